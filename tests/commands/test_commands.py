"""The command line: its output for people and for programs, and its errors."""

import io
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
import torch
from huggingface_hub import constants
from msgspec import structs

from specviz import metrics, trace
from specviz.__main__ import main
from specviz.commands import models as chosen_models
from specviz.commands import pairs
from specviz.console import ERASE
from specviz.content.claims import recorded
from specviz.decoding.pair import Pair
from specviz.lab import bench as lab
from specviz.lab.claims import CLAIMS
from specviz.models import checks
from specviz.models.pairs import find
from specviz.settings import DRAFTERS, RULES, TREES
from specviz.words.myths import MYTHS
from specviz.words.timing import IMPOSSIBLE
from support.fixtures import Output, Patch
from support.local_hub import LocalHub
from support.paths import ROOT

LENGTH = ["--max-new-tokens", "16"]
PAIR = "bundled-medium"
SHORT = [*LENGTH, "--pair", PAIR]


def test_pairs_are_listed(capsys: Output, monkeypatch: Patch) -> None:
    monkeypatch.setattr("specviz.models.hub.is_reachable", lambda: False)
    assert main(["pairs", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {"name", "target", "draft", "licence", "runnable", "reason"} <= rows[0].keys()
    assert {"gated", "machine", "memory", "here", "download", "default"} <= rows[0].keys()
    assert sum(row["default"] for row in rows) == 1
    sizes = {row["name"]: row["download"] for row in rows}
    assert sizes["bundled-medium"] == 0
    assert 17e9 < sizes["qwen3-8b"] < 18e9
    assert all(row["runnable"] == (row["reason"] is None) for row in rows)
    bundled = [row for row in rows if row["name"].startswith("bundled-")]
    assert len(bundled) == 4
    assert all(row["here"] and row["runnable"] for row in bundled)
    assert all(row["memory"]["float32"] == 2 * row["memory"]["bfloat16"] > 0 for row in rows)
    assert {row["draft_taught_for_name"] for row in bundled} == {"target", None}
    (larger,) = (row for row in rows if row["name"] == "smollm2-360m-drafter")
    assert larger["draft_taught_for_name"] == "SmolLM2-135M-Instruct.Q4_1.gguf"
    assert len(larger["draft_taught_for"]) == 64
    (large,) = (row for row in rows if row["name"] == "qwen3-8b")
    assert {head["kind"] for head in large["heads"]} == {"eagle3", "dflash", "dspark"}
    assert {head["licence"] for head in large["heads"]} == {"Apache-2.0", "not stated"}
    assert not any(head["here"] for head in large["heads"])
    assert large["default_drafter"] in large["drafters"]
    assert main(["pairs"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 80 or " " not in line.strip() for line in lines)
    printed = " ".join(" ".join(lines).split())
    assert "dspark_qwen3_8b_block7; not stated; not on this disk" in printed
    assert "target-eagle3; Apache-2.0; here; taught for the bundled target" in printed
    assert "--drafter model: draft-medium; taught for the bundled target --drafter" in printed
    told = "taught for SmolLM2-135M-Instruct.Q4_1.gguf"
    assert f"--drafter model: smollm2-head; {told} --drafter medusa" in printed
    assert printed.count(f"--drafter model: smollm2-draft; {told}, not for this target") == 2
    assert "draft-unaligned;" not in printed
    assert "bundled-unaligned" in printed
    assert "Qwen3-8B + Qwen3-0.6B" in printed
    assert "17.6 GB to download" in printed
    assert "Runs here. Default." in printed


def test_an_unknown_target_is_told_by_its_fingerprint(capsys: Output, monkeypatch: Patch) -> None:
    monkeypatch.setattr("specviz.models.hub.is_reachable", lambda: False)
    monkeypatch.setattr(pairs, "FINGERPRINTS", {})
    assert main(["pairs"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert re.search("target-eagle3; Apache-2.0; here; taught for weights [0-9a-f]{8} ", printed)
    assert re.search("model: smollm2-head; taught for weights [0-9a-f]{8} ", printed)
    assert "not for this target" not in printed


def test_on_a_gpu_pairs_tell_why_one_is_the_default(capsys: Output, monkeypatch: Patch) -> None:
    monkeypatch.setattr(pairs, "pick_device", lambda: torch.device("cuda", 0))
    monkeypatch.setattr(pairs, "processor", lambda _: "Tesla T4")
    monkeypatch.setattr(pairs, "pick_dtype", lambda *_, **__: torch.float16)
    monkeypatch.setattr(pairs, "obstacle", lambda *_: None)
    monkeypatch.setattr(pairs, "is_here", lambda _: True)
    monkeypatch.setattr(pairs, "default_pair", lambda device: find("qwen3-4b"))
    assert main(["pairs", "--json"]) == 0
    predicted = {row["name"]: row["predicted"] for row in json.loads(capsys.readouterr().out)}
    assert predicted["qwen3-4b"] > predicted["qwen2.5-1.5b"] > 1
    assert predicted["smollm2-135m"] is None
    assert main(["pairs"]) == 0
    said = f"Its predicted speed-up is the highest of those here: {predicted['qwen3-4b']:.2f}."
    assert capsys.readouterr().out.count(said) == 1


def test_a_run_as_json_and_as_a_trace(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    command = ["run", "--prompt", "def area(", "--json", "--trace", str(file), "--temperature", "0"]
    assert main(command + SHORT) == 0
    result = json.loads(capsys.readouterr().out)
    recorded = trace.read(file.read_bytes())
    assert result["output_ids"] == list(recorded.output)
    assert result["text"] == recorded.text
    assert result["settings"]["temperature"] == 0
    assert result["metrics"]["emitted"] == len(recorded.output)
    assert result["metrics"]["agrees_with_plain"] is True
    assert result["machine"]["torch"]


def test_the_seed_decides_the_text(capsys: Output) -> None:
    texts = set()
    for seed in ("5", "6"):
        assert main(["run", "--prompt", "Once upon a time", "--json", "--seed", seed, *SHORT]) == 0
        texts.add(json.loads(capsys.readouterr().out)["text"])
    assert len(texts) == 2


def test_a_run_for_people(capsys: Output) -> None:
    assert main(["run", "--prompt", "1 = one", "--drafter", "lookup", *SHORT]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("1 = one")
    assert "acceptance rate" in printed
    assert f"\n{PAIR}, drafter lookup, rule token, γ = 4, temperature 0.7, seed 0, cpu\n" in printed


@pytest.mark.parametrize("over", [0.9, 1.1, 99.0])
def test_a_run_beside_other_work_is_marked(over: float, capsys: Output, monkeypatch: Patch) -> None:
    """A speed-up above τ is no result, even if it may be chance."""
    recording = trace.read((ROOT / "assets" / "traces" / "greedy.json").read_bytes())
    tau, found = metrics.counts(recording).mean_acceptance_length, metrics.speedup(recording)
    assert tau is not None
    assert found is not None
    seconds = tuple(over * tau / found * each for each in recording.plain.seconds)
    plain = structs.replace(recording.plain, seconds=seconds)
    recording = structs.replace(recording, plain=plain)
    monkeypatch.setattr("specviz.commands.run.race", lambda *_, **__: iter([recording]))
    assert main(["run", "--prompt", "1 = one", *SHORT]) == 0
    printed = capsys.readouterr()
    (speedup,) = (line for line in printed.out.splitlines() if line.startswith("speedup "))
    assert ("disturbed" in speedup) == (IMPOSSIBLE in printed.err) == (over > 1)
    assert main(["run", "--prompt", "1 = one", "--json", *SHORT]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["metrics"]["speedup"] is None) == (over > 1)
    assert result["disturbed"] == (over > metrics.TOLERANCE)


def test_a_run_names_only_settings_that_matter(capsys: Output) -> None:
    tree = ["--tree", "k-ary", "--budget", "6", "--gamma", "3", "--rule", "typical", "--seed", "2"]
    assert main(["run", "--prompt", "1 = one", "--no-plain", "--top-k", "9", *tree, *SHORT]) == 0
    printed = capsys.readouterr().out
    assert ", rule typical (lossy), tree k-ary of budget 6 and depth 3, 2 branches, t" in printed
    assert ", temperature 0.7, top-k 9, seed 2, cpu\n" in printed
    assert "top-p" not in printed


def test_the_chosen_drafter_drafts_and_without_a_plain_run_there_is_no_speedup(
    capsys: Output,
) -> None:
    options = ["--drafter", "early-exit", "--confidence", "0.5", "--no-plain", "--json"]
    assert main(["run", "--prompt", "1 = one", *options, *SHORT]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["settings"]["drafter"], result["settings"]["confidence"]) == ("early-exit", 0.5)
    assert result["metrics"]["speedup"] is None


@pytest.fixture
def bench(tmp_path: Path, bundled: Callable[[str], Pair], monkeypatch: Patch) -> list[str]:
    """A benchmark of two prompts, on a pair that all tests share, without its heads."""
    pair = replace(bundled(PAIR), heads={})
    suite = tmp_path / "prompts.jsonl"
    suite.write_text('{"kind": "counting", "text": "1 = one\\n2 = two"}\n{"text": "Once upon"}\n')
    monkeypatch.setattr("specviz.commands.bench.prepare", lambda *_: pair)
    return ["bench", "--suite", str(suite), *SHORT]


def test_bench_compares_all_methods(bench: list[str], capsys: Output) -> None:
    assert main([*bench, "--json", "--gammas", "2,3", "--max-new-tokens", "4"]) == 0
    printed = capsys.readouterr()
    report = json.loads(printed.out)
    assert {"machine", "pair", "settings", "runs", "medians", "ratios", "agree"} <= report.keys()
    ours = {"speculative", "lookup", "lookup+model", "early-exit"}
    with_length = {*ours, "transformers-lookup", "transformers-assisted"}
    methods = {f"{name} γ={gamma}" for name in with_length for gamma in (2, 3)}
    methods |= {"plain", "transformers", "transformers-assisted-defaults", "flashspec"}
    methods |= {"tree budget=8", "lookup+tree budget=8", "lookup+sure γ=6"}
    assert report["formula"].keys() == {*ours, "tree", "lookup+tree", "lookup+sure"}
    assert report["medians"].keys() == methods == report["agree"].keys()
    assert all(share == 1 for share in report["agree"].values())
    assert {"speculative/plain", "speculative/transformers-assisted"} <= report["ratios"].keys()
    assert len(report["runs"]) == 2 * len(methods) == report["planned"]
    assert report["complete"]
    assert all(run["tokens"] == 4 for run in report["runs"])
    best = max(("speculative γ=2", "speculative γ=3"), key=report["medians"].__getitem__)
    assert report["best"]["speculative"] == best
    read_as, told, *_ = printed.err.splitlines()
    assert read_as.startswith("prompts.jsonl: Read as JSON Lines")
    assert f"{len(methods)} methods on 2 of 2 prompts, 4 tokens each" in told
    assert re.search(rf"{2 * len(methods)} runs, about \d+ (s|min)$", told)


def test_bench_measures_the_methods_that_are_asked_for(bench: list[str], capsys: Output) -> None:
    asked = ["--drafters", "model,lookup", "--rules", "top-k", "--gammas", "2"]
    assert main([*bench, "--json", *asked, "--max-new-tokens", "4"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {"model+top-k", "lookup+top-k"} == set(report["formula"])
    assert report["ratios"]["model+top-k/plain"] > 0
    assert "speculative" not in report["best"]
    assert main([*bench, "--rules", "luck"]) == 2
    assert "rule must be one of" in capsys.readouterr().err


def test_bench_measures_what_fits_into_its_time(
    bench: list[str], monkeypatch: Patch, capsys: Output
) -> None:
    monkeypatch.setattr(lab, "estimated", lambda *_: 90.0)
    assert main([*bench, "--json"]) == 0
    printed = capsys.readouterr()
    assert " on 1 of 2 prompts" in printed.err
    assert "about 2 min" in printed.err
    assert {run["kind"] for run in json.loads(printed.out)["runs"]} == {"counting"}
    monkeypatch.setattr(lab, "bench", lambda *_: pytest.fail("measured"))
    with pytest.raises(pytest.fail.Exception):
        main([*bench, "--thorough"])
    assert " on 2 of 2 prompts" in capsys.readouterr().err


def test_bench_interrupted_keeps_what_it_has(
    bench: list[str], tmp_path: Path, monkeypatch: Patch, capsys: Output
) -> None:
    measured, turns = lab.bench, iter((0, 3, 15))

    def interrupted(*arguments: Any) -> Iterator[lab.BenchRun]:
        yield from islice(measured(*arguments), next(turns))
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "bench", interrupted)
    monkeypatch.setattr(lab, "estimated", lambda *_: 1.0)
    file = tmp_path / "report.json"
    command = [*bench, "--json", str(file)]
    assert main(command) == 130
    assert capsys.readouterr().out == ""
    assert not file.exists()
    for kept in (3, 13):  # some of one prompt; all of one prompt, without two of the next
        assert main(command) == 130
        first, *lines = capsys.readouterr().out.splitlines()
        assert first.startswith(f"INCOMPLETE: interrupted after {kept} of 26 runs")
        assert any(line.startswith("plain ") for line in lines)
        report = json.loads(file.read_bytes())
        assert (report["complete"], len(report["runs"])) == (False, kept)


def test_progress_is_one_line_that_erases_itself(
    bench: list[str], monkeypatch: Patch, capsys: Output
) -> None:
    monkeypatch.setattr(lab, "estimated", lambda *_: 1.0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "30")
    assert main([*bench, "--drafters", "lookup", "--gammas", "2", "--max-new-tokens", "4"]) == 0
    *steps, end = capsys.readouterr().err.split(ERASE)
    assert end == "" or end.startswith("The machine was busy")
    assert "Warming up" in steps
    assert any(re.fullmatch(r"(\d+) of \1 runs, about 1 s left", step) for step in steps)
    assert all(len(step) < 30 for step in steps if "\n" not in step)
    assert sum("\n" in step for step in steps) <= 2  # what is read, what is measured


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["run", "--prompt", "x", "--gamma", "99"], 2, "γ (gamma)"),
        (["run", "--prompt", "x", "--temperature", "nan"], 2, "temperature"),
        (["run", "--prompt", "x", "--confidence", "2"], 2, "confidence"),
        (["run", "--prompt", "x" * 30_000], 2, "characters"),
        (["run", "--prompt", ""], 2, "empty"),
        (["run", "--prompt", "x", "--draft", "y"], 2, "--target"),
        (["run", "--prompt", "x", "--pair", "p", "--target", "t"], 2, "not both"),
        (["run", "--prompt", "x", "--pair", "nobody"], 2, "specviz pairs"),
        (["run", "--prompt", "x", "--device", "abacus"], 2, "--device cpu"),
        (["run", "--prompt", "x", "--trace", "/no/such/folder/x.json"], 2, "cannot be written"),
        (["bench", "--gammas", "two"], 2, "--gammas"),
        (["bench", "--suite", "/no/such/file"], 2, "prompt file"),
        (["bench", "--json", "/no/such/folder/x.json"], 2, "cannot be written"),
    ],
)
def test_errors_are_one_line(arguments: list[str], status: int, words: str, capsys: Output) -> None:
    assert main(arguments) == status
    printed = capsys.readouterr()
    (line,) = printed.err.splitlines()
    assert line.startswith("specviz: ")
    assert words in line


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["run"],
        ["run", "--prompt"],
        ["bench", "--repeats", "0"],
        ["bench", "--prompts", "x"],
        ["explore", "--json", "x", "--tokens", "8"],
        ["run", "--prompt", "x", "--dtype", "int3"],
        ["pairs", "two\nlines"],
    ],
)
def test_unknown_arguments_are_one_line(arguments: list[str], capsys: Output) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


# Downloads

THEIRS = ["--target", "someone/big", "--draft", "someone/small"]


def test_a_run_shows_what_it_waits_for(monkeypatch: Patch, capsys: Output) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    run = ["run", "--prompt", "x", "--pair", "bundled-small", "--max-new-tokens", "3"]
    assert main([*run, "--no-plain", "--gamma", "0"]) == 0
    *steps, end = capsys.readouterr().err.split(ERASE)
    shown = [step for step in steps if step]
    assert shown[:2] == ["Starting", "Loading the models"]
    assert shown[-3:] == [f"{done} of at most 3 tokens" for done in (1, 2, 3)]
    assert end == ""


@pytest.mark.parametrize("watched", [True, False])
def test_small_downloads_start_without_a_question(
    watched: bool, local: LocalHub, capsys: Output, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: watched, raising=False)
    assert main(["run", "--prompt", "the th", "--no-plain", "--json", *THEIRS, *LENGTH]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["output_ids"]
    steps = [step for step in printed.err.split(ERASE) if step]
    assert bool(steps) == watched
    assert watched == any(re.fullmatch(r"big \+ small: (\d+ MB) of \1", step) for step in steps)
    assert len(steps) == len(set(steps))
    assert local.asked


@pytest.mark.parametrize(
    ("answer", "status", "words"),
    [(None, 2, "Pass --yes to download it"), ("n", 2, "Nothing was downloaded"), ("y", 0, "")],
)
def test_large_downloads_ask_first(
    answer: str | None, status: int, words: str, local: LocalHub, capsys: Output, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(chosen_models, "ASK_ABOVE", 1000)
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{answer}\n"))
    monkeypatch.setattr(sys.stdin, "isatty", lambda: answer is not None)
    assert main(["run", "--json", "--prompt", "the th", *THEIRS, *LENGTH]) == status
    out, err = capsys.readouterr()
    assert words in err
    assert bool(re.search(r" MB\. Download it\? \[y/N\]", err)) == (answer is not None)
    assert bool(out) == (status == 0)
    assert not out or json.loads(out)
    assert bool(local.asked) == (answer == "y")


def test_yes_confirms_a_large_download(local: LocalHub, monkeypatch: Patch) -> None:
    monkeypatch.setattr(chosen_models, "ASK_ABOVE", 1000)
    monkeypatch.setattr(chosen_models, "agrees", pytest.fail)
    assert main(["run", "--prompt", "the th", "--yes", *THEIRS, *LENGTH]) == 0
    assert local.asked


def test_an_interrupted_download_keeps_the_partial_file(
    local: LocalHub, monkeypatch: Patch, capsys: Output
) -> None:
    local.models["someone/big"]["model.safetensors"] += bytes(2**20)
    printing, sizes = checks.gigabytes, []

    def interrupted(size: int) -> str:
        sizes.append(size)
        if size > 2**19 and len(sizes) > 20:
            raise KeyboardInterrupt
        return printing(size)

    monkeypatch.setattr(chosen_models, "gigabytes", interrupted)
    assert main(["run", "--prompt", "the th", *THEIRS, *LENGTH]) == 130
    assert ERASE not in capsys.readouterr().err
    (part,) = Path(constants.HF_HUB_CACHE).rglob("*.part")
    assert part.stat().st_size > 2**18


# Failures in a run


@pytest.mark.parametrize("command", ["run", "explore"])
def test_help_lists_what_can_be_chosen(command: str, capsys: Output) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    told = capsys.readouterr().out
    assert all(name in told for name in (*DRAFTERS, *RULES, *TREES))


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (torch.OutOfMemoryError("CUDA out of memory.\nTried to allocate"), "too little memory"),
        (RuntimeError("CUDA error: unspecified launch failure\nfor debugging"), "The GPU failed"),
    ],
)
def test_a_failing_machine_is_reported_in_one_line(
    error: Exception, words: str, capsys: Output, monkeypatch: Patch
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr("specviz.decoding.race.decode", failing)
    monkeypatch.setattr("specviz.models.loading.warm_up", lambda pair: None)
    assert main(["run", "--prompt", "x", "--pair", "bundled-small", *LENGTH]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1, told
    assert told.startswith("specviz: ")
    assert words in told


@pytest.mark.parametrize(("claim", "told"), [(13, True), (16, False)])
def test_a_timed_claim_beside_other_work_is_marked(
    claim: int, told: bool, monkeypatch: Patch, capsys: Output
) -> None:
    found = structs.replace(recorded()[claim], disturbed=(9, 10))
    monkeypatch.setattr("specviz.commands.claims.recording", lambda *_: iter([found]))
    assert main(["claims", "--json", "x", "--only", str(claim)]) == 0
    assert ("busy with other work in 9 of these 10 runs" in capsys.readouterr().out) == told


def test_claims_are_not_tried_for_a_file_that_cannot_be_written(
    tmp_path: Path, monkeypatch: Patch, capsys: Output
) -> None:
    monkeypatch.setattr("specviz.commands.claims.recording", lambda *_: pytest.fail("tried"))
    assert main(["claims", "--json", str(tmp_path / "no" / "x.json")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_claims_that_lack_a_pair_are_named(
    tmp_path: Path, monkeypatch: Patch, capsys: Output
) -> None:
    """Some: a line beside the others' results. All: an error, and no file."""
    monkeypatch.setattr("specviz.commands.claims.recording", lambda *_: iter([recorded()[16]]))
    absent = "smollm2-135m"
    monkeypatch.setattr("specviz.lab.experiments.record.on_this_disk", lambda name: name != absent)
    file = tmp_path / "x.json"
    assert main(["claims", "--json", str(file), "--only", "16,19"]) == 0
    out, err = capsys.readouterr()
    assert "claim 16" in out
    assert err.startswith(f"Left out: claims 19. Not on this disk: {absent}.")
    assert main(["claims", "--json", str(file), "--only", "19"]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert f"cannot be tested: 19. Not on this disk: {absent}." in err


def test_claims_are_printed_with_verdict_and_figures(
    tmp_path: Path, monkeypatch: Patch, capsys: Output
) -> None:
    result = recorded()[16]
    monkeypatch.setattr("specviz.commands.claims.recording", lambda *_: iter([result]))
    assert main(["claims", "--json", str(tmp_path / "x.json"), "--only", "16"]) == 0
    claim, verdict = capsys.readouterr().out.splitlines()
    assert claim == f"claim 16: {CLAIMS[16].words['claim']}"
    assert verdict.split(" (")[0].strip() in MYTHS["verdicts"].values()
    assert f"{result.evidence.numbers['passes']:.0f} passes" in verdict
