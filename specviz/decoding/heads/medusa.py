"""Medusa: several heads on one hidden state, each for a later position.

The state at the last token but one produced the last token, so head k guesses the k-th token after
it. All read the same state, so no guess depends on the others.
Source: Cai et al. 2024, Medusa, arXiv:2401.10774.
"""

from collections.abc import Sequence
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

from specviz.decoding.heads.parts import (
    ENTERING_HEAD,
    IndependentDrafter,
    VocabularyWeights,
    catch_up,
)
from specviz.decoding.language_model import StatefulModel
from specviz.decoding.linear import Linear
from specviz.decoding.recording import Recordable, Text
from specviz.decoding.static_model import StaticModel


class MedusaHead(NamedTuple):
    """One head.

    Attributes:
        blocks: each adds SiLU of its product to what it reads, [width, width].
        words: the output rows, the head's own or the target's.
    """

    blocks: tuple[Linear, ...]
    words: VocabularyWeights

    def said(self, state: Tensor) -> Tensor:
        """The target's state [1, width] → what the output rows read [1, width]."""
        for block in self.blocks:
            state = state + F.silu(block(state))
        return state


class MedusaDrafter(IndependentDrafter):
    """Drafts at most one token per head, all at once."""

    def __init__(
        self, heads: Sequence[MedusaHead], target: StatefulModel, confidence: float = 0.0
    ) -> None:
        super().__init__(target, confidence)
        target.keep_states(ENTERING_HEAD)
        self._heads = heads

    @torch.inference_mode()
    def look(self, context: Sequence[int], most: int) -> Tensor:
        vocabulary = self._target.vocabulary
        if most <= 0 or len(context) < 2:
            return torch.empty(0, vocabulary)
        catch_up(self._target, context)
        state = self._target.states(ENTERING_HEAD)[len(context) - 2 : len(context) - 1]
        return self._logits(state, most)

    def recordable(self, context: Sequence[int] = ()) -> Recordable | None:
        return self if self._confidence == 0 and isinstance(self._target, StaticModel) else None

    @property
    def backing(self) -> object:
        return self._heads  # there is no cache

    def drafts(self, gamma: int) -> int:
        return min(gamma, len(self._heads))

    def rereads(self, gamma: int) -> int:
        """None: it reads one state of the target."""
        return 0

    def advance(self, context: Sequence[int], gamma: int) -> bool:
        return len(context) > 1

    def look_at(self, text: Text, most: int) -> Tensor:
        return self._logits(text.states(ENTERING_HEAD)[(text.length - 2)[None]], most)

    def _logits(self, state: Tensor, most: int) -> Tensor:
        """The guesses of the first heads from the target's state [1, width], [g, V]."""
        heads, vocabulary = self._heads[:most], self._target.vocabulary
        said = [head.said(state) for head in heads]
        if all(head.words.rows is heads[0].words.rows for head in heads):  # reads the rows once
            return heads[0].words.logits(torch.cat(said), vocabulary)
        return torch.cat([h.words.logits(x, vocabulary) for h, x in zip(heads, said, strict=True)])

    def rollback(self, length: int) -> None:
        """Do nothing: there is no state beyond the target's."""
