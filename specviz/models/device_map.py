"""Spreads a target that does not fit on the first GPU over all GPUs.

This adds memory, not speed: the layers run one after another. The draft stays on the first GPU.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import groupby

import torch
from transformers import PreTrainedModel

SHARE = 0.9  # of a GPU's free memory; the rest is for activations

MaxMemory = dict[int | str, int]
"""Maximum bytes of a model per device, by GPU number or device name."""


def spread(needed: int, free: Sequence[int]) -> MaxMemory | None:
    """Return the memory that a target may use on each GPU; None if it fits on the first.

    Args:
        needed: bytes of the target's weights and caches.
        free: free bytes of each GPU.
    """
    if len(free) < 2 or needed <= free[0]:
        return None
    return {number: int(SHARE * size) for number, size in enumerate(free)}


def is_spread(model: PreTrainedModel) -> bool:
    """Whether a model is spread over several devices."""
    return hasattr(model, "hf_device_map")


def describe_device_map(target: PreTrainedModel, draft: PreTrainedModel | None) -> str:
    """Describe which layers of a target are on which device; empty if all are on one."""
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
