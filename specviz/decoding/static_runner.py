"""A static cache and the steps captured on it; a pool that lends them.

On a GPU a small model waits for its kernels to be launched, not for their arithmetic. A pass
over a fixed number of tokens that reads and writes nothing but fixed tensors can be captured
once, as a graph, and replayed with one launch. Everything here runs on a CPU too.
"""

import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from threading import RLock

import torch
from torch import Tensor
from transformers import PreTrainedModel, StaticCache
from transformers.cache_utils import StaticLayer

from specviz.decoding.pass_widths import WIDTHS

SMALLEST = 512  # tokens that the smallest cache has room for; the others double it
MOST_IDLE = 3  # workspaces of one room that a pool keeps: a race needs two of a target
MOST_IDLE_TOKENS = 16_384  # of all its idle workspaces together

Replay = Callable[[], Tensor]
"""Does the work again, on what its tensors hold now; the result lies in the same tensor."""

Capture = Callable[[Callable[[], Tensor]], Replay]
"""Turns work on fixed tensors into a replay of it; it may do the work several times."""

logger = logging.getLogger(__name__)


def fits_static(model: PreTrainedModel) -> bool:
    """Whether a workspace computes this model.

    Every layer sees all that came before it, positions come as numbers and masks as they are
    given, and all of it lies on one device. Rotations that depend on the length of the text are
    looked up by the host: a graph cannot hold them.
    """
    rope = getattr(model.config, "rope_parameters", None) or {}
    return (
        bool(model._can_compile_fullgraph)
        and model.config._attn_implementation == "sdpa"
        and hasattr(model.base_model, "rotary_emb")
        and rope.get("rope_type") not in ("dynamic", "longrope")
        and not getattr(model.config, "alibi", False)
        and not hasattr(model, "hf_device_map")
        and all(type(layer) is StaticLayer for layer in _cache(model, SMALLEST).layers)
    )


class StaticRunner:
    """A cache with room for so many tokens, and the steps captured on it.

    Which tokens of it are true is for its borrower to know: a pass is told where it starts,
    and what lies behind its last token is never looked at.
    """

    @torch.inference_mode()
    def __init__(self, model: PreTrainedModel, room: int) -> None:
        self.room = room
        self._model = model
        self._cache = _cache(model, room)
        self._places = torch.arange(room, device=model.device)
        self._start = torch.zeros((), dtype=torch.long, device=model.device)
        self._lengths: list[Tensor] = []  # of the layers, known once they have read something
        self._steps: dict[int, tuple[Tensor, Replay]] = {}  # width → its tokens and its replay
        self._forward(self._places[:1], last=1)
        self._lengths = [layer.cumulative_length for layer in self._layers()]

    def lacking(self, widths: Collection[int]) -> list[int]:
        """Those of some widths that are not captured yet, the narrowest first."""
        return sorted(set(widths) - self._steps.keys())

    @torch.inference_mode()
    def capture(self, capture: Capture, widths: Collection[int]) -> None:
        """Captures a step of each width, or none if one fails; what the cache holds is lost."""
        self._start.zero_()
        fresh = {}
        for width in self.lacking(widths):
            tokens = torch.zeros_like(self._places[:width])
            fresh[width] = (tokens, capture(partial(self._forward, tokens, width)))
        self._steps = dict(sorted((self._steps | fresh).items()))

    @torch.inference_mode()
    def logits(self, tokens: Tensor, start: int, last: int) -> Tensor:
        """Reads tokens [w] after the first `start`; the logits of the last ones [last, V].

        By the narrowest captured step that they fit in, filled up on the right with whatever
        was there: those come later than the tokens asked about, and the next pass overwrites
        them. Without such a step, as the model is.
        """
        self._start.fill_(start)
        count = len(tokens)
        width = next((w for w in self._steps if count <= w <= self.room - start), None)
        if width is None:
            return self._forward(tokens, last)
        held, replay = self._steps[width]
        held[:count].copy_(tokens)
        return replay()[count - last : count].clone()  # the next replay overwrites it

    @torch.inference_mode()
    def take_over(self, other: "StaticRunner", length: int) -> None:
        """Holds the first tokens that another workspace of the same model holds."""
        for ours, theirs in zip(self._layers(), other._layers(), strict=True):
            ours.keys[:, :, :length] = theirs.keys[:, :, :length]
            ours.values[:, :, :length] = theirs.values[:, :, :length]

    @torch.inference_mode()
    def clear(self) -> None:
        """Forgets everything: even what is not looked at must be a number, 0 · NaN is NaN."""
        self._cache.reset()

    def _forward(self, tokens: Tensor, last: int) -> Tensor:
        """Reads tokens [w] from place `self._start` on; the logits of the last ones [last, V].

        Positions and mask are computed from tensors alone, so that a graph can hold it.
        """
        places = self._start + self._places[: len(tokens)]
        if self._lengths:  # where each layer writes
            torch._foreach_copy_(self._lengths, [self._start] * len(self._lengths))
        output = self._model(
            tokens[None],
            attention_mask=(self._places <= places[:, None])[None, None],  # [1, 1, w, room]
            position_ids=places[None],
            past_key_values=self._cache,
            use_cache=True,
            logits_to_keep=last,
        )
        logits: Tensor = output.logits[0]
        return logits

    def _layers(self) -> list[StaticLayer]:
        return self._cache.layers


