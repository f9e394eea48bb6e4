"""Steps captured as CUDA graphs, and the memory that they hold."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import ClassVar
from weakref import WeakKeyDictionary, WeakSet

import torch
from torch import Tensor

WARM_UPS = 2  # libraries choose kernels and take memory the first time
ASSUMED_STEP = 16_000_000  # bytes of a captured step, before one has been measured


class CudaGraphs:
    """Captures work on one device; the graphs share a memory pool.

    That is safe because they are replayed one after another, on one stream, and a result that
    is still wanted is copied before the next replay.

    Attributes:
        step_bytes: what a captured step takes: the most that any device of this process measured.
    """

    step_bytes: ClassVar[int] = 0

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self._graphs = WeakKeyDictionary[torch.cuda.CUDAGraph, int]()  # graph → driver's bytes
        _every.add(self)

    def __call__(self, work: Callable[[], Tensor]) -> Callable[[], Tensor]:
        graph = torch.cuda.CUDAGraph()
        usual = torch.cuda.current_stream(self._device)
        # The outer context sees to it that after a failed capture, too, the usual stream is used.
        with torch.cuda.device(self._device), torch.cuda.stream(usual), _own_workspaces():
            self._side.wait_stream(usual)
            with torch.cuda.stream(self._side):
                for _ in range(WARM_UPS):
                    work()
            usual.wait_stream(self._side)
            _clear_workspaces()
            before = self._outside_torch()
            # Other threads may take memory meanwhile, to load another pair: that is their affair.
            with torch.cuda.graph(
                graph, pool=self._pool, stream=self._side, capture_error_mode="thread_local"
            ):
                result = work()
            self._graphs[graph] = max(0, self._outside_torch() - before)
        self._note()

        def replay() -> Tensor:
            graph.replay()
            return result

        return replay

    @property
    def index(self) -> int:
        """The number of the device."""
        return self._device.index or 0

    def kept(self) -> int:
        """Bytes that lie unused between replays, in a pool that nothing else allocates from."""
        reserved, allocated = self._pooled()
        return reserved - allocated

    def _note(self) -> None:
        taken = self._pooled()[0] + sum(self._graphs.values())
        CudaGraphs.step_bytes = max(CudaGraphs.step_bytes, taken // len(self._graphs))

    def _pooled(self) -> tuple[int, int]:
        """Bytes that the pool reserves, and those of them that are allocated."""
        segments = torch.cuda.memory_snapshot(self._pool) if self._graphs else []
        sizes = [(int(each["total_size"]), int(each["allocated_size"])) for each in segments]
        return sum(reserved for reserved, _ in sizes), sum(allocated for _, allocated in sizes)

    def _outside_torch(self) -> int:
        """Bytes taken on the device by anything but torch's allocator: by the driver, say."""
        free, total = torch.cuda.mem_get_info(self._device)
        return total - free - torch.cuda.memory_reserved(self._device)

    # Both are made with the first capture: on ZeroGPU, models are placed before there is a GPU.

    @cached_property
    def _pool(self) -> torch.cuda._POOL_HANDLE:
        return torch.cuda.graph_pool_handle()

    @cached_property
    def _side(self) -> torch.cuda.Stream:
        return torch.cuda.Stream(self._device)  # one: libraries keep memory for every stream


_every: WeakSet[CudaGraphs] = WeakSet()


def kept_for_graphs(gpu: int) -> int:
    """Bytes that torch reserves on a GPU and only captured steps can use."""
    return sum(graphs.kept() for graphs in list(_every) if graphs.index == gpu)


def step_bytes() -> int:
    """Bytes that one captured step takes: measured, or assumed before the first capture."""
    return CudaGraphs.step_bytes or ASSUMED_STEP


@contextmanager
def _own_workspaces() -> Iterator[None]:
    """Lets a graph allocate its cuBLAS workspace in its own pool.

    cuBLAS keeps a workspace for each stream, and dropping a graph frees that of the stream it
    was captured on. Graphs that had all used the workspace of the warm-ups would go on writing
    into freed memory when the first of them goes.
    """
    _clear_workspaces()
    try:
        yield
    finally:
        _clear_workspaces()


def _clear_workspaces() -> None:
    torch._C._cuda_clearCublasWorkspaces()
