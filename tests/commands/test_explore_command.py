"""`python -m specviz explore`: measured, interrupted, resumed, refused."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from specviz.__main__ import main
from specviz.decoding.pair import Pair
from specviz.errors import SettingsError
from specviz.lab.sweep_runner import Job, measure
from specviz.sweep import file as sweeps
from specviz.sweep.plan import Plan
from specviz.sweep.samples import Sample
from support.fixtures import Output, Patch

PROMPTS = '{"kind": "story", "text": "Once upon a time"}\n{"kind": "counting", "text": "1 = one"}\n'


@pytest.fixture
def command(tmp_path: Path, bundled: Callable[[str], Pair], monkeypatch: Patch) -> list[str]:
    """A sweep of eight runs, on a pair that all tests share."""
    monkeypatch.setattr("specviz.lab.sweep_runner.load", lambda spec, *_, **__: bundled(spec.name))
    (tmp_path / "mine.jsonl").write_text(PROMPTS)
    options = "explore --pair bundled-small --gammas 1,3 --temperatures 0,0.7"
    options += " --max-new-tokens 6"
    files = ["--suite", str(tmp_path / "mine.jsonl"), "--json", str(tmp_path / "s.json")]
    return [*options.split(), *files]


def test_a_finished_sweep_is_not_measured_again(
    command: list[str], tmp_path: Path, capsys: Output
) -> None:
    table = tmp_path / "runs.csv"
    assert main([*command, "--csv", str(table)]) == 0
    printed = capsys.readouterr()
    line, *_ = printed.err.splitlines()
    assert line == (
        "mine.jsonl: Read as JSON Lines (field text). Prompts: 2. Kinds: story, counting."
        " The first: Once upon a time"
    )
    assert "bundled-small, drafter model, temperature 0.7" in printed.out
    assert "story" in printed.out
    data = (tmp_path / "s.json").read_bytes()
    whole = sweeps.read(data)
    assert len(whole.samples) == 8
    assert whole.plan.suite == "mine.jsonl"
    assert [prompt.kind for prompt in whole.plan.prompts] == ["story", "counting"]
    assert all(sample.agrees for sample in whole.samples if sample.temperature == 0)
    assert len(table.read_text().splitlines()) == 9
    assert main(command) == 0  # nothing is left to measure
    assert (tmp_path / "s.json").read_bytes() == data
    assert capsys.readouterr().out == printed.out
    assert main([*command, "--csv", "-"]) == 0
    assert capsys.readouterr().out == table.read_bytes().decode()


def test_a_busy_machine_is_told(command: list[str], capsys: Output, monkeypatch: Patch) -> None:
    def busy(*arguments: Any, **options: Any) -> Iterator[Sample | None]:
        for sample in measure(*arguments, **options):
            yield sample and structs.replace(sample, plain=99.0)

    monkeypatch.setattr("specviz.lab.sweep_runner.measure", busy)
    assert main(command) == 0
    printed = capsys.readouterr()
    assert "The machine was busy with other work in 8 of these 8 runs:" in printed.err
    rows = [line for line in printed.out.splitlines() if line.startswith(("all", "story"))]
    assert len(rows) == 4
    assert all(line.split()[1] == "–" and line.split()[3] == "disturbed" for line in rows)


def test_rules_and_trees_that_cannot_run_are_left_out(
    command: list[str],
    tmp_path: Path,
    capsys: Output,
    bundled: Callable[[str], Pair],
    monkeypatch: Patch,
) -> None:
    headless = replace(bundled("bundled-small"), heads={})
    monkeypatch.setattr("specviz.lab.sweep_runner.load", lambda *_, **__: headless)
    axes = "--drafters model,lookup,medusa --rules token,block --trees chain,dynamic"
    more = [*axes.split(), "--gammas", "2", "--temperatures", "0", "--budgets", "4"]
    assert main([*command, *more]) == 0
    printed = capsys.readouterr()
    told = [line for line in printed.err.splitlines() if line.startswith("Left out: ")]
    assert len(told) == 2
    assert "medusa/token/dynamic" in told[1]  # known once the pair is loaded
    assert "This pair has no drafter “medusa”" in told[1]
    assert "drafter model, rule block, temperature 0" in printed.out
    whole = sweeps.read((tmp_path / "s.json").read_bytes())
    assert whole.is_finished
    assert len(whole.samples) == 2 * (2 * 2 + 2)
    trees = [sample for sample in whole.samples if sample.tree == "dynamic"]
    assert {(sample.drafter, sample.gamma) for sample in trees} == {("model", 4)}
    assert all(sample.agrees for sample in whole.samples)
    assert main([*command, *more]) == 0  # nothing is left to measure


def test_a_stopped_sweep_resumes(
    command: list[str], tmp_path: Path, capsys: Output, monkeypatch: Patch
) -> None:
    def stopping(pair: Pair, plan: Plan, job: Job) -> Iterator[Sample | None]:
        for sample in measure(pair, plan, job):
            yield sample
            if sample is not None:
                raise KeyboardInterrupt

    file = tmp_path / "s.json"
    with monkeypatch.context() as stopped:
        stopped.setattr("specviz.lab.sweep_runner.measure", stopping)
        assert main(command) == 130
    first = sweeps.read(file.read_bytes()).samples
    assert len(first) == 1
    assert "the same command resumes" in capsys.readouterr().err
    file.write_bytes(file.read_bytes()[:-5])  # as if killed while writing the next run
    assert main(command) == 0
    told = capsys.readouterr().err
    assert "cut off" in told
    samples = sweeps.read(file.read_bytes()).samples
    assert samples[0].digest == first[0].digest  # the same tokens
    assert main([*command, "--seed", "5"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "holds a sweep with different seed" in line


@pytest.mark.parametrize(
    ("more", "status", "words"),
    [
        (["--suite", "nowhere"], 2, "texts, instructions"),
        (["--gammas", "two"], 2, "--gammas"),
        (["--gammas", "0,2"], 2, "γ ≥ 1"),
        (["--temperatures", "0,warm"], 2, "--temperatures"),
        (["--temperatures", "nan"], 2, "temperature"),
        (["--drafters", "model,nobody"], 2, "drafter"),
        (["--rules", "fair"], 2, "rule"),
        (["--trees", "chain,k-ary", "--budgets", "many"], 2, "--budgets takes numbers"),
        (["--drafters", "model,model"], 2, "drafters of a sweep"),
        (["--max-new-tokens", "0"], 2, "new tokens"),
        (["--shards", "ray:none"], 2, "--shards"),
        (["--shards", "spark"], 2, "--shards"),
        (["--json", "/no/such/folder/x.json"], 2, "cannot be written"),
        (["--csv", "/no/such/folder/x.csv"], 2, "cannot be written"),
        (["--pair", "nobody"], 2, "specviz pairs"),
        (["--target", "x"], 2, "not both"),
    ],
)
def test_errors_are_one_line_and_leave_no_file(
    more: list[str], status: int, words: str, command: list[str], tmp_path: Path, capsys: Output
) -> None:
    assert main([*command, *more]) == status
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("specviz: ")
    assert words in line
    assert not (tmp_path / "s.json").exists()


def test_a_sweep_that_cannot_begin_is_not_said_to_be_saved(
    command: list[str], tmp_path: Path, monkeypatch: Patch, capsys: Output
) -> None:
    def full(*_: object) -> None:
        raise SettingsError("s.json cannot be written.")

    monkeypatch.setattr("specviz.sweep.journal.write_file", full)
    assert main([*command, "--csv", str(tmp_path / "runs.csv")]) == 2
    assert capsys.readouterr().err.splitlines()[1:] == ["specviz: s.json cannot be written."]
    assert not (tmp_path / "runs.csv").exists()


def test_pairs_that_need_different_prompts_need_a_suite(tmp_path: Path, capsys: Output) -> None:
    pairs = ["--pair", "bundled-small,qwen3-8b"]
    assert main(["explore", *pairs, "--json", str(tmp_path / "s.json")]) == 2
    assert "--suite" in capsys.readouterr().err
