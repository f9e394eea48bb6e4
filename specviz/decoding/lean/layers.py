"""The layers of a decoder-only transformer, with a KV cache that rolls back by a number."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.lean.attention import (
    NARROW,
    AttentionMask,
    Parents,
    StaticMask,
    apart,
    attend,
    branching,
    causal,
)
from specviz.decoding.lean.fusing import fused_kernels
from specviz.decoding.lean.rotary import Rotation, Rotations, rotations
from specviz.decoding.lean.weights import Layer, head_size
from specviz.decoding.linear import FEW
from specviz.decoding.upload import to_device

CAPACITY = 256  # tokens in a new cache; it doubles when full

Tensors = tuple[Tensor, ...]


class Pass(NamedTuple):
    """The slots, positions and mask of the w tokens of one pass, the same for all layers.

    Attributes:
        slots: the cache slots of the tokens.
        rotation: of their positions.
        mask: as `attend` takes it.
        end: how many cached positions are read.
    """

    slots: slice | Tensor
    rotation: Rotation
    mask: AttentionMask
    end: int


class LayerCache(NamedTuple):
    """What one pass reads of a layer's cache.

    Attributes:
        both: [key or value, kv heads, 1, positions, size].
        keys, values: its parts, as `attend` takes them.
    """

    both: Tensor
    keys: Tensor
    values: Tensor


class LeanLayers(ABC):
    """Layers with a KV cache; `model` gives their configuration, dtype and device.

    bfloat16 has 8 bits of precision, and the last one depends on the shape of a product: batched
    verification would differ slightly from plain steps, and greedy texts would diverge at
    near-ties. On a CPU, few tokens therefore attend one by one, and in float32.

    Attributes:
        length: how many tokens are cached.
        limit: the longest context.
        rotations: of all positions that the cache has room for.
    """

    def __init__(self, model: PreTrainedModel, layers: Sequence[Layer]) -> None:
        config = model.config
        self._model = model
        self._layers = layers
        self._heads: int = config.num_attention_heads
        self._kv_heads: int = config.num_key_value_heads
        self._size = head_size(config)
        self._eps: float = config.rms_norm_eps
        self._states: dict[int, Tensor] = {}  # entering a layer, by its number [capacity, width]
        # Where the tree read last begins, and its tokens' parents.
        self._tree: tuple[int, Parents] = (0, [])
        self.length = 0
        self.limit: int = config.max_position_embeddings
        self.device = model.device
        self._coarse = model.dtype == torch.bfloat16 and self.device.type == "cpu"
        heads = self._heads, self._kv_heads, self._size
        self._fused = fused_kernels(self.device, model.dtype, *heads)
        self._cache = self._empty(0)  # [layers, key or value, kv heads, capacity, size]
        self.rotations = self._rotations_for(0)

    @abstractmethod
    def forward(self, inputs: Tensors, at: Pass, last: int) -> Tensors:
        """Run the tokens of a pass through all layers.

        Takes host numbers only from `last` and its arguments' shapes, so that it can be captured.

        Args:
            inputs: [w, …] each.

        Returns:
            Results of the last tokens, [last, …] each.
        """

    def blank(self, width: int) -> Tensors:
        """All-zero inputs of a pass over w tokens: here only their ids, [w]."""
        return (torch.zeros(width, dtype=torch.long, device=self.device),)

    def extend(self, inputs: Tensors, last: int) -> Tensors:
        """Read the next tokens of the text; see `forward`."""
        width = len(inputs[0])
        results = self.forward(inputs, self.next_pass(width), last)
        self.length += width
        return results

    def grow(self, inputs: Tensors, parents: Parents) -> Tensors:
        """Read tokens of a tree after the text, which is unchanged until a path is kept.

        Args:
            parents: of each token, as a number of an earlier one; −1: it follows the text. If there
                are more than w, the tokens continue the tree read last, whose parents come first.
        """
        width = len(inputs[0])
        return self.forward(inputs, self.tree_pass(width, parents), width)

    def over(self, inputs: Tensors, at: Pass) -> Tensors:
        """Run a pass that changes neither text nor tree; return the results of all its tokens."""
        return self.forward(inputs, at, len(inputs[0]))

    def with_room(self, length: int) -> "LeanLayers":
        """Itself, with room for `length` tokens."""
        self.make_room(length)
        return self

    def keep_states(self, *numbers: int) -> None:
        """Keep hidden states from now on; drop tokens that were read without them.

        Args:
            numbers: of the layers that the states enter, from 0, as transformers counts them. The
                last, or −1: entering the head, after the final norm.
        """
        fresh = {number % (len(self._layers) + 1) for number in numbers} - self._states.keys()
        if fresh:
            self.rollback(0)
            shape = self._cache.shape[3], self._model.config.hidden_size
            self._states |= {number: self._cache.new_zeros(shape) for number in fresh}

    def states(self, number: int) -> Tensor:
        """The kept hidden states of each token read so far, [length, width]."""
        return self.all_states(number)[: self.length]

    def all_states(self, number: int) -> Tensor:
        """The kept hidden states of all slots, [capacity, width]."""
        return self._states[number % (len(self._layers) + 1)]

    @property
    def cache_bytes(self) -> int:
        """The bytes of its KV cache and of its kept hidden states."""
        return self._cache.nbytes + sum(states.nbytes for states in self._states.values())

    @property
    def kept(self) -> frozenset[int]:
        """The numbers of the hidden states that it keeps."""
        return frozenset(self._states)

    def rollback(self, length: int) -> None:
        if self._coarse:  # padded masks reach over dropped tokens
            self.forget(length, self.length)
        self.length = min(self.length, length)

    @torch.inference_mode()
    def keep(self, path: Sequence[int]) -> None:
        """Make one path of the tree read last a part of the text.

        Args:
            path: tokens of the tree by number, the first one without a parent in it, and each the
                parent of the next; may be empty.

        Raises:
            ValueError: the path is not one of that tree, or another pass has overwritten it.
        """
        start, parents = self._tree
        if start != self.length or not _is_path(path, parents):
            raise ValueError(f"{path} is not a path of the tree read last")
        self.length += len(path)
        slots = start + to_device(path, self.device)
        self._cache[:, :, :, start : self.length] = self._cache[:, :, :, slots]
        for states in self._states.values():
            states[start : self.length] = states[slots]
        if self._coarse:
            self.forget(self.length, start + len(parents))

    def take_over(self, other: "LeanLayers", length: int) -> None:
        """Copy the first `length` cached tokens of other layers of the same kind."""
        self._cache[:, :, :, :length] = other._cache[:, :, :, :length]
        for number, states in other._states.items():
            if number in self._states:
                self._states[number][:length] = states[:length]

    @torch.inference_mode()
    def forget(self, start: int, end: int | None = None) -> None:
        """Zero positions of the cache: masked ones must be finite, since 0 · NaN is NaN.

        A dropped draft may have overflowed, especially in float16.
        """
        self._cache[:, :, :, start:end].zero_()

    def forget_slots(self, slots: Tensor) -> None:
        """Zero these slots of the cache [n]."""
        self._cache.index_fill_(3, slots, 0)

    def _run(self, x: Tensor, at: Pass) -> Tensor:
        """Run hidden states [w, width] of the tokens of a pass through all layers, [w, width].

        Overwrites x on a GPU.
        """
        for number, (layer, cache) in enumerate(zip(self._layers, self._read(at), strict=True)):
            if number in self._states:
                self._note(number, x, at)
            seen = self._attend(self._norm(x, layer.attention_norm), layer, cache, at)
            x = self._feed_forward(layer.output.add(seen, x), layer)
        return x

    def _read(self, at: Pass) -> list[LayerCache]:
        """What a pass reads and extends of each layer; views are made once, as they take time."""
        read = self._cache[:, :, :, None, : at.end]
        shared = read.expand(-1, -1, -1, self._heads // self._kv_heads, -1, -1)
        keys, values = shared.transpose(0, 1)
        return [*map(LayerCache, read.unbind(), keys.unbind(), values.unbind())]

    def _feed_forward(self, x: Tensor, layer: Layer) -> Tensor:
        """Add a layer's second half to hidden states [w, width], which a GPU overwrites."""
        both = layer.gate_up(self._norm(x, layer.mlp_norm))
        if self._fused is not None:
            return layer.down.add(self._fused.gate(both), x)
        gate, up = both.chunk(2, -1)
        return layer.down.add(F.silu(gate) * up, x)

    def _note(self, number: int, x: Tensor, at: Pass) -> None:
        """Keep hidden states [w, width] of the tokens of a pass."""
        states, capacity = self._states[number], self._cache.shape[3]
        if len(states) < capacity:
            self._states[number] = x.new_empty(capacity, x.shape[1])
            self._states[number][: len(states)] = states
        self._states[number][at.slots] = x

    def next_pass(self, width: int) -> Pass:
        """The pass over the next tokens of the text."""
        start, end = self.length, self.length + width
        self._tree = (start, [])
        mask = causal(start, end, self._cache) if self._coarse or width > 1 else None
        return self.pass_at(slice(start, end), slice(start, end), mask)

    def tree_pass(self, width: int, parents: Parents) -> Pass:
        """The pass over the last w tokens of a tree after the text; see `branching`.

        Raises:
            ValueError: the tokens before them are not those of the tree read last.
        """
        start, end = self.length, self.length + len(parents)
        read = len(parents) - width
        if isinstance(parents, Tensor):
            self._tree = (start, parents)
        else:
            if read and self._tree != (start, [*parents[:read]]):
                raise ValueError("the tree read last does not begin with these parents")
            self._tree = (start, [*parents])
        mask, depths = branching(parents, start, self._cache, width)
        return self.pass_at(slice(end - width, end), start + depths, mask)

    def pass_at(self, slots: slice, positions: slice | Tensor, mask: Tensor | None) -> Pass:
        """A pass over tokens in these slots; without a mask, each sees all slots up to the last."""
        seen: AttentionMask = mask
        end: int = slots.stop
        if mask is not None and self._coarse and mask.shape[2] <= FEW:
            seen = apart(mask)
            end = seen.mask.shape[-1]
        self.make_room(end)
        return Pass(slots, self.rotations.at(positions), seen, end)

    def _attend(self, x: Tensor, layer: Layer, cache: LayerCache, at: Pass) -> Tensor:
        """Attention of the tokens of a pass, [w, width] → [w, heads · size]; extends the cache."""
        heads, both = self._heads, self._heads + self._kv_heads
        qkv = layer.qkv(x).view(len(x), both + self._kv_heads, self._size)
        if self._fused is not None and isinstance(at.mask, StaticMask) and len(x) <= NARROW:
            fused: Tensor = self._fused.attend(
                qkv, layer.qk_norm, at.rotation, self._eps, at.slots, cache.both, at.mask.mask
            )
            return fused
        turned = qkv[:, :both]
        if layer.qk_norm is None:
            at.rotation(turned, turned)
        else:
            normed = F.rms_norm(turned, turned.shape[-1:], None, self._eps) * layer.qk_norm
            at.rotation(normed, turned)
        fresh = qkv[:, heads:].view(len(x), 2, self._kv_heads, 1, self._size)
        cache.both[:, :, :, at.slots] = fresh.permute(1, 2, 3, 0, 4)  # keys and values in one write
        return self._seen(qkv[:, :heads], cache, at)

    def _seen(self, queries: Tensor, cache: LayerCache, at: Pass) -> Tensor:
        """Attention of queries [w, heads, size] to what the cache holds, [w, heads · size]."""
        return attend(queries, cache.keys, cache.values, at.mask)

    def _norm(self, x: Tensor, weight: Tensor) -> Tensor:
        return F.rms_norm(x, weight.shape, weight, self._eps)

    def make_room(self, length: int) -> None:
        """Make the cache large enough for `length` tokens."""
        if length > self._cache.shape[3]:
            capacity = min(max(CAPACITY, 2 ** (length - 1).bit_length()), max(self.limit, length))
            grown = self._empty(capacity)
            grown[:, :, :, : self._cache.shape[3]] = self._cache
            self._cache, self.rotations = grown, self._rotations_for(capacity)

    def _empty(self, capacity: int) -> Tensor:
        shape = (len(self._layers), 2, self._kv_heads, capacity, self._size)
        return torch.zeros(
            shape, dtype=self._model.dtype, device=self.device
        )  # masked positions must be finite

    def _rotations_for(self, capacity: int) -> Rotations:
        return rotations(self._model.model.rotary_emb, capacity, self._cache)


def _is_path(path: Sequence[int], parents: Parents) -> bool:
    """Whether tokens of a tree follow one another; True where the host does not know."""
    if isinstance(parents, Tensor):
        return True
    before = dict(enumerate(parents))
    return [before.get(token) for token in path] == [-1, *path][: len(path)]
