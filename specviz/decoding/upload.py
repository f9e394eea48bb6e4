"""Copies to a device that do not make the host wait, and which devices it waits for."""

from collections.abc import Sequence

import torch
from torch import Tensor


def upload(held: Tensor, device: torch.device) -> Tensor:
    """Copy a tensor of the host to a device: pinned, since the host waits for all other copies."""
    if device.type == "cuda":
        held = held.pin_memory()
    return held.to(device, non_blocking=True)


def to_device(numbers: Sequence[int], device: torch.device) -> Tensor:
    """Copy whole numbers, such as token ids, to a device [n]."""
    return upload(torch.tensor(numbers, dtype=torch.long), device)


def waits(device: torch.device) -> bool:
    """Whether the host waits for the device when it reads a number of it."""
    return device.type != "cpu"
