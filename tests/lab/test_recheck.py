"""Rechecking recordings: which differences are found, recorded, refused or left alone."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from specviz import claims
from specviz import trace as traces
from specviz.errors import ModelError, SettingsError, TraceError
from specviz.lab import recordings
from specviz.lab.claims import EXPERIMENTS
from specviz.lab.recheck import __main__ as command
from specviz.lab.recheck import cache
from specviz.lab.recheck.facts import KINDS, compare, over_plain
from specviz.lab.recordings import Item, Kind, items
from specviz.settings import Settings
from specviz.sweep import file as sweeps
from specviz.trace import Plain, Trace
from support.fixtures import Output, Patch
from support.made_up_sweep import plan, sample
from support.made_up_sweep import sweep as made_up
from support.paths import ASSETS

FIRST = ASSETS / "traces" / "first.json"
HERE = "made up"


# The list


def test_every_recorded_file_is_listed_with_the_command_that_makes_it() -> None:
    listed = {item.file for item in items()}
    there = {
        path for kind in KINDS for path in (ASSETS / kind).glob("*.json") if path.stem != "index"
    }
    assert listed == there
    assert len({item.label for item in items()}) == len(items())


def test_all_recordings_take_little_more_than_an_hour() -> None:
    assert sum(item.seconds for item in items()) <= 75 * 60


@pytest.mark.parametrize("item", items(), ids=lambda item: item.label)
def test_a_recording_differs_from_itself_only_in_what_it_lacks(item: Item) -> None:
    data = item.file.read_bytes()
    found = compare(item.kind, data, data)
    assert all("lacks" in each or "older rule" in each for each in found.differs)


# The rules


def trace() -> Trace:
    return traces.read(FIRST.read_bytes())


def changed(then: Trace, **other: Any) -> list[str]:
    return compare("traces", traces.write(then), traces.write(replace(then, **other))).differs


def test_changed_tokens_of_a_run_are_reported() -> None:
    run = trace()
    assert changed(run) == []
    other = next(token for token in run.output if token != run.plain.tokens[9])
    tokens = (*run.plain.tokens[:9], other, *run.plain.tokens[10:])
    (told,) = changed(run, plain=Plain(tokens, run.plain.seconds))
    assert told == f"other plain tokens in 1 of {len(tokens)}, first 9"
    assert changed(run, rounds=run.rounds[:-1])[0].startswith("other tokens in ")
    assert changed(run, settings=replace(run.settings, seed=9)) == ["other settings"]
    greedy = replace(run, settings=replace(run.settings, temperature=0.0))
    same = replace(greedy, plain=Plain(run.output, run.plain.seconds))
    assert "other agreement with plain decoding" in changed(same, plain=greedy.plain)


def test_figures_of_a_run_hold_within_their_intervals() -> None:
    run = trace()
    slower, twice = (
        Plain(run.plain.tokens, tuple(factor * each for each in run.plain.seconds))
        for factor in (1.02, 1 / 3)
    )
    assert changed(run, plain=slower) == []
    (told,) = changed(run, plain=twice)
    assert told.startswith("speed-up ")


def test_times_of_other_or_busy_machines_are_not_compared() -> None:
    run = trace()
    seconds = tuple(4 * each * (1 + n % 2) for n, each in enumerate(run.plain.seconds))
    other = replace(run, machine=replace(run.machine, processor="another"))
    even = tuple(9 * each for each in run.plain.seconds)
    for now, why in (
        (replace(other, plain=Plain(run.plain.tokens, seconds)), "another kind of machine"),
        (replace(run, plain=Plain(run.plain.tokens, seconds)), "plain steps varied"),
        (replace(run, plain=Plain(run.plain.tokens, even)), "less than a plain step"),
    ):
        found = compare("traces", traces.write(run), traces.write(now))
        assert found.differs == []
        assert why in found.left[0]


def test_in_half_precision_other_machines_write_other_texts() -> None:
    run = trace()
    models = replace(run.models, target=replace(run.models.target, dtype="bfloat16"))
    half = replace(run, models=models)
    machine = replace(run.machine, processor="another")
    assert changed(half, rounds=run.rounds[:-1])
    other = replace(half, rounds=run.rounds[:-1], machine=machine)
    found = compare("traces", traces.write(half), traces.write(other))
    assert not found.differs
    assert found.left[0] == "tokens not compared, bfloat16 on another kind of machine"
    assert changed(run, rounds=run.rounds[:-1], machine=machine)  # float32 tokens agree anywhere


def report(speed: float = 2.0, digest: str = "a", **other: Any) -> bytes:
    machine = {"device": "cpu", "processor": HERE, "threads": 1, "torch": "", "transformers": ""}
    whole = {
        "machine": machine, "disturbed": [0, 8], "models": {}, "formula": {}, "captured": {},
        "medians": {"plain": 1.0, "fast": speed},
        "runs": [
            {"method": name, "prompt": prompt, "repeat": repeat, "tokens": 8, "digest": digest,
             "seconds": 8 / factor * (1 + 0.02 * (prompt + repeat) * (name == "fast"))}
            for prompt in range(4) for repeat in range(2)
            for name, factor in (("plain", 1.0), ("fast", speed))
        ],
    }  # fmt: skip
    return json.dumps(whole | other).encode()


def test_a_report_is_judged_by_paired_ratios_and_texts() -> None:
    low, high = over_plain(json.loads(report())["runs"], "fast")
    assert 1.8 < low < high <= 2.0
    assert compare("bench", report(), report()).differs == []
    assert compare("bench", report(), report(1.99)).differs == []
    assert compare("bench", report(), report(1.5)).differs[0].startswith("fast over plain 1.8")
    (told,) = compare("bench", report(), report(digest="b")).differs
    assert told == "other texts in 16 of 16, first ('plain', 0, 0)"
    busy = compare("bench", report(), report(1.5, disturbed=[3, 8]))
    assert busy.left == ["times not compared, the machine was busy in 3 of 8 runs"]


def test_a_setting_that_an_older_report_lacks_had_its_default() -> None:
    old, now = report(settings={"seed": 1}), msgspec.to_builtins(Settings(seed=1))
    assert compare("bench", old, report(settings=now)).differs == []
    assert compare("bench", old, report(settings=now | {"seed": 2})).differs == ["other settings"]
    with pytest.raises(TraceError):
        compare("bench", report(settings={"seed": "one"}), report())


def test_checks_that_an_older_report_lacks_are_reported() -> None:
    old = json.loads(report(disturbed=None))
    del old["formula"]
    told = compare("bench", json.dumps(old).encode(), report()).differs
    assert told == ["it lacks a check whether the machine was busy", "it lacks formula"]


def test_a_sweep_is_judged_by_texts_counts_and_speed_ups() -> None:
    prompts = ["json"] * 6
    unchecked = made_up(plan(prompts, gammas=[2]), [sample(n) for n in range(len(prompts))])
    quiet = tuple(replace(each, jitter=0.04) for each in unchecked.samples)
    sweep = replace(unchecked, samples=quiet)

    def told(**other: Any) -> list[str]:
        now = replace(sweep, samples=tuple(replace(each, **other) for each in quiet))
        return compare("sweeps", sweeps.write(sweep), sweeps.write(now)).differs

    assert told() == []
    runs = len(quiet)
    assert told(digest="0" * 12)[0].startswith(f"other texts in {runs} of {runs}, ")
    assert told(plain=quiet[0].plain / 9)
    assert "it lacks" in compare("sweeps", *[sweeps.write(unchecked)] * 2).differs[0]


def test_a_claim_is_judged_by_its_verdict_and_its_marks() -> None:
    results = claims.read((ASSETS / "claims" / "cpu.json").read_bytes())
    (tail,) = (each for each in results.results if each.claim == 13)
    then = claims.Results(results=(replace(tail, disturbed=(0, 10)),))
    numbers = tail.evidence.numbers | {"over_least": 0.5, "over_most": 0.9}
    now = replace(then.results[0], evidence=replace(tail.evidence, numbers=numbers))
    found = compare("claims", claims.write(then), claims.write(claims.Results(results=(now,))))
    before = EXPERIMENTS[13].judge(tail.evidence.numbers)
    assert found.differs == [f"claim 13: {before}, now holds"]


# The command


PROGRAM = "import shutil, sys; shutil.copyfile({!r}, sys.argv[1])"


@pytest.fixture
def recorded(tmp_path: Path, monkeypatch: Patch) -> Callable[..., Item]:
    """Makes an item whose command copies a file; assets and cache are in `tmp_path`."""
    monkeypatch.setattr(recordings, "ASSETS", tmp_path)
    monkeypatch.setenv(cache.CACHE, str(tmp_path / "cache"))

    def make(kind: Kind, old: bytes | None, new: bytes) -> Item:
        source = tmp_path / "new"
        source.write_bytes(new)
        program = tmp_path / "copy.py"
        program.write_text(PROGRAM.format(str(source)), "utf-8")
        monkeypatch.setattr(
            Item, "arguments", lambda item, file: [sys.executable, str(program), str(file)]
        )
        item = Item(kind, "made-up", 1, "made up {file}")
        item.file.parent.mkdir(exist_ok=True)
        if old is not None:
            item.file.write_bytes(old)
        return item

    return make


def judged(item: Item, *, anywhere: bool = False, update: bool = False) -> tuple[str, bool]:
    (found,) = command.judged([item], HERE, anywhere=anywhere, update=update)
    return found[1:]


def test_an_unchanged_recording_holds(recorded: Callable[..., Item]) -> None:
    assert judged(recorded("bench", report(), report())) == ("holds", True)


def test_a_difference_is_recorded_only_on_request(recorded: Callable[..., Item]) -> None:
    item = recorded("bench", report(), report(1.5))
    line, fine = judged(item)
    assert line.startswith("differs: fast over plain")
    assert not fine
    assert item.file.read_bytes() == report()
    line, fine = judged(item, update=True)
    assert line.endswith("; recorded")
    assert fine
    assert item.file.read_bytes() == report(1.5)


def test_a_busy_run_is_repeated_then_refused(
    recorded: Callable[..., Item], monkeypatch: Patch
) -> None:
    made, run = list[Any](), cache.run

    def counted(*told: Any) -> None:
        made.append(told)
        run(*told)

    monkeypatch.setattr(cache, "run", counted)
    item = recorded("bench", report(), report(disturbed=[8, 8]))
    line, fine = judged(item, update=True)
    assert "not recorded: the machine was busy in 8 of 8 runs" in line
    assert not fine
    assert item.file.read_bytes() == report()
    assert len(made) == 2
    judged(item)
    assert len(made) == 3  # no result was cached


def test_results_are_cached_until_code_or_models_change(
    recorded: Callable[..., Item], monkeypatch: Patch, tmp_path: Path
) -> None:
    item = recorded("bench", report(), report())
    judged(item)
    monkeypatch.setattr(cache, "run", None)  # a second run would fail
    assert judged(item, update=True) == ("holds; recorded", True)
    assert cache.folder(HERE) == (kept := cache.folder(HERE)) != cache.folder("another")
    models = tmp_path / "models"
    models.mkdir()
    (models / "model.safetensors").write_bytes(b"other weights")
    (tmp_path / "prompts").symlink_to(ASSETS / "prompts")
    monkeypatch.setattr(cache, "ASSETS", tmp_path)
    assert cache.folder(HERE) != kept


def test_recordings_of_another_machine_are_skipped(recorded: Callable[..., Item]) -> None:
    old = json.loads(report())
    old["machine"]["processor"] = "a Z80"
    item = recorded("bench", json.dumps(old).encode(), report(1.5))
    assert judged(item, update=True) == (
        f"skipped: recorded on a Z80, this is {HERE} (--anywhere)", True,
    )  # fmt: skip
    assert "a Z80" in item.file.read_text()
    line, _ = judged(item, anywhere=True)
    assert line == "holds; times not compared, another kind of machine"


def test_an_invalid_result_gives_one_line(recorded: Callable[..., Item]) -> None:
    item = recorded("bench", report(), b"{}")
    line, fine = judged(item)
    assert line.startswith("not compared: ")
    assert not fine


def test_a_failed_command_gives_its_last_line(
    recorded: Callable[..., Item], monkeypatch: Patch
) -> None:
    item = recorded("bench", report(), report())
    program = "import sys; sys.exit('Out of paper.')"
    monkeypatch.setattr(Item, "arguments", lambda *_: [sys.executable, "-c", program])
    with pytest.raises(ModelError, match=r"^its command failed: Out of paper\.$"):
        cache.run(item, item.file.with_suffix(".part"))


def test_only_disturbed_runs_of_a_sweep_are_repeated(tmp_path: Path, monkeypatch: Patch) -> None:
    whole = made_up(plan(gammas=[2]), [sample(n) for n in range(4)])
    jitters = [0.9 if n == 2 else 0.04 for n in range(len(whole.samples))]
    samples = tuple(
        replace(each, jitter=jitter) for each, jitter in zip(whole.samples, jitters, strict=True)
    )
    file = tmp_path / "made-up.json"
    file.write_bytes(sweeps.write(replace(whole, samples=samples)))
    left = []
    monkeypatch.setattr(
        cache, "run", lambda item, part, options: left.append(sweeps.read(part.read_bytes()))
    )
    cache.again(Item("sweeps", "made-up", 1, "made up {file}"), file)
    assert left[0].samples == samples[:2] + samples[3:]


def test_items_are_chosen_by_name_kind_and_length() -> None:
    assert [item.label for item in command.choose(["first"], None, quick=False)] == ["traces/first"]
    both = command.choose(["bundled-cpu"], None, quick=False)
    assert {item.kind for item in both} == {"sweeps", "pay"}
    assert command.choose(["bundled-cpu"], "pay", quick=False) == both[1:]
    quick = command.choose([], None, quick=True)
    assert {item.kind for item in quick} == {"traces", "sweeps", "pay"}
    assert all(item.seconds <= command.QUICK for item in quick)
    with pytest.raises(SettingsError, match="no recording 'nothing'"):
        command.choose(["nothing"], None, quick=False)


def test_one_real_run_is_made_anew(tmp_path: Path, monkeypatch: Patch, capsys: Output) -> None:
    monkeypatch.setenv(cache.CACHE, str(tmp_path))
    assert command.main(["traces/lookup", "--anywhere"]) == 0
    assert capsys.readouterr().out.startswith("traces/lookup: holds")
