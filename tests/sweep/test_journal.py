"""A sweep's growing file: whole after any interruption, refused for another plan."""

import resource
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from specviz.errors import SettingsError, StorageError, SweepError
from specviz.lab.sweep_runner import SweepStep, recorded
from specviz.sweep import file as sweeps
from specviz.sweep.journal import Resumed, reopen
from specviz.sweep.samples import Setup, Sweep
from support.made_up_sweep import MACHINE, plan, sample, setup

PLAN = plan()
SAMPLES = [sample(prompt, gamma) for prompt in range(4) for gamma in (2, 4)]


def steps(
    start: Sweep, setups: Callable[[int], Setup] = lambda number: setup()
) -> Iterator[SweepStep]:
    current = start
    for number in range(len(start.samples), len(SAMPLES)):
        yield SweepStep(current, None, None)  # a round
        current = current.with_sample(setups(number), SAMPLES[number])
        yield SweepStep(current, current.samples[-1], None)


def test_each_run_is_on_disk_when_it_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "s.json"
    for progress in recorded(file, Sweep(plan=PLAN), steps(Sweep(plan=PLAN))):
        assert sweeps.read(file.read_bytes()) == progress.sweep
    assert file.read_bytes() == sweeps.write(progress.sweep)
    assert [path.name for path in tmp_path.iterdir()] == ["s.json"]


@pytest.mark.parametrize("ended", [KeyboardInterrupt, RuntimeError])
def test_whatever_ends_it_the_file_is_whole(ended: type[BaseException], tmp_path: Path) -> None:
    def failing() -> Iterator[SweepStep]:
        for number, progress in enumerate(steps(Sweep(plan=PLAN))):
            if number == 7:
                raise ended
            yield progress

    file, last = tmp_path / "s.json", Sweep(plan=PLAN)
    kept = recorded(file, last, failing())
    with suppress(ended):
        for progress in kept:
            last = progress.sweep
    assert reopen(file, PLAN) == Resumed(last, is_torn=False)
    assert len(last.samples) == 3


def test_a_disk_that_fills_up_in_the_middle_of_a_line(tmp_path: Path) -> None:
    file, told = tmp_path / "s.json", [Sweep(plan=PLAN)]
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)

    def measure() -> None:
        for progress in recorded(file, told[0], steps(told[0])):
            told.append(progress.sweep)
            if len(progress.sweep.samples) == 4:
                resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size + 30, usual[1]))

    try:
        with pytest.raises(StorageError, match="cannot be written"):
            measure()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert reopen(file, PLAN) == Resumed(told[-1], is_torn=True)
    assert len(told[-1].samples) == 4


def test_it_goes_on_after_a_cut_in_the_middle_of_a_line(tmp_path: Path) -> None:
    file = tmp_path / "s.json"
    for _ in recorded(file, Sweep(plan=PLAN), steps(Sweep(plan=PLAN))):
        pass
    whole = file.read_bytes()
    file.write_bytes(whole[: whole.index(b"000003000002") - 40])
    kept = reopen(file, PLAN)
    assert kept is not None
    assert kept.is_torn
    start = kept.sweep
    assert len(start.samples) == 6
    for _ in recorded(file, start, steps(start)):
        pass
    assert file.read_bytes() == whole


def test_another_machine_is_added_before_its_first_run(tmp_path: Path) -> None:
    file = tmp_path / "s.json"
    other = setup(machine=replace(MACHINE, processor="another"))
    made = steps(Sweep(plan=PLAN), lambda number: other if number == 4 else setup())
    for progress in recorded(file, Sweep(plan=PLAN), made):
        assert sweeps.read(file.read_bytes()) == progress.sweep
    assert [sample.setup for sample in progress.sweep.samples] == [0, 0, 0, 0, 1, 0, 0, 0]


def test_another_plan_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "s.json"
    assert reopen(file, PLAN) is None
    file.write_bytes(sweeps.write(Sweep(plan=PLAN)))
    assert reopen(file, PLAN) == Resumed(Sweep(plan=PLAN), is_torn=False)
    with pytest.raises(SettingsError, match="different gammas, seed: resume it with"):
        reopen(file, replace(PLAN, gammas=(8,), seed=3))
    file.write_text("mine")
    with pytest.raises(SweepError):
        reopen(file, PLAN)
    assert file.read_text() == "mine"


def test_a_path_that_cannot_be_written_gets_a_line(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="cannot be written"):
        next(recorded(tmp_path / "no" / "s.json", Sweep(plan=PLAN), steps(Sweep(plan=PLAN))))
    with pytest.raises(SettingsError, match="cannot be read"):
        reopen(tmp_path, PLAN)
