"""Reads EAGLE-3 heads in the formats of SpecForge (`midlayer.`), speculators and DeepSpec.

A head may be narrower or wider than its target: then it has embeddings and output rows of its own.
"""

from functools import partial

from transformers import PreTrainedModel

from specviz.decoding.heads.chain import draft_chained
from specviz.decoding.heads.eagle3 import Eagle3Layers, Eagle3Weights
from specviz.decoding.heads.parts import LayerMaker
from specviz.decoding.lean.weights import is_packed
from specviz.decoding.pair import HeadMaker
from specviz.models.heads.config import (
    HeadConfig,
    checked_states,
    eagle3_states,
    transformers_config,
)
from specviz.models.heads.layers import body, layer, linear, norm, norm_if_there, words
from specviz.models.heads.tensors import Tensors


def read(config: HeadConfig, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
    """Bind an EAGLE-3 head to its target.

    Raises:
        ModelError: the head is damaged.
    """
    sizes = transformers_config(tensors.name, config, target)
    numbers = checked_states(tensors.name, eagle3_states, config, target)
    width, reads = sizes.hidden_size, target.config.hidden_size
    states, pack = len(numbers), is_packed(target)
    prefix = "midlayer." if "midlayer.input_layernorm.weight" in tensors else "layers.0."
    each = [f"fc_norm.{i}.weight" for i in range(states)] if "fc_norm.0.weight" in tensors else []
    weights = Eagle3Weights(
        body=body(sizes, target),
        words=words(tensors, target, width=width),
        numbers=numbers,
        state_norms=tuple(norm(tensors, key, reads) for key in each),
        joined_norm=norm_if_there(tensors, "input_norm.weight", states * reads),
        fusion=linear(tensors, [("fc", width)], states * reads, pack=pack),
        layer=layer(tensors, prefix, sizes, reads=2 * width, pack=pack),
        hidden_norm=norm(tensors, f"{prefix}hidden_norm.weight", width),
        norm=norm(tensors, "norm.weight", width),
        residual_normed=config.norm_before_residual,
        output_normed=config.norm_output,
    )
    new = partial(Eagle3Layers, weights)
    return partial(draft_chained, LayerMaker(weights.body, new))
