"""The models that the lean implementation supports, and their weights in fewer, larger matrices."""

from collections.abc import Callable
from threading import Lock
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import torch
from torch import Tensor, nn
from transformers import (
    DynamicCache,
    LlamaForCausalLM,
    MistralForCausalLM,
    PreTrainedConfig,
    PreTrainedModel,
    Qwen2ForCausalLM,
    Qwen3ForCausalLM,
)

from specviz.decoding.int8_linear import Int8Linear
from specviz.decoding.lean.rotary import ROPES
from specviz.decoding.linear import Linear, RowPadding

FAMILIES = (LlamaForCausalLM, MistralForCausalLM, Qwen2ForCausalLM, Qwen3ForCausalLM)
DEVICES = ("cpu", "cuda")


class Layer(NamedTuple):
    """The weights of one layer; query, key and value are fused, as are gate and up.

    Attributes:
        attention_norm: [width].
        qk_norm: of every head of queries and keys [heads + kv heads, size]; None: not normed.
        mlp_norm: [width].
    """

    attention_norm: Tensor
    qkv: Linear
    qk_norm: Tensor | None
    output: Linear
    mlp_norm: Tensor
    gate_up: Linear
    down: Linear


class Weights(NamedTuple):
    """The fused weights of a model; embeddings and the final norm stay in the module."""

    layers: list[Layer]
    head: Callable[[Tensor], Tensor]


_laid_out: WeakKeyDictionary[PreTrainedModel, Weights] = WeakKeyDictionary()
_in_int8: WeakKeyDictionary[PreTrainedModel, Weights] = WeakKeyDictionary()
_lock = Lock()


def is_lean(model: PreTrainedModel) -> bool:
    """Whether the lean implementation supports this model; all others run on transformers.

    It must be of a known family, unquantised, on one device. A sliding window drops keys that a
    rollback may need again; a rotation that depends on the text's length invalidates cached keys.
    """
    config = model.config
    return (
        type(model) in FAMILIES
        and model.device.type in DEVICES
        and config.hidden_act == "silu"
        and config.rope_parameters["rope_type"] in ROPES
        and not any(DynamicCache(config=config).is_sliding)
        and not hasattr(model, "hf_device_map")
        and all(type(m) is nn.Linear for m in model.modules() if hasattr(m, "out_features"))
    )


def head_size(config: PreTrainedConfig) -> int:
    """The width of one attention head."""
    size: int = getattr(config, "head_dim", None) or (
        config.hidden_size // config.num_attention_heads
    )
    return size


def lay_out(layer: nn.Module, *, pack: bool = False) -> Layer:
    """Fuse the weights of a layer of one of the families; the module itself remains usable.

    Its weights become views of the fused ones, one layer after another, so that a model which
    fills a GPU still fits.
    """
    attention: Any = layer.self_attn
    mlp: Any = layer.mlp
    norms: Any = (layer.input_layernorm, layer.post_attention_layernorm)
    return Layer(
        norms[0].weight,
        _fused(attention.q_proj, attention.k_proj, attention.v_proj, pack=pack),
        _qk_norm(attention),
        _fused(attention.o_proj, pack=pack),
        norms[1].weight,
        _fused(mlp.gate_proj, mlp.up_proj, pack=pack),
        _fused(mlp.down_proj, pack=pack),
    )


def pack(model: PreTrainedModel) -> None:
    """Pack a model's weights, which speeds up passes over few tokens; doubles their memory.

    Affects instances created from now on.
    """
    if is_lean(model):
        _laid_out[model] = weights = _lay_out(model, pack=True)
        parts = [part for layer in weights.layers for part in layer]
        RowPadding([part for part in (*parts, weights.head) if isinstance(part, Linear)])


def share(model: PreTrainedModel, weights: Weights) -> None:
    """Let a copy of a model compute with that one's fused weights, packed if those are."""
    _laid_out[model] = weights


def is_packed(model: PreTrainedModel) -> bool:
    """Whether its weights are packed."""
    return model in _laid_out and _laid_out[model].layers[0].qkv.packed


def weights_of(model: PreTrainedModel) -> Weights:
    """The fused weights of a model that `is_lean`, made once for all instances."""
    with _lock:  # otherwise two threads could fuse the same weights twice
        if model not in _laid_out:
            _laid_out[model] = _lay_out(model, pack=False)
        return _laid_out[model]


def int8_weights_of(model: PreTrainedModel) -> Weights:
    """A copy in int8 of a model's matrices, for drafting alone; its own weights stay as they are.

    A head with fewer tokens than the target stays in its dtype.
    """
    weights = weights_of(model)
    with _lock:
        if model not in _in_int8:
            layers = [Layer(*map(_rounded, layer)) for layer in weights.layers]
            _in_int8[model] = Weights(layers, _rounded(weights.head))
        return _in_int8[model]


def _rounded(part: Any) -> Any:
    """A product by a rounded matrix in place of one; anything else as it is."""
    return Int8Linear(part.weight, part.bias) if isinstance(part, Linear) else part


def _lay_out(model: PreTrainedModel, *, pack: bool) -> Weights:
    layers = [lay_out(layer, pack=pack) for layer in model.model.layers]
    head = model.lm_head
    plain = type(head) is nn.Linear  # a head with fewer tokens is not a single matrix
    return Weights(layers, _fused(head, pack=pack) if plain else head)


def _fused(*linears: nn.Linear, pack: bool) -> Linear:
    """One product in place of several of the same input."""
    biased = linears[0].bias is not None
    return Linear(
        _together(linears, "weight"), _together(linears, "bias") if biased else None, pack=pack
    )


@torch.inference_mode(mode=False)  # inference tensors cannot be a module's weights
@torch.no_grad()
def _together(linears: tuple[nn.Linear, ...], name: str) -> Tensor:
    """Stack their weights or biases; the modules' own become views of the result."""
    parts: list[Tensor] = [linear.get_parameter(name) for linear in linears]
    if len(parts) == 1:
        return parts[0]
    joined = torch.cat(parts)
    for part, view in zip(parts, joined.split([len(part) for part in parts]), strict=True):
        part.data = view
    return joined


def _qk_norm(attention: Any) -> Tensor | None:
    """The norms of queries and keys, repeated for every head [heads + kv heads, size]."""
    if not hasattr(attention, "q_norm"):
        return None
    size = len(attention.q_norm.weight)
    queries = attention.q_norm.weight.detach().expand(attention.q_proj.out_features // size, -1)
    keys = attention.k_norm.weight.detach().expand(attention.k_proj.out_features // size, -1)
    return torch.cat([queries, keys])
