"""Linear layers whose weights are packed once for products with few rows.

A pass over γ + 1 tokens costs little more than a step if each weight is read once, in its stored
layout. torch's default products repack the weights in every call: for float32 (MKL) from four rows
on, for bfloat16 (oneDNN) always. Measured with SmolLM2-135M and 1, 5 and 9 rows:

- float32, Intel Xeon without bfloat16, two threads: passes over 5 and 9 tokens took 2.0 and 2.6
  times as long as one token; packed by MKL, 1.1 and 1.3 times, and one token no longer than before.
- bfloat16, Intel Xeon with AMX, one thread: 38, 42, 42 ms; packed, 25, 25, 25 ms. With AVX-512
  alone 36, 51, 60 ms; packed, 26, 27, 39 ms.

In float32, oneDNN's layout for AVX-512 beats MKL's, and MKL's wins without AVX-512. A matrix of
17,920 by 1,536 times 1, 5 and 9 rows, one thread of a Xeon with AVX-512 on a busy machine: MKL 8.4,
11.2 and 12.9 ms; oneDNN 8.9, 8.5 and 10.3 ms. A model that fits into the caches gains, too: the
bundled target's passes over 1, 5 and 9 tokens took 1.77, 3.21 and 3.81 ms on an AMD EPYC; by oneDNN
1.89, 2.31 and 2.53 ms. On an Intel Xeon with AVX-512, MKL is faster with matrices that small: all
49 of that target by 1, 5 and 9 rows take 0.97, 1.09 and 1.14 ms; by oneDNN 1.57, 1.65 and 1.95 ms.
From `SMALL` numbers on, the two differ little there. On one thread, torch's product is faster than
either for a single row of float32 (0.85 ms), and is used if there is AVX-512. That product gains
nothing from a second thread on an EPYC (Zen 3): the products of a step of SmolLM2-135M take 47 ms
on one thread and 45 ms on two; by oneDNN 50 and 33 ms.

In bfloat16, greedy texts equal those of plain decoding only if a row's product does not depend on
other rows. With oneDNN it does not, except for a single row: AVX-512 then splits sums over more
than 1,024 columns differently, and AMX some sums over more than 8,192. Where this happens, a single
row is computed as two equal ones. In float32, a row alone differs by a few units in the last place;
attention has such differences anyway. MKL multiplies rows in fours on AMD processors, where a row's
product therefore depends on the others: there oneDNN is used.

Some CPUs read weights from memory more slowly for one row than for four: an idle AMD EPYC (Zen 4)
took 30 ms for a step of SmolLM2-135M in bfloat16, and 28 ms with four equal rows. Zen 5 is faster
with one. Plain decoding must not lose by it, or speed-ups are overstated: `RowPadding` tries both.
"""

import math
import time
from collections.abc import Sequence
from functools import cache
from weakref import ref

import torch
import torch.nn.functional as F
from torch import Tensor

from specviz.settings import MAX_GAMMA

FEW = MAX_GAMMA + 1  # rows of a chain's widest verification; more use torch's default product
SMALL = 800_000  # with fewer numbers in a float32 matrix, MKL is faster even with AVX-512
LAID_OUT_FOR = 16  # rows for which the libraries choose the layout
TRIED = 64  # rows of x in a trial
LEAST, MOST = 512, 2048  # rows of its matrix: enough to find one deviating sum in 5,000, quickly

PADDED_ROWS = 4  # rows that some CPUs multiply faster than one
PASSES = 4  # over a model's matrices, with each number of rows, to find out
SECONDS = 0.5  # or more passes of a small model, because other programs disturb single ones


class Linear:
    """x [w, in] → x Wᵀ + b [w, out].

    Args:
        weight: W [out, in].
        bias: b [out]; None: zero.
        pack: also keep a packed copy, where supported; doubles the memory.

    Attributes:
        fills: whether several equal rows may stand for a single one.
        filling: tells whether four of them are faster; None: it is not tried.
    """

    def __init__(self, weight: Tensor, bias: Tensor | None = None, *, pack: bool = False) -> None:
        self.weight = weight
        self.bias = bias
        self._packed = _packed(weight.detach()) if pack else None
        self._turned = weight.detach().t()
        self._by_mkl = _prefers_mkl(weight)
        self._lone_by_torch = weight.dtype == torch.float32 and _has_avx512()  # on one thread
        rows = max(LEAST, min(len(weight), MOST))
        self.fills = self._packed is not None and weight.dtype == torch.bfloat16
        twice = self.fills and differs_alone(rows, weight.shape[1], weight.dtype)
        self._least = 2 if twice else 1  # rows that stand for a single one
        self.filling: RowPadding | None = None

    @property
    def packed(self) -> bool:
        """Whether there is a packed copy."""
        return self._packed is not None

    def __call__(self, x: Tensor) -> Tensor:
        rows = x.shape[0]  # quicker than len, and this runs 50 times per step of the bundled target
        if self._packed is None or rows > FEW:
            return F.linear(x, self.weight, self.bias)
        if rows == 1 and self._lone_by_torch and torch.get_num_threads() == 1:
            if self.bias is None:
                return torch.mm(x, self._turned)  # F.linear would transpose W in each call
            return F.linear(x, self.weight, self.bias)
        if self._by_mkl:
            product: Tensor
            product = torch.ops.mkl._mkl_linear(x, self._packed, self.weight, self.bias, rows)
            return product
        if self.fills and rows == 1:
            four = self.filling is not None and self.filling.pays(torch.get_num_threads())
            return self.lone(x, four=four)
        return _product(x, self._packed, self.bias)

    def add(self, x: Tensor, residual: Tensor) -> Tensor:
        """Residual + x Wᵀ + b [w, out]; on a GPU one kernel, which overwrites the residual."""
        # A CPU's bits stay those of transformers; training still needs the residual.
        if x.is_cpu or self.bias is not None or residual.requires_grad:
            return residual + self(x)
        return residual.addmm_(x, self.weight.t())

    def lone(self, x: Tensor, *, four: bool) -> Tensor:
        """The product of a single bfloat16 row, as four equal ones or as few as it takes."""
        assert self._packed is not None
        rows = PADDED_ROWS if four else self._least
        several = x.expand(rows, -1) if rows > 1 else x
        return _product(several, self._packed, self.bias)[:1]


