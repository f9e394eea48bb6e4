"""Runs the experiments of “Myth or fact?” for visitors, on this machine's models."""

from collections.abc import Generator
from contextlib import closing
from typing import NamedTuple

from specviz.claims import Result
from specviz.decoding.pair import Pair
from specviz.lab.claims import EXPERIMENTS
from specviz.lab.experiments.record import lacking, measure
from specviz.lab.experiments.workbench import FULL, Workbench, Workload
from specviz.models.checks import is_here, is_tiny
from specviz.models.pairs import find
from specviz.service.decoder import stream
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import Queue, Waiting


class Loading(NamedTuple):
    """Progress: the pair with this name is being loaded."""

    pair: str


class Measuring(NamedTuple):
    """Progress: the finished share of an experiment, from 0 to 1."""

    share: float


class Ended(NamedTuple):
    """The result of an experiment; None if it was stopped."""

    result: Result | None


Progress = Waiting | Loading | Measuring | Ended


class Claims:
    """The experiments of all visitors, one at a time; runs take turns between their steps.

    Args:
        size: how much each experiment measures.
    """

    def __init__(self, pairs: LoadedPairs, host: Host, size: Workload = FULL) -> None:
        self._pairs = pairs
        self._host = host
        self._size = size
        self._queue = Queue(1, host.queue, host.address_limit)

    def lacking(self, claim: int) -> list[str]:
        """Return the names of the pairs that an experiment needs and this host lacks."""
        return lacking(claim, self._is_offered)

    def run(self, owner: str, claim: int, address: str = "") -> Generator[Progress, None, None]:
        """Run an experiment until it ends, or its owner leaves, stops it or starts another.

        Raises:
            SpecVizError: the queue is full, the address has reached its limit, or a pair cannot be
                loaded.
        """

        def work() -> Generator[Progress, None, Result | None]:
            pairs = yield from self._load(owner, claim)
            return (yield from self._measure(owner, claim, pairs))

        yield Ended((yield from self._queue.serve(owner, Waiting, work, address)))

    def stop(self, owner: str) -> None:
        """Stop an owner's experiment, or their wait for it."""
        self._queue.stop(owner)

    def _is_offered(self, name: str) -> bool:
        """Whether a pair is on this disk, and tiny or in the host's list."""
        spec = find(name)
        return is_here(spec) and (name in self._host.pairs or is_tiny(spec))

    def _load(self, owner: str, claim: int) -> Generator[Progress, None, dict[str, Pair]]:
        pairs: dict[str, Pair] = {}
        for name in filter(self._is_offered, EXPERIMENTS[claim].pairs):
            if not self._queue.is_wanted(owner):
                break
            yield Loading(name)
            pairs[name] = self._pairs.get(find(name))
        return pairs

    def _measure(
        self, owner: str, claim: int, pairs: dict[str, Pair]
    ) -> Generator[Progress, None, Result | None]:
        with closing(stream(measure(claim, Workbench(pairs, self._size)))) as steps:
            while self._queue.is_wanted(owner):
                try:
                    yield Measuring(next(steps))
                except StopIteration as end:
                    result: Result = end.value
                    return result
        return None
