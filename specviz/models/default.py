"""Picks the pair that the page and the command line start with."""

from collections.abc import Iterable

import torch

from specviz.models.checks import is_here, memory
from specviz.models.machine import free_memory, one_gpu, pick_device, pick_dtype, processor
from specviz.models.pairs import DEFAULT, PAIRS, PairSpec
from specviz.models.predictions import best_pair, gpu_of_device, is_for_gpus

# Best first; both are fast on a CPU. SmolLM2 writes better, but its draft is accepted so seldom
# that speculation gains little.
ON_CPU = (DEFAULT, "smollm2-135m")


def default_pair(
    offered: Iterable[PairSpec] = PAIRS, device: torch.device | None = None
) -> PairSpec:
    """Return the best pair that runs without a download.

    On a GPU, that is the pair for GPUs that fits in its memory with the highest predicted speed-up,
    at the same acceptance rate for all; otherwise a small pair. One that has to be spread over
    several GPUs, and then runs without captured steps, is chosen only if none fits on one.

    Args:
        offered: the pairs to choose from, at least one.
        device: the device to run on; default: `pick_device()`.
    """
    offered = tuple(offered)
    device = device or pick_device()
    here = [pair for pair in offered if is_here(pair)]
    if device.type == "cuda":
        dtype = pick_dtype("auto", device)
        sizes = {pair: memory(pair, dtype) or 0 for pair in here if is_for_gpus(pair)}
        for gpus in (one_gpu(device), device):
            free = free_memory(gpus) or 0
            if fitting := [pair for pair, size in sizes.items() if size <= free]:
                return best_pair(fitting, gpu_of_device(processor(device)))
    for name in ON_CPU:
        for pair in here:
            if pair.name == name:
                return pair
    return (here or offered)[0]