class RunnerPool:
    """The workspaces of one model: lent to one reader each, and given back.

    Idle ones are kept by room, so that a text of another length evicts nothing.

    Args:
        capture: how steps are captured; None reads as the model is.
    """

    def __init__(self, model: PreTrainedModel, capture: Capture | None) -> None:
        self.model = model
        self._capture = capture
        self._idle: list[StaticRunner] = []  # the longest idle first
        self._lock = RLock()  # readers that nobody holds any more give back at any moment

    def lend(self, length: int, widths: Collection[int] = ()) -> StaticRunner:
        """An empty workspace for a text of so many tokens.

        Args:
            widths: of the steps to capture, if they can be; a new one takes a fraction of a
                second.
        """
        room = room_for(length)
        runner = self._found(room, widths) or self._new(room)
        if self._capture is not None and runner.lacking(widths):
            try:
                runner.capture(self._capture, widths)
            except RuntimeError as error:
                why = str(error).partition("\n")[0]
                logger.warning("Decoding goes on without captured steps: %.200s", why)
                if not isinstance(error, torch.OutOfMemoryError):  # memory may come back
                    self._capture = None
        runner.clear()
        return runner

    def give_back(self, runner: StaticRunner) -> None:
        with self._lock:
            self._idle.append(runner)
            same = [idle for idle in self._idle if idle.room == runner.room]
            if len(same) > MOST_IDLE:
                self._idle.remove(same[0])
            while sum(idle.room for idle in self._idle) > MOST_IDLE_TOKENS and len(self._idle) > 1:
                self._idle.pop(0)

    def _new(self, room: int) -> StaticRunner:
        with suppress(torch.OutOfMemoryError):
            return StaticRunner(self.model, room)
        with self._lock:
            self._idle.clear()  # of other rooms; what they held is free now
        return StaticRunner(self.model, room)

    def _found(self, room: int, widths: Collection[int]) -> StaticRunner | None:
        """An idle workspace of that room; of several, the one that lacks fewest steps."""
        with self._lock:
            found = min(
                (idle for idle in self._idle if idle.room == room),
                key=lambda idle: len(idle.lacking(widths)),
                default=None,
            )
            if found is not None:
                self._idle.remove(found)
            return found


def room_for(length: int) -> int:
    """The tokens that a cache for a text of so many tokens has room for, a power of two."""
    return max(SMALLEST, 1 << (length + WIDTHS[-1] - 1).bit_length())


def _cache(model: PreTrainedModel, room: int) -> StaticCache:
    return StaticCache(config=model.config, max_cache_len=room)