class RowPadding:
    """Whether a model multiplies a single bfloat16 row as four equal ones.

    Whether that is faster depends on the CPU, on the number of threads, and on whether the weights
    fit into its caches: a step's products are timed both ways. The choice changes no number.

    Args:
        linears: the matrices of a model, in the order of a step; only packed bfloat16 ones count.
    """

    def __init__(self, linears: Sequence[Linear]) -> None:
        concerned = [linear for linear in linears if linear.fills]
        self._linears = [ref(linear) for linear in concerned]  # which refer to this object
        self._pays = dict[int, bool]()  # by the number of threads
        for linear in concerned:
            linear.filling = self

    def pays(self, threads: int) -> bool:
        """Whether four rows are faster on so many threads; the first call tries it."""
        if threads not in self._pays:
            self._pays[threads] = self._try()
        return self._pays[threads]

    def _try(self) -> bool:
        linears = [linear for one in self._linears if (linear := one())]
        rows = [linear.weight.new_ones(1, linear.weight.shape[1]) for linear in linears]
        alone = four = math.inf
        begun, passes = time.perf_counter(), 0
        while passes < PASSES or time.perf_counter() - begun < SECONDS:
            passes += 1
            start = time.perf_counter()
            for linear, x in zip(linears, rows, strict=True):
                linear.lone(x, four=False)
            middle = time.perf_counter()
            for linear, x in zip(linears, rows, strict=True):
                linear.lone(x, four=True)
            alone = min(alone, middle - start)
            four = min(four, time.perf_counter() - middle)
        return four < alone


@cache
def differs_alone(rows: int, columns: int, dtype: torch.dtype) -> bool:
    """Whether oneDNN's product of a single row may differ from the same row among others.

    Depends on the CPU and its library, so it is tried once for each size of matrix.
    """
    generator = torch.Generator().manual_seed(0)
    weight, x = (torch.randn(n, columns, generator=generator).to(dtype) for n in (rows, TRIED))
    packed = _packed(weight)
    if packed is None:
        return False
    together = torch.cat([_product(part, packed) for part in x.split(LAID_OUT_FOR)])
    alone = torch.cat([_product(row, packed) for row in x.split(1)])
    return not torch.equal(together, alone)


def _product(x: Tensor, packed: Tensor, bias: Tensor | None = None) -> Tensor:
    product: Tensor = torch.ops.mkldnn._linear_pointwise(x, packed, bias, "none", [], "")
    return product


def _prefers_mkl(weight: Tensor) -> bool:
    fits = weight.dtype == torch.float32 and (weight.numel() < SMALL or not _has_avx512())
    return fits and torch.backends.mkl.is_available() and mkl_keeps_rows()


def _has_avx512() -> bool:
    return torch.backends.cpu.get_cpu_capability() == "AVX512"


@cache
def mkl_keeps_rows() -> bool:
    """Whether MKL's product of a row is the same alone and among others, on this CPU."""
    generator = torch.Generator().manual_seed(0)
    weight, x = (torch.randn(n, LEAST, generator=generator) for n in (LEAST, LAID_OUT_FOR))
    packed = torch.ops.mkl._mkl_reorder_linear_weight(weight, LAID_OUT_FOR)
    together, *alone = (
        torch.ops.mkl._mkl_linear(part, packed, weight, None, len(part))
        for part in (x, *x.split(1))
    )
    return torch.equal(together, torch.cat(alone))


def _packed(weight: Tensor) -> Tensor | None:
    """The weight packed for few rows; None if no library here packs this dtype.

    torch's compiler packs weights with these operators; eager torch has no public name for them.
    """
    if weight.device.type != "cpu":
        return None
    packed: Tensor | None = None
    if _prefers_mkl(weight):
        packed = torch.ops.mkl._mkl_reorder_linear_weight(weight, LAID_OUT_FOR)
    elif _onednn_takes(weight.dtype):
        packed = torch.ops.mkldnn._reorder_linear_weight(weight, LAID_OUT_FOR)
    return packed


def _onednn_takes(dtype: torch.dtype) -> bool:
    if dtype == torch.bfloat16:
        takes: bool = torch.ops.mkldnn._is_mkldnn_bf16_supported()
        return takes
    return dtype == torch.float32 and _onednn_works()


@cache
def _onednn_works() -> bool:
    """Whether oneDNN multiplies by a matrix that it packed; some builds of torch refuse."""
    if not torch.backends.mkldnn.is_available():
        return False
    x, weight = torch.ones(2, LAID_OUT_FOR), torch.eye(LAID_OUT_FOR)
    try:
        packed = torch.ops.mkldnn._reorder_linear_weight(weight, LAID_OUT_FOR)
        return torch.equal(_product(x, packed), x)
    except (AttributeError, RuntimeError):
        return False
