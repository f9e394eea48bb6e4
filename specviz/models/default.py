"""Picks the pair that the page and the command line start with."""

from collections.abc import Iterable

import torch

from specviz.models import hub
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
        for gpus in (one_gpu(device), device):
            if best := _best_that_fits(here, gpus):
                return best
    for name in ON_CPU:
        for pair in here:
            if pair.name == name:
                return pair
    return (here or offered)[0]


def pair_to_download(
    offered: Iterable[PairSpec], opened: PairSpec, device: torch.device | None = None
) -> PairSpec | None:
    """Return the best pair for a GPU that has none on this disk; None elsewhere.

    Args:
        offered: the pairs to choose from; gated ones count only if a hub token is set.
        opened: the pair that runs without a download.
        device: the device to run on; default: `pick_device()`.
    """
    device = device or pick_device()
    if device.type != "cuda" or is_for_gpus(opened):
        return None
    allowed = [pair for pair in offered if not pair.gated or hub.has_token()]
    return _best_that_fits(allowed, one_gpu(device))


def _best_that_fits(pairs: Iterable[PairSpec], gpus: torch.device) -> PairSpec | None:
    """Return the pair for GPUs with the highest predicted speed-up of those that fit, if any."""
    dtype, free = pick_dtype("auto", gpus), free_memory(gpus) or 0
    fitting = [pair for pair in pairs if is_for_gpus(pair) and (memory(pair, dtype) or 0) <= free]
    return best_pair(fitting, gpu_of_device(processor(gpus))) if fitting else None
