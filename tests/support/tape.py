"""Imitates CUDA graphs on a CPU: records a call's kernels and replays them on the same tensors."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_map_only

from specviz.decoding import judging
from specviz.decoding.rules import block
from specviz.decoding.trees import growing

Work = Callable[[], tuple[Tensor, ...]]

WAITS = {  # kernels that synchronise the host with the device
    f"aten::{name}"
    for name in "item _local_scalar_dense is_nonzero nonzero masked_select equal multinomial "
    "_unique2 one_hot repeat_interleave".split()
}


def waits(func: Any, args: tuple[Any, ...]) -> bool:
    """Return whether a kernel would synchronise the host with a GPU."""
    name = func.name().split(".")[0]
    by_mask = name == "aten::index" and any(
        index is not None and index.dtype in (torch.bool, torch.uint8) for index in args[1]
    )
    return name in WAITS or by_mask


def pretend_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Grow and judge trees as on a GPU, where the host would wait for each number."""
    for module in (growing, judging, block):
        monkeypatch.setattr(module, "waits", lambda _: True)


class Tape(TorchDispatchMode):
    """Records every kernel of a call, but not the Python around it.

    As in a graph, Python values are frozen at recording time, and kernels that synchronise with
    the device raise an error.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._calls: list[tuple[Any, tuple[Any, ...], dict[str, Any], Any]] = []

    def __torch_dispatch__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        if waits(func, args):
            raise RuntimeError(f"operation not permitted when stream is capturing: {func}")
        result = func(*args, **(kwargs or {}))
        self._calls.append((func, args, kwargs or {}, result))
        return result

    def run(self, recorded: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
        """Replay all kernels and return the new tensors for `recorded`."""
        now: dict[int, Tensor] = {}

        def current(value: Any) -> Any:
            return tree_map_only(Tensor, lambda t: now.get(id(t), t), value)

        for func, args, kwargs, result in self._calls:
            fresh = func(*current(args), **current(kwargs))
            olds = result if isinstance(result, tuple | list) else [result]
            news = fresh if isinstance(fresh, tuple | list) else [fresh]
            now |= {id(o): n for o, n in zip(olds, news, strict=True) if isinstance(o, Tensor)}
        return tuple(now[id(each)] for each in recorded)


def taped(work: Work) -> Work:
    """Capture work (see specviz.decoding.static_runner); like a graph, reuse the result tensors."""
    tape = Tape()
    with tape:
        recorded = work()
    results = tuple(each.clone() for each in recorded)

    def replay() -> tuple[Tensor, ...]:
        with torch.inference_mode():
            fresh = tape.run(recorded)
            return tuple(ours.copy_(new) for ours, new in zip(results, fresh, strict=True))

    return replay


class Counting:
    """A capture that counts its calls."""

    def __init__(self) -> None:
        self.steps = 0

    def __call__(self, work: Work) -> Work:
        self.steps += 1
        return taped(work)
