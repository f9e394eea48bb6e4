"""Imitates torch's CUDA graphs without a GPU: streams, cuBLAS workspaces and lifetimes.

As in torch 2.13 (CUDABlas.cpp, CUDAGraph.cpp, CUDACachingAllocator.cpp), cuBLAS keeps a workspace
for each stream until workspaces are cleared, and deleting a graph clears those of its capture
stream. Memory of the graphs' pool stays in the pool; other memory is free at once. A capture that
the driver has invalidated goes on allocating from the pool and holding it.
"""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import pytest
import torch


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
        driver, pool: bytes taken from the driver and for the graphs' pool.
        holders: how many captures the pool is held by.
        allocating: whether a capture allocates from it.
    """

    total = 1_000_000

    def __init__(self) -> None:
        self.stream = "usual"
        self.recording: Graph | None = None
        self.clock: list[str] = []
        self.workspaces: dict[str, Block] = {}
        self.driver = 0
        self.pool = 0
        self.holders = 0
        self.allocating = False

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

    def begin(self) -> None:
        if self.allocating:
            raise RuntimeError("beginAllocateToPool: already recording to mempool_id")
        self.allocating = True
        self.holders += 1

    def end(self, index: int, pool: tuple[int, int]) -> None:
        if not self.allocating:
            raise RuntimeError("endAllocatePool: not currently recording to mempool_id")
        self.allocating = False

    def release(self, index: int, pool: tuple[int, int]) -> None:
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
        self.ended = False

    def replay(self) -> None:
        self.device.clock.append(f"replay on {self.device.stream}")
        if any(block.freed for block in self.blocks):
            raise RuntimeError("an illegal memory access was encountered")

    def __del__(self) -> None:
        self.device.clear(self.stream)
        if self.ended:
            self.device.release(0, (0, 1))


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
    device = Device()

    @contextmanager
    def recording(graph: Graph, *, stream: Side, **_: object) -> Iterator[None]:
        device.begin()
        with device.on(stream):
            graph.stream, device.recording = str(stream), graph
            try:
                yield
            except torch.OutOfMemoryError:
                device.end(0, (0, 1))
                graph.ended = True
                raise
            finally:  # any other error has spoiled the capture: torch cannot end it
                device.recording = None
        device.end(0, (0, 1))
        graph.ended = True
        device.driver += 100
        device.pool += 1_000

    for name, stand_in in {
        "CUDAGraph": lambda: Graph(device),
        "graph": recording,
        "Stream": lambda _: Side(),
        "current_stream": lambda _: Usual(),
        "stream": device.on,
        "device": lambda _: nullcontext(),
        "graph_pool_handle": lambda: (0, 1),
        "mem_get_info": lambda _: (device.total - device.driver - device.pool, device.total),
        "memory_reserved": lambda _: device.pool,
        "memory_snapshot": lambda _: [{"total_size": device.pool, "allocated_size": 10}],
    }.items():
        patch.setattr(torch.cuda, name, stand_in)
    for name, stand_in in {
        "clearCublasWorkspaces": device.clear,
        "endAllocateToPool": device.end,
        "releasePool": device.release,
    }.items():
        patch.setattr(torch._C, f"_cuda_{name}", stand_in, raising=False)
    return device
