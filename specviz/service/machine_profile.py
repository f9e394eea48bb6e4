"""What this machine can do, measured once, when the first visitor of “Will it pay?” asks."""

from collections.abc import Generator
from typing import NamedTuple

from specviz.decoding.pair import Pair
from specviz.lab import machine_limits, passes
from specviz.lab.passes import Pass
from specviz.models.machine import DTYPES, use_threads
from specviz.models.pairs import PairSpec
from specviz.service.decoder import decoding
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import Queue
from specviz.theory.roofline import Hardware
from specviz.trace import Machine

TURNS = machine_limits.REPEATS + passes.REPEATS


class MachineProfile(NamedTuple):
    """This machine's bandwidth and arithmetic, and the time of a target pass by its width."""

    hardware: Hardware
    parameters: int
    machine: Machine
    widths: tuple[Pass, ...]


class ProfileProgress(NamedTuple):
    """Turns measured so far; `position` visitors are ahead in the queue, None: it has begun."""

    done: int
    position: int | None = None


class MachineProfiler:
    """Measures on the decoder thread, in turns, so that others decode in between.

    Args:
        spec: the pair whose target is measured, with its number format and threads.
        queue: how many visitors may wait.
    """

    def __init__(self, pairs: LoadedPairs, spec: PairSpec, queue: int) -> None:
        self._pairs = pairs
        self._spec = spec
        self._queue = Queue(1, queue)
        self.profile: MachineProfile | None = None

    def measure(self, owner: str) -> Generator[ProfileProgress, None, None]:
        """Yield progress until `profile` is known.

        Raises:
            SpecVizError: too many wait, or the pair cannot be loaded.
        """
        mine = yield from self._queue.wait(owner, lambda position: ProfileProgress(0, position))
        if not mine:
            return
        try:
            if self.profile is None:
                yield ProfileProgress(0)
                self.profile = yield from _measured(self._pairs.get(self._spec))
        finally:
            self._queue.leave(owner)


def _measured(pair: Pair) -> Generator[ProfileProgress, None, MachineProfile]:
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
        yield ProfileProgress(done)
    while (taken := decoding(turn)) is not None:
        widths, done = taken, done + 1
        yield ProfileProgress(done)
    assert hardware is not None
    assert widths is not None
    return MachineProfile(hardware, pair.models.target.parameters, pair.machine, widths)
