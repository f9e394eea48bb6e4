"""Multi-token prediction: one layer of the target's own form, chained on its own output.

It reads the norms of a token's embedding and of the state before it, joined by one matrix; the
target's output head turns its normed output into logits, and the same output is the next state.
Source: DeepSeek-AI 2024, DeepSeek-V3, arXiv:2412.19437, section 2.2; the checkpoints' form is that
of Qwen3-Next.
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

ENTERING_HEAD = -1  # the target's last state, after its final norm


class MtpWeights(NamedTuple):
    """A layer of multi-token prediction bound to its target.

    Attributes:
        fusion: [width, 2 · width], for a token's embedding and the state before it.
        embedding_norm, hidden_norm, norm: [width].
    """

    body: Body
    words: Words
    embedding_norm: Tensor
    hidden_norm: Tensor
    fusion: Linear
    layer: Layer
    norm: Tensor


class Mtp(ChainedHead):
    """A layer of multi-token prediction with a KV cache of its own."""

    def __init__(self, weights: MtpWeights, target: StatefulModel) -> None:
        self._weights = weights
        layers = HiddenLayers(weights.body, [weights.layer])
        super().__init__(layers, weights.words, target, [ENTERING_HEAD])

    def _states(self, positions: slice) -> Tensor:
        return self._target.states(ENTERING_HEAD)[positions]

    def _step(
        self, embedded: Tensor, before: Tensor, parents: Sequence[int] | None
    ) -> tuple[Tensor, Tensor]:
        weights, norm = self._weights, self._layers.norm
        both = [norm(embedded, weights.embedding_norm), norm(before, weights.hidden_norm)]
        fused = weights.fusion(torch.cat(both, -1))
        output = norm(self._layers.through(fused, parents), weights.norm)
        return output, output
