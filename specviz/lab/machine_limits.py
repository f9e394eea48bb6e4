"""Measures this machine's memory bandwidth, arithmetic throughput and time per kernel.

Bandwidth: a linear layer over one token, as in a decoding step, too large to be cached.
Arithmetic: a product of two square matrices.
Time per kernel: a step of a model too small to move or compute much.
"""

import math
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import torch
import torch.nn.functional as F
from transformers import LlamaConfig, LlamaForCausalLM

from specviz.decoding.backends import pick_backend
from specviz.decoding.language_model import dtype_name
from specviz.decoding.static_model import captured, prepare
from specviz.theory.launches import LAYER, lean_kernels
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
        yield Hardware(name, bandwidth, arithmetic, None, dtype_name(dtype))


STEPS = 30  # of the small model
SMALL = {"hidden_size": 32, "intermediate_size": 32, "num_attention_heads": 1, "head_dim": 32}
LAYERS, VOCABULARY = 12, 32


def kernel_seconds(device: torch.device, dtype: torch.dtype, *, capture: bool = True) -> float:
    """Return the time that a kernel of our lean model takes besides memory and arithmetic.

    Args:
        capture: on a GPU, run in a CUDA graph.
    """
    config = LlamaConfig(
        **SMALL, num_key_value_heads=1, num_hidden_layers=LAYERS, vocab_size=VOCABULARY
    )
    model = LlamaForCausalLM(config).eval().to(device, dtype)
    running = pick_backend(model, VOCABULARY, capture=capture)()
    prepare(running, STEPS, (1,))
    token, least = torch.zeros(1, dtype=torch.long, device=device), math.inf
    for _ in range(STEPS):
        least = min(least, seconds(lambda: running.logits(token, last=1), device))
    mode = "captured" if captured(running) else "eager"
    return least / lean_kernels(LAYER, mode).total(LAYERS, 1)


@torch.inference_mode()
def seconds(work: Callable[[], object], device: torch.device) -> float:
    """Return the time that some work takes on a device, in seconds.

    On one CPU thread this is the thread's CPU time, which excludes other work on the machine.
    """
    alone = device.type == "cpu" and torch.get_num_threads() == 1
    now = time.thread_time if alone else time.perf_counter
    wait(device)
    start = now()
    work()
    wait(device)
    return now() - start


def wait(device: torch.device) -> None:
    """Wait until a device has done all its work: calls to a GPU return earlier."""
    if device.type == "cuda":
        torch.cuda.synchronize(device)
