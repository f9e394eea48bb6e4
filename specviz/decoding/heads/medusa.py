"""Medusa: several heads on one hidden state, each for a later position.

The state of the last token but one gave the last token; head k guesses the k-th after it. All read
the same state, so no guess knows of the others.
Source: Cai et al. 2024, Medusa, arXiv:2401.10774.
"""

from collections.abc import Sequence
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

from specviz.decoding.drafters import Proposal, ToProbs
from specviz.decoding.heads.parts import Words, catch_up, independent, silent
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.linear import Linear
from specviz.sampling import Chance

ENTERING_HEAD = -1  # the target's last state, after its final norm


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


class MedusaDrafter:
    """Drafts at most one token per head, all at once.

    Args:
        confidence: stop *after* a token whose probability at temperature 1 is lower.
    """

    def __init__(
        self, heads: Sequence[MedusaHead], target: LeanModel, confidence: float = 0.0
    ) -> None:
        target.keep_states(ENTERING_HEAD)
        self._heads = heads
        self._target = target
        self._confidence = confidence

    @torch.inference_mode()
    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        if gamma <= 0 or len(context) < 2:
            return silent(self._target)
        catch_up(self._target, context)
        state = self._target.states(ENTERING_HEAD)[len(context) - 2 : len(context) - 1]
        heads = self._heads[:gamma]
        logits = torch.cat([head.logits(state, self._target.vocabulary) for head in heads])
        return independent(logits, to_probs, chance, self._confidence)

    def rollback(self, length: int) -> None:
        """Does nothing: there is no state beyond the target's."""
