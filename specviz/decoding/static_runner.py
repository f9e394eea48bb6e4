"""Lean models with static caches and captured steps, and a pool that lends them.

On a GPU a small model is bound by kernel launches, not by arithmetic. A pass over a fixed number
of tokens that uses only fixed tensors can be captured as a CUDA graph and replayed with a single
launch. Everything here also runs on a CPU, without capturing.
"""

import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from threading import RLock
from typing import NamedTuple

import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.lean.layers import Pass
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.rotary import Rotation
from specviz.decoding.pass_widths import WIDTHS

SMALLEST = 512  # tokens of the smallest cache; larger ones double it
MOST_IDLE = 3  # idle runners of one size in a pool; a race needs two of a target
MOST_IDLE_TOKENS = 16_384  # of all idle runners of a pool

Replay = Callable[[], Tensor]
"""Repeats captured work on the current contents of its tensors; returns the same tensor."""

Capture = Callable[[Callable[[], Tensor]], Replay]
"""Captures work on fixed tensors; may run it several times first."""

logger = logging.getLogger(__name__)


class Held(NamedTuple):
    """What a captured pass over w tokens of a tree reads.

    Attributes:
        tokens: [w].
        rotation: of their positions in the text.
        mask: what each sees, [1, 1, w, room].
    """

    tokens: Tensor
    rotation: Rotation
    mask: Tensor


