"""The runner of sweeps, on models that are tables: order and interruptions change no tokens."""

import os
import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from specviz.decoding import stopwatch
from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.decoding.trace_round import trace_round
from specviz.errors import SettingsError
from specviz.lab.sweep_runner import SweepStep, begin, jobs, sweep
from specviz.metrics import counts
from specviz.settings import Settings
from specviz.sweep import file as sweeps
from specviz.sweep.journal import Journal
from specviz.sweep.plan import LeftOut, Plan, Prompt, RunKey, Scheme
from specviz.sweep.samples import Sample, Sweep, digest
from specviz.trace import Round
from support.fixtures import Patch
from support.made_up_sweep import plan
from support.scripted import blended, hashed, scripted_pair

TARGET = hashed(1, 6, scale=3.0)
PROMPTS = tuple(
    Prompt(kind, text)
    for kind, text in [("ab", "ab"), ("ab", "aab"), ("ab", "b"), ("smile", "😀a"), ("smile", "?b")]
)
SMALL = replace(
    plan(), pairs=("scripted",), prompts=PROMPTS, drafters=("model", "lookup"), gammas=(1, 3),
    temperatures=(0.0, 1.0), tokens=10, seed=7,
)  # fmt: skip
PLAIN_RUNS = len(PROMPTS) * len(SMALL.temperatures)


def pair(name: str = "scripted", **more: object) -> Pair:
    made = scripted_pair(TARGET, blended(TARGET, 2, 0.7), **more)  # type: ignore[arg-type]
    return replace_models(made, name)


def replace_models(made: Pair, name: str) -> Pair:
    return Pair(**{**vars(made), "models": replace(made.models, pair=name)})


def finished(start: Sweep, load: Callable[[str], Pair] = pair) -> Sweep:
    *_, last = sweep(start, load)
    return last.sweep


def untimed(sweep: Sweep) -> dict[RunKey, Sample]:
    """The samples by run, without their times: the part that the plan alone determines."""
    nothing = {"draft": 0.0, "verify": 0.0, "accept": 0.0, "plain": 0.0}
    return {sweep.run_of(sample): replace(sample, **nothing) for sample in sweep.samples}


@pytest.fixture(scope="module")
def whole() -> Sweep:
    return finished(begin(SMALL))


def test_a_sweep_runs_what_was_planned(whole: Sweep) -> None:
    assert whole.is_finished
    assert len(untimed(whole)) == SMALL.runs == 2 * 2 * 2 * 5
    assert sweeps.read(sweeps.write(whole)) == whole
    (setup,) = whole.setups
    assert setup.machine.processor == "a table"
    assert all(sample.emitted == 10 for sample in whole.samples)
    assert all(sample.seconds > 0 < sample.plain for sample in whole.samples)


def test_samples_are_those_of_a_race(whole: Sweep) -> None:
    sample = untimed(whole)[RunKey("scripted", Scheme("model"), 3, 1.0, 3)]
    settings = Settings(gamma=3, temperature=1.0, seed=7, max_new_tokens=10)
    trace = finish(race(pair(), pair().tokenizer.encode("😀a"), settings))
    counted = counts(trace)
    assert sample.digest == digest(trace.output)
    assert sample.emitted == counted.emitted
    assert sample.rounds == counted.rounds
    assert sample.drafted == counted.drafted
    assert (sample.accepted, sample.rejected) == (counted.accepted, counted.rejected)
    first = [round.drafts[0].verdict for round in trace.rounds if round.drafts]
    assert sample.slots.tested[0] == len(first) - first.count("untested")
    assert sample.slots.accepted[0] == first.count("accepted")
    sure = [
        draft.verdict == "accepted"
        for round in trace.rounds
        for draft, position in zip(round.drafts, round.positions, strict=False)
        if draft.verdict != "untested" and (position.overlap or 0) >= 0.9
    ]
    most = [*sample.overlaps.tested, *[0] * 10][9], [*sample.overlaps.accepted, *[0] * 10][9]
    assert most == (len(sure), sum(sure))


