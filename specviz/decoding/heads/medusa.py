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

from specviz.decoding.heads.parts import ENTERING_HEAD, IndependentDrafter, Words, catch_up
from specviz.decoding.language_model import StatefulModel
from specviz.decoding.linear import Linear


class MedusaHead(NamedTuple):
    """One head.

    Attributes:
        blocks: each adds SiLU of its product to what it reads, [width, width].
        words: the output rows, the head's own or the target's.
    """

    blocks: tuple[Linear, ...]
    words: Words

    def logits(self, state: Tensor, vocabulary: int) -> Tensor:
        """The target's state [1, width] → logits [1, V]."""
        for block in self.blocks:
            state = state + F.silu(block(state))
        return self.words.logits(state, vocabulary)


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
        return torch.cat([head.logits(state, vocabulary) for head in self._heads[:most]])

    def rollback(self, length: int) -> None:
        """Do nothing: there is no state beyond the target's."""
