"""What a head learns from: the target's hidden states and distributions along some text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor
from transformers import LlamaForCausalLM


class Lesson(NamedTuple):
    """Texts as their target reads them.

    Attributes:
        ids: [n, length].
        states: hidden states as transformers counts them, layers + 1 tensors [n, length, width];
            the last one is behind the final norm.
        wanted: the target's distributions of the next token, [n, length, V].
    """

    ids: Tensor
    states: tuple[Tensor, ...]
    wanted: Tensor


def teacher(target: LlamaForCausalLM) -> Callable[[Tensor], Lesson]:
    """Return what makes lessons of rows of ids [n, length], in bfloat16 arithmetic."""

    @torch.no_grad()
    def teach(ids: Tensor) -> Lesson:
        with torch.autocast(ids.device.type, torch.bfloat16):
            states = target.model(input_ids=ids, output_hidden_states=True).hidden_states
            logits = target.lm_head(states[-1])
        return Lesson(ids, tuple(state.float() for state in states), F.softmax(logits.float(), -1))

    return teach


def distance(logits: Tensor, wanted: Tensor) -> Tensor:
    """Cross-entropy plus total variation of the draft from the target, at each place [...].

    Cross-entropy learns fast; total variation is the share of drafts that are rejected. Tokens that
    the draft lacks may be missing from both.

    Args:
        logits: the draft's, [..., k].
        wanted: the target's probabilities of the same tokens, [..., k].
    """
    far: Tensor = _Distance.apply(logits, wanted)  # type: ignore[no-untyped-call]
    return far


class _Distance(torch.autograd.Function):
    """Computes the gradient at once: autograd would keep and read six times as many numbers."""

    @staticmethod
    def forward(ctx: Any, logits: Tensor, wanted: Tensor) -> Tensor:
        logits = logits.float()
        draft = logits.softmax(-1)
        less = torch.where(draft < wanted, draft, 0.0)
        shared, known = less.sum(-1, keepdim=True), wanted.sum(-1, keepdim=True)
        ctx.save_for_backward(draft * (known + shared) - wanted - less)
        overlap = torch.minimum(draft, wanted).sum(-1)
        entropy = logits.logsumexp(-1) * known[..., 0] - (wanted * logits).sum(-1)
        return entropy + 1 - overlap

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor, None]:
        (slope,) = ctx.saved_tensors
        return slope * gradient[..., None], None
