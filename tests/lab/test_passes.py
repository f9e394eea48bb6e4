"""What is timed on a GPU, seen without one: its own work, by the steps that runs use."""

import time

import pytest

from specviz.lab import machine_limits, passes
from support.scripted import Scripted, hashed


def test_the_jitter_of_passes_is_the_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a GPU a pass returns before it is done: the clock is read once the device has waited."""
    seen = list[str]()

    def clock() -> float:
        seen.append("clock")
        return float(len(seen))

    monkeypatch.setattr(machine_limits, "wait", lambda device: seen.append("wait"))
    monkeypatch.setattr(time, "perf_counter", clock)
    passes.pass_jitter(Scripted(hashed(1, 6)))
    assert seen == ["wait", "clock", "wait", "clock"] * passes.EQUAL_PASSES
