"""A causal language model that remembers what it has read and can be rolled back."""

from collections.abc import Sequence
from typing import Any, Protocol

import torch
from torch import Tensor
from transformers import DynamicCache, PreTrainedModel
from transformers.cache_utils import DynamicSlidingWindowLayer

from specviz.decoding.context_limit import context_limit


class LanguageModel(Protocol):
    """What the decoder needs of a model.

    Attributes:
        length: tokens read so far, the cached prefix.
        limit: the longest context the model can read.
        vocabulary: V, the number of tokens it gives probabilities for.
        device: where its logits live.
    """

    length: int
    limit: int
    vocabulary: int
    device: torch.device

    def logits(self, tokens: Tensor, last: int) -> Tensor:
        """Reads tokens [w] after the cached prefix; the logits of the last ones [last, V]."""
        ...

    def rollback(self, length: int) -> None:
        """Forgets all but the first `length` tokens; nothing if there are no more.

        It may forget more, if that is all it can: see `unread`.
        """
        ...


class CachedModel:
    """A transformers model with a key-value cache of its own; the weights may be shared.

    `vocabulary` cuts padded vocabularies of one family to the tokenizer's common size.

    `device` is where the tokens come from and the logits go, for a model that is spread over
    several devices; by default where the model lies.

    Layers that attend through a sliding window (Mistral, Gemma) keep what left the window until
    the next rollback; to go back further than the last one, everything is read anew.
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
        self.length = 0
        self.limit: int = context_limit(model.config)
        self.vocabulary: int = vocabulary or model.config.vocab_size
        self.device = device or model.device

    @torch.inference_mode()
    def logits(self, tokens: Tensor, last: int) -> Tensor:
        output = self._model(
            tokens[None], past_key_values=self._cache, use_cache=True, logits_to_keep=last
        )
        self.length += len(tokens)
        logits: Tensor = output.logits[0, :, : self.vocabulary]
        return logits.to(self.device)

    def rollback(self, length: int) -> None:
        if length < self._earliest:
            self._cache = _empty(self._model)
            self.length = self._earliest = 0
        elif self.length > length:
            self._cache.crop(length - self.length)  # negative: how many to remove
            self.length = length
            self._earliest = length if self._slides else 0


def _empty(model: PreTrainedModel) -> DynamicCache:
    cache = DynamicCache(config=model.config)
    for place, layer in enumerate(cache.layers):
        if isinstance(layer, DynamicSlidingWindowLayer):
            cache.layers[place] = _Window(layer.sliding_window)
    if any(cache.is_sliding):
        cache.activate_past_recording()
    return cache


class _Window(DynamicSlidingWindowLayer):  # type: ignore[misc]  # the library says Any
    """Shows attention no more than its mask covers; transformers 5.17 does not see to it."""

    def update(self, key_states: Tensor, *more: Any, **named: Any) -> tuple[Tensor, Tensor]:
        keys, values = super().update(key_states, *more, **named)
        seen = self.sliding_window - 1 + key_states.shape[-2]
        return keys[:, :, -seen:], values[:, :, -seen:]


def unread(model: LanguageModel, context: Sequence[int]) -> Tensor:
    """The tokens of the context that the model has not read yet [w]."""
    return to_device(context[model.length :], model.device)


def to_device(tokens: Sequence[int], device: torch.device) -> Tensor:
    """Token ids [n] on a device; neither it nor the host waits for the other."""
    held = torch.tensor(tokens, dtype=torch.long, pin_memory=device.type == "cuda")
    return held.to(device, non_blocking=True)
