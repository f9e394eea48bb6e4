"""Estimates how many concurrent runs fit in a GPU's memory next to a pair's weights."""

import torch

from specviz.decoding.cuda_graphs import step_bytes
from specviz.decoding.idle import idle_bytes
from specviz.decoding.pass_widths import ROUND, STEP
from specviz.decoding.static_runner import room_for
from specviz.models.checks import stored
from specviz.models.machine import free_memory, one_gpu, pick_dtype
from specviz.models.pairs import SIZES, PairSpec

RUN_STEPS = 4 + ROUND + STEP  # captured per run; 4: verification, plain, two widths of a draft
PROMPT = 256  # tokens of a typical prompt


def capacity(spec: PairSpec, device: torch.device, tokens: int) -> int | None:
    """Return how many runs of a pair fit on a device at once, at least 1; None if unknown.

    Counts the weights of the pair's heads on this disk, but not their caches: they have few layers.
    Idle runners count as free, because a run that needs their memory drops them.

    Args:
        tokens: the maximum number of tokens a run emits.
    """
    if device.type != "cuda":
        return None
    dtype = pick_dtype("auto", device)
    gpu = one_gpu(device)
    one, free = run_bytes(spec, dtype, PROMPT + tokens), free_memory(gpu)
    if one is None or free is None:
        return None
    free += idle_bytes(gpu)
    sizes = [SIZES[checkpoint] for checkpoint in spec.checkpoints]
    sizes += filter(None, map(stored, spec.heads.values()))
    weights = sum(size.parameters for size in sizes) * dtype.itemsize
    return max(1, (free - weights) // one)


def run_bytes(spec: PairSpec, dtype: torch.dtype, length: int) -> int | None:
    """Return the bytes of one run: two target caches, one draft cache and the captured steps.

    Returns None if `SIZES` lacks one of the models.
    """
    numbers = 0
    for checkpoint, caches in zip(spec.checkpoints, (2, 1), strict=False):
        if checkpoint not in SIZES:
            return None
        numbers += caches * SIZES[checkpoint].per_token
    return numbers * room_for(length) * dtype.itemsize + RUN_STEPS * step_bytes()
