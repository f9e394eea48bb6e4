"""This machine, measured for “Will it pay?” when a visitor asks, and once for all of them."""

from collections.abc import Generator
from typing import NamedTuple

from specviz.decoding.pair import Pair
from specviz.lab import machine_limits, passes
from specviz.lab.passes import Pass
from specviz.models.machine import DTYPES, use_threads
from specviz.models.pairs import PairSpec
from specviz.service.decoder import decoding
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import Places
from specviz.theory.roofline import Hardware
from specviz.trace import Machine

TURNS = machine_limits.REPEATS + passes.REPEATS


class Here(NamedTuple):
    """What this machine can do, and what a pass of the pair's target costs by its width."""

    hardware: Hardware
    parameters: int
    machine: Machine
    widths: tuple[Pass, ...]


class Progress(NamedTuple):
    """How far a measurement is; `before` visitors wait for theirs, None: it has begun."""

    done: int
    before: int | None = None


class Meter:
    """Measures on the decoder's thread, in turns between which others decode.

    Args:
        spec: the pair whose target is measured, with its number format and threads.
        queue: visitors who may wait.
    """

    def __init__(self, pairs: LoadedPairs, spec: PairSpec, queue: int) -> None:
        self._pairs = pairs
        self._spec = spec
        self._places = Places(1, queue)
        self.here: Here | None = None

    def measure(self, owner: str) -> Generator[Progress, None, None]:
        """How far it is, until `here` is known; at once if it is already.

        Raises:
            SpecVizError: too many wait, or the pair cannot be had.
        """
        mine = yield from self._places.wait(owner, lambda before: Progress(0, before))
        if not mine:
            return
        try:
            if self.here is None:
                yield Progress(0)
                self.here = yield from _measured(self._pairs.get(self._spec))
        finally:
            self._places.leave(owner)


def _measured(pair: Pair) -> Generator[Progress, None, Here]:
    dtype = DTYPES[pair.models.target.dtype]
    limits = machine_limits.measure(pair.machine.processor, pair.device, dtype)
    by_width = decoding(lambda: passes.widths(pair.target()))
    done = 0

    def limit() -> Hardware | None:
        use_threads(pair.machine.threads)
        return next(limits, None)

    def turn() -> tuple[Pass, ...] | None:
        use_threads(pair.machine.threads)
        return next(by_width, None)

    hardware, widths = None, None
    while (reached := decoding(limit)) is not None:
        hardware, done = reached, done + 1
        yield Progress(done)
    while (taken := decoding(turn)) is not None:
        widths, done = taken, done + 1
        yield Progress(done)
    assert hardware is not None
    assert widths is not None
    return Here(hardware, pair.models.target.parameters, pair.machine, widths)
