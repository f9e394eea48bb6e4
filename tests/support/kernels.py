"""Counts the kernels that a GPU would launch, on the meta device, where nothing is computed."""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

ATTENTION = "aten::scaled_dot_product_attention"
ADDED = {"aten::addmm", "aten::addmm.out"}  # copy a matrix to which they add
MADE_NUMBERS = 3  # kernels that convert a boolean mask to numbers: zeros, not, fill


class Kernels(TorchDispatchMode):
    """Counts kernels; a view of a tensor needs none, nor does empty memory.

    Norms, products and attention are one kernel each, since CUDA has fused ones. With a mask,
    attention needs as many key heads as query heads.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.names: list[str] = []

    def __torch_dispatch__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        result = func(*args, **(kwargs or {}))
        if func.name() == ATTENTION:
            self._check(*args, **(kwargs or {}))
        if func.name() in ADDED and args[0].ndim > 1:
            self.names.append("copy")
        views = _storages(result) & _storages((args, kwargs))
        if func._schema.is_mutable or not (views or "empty" in func.name()):
            self.names.append(func.name())
        return result

    def _check(
        self, query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None = None, *more: Any,
        **named: Any,
    ) -> None:  # fmt: skip
        assert mask is None or query.shape[1] == key.shape[1] == value.shape[1]
        if mask is not None and mask.dtype == torch.bool:
            self.names += ["mask"] * MADE_NUMBERS


def _storages(tensors: Any) -> set[int]:
    leaves = tree_leaves(tensors)
    return {leaf.untyped_storage()._cdata for leaf in leaves if isinstance(leaf, Tensor)}


def kernels(work: Callable[[], object]) -> list[str]:
    """Return the names of the kernels that `work` launches, in order."""
    with torch.inference_mode(), Kernels() as counted:
        work()
    return counted.names
