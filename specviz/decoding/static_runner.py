"""Layers with static caches and captured steps, and a pool that lends them.

On a GPU a small model is bound by kernel launches, not by arithmetic. A pass over a fixed number
of tokens that uses only fixed tensors can be captured as a CUDA graph and replayed with a single
launch. Everything here also runs on a CPU, without capturing.
"""

import logging
from collections.abc import Callable, Collection, Hashable, Sequence
from contextlib import suppress
from functools import partial
from threading import RLock
from typing import NamedTuple

import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.idle import holders, is_of_memory, without_idle
from specviz.decoding.lean.attention import Parents, PerTokenMask, RowsMask, StaticMask
from specviz.decoding.lean.layers import LeanLayers, Pass, Tensors
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.rotary import Rotation
from specviz.decoding.pass_widths import LARGEST_TREE, WIDTHS
from specviz.decoding.preparation import preparation

SMALLEST = 512  # tokens of the smallest cache; larger ones double it
MOST_IDLE = 3  # idle runners of one size that keep the same states; a race needs two of a target
MOST_IDLE_TOKENS = 16_384  # of all idle runners of a pool

Replay = Callable[[], Tensors]
"""Repeats captured work on the current contents of its tensors; returns the same tensors."""

Capture = Callable[[Callable[[], Tensors]], Replay]
"""Captures work on fixed tensors; may run it several times."""

logger = logging.getLogger(__name__)


class Held(NamedTuple):
    """The inputs of a captured pass over w tokens of a tree.

    Attributes:
        inputs: [w, …] each.
        rotation: of their positions in the text.
        mask: which cached positions each token sees, [1, 1, w, room].
    """

    inputs: Tensors
    rotation: Rotation
    mask: Tensor


