"""The sweeps shipped with the page: complete, and made by the listed commands."""

import shlex
from pathlib import Path

import pytest

from specviz.lab.prompts import suite
from specviz.lab.recordings import items
from specviz.sweep import file as sweeps
from specviz.sweep.estimates import cells
from specviz.sweep.file import SHIPPED

FILES = sorted(SHIPPED.glob("*.json"))


def test_there_are_some() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_sweep(file: Path) -> None:
    data = file.read_bytes()
    assert len(data) <= 400_000
    sweep = sweeps.read(data)
    assert sweep.is_finished
    assert sweeps.read(sweeps.write(sweep)) == sweep
    assert set(sweep.plan.prompts) <= set(suite(sweep.plan.suite)), "a suite has changed: record it"
    assert all(setup.machine.processor for setup in sweep.setups)
    whole = [cell for cell in cells(sweep) if cell.kind is None]
    assert all(cell.prompts == len(sweep.plan.prompts) for cell in whole)
    assert all(cell.speedup.low is not None for cell in whole)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_its_plan_is_that_of_the_listed_command(file: Path) -> None:
    (item,) = (item for item in items() if item.file == file)
    _, _, *words = shlex.split(item.command)
    options = dict(zip(words[::2], words[1::2], strict=True))
    plan = sweeps.read(file.read_bytes()).plan
    assert options["--suite"] == plan.suite
    assert options["--pair"].split(",") == list(plan.pairs)
    assert list(plan.drafters) == options["--drafters"].split(",")
    for name, usual in (("rules", "token"), ("trees", "chain")):
        assert list(getattr(plan, name)) == options.get(f"--{name}", usual).split(",")
    assert list(plan.gammas) == [int(gamma) for gamma in options["--gammas"].split(",")]
    assert list(plan.temperatures) == [float(t) for t in options["--temperatures"].split(",")]
    assert list(plan.prompts) == suite(plan.suite, int(options["--per-kind"]))
    assert plan.tokens == int(options["--max-new-tokens"])
