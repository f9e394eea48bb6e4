"""Linear layers of a draft that read their weights as int8, half the bytes of float16.

A step of few rows takes as long as its weights take to be read. Only drafts use this: a target
verifies with the weights that it was published with, so the texts keep its distribution.

torch's product of this kind, `_weight_int8pack_mm`, suits CPUs. On a GPU (torch 2.13, int8mm.cu) it
gives each output to one thread, whose neighbours read rows of W that are far apart, and converts
its input and output in two more kernels. `PRODUCT` reads W in whole lines, in one kernel. NVRTC,
which comes with torch, compiles it in a tenth of a second, without a C compiler.
"""

import logging
from collections.abc import Callable
from functools import cache
from typing import Any

import torch
from torch import Tensor
from torch.utils import cpp_extension

from specviz.decoding.linear import FEW, Linear

MOST = 127  # largest magnitude of a stored number
TINY = 2.0**-100  # instead of a scale of 0
VECTOR = 16  # columns that a thread reads at once
WARPS, LANES = 4, 32  # of a block, and of a warp
PART = 4096  # rows of W that are rounded at once, because float32 takes memory
TOGETHER = 4  # rows of x by which a warp multiplies a row of W while it reads it once

Product = Callable[[Tensor, Tensor, Tensor, Tensor], Tensor]
"""Takes x [w, in], numbers [out, in], scale [out] in float32, and what is added, [out] or [w, out];
returns [w, out]."""

CONVERSIONS = {
    torch.float16: """
__device__ float widened(unsigned short bits) {
  float number;
  asm("cvt.f32.f16 %0, %1;" : "=f"(number) : "h"(bits));
  return number;
}
__device__ unsigned short rounded(float number) {
  unsigned short bits;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(number));
  return bits;
}
""",
    torch.bfloat16: """
__device__ float widened(unsigned short bits) { return __uint_as_float((unsigned)bits << 16); }
__device__ unsigned short rounded(float number) {
  unsigned bits = __float_as_uint(number);
  if (number != number) return 0x7fffu;  // rounding could make NaN a number
  return (bits + 0x7fffu + (bits >> 16 & 1u)) >> 16;  // to nearest, ties to even
}
""",
}
"""The number of 16 bits, and back."""

PRODUCT = f"""
extern "C" __global__ void product(
    const uint4* x, const uint4* w, const float* scale, const unsigned short* added,
    unsigned short* y, int rows, int height, int vectors, int stride) {{
  int n = blockIdx.x * {WARPS} + threadIdx.x / {LANES}, lane = threadIdx.x % {LANES};
  int first = blockIdx.y * {TOGETHER};
  if (n >= height) return;  // a whole warp
  float sums[{TOGETHER}] = {{}};
  for (int at = lane; at < vectors; at += {LANES}) {{
    uint4 read = w[(long long)n * vectors + at];
    const signed char* weights = (const signed char*)&read;
    for (int r = 0; r < {TOGETHER} && first + r < rows; ++r) {{
      const uint4* from = x + 2 * ((long long)(first + r) * vectors + at);
      uint4 both[2] = {{from[0], from[1]}};
      const unsigned short* numbers = (const unsigned short*)both;
      for (int i = 0; i < {VECTOR}; ++i) sums[r] += weights[i] * widened(numbers[i]);
    }}
  }}
  for (int r = 0; r < {TOGETHER} && first + r < rows; ++r) {{
    for (int offset = {LANES // 2}; offset; offset /= 2)
      sums[r] += __shfl_xor_sync(~0u, sums[r], offset);
    long long row = first + r;
    if (lane == 0)
      y[row * height + n] = rounded(sums[r] * scale[n] + widened(added[row * stride + n]));
  }}
}}
"""
"""CUDA: a warp for each row of W multiplies it by up to `TOGETHER` rows of x."""

logger = logging.getLogger(__name__)