class StaticRunner(LeanModel):
    """A lean model with a cache of `room` tokens, and the steps captured on it.

    The borrower tracks which cached tokens are valid: each pass gets its start position, and
    attention never sees positions after its last token.

    Args:
        layers: how many of the first layers to run; None: all.
    """

    @torch.inference_mode()
    def __init__(self, model: PreTrainedModel, room: int, layers: int | None = None) -> None:
        super().__init__(model, layers=layers)
        self.room = room
        self._make_room(room)
        self._positions = torch.arange(room, device=self.device)
        self._start = torch.zeros((), dtype=torch.long, device=self.device)
        self._steps: dict[int, tuple[Tensor, Replay]] = {}  # width → its tokens and its replay
        self._tree_steps: dict[int, tuple[Held, Replay]] = {}

    @property
    def kept(self) -> frozenset[int]:
        """The numbers of the hidden states that it keeps."""
        return frozenset(self._states)

    def keep_states(self, *numbers: int) -> None:
        """Keep hidden states from now on, and drop the steps captured without them."""
        if set(numbers) - self.kept:
            width = len(self._model.model.norm.weight)
            fresh = {number: self._cache.new_zeros(self.room, width) for number in numbers}
            self._states = fresh | self._states
            self._steps, self._tree_steps = {}, {}

    def states_before(self, number: int, length: int) -> Tensor:
        """The kept hidden states of the first tokens, [length, width]."""
        return self._states[number][:length]

    def lacking(self, widths: Collection[int]) -> list[int]:
        """The widths that are not captured yet, in ascending order."""
        return sorted(set(widths) - self._steps.keys())

    def lacking_trees(self, widths: Collection[int]) -> list[int]:
        """The widths of passes over a tree that are not captured yet, in ascending order."""
        return sorted(set(widths) - self._tree_steps.keys())

    @torch.inference_mode()
    def capture(
        self, capture: Capture, widths: Collection[int], trees: Collection[int] = ()
    ) -> None:
        """Capture a step of each width, or none if one fails; overwrites the cache.

        Args:
            trees: widths of passes over a tree.
        """
        self._start.zero_()
        fresh, grown = {}, {}
        for width in self.lacking(widths):
            tokens = torch.zeros_like(self._positions[:width])
            fresh[width] = (tokens, capture(partial(self._forward, tokens, width)))
        for width in self.lacking_trees(trees):
            held = self._held(width)
            grown[width] = (held, capture(partial(self._over_tree, held)))
        self._steps = dict(sorted((self._steps | fresh).items()))
        self._tree_steps = dict(sorted((self._tree_steps | grown).items()))

    @torch.inference_mode()
    def read(self, tokens: Tensor, start: int, last: int) -> Tensor:
        """Read tokens [w] from position `start`; return the last logits, [last, V].

        Uses the narrowest captured step that fits, padded on the right with arbitrary tokens: no
        token attends to later ones, and the next pass overwrites them. Without such a step, the
        pass runs eagerly.
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
    def branch(self, tokens: Tensor, parents: Sequence[int]) -> Tensor:
        """Read tokens [w] of a tree after the first `length` cached ones; see `TreeModel`.

        Uses the narrowest captured pass that fits. What fills it up sees every position, writes
        after the tree, and is seen by nobody. Without such a pass, it runs eagerly.
        """
        at, count = self._branching(len(tokens), parents), len(tokens)
        assert isinstance(at.slots, slice)
        assert at.mask is not None
        first = at.slots.start
        width = next((w for w in self._tree_steps if count <= w <= self.room - first), None)
        if width is None or len(at.mask) > 1:  # attention apart, on a CPU
            return self._read(tokens, at, count)
        held, replay = self._tree_steps[width]
        self._start.fill_(first)
        held.tokens[:count].copy_(tokens)
        held.rotation.cos[:count].copy_(at.rotation.cos)
        held.rotation.sin[:count].copy_(at.rotation.sin)
        held.mask.zero_()
        held.mask[:, :, :count].fill_(-torch.inf)
        held.mask[:, :, :count, : at.end].copy_(at.mask)
        return replay()[:count].clone()  # the next replay overwrites it

    @torch.inference_mode()
    def take_over(self, other: "StaticRunner", length: int) -> None:
        """Copy the first `length` cached tokens of another runner of the same model."""
        self._cache[:, :, :, :length] = other._cache[:, :, :, :length]
        for number, states in other._states.items():
            if number in self._states:
                self._states[number][:length] = states[:length]

    @torch.inference_mode()
    def clear(self) -> None:
        """Zero the cache: masked positions must be finite, since 0 · NaN is NaN."""
        self._cache.zero_()

    def _forward(self, tokens: Tensor, last: int) -> Tensor:
        """Read tokens [w] from position `self._start`; return the last logits, [last, V].

        Positions and mask are computed from tensors alone, so that the pass can be captured.
        """
        positions = self._start + self._positions[: len(tokens)]
        unseen = self._positions > positions[:, None]  # [w, room]
        mask = self._cache.new_zeros(unseen.shape).masked_fill_(unseen, -torch.inf)
        at = Pass(positions, self._rotation.at(positions), mask[None, None], self.room)
        return self._read(tokens, at, last)

    def _held(self, width: int) -> Held:
        """The tensors that a pass over a tree reads."""
        mask = self._cache.new_zeros(1, 1, width, self.room)
        turned = self._rotation.at(slice(0, width))
        rotation = Rotation(turned.cos.clone(), turned.sin.clone())
        return Held(torch.zeros_like(self._positions[:width]), rotation, mask)

    def _over_tree(self, held: Held) -> Tensor:
        """Read tokens of a tree into the slots from `self._start`; return all logits, [w, V]."""
        slots = self._start + self._positions[: len(held.tokens)]
        at = Pass(slots, held.rotation, held.mask, self.room)
        return self._read(held.tokens, at, len(held.tokens))


class RunnerPool:
    """The runners of one model, each lent to one `StaticModel` at a time.

    Idle runners are kept by size, so that a text of another length evicts none.

    Args:
        capture: captures steps; None runs eagerly.
        layers: how many of the first layers to run; None: all.
    """

    def __init__(
        self, model: PreTrainedModel, capture: Capture | None, layers: int | None = None
    ) -> None:
        self.model = model
        self._layers = layers
        self._capture = capture
        self._idle: list[StaticRunner] = []  # the longest idle first
        self._lock = RLock()  # garbage collection returns runners at any moment, on any thread

    def lend(
        self,
        length: int,
        widths: Collection[int] = (),
        trees: Collection[int] = (),
        states: Collection[int] = (),
    ) -> StaticRunner:
        """Lend an empty runner with room for `length` tokens.

        Args:
            widths: of the steps to capture, where possible; each takes a fraction of a second.
            trees: of the passes over a tree to capture.
            states: numbers of the hidden states to keep.
        """
        room = room_for(length)
        runner = self._found(room, widths, trees, frozenset(states)) or self._new(room)
        runner.keep_states(*states)
        if self._capture is not None and (runner.lacking(widths) or runner.lacking_trees(trees)):
            try:
                runner.capture(self._capture, widths, trees)
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
            return StaticRunner(self.model, room, self._layers)
        with self._lock:
            self._idle.clear()  # of other rooms; what they held is free now
        return StaticRunner(self.model, room, self._layers)

    def _found(
        self,
        room: int,
        widths: Collection[int],
        trees: Collection[int],
        states: frozenset[int],
    ) -> StaticRunner | None:
        """The idle runner of this size, with just these states, that lacks the fewest steps."""
        with self._lock:
            found = min(
                (idle for idle in self._idle if idle.room == room and idle.kept == states),
                key=lambda idle: len(idle.lacking(widths)) + len(idle.lacking_trees(trees)),
                default=None,
            )
            if found is not None:
                self._idle.remove(found)
            return found


def room_for(length: int) -> int:
    """The size of the cache for a text of `length` tokens: a power of two."""
    return max(SMALLEST, 1 << (length + WIDTHS[-1] - 1).bit_length())
