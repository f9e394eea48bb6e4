"""A lean implementation of Llama, for models so small that overhead dominates.

A step of the bundled draft takes 0.57 ms through transformers and 0.23 ms here, one of the target
6.6 and 4.5 ms (one CPU thread, bit-identical results): fewer and larger operations, and a cache
that rolls back by setting its length. Plain and speculative decoding both use it.
Source: Touvron et al. 2023, arXiv:2302.13971; transformers' modeling_llama.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

import torch
import torch.nn.functional as F
from torch import Tensor
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedModel
from transformers.models.llama.modeling_llama import LlamaDecoderLayer

from specviz.decoding.linear import FEW, Linear

ROPES = {"default", "linear", "llama3"}  # rotations that do not depend on the text's length
CAPACITY = 256  # tokens in a new cache; it doubles when full
WHOLE = 32  # keys are padded to a multiple, so that masked keys leave results bit-identical


class Layer(NamedTuple):
    """The weights of one layer; query, key and value are fused, as are gate and up."""

    attention_norm: Tensor
    qkv: Linear
    output: Linear
    mlp_norm: Tensor
    gate_up: Linear
    down: Linear


class Weights(NamedTuple):
    """The fused weights of a model; embeddings and the final norm stay in the module."""

    layers: list[Layer]
    head: Callable[[Tensor], Tensor]


_laid_out: WeakKeyDictionary[PreTrainedModel, Weights] = WeakKeyDictionary()


def fits(model: PreTrainedModel) -> bool:
    """Whether `LeanLlama` supports this model: a standard Llama, unquantised, on one device."""
    config = model.config
    return (
        type(model) is LlamaForCausalLM
        and isinstance(config, LlamaConfig)
        and not config.attention_bias
        and not config.mlp_bias
        and config.hidden_act == "silu"
        and config.rope_parameters["rope_type"] in ROPES
        and not hasattr(model, "hf_device_map")
        and all(type(m) is torch.nn.Linear for m in model.modules() if hasattr(m, "out_features"))
    )


class LlamaLayers:
    """Llama layers with a KV cache; `model` gives their configuration, dtype and device.

    bfloat16 has 8 bits of precision, and the last one depends on the shape of a product: batched
    verification would differ slightly from plain steps, and greedy texts would diverge at
    near-ties. On a CPU, where it costs little, few tokens therefore attend one by one.
    """

    def __init__(self, model: LlamaForCausalLM, layers: Sequence[Layer]) -> None:
        config = model.config
        self._model = model
        self._layers = layers
        self._heads: int = config.num_attention_heads
        self._kv_heads: int = config.num_key_value_heads
        self._size: int = config.head_dim
        self._eps: float = config.rms_norm_eps
        self.length = 0
        self.limit: int = config.max_position_embeddings
        self.device = model.device
        self._coarse = model.dtype == torch.bfloat16 and self.device.type == "cpu"
        self._cache = self._empty(0)  # [layers, key or value, kv heads, capacity, size]
        self._angles = self._angles_for(0)  # cosine and signed sine, each [capacity, 1, size]

    def rollback(self, length: int) -> None:
        self.length = min(self.length, length)

    def _through(self, x: Tensor) -> Tensor:
        """Runs hidden states [w, width] of the next w tokens through all layers, [w, width]."""
        start, end = self.length, self.length + len(x)
        alone = self._coarse and len(x) <= FEW
        mask = _alone(start, end) if alone else _causal(len(x), end, self.device)
        self._make_room(end if mask is None else mask.shape[-1])
        cos, sin = (table[start:end] for table in self._angles)
        for layer, cache in zip(self._layers, self._cache, strict=True):
            x = x + self._attend(self._norm(x, layer.attention_norm), layer, cache, cos, sin, mask)
            gate, up = layer.gate_up(self._norm(x, layer.mlp_norm)).chunk(2, -1)
            x = x + layer.down(F.silu(gate) * up)
        self.length = end
        return x

    def _attend(
        self, x: Tensor, layer: Layer, cache: Tensor, cos: Tensor, sin: Tensor, mask: Tensor | None
    ) -> Tensor:
        """Causal attention of the next w tokens, [w, width] → [w, width]; extends the cache.

        Args:
            mask: the cached positions that each token may see: [1, 1, w, positions] in one product,
                [w, 1, 1, positions] in one product per token; None: all up to the token itself.
        """
        start, end = self.length, self.length + len(x)
        qkv = layer.qkv(x).view(len(x), -1, self._size)  # [w, heads, size]
        turned = qkv[:, : self._heads + self._kv_heads]
        turned = turned * cos + turned.roll(self._size // 2, -1) * sin  # rotary positions
        cache[0, :, start:end] = turned[:, self._heads :].transpose(0, 1)
        cache[1, :, start:end] = qkv[:, self._heads + self._kv_heads :].transpose(0, 1)
        batch, places = (1, end) if mask is None else (len(mask), mask.shape[-1])
        keys, values = cache[:, None, :, :places].expand(-1, batch, -1, -1, -1)
        seen = F.scaled_dot_product_attention(
            turned[:, : self._heads].view(batch, -1, self._heads, self._size).transpose(1, 2),
            keys,
            values,
            mask,
            enable_gqa=self._heads != self._kv_heads,
        )
        return layer.output(seen.transpose(1, 2).reshape(len(x), -1))

    def _norm(self, x: Tensor, weight: Tensor) -> Tensor:
        return F.rms_norm(x, weight.shape, weight, self._eps)

    def _make_room(self, length: int) -> None:
        if length > self._cache.shape[3]:
            capacity = min(max(CAPACITY, 2 ** (length - 1).bit_length()), max(self.limit, length))
            grown = self._empty(capacity)
            grown[:, :, :, : self.length] = self._cache[:, :, :, : self.length]
            self._cache, self._angles = grown, self._angles_for(capacity)

    def _empty(self, capacity: int) -> Tensor:
        shape = (len(self._layers), 2, self._kv_heads, capacity, self._size)
        return torch.zeros(
            shape, dtype=self._model.dtype, device=self.device
        )  # masked positions must be finite

    def _angles_for(self, capacity: int) -> tuple[Tensor, Tensor]:
        places = torch.arange(capacity, device=self.device)[None]
        cos, sin = self._model.model.rotary_emb(self._cache[0, 0, 0], places)
        half = self._size // 2  # the first half of the rotation is subtracted
        signed = torch.cat([-sin[0, :, :half], sin[0, :, half:]], -1)
        return cos[0, :, None], signed[:, None]


class LeanLlama(LlamaLayers):
    """A LlamaForCausalLM with a KV cache of its own; weights are shared.

    Args:
        vocabulary: V; logits are cut to it.
        layers: how many of the first layers to run; None: all.
    """

    def __init__(
        self, model: LlamaForCausalLM, vocabulary: int | None = None, layers: int | None = None
    ) -> None:
        weights = _weights(model)
        super().__init__(model, weights.layers[:layers])
        self._head = weights.head
        self.vocabulary: int = vocabulary or model.config.vocab_size
        self._features: Tensor | None = None  # [capacity, width]

    @property
    def features(self) -> Tensor:
        """The final hidden state, after the norm, of each token read so far, [length, width].

        Call `keep_features` first.
        """
        assert self._features is not None
        return self._features[: self.length]

    def keep_features(self) -> None:
        """Keeps features from now on; drops tokens that were read without them."""
        if self._features is None:
            self.rollback(0)
            norm = self._model.model.norm.weight
            self._features = norm.new_empty(0, len(norm))

    @torch.inference_mode()
    def logits(self, tokens: Tensor, last: int) -> Tensor:
        x = self._through(self._model.model.embed_tokens(tokens))  # [w, width]
        kept = len(x) if self._features is not None else last
        x = self._norm(x[-kept:], self._model.model.norm.weight)
        if self._features is not None:
            self._features = self._with(self._features, x)
        return self._head(x[-last:])[:, : self.vocabulary]

    def _with(self, features: Tensor, fresh: Tensor) -> Tensor:
        """Adds the features of the tokens just read, [w, width], to [capacity, width]."""
        start, capacity = self.length - len(fresh), self._cache.shape[3]
        if len(features) < capacity:
            features, former = fresh.new_empty(capacity, fresh.shape[1]), features
            features[:start] = former[:start]
        features[start : self.length] = fresh
        return features


def lay_out(layer: LlamaDecoderLayer, *, pack: bool = False) -> Layer:
    """Fuses the weights of a layer; the module itself remains usable.

    On a CPU the module's weights become views of the fused ones. Elsewhere fused weights are
    copies, since a captured graph may hold the addresses of the originals.
    """
    attention, mlp = layer.self_attn, layer.mlp
    return Layer(
        layer.input_layernorm.weight,
        Linear(_together(attention.q_proj, attention.k_proj, attention.v_proj), pack=pack),
        Linear(attention.o_proj.weight, pack=pack),
        layer.post_attention_layernorm.weight,
        Linear(_together(mlp.gate_proj, mlp.up_proj), pack=pack),
        Linear(mlp.down_proj.weight, pack=pack),
    )


def pack(model: PreTrainedModel) -> None:
    """Packs a model's weights, which speeds up passes over few tokens; doubles their memory.

    Affects instances created from now on. Pays where a step is bound by memory bandwidth.
    """
    if fits(model):
        _laid_out[model] = _lay_out(model, pack=True)


def is_packed(model: PreTrainedModel) -> bool:
    """Whether its weights are packed."""
    return model in _laid_out and _laid_out[model].layers[0].qkv.packed


def _weights(model: LlamaForCausalLM) -> Weights:
    if model not in _laid_out:
        _laid_out[model] = _lay_out(model, pack=False)
    return _laid_out[model]


def _lay_out(model: LlamaForCausalLM, *, pack: bool) -> Weights:
    layers = [lay_out(layer, pack=pack) for layer in model.model.layers]
    head = model.lm_head
    plain = type(head) is torch.nn.Linear  # one of fewer tokens is more than a matrix
    return Weights(layers, Linear(head.weight, pack=pack) if plain else head)


@torch.no_grad()
def _together(*linears: torch.nn.Linear) -> Tensor:
    weights = torch.cat([linear.weight for linear in linears])
    if weights.device.type != "cpu":
        return weights
    rows = weights.split([linear.out_features for linear in linears])
    for linear, view in zip(linears, rows, strict=True):
        linear.weight.data = view
    return weights


def _causal(width: int, end: int, device: torch.device) -> Tensor | None:
    """The positions that each of the last `width` tokens sees, [1, 1, width, end]; None: all."""
    if width == 1:
        return None
    return torch.ones(1, 1, width, end, dtype=torch.bool, device=device).tril_(end - width)


def _alone(start: int, end: int) -> Tensor:
    """An additive mask for each token from `start` to `end`, [w, 1, 1, positions]."""
    places = torch.arange(-(-end // WHOLE) * WHOLE)
    unseen = places > torch.arange(start, end)[:, None, None, None]
    return torch.zeros(unseen.shape, dtype=torch.bfloat16).masked_fill_(unseen, -torch.inf)
