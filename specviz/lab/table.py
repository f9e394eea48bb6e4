"""Benchmark reports as a Markdown table: the one in the README."""

from collections.abc import Sequence
from typing import Any

from specviz.metrics import is_busy

HEAD = (
    "machine",
    "pair",
    "T",
    "plain",
    "speculative",
    "× plain",
    "× transformers assisted",
    "prompt lookup × plain",
    "lookup + model × plain",
)


def table(reports: Sequence[dict[str, Any]]) -> str:
    """One row for each report of `bench`, as it was written in JSON.

    Speeds are medians in tokens/s, ratios medians of paired ratios. Against transformers'
    assisted generation the less flattering of the two ways to run it counts: at the best of
    the same draft lengths, or by the library's own defaults. Beside the machine: "busy", or
    "not checked" where the report does not say whether it was.
    """
    rows = [HEAD, ("---",) * 3 + ("--:",) * (len(HEAD) - 3), *map(_row, reports)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _row(report: dict[str, Any]) -> tuple[str, ...]:
    machine, ratios, best = report["machine"], report["ratios"], report["best"]
    threads = "" if machine["device"] != "cpu" else f", {machine['threads']} thread"
    threads += "s" if threads and machine["threads"] != 1 else ""
    found = report.get("disturbed")
    busy = ", not checked" if found is None else ", busy" if is_busy(found) else ""
    assisted = [
        ratio
        for name, ratio in ratios.items()
        if name.startswith("speculative/transformers-assisted")
    ]
    return (
        f"{machine['processor']}{threads}{busy}",
        report["pair"] + _format(report),
        f"{report['settings']['temperature']:g}",
        f"{report['medians']['plain']:.0f}",
        f"{report['medians'][best['speculative']]:.0f} ({best['speculative'].split()[-1]})",
        f"{ratios['speculative/plain']:.2f}",
        f"{min(assisted):.2f}",
        f"{ratios['lookup/plain']:.2f}",
        f"{ratios['lookup+model/plain']:.2f}",
    )


def _format(report: dict[str, Any]) -> str:
    """The target's number format, where it is not the usual one of a CPU."""
    dtype = report.get("models", {}).get("target", {}).get("dtype", "float32")
    return "" if dtype == "float32" else f", {dtype}"
