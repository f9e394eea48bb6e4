"""Multi-token prediction: one layer of the target's own form, chained on its own output.

One matrix joins a token's normed embedding with the normed state before it, for the layer to read.
The target's output head turns its normed output into logits; the same output is the next state.
Source: DeepSeek-AI 2024, DeepSeek-V3, arXiv:2412.19437, section 2.2; checkpoint format: Qwen3-Next.
"""

from typing import NamedTuple

import torch
from torch import Tensor

from specviz.decoding.heads.chain import ChainLayers
from specviz.decoding.heads.parts import ENTERING_HEAD, Body, VocabularyWeights
from specviz.decoding.lean.layers import Pass
from specviz.decoding.lean.weights import Layer
from specviz.decoding.linear import Linear


class MtpWeights(NamedTuple):
    """A layer of multi-token prediction bound to its target.

    Attributes:
        fusion: [width, 2 · width], for a token's embedding and the state before it.
        embedding_norm, hidden_norm, norm: [width].
    """

    body: Body
    words: VocabularyWeights
    embedding_norm: Tensor
    hidden_norm: Tensor
    fusion: Linear
    layer: Layer
    norm: Tensor


class MtpLayers(ChainLayers):
    """A layer of multi-token prediction with a KV cache of its own."""

    def __init__(self, weights: MtpWeights) -> None:
        super().__init__(weights.body, weights.layer, weights.words, [ENTERING_HEAD])
        self._weights = weights

    def step(self, embedded: Tensor, before: Tensor, at: Pass) -> tuple[Tensor, Tensor]:
        weights = self._weights
        both = [
            self._norm(embedded, weights.embedding_norm),
            self._norm(before, weights.hidden_norm),
        ]
        output = self._norm(self._run(weights.fusion(torch.cat(both, -1)), at), weights.norm)
        return output, output
