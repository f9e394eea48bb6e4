"""The training data of heads: a target's hidden states and distributions along texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor
from transformers import LlamaForCausalLM

from specviz.training.chat_draft import Lesson as Dialogues

UNLIKELY = 1e-6  # the weight of a position with nothing to learn


class Lesson(NamedTuple):
    """Texts, with the states and distributions of the target.

    Attributes:
        ids: [n, length].
        states: hidden states [n, length, width] by their numbers, as transformers counts them; -1:
            the last one, after the final norm.
        wanted: the target's probabilities of the next token among those that a head can guess,
            [n, length, k]; all 0 where there is nothing to learn.
    """

    ids: Tensor
    states: Mapping[int, Tensor]
    wanted: Tensor


def teacher(target: LlamaForCausalLM, tokens: Tensor | None = None) -> Callable[[Tensor], Lesson]:
    """Return a function that makes lessons of ids [n, length + 1], in bfloat16 arithmetic.

    Args:
        tokens: the ids of the tokens that a head can guess [k]; None: all.
    """

    @torch.no_grad()
    def teach(rows: Tensor) -> Lesson:
        ids = rows[:, :-1]
        states = read(target, ids)
        with torch.autocast(ids.device.type, torch.bfloat16):
            wanted = F.softmax(target.lm_head(states[-1]).float(), -1)
        return Lesson(ids, states, wanted if tokens is None else wanted[..., tokens])

    return teach


def teacher_of_dialogues(known: int) -> Callable[[Dialogues], Lesson]:
    """Return a function that makes lessons of a chat model's recorded answers.

    They hold the distributions that the answers were sampled from, and none for prompts and
    padding.

    Args:
        known: the number of tokens that a head can guess, plus the unknown token, the first.
    """

    @torch.no_grad()
    def teach(batch: Dialogues) -> Lesson:
        ids = batch.target_ids
        states = {number: state.float() for number, state in batch.states.items()}
        wanted = batch.odds.new_zeros(*ids.shape, known).scatter_add_(-1, batch.top, batch.odds)
        return Lesson(ids, states, wanted[..., 1:])

    return teach


@torch.no_grad()
def read(target: LlamaForCausalLM, ids: Tensor) -> dict[int, Tensor]:
    """Return the hidden states of rows of ids, as in `Lesson`."""
    with torch.autocast(ids.device.type, torch.bfloat16):
        states = target.model(input_ids=ids, output_hidden_states=True).hidden_states
    numbered = {number: state.float() for number, state in enumerate(states)}
    return numbered | {-1: numbered[len(states) - 1]}


def drawn(wanted: Tensor, first: int, last: int, count: int | None = None) -> Tensor:
    """Draw positions at random, more often those at which more texts have something to learn.

    Args:
        wanted: the target's probabilities [n, length, k], all 0 where there is nothing to learn.
        first, last: the range of the positions; `last` is not in it.
        count: how many positions; None: half of those with something to learn.
    """
    shares = wanted[:, first:last].any(-1).float().mean(0)
    asked = max(1, int(shares.sum()) // 2) if count is None else min(count, len(shares))
    return first + torch.multinomial(shares + UNLIKELY, asked)


def distance(logits: Tensor, wanted: Tensor) -> Tensor:
    """Cross-entropy plus total variation of the draft from the target, at each position [...].

    Cross-entropy learns fast; total variation is the share of drafts that are rejected. Tokens that
    the draft lacks may be missing from both.

    Args:
        logits: the draft's, [..., k].
        wanted: the target's probabilities of the same tokens, [..., k].
    """
    far: Tensor = _Distance.apply(logits, wanted)  # type: ignore[no-untyped-call]
    return far


class _Distance(torch.autograd.Function):
    """Computes the gradient in forward; autograd would keep and read six times as many numbers."""

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
