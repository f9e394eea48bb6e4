"""One transformer layer with the hub's parameter names; callers compute its attention."""

from __future__ import annotations

import copy
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from transformers import LlamaConfig, LlamaForCausalLM

from specviz.decoding.lean.rotary import Rotation, Rotations, rotations

INITIAL = 0.02  # standard deviation of new matrices
QUIET = 0.25  # weight of a new final norm: the target's own makes logits large, and learning slow


class Norm(nn.Module):
    """Root mean square normalisation."""

    def __init__(self, width: int, eps: float) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))
        self._eps = eps

    def forward(self, x: Tensor) -> Tensor:
        return F.rms_norm(x.float(), self.weight.shape, self.weight, self._eps)


def final_norm(config: LlamaConfig) -> Norm:
    """A norm before the target's output rows, initialised small."""
    norm = Norm(config.hidden_size, config.rms_norm_eps)
    nn.init.constant_(norm.weight, QUIET)
    return norm


def linear(columns: int, rows: int) -> nn.Linear:
    """A linear layer without bias, initialised small."""
    product = nn.Linear(columns, rows, bias=False)
    nn.init.normal_(product.weight, std=INITIAL)
    return product


class Attention(nn.Module):
    """Queries, keys and values of one layer, with rotary positions.

    Keys and values that several heads share are repeated for each.

    Args:
        reads: the width of the input, in multiples of the model's.
        normed: whether every query and key is normed, as in Qwen3.
    """

    def __init__(self, config: LlamaConfig, reads: int = 1, *, normed: bool = False) -> None:
        super().__init__()
        width = config.hidden_size
        self._size: int = config.head_dim
        self._sharing = config.num_attention_heads // config.num_key_value_heads
        self.q_proj = linear(reads * width, config.num_attention_heads * self._size)
        self.k_proj = linear(reads * width, config.num_key_value_heads * self._size)
        self.v_proj = linear(reads * width, config.num_key_value_heads * self._size)
        self.o_proj = linear(config.num_attention_heads * self._size, width)
        if normed:
            self.q_norm = Norm(self._size, config.rms_norm_eps)
            self.k_norm = Norm(self._size, config.rms_norm_eps)
        self._normed = normed

    def queries(self, x: Tensor, at: Rotation) -> Tensor:
        """[n, length, width] → [n, heads, length, size]."""
        queries = self._split(self.q_proj(x))
        return at(self.q_norm(queries) if self._normed else queries).transpose(1, 2)

    def keys(self, x: Tensor, at: Rotation) -> Tensor:
        """[n, length, width] → [n, heads, length, size]."""
        keys = self._split(self.k_proj(x))
        turned = at(self.k_norm(keys) if self._normed else keys).transpose(1, 2)
        return turned.repeat_interleave(self._sharing, 1)

    def values(self, x: Tensor) -> Tensor:
        """[n, length, width] → [n, heads, length, size]."""
        return self._split(self.v_proj(x)).transpose(1, 2).repeat_interleave(self._sharing, 1)

    def output(self, seen: Tensor) -> Tensor:
        """[n, heads, length, size] → [n, length, width]."""
        return self.o_proj(seen.transpose(1, 2).flatten(2))

    def _split(self, x: Tensor) -> Tensor:
        return x.unflatten(-1, (-1, self._size))


class Mlp(nn.Module):
    """The gated feed-forward part."""

    def __init__(self, width: int, inner: int) -> None:
        super().__init__()
        self.gate_proj = linear(width, inner)
        self.up_proj = linear(width, inner)
        self.down_proj = linear(inner, width)

    def forward(self, x: Tensor) -> Tensor:
        return self.down_proj(F.silu(self.gate_proj(x)) * self.up_proj(x))


class Layer(nn.Module):
    """A pre-norm layer; the caller decides what its attention sees."""

    def __init__(self, config: LlamaConfig, reads: int = 1, *, normed: bool = False) -> None:
        super().__init__()
        self.self_attn = Attention(config, reads, normed=normed)
        self.mlp = Mlp(config.hidden_size, config.intermediate_size)
        self.input_layernorm = Norm(config.hidden_size, config.rms_norm_eps)
        self.post_attention_layernorm = Norm(config.hidden_size, config.rms_norm_eps)

    def after(self, residual: Tensor, seen: Tensor) -> Tensor:
        """The layer's output [n, length, width], from the result of attention."""
        x = residual + self.self_attn.output(seen)
        return x + self.mlp(self.post_attention_layernorm(x))


class HeadSize(NamedTuple):
    """The size of a head.

    Attributes:
        feed_forward: the width of its feed-forward parts; None: the target's.
        depth: layers of a block drafter; residual blocks of each Medusa head.
        rank: of a Markov head.
    """

    feed_forward: int | None = None
    depth: int = 2
    rank: int = 64


USUAL = HeadSize()


class TargetParts(nn.Module):
    """The parts that every head borrows from its target, and neither trains nor writes.

    Attributes:
        embedding: [V, width].
        tokens: the ids of the tokens that the head can guess, ascending [k]; None: all.
        rows: rows of the target's output head, for these tokens [k, width].
        final: the weight of its final norm [width].
        config: the target's, with the size of the head's own feed-forward parts.
        size: the head's size.
    """

    embedding: Tensor
    tokens: Tensor | None
    rows: Tensor
    final: Tensor

    def __init__(
        self,
        target: LlamaForCausalLM,
        tokens: Tensor | None = None,
        size: HeadSize = USUAL,
    ) -> None:
        super().__init__()
        rows = target.lm_head.weight.detach()
        parts = {
            "embedding": target.model.embed_tokens.weight.detach(),
            "rows": rows if tokens is None else rows[tokens],
            "final": target.model.norm.weight.detach(),
        }
        for name, part in parts.items():
            self.register_buffer(name, part.float().clone(), persistent=False)
        self.register_buffer("tokens", tokens, persistent=False)
        self.config: LlamaConfig = copy.deepcopy(target.config)
        self.config.intermediate_size = size.feed_forward or target.config.intermediate_size
        self.size = size
        self._rotary = target.model.rotary_emb

    def rotations(self, length: int) -> Rotations:
        """The rotations of the first positions."""
        return rotations(self._rotary, length, self.embedding)
