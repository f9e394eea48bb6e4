"""Stands for Triton without a GPU: a launch computes nothing, but is counted as a kernel."""

import sys
from importlib.util import find_spec, module_from_spec
from types import ModuleType
from typing import Any

import pytest
from torch import Tensor


class Kernel:
    """Stands for a compiled kernel, which is launched as `kernel[grid](…)`."""

    def __getitem__(self, grid: tuple[int, ...]) -> "Kernel":
        assert all(size > 0 for size in grid)
        return self

    def __call__(self, *args: Any, **options: Any) -> None:
        next(arg for arg in args if isinstance(arg, Tensor)).zero_()


def _jit(function: Any = None, **_: Any) -> Any:
    return Kernel() if function else _jit


def fused(patch: pytest.MonkeyPatch) -> ModuleType:
    """The module of Triton kernels, on this stand-in."""
    triton: Any = ModuleType("triton")
    triton.jit = _jit
    triton.cdiv = lambda x, y: -(-x // y)
    triton.next_power_of_2 = lambda x: 1 << (x - 1).bit_length()
    triton.language = ModuleType("triton.language")
    vars(triton.language)["constexpr"] = int
    patch.setitem(sys.modules, "triton", triton)
    patch.setitem(sys.modules, "triton.language", triton.language)
    spec = find_spec("specviz.decoding.lean.fused")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)  # a module of its own, beside one on the real Triton
    spec.loader.exec_module(module)
    return module
