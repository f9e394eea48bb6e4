"""Benchmark reports: on made-up runs, and the table that the README shows."""

import json
import re
from pathlib import Path

import pytest

from scripted import hashed, scripted_pair
from specviz.__main__ import main
from specviz.lab.bench import Method, Run, report
from specviz.lab.table import table
from specviz.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
REPORTS = sorted((ROOT / "assets" / "bench").glob("*.json"))

PLAIN, TRANSFORMERS = Method("plain"), Method("transformers")
SLOW, FAST, LOOKUP = Method("speculative", 2), Method("speculative", 4), Method("lookup", 2)


def made_up() -> list[Run]:
    """Two prompts, 8 tokens each; the second prompt takes twice the time."""
    seconds = {PLAIN: 4.0, TRANSFORMERS: 8.0, SLOW: 2.0, FAST: 1.0, LOOKUP: 4.0}
    return [
        Run(method, kind, prompt, 0, cost * (prompt + 1), tuple(range(8)))
        for prompt, kind in enumerate(("code", "prose"))
        for method, cost in seconds.items()
    ]


def test_medians_ratios_and_agreement() -> None:
    runs = made_up()
    runs[-1] = Run(LOOKUP, "prose", 1, 0, 8.0, (0, 1, 2, 3, 4, 5, 6, 9))
    result = report(scripted_pair(hashed(1, 5)), Settings(temperature=0), runs)
    assert result["medians"] == {
        "plain": 1.5,
        "transformers": 0.75,
        "speculative γ=2": 3.0,
        "speculative γ=4": 6.0,
        "lookup γ=2": 1.5,
    }
    assert result["best"]["speculative"] == "speculative γ=4"
    assert result["ratios"] == {
        "speculative/plain": 4.0,
        "speculative/transformers": 8.0,
        "lookup/plain": 1.0,
        "lookup/transformers": 2.0,
        "plain/transformers": 2.0,
    }
    assert result["ratios_by_kind"]["code"] == result["ratios"]
    assert result["agree"]["lookup γ=2"] == 0.5
    assert result["agree"]["speculative γ=4"] == 1.0
    assert len(result["runs"]) == len(runs)


def test_sampled_runs_are_not_said_to_agree() -> None:
    result = report(scripted_pair(hashed(1, 5)), Settings(temperature=0.5), made_up())
    assert set(result["agree"].values()) == {None}


def test_the_table_takes_the_less_flattering_peer() -> None:
    row = {
        "machine": {"processor": "a CPU", "device": "cpu", "threads": 1},
        "pair": "p",
        "settings": {"temperature": 0.0},
        "best": {"speculative": "speculative γ=4"},
        "medians": {"plain": 99.6, "speculative γ=4": 200.4},
        "ratios": {
            "speculative/plain": 2.0,
            "speculative/transformers-assisted": 1.9,
            "speculative/transformers-assisted-defaults": 1.7,
            "lookup/plain": 1.1,
        },
    }
    last = table([row]).splitlines()[-1]
    assert last == "| a CPU, 1 thread | p | 0 | 100 | 200 (γ=4) | 2.00 | 1.70 | 1.10 |"


def test_the_readme_shows_what_was_measured() -> None:
    assert REPORTS
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = re.search(r"^\| machine .*?(?=\n\n)", readme, re.MULTILINE | re.DOTALL)
    assert shown is not None
    assert shown[0] == table([json.loads(path.read_text("utf-8")) for path in REPORTS])


def test_no_report_no_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "no.json"
    file.write_text("{}")
    assert main(["table", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
