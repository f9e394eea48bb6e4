"""Timed forward passes."""

import time
from collections.abc import Callable, Generator, Mapping

from specviz.decoding.pair import Pair
from specviz.lab.machine_limits import wait
from specviz.models.machine import use_threads

CONTEXT = 32  # tokens already in the cache
Shape = tuple[int, int]  # batch, width


def timed(
    pair: Pair, passes: Mapping[Shape, Callable[[], object]], repeats: int
) -> Generator[float, None, dict[Shape, list[float]]]:
    """Time the passes in rotation, so that drift affects all alike; discard the first turn."""
    found: dict[Shape, list[float]] = {shape: [] for shape in passes}
    for turn in range(repeats + 1):
        for shape, work in passes.items():
            use_threads(pair.machine.threads)
            start = time.perf_counter()
            work()
            wait(pair.device)
            if turn:
                found[shape].append(time.perf_counter() - start)
            yield turn / (repeats + 1)
    return found
