"""Multi-token prediction: one layer of the target's own form, chained on its own output.

One matrix joins a token's normed embedding with the normed state before it, for the layer to read.
The target's output head turns its normed output into logits; the same output is the next state.
Format: Qwen3-Next's, `mtp.{fc, norm, pre_fc_norm_embedding, pre_fc_norm_hidden, layers.0.*}`. Norms
are stored as their distance from 1, or plainly, as SpecForge did for a while: the values tell.
Embeddings are the target's, and so are the output rows, unless there is an `mtp.lm_head`.
speculators' format (`mtp_layers.`) is not supported.
Source: DeepSeek-AI 2024, DeepSeek-V3, arXiv:2412.19437, section 2.2.
"""

from functools import partial
from typing import NamedTuple

import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.heads.chain import ChainLayers, draft_chained
from specviz.decoding.heads.parts import ENTERING_HEAD, Body, LayerMaker, VocabularyWeights
from specviz.decoding.lean.layers import Pass
from specviz.decoding.lean.weights import Layer, is_packed
from specviz.decoding.linear import Linear
from specviz.decoding.pair import HeadMaker
from specviz.models.heads.config import HeadConfig, transformers_config
from specviz.models.heads.layers import body, layer, linear, norm, words
from specviz.models.heads.tensors import Tensors
from specviz.registry import Head

HEAD = Head(order=2, title="MTP layer", brand="MTP", launches=39, each=10)
FEW = 0.05  # share of negative values that plain norms may have


class Config(HeadConfig, frozen=True, kw_only=True):
    """A `config.json` whose architecture is named after MTP."""


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


def read(config: Config, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
    """Bind a layer of multi-token prediction to its target.

    Raises:
        ModelError: the head is damaged.
    """
    sizes = transformers_config(tensors.name, config, target)
    width, pack = sizes.hidden_size, is_packed(target)
    weights = MtpWeights(
        body=body(sizes, target),
        words=words(tensors, target, rows="mtp.lm_head.weight"),
        embedding_norm=norm(tensors, "mtp.pre_fc_norm_embedding.weight", width),
        hidden_norm=norm(tensors, "mtp.pre_fc_norm_hidden.weight", width),
        fusion=linear(tensors, [("mtp.fc", width)], 2 * width, pack=pack),
        layer=layer(tensors, "mtp.layers.0.", sizes, pack=pack),
        norm=norm(tensors, "mtp.norm.weight", width),
    )
    new = partial(MtpLayers, _with_plain_norms(weights))
    return partial(draft_chained, LayerMaker(weights.body, new))


def _with_plain_norms(weights: MtpWeights) -> MtpWeights:
    """Add 1 to all norms, if they are stored as their distance from it."""
    layer = weights.layer
    own = {name: getattr(weights, name) for name in ("embedding_norm", "hidden_norm", "norm")}
    its = {name: getattr(layer, name) for name in ("attention_norm", "qk_norm", "mlp_norm")}
    its = {name: value for name, value in its.items() if value is not None}
    if weights.norm.is_meta or are_plain([*own.values(), *its.values()]):
        return weights
    own, its = ({name: value + 1 for name, value in each.items()} for each in (own, its))
    return weights._replace(layer=layer._replace(**its), **own)


def are_plain(norms: list[Tensor]) -> bool:
    """Whether norms are stored plainly: then hardly a weight is negative, and most are near 1.

    Distances from 1 lie near 0, on both sides. All norms together tell, since a single one may
    have drifted far in training.
    """
    values = torch.cat([each.flatten().float() for each in norms])
    return bool((values < 0).float().mean() <= FEW and values.median() > 1 / 2)
