"""Measures this machine's limits once, on the first request from “Will it pay?”."""

from collections.abc import Generator
from typing import NamedTuple

from specviz.decoding.pair import Pair
from specviz.lab import machine_limits, passes
from specviz.lab.passes import Pass
from specviz.models.machine import DTYPES
from specviz.models.pairs import PairSpec
from specviz.service.decoder import stream
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import Queue
from specviz.theory.roofline import Hardware
from specviz.trace import Machine

TURNS = machine_limits.REPEATS + passes.REPEATS


class MachineProfile(NamedTuple):
    """This machine's bandwidth and compute rate, and the time of a target pass by its width."""

    hardware: Hardware
    parameters: int
    machine: Machine
    widths: tuple[Pass, ...]


class ProfileProgress(NamedTuple):
    """Turns measured so far; `position` visitors are ahead in the queue, None once it has begun."""

    done: int
    position: int | None = None


class MachineProfiler:
    """Measures on the decoder thread, in turns with other visitors' runs.

    Args:
        spec: the pair whose target is timed; its dtype and threads apply to all measurements.
    """

    def __init__(self, pairs: LoadedPairs, spec: PairSpec, host: Host) -> None:
        self._pairs = pairs
        self._spec = spec
        self._queue = Queue(1, host.queue, host.address_limit)
        self.profile: MachineProfile | None = None

    def measure(self, owner: str, address: str = "") -> Generator[ProfileProgress, None, None]:
        """Yield progress until `profile` is set.

        Raises:
            SpecVizError: the queue is full, the address has reached its limit, or the pair cannot
                be loaded.
        """
        yield from self._queue.serve(
            owner, lambda position: ProfileProgress(0, position), self._measure, address
        )

    def _measure(self) -> Generator[ProfileProgress, None, None]:
        if self.profile is None:
            yield ProfileProgress(0)
            pair = self._pairs.get(self._spec)
            self.profile = yield from stream(_measured(pair), pair)


def _measured(pair: Pair) -> Generator[ProfileProgress, None, MachineProfile]:
    """Yield after each turn; return the last, most precise results."""
    dtype = DTYPES[pair.models.target.dtype]
    limits, by_width = list[Hardware](), list[tuple[Pass, ...]]()
    for hardware in machine_limits.measure(pair.machine.processor, pair.device, dtype):
        limits.append(hardware)
        yield ProfileProgress(len(limits))
    for widths in passes.widths(pair.target()):
        by_width.append(widths)
        yield ProfileProgress(len(limits) + len(by_width))
    size = pair.models.target.parameters
    return MachineProfile(limits[-1], size, pair.machine, by_width[-1])