def test_greedy_runs_write_what_plain_decoding_writes(whole: Sweep) -> None:
    greedy = [sample for sample in whole.samples if sample.temperature == 0]
    assert all(sample.agrees for sample in greedy)
    assert {sample.agrees for sample in whole.samples} == {True, None}
    for prompt in range(len(PROMPTS)):
        assert len({sample.digest for sample in greedy if sample.prompt == prompt}) == 1


def test_runs_that_differ_in_drafting_share_one_plain_run() -> None:
    made: list[int] = []

    def counted(name: str) -> Pair:
        inner = pair(name)
        targets = lambda: made.append(1) or inner.target()  # type: ignore[func-returns-value]  # noqa: E731
        return Pair(**{**vars(inner), "target": targets})

    whole = finished(begin(SMALL), counted)
    looked = 1 + len(SMALL.drafters)  # to check the prompts, and each drafter
    assert len(made) == looked + SMALL.runs + PLAIN_RUNS
    for prompt in range(len(PROMPTS)):
        for temperature in SMALL.temperatures:
            shared = {
                sample.plain for sample in whole.samples
                if (sample.prompt, sample.temperature) == (prompt, temperature)
            }  # fmt: skip
            assert len(shared) == 1  # all of them write ten tokens


def test_a_plain_run_is_as_long_as_the_longest_of_its_runs() -> None:
    ended = finished(begin(SMALL), lambda name: pair(name, ends=(5,)))
    lengths = {sample.emitted for sample in ended.samples}
    assert len(lengths) > 1
    assert all(sample.plain > 0 for sample in ended.samples)
    assert all(sample.agrees for sample in ended.samples if sample.temperature == 0)
    assert sweeps.read(sweeps.write(ended)) == ended


def test_interrupted_anywhere_it_goes_on_to_the_same(whole: Sweep) -> None:
    chance, current, interruptions = random.Random(3), begin(SMALL), 0
    while not current.is_finished:
        for number, progress in enumerate(sweep(current, pair)):
            current = progress.sweep
            if number > 15 and chance.random() < 0.05:
                interruptions += 1
                break
    assert interruptions > 5
    assert untimed(current) == untimed(whole)


def test_every_save_reaches_the_disk(tmp_path: Path, monkeypatch: Patch) -> None:
    """That of the whole file, too: at the beginning, and once schemes are left out."""
    synced: list[bytes] = []
    file = tmp_path / "s.json"
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(file.read_bytes()))
    with Journal(file, begin(SMALL)) as journal:
        first = sweeps.write(begin(SMALL))
        assert synced == [first]
        less = begin(replace(SMALL, left_out=(LeftOut(SMALL.pairs[0], Scheme("lookup")),)))
        journal.save(less)
        assert synced == [first, sweeps.write(less)]


def test_the_order_changes_no_tokens(whole: Sweep) -> None:
    halves = [finished(begin(replace(SMALL, gammas=(gamma,)))) for gamma in SMALL.gammas]
    together = {run: sample for half in halves for run, sample in untimed(half).items()}
    assert together == untimed(whole)


def test_early_intervals_are_fair_to_all_kinds() -> None:
    order = [(job.prompt, job.temperature) for job in jobs(begin(SMALL))]
    assert len(order) == len(set(order)) == PLAIN_RUNS
    waves = [{prompt for prompt, _ in order[i : i + 4]} for i in (0, 4, 8)]
    assert waves == [{0, 3}, {1, 4}, {2}]
    assert order == [(job.prompt, job.temperature) for job in jobs(begin(SMALL))]
    other = [(job.prompt, job.temperature) for job in jobs(begin(replace(SMALL, seed=8)))]
    assert sorted(order) == sorted(other)
    assert order != other


