"""What a CUDA graph is, on a CPU: the kernels of one call, run again on the same tensors."""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_map_only

WAITS = {  # kernels whose result the host needs before it can go on
    f"aten::{name}"
    for name in "item _local_scalar_dense is_nonzero nonzero masked_select equal multinomial "
    "_unique2 one_hot repeat_interleave".split()
}


def waits(func: Any, args: tuple[Any, ...]) -> bool:
    """Whether a kernel would have the host wait for a GPU."""
    name = func.name().split(".")[0]
    by_mask = name == "aten::index" and any(
        index is not None and index.dtype in (torch.bool, torch.uint8) for index in args[1]
    )
    return name in WAITS or by_mask


class Tape(TorchDispatchMode):
    """Notes every kernel of a call, none of the Python around it.

    What depends on Python is frozen as it was at the recording, as in a graph; what would wait
    for the device is refused, as in a graph.
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

    def run(self, recorded: Tensor) -> Tensor:
        """All kernels again; the tensor that now stands where `recorded` stood."""
        now: dict[int, Tensor] = {}

        def current(value: Any) -> Any:
            return tree_map_only(Tensor, lambda t: now.get(id(t), t), value)

        for func, args, kwargs, result in self._calls:
            fresh = func(*current(args), **current(kwargs))
            olds = result if isinstance(result, tuple | list) else [result]
            news = fresh if isinstance(fresh, tuple | list) else [fresh]
            now |= {id(o): n for o, n in zip(olds, news, strict=True) if isinstance(o, Tensor)}
        return now[id(recorded)]


def taped(work: Callable[[], Tensor]) -> Callable[[], Tensor]:
    """A capture (see specviz.decoding.static_runner): like a graph, it always fills one tensor."""
    tape = Tape()
    with tape:
        recorded = work()
    result = recorded.clone()

    def replay() -> Tensor:
        with torch.inference_mode():
            return result.copy_(tape.run(recorded))

    return replay


class Counting:
    """A capture that knows how often it was asked."""

    def __init__(self) -> None:
        self.steps = 0

    def __call__(self, work: Callable[[], Tensor]) -> Callable[[], Tensor]:
        self.steps += 1
        return taped(work)
