"""Captures decoding steps as CUDA graphs and measures the memory they hold."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from typing import ClassVar, TypeVar
from weakref import WeakKeyDictionary, WeakSet

import torch

WARM_UPS = 2  # libraries pick kernels and allocate memory on first use
ASSUMED_STEP = 16_000_000  # bytes of a captured step, until one is measured

Result = TypeVar("Result")  # tensors at fixed addresses


class CudaGraphs:
    """Captures work on one device as CUDA graphs that share a memory pool.

    Sharing is safe because the graphs are replayed one after another on one stream, and callers
    copy the results they keep before the next replay.

    Attributes:
        step_bytes: bytes per captured step; the maximum measured on any device in this process.
    """

    step_bytes: ClassVar[int] = 0

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self._graphs = WeakKeyDictionary[torch.cuda.CUDAGraph, int]()  # graph → driver's bytes
        self._left: list[torch.cuda._POOL_HANDLE] = []  # abandoned; earlier graphs may use them
        _every.add(self)

    def __call__(self, work: Callable[[], Result]) -> Callable[[], Result]:
        graph = torch.cuda.CUDAGraph()
        usual = torch.cuda.current_stream(self._device)
        # The outer context restores the current stream even if the capture fails.
        with torch.cuda.device(self._device), torch.cuda.stream(usual), _own_workspaces():
            self._side.wait_stream(usual)
            with torch.cuda.stream(self._side):
                for _ in range(WARM_UPS):
                    work()
            usual.wait_stream(self._side)
            _clear_workspaces()
            before = self._outside_torch()
            try:
                # thread_local: other threads may allocate meanwhile, e.g. to load another pair.
                with torch.cuda.graph(
                    graph, pool=self._pool, stream=self._side, capture_error_mode="thread_local"
                ):
                    result = work()
            except BaseException:
                self._abandon(graph)
                raise
            graph.replay()  # the first one takes longer: the driver uploads the graph
            self._graphs[graph] = max(0, self._outside_torch() - before)
        self._note()

        def replay() -> Result:
            graph.replay()
            return result

        return replay

    @property
    def index(self) -> int:
        """The index of the device."""
        return self._device.index or 0

    def kept(self) -> int:
        """Return the pool's bytes that are unused between replays and usable only by graphs."""
        reserved, allocated = self._pooled()
        return reserved - allocated

    def _abandon(self, graph: torch.cuda.CUDAGraph) -> None:
        """Abandon the pool of a failed capture that torch could not end.

        Otherwise torch would ask the deleted graph about allocations, and no longer return cached
        memory when the device runs out of it. The capture of the pool's host memory cannot be
        ended, so later captures use another pool.
        """
        with suppress(RuntimeError):  # torch has already ended this part
            torch._C._cuda_endAllocateToPool(self.index, self._pool)
        try:
            graph.pool()
        except RuntimeError:  # the capture has not ended, so the graph does not release the pool
            torch._C._cuda_releasePool(self.index, self._pool)
            self._left.append(self._pool)
            del self._pool

    def _note(self) -> None:
        taken = self._pooled()[0] + sum(self._graphs.values())
        CudaGraphs.step_bytes = max(CudaGraphs.step_bytes, taken // len(self._graphs))

    def _pooled(self) -> tuple[int, int]:
        """Return the pools' reserved bytes, and how many of them are allocated."""
        pools = [*self._left, self._pool] if self._graphs else []
        segments = [each for pool in pools for each in torch.cuda.memory_snapshot(pool)]
        sizes = [(int(each["total_size"]), int(each["allocated_size"])) for each in segments]
        return sum(reserved for reserved, _ in sizes), sum(allocated for _, allocated in sizes)

    def _outside_torch(self) -> int:
        """Return the bytes used on the device outside torch's allocator, e.g. by the driver."""
        free, total = torch.cuda.mem_get_info(self._device)
        return total - free - torch.cuda.memory_reserved(self._device)

    # Both are created at the first capture: ZeroGPU places models before a GPU is available.

    @cached_property
    def _pool(self) -> torch.cuda._POOL_HANDLE:
        return torch.cuda.graph_pool_handle()

    @cached_property
    def _side(self) -> torch.cuda.Stream:
        return torch.cuda.Stream(self._device)  # one, as libraries allocate per stream


_every: WeakSet[CudaGraphs] = WeakSet()


def kept_for_graphs(gpu: int) -> int:
    """Return the bytes that torch reserves on a GPU and only captured steps can use."""
    return sum(graphs.kept() for graphs in list(_every) if graphs.index == gpu)


def step_bytes() -> int:
    """Return the bytes per captured step: measured, or assumed before the first capture."""
    return CudaGraphs.step_bytes or ASSUMED_STEP


@contextmanager
def _own_workspaces() -> Iterator[None]:
    """Make a graph allocate its cuBLAS workspace in the graphs' pool.

    cuBLAS keeps one workspace per stream, and deleting a graph frees that of the stream it was
    captured on. If all graphs shared the workspace of the warm-ups, deleting one would leave the
    others writing into freed memory.
    """
    _clear_workspaces()
    try:
        yield
    finally:
        _clear_workspaces()


def _clear_workspaces() -> None:
    torch._C._cuda_clearCublasWorkspaces()