def test_pairs_are_loaded_one_after_the_other() -> None:
    loaded: list[str] = []

    def load(name: str) -> Pair:
        loaded.append(name)
        return pair(name)

    two = finished(begin(replace(SMALL, pairs=("one", "two"))), load)
    assert loaded == ["one", "two"]
    assert [setup.models.pair for setup in two.setups] == ["one", "two"]
    assert len(two.samples) == 2 * SMALL.runs


def test_progress_gives_the_new_sample_and_the_time_left(monkeypatch: Patch) -> None:
    ticks = iter(range(10**9))
    clock = SimpleNamespace(perf_counter=lambda: float(next(ticks)))
    monkeypatch.setattr("specviz.lab.sweep_runner.time", clock)  # each reading takes a second
    steps: list[SweepStep] = list(sweep(begin(SMALL), pair))
    fresh = [step for step in steps if step.fresh is not None]
    assert len(fresh) == SMALL.runs < len(steps)
    assert [len(step.sweep.samples) for step in fresh] == list(range(1, SMALL.runs + 1))
    assert steps[0].left is None
    assert [step.left for step in fresh] == list(range(SMALL.runs - 1, -1, -1))


def test_times_exclude_work_for_display(monkeypatch: Patch) -> None:
    now = [0.0]

    def tick(seconds: float = 1.0) -> float:
        now[0] += seconds
        return now[0]

    def slow(*given: Any, **more: Any) -> Round:
        tick(10_000)
        return trace_round(*given, **more)

    monkeypatch.setattr("specviz.decoding.decode.trace_round", slow)
    monkeypatch.setattr(stopwatch, "time", SimpleNamespace(perf_counter=tick))
    for sample in finished(begin(SMALL)).samples:
        assert sample.seconds == 3 * sample.rounds  # one second per reading of the clock
        assert sample.plain == sample.emitted


@pytest.mark.parametrize(
    ("change", "load", "words"),
    [
        ({"prompts": (Prompt("ab", "a" * 64),)}, pair, "of the kind ab: The prompt has 64"),
        ({"drafters": ("early-exit",)}, pair, r"^Nothing .* can run: .* another drafter"),
        ({"drafters": ("model",)}, lambda name: scripted_pair(TARGET), "^Nothing .* draft model"),
    ],
)
def test_an_impossible_plan_is_refused_before_the_first_run(
    change: dict[str, object], load: Callable[[str], Pair], words: str
) -> None:
    steps = sweep(begin(replace(SMALL, **change)), load)
    with pytest.raises(SettingsError, match=words):
        next(steps)


def test_a_finished_sweep_has_nothing_to_run(whole: Sweep) -> None:
    def load(name: str) -> Pair:
        raise AssertionError(name)

    assert list(sweep(whole, load)) == []


def test_a_pair_leaves_out_what_it_cannot_run() -> None:
    first, *rest = sweep(begin(SMALL), lambda name: replace_models(scripted_pair(TARGET), name))
    assert {str(why) for why in first.refused.values()} == {
        "This pair has no draft model. Choose prompt lookup as the drafter."
    }
    assert [scheme.code for scheme in first.refused] == ["model"]
    assert first.sweep.plan.runs == SMALL.runs / 2
    assert rest[-1].sweep.is_finished
    assert {sample.drafter for sample in rest[-1].sweep.samples} == {"lookup"}


def test_measured_schemes_are_not_left_out(whole: Sweep) -> None:
    gone = LeftOut(whole.pair_of(whole.samples[0]), whole.samples[0].scheme)
    with pytest.raises(SettingsError, match="already has such runs"):
        whole.without([gone])


def test_a_plan_gives_the_settings_of_its_runs() -> None:
    cut = Plan(suite="s", pairs=("p",), prompts=PROMPTS, top_k=3, top_p=0.9, confidence=0.5)
    settings = cut.settings(Scheme("model"), 2, 0.7)
    assert (settings.top_k, settings.top_p, settings.confidence) == (3, 0.9, 0.5)
