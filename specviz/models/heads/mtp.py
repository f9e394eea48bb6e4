"""Reads layers of multi-token prediction in the format of Qwen3-Next's checkpoints (`mtp.`).

Norms are stored as their distance from 1, or plainly, as SpecForge did for a while: the values
tell. Embeddings are the target's, and so are the output rows, unless there are some of its own.
speculators' format (`mtp_layers.`) is not supported.
"""

from functools import partial

import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.heads.chain import draft_chained
from specviz.decoding.heads.mtp import MtpLayers, MtpWeights
from specviz.decoding.heads.parts import LayerMaker
from specviz.decoding.lean.weights import is_packed
from specviz.decoding.pair import HeadMaker
from specviz.models.heads.config import HeadConfig, transformers_config
from specviz.models.heads.layers import body, layer, linear, norm, words
from specviz.models.heads.tensors import Tensors

FEW = 0.05  # share of negative values that plain norms may have


def read(config: HeadConfig, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
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
