"""The command line: what it prints for people, for programs, and when something is wrong."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch
from huggingface_hub import constants

from specviz import trace
from specviz.__main__ import main
from specviz.commands import models as chosen_models
from specviz.lab.prompts import HELD_OUT, load_prompts
from specviz.models import checks
from specviz.settings import DRAFTERS, HEADS
from support.local_hub import LocalHub, hub_with_a_pair

LENGTH = ["--max-new-tokens", "16"]
SHORT = [*LENGTH, "--pair", "bundled-medium"]


def test_pairs_are_listed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
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
    assert main(["pairs"]) == 0
    printed = capsys.readouterr().out
    assert "bundled-unaligned" in printed
    assert "Qwen3-8B + Qwen3-0.6B" in printed
    assert "17.6 GB to download" in printed
    assert "Runs here. Default." in printed


def test_a_run_as_json_and_as_a_trace(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
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


def test_the_same_seed_gives_the_same_text(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for seed in ("5", "5", "6"):
        assert main(["run", "--prompt", "Once upon a time", "--json", "--seed", seed, *SHORT]) == 0
        texts.append(json.loads(capsys.readouterr().out)["output_ids"])
    assert texts[0] == texts[1] != texts[2]


def test_a_run_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--prompt", "1 = one", "--drafter", "lookup", *SHORT]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("1 = one")
    assert "acceptance rate" in printed


@pytest.mark.parametrize("drafter", [name for name in DRAFTERS if name not in HEADS])
def test_every_drafter_leaves_the_text_alone(
    drafter: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["run", "--prompt", "1 = one\n2 = two", "--json", "--temperature", "0"]
    command += ["--drafter", drafter, "--confidence", "0.5"]
    assert main(command + SHORT) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["settings"]["drafter"] == drafter
    assert result["settings"]["confidence"] == 0.5
    assert result["metrics"]["agrees_with_plain"] is True


def test_no_plain_run_no_speedup(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--prompt", "1 = one", "--no-plain", "--json", *SHORT]) == 0
    assert json.loads(capsys.readouterr().out)["metrics"]["speedup"] is None


def test_bench_compares_all_methods(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    prompts = tmp_path / "prompts.jsonl"
    prompts.write_text('{"kind": "counting", "text": "1 = one\\n2 = two"}\n')
    command = ["bench", "--json", "--prompts", str(prompts), "--repeats", "1", "--gammas", "2,3"]
    assert main(command + SHORT) == 0
    report = json.loads(capsys.readouterr().out)
    assert {"machine", "pair", "settings", "runs", "medians", "ratios", "agree"} <= report.keys()
    methods = {
        "plain",
        "speculative γ=2",
        "speculative γ=3",
        "lookup γ=2",
        "lookup γ=3",
        "lookup+model γ=2",
        "lookup+model γ=3",
        "early-exit γ=2",
        "early-exit γ=3",
        "transformers",
        "transformers-lookup γ=2",
        "transformers-lookup γ=3",
        "transformers-assisted γ=2",
        "transformers-assisted γ=3",
        "transformers-assisted-defaults",
        "flashspec",
    }
    assert report["formula"].keys() == {"speculative", "lookup", "lookup+model", "early-exit"}
    assert report["medians"].keys() == methods == report["agree"].keys()
    assert all(share == 1 for share in report["agree"].values())
    assert {"speculative/plain", "speculative/transformers-assisted"} <= report["ratios"].keys()
    assert len(report["runs"]) == len(methods)
    assert all(run["tokens"] == 16 for run in report["runs"])
    best = max(("speculative γ=2", "speculative γ=3"), key=report["medians"].__getitem__)
    assert report["best"]["speculative"] == best


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
        (["bench", "--prompts", "/no/such/file"], 2, "prompt file"),
    ],
)
def test_errors_are_one_line(
    arguments: list[str], status: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
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
        ["run", "--prompt", "x", "--dtype", "int3"],
    ],
)
def test_unknown_arguments_are_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_held_out_prompts_are_of_many_kinds() -> None:
    prompts = load_prompts(HELD_OUT, per_kind=2)
    kinds = {prompt.kind for prompt in prompts}
    assert len(kinds) >= 8
    assert len(prompts) == 2 * len(kinds)


# Downloads

THEIRS = ["--target", "someone/big", "--draft", "someone/small"]


@pytest.fixture
def local(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalHub]:
    with hub_with_a_pair(tmp_path, monkeypatch) as local:
        yield local


def test_little_is_downloaded_unasked(local: LocalHub, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "--prompt", "the th", "--no-plain", "--json", *THEIRS, *LENGTH]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["output_ids"]
    lines = printed.err.strip().split("\r")
    assert len(lines) == len(set(lines))
    assert re.fullmatch(r"big \+ small: (\d+ MB) of \1", lines[-1])
    assert local.asked


@pytest.mark.parametrize(
    ("answer", "status", "words"),
    [(None, 2, "Pass --yes to download it"), ("n", 2, "Nothing was downloaded"), ("y", 0, "")],
)
def test_much_is_asked_first(
    answer: str | None,
    status: int,
    words: str,
    local: LocalHub,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chosen_models, "ASK_ABOVE", 1000)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: answer is not None, raising=False)
    questions: list[str] = []

    def asked(text: str) -> str | None:
        questions.append(text)
        return answer

    monkeypatch.setattr("builtins.input", asked)
    assert main(["run", "--prompt", "the th", *THEIRS, *LENGTH]) == status
    assert words in capsys.readouterr().err
    assert bool(questions) == (answer is not None)
    assert all(" MB" in question for question in questions)
    assert bool(local.asked) == (answer == "y")


def test_yes_is_an_answer(local: LocalHub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chosen_models, "ASK_ABOVE", 1000)
    monkeypatch.setattr("builtins.input", pytest.fail)
    assert main(["run", "--prompt", "the th", "--yes", *THEIRS, *LENGTH]) == 0
    assert local.asked


def test_an_interrupted_download_leaves_what_came(
    local: LocalHub, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
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
    assert capsys.readouterr().err.endswith("\n")
    (part,) = Path(constants.HF_HUB_CACHE).rglob("*.part")
    assert part.stat().st_size > 2**18


# What goes wrong in a run


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (torch.OutOfMemoryError("CUDA out of memory.\nTried to allocate"), "too little memory"),
        (RuntimeError("CUDA error: unspecified launch failure\nfor debugging"), "The GPU failed"),
    ],
)
def test_a_machine_that_gives_up_is_told_in_one_line(
    error: Exception,
    words: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr("specviz.decoding.race.decode", failing)
    monkeypatch.setattr("specviz.models.loading.warm_up", lambda pair: None)
    assert main(["run", "--prompt", "x", "--pair", "bundled-small", *LENGTH]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("specviz: ")
    assert words in line


def test_claims_are_not_tried_for_a_file_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("specviz.commands.claims.recording", lambda *_: pytest.fail("tried"))
    assert main(["claims", "--json", str(tmp_path / "no" / "x.json")]) == 2
    assert "cannot be written" in capsys.readouterr().err
