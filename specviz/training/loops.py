"""Teaches a target not to loop, by unlikelihood of the spans that its greedy text repeats.

Greedy text of a small model repeats itself far more often than the text it was trained on, however
low its loss. While the rate decays, some rows of each step are the target's own greedy text, and
the loss lowers the probability of each token that ends a span which occurred before (Welleck et
al. 2019, arXiv:1908.04319, sequence-level unlikelihood).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from transformers import LlamaForCausalLM, StaticCache

from specviz.training.settings import Loops
from specviz.training.trainer import cross_entropy, logits_of


class Rows(NamedTuple):
    """Rows of corpus text [n, length + 1], and of the target's own [m, own length]."""

    texts: Tensor
    own: Tensor

    @property
    def tokens(self) -> int:
        """Number of tokens of the corpus; own text does not count as read."""
        return self.texts[:, 1:].numel()

    def to(self, device: torch.device) -> Rows:
        """Move both to a device."""
        return Rows(self.texts.to(device), self.own.to(device))


def with_own_text(
    model: LlamaForCausalLM, texts: Callable[[int], Tensor], settings: Loops
) -> Callable[[int], Rows]:
    """Return batches of corpus rows, with greedy text that the model writes during training."""
    written: list[Tensor] = []

    def batch(step: int) -> Rows:
        rows = texts(step)
        turn = step % settings.every
        if turn == 0 or not written:
            prompts = torch.cat([texts(step + more)[:, : settings.prompt]
                                 for more in range(settings.every)])  # fmt: skip
            written[:] = greedy(model, prompts, settings).chunk(settings.every)
        return Rows(rows, written[turn % len(written)])

    return batch


@torch.no_grad()
def greedy(model: LlamaForCausalLM, prompts: Tensor, settings: Loops) -> Tensor:
    """Continue the first prompts greedily, all at once, to ``settings.length`` tokens each."""
    rows = prompts[: settings.every * settings.rows].to(model.device)
    cache = StaticCache(config=model.config, max_cache_len=settings.length)
    fresh = rows
    while rows.shape[1] < settings.length:
        read = model(fresh, past_key_values=cache, use_cache=True, logits_to_keep=1)
        fresh = read.logits[:, -1].argmax(-1, keepdim=True)
        rows = torch.cat((rows, fresh), dim=1)
    return rows


def repeated(rows: Tensor, prompt: int, span: int) -> Tensor:
    """Mark the tokens [m, length] after the prompt that end a span seen earlier in their row."""
    spans = rows.unfold(1, span, 1)
    same = (spans[:, :, None] == spans[:, None]).all(-1).tril(-1).any(-1)
    marked = F.pad(same, (span - 1, 0))
    marked[:, :prompt] = False
    return marked


def loss(settings: Loops) -> Callable[[nn.Module, Rows], Tensor]:
    """Return the loss: cross-entropy of the texts, plus the weighted unlikelihood of loops."""

    def both(model: LlamaForCausalLM, rows: Rows) -> Tensor:
        logits = logits_of(model, rows.own[:, :-1]).float()
        chosen = logits.log_softmax(-1).gather(-1, rows.own[:, 1:, None])[..., 0]
        marked = repeated(rows.own, settings.prompt, settings.span)[:, 1:]
        unlikely = -torch.log1p(-chosen.exp().clamp(max=1 - 1e-4)) * marked
        return cross_entropy(model, rows.texts) + settings.weight * unlikely.mean()

    return both
