"""Matrices that are multiplied with a few rows at a time, laid out for that once.

A pass over γ + 1 tokens costs little more than a step where each weight is read once, and as it
lies. torch's usual products lay a matrix out anew in every call: for float32 (MKL) from the fourth
row on, for bfloat16 (oneDNN) always. Measured, SmolLM2-135M's matrices with 1, 5 and 9 rows:

- float32 on an Intel Xeon without bfloat16, two threads: a whole pass over 5 and 9 tokens took 2.0
  and 2.6 times what one takes; laid out before, 1.1 and 1.3 times, and no more for one.
- bfloat16 on an Intel Xeon with AMX, one thread: 38, 42, 42 ms; laid out before, 25, 25, 25. With
  AVX-512 alone 36, 51, 60 ms, and 26, 27, 39.

Greedy texts are those of plain decoding only if a row's product does not depend on the rows beside
it. oneDNN's does not, but for a row alone: with AVX-512 sums over more than 1,024 columns are then
split otherwise, with AMX some over more than 8,192. Where that is so, a row alone is read twice.
"""

from functools import cache

import torch
import torch.nn.functional as F
from torch import Tensor

from specviz.settings import MAX_GAMMA

FEW = MAX_GAMMA + 1  # rows of the widest verification; more are multiplied as usual
LAID_OUT_FOR = 16  # rows; the libraries choose the layout by them
TRIED = 64  # rows of x, and of the matrix
LEAST, MOST = 512, 2048  # so many: one sum in 5,000 that differs is seen, and little time is spent


class Linear:
    """x [w, in] → x Wᵀ [w, out].

    Args:
        weight: W [out, in].
        pack: lay it out for few rows, too, if it can be; that takes as much memory again.
    """

    def __init__(self, weight: Tensor, *, pack: bool = False) -> None:
        self.weight = weight
        self._packed = _packed(weight.detach()) if pack else None
        half = self._packed is not None and weight.dtype == torch.bfloat16
        self._twice = half and differs_alone(max(LEAST, min(len(weight), MOST)), weight.shape[1])

    @property
    def packed(self) -> bool:
        """Whether it is laid out for few rows, too."""
        return self._packed is not None

    def __call__(self, x: Tensor) -> Tensor:
        if self._packed is None or len(x) > FEW:
            return F.linear(x, self.weight)
        if self.weight.dtype == torch.float32:
            product: Tensor
            product = torch.ops.mkl._mkl_linear(x, self._packed, self.weight, None, len(x))
            return product
        if self._twice and len(x) == 1:
            return _half(x.expand(2, -1), self._packed)[:1]
        return _half(x, self._packed)


@cache
def differs_alone(rows: int, columns: int) -> bool:
    """Whether a bfloat16 product with a row alone may differ from that of the row among others.

    That depends on the CPU and its library: they are tried once for each size of a matrix.
    """
    generator = torch.Generator().manual_seed(0)
    weight, x = (torch.randn(n, columns, generator=generator).bfloat16() for n in (rows, TRIED))
    packed = _packed(weight)
    if packed is None:
        return False
    together = torch.cat([_half(part, packed) for part in x.split(LAID_OUT_FOR)])
    alone = torch.cat([_half(row, packed) for row in x.split(1)])
    return not torch.equal(together, alone)


def _half(x: Tensor, packed: Tensor) -> Tensor:
    product: Tensor = torch.ops.mkldnn._linear_pointwise(x, packed, None, "none", [], "")
    return product


def _packed(weight: Tensor) -> Tensor | None:
    """The matrix laid out for few rows, if a library here does that for its kind.

    With these operators torch's own compiler packs weights; eager torch has no other name for them.
    """
    if weight.device.type != "cpu":
        return None
    packed: Tensor | None = None
    if weight.dtype == torch.float32 and torch.backends.mkl.is_available():
        packed = torch.ops.mkl._mkl_reorder_linear_weight(weight, LAID_OUT_FOR)
    elif weight.dtype == torch.bfloat16 and torch.ops.mkldnn._is_mkldnn_bf16_supported():
        packed = torch.ops.mkldnn._reorder_linear_weight(weight, LAID_OUT_FOR)
    return packed