class StaticRunner:
    """Layers with a cache of `room` tokens, and the passes captured on it.

    The borrower tracks which cached tokens are valid: each pass gets its start position, and
    attention never sees positions after its last token.

    Args:
        layers: with an empty cache.
    """

    @torch.inference_mode()
    def __init__(self, layers: LeanLayers, room: int) -> None:
        layers.make_room(room)
        self.layers = layers
        self.room = room
        self._positions = torch.arange(room, device=layers.device)
        self._start = torch.zeros((), dtype=torch.long, device=layers.device)
        self._steps: dict[int, tuple[Tensors, Replay]] = {}  # width → its inputs and its replay
        self._tree_steps: dict[int, tuple[Held, Replay]] = {}
        self.work: dict[Hashable, object] = {}  # captured rounds and steps

    def keep_states(self, *numbers: int) -> None:
        """Keep hidden states from now on, and drop the steps captured without them."""
        if set(numbers) - self.layers.kept:
            self.layers.keep_states(*numbers)
            self._steps, self._tree_steps, self.work = {}, {}, {}

    def lacking(self, widths: Collection[int]) -> list[int]:
        """The widths that are not captured yet, in ascending order."""
        return sorted(set(widths) - self._steps.keys())

    def lacking_trees(self, widths: Collection[int]) -> list[int]:
        """The widths of passes over a tree or block that are not captured yet, ascending."""
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
        lacking = self.lacking(widths), self.lacking_trees(trees)
        preparation.skip(len({*widths}) + len({*trees}) - sum(map(len, lacking)))
        for width in lacking[0]:
            preparation.begin_step()
            inputs = self.layers.blank(width)
            fresh[width] = (inputs, capture(partial(self._forward, inputs, width)))
        for width in lacking[1]:
            preparation.begin_step()
            held = self._held(width)
            grown[width] = (held, capture(partial(self._over_tree, held)))
        self._steps = dict(sorted((self._steps | fresh).items()))
        self._tree_steps = dict(sorted((self._tree_steps | grown).items()))

    @torch.inference_mode()
    def extend(self, inputs: Tensors, start: int, last: int) -> Tensors:
        """Read the tokens of a text from position `start`; see `LeanLayers.forward`.

        Uses the narrowest captured step that fits, padded on the right with arbitrary tokens: no
        token attends to later ones, and the next pass overwrites them. Without such a step, the
        pass runs eagerly.
        """
        self._start.fill_(start)
        count = len(inputs[0])
        width = next((w for w in self._steps if count <= w <= self.room - start), None)
        if width is None:
            return self._forward(inputs, last)
        held, replay = self._steps[width]
        _fill(held, inputs)
        return _taken(replay(), count - last, count)

    @torch.inference_mode()
    def grow(self, inputs: Tensors, start: int, parents: Parents) -> Tensors:
        """Read tokens of a tree after the first `start` cached ones; see `LeanLayers.grow`."""
        self.layers.length = start
        return self.over(inputs, self.layers.tree_pass(len(inputs[0]), parents))

    @torch.inference_mode()
    def over(self, inputs: Tensors, at: Pass) -> Tensors:
        """Run a pass with a mask of its own, over a tree or a block; see `LeanLayers.over`.

        Uses the narrowest captured pass that fits. Padding tokens see every position and are stored
        after the others, which do not see them. Without such a pass, it runs eagerly.
        """
        assert isinstance(at.slots, slice)
        count, first = len(inputs[0]), at.slots.start
        width = next((w for w in self._tree_steps if count <= w <= self.room - first), None)
        if width is None or isinstance(at.mask, PerTokenMask | StaticMask | RowsMask):
            return self.layers.over(inputs, at)
        held, replay = self._tree_steps[width]
        self._start.fill_(first)
        _fill((*held.inputs, *held.rotation), (*inputs, *at.rotation))
        held.mask.zero_()
        held.mask[:, :, :count].fill_(-torch.inf)
        seen = held.mask[:, :, :count, : at.end]
        seen.zero_() if at.mask is None else seen.copy_(at.mask)
        return _taken(replay(), 0, count)

    def keep(self, path: Sequence[int]) -> int:
        """Make one path of the tree read last a part of the text; return the text's length."""
        self.layers.keep(path)
        length = self.layers.length
        self.forget(length, length + LARGEST_TREE)
        return length

    def states(self, number: int, length: int) -> Tensor:
        """The kept hidden states of the first tokens, [length, width]."""
        self.layers.length = length
        return self.layers.states(number)

    @torch.inference_mode()
    def take_over(self, other: "StaticRunner", length: int) -> None:
        """Copy the first `length` cached tokens of another runner of the same layers."""
        self.layers.take_over(other.layers, length)

    def forget(self, start: int, end: int) -> None:
        """Forget cached tokens; see `LeanLayers.forget`."""
        self.layers.forget(start, end)

    def forget_at(self, start: Tensor, count: int) -> None:
        """Forget `count` cached tokens from position `start` [], within a capture."""
        self.layers.forget_slots(start + self._positions[:count])

    @torch.inference_mode()
    def clear(self) -> None:
        """Forget an earlier text, and inputs that would pad later passes: they may be NaN."""
        self.layers.forget(0)
        held = [inputs for inputs, _ in self._steps.values()]
        for inputs in (*held, *(held.inputs for held, _ in self._tree_steps.values())):
            for each in inputs:
                each.zero_()

    def _forward(self, inputs: Tensors, last: int) -> Tensors:
        """Read the tokens of a text from position `self._start`."""
        return self.layers.forward(inputs, self.text_pass(self._start, len(inputs[0])), last)

    def text_pass(self, start: Tensor, width: int, offset: int = 0) -> Pass:
        """The pass over w tokens of a text from position `start` + `offset`, for a capture.

        Args:
            start: a whole number [].
        """
        slots = start + self._positions[offset : offset + width]
        return self._pass(slots, slots)

    def block_pass(self, start: Tensor, width: int) -> Pass:
        """The pass over a block of w tokens from position `start`, which all see one another."""
        slots = start + self._positions[:width]
        return self._pass(slots, slots[-1:].expand(width))

    def _pass(self, slots: Tensor, ends: Tensor) -> Pass:
        """The pass over tokens in these slots [w], each of which sees up to its end [w]."""
        seen = self._positions <= ends[:, None]  # [w, room]
        rotation = self.layers.rotations.at(slots)
        mask = torch.log(seen, out=rotation.cos.new_empty(seen.shape))  # log 1 = 0, log 0 = −∞
        return Pass(slots, rotation, StaticMask(mask[None, None]), self.room)

    def _held(self, width: int) -> Held:
        """The tensors that a pass over a tree reads."""
        cos, sin = self.layers.rotations.at(slice(0, width))
        mask = cos.new_zeros(1, 1, width, self.room)
        return Held(self.layers.blank(width), Rotation(cos.clone(), sin.clone()), mask)

    def _over_tree(self, held: Held) -> Tensors:
        """Read tokens of a tree into the slots from `self._start`."""
        width = held.mask.shape[2]
        slots = self._start + self._positions[:width]
        return self.layers.forward(
            held.inputs, Pass(slots, held.rotation, StaticMask(held.mask), self.room), width
        )


