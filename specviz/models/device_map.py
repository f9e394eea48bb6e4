"""Several GPUs: a target that fits on none of them is spread over all.

This adds memory, not speed: the layers run one after another. The draft stays on the first GPU.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import groupby

import torch
from transformers import PreTrainedModel

SHARE = 0.9  # of a GPU's free memory; the rest is for what is computed there

MaxMemory = dict[int | str, int]
"""The most bytes that a model may take on each device, by GPU number or device name."""


def spread(needed: int, free: Sequence[int]) -> MaxMemory | None:
    """The memory that a target may take on each GPU; None if it fits on the first.

    Args:
        needed: bytes of its weights and caches.
        free: bytes that each GPU has left.
    """
    if len(free) < 2 or needed <= free[0]:
        return None
    return {number: int(SHARE * size) for number, size in enumerate(free)}


def is_spread(model: PreTrainedModel) -> bool:
    """Whether a model is spread over several devices."""
    return hasattr(model, "hf_device_map")


def describe_device_map(target: PreTrainedModel, draft: PreTrainedModel | None) -> str:
    """Describes which layers of a target are on which device; empty if there is only one."""
    devices: Mapping[str, int | str | torch.device] = getattr(target, "hf_device_map", {})
    if len(set(devices.values())) < 2:
        return ""
    layers = sorted(
        (int(found[1]), _name(device))
        for part, device in devices.items()
        if (found := re.search(r"\blayers\.(\d+)$", part))
    )
    spans = []
    for device, group in groupby(layers, key=lambda layer: layer[1]):
        numbers = [number + 1 for number, _ in group]
        spans.append(f"layers {numbers[0]}–{numbers[-1]} on {device}")
    text = f"target: {', '.join(spans)}"
    return text if draft is None else f"{text}; draft: {_name(draft.device)}"


def _name(device: int | str | torch.device) -> str:
    number = str(device).removeprefix("cuda:")
    return f"GPU {number}" if number.isdecimal() else str(device)
