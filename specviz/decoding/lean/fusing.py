"""Chooses Triton kernels for the parts between a captured pass's products: opt-in, and tried."""

import importlib
import logging
import os
from functools import cache
from types import ModuleType

import torch
import torch.nn.functional as F
from torch import Tensor

from specviz.decoding.lean.attention import StaticMask, attend
from specviz.decoding.lean.rotary import Rotation

VARIABLE = "SPECVIZ_FUSED"
WIDTHS, ROOM, EPS = (1, 17), 112, 1e-6  # of a trial: more queries take larger tiles
TOLERANCE = 0.02  # root of the mean square, relative; bfloat16 has 8 bits

logger = logging.getLogger(__name__)


def fused_kernels(
    device: torch.device, dtype: torch.dtype, heads: int, kv_heads: int, size: int
) -> ModuleType | None:
    """Return `specviz.decoding.lean.fused` where it is wanted and works for attention heads.

    The first call for a kind of heads compiles the kernels, which takes some seconds. Never on
    ZeroGPU, where each process would compile anew.
    """
    wanted = os.environ.get(VARIABLE) == "on" and os.environ.get("SPACES_ZERO_GPU") != "true"
    if not wanted or device.type != "cuda":
        return None
    return tried(device, dtype, heads, kv_heads, size)


@cache
def tried(
    device: torch.device, dtype: torch.dtype, heads: int, kv_heads: int, size: int
) -> ModuleType | None:
    """Return the kernels if they agree with torch; else warn, and return None."""
    try:
        fused = importlib.import_module("specviz.decoding.lean.fused")
        for width in WIDTHS:
            like = torch.empty(0, dtype=dtype, device=device)
            _compare(fused, like, width, heads, kv_heads, size)
    except Exception as error:  # noqa: BLE001  Triton, its compiler and the C compiler raise many
        why = str(error).strip().partition("\n")[0] or type(error).__name__
        logger.warning("Decoding goes on without Triton kernels: %.200s", why)
        return None
    return fused


@torch.inference_mode()
def _compare(
    fused: ModuleType, like: Tensor, width: int, heads: int, kv_heads: int, size: int
) -> None:
    """Compare the kernels' results with torch's, for random numbers.

    Args:
        like: a tensor of their dtype and device.

    Raises:
        RuntimeError: they differ.
    """
    chance, both, room = torch.Generator(like.device).manual_seed(0), heads + kv_heads, ROOM

    def drawn(*shape: int) -> Tensor:
        return like.new_empty(shape).normal_(std=0.5, generator=chance)

    qkv, norm = drawn(width, both + kv_heads, size), drawn(both, size)
    cache, turn = drawn(2, kv_heads, 1, room, size), Rotation(*drawn(2, width, 1, size))
    slots, mask = torch.arange(width, device=like.device), drawn(1, 1, width, room)
    mask[..., width:] = -torch.inf
    turned = turn(F.rms_norm(qkv[:, :both], (size,), None, EPS) * norm)
    fresh = torch.cat([turned[:, heads:], qkv[:, both:]], 1).view(width, 2, kv_heads, 1, size)
    written = cache.index_copy(3, slots, fresh.permute(1, 2, 3, 0, 4))
    keys, values = written.expand(-1, -1, heads // kv_heads, -1, -1)
    gate, up = qkv.flatten(1).chunk(2, -1)
    results = (
        (fused.attend(qkv, norm, turn, EPS, slots, cache, mask),
         attend(turned[:, :heads], keys, values, StaticMask(mask))),
        (cache, written),
        (fused.gate(qkv.flatten(1)), F.silu(gate) * up),
    )  # fmt: skip
    for ours, theirs in results:
        if not (ours - theirs).float().norm() < TOLERANCE * theirs.float().norm():
            raise RuntimeError("their results differ from torch's")
