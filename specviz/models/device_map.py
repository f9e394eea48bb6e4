"""More than one GPU: a target that fits on none of them is spread over all.

That buys memory, not speed: its layers work one after the other. The draft model stays whole,
on the first.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import groupby

import torch
from transformers import PreTrainedModel

SHARE = 0.9  # of a GPU's free memory; the rest is for what is computed there

MaxMemory = dict[int | str, int]
"""Bytes that a model may take, by the number of a GPU or the name of a device."""


def spread(needed: int, free: Sequence[int]) -> MaxMemory | None:
    """What a target may take of each GPU; None if the first one has room for all of it.

    Args:
        needed: bytes of its weights and caches.
        free: bytes that each GPU has left.
    """
    if len(free) < 2 or needed <= free[0]:
        return None
    return {number: int(SHARE * size) for number, size in enumerate(free)}


def is_spread(model: PreTrainedModel) -> bool:
    """Whether a model was loaded to be spread over devices."""
    return hasattr(model, "hf_device_map")


def describe_device_map(target: PreTrainedModel, draft: PreTrainedModel | None) -> str:
    """Which layers of a target lie where, for people; empty if all lie together."""
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
