"""Weights stored as int8 with a scale for each group of a row, in half the space of float16.

A matrix W [rows, columns] becomes round(W / scale) in int8 and, beside it, `…_scale` [rows, groups]
in bfloat16, as compressed-tensors names them. Norms and other vectors are stored in float16. The
rounding error is at most half a scale, about 1/254 of the largest weight in a group. (With one
scale for a whole row, a fusion of embeddings and features, whose columns differ a hundredfold in
size, would lose most of what it learnt.)
"""

import math
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import load_file
from torch import Tensor

from specviz.decoding.int8_linear import MOST, TINY

SCALE = "_scale"  # suffix of the name of a matrix's scales
GROUP = 64  # columns with one scale, if they divide the row


def quantize(weights: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """Return a checkpoint's tensors as they are stored, on the CPU; integers are not changed."""
    stored = dict[str, Tensor]()
    for name, weight in weights.items():
        part = weight.detach().cpu()
        if not part.is_floating_point():
            stored[name] = part.contiguous()
        elif part.ndim != 2:
            stored[name] = part.half().contiguous()
        else:
            groups = part.float().unflatten(1, (groups_of(part.shape[1]), -1))
            scale = (groups.abs().amax(2) / MOST).clamp(min=TINY).bfloat16()
            numbers = (groups / scale[..., None].float()).round().clamp(-MOST, MOST)
            stored[name] = numbers.flatten(1).to(torch.int8)
            stored[name + SCALE] = scale
    return stored


def groups_of(columns: int) -> int:
    """The number of groups in a row."""
    return columns // math.gcd(columns, GROUP)


def restored(numbers: Tensor, scale: Tensor) -> Tensor:
    """A matrix as float32, from its numbers [rows, columns] and scales [rows, groups]."""
    groups = numbers.float().unflatten(1, (scale.shape[1], -1))
    return (groups * scale[..., None].float()).flatten(1)


def dequantize(stored: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """Restore the int8 matrices among a checkpoint's tensors as float32.

    Raises:
        SafetensorError: a matrix lacks its scale.
    """
    weights = dict[str, Tensor]()
    for name, weight in stored.items():
        if weight.dtype == torch.int8:
            if name + SCALE not in stored:
                raise SafetensorError(f"{name + SCALE} is missing")
            weights[name] = restored(weight, stored[name + SCALE])
        elif not name.endswith(SCALE):
            weights[name] = weight
    return weights


def stored_dtypes(paths: Sequence[Path]) -> set[str]:
    """Return the dtypes of the tensors in safetensors files, such as "BF16"; "I8": int8 matrices.

    Raises:
        OSError, SafetensorError: a file is missing or damaged.
    """
    with ExitStack() as files:
        opened = [files.enter_context(safe_open(path, "pt")) for path in paths]
        return {file.get_slice(key).get_dtype() for file in opened for key in file.keys()}  # noqa: SIM118


def read(paths: Sequence[Path]) -> dict[str, Tensor]:
    """Read all tensors of safetensors files, with int8 matrices restored.

    Raises:
        OSError, SafetensorError: a file is missing or damaged.
    """
    return dequantize({name: part for path in paths for name, part in load_file(path).items()})
