"""Timing on a GPU, tested without one: it waits for the device and uses captured steps."""

import time
from collections.abc import Callable
from dataclasses import replace

import pytest
import torch

from specviz.decoding.pair import Pair
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool, StaticRunner
from specviz.lab import machine_limits, passes
from specviz.lab.claims import verification_cost
from specviz.lab.frequencies import count_texts
from specviz.settings import Settings
from support.fixtures import Patch
from support.scripted import Scripted, hashed, scripted_pair, tiny_llama
from support.tape import taped


def test_passes_are_timed_until_the_device_is_done(monkeypatch: Patch) -> None:
    """On a GPU a pass returns before it is done, so `wait` comes before each clock reading."""
    seen = list[str]()

    def clock() -> float:
        seen.append("clock")
        return float(len(seen))

    monkeypatch.setattr(machine_limits, "wait", lambda device: seen.append("wait"))
    monkeypatch.setattr(time, "perf_counter", clock)
    passes.pass_jitter(Scripted(hashed(1, 6)))
    assert seen == ["wait", "clock", "wait", "clock"] * passes.EQUAL_PASSES


@pytest.fixture
def pair() -> Pair:
    """A pair whose captured steps are tapes in place of CUDA graphs."""
    pools = [RunnerPool(tiny_llama(seed), taped) for seed in (1, 2)]
    return replace(
        scripted_pair(hashed(1, 40), hashed(2, 40)),
        target=lambda: StaticModel(pools[0]),
        draft=lambda _: StaticModel(pools[1]),
    )


@pytest.fixture
def uncaptured(monkeypatch: Patch) -> Callable[[], int]:
    """The number of eager passes since the last call, without those that record a tape."""
    passed, recorded = [0], [0]
    forward, capture = StaticRunner._forward, StaticRunner.capture

    def counted(runner: StaticRunner, *arguments: object) -> object:
        passed[0] += 1
        return forward(runner, *arguments)  # type: ignore[arg-type]

    def recording(runner: StaticRunner, *arguments: object) -> None:
        before = passed[0]
        capture(runner, *arguments)  # type: ignore[arg-type]
        recorded[0] += passed[0] - before

    monkeypatch.setattr(StaticRunner, "_forward", counted)
    monkeypatch.setattr(StaticRunner, "capture", recording)

    def asked() -> int:
        found = passed[0] - recorded[0]
        passed[0] = recorded[0] = 0
        return found

    return asked


def test_the_cost_of_a_width_is_timed_on_captured_steps(
    pair: Pair, uncaptured: Callable[[], int], monkeypatch: Patch
) -> None:
    monkeypatch.setattr(verification_cost, "CONTEXT", 20)
    work = verification_cost._width_passes(pair)
    assert uncaptured() == 1  # the prefill of the context
    for run in work.values():
        run()
    assert uncaptured() == 0


@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_texts_are_counted_by_captured_steps(
    pair: Pair, tokens: int, uncaptured: Callable[[], int]
) -> None:
    settings = Settings(temperature=0.9, gamma=4, top_k=3)
    steps = count_texts(pair, torch.arange(20).tolist(), settings, tokens)
    for _ in range(40):
        next(steps)
    assert uncaptured() == 2  # the prefill of each model
