"""EAGLE-3: one layer on three fused hidden states of the target, taught on its own predictions.

The layer's queries, keys and values read a token's embedding and the state before it side by side;
its output before the norm is the next state. The output head may know only some of the target's
tokens.
Source: Li et al. 2025, EAGLE-3, arXiv:2503.01840; the forms of its checkpoints are those of
SpecForge, speculators and DeepSpec.
"""

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from specviz.decoding.heads.chain import ChainedHead
from specviz.decoding.heads.parts import Body, HiddenLayers, Words
from specviz.decoding.language_model import StatefulModel
from specviz.decoding.lean.weights import Layer
from specviz.decoding.linear import Linear


class Eagle3Weights(NamedTuple):
    """An EAGLE-3 head bound to its target.

    Attributes:
        numbers: of the target's states, as `LeanModel.keep_states` counts them.
        state_norms: of each state before they are joined [width]; none: not normed.
        joined_norm: of all states together [n · width]; None: not normed.
        fusion: [width, n · width].
        layer: its query, key and value read 2 · width; the attention norm is the embedding's.
        hidden_norm, norm: [width].
        residual_normed: the layer adds to the normed state instead of the state.
        output_normed: the output after the norm is fed back instead of the one before.
    """

    body: Body
    words: Words
    numbers: tuple[int, ...]
    state_norms: tuple[Tensor, ...]
    joined_norm: Tensor | None
    fusion: Linear
    layer: Layer
    hidden_norm: Tensor
    norm: Tensor
    residual_normed: bool = False
    output_normed: bool = False


class Eagle3(ChainedHead):
    """An EAGLE-3 head with a KV cache of its own."""

    def __init__(self, weights: Eagle3Weights, target: StatefulModel) -> None:
        self._weights = weights
        self._layer = _Layer(weights.body, [weights.layer])
        super().__init__(self._layer, weights.words, target, weights.numbers)

    def _states(self, positions: slice) -> Tensor:
        weights, norm = self._weights, self._layer.norm
        states = [self._target.states(number)[positions] for number in weights.numbers]
        if weights.state_norms:
            states = [norm(x, w) for x, w in zip(states, weights.state_norms, strict=True)]
        joined = torch.cat(states, -1)
        if weights.joined_norm is not None:
            joined = norm(joined, weights.joined_norm)
        return weights.fusion(joined)

    def _step(
        self, embedded: Tensor, before: Tensor, parents: Sequence[int] | None
    ) -> tuple[Tensor, Tensor]:
        normed = self._layer.norm(before, self._weights.hidden_norm)
        residual = normed if self._weights.residual_normed else before
        output = self._layer.read(embedded, normed, residual, parents)
        said = self._layer.norm(output, self._weights.norm)
        return said, said if self._weights.output_normed else output


class _Layer(HiddenLayers):
    """A layer whose attention reads embeddings and states side by side."""

    def read(
        self,
        embedded: Tensor,
        normed: Tensor,
        residual: Tensor,
        parents: Sequence[int] | None,
    ) -> Tensor:
        """Read the next w tokens, their states normed, and what to add to, [w, width] each.

        Args:
            parents: those of a tree; None: of the text.
        """
        (layer,), width = self._layers, len(embedded)
        at = self._next(width) if parents is None else self._branching(width, parents)
        both = torch.cat([self._norm(embedded, layer.attention_norm), normed], -1)
        x = residual + self._attend(both, layer, self._cache[0], at)
        self.length += width if parents is None else 0
        return self._feed_forward(x, layer)
