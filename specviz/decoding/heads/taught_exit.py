"""A taught early exit: the target's first layers, one layer taught to follow them, its output rows.

Unlike in LayerSkip, the target itself is not trained for it; the drafter keeps its own KV cache,
and verification runs all layers.
Source: Elhoushi et al. 2024, LayerSkip, arXiv:2404.16710.
"""

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.heads.parts import Words
from specviz.decoding.lean.layers import LeanLayers
from specviz.decoding.lean.weights import Layer


class ExitWeights(NamedTuple):
    """An exit bound to its target.

    Attributes:
        layers: the target's first ones, then the taught one.
        norm: [width].
    """

    target: PreTrainedModel
    words: Words
    layers: tuple[Layer, ...]
    norm: Tensor


class TaughtExit(LeanLayers):
    """A LanguageModel with a KV cache of its own; it reads text alone."""

    def __init__(self, weights: ExitWeights, vocabulary: int) -> None:
        super().__init__(weights.target, weights.layers)
        self.vocabulary = vocabulary
        self._weights = weights

    @torch.inference_mode()
    def logits(self, tokens: Tensor, last: int) -> Tensor:
        """Read tokens [w] after the cached prefix; return the last logits, [last, V]."""
        return self._logits(self._through(self._weights.words.embed(tokens))[-last:])

    @torch.inference_mode()
    def branch(self, tokens: Tensor, parents: Sequence[int]) -> Tensor:
        """Read a tree of tokens [w] after the text; return the logits of all, [w, V].

        Args:
            parents: as in `LeanModel.branch`.
        """
        at = self._branching(len(tokens), parents)
        return self._logits(self._run(self._weights.words.embed(tokens), at))

    def _logits(self, x: Tensor) -> Tensor:
        normed = self._norm(x, self._weights.norm)
        return self._weights.words.logits(normed, self.vocabulary)
