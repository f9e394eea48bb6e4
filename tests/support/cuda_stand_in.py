"""Imitates torch's CUDA graphs without a GPU: streams, cuBLAS workspaces and lifetimes.

As in torch 2.13 (CUDABlas.cpp, CUDAGraph.cpp, CUDACachingAllocator.cpp), cuBLAS keeps a workspace
for each stream until workspaces are cleared, and deleting a graph clears those of its capture
stream. Memory of the graphs' pool stays in the pool; other memory is free at once. A capture that
the driver has invalidated keeps allocating from the pool and holding it, and nothing ends its
allocations of host memory from that pool.
"""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from itertools import count
from typing import Any
from weakref import finalize

import pytest
import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

Pool = tuple[int, int]


class Block:
    """A workspace's memory."""

    def __init__(self, *, pooled: bool) -> None:
        self.pooled = pooled
        self.freed = False


class Device:
    """A GPU, reduced to what captures need.

    Attributes:
        stream: the current stream.
        recording: the graph being captured, if any.
        clock: events in order.
        workspaces: cuBLAS workspaces by stream.
        driver, pools: bytes taken from the driver, and by the graphs of each pool.
        holders: how many captures hold a pool.
        allocating, on_host: the pools from which captures allocate on either side.
    """

    total = 1_000_000

    def __init__(self) -> None:
        self.stream = "usual"
        self.recording: Graph | None = None
        self.clock: list[str] = []
        self.workspaces: dict[str, Block] = {}
        self.driver = 0
        self.pools: dict[Pool, int] = {}
        self.holders = 0
        self.allocating: set[Pool] = set()
        self.on_host: set[Pool] = set()

    @property
    def pool(self) -> int:
        return sum(self.pools.values())

    def multiply(self) -> None:
        """Imitate a matrix product, which writes to the current stream's workspace."""
        block = self.workspaces.setdefault(self.stream, Block(pooled=self.recording is not None))
        assert not block.freed
        if self.recording is not None:
            self.recording.blocks.append(block)

    def clear(self, stream: str | None = None) -> None:
        for name in list(self.workspaces) if stream is None else [stream]:
            block = self.workspaces.pop(name, None)
            if block is not None and not block.pooled:
                block.freed = True

    def begin(self, pool: Pool) -> None:
        if pool in self.allocating | self.on_host:
            raise RuntimeError("beginAllocateToPool: already recording to mempool_id")
        self.allocating.add(pool)
        self.on_host.add(pool)
        self.holders += 1

    def end(self, index: int, pool: Pool) -> None:
        if pool not in self.allocating:
            raise RuntimeError("endAllocatePool: not currently recording to mempool_id")
        self.allocating.remove(pool)

    def release(self, index: int, pool: Pool) -> None:
        self.holders -= 1

    @contextmanager
    def on(self, stream: Any) -> Iterator[None]:
        before, self.stream = self.stream, str(stream)
        try:
            yield
        finally:
            self.stream = before


class Graph:
    """Stands for `torch.cuda.CUDAGraph`; the driver uploads it at the first replay."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.blocks: list[Block] = []
        self.stream = ""
        self.held: Pool | None = None  # once the capture has ended

    def pool(self) -> Pool:
        if self.held is None:
            raise RuntimeError("Called CUDAGraph::pool() without a preceding successful capture.")
        return self.held

    def replay(self) -> None:
        self.device.clock.append(f"replay on {self.device.stream}")
        if any(block.freed for block in self.blocks):
            raise RuntimeError("an illegal memory access was encountered")

    def __del__(self) -> None:
        self.device.clear(self.stream)
        if self.held is not None:
            self.device.release(0, self.held)


class Side:
    """Stands for a capture's own stream."""

    def __str__(self) -> str:
        return "side"

    def wait_stream(self, other: object) -> None:
        """Do nothing: no other work is running."""


class Usual(Side):
    def __str__(self) -> str:
        return "usual"


def install(patch: pytest.MonkeyPatch) -> Device:
    """Replace torch's functions by the stand-ins."""
    device, handles = Device(), count(1)

    @contextmanager
    def recording(graph: Graph, *, pool: Pool, stream: Side, **_: object) -> Iterator[None]:
        def end() -> None:
            device.end(0, pool)
            device.on_host.remove(pool)
            graph.held = pool

        device.begin(pool)
        with device.on(stream):
            graph.stream, device.recording = str(stream), graph
            try:
                yield
            except torch.OutOfMemoryError:
                end()
                raise
            finally:  # any other error invalidates the capture, and torch cannot end it
                device.recording = None
        end()
        device.driver += 100
        device.pools[pool] = device.pools.get(pool, 0) + 1_000

    def segments(pool: Pool) -> list[dict[str, int]]:
        size = device.pools.get(pool)
        return [{"total_size": size, "allocated_size": 10}] if size else []

    for name, stand_in in {
        "CUDAGraph": lambda: Graph(device),
        "graph": recording,
        "Stream": lambda _: Side(),
        "current_stream": lambda _: Usual(),
        "stream": device.on,
        "device": lambda _: nullcontext(),
        "graph_pool_handle": lambda: (0, next(handles)),
        "mem_get_info": lambda _: (device.total - device.driver - device.pool, device.total),
        "memory_reserved": lambda _: device.pool,
        "memory_snapshot": segments,
    }.items():
        patch.setattr(torch.cuda, name, stand_in)
    for name, stand_in in {
        "clearCublasWorkspaces": device.clear,
        "endAllocateToPool": device.end,
        "releasePool": device.release,
    }.items():
        patch.setattr(torch._C, f"_cuda_{name}", stand_in, raising=False)
    return device


class Memory(TorchDispatchMode):
    """A device's memory: kernels that would make their results exceed it run out of memory.

    Attributes:
        limit: bytes; None: unlimited.
        used: bytes of the results that are alive.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.limit: int | None = None
        self.used = 0
        self._tensors: dict[int, int] = {}  # storage → how many tensors share it

    def __torch_dispatch__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        result = func(*args, **(kwargs or {}))
        for tensor in tree_leaves(result):
            if isinstance(tensor, Tensor) and tensor.layout == torch.strided:
                self._note(tensor)
        if self.limit is not None and self.used > self.limit:
            raise torch.OutOfMemoryError("CUDA out of memory.")
        return result

    def _note(self, tensor: Tensor) -> None:
        storage = tensor.untyped_storage()
        key, size = storage._cdata, storage.nbytes()
        if key not in self._tensors:
            self._tensors[key] = 0
            self.used += size
        self._tensors[key] += 1
        finalize(tensor, self._forget, key, size)

    def _forget(self, key: int, size: int) -> None:
        self._tensors[key] -= 1
        if not self._tensors[key]:
            del self._tensors[key]
            self.used -= size
