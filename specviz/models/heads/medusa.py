"""Medusa: several heads on one hidden state, each for a later position.

The state at the last token but one produced the last token, so head k guesses the k-th token after
it. All read the same state, so no guess depends on the others.
Format: `medusa_num_heads` and `medusa_num_layers`; in medusa_lm_head.safetensors, `0.0.linear` is
head 0's first block and `0.1.weight` its output rows. Heads without output rows of their own share
`lm_head.weight`, or else the target's. A file may have more heads than its config says, as Medusa's
own files do: all are read.
Source: Cai et al. 2024, Medusa, arXiv:2401.10774.
"""

from collections.abc import Sequence
from functools import partial
from itertools import count
from typing import Annotated, NamedTuple

import torch
import torch.nn.functional as F
from msgspec import Meta
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.drafters import Drafter
from specviz.decoding.heads.parts import (
    ENTERING_HEAD,
    IndependentDrafter,
    VocabularyWeights,
    catch_up,
)
from specviz.decoding.language_model import LanguageModel, StatefulModel
from specviz.decoding.lean.weights import is_packed
from specviz.decoding.linear import Linear
from specviz.decoding.pair import HeadMaker
from specviz.decoding.recording import Recordable, Text
from specviz.decoding.static_model import StaticModel
from specviz.models.heads.config import HeadConfig
from specviz.models.heads.layers import linear, words
from specviz.models.heads.tensors import Tensors
from specviz.registry import Head

HEAD = Head(
    order=1,
    title="Medusa heads",
    brand="Medusa",
    fields=("medusa_num_heads",),
    at_once=True,
    launches=42,
    each=6,
)


class Config(HeadConfig, frozen=True, kw_only=True):
    """A `config.json` of Medusa heads."""

    medusa_num_heads: Annotated[int, Meta(ge=1, le=64)] | None = None
    medusa_num_layers: Annotated[int, Meta(ge=0, le=16)] = 1

    @property
    def longest(self) -> int | None:
        return self.medusa_num_heads

    @property
    def depth(self) -> int:
        return 0


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


def read(config: Config, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
    """Bind Medusa heads to their target.

    Raises:
        ModelError: a head is damaged.
    """
    shared = words(tensors, target)
    here = next(n for n in count() if f"{n}.0.linear.weight" not in tensors)
    numbers = range(max(here, config.medusa_num_heads or 0))
    return partial(_made, [_head(number, config, tensors, shared, target) for number in numbers])


def _head(
    number: int,
    config: Config,
    tensors: Tensors,
    shared: VocabularyWeights,
    target: PreTrainedModel,
) -> MedusaHead:
    width, blocks, pack = target.config.hidden_size, config.medusa_num_layers, is_packed(target)
    own, rows = f"{number}.{blocks}.weight", shared.rows
    if own in tensors:
        rows = Linear(tensors.take(own, len(rows.weight), width), pack=pack)
    return MedusaHead(
        tuple(
            linear(tensors, [(f"{number}.{block}.linear", width)], width, pack=pack)
            for block in range(blocks)
        ),
        shared._replace(rows=rows),
    )


def _made(
    heads: list[MedusaHead], target: StatefulModel, confidence: float
) -> tuple[Drafter, LanguageModel | None]:
    return MedusaDrafter(heads, target, confidence), None
