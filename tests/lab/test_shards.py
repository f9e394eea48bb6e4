"""Ray: two workers measure what the plain loop measures, interrupted or not."""

import dataclasses
import os
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from specviz.errors import ModelError, SettingsError
from specviz.lab import shards
from specviz.lab.shards import _Worker, spread
from specviz.lab.sweep_runner import Loader, SweepStep, begin, jobs, sweep
from specviz.models.pairs import find
from specviz.sweep.plan import Prompt, RunKey
from specviz.sweep.samples import Sample, Sweep
from support.fixtures import Patch
from support.made_up_sweep import plan
from support.scripted import hashed, scripted_pair

PLAN = replace(
    plan(pairs=("bundled-small",), drafters=("model", "lookup"), temperatures=(0.7,)),
    prompts=(Prompt("story", "Once upon a time"), Prompt("counting", "1 = one\n2 = two\n")),
    tokens=4,
)
LOADER = Loader({"bundled-small": find("bundled-small")}, "cpu", "float32")


def untimed(sweep: Sweep) -> dict[RunKey, Sample]:
    nothing = {"setup": 0, "draft": 0.0, "verify": 0.0, "accept": 0.0, "plain": 0.0}
    return {sweep.run_of(sample): replace(sample, **nothing) for sample in sweep.samples}


@pytest.fixture(scope="module")
def _two_workers() -> Iterator[None]:
    ray = pytest.importorskip("ray")
    os.environ.setdefault("RAY_worker_niceness", "0")
    ray.init(num_cpus=2, include_dashboard=False, logging_level="error", log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("_two_workers")
def test_two_workers_go_on_to_what_one_loop_measures() -> None:
    *_, alone = sweep(begin(PLAN), LOADER)
    whole = untimed(alone.sweep)
    half = next(step.sweep for step in sweep(begin(PLAN), LOADER) if len(step.sweep.samples) == 3)
    for done, progress in enumerate(spread(half, LOADER, workers=2), 4):
        assert len(progress.sweep.samples) == done
        assert untimed(progress.sweep).items() <= whole.items()  # at every possible interruption
    assert progress.sweep.is_finished
    assert progress.left == 0


@pytest.mark.usefixtures("_two_workers")
def test_errors_of_a_worker_are_raised_here(monkeypatch: Patch) -> None:
    import ray

    told = ray.exceptions.RayTaskError("measure", "Traceback ...", ModelError("It is nowhere."))
    died = ray.exceptions.WorkerCrashedError()
    for error, words in (
        (told.as_instanceof_cause(), r"^It is nowhere\.$"),
        (died, r"^A worker ended \(.*\); the same command resumes the sweep\.$"),
    ):

        def failing(*_: object, error: Exception = error) -> Iterator[SweepStep]:
            raise error

        monkeypatch.setattr(shards, "_spread", failing)
        with pytest.raises(ModelError, match=words):
            next(spread(begin(PLAN), LOADER))


def test_a_worker_first_reports_what_its_pair_cannot_run() -> None:
    """Even if that is all of its job."""
    start = begin(replace(PLAN, prompts=(Prompt("ab", "ab"),)))
    (first, *_) = jobs(start)
    job = first._replace(runs=tuple(run for run in first.runs if run.scheme.drafter == "model"))
    alone = scripted_pair(hashed(1, 5))
    pair = dataclasses.replace(alone, models=replace(alone.models, pair="bundled-small"))
    ((_, sample, refused),) = _Worker(start.plan, lambda name: pair).measure(job)
    assert sample is None
    assert [scheme.code for scheme in refused] == ["model"]


def test_missing_ray_is_reported(monkeypatch: Patch) -> None:
    monkeypatch.setattr(shards, "find_spec", lambda name: None)
    with pytest.raises(SettingsError, match="pip install ray"):
        next(spread(begin(PLAN), LOADER))
