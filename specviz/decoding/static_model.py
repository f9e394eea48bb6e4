"""A language model that borrows a static cache with captured steps from a pool."""

from collections.abc import Sequence
from weakref import finalize

from torch import Tensor

from specviz.decoding.context_limit import context_limit
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.pass_widths import LARGEST_TREE, WIDTHS, Widths
from specviz.decoding.static_runner import RunnerPool, StaticRunner


class StaticModel:
    """A language model on a borrowed runner, which is returned when the model is garbage-collected.

    Runs eagerly until `prepare` is called. Rolling back is free: the cache is overwritten.

    Args:
        vocabulary: V; logits are cut to it.
    """

    def __init__(self, pool: RunnerPool, vocabulary: int | None = None) -> None:
        config = pool.model.config
        self.length = 0
        self.limit: int = context_limit(config)
        self.vocabulary: int = vocabulary or config.vocab_size
        self.device = pool.model.device
        self._pool = pool
        self._runner: StaticRunner | None = None
        self._widths: Widths | None = None  # of the steps asked for; None before `prepare`
        self._loan: finalize[[StaticRunner], StaticModel] | None = None

    @property
    def captured(self) -> bool:
        """Whether the next pass uses captured steps of the prepared widths."""
        if self._runner is None or self._widths is None:
            return False
        return not self._runner.lacking(self._widths)

    def prepare(self, length: int, widths: Widths = WIDTHS, tree: int = 0) -> None:
        """Borrows a cache for `length` tokens, with captured steps of these widths.

        Args:
            tree: the most tokens of a tree after the text.
        """
        self._widths = widths
        self._borrow(min(length, self.limit) + tree, widths)

    def logits(self, tokens: Tensor, last: int) -> Tensor:
        runner = self._borrow(self.length + len(tokens))
        logits = runner.read(tokens, self.length, last)
        self.length += len(tokens)
        return logits[:, : self.vocabulary]

    def branch(self, tokens: Tensor, parents: Sequence[int]) -> Tensor:
        """Reads tokens [w] of a tree after the text, eagerly; see `TreeModel`."""
        runner = self._runner
        if runner is None or len(parents) == len(tokens):  # a tree that goes on stays where it is
            runner = self._borrow(self.length + max(len(parents), LARGEST_TREE))
        runner.length = self.length
        return runner.branch(tokens, parents)[:, : self.vocabulary]

    def keep(self, path: Sequence[int]) -> None:
        """Makes one path of the tree read last a part of the text."""
        assert self._runner is not None
        self._runner.keep(path)
        self.length = self._runner.length

    def rollback(self, length: int) -> None:
        self.length = min(self.length, length)

    def _borrow(self, length: int, widths: Widths = ()) -> StaticRunner:
        """The runner, or another if it is too small or lacks captured steps."""
        held = self._runner
        if held is not None and length <= held.room and not held.lacking(widths):
            return held
        fresh = self._pool.lend(length, widths)
        if held is not None:
            fresh.take_over(held, self.length)
        if self._loan is not None:
            self._loan()
        self._loan = finalize(self, self._pool.give_back, fresh)
        self._loan.atexit = False
        self._runner = fresh
        return fresh


def prepare(
    model: LanguageModel | None, length: int, widths: Widths = WIDTHS, tree: int = 0
) -> None:
    """Preallocates and captures for `length` tokens where supported. Call before timing.

    Args:
        widths: in tokens, of the passes to come.
        tree: the most tokens of a tree after the text.
    """
    if isinstance(model, StaticModel):
        model.prepare(length, widths, tree)


def captured(*models: LanguageModel | None) -> bool:
    """Whether all of these models, apart from None, run captured steps."""
    present = [model for model in models if model is not None]
    return all(isinstance(model, StaticModel) and model.captured for model in present)
