"""A one-layer draft on the target's hidden states, as in EAGLE.

At every position it reads a token and the target's *feature* before it (the last hidden state after
the final norm), and predicts the target's next feature; the target's output head, cut to the most
frequent tokens, turns that into logits. Beyond what the target has read, it continues from its own
predictions; those positions are recomputed once the true features are known.
Source: Li et al. 2024, EAGLE, arXiv:2401.15077; FR-Spec, Zhao et al. 2025, arXiv:2502.14856.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import torch
from torch import Tensor
from transformers import LlamaForCausalLM

from specviz.decoding.heads.chain import ChainedHead, ChainLayers
from specviz.decoding.heads.parts import ENTERING_HEAD, LayerMaker, VocabularyWeights
from specviz.decoding.language_model import StatefulModel
from specviz.decoding.lean.layers import Pass
from specviz.decoding.lean.weights import Layer
from specviz.decoding.linear import Linear


class HeadWeights(NamedTuple):
    """A head bound to its target; the target's embedding and rotary positions are shared.

    Attributes:
        fusion: [width, 2 · width], for a token's embedding and the feature before it.
        norm: [width].
        ids: the target's tokens that it can propose [k].
        rows: of the target's head, for these tokens [k, width].
        vocabulary: V, the number of the target's tokens.
        limit: the longest context it can read.
        parameters: how many parameters are its own, not the target's.
        other_weights: it was trained for other weights than the target's, and so drafts worse.
    """

    target: LlamaForCausalLM
    fusion: Linear
    layer: Layer
    norm: Tensor
    ids: Tensor
    rows: Linear
    vocabulary: int
    limit: int
    parameters: int
    other_weights: bool = False


class FeatureLayers(ChainLayers):
    """The head's layer; it reads the text's first token, too."""

    def __init__(self, weights: HeadWeights) -> None:
        words = VocabularyWeights(
            weights.target.get_input_embeddings().weight.detach(), weights.rows, weights.ids
        )
        super().__init__(weights.target, weights.layer, words, [ENTERING_HEAD], first=True)
        self.limit = weights.limit
        self._weights = weights

    def step(self, embedded: Tensor, before: Tensor, at: Pass) -> tuple[Tensor, Tensor]:
        fused = self._weights.fusion(torch.cat([embedded, before], -1))
        output = self._norm(self._run(fused, at), self._weights.norm)
        return output, output


def feature_head(weights: HeadWeights) -> Callable[[StatefulModel], ChainedHead]:
    """Return a factory of heads, each for a target that has read nothing yet."""
    return partial(ChainedHead, LayerMaker(weights.target, partial(FeatureLayers, weights)))
