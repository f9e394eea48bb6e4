"""Reads layers of multi-token prediction in the format of Qwen3-Next's checkpoints (`mtp.`).

All norms are stored as their distance from 1. Embeddings and output rows are the target's.
speculators' format (`mtp_layers.`, plain norms) is not supported.
"""

from functools import partial

from transformers import PreTrainedModel

from specviz.decoding.heads.chain import draft_chained
from specviz.decoding.heads.mtp import MtpLayers, MtpWeights
from specviz.decoding.heads.parts import LayerMaker
from specviz.decoding.lean.weights import is_packed
from specviz.decoding.pair import HeadMaker
from specviz.models.heads.config import HeadConfig, transformers_config
from specviz.models.heads.layers import body, layer, linear, norm, words
from specviz.models.heads.tensors import Tensors


def read(config: HeadConfig, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
    """Bind a layer of multi-token prediction to its target.

    Raises:
        ModelError: the head is damaged.
    """
    sizes = transformers_config(tensors.name, config, target)
    width, pack = sizes.hidden_size, is_packed(target)
    weights = MtpWeights(
        body=body(sizes, target),
        words=words(tensors, target),
        embedding_norm=norm(tensors, "mtp.pre_fc_norm_embedding.weight", width, deltas=True),
        hidden_norm=norm(tensors, "mtp.pre_fc_norm_hidden.weight", width, deltas=True),
        fusion=linear(tensors, [("mtp.fc", width)], 2 * width, pack=pack),
        layer=layer(tensors, "mtp.layers.0.", sizes, deltas=True, pack=pack),
        norm=norm(tensors, "mtp.norm.weight", width, deltas=True),
    )
    new = partial(MtpLayers, weights)
    return partial(draft_chained, LayerMaker(weights.body, new))
