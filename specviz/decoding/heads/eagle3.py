"""EAGLE-3: one layer on three fused hidden states of the target, trained on its own predictions.

The layer's queries, keys and values read a token's embedding and the state before it side by side;
its output before the norm is the next state. The output head may have rows for only some of the
target's tokens.
Source: Li et al. 2025, EAGLE-3, arXiv:2503.01840; checkpoint formats: SpecForge, speculators and
DeepSpec.
"""

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from specviz.decoding.heads.chain import ChainLayers
from specviz.decoding.heads.parts import Body, VocabularyWeights
from specviz.decoding.lean.layers import Pass
from specviz.decoding.lean.weights import Layer
from specviz.decoding.linear import Linear


class Eagle3Weights(NamedTuple):
    """An EAGLE-3 head bound to its target.

    Attributes:
        numbers: of the target's states, as `LeanLayers.keep_states` counts them.
        state_norms: of each state before they are joined [target's width]; empty: not normed.
        joined_norm: of the joined states [n · target's width]; None: not normed.
        fusion: [width, n · target's width].
        layer: its query, key and value read 2 · width; the attention norm is the embedding's.
        hidden_norm, norm: [width].
        residual_normed: the layer adds to the normed state instead of the state.
        output_normed: the output after the norm is fed back instead of the one before.
    """

    body: Body
    words: VocabularyWeights
    numbers: tuple[int, ...]
    state_norms: tuple[Tensor, ...]
    joined_norm: Tensor | None
    fusion: Linear
    layer: Layer
    hidden_norm: Tensor
    norm: Tensor
    residual_normed: bool = False
    output_normed: bool = False


class Eagle3Layers(ChainLayers):
    """An EAGLE-3 head's layer, whose attention reads embeddings and states side by side."""

    def __init__(self, weights: Eagle3Weights) -> None:
        super().__init__(weights.body, weights.layer, weights.words, weights.numbers)
        self._weights = weights

    def fused(self, states: Sequence[Tensor]) -> Tensor:
        weights = self._weights
        if weights.state_norms:
            pairs = zip(states, weights.state_norms, strict=True)
            states = [self._norm(x, weight) for x, weight in pairs]
        joined = torch.cat([*states], -1)
        if weights.joined_norm is not None:
            joined = self._norm(joined, weights.joined_norm)
        return weights.fusion(joined)

    def step(self, embedded: Tensor, before: Tensor, at: Pass) -> tuple[Tensor, Tensor]:
        weights, layer = self._weights, self._weights.layer
        normed = self._norm(before, weights.hidden_norm)
        both = torch.cat([self._norm(embedded, layer.attention_norm), normed], -1)
        residual = normed if weights.residual_normed else before.clone()  # the caller's
        x = layer.output.add(self._attend(both, layer, self._read(at)[0], at), residual)
        output = self._feed_forward(x, layer)
        said = self._norm(output, weights.norm)
        return said, said if weights.output_normed else output
