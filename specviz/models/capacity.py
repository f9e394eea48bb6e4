"""Estimates how many concurrent runs fit in a GPU's memory next to a pair's weights."""

import torch

from specviz.decoding.cuda_graphs import step_bytes
from specviz.decoding.idle import idle_bytes
from specviz.decoding.pass_widths import ROUND, STEP
from specviz.decoding.static_runner import room_for
from specviz.models.checks import memory, stored
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
    dtype, gpu = pick_dtype("auto", device), one_gpu(device)
    one, free = run_bytes(spec, dtype, PROMPT + tokens), free_memory(gpu)
    weights = memory(spec, dtype, context=0)
    if one is None or free is None or weights is None:
        return None
    heads = filter(None, map(stored, spec.heads.values()))
    weights += sum(head.parameters for head in heads) * dtype.itemsize
    return max(1, (free + idle_bytes(gpu) - weights) // one)


def run_bytes(spec: PairSpec, dtype: torch.dtype, length: int) -> int | None:
    """Return the bytes of one run: two target caches, one draft cache and the captured steps.

    Returns None if `SIZES` lacks one of the models.
    """
    caches = memory(spec, dtype, loaded=spec.checkpoints, context=room_for(length))
    if caches is None or not SIZES.keys() >= {*spec.checkpoints}:
        return None
    return caches + RUN_STEPS * step_bytes()
