"""The training loop: phases, checkpoints and signals."""

import math
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from torch import Tensor, nn

from specviz.training import trainer
from specviz.training.settings import CHAT, CHAT_DECAY
from specviz.training.trainer import Phase


def phases(folder: Path, steps: int = 4, minutes: float = math.inf) -> list[Phase]:
    return [
        Phase(replace(schedule, steps=steps), minutes, folder / f"{name}.pt")
        for name, schedule in (("trunk", CHAT), ("decay", CHAT_DECAY))
    ]


def trained(parts: list[Phase], batches: Callable[[int], Tensor]) -> trainer.Progress:
    torch.manual_seed(0)
    model = nn.Linear(3, 2)
    return trainer.train(model, parts, batches, lambda m, x: m(x[:, 1:]).square().sum())


def row(_: int) -> Tensor:
    return torch.ones(2, 4)


def test_phases_follow_one_another(tmp_path: Path) -> None:
    done = trained(phases(tmp_path), row)
    assert (done.step, done.steps_in_all, done.tokens) == (4, 8, 8 * 6)
    assert trained(phases(tmp_path), row) == done, "nothing is left to train"


def test_a_signal_saves_and_ends_all_of_it(tmp_path: Path) -> None:
    before = signal.getsignal(signal.SIGTERM)
    seen = list[int]()

    def stopped(step: int) -> Tensor:
        seen.append(step)
        if len(seen) == 3:
            os.kill(os.getpid(), signal.SIGTERM)
        return row(step)

    with pytest.raises(KeyboardInterrupt):
        trained(phases(tmp_path), stopped)
    assert seen == [0, 1, 2]
    assert signal.getsignal(signal.SIGTERM) == before
    assert not (tmp_path / "decay.pt").exists()
    assert trained(phases(tmp_path), row).steps_in_all == 8


def test_an_earlier_phase_is_not_trained_again(tmp_path: Path) -> None:
    """Even if it is bounded by minutes, and a new process has spent none."""
    done = trained(phases(tmp_path), row)
    again = trained(phases(tmp_path, steps=6, minutes=1.0), row)
    assert again.steps_in_all == done.steps_in_all + 2


def test_minutes_of_earlier_processes_count(tmp_path: Path) -> None:
    part = phases(tmp_path)[:1]
    spent = trained(part, row).phase_seconds
    assert 0 < spent < 60
    over = [Phase(replace(CHAT, steps=9), spent / 60, part[0].checkpoint)]
    assert trained(over, row).steps_in_all == 4
