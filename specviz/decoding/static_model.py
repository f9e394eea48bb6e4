"""Layers and models that borrow a static cache with captured steps from a pool."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable
from weakref import finalize

from torch import Tensor

from specviz.decoding.context_limit import context_limit
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.lean.attention import Parents
from specviz.decoding.lean.layers import LeanLayers, Pass, Tensors
from specviz.decoding.pass_widths import (
    LARGEST_TREE,
    WIDTHS,
    Widths,
)
from specviz.decoding.recording import Text
from specviz.decoding.static_runner import RunnerPool, StaticRunner
from specviz.decoding.upload import to_device


class StaticLayers:
    """Layers on a borrowed runner, which is returned when they are garbage-collected.

    Runs eagerly until `prepare` is called. Rolling back is free: the next pass clears the cache.

    Attributes:
        length: how many tokens are cached.
        pool: the pool that it borrows from.
    """

    def __init__(self, pool: RunnerPool) -> None:
        self.length = 0
        self.pool = pool
        self._runner: StaticRunner | None = None
        self._widths: Widths | None = None  # of the steps asked for; None before `prepare`
        self._trees: Widths = ()  # of passes over a tree
        self._kept = frozenset[int]()  # the hidden states asked for
        self._stale = 0  # the end of dropped tokens that are still in the cache
        self._replayed = False  # whether only captured rounds have dropped them
        self._loan: finalize[[StaticRunner], StaticLayers] | None = None

    @property
    def captured(self) -> bool:
        """Whether the next pass uses captured steps of the prepared widths."""
        if self._runner is None or self._widths is None:
            return False
        return not (self._runner.lacking(self._widths) or self._runner.lacking_trees(self._trees))

    def prepare(self, length: int, widths: Widths = WIDTHS, trees: Widths = ()) -> None:
        """Borrow a cache for `length` tokens, with captured steps of these widths.

        Args:
            trees: widths of the passes over a tree after the text; empty: there are no trees.
        """
        self._widths, self._trees = widths, trees
        self._borrow(length + (LARGEST_TREE if trees else 0), widths, trees)

    def extend(self, inputs: Tensors, last: int) -> Tensors:
        """Read the next tokens of the text; see `LeanLayers.forward`."""
        width = len(inputs[0])
        results = self._borrow(self.length + width).extend(inputs, self.length, last)
        self.length += width
        return results

    def grow(self, inputs: Tensors, parents: Parents) -> Tensors:
        """Read tokens of a tree after the text; see `LeanLayers.grow`."""
        runner = self._runner
        if runner is None or len(parents) == len(inputs[0]):  # else continues a tree on this runner
            runner = self._borrow(self.length + max(len(parents), LARGEST_TREE))
        return runner.grow(inputs, self.length, parents)

    def over(self, inputs: Tensors, at: Pass) -> Tensors:
        """Run a pass that changes neither text nor tree; see `LeanLayers.over`."""
        return self._borrow(at.end).over(inputs, at)

    def with_room(self, length: int) -> LeanLayers:
        """The borrowed layers, with room for `length` tokens."""
        return self._borrow(length).layers

    def keep(self, path: Sequence[int]) -> None:
        """Make one path of the tree read last a part of the text."""
        assert self._runner is not None
        self.length = self._runner.keep(path)

    def rollback(self, length: int) -> None:
        self._stale = max(self._stale, self.length)
        self.length = min(self.length, length)

    @property
    def runner(self) -> StaticRunner | None:
        """The borrowed runner; None before `prepare`, and after other states were asked for."""
        held = self._runner
        ready = held is not None and self._widths is not None and held.layers.kept == self._kept
        return held if ready else None

    def passed(self, length: int) -> None:
        """Note that a captured round reads up to `length`; call before it is replayed.

        A captured round overwrites what an earlier one has dropped.
        """
        if not self._replayed:
            self._clean()
        self._replayed, self.length = True, length

    def _clean(self) -> None:
        """Forget dropped tokens: those that a mask hides must be finite; passes were padded."""
        if self._runner is not None and self._stale > self.length:
            self._runner.forget(self.length, self._stale + LARGEST_TREE)
        self._stale, self._replayed = 0, False

    def _borrow(self, length: int, widths: Widths = (), trees: Widths = ()) -> StaticRunner:
        """The runner, or another if it is too small, keeps other states or lacks captured steps."""
        self._clean()
        held = self._runner
        if (
            held is not None
            and length <= held.room
            and held.layers.kept == self._kept
            and not held.lacking(widths)
            and not held.lacking_trees(trees)
        ):
            return held
        fresh = self.pool.lend(length, widths, trees, self._kept)
        if held is not None:
            fresh.take_over(held, self.length)
        if self._loan is not None:
            self._loan()
        self._loan = finalize(self, self.pool.give_back, fresh)
        self._loan.atexit = False
        self._runner = fresh
        return fresh


class StaticModel(StaticLayers):
    """A language model on a borrowed runner.

    Args:
        vocabulary: V; logits are cut to it.
    """

    def __init__(self, pool: RunnerPool, vocabulary: int | None = None) -> None:
        super().__init__(pool)
        config = pool.model.config
        self.limit: int = context_limit(config)
        self.vocabulary: int = vocabulary or config.vocab_size
        self.device = pool.model.device
        self._layers: int = config.num_hidden_layers

    def prepare(self, length: int, widths: Widths = WIDTHS, trees: Widths = ()) -> None:
        super().prepare(min(length, self.limit), widths, trees)

    def keep_states(self, *numbers: int) -> None:
        """Keep hidden states from now on; drop tokens that were read without them."""
        wanted = self._kept | {number % (self._layers + 1) for number in numbers}
        if wanted != self._kept:
            self._kept, self.length = wanted, 0

    def states(self, number: int) -> Tensor:
        """The kept hidden states of each token read so far, [length, width]."""
        return self._borrow(self.length).states(number, self.length)

    def logits(self, tokens: Tensor, last: int) -> Tensor:
        return self.extend((tokens,), last)[0][:, : self.vocabulary]

    @property
    def backing(self) -> object | None:
        return self.runner

    def drafts(self, gamma: int) -> int:
        return gamma

    def rereads(self, gamma: int) -> int:
        """Two: after a bonus token, neither it nor the last draft was read."""
        return 2

    def recorded(self, text: Text, gamma: int) -> LanguageModel:
        """The model as a capture reads it, after all but the last two tokens of a text."""
        assert self._runner is not None
        start = text.length - 2
        self._runner.forget_at(start + 2, gamma)
        return RecordedModel(self._runner, start, self)

    def advance(self, context: Sequence[int], gamma: int) -> bool:
        """Read what a replay needs; see `Recordable`."""
        length, runner = len(context), self.runner
        if runner is None or length < 2 or length + gamma > min(self.limit + 1, runner.room):
            return False
        if self.length < length - 2:
            self.logits(to_device(context[self.length : -2], self.device), last=1)
        self.passed(length + gamma - 1)
        return True

    def branch(self, tokens: Tensor, parents: Parents) -> Tensor:
        """Read tokens [w] of a tree after the text; see `TreeModel`."""
        return self.grow((tokens,), parents)[0][:, : self.vocabulary]


class RecordedModel:
    """A model within a capture: where its text begins is known on the device only.

    Args:
        start: the position of the next token to read [].
    """

    def __init__(self, runner: StaticRunner, start: Tensor, model: LanguageModel) -> None:
        self.length = 0  # tokens read within the capture
        self.limit, self.vocabulary, self.device = model.limit, model.vocabulary, model.device
        self._runner = runner
        self._start = start

    def logits(self, tokens: Tensor, last: int) -> Tensor:
        """Read tokens [w]; return the last logits, [last, V]."""
        at = self._runner.text_pass(self._start, len(tokens), self.length)
        self.length += len(tokens)
        return self._read(tokens, at, last)[:, : self.vocabulary]

    def rollback(self, length: int) -> None:
        raise NotImplementedError("the host rolls back")

    def _read(self, tokens: Tensor, at: Pass, last: int) -> Tensor:
        return self._runner.layers.forward((tokens,), at, last)[0]


@runtime_checkable
class Prepared(Protocol):
    """Layers or a model that can prepare for a run, as `StaticLayers` does."""

    @property
    def captured(self) -> bool: ...

    def prepare(self, length: int, widths: Widths, trees: Widths) -> None: ...


def prepare(model: object, length: int, widths: Widths = WIDTHS, trees: Widths = ()) -> None:
    """Preallocate and capture for `length` tokens where supported. Call before timing.

    Args:
        widths: in tokens, of the passes to come.
        trees: of the passes over a tree.
    """
    if isinstance(model, Prepared):
        model.prepare(length, widths, trees)


def captured(*models: object) -> bool:
    """Whether all of these models, apart from None, run captured steps."""
    present = [model for model in models if model is not None]
    return all(isinstance(model, Prepared) and model.captured for model in present)
