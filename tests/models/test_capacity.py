"""A GPU's memory limits how many runs it holds at a time."""

import sys
from types import SimpleNamespace

import pytest
import torch

from specviz.decoding import cuda_graphs
from specviz.decoding import idle as idle_module
from specviz.decoding.cuda_graphs import ASSUMED_STEP, CudaGraphs
from specviz.models import capacity as module
from specviz.models.capacity import RUN_STEPS, capacity, run_bytes
from specviz.models.pairs import Size, find
from specviz.page import app
from specviz.service.host import Host

GPU = torch.device("cuda", 0)
PAIR = find("qwen3-4b")
WEIGHTS = 2 * (4_022_468_096 + 596_049_920)
PER_TOKEN = 2 * (2 * 73_728 + 57_344)


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A GPU with 15 GB free, in half precision."""
    monkeypatch.setattr(CudaGraphs, "step_bytes", 0)
    monkeypatch.setattr(module, "pick_dtype", lambda *_: torch.float16)
    monkeypatch.setattr(module, "free_memory", lambda _: 15_000_000_000)
    return monkeypatch


def test_bytes_of_a_run(gpu: pytest.MonkeyPatch) -> None:
    steps = RUN_STEPS * ASSUMED_STEP
    assert run_bytes(PAIR, torch.float16, 600) == PER_TOKEN * 1024 + steps
    gpu.setattr(CudaGraphs, "step_bytes", 100)
    assert cuda_graphs.step_bytes() == 100
    assert run_bytes(PAIR, torch.float16, 600) == PER_TOKEN * 1024 + RUN_STEPS * 100
    assert run_bytes(find("bundled-medium"), torch.float16, 600) is None


def test_as_many_as_fit_beside_the_weights(gpu: pytest.MonkeyPatch) -> None:
    one = run_bytes(PAIR, torch.float16, 256 + 1024)
    assert one is not None
    assert capacity(PAIR, GPU, 1024) == (15_000_000_000 - WEIGHTS) // one == 5
    gpu.setattr(module, "stored", lambda head: Size(10**9) if "dspark" in head else None)
    assert capacity(PAIR, GPU, 1024) == (15_000_000_000 - WEIGHTS - 2 * 10**9) // one == 3
    gpu.setattr(module, "free_memory", lambda _: 1)
    assert capacity(PAIR, GPU, 1024) == 1
    assert capacity(PAIR, torch.device("cpu"), 1024) is None
    assert capacity(find("bundled-medium"), GPU, 1024) is None


def test_idle_runners_count_as_free(gpu: pytest.MonkeyPatch) -> None:
    one = run_bytes(PAIR, torch.float16, 256 + 1024)
    assert one is not None
    before = capacity(PAIR, GPU, 1024)
    assert before is not None
    idle = SimpleNamespace(idle_bytes=lambda device: 2 * one if device == GPU else 10**12)
    gpu.setattr(idle_module, "holders", [idle])
    assert capacity(PAIR, GPU, 1024) == before + 2
    assert capacity(PAIR, torch.device("cuda"), 1024) == before + 2  # on the first GPU


def test_the_offered_pair_decides_how_many_visitors_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    fitting = {"qwen3-8b": 3, "bundled-medium": None}
    monkeypatch.setattr(app, "capacity", lambda spec, *_: fitting[spec.name])
    host, _ = app.within_memory(Host(offer="qwen3-8b"))
    assert host.visitors == 2
    host, _ = app.within_memory(Host())
    assert host.visitors == Host().visitors


@pytest.mark.parametrize(
    ("fitting", "visitors", "paused", "told"),
    [
        (None, 16, 16, ""),
        (100, 16, 16, ""),
        (20, 16, 4, ""),
        (16, 15, 1, "at most 15"),
        (6, 5, 1, "at most 5"),
        (2, 1, 1, "at most 1"),
        (1, 1, 0, "1"),
    ],
)
def test_visitors_and_paused_runs_are_lowered(
    fitting: int | None,
    visitors: int,
    paused: int,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(app, "capacity", lambda *_: fitting)
    host, most_paused = app.within_memory(Host(pair=PAIR.name))
    assert (host.visitors, most_paused) == (visitors, paused)
    line = capsys.readouterr().err
    assert told in line
    assert bool(line) == (visitors < 16)
    assert "\n" not in line[:-1]
    assert sys.stderr is not None
