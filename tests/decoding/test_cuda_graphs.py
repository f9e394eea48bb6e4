"""Lifetimes and memory of CUDA graphs, with stand-ins for torch's parts.

test_gpu.py tests real graphs.
"""

import gc
from collections.abc import Callable

import pytest
import torch
from torch import Tensor

from specviz.decoding import cuda_graphs
from specviz.decoding.cuda_graphs import ASSUMED_STEP, CudaGraphs
from specviz.models.machine import free_of_gpus
from support import cuda_stand_in
from support.cuda_stand_in import Device

GPU = torch.device("cuda", 0)


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    monkeypatch.setattr(CudaGraphs, "step_bytes", 0)
    return cuda_stand_in.install(monkeypatch)


@pytest.fixture
def step(device: Device) -> Callable[[], Tensor]:
    def work() -> Tensor:
        device.multiply()
        return torch.zeros(1)

    return work


def test_a_graph_outlives_the_others(step: Callable[[], Tensor]) -> None:
    """In torch 2.13, deleting a graph frees the workspace of the stream it was captured on."""
    capture = CudaGraphs(GPU)
    first, second, third = capture(step), capture(step), capture(step)
    for replay in (first, second, third):
        replay()
    del first, replay
    gc.collect()
    second()
    del second
    gc.collect()
    fourth = capture(step)
    third()
    fourth()


def test_a_failed_capture_leaves_no_workspace(device: Device, step: Callable[[], Tensor]) -> None:
    """Graphs that were captured before it still work."""
    capture = CudaGraphs(GPU)
    kept = capture(step)

    def refused() -> Tensor:
        device.multiply()
        if device.recording:
            raise RuntimeError("operation not permitted when stream is capturing")
        return torch.zeros(1)

    with pytest.raises(RuntimeError, match="not permitted"):
        capture(refused)
    assert not device.workspaces
    gc.collect()
    kept()


@pytest.mark.parametrize("error", [RuntimeError, torch.OutOfMemoryError])
def test_a_failed_capture_leaves_the_pool_to_others(
    device: Device, step: Callable[[], Tensor], error: type[Exception]
) -> None:
    """Captures of a target and its heads share it."""
    capture = CudaGraphs(GPU)
    kept = capture(step)

    def refused() -> Tensor:
        if device.recording:
            raise error("operation not permitted when stream is capturing")
        return torch.zeros(1)

    with pytest.raises(error):
        capture(refused)
    gc.collect()
    assert device.holders == 1
    later = capture(step)
    assert device.holders == 2
    pools = len(device.pools)
    assert pools == (1 if error is torch.OutOfMemoryError else 2)
    assert cuda_graphs.kept_for_graphs(0) == device.pool - 10 * pools
    del kept, later
    gc.collect()
    assert device.holders == 0


def test_eager_products_go_on_after_a_capture(device: Device, step: Callable[[], Tensor]) -> None:
    """A capture only clears the usual stream's workspace; the next product allocates another."""
    device.multiply()
    replay = CudaGraphs(GPU)(step)
    device.multiply()
    replay()


def test_the_first_replay_is_part_of_the_capture(
    device: Device, step: Callable[[], Tensor]
) -> None:
    """The first one takes longer than later ones, which are timed."""
    CudaGraphs(GPU)(step)
    assert device.clock == ["replay on usual"]


def test_nothing_is_asked_of_the_gpu_before_the_first_capture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On ZeroGPU, models are made in a process that has none."""

    def fail(*_: object) -> None:
        raise AssertionError("there is no GPU yet")

    for name in ("graph_pool_handle", "Stream", "current_stream", "mem_get_info"):
        monkeypatch.setattr(torch.cuda, name, fail)
    graphs = CudaGraphs(GPU)
    assert graphs.kept() == 0


def test_free_memory_leaves_out_what_only_graphs_can_use(
    device: Device, step: Callable[[], Tensor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 1)
    monkeypatch.setattr(torch.cuda, "memory_allocated", lambda _: 10)
    capture = CudaGraphs(GPU)
    kept = capture(step)
    assert free_of_gpus() == [torch.cuda.mem_get_info(0)[0]]
    del kept
    gc.collect()
    assert free_of_gpus() == [device.total - device.driver - 10]


def test_the_memory_of_graphs_is_measured(device: Device, step: Callable[[], Tensor]) -> None:
    assert cuda_graphs.step_bytes() == ASSUMED_STEP
    capture = CudaGraphs(GPU)
    kept = [capture(step), capture(step)]
    assert cuda_graphs.kept_for_graphs(0) == device.pool - 10 == 1_990
    assert cuda_graphs.kept_for_graphs(1) == 0
    assert cuda_graphs.step_bytes() == 1_100  # of the pool 1,000, of the driver 100
    kept.clear()
    gc.collect()
    assert cuda_graphs.kept_for_graphs(0) == 0
    assert cuda_graphs.step_bytes() == 1_100
