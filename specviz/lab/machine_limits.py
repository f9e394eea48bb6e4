"""What the machine at hand moves and computes in a second, measured.

Memory: a layer of weights over one token, so large that no cache holds it, which is how a step
reads weights. Arithmetic: a product of two square matrices.
"""

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import torch
import torch.nn.functional as F

from specviz.theory.roofline import Hardware

REPEATS = 6
CPU_WEIGHTS, GPU_WEIGHTS = 2**28, 2**31  # bytes: more than caches hold
CPU_SIDE, GPU_SIDE = 1024, 8192


class Sizes(NamedTuple):
    """How much is moved and computed, in bytes and in the side of a square."""

    weights: int
    side: int


def measure(
    name: str,
    device: torch.device,
    dtype: torch.dtype,
    sizes: Sizes | None = None,
    repeats: int = REPEATS,
) -> Iterator[Hardware]:
    """What was reached so far, the best of all turns, of which each takes a fraction of a second.

    Args:
        name: of the machine.
    """
    gpu = device.type == "cuda"
    sizes = sizes or (Sizes(GPU_WEIGHTS, GPU_SIDE) if gpu else Sizes(CPU_WEIGHTS, CPU_SIDE))
    width = 4096
    rows = sizes.weights // (width * dtype.itemsize)
    weights = torch.ones(rows, width, dtype=dtype, device=device)
    row = torch.ones(1, width, dtype=dtype, device=device)
    square = torch.ones(sizes.side, sizes.side, dtype=dtype, device=device)
    moved, computed = rows * width * dtype.itemsize, 2 * sizes.side**3
    bandwidth = arithmetic = 0.0
    for _ in range(repeats):
        bandwidth = max(bandwidth, moved / seconds(lambda: F.linear(row, weights), device))
        arithmetic = max(arithmetic, computed / seconds(lambda: square @ square, device))
        yield Hardware(name, bandwidth, arithmetic, None, str(dtype).removeprefix("torch."))


@torch.inference_mode()
def seconds(work: Callable[[], object], device: torch.device) -> float:
    """What some work takes on a device.

    One thread of a CPU is timed by its own clock, to which other work on the machine does not add.
    """
    alone = device.type == "cpu" and torch.get_num_threads() == 1
    now = time.thread_time if alone else time.perf_counter
    if device.type == "cuda":
        torch.cuda.synchronize(device)
    start = now()
    work()
    if device.type == "cuda":
        torch.cuda.synchronize(device)
    return now() - start
