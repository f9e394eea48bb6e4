"""The command line: what it prints for people, for programs, and when something is wrong."""

import json
from pathlib import Path

import pytest

from specviz import trace
from specviz.__main__ import main
from specviz.lab.prompts import HELD_OUT, load_prompts
from specviz.settings import DRAFTERS

SHORT = ["--max-new-tokens", "16"]


def test_pairs_are_listed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("specviz.models.hub.is_reachable", lambda: False)
    assert main(["pairs", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {"name", "target", "draft", "licence", "runnable", "reason"} <= rows[0].keys()
    assert {"gated", "machine", "memory", "here"} <= rows[0].keys()
    assert all(row["runnable"] == (row["reason"] is None) for row in rows)
    bundled = [row for row in rows if row["name"].startswith("bundled-")]
    assert len(bundled) == 4
    assert all(row["here"] and row["runnable"] for row in bundled)
    known = [row for row in rows if row["draft"] != "smollm2-draft"]  # it is still being trained
    assert all(row["memory"]["float32"] == 2 * row["memory"]["bfloat16"] > 0 for row in known)
    assert main(["pairs"]) == 0
    printed = capsys.readouterr().out
    assert "bundled-unaligned" in printed
    assert "Qwen3-8B + Qwen3-0.6B" in printed


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


@pytest.mark.parametrize("drafter", DRAFTERS)
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
    }
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
        (["run", "--prompt", "x", "--pair", "nobody"], 1, "bundled-medium"),
        (["run", "--prompt", "x", "--device", "abacus"], 1, "--device cpu"),
        (["run", "--prompt", "x", "--dtype", "int3"], 1, "dtype"),
        (["run", "--prompt", "x", "--trace", "/no/such/folder/x.json"], 2, "cannot be written"),
        (["bench", "--gammas", "two"], 2, "--gammas"),
        (["bench", "--prompts", "/no/such/file"], 2, "prompts"),
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
    "arguments", [[], ["dance"], ["run"], ["run", "--prompt"], ["bench", "--repeats", "0"]]
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