def _fill(held: Tensors, given: Tensors) -> None:
    """Copy rows into the first rows of a captured pass's inputs, and zero all others but ids.

    States left there by an earlier pass could be NaN, which attention would spread to every row,
    masked or not.
    """
    for ours, theirs in zip(held, given, strict=True):
        ours[: len(theirs)].copy_(theirs)
        if len(theirs) < len(ours) and ours.is_floating_point():
            ours[len(theirs) :].zero_()


def _taken(results: Tensors, start: int, end: int) -> Tensors:
    """Copies of these rows: the next replay overwrites the results."""
    return tuple(result[start:end].clone() for result in results)


class RunnerPool:
    """The runners of one kind of layers, each lent to one `StaticLayers` at a time.

    Idle runners are kept by size and states, so that a text of another length or a run with another
    head evicts none.

    Args:
        capture: captures steps; None runs eagerly.
        new: makes layers with an empty cache; None: those of the whole model.
    """

    def __init__(
        self,
        model: PreTrainedModel,
        capture: Capture | None,
        new: Callable[[], LeanLayers] | None = None,
    ) -> None:
        self.model = model
        self.capture = capture
        self._new_layers = new or partial(LeanModel, model)
        self._idle: list[StaticRunner] = []  # the longest idle first
        self._lock = RLock()  # garbage collection returns runners at any moment, on any thread
        holders.add(self)

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
        runner = self._found(room, widths, trees, frozenset(states))
        if runner is None:
            runner = without_idle(partial(self._new, room, states))
        if self.capture is not None and (runner.lacking(widths) or runner.lacking_trees(trees)):
            self._try(partial(runner.capture, self.capture, widths, trees))
        runner.clear()
        return runner

    def _try(self, capture: Callable[[], None]) -> None:
        """Capture steps, or warn that the run goes on without them."""
        try:
            without_idle(capture)
        except RuntimeError as error:
            if not is_of_memory(error):  # else keep `capture`: memory may become free later
                self.capture = None
            warn(error)

    def give_back(self, runner: StaticRunner) -> None:
        with self._lock:
            self._idle.append(runner)
            same = [
                idle
                for idle in self._idle
                if idle.room == runner.room and idle.layers.kept == runner.layers.kept
            ]
            if len(same) > MOST_IDLE:
                self._remove(same[0])
            while sum(idle.room for idle in self._idle) > MOST_IDLE_TOKENS and len(self._idle) > 1:
                self._idle.pop(0)

    def _new(self, room: int, states: Collection[int]) -> StaticRunner:
        runner = StaticRunner(self._new_layers(), room)
        runner.keep_states(*states)
        return runner

    def idle_bytes(self, device: torch.device) -> int:
        """The bytes on a device that the caches of its idle runners take."""
        with self._lock:
            layers = [idle.layers for idle in self._idle]
        return sum(each.cache_bytes for each in layers if each.device == device)

    def drop_idle(self) -> None:
        """Free the memory of all runners that nobody has borrowed."""
        with self._lock:
            self._idle.clear()

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
                (idle for idle in self._idle if idle.room == room and idle.layers.kept == states),
                key=lambda idle: len(idle.lacking(widths)) + len(idle.lacking_trees(trees)),
                default=None,
            )
            if found is not None:
                self._remove(found)
            return found

    def _remove(self, runner: StaticRunner) -> None:
        """Remove an idle runner, unless one that was returned meanwhile has evicted it."""
        with suppress(ValueError):
            self._idle.remove(runner)


def warn(error: Exception) -> None:
    """Log in one line that something could not be captured."""
    why = str(error).partition("\n")[0]
    logger.warning("Decoding goes on without captured steps: %.200s", why)


def room_for(length: int) -> int:
    """The size of the cache for a text of `length` tokens: a power of two."""
    return max(SMALLEST, 1 << (length + WIDTHS[-1] - 1).bit_length())
