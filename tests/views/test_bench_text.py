"""The text of a benchmark's report."""

import json
from typing import Any

import pytest

from specviz.views.bench_text import LOSSY, as_text
from support.paths import ROOT

REPORTS = sorted((ROOT / "assets" / "bench").glob("*.json"))


def reported(**changes: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        (ROOT / "assets" / "bench" / "bundled-cpu-greedy.json").read_bytes()
    )
    return found | changes


def row(table: str, name: str) -> list[str]:
    (found,) = (line for line in table.splitlines() if line.startswith(f"{name} "))
    return found.split()


def test_every_table_says_what_its_figures_are_relative_to() -> None:
    report = reported()
    speeds, ratios, formula = as_text(report).split("\n\n")
    assert "prefill included" in speeds
    assert "prefill included" in ratios
    assert "over plain decoding without prefill" in formula
    assert row(speeds, "plain")[1:] == [f"{report['medians']['plain']:.1f}", "100%"]
    head, ours = row(ratios, "method"), row(ratios, "speculative")
    assert head[:2] == ["method", "plain"]
    assert "transformers-" not in " ".join(head)
    assert ours[head.index("assisted")] == (
        f"{report['ratios']['speculative/transformers-assisted']:.2f}"
    )
    assert row(ratios, "plain")[1] == "–"
    measured = report["formula"]["speculative"]["all"]
    assert row(formula, "speculative")[1] == f"{measured['measured']:.2f}"


def test_an_impossible_speedup_is_marked() -> None:
    formula = reported()["formula"]
    formula["speculative"]["all"] |= {"measured": 2.48, "tau": 1.75}
    _, ratios, judged = as_text(reported(formula=formula)).split("\n\n")
    assert row(ratios, "speculative")[1] == row(judged, "speculative")[1] == "disturbed"
    assert "2.48" not in ratios + judged


@pytest.mark.parametrize("file", REPORTS, ids=lambda path: path.stem)
def test_a_report_fits_into_a_terminal(file: Any) -> None:
    assert max(map(len, as_text(json.loads(file.read_bytes())).splitlines())) <= 80


def test_eager_methods_on_a_gpu_are_marked() -> None:
    report = reported(captured={"plain": False})
    assert "eager" not in as_text(report)  # nothing is captured on a CPU
    machine = report["machine"] | {"device": "cuda"}
    speeds = as_text(report | {"machine": machine}).split("\n\n")[0]
    assert row(speeds, "plain")[-1] == "eager"
    assert "without CUDA graphs" in speeds


def test_the_share_of_the_bandwidth_is_told_where_it_is_known() -> None:
    shares = {"bandwidth": 320e9, "target": 0.574, "draft": 0.18}
    *tables, told = as_text(reported(mbu=shares)).split("\n\n")
    assert "320 GB/s" in told
    assert told.endswith("target 57%, draft 18%.")
    assert max(map(len, told.splitlines())) <= 80
    for unknown in ({}, {"mbu": None}):
        assert as_text(reported(**unknown)).split("\n\n") == tables


def test_sampled_texts_are_not_compared() -> None:
    report = reported()
    told = as_text(report | {"agree": dict.fromkeys(report["medians"])})
    assert row(told.split("\n\n")[0], "plain")[-1] == "–"


def test_lossy_rules_are_labelled() -> None:
    report = reported()
    lossy = {"model+threshold γ=4": 2.0, "model+block γ=4": 1.0}
    added = {
        name: {**report[name], **dict.fromkeys(lossy, value)}
        for name, value in (("medians", 1.0), ("agree", None), ("captured", False))
    }
    speeds = as_text(report | added).split("\n\n")[0]
    assert row(speeds, "model+threshold")[-1] == "lossy"
    assert row(speeds, "model+block")[-1] != "lossy"
    assert LOSSY in speeds
    assert LOSSY not in as_text(report)
