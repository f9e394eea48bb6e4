"""A causal language model with a KV cache that can be rolled back."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from inspect import signature
from typing import Protocol, runtime_checkable

import torch
from torch import Tensor
from transformers import DynamicCache, PreTrainedModel
from transformers.cache_utils import DynamicLayer, DynamicSlidingWindowLayer

from specviz.decoding.context_limit import SLOTTED, context_limit
from specviz.decoding.lean.attention import Parents, branching
from specviz.decoding.upload import to_device
from specviz.errors import Line


class LanguageModel(Protocol):
    """A causal language model as the decoder uses it.

    Attributes:
        length: number of tokens read, the cached prefix.
        limit: the longest context the model can read.
        vocabulary: V, the number of tokens it gives probabilities for.
        device: where it takes tokens and returns logits.
    """

    length: int
    limit: int
    vocabulary: int
    device: torch.device

    def logits(self, tokens: Tensor, last: int) -> Tensor:
        """Read tokens [w] after the cached prefix; return the last logits, [last, V]."""
        ...

    def rollback(self, length: int) -> None:
        """Drop all but the first `length` cached tokens.

        May drop more where the cache cannot be cut exactly; `unread` then returns those again.
        """
        ...


@runtime_checkable
class StatefulModel(LanguageModel, Protocol):
    """A model that keeps the hidden states of what it reads, for heads to draft from."""

    def keep_states(self, *numbers: int) -> None:
        """Keep hidden states from now on; drop tokens that were read without them.

        Args:
            numbers: of the layers that the states enter, from 0, as transformers counts them. The
                last, or −1: entering the head, after the final norm.
        """
        ...

    def states(self, number: int) -> Tensor:
        """The kept hidden states of each token read so far, [length, width]."""
        ...


class CachedModel:
    """A transformers model with a KV cache of its own; weights may be shared.

    Layers with sliding-window attention (Mistral, Gemma) keep tokens that left the window until the
    next rollback; rolling back further than that drops the whole cache.

    Args:
        vocabulary: V; cuts padded vocabularies of one family to a common size.
        device: where tokens come from and logits go, for a model spread over several devices.
    """

    def __init__(
        self,
        model: PreTrainedModel,
        vocabulary: int | None = None,
        device: torch.device | None = None,
    ) -> None:
        self._model = model
        self._cache = _empty(model)
        self._slides = any(self._cache.is_sliding)
        self._earliest = 0  # the shortest prefix that the cache can still be cut to
        self._tree: list[int] = []  # parents of the tokens of a tree in the cache, after the text
        self.length = 0
        self.limit: int = context_limit(model.config)
        self.vocabulary: int = vocabulary or model.config.vocab_size
        self.device = device or model.device

    @torch.inference_mode()
    def logits(self, tokens: Tensor, last: int) -> Tensor:
        self._drop_tree()
        with _restored(self._cache):
            output = self._model(
                tokens[None], past_key_values=self._cache, use_cache=True, logits_to_keep=last
            )
        self.length += len(tokens)
        logits: Tensor = output.logits[0, :, : self.vocabulary]
        return logits.to(self.device)

    def rollback(self, length: int) -> None:
        self._drop_tree()
        if length < self._earliest:
            self._cache = _empty(self._model)
            self.length = self._earliest = 0
        elif self.length > length:
            self._cache.crop(length - self.length)  # negative: how many to remove
            self.length = length
            self._earliest = length if self._slides else 0

    @torch.inference_mode()
    def branch(self, tokens: Tensor, parents: Parents) -> Tensor:
        """Read tokens [w] of a tree after the text; see `TreeModel`."""
        parents = parents.tolist() if isinstance(parents, Tensor) else parents
        width, like = len(tokens), self._model.get_input_embeddings().weight
        read = len(parents) - width
        if not read:
            self._drop_tree()
        elif self._tree != [*parents[:read]]:
            raise ValueError("the tree read last does not begin with these parents")
        mask, depths = branching(parents, self.length, like, width)
        with _restored(self._cache):
            logits: Tensor = self._model(
                tokens[None],
                attention_mask=mask,
                position_ids=self.length + depths[None],
                past_key_values=self._cache,
                use_cache=True,
            ).logits[0, :, : self.vocabulary]
        self._tree = [*parents]
        return logits.to(self.device)

    @torch.inference_mode()
    def keep(self, path: Sequence[int]) -> None:
        """Make one path of the tree read last a part of the text."""
        slots = torch.tensor([*range(self.length), *(self.length + node for node in path)])
        for layer in self._cache.layers:
            chosen = slots.to(layer.keys.device)
            layer.keys = layer.keys.index_select(-2, chosen)
            layer.values = layer.values.index_select(-2, chosen)
        self.length += len(path)
        self._tree = []

    def treeless(self) -> Line | None:
        """Why it cannot read a tree of tokens; None: it can."""
        config = self._model.config
        if self._slides:
            return Line("the model’s sliding-window cache cannot hold a tree")
        if config._attn_implementation not in ("sdpa", "eager"):
            return Line("its attention does not accept a four-dimensional mask")
        if config.model_type in SLOTTED or getattr(config, "alibi", False):
            return Line(
                "its architecture ({kind}) uses a token’s slot in the cache as its position",
                kind=config.model_type,
            )
        if "position_ids" not in signature(self._model.forward).parameters:
            return Line(
                "its architecture ({kind}) does not accept token positions", kind=config.model_type
            )
        if not all(type(layer) is DynamicLayer for layer in self._cache.layers):
            return Line("its cache does not have one entry per token")
        return None

    def _drop_tree(self) -> None:
        """Drop a tree from the cache, unless a path of it was kept."""
        if self._tree:
            self._cache.crop(-len(self._tree))
            self._tree = []


def _empty(model: PreTrainedModel) -> DynamicCache:
    cache = DynamicCache(config=model.config)
    if any(cache.is_sliding):
        cache.activate_past_recording()
    return cache


@contextmanager
def _restored(cache: DynamicCache) -> Iterator[None]:
    """Restore a cache if a pass fails after some of its layers, for example for lack of memory."""
    held = [layer.get_seq_length() for layer in cache.layers]
    sizes = [layer.keys.shape[-2] if layer.is_initialized else 0 for layer in cache.layers]
    try:
        yield
    except BaseException:
        for layer, length, size in zip(cache.layers, held, sizes, strict=True):
            if not size:
                layer.reset()
                continue
            layer.keys, layer.values = (each[..., :size, :] for each in (layer.keys, layer.values))
            if isinstance(layer, DynamicSlidingWindowLayer):
                layer.cumulative_length = length
        raise


def unread(model: LanguageModel, context: Sequence[int]) -> Tensor:
    """The tokens [w] of the context that the model has not read yet."""
    return to_device(context[model.length :], model.device)


def dtype_name(dtype: torch.dtype) -> str:
    """A dtype's name without the library's, such as "bfloat16"."""
    return str(dtype).removeprefix("torch.")


def has_bfloat16(device: torch.device) -> bool:
    """Whether a device computes bfloat16: GPUs do from Ampere on, a T4 does not."""
    return device.type != "cuda" or torch.cuda.get_device_capability(device) >= (8, 0)
