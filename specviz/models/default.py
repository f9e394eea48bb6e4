"""Which pair to begin with."""

from collections.abc import Iterable

import torch

from specviz.models.checks import is_here, memory
from specviz.models.machine import free_memory, pick_device, pick_dtype
from specviz.models.pairs import DEFAULT, PAIRS, PairSpec

# The best first; both are quick on a CPU. SmolLM2 writes better, but speculation gains little
# with it as long as its draft is accepted so seldom.
ON_CPU = (DEFAULT, "smollm2-135m")


def default_pair(
    offered: Iterable[PairSpec] = PAIRS, device: torch.device | None = None
) -> PairSpec:
    """The best pair that can be run at once: nothing is downloaded for it.

    On a GPU that is the largest one made for GPUs that fits into its memory; else, and on a
    CPU, a small one.

    Args:
        offered: the pairs to choose from, at least one.
        device: by default, what pairs are loaded to by themselves.
    """
    offered = tuple(offered)
    device = device or pick_device()
    here = [pair for pair in offered if is_here(pair)]
    if device.type == "cuda":
        free, dtype = free_memory(device) or 0, pick_dtype("auto", device)
        sizes = {pair: memory(pair, dtype) or 0 for pair in here if pair.machine != "CPU"}
        if fitting := [pair for pair, size in sizes.items() if size <= free]:
            return max(fitting, key=sizes.__getitem__)
    for name in ON_CPU:
        for pair in here:
            if pair.name == name:
                return pair
    return (here or offered)[0]