class Int8Linear(Linear):
    """x [w, in] → x Wᵀ + b [w, out], where up to `FEW` rows are multiplied by a rounded W.

    W becomes round(W / s) with one scale s for each of its rows, s being 1/127 of the row's largest
    magnitude. More rows, as of a prompt, are multiplied by W itself.

    Args:
        weight: W [out, in], which stays as it is.
        bias: b [out]; None: zero.

    Attributes:
        numbers: [out, in], int8.
        scale: [out], float32.
    """

    def __init__(self, weight: Tensor, bias: Tensor | None = None) -> None:
        super().__init__(weight, bias)
        self.numbers, self.scale = quantized(weight.detach())
        self._bias = weight.new_zeros(len(weight)) if bias is None else bias.detach()
        self._product = product_for(weight.device, weight.dtype, weight.shape[1])

    def __call__(self, x: Tensor) -> Tensor:
        if x.shape[0] > FEW:
            return super().__call__(x)
        return self._product(x.contiguous(), self.numbers, self.scale, self._bias)

    def add(self, x: Tensor, residual: Tensor) -> Tensor:
        """Residual + x Wᵀ + b [w, out]."""
        if x.shape[0] > FEW or self.bias is not None:
            return residual + self(x)
        return self._product(x.contiguous(), self.numbers, self.scale, residual.contiguous())


def quantized(weight: Tensor) -> tuple[Tensor, Tensor]:
    """Round a matrix [out, in] to int8 and a float32 scale for each of its rows [out].

    With a scale for every 64 columns, as files have them, drafts are accepted no more often.
    """
    scale = (weight.abs().amax(1).float() / MOST).clamp(min=TINY)
    numbers = torch.empty_like(weight, dtype=torch.int8)
    for to, part, by in zip(*(each.split(PART) for each in (numbers, weight, scale)), strict=True):
        to.copy_((part.float() / by[:, None]).round_())
    return numbers, scale


def product_for(device: torch.device, dtype: torch.dtype, columns: int) -> Product:
    """The fastest product here for matrices with so many columns."""
    compiled = compiled_product(device, dtype) if device.type == "cuda" else None
    return torchs_product if compiled is None or columns % VECTOR else compiled


def torchs_product(x: Tensor, numbers: Tensor, scale: Tensor, added: Tensor) -> Tensor:
    """Multiply as torch does; on a GPU slower than by 16-bit weights."""
    product: Tensor = torch.ops.aten._weight_int8pack_mm(x, numbers, scale.to(x.dtype))
    return product + added


@cache
def compiled_product(device: torch.device, dtype: torch.dtype) -> Product | None:
    """Compile `PRODUCT` for a GPU and a dtype of 16 bits; None where that fails."""
    if dtype not in CONVERSIONS:
        return None
    try:
        with torch.cuda.device(device):
            product = _launcher(_compiled(CONVERSIONS[dtype] + PRODUCT))
            x, weight = (torch.randn(rows, 592, device=device).to(dtype) for rows in (5, 70))
            numbers, scale = quantized(weight)
            exact = x.double() @ (numbers.double() * scale.double()[:, None]).T
            for added in (weight[:, 0].contiguous(), exact.to(dtype)):
                ours = product(x, numbers, scale, added).double()
                torch.testing.assert_close(ours, exact + added.double(), rtol=2e-2, atol=2e-1)
            return product
    except (AttributeError, AssertionError, OSError, RuntimeError) as error:
        why = str(error).partition("\n")[0]
        logger.warning(
            "Drafts keep their 16 bits: the product by int8 cannot be used here: %s", why
        )
        return None


def _compiled(source: str) -> Any:
    # torch looks for CUDA's headers, which this source does not need and most machines lack.
    cpp_extension.CUDA_HOME = cpp_extension.CUDA_HOME or "none"
    compiler: Any = torch.cuda
    return compiler._compile_kernel(source, "product")


def _launcher(kernel: Any) -> Product:
    def product(x: Tensor, numbers: Tensor, scale: Tensor, added: Tensor) -> Tensor:
        rows, (height, columns) = len(x), numbers.shape
        y = x.new_empty(rows, height)
        sizes = rows, height, columns // VECTOR, height if added.ndim > 1 else 0
        with torch.cuda.device(x.device):
            kernel(
                grid=(-(-height // WARPS), -(-rows // TOGETHER), 1),
                block=(WARPS * LANES, 1, 1),
                args=[x, numbers, scale, added, y, *sizes],
            )
        return y

    return product
