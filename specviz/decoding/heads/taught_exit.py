"""A trained early exit: the target's first layers, a layer trained to follow them, output rows.

Unlike in LayerSkip, the target itself is not trained for it; the drafter keeps its own KV cache,
and verification runs all layers.
Source: Elhoushi et al. 2024, LayerSkip, arXiv:2404.16710.
"""

from typing import NamedTuple

from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.heads.parts import VocabularyWeights
from specviz.decoding.lean.layers import Pass, Tensors
from specviz.decoding.lean.model import TokenLayers
from specviz.decoding.lean.weights import Layer


class ExitWeights(NamedTuple):
    """An exit bound to its target.

    Attributes:
        layers: the target's first ones, then the trained one.
        norm: [width].
    """

    target: PreTrainedModel
    words: VocabularyWeights
    layers: tuple[Layer, ...]
    norm: Tensor


class TaughtExit(TokenLayers):
    """A LanguageModel with a KV cache of its own; it reads no states of the target."""

    def __init__(self, weights: ExitWeights, vocabulary: int) -> None:
        super().__init__(weights.target, weights.layers)
        self.vocabulary = vocabulary
        self._weights = weights

    def forward(self, inputs: Tensors, at: Pass, last: int) -> Tensors:
        """Tokens [w] → the last logits [last, V]."""
        weights = self._weights
        x = self._run(weights.words.embed(inputs[0]), at)[-last:]
        return (weights.words.logits(self._norm(x, weights.norm), self.vocabulary),)
