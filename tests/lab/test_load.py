"""Measures batches of the bundled pair: all methods take turns, and a stop loses nothing."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from specviz.__main__ import main
from specviz.decoding.pair import Pair
from specviz.errors import SettingsError
from specviz.lab.load import begin, measure
from specviz.settings import Settings
from specviz.sweep.load import PLAIN, LoadPlan, Method, read_load

METHODS = (Method(2), Method(6), Method(2, adaptive=True))
PLAN = LoadPlan(
    suite="texts",
    sizes=(1, 3),
    methods=METHODS,
    settings=Settings(temperature=0, max_new_tokens=8),
    blocks=2,
    rounds=2,
)


@pytest.fixture(scope="module")
def prompts(bundled: Callable[[str], Pair]) -> list[list[int]]:
    encode = bundled("bundled-small").tokenizer.encode
    return [encode(text) for text in ("Once upon a time", "def area(width", "One day Tom")]


def test_all_methods_take_turns(bundled: Callable[[str], Pair], prompts: list[list[int]]) -> None:
    pair = bundled("bundled-small")
    *_, report = measure(begin(pair, PLAN), pair, prompts)
    assert not report.left
    assert len(report.samples) == 2 * 2 * 4
    for sample in report.samples:
        assert sample.texts == sample.size * PLAN.rounds_at(
            sample.size
        )  # a text that ended made room
        assert sample.tokens >= sample.texts
        assert sample.accepted <= sample.drafted <= sample.method.gamma * sample.texts
        assert sample.method != PLAIN or sample.drafted == 0


def test_a_stopped_measurement_goes_on(
    bundled: Callable[[str], Pair], prompts: list[list[int]]
) -> None:
    pair = bundled("bundled-small")
    *_, stopped = islice(measure(begin(pair, PLAN), pair, prompts), 3)
    assert stopped.left == [(3, 1)]
    *_, whole = measure(stopped, pair, prompts)
    assert whole.samples[: len(stopped.samples)] == stopped.samples
    assert not whole.left


def test_a_drafter_that_batches_lack(
    bundled: Callable[[str], Pair], prompts: list[list[int]]
) -> None:
    pair = bundled("bundled-small")
    plan = replace(PLAN, settings=replace(PLAN.settings, drafter="early-exit"))
    with pytest.raises(SettingsError, match="prompt lookup"):
        next(measure(begin(pair, plan), pair, prompts))


def test_the_command_resumes_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "load.json"
    line = f"load --pair bundled-small --sizes 1,2 --gammas 2 --turns 1 --rounds 1 --json {file}"
    assert main(line.split()) == 0
    whole = file.read_bytes()
    assert "γ 2" in capsys.readouterr().out
    assert main(line.split()) == 0
    assert file.read_bytes() == whole
    assert len(read_load(whole).samples) == 4
    assert main([*line.split(), "--rounds", "3"]) == 2
    assert "other options" in capsys.readouterr().err
