"""Measures this machine's memory bandwidth and arithmetic throughput.

Bandwidth: a linear layer over one token, as in a decoding step, too large to be cached.
Arithmetic: a product of two square matrices.
"""

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import torch
import torch.nn.functional as F

from specviz.theory.roofline import Hardware

REPEATS = 6
CPU_WEIGHTS, GPU_WEIGHTS = 2**28, 2**31  # bytes: too many to be cached
CPU_SIDE, GPU_SIDE = 1024, 8192


class Sizes(NamedTuple):
    """Sizes of the measurement: bytes of weights, and the side of the square matrices."""

    weights: int
    side: int


def measure(
    name: str,
    device: torch.device,
    dtype: torch.dtype,
    sizes: Sizes | None = None,
    repeats: int = REPEATS,
) -> Iterator[Hardware]:
    """Yield the best figures so far, after each of `repeats` turns of a fraction of a second.

    Args:
        name: the machine's name.
        device: where to measure.
        dtype: of the weights.
        sizes: sizes of the measurement; by default chosen for the device.
        repeats: number of turns.
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
    """Return the time that some work takes on a device, in seconds.

    On one CPU thread this is the thread's CPU time, which excludes other work on the machine.
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
