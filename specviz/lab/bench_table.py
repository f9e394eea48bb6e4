"""Benchmark reports as a Markdown table, as in assets/bench/README.md."""

import json
from collections.abc import Sequence
from typing import Any

from specviz.errors import TraceError
from specviz.metrics import is_busy

NONE = "–"
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
    "lookup + tree × plain",
)


def table(reports: Sequence[dict[str, Any]]) -> str:
    """One row for each JSON report of `bench`; a dash where the pair has no such method.

    Speeds are medians in tokens/s, ratios medians of paired ratios. We run transformers' assisted
    generation at the best of our draft lengths and with the library's defaults, and report
    whichever is worse for us. The machine is marked "busy", or "not checked" if the report does
    not say; an interrupted benchmark is marked "incomplete". On a GPU, "eager" marks a method, or
    its baseline, that ran without CUDA graphs.
    """
    rows = [HEAD, ("---",) * 3 + ("--:",) * (len(HEAD) - 3), *map(_row, reports)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def read(data: bytes, name: str) -> dict[str, Any]:
    """Parse and check a report.

    Raises:
        TraceError: it is not a report of `bench`.
    """
    try:
        report: dict[str, Any] = json.loads(data)
        _row(report)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise TraceError(f"{name} is not a complete report of bench --json.") from None
    return report


def _row(report: dict[str, Any]) -> tuple[str, ...]:
    machine, ratios, best = report["machine"], report["ratios"], report["best"]
    threads = "" if machine["device"] != "cpu" else f", {machine['threads']} thread"
    threads += "s" if threads and machine["threads"] != 1 else ""
    found = report.get("disturbed")
    busy = ", not checked" if found is None else ", busy" if is_busy(found) else ""
    busy += "" if report.get("complete", True) else ", incomplete"
    assisted = [
        ratio
        for name, ratio in ratios.items()
        if name.startswith("speculative/transformers-assisted")
    ]

    def eager(*names: str) -> str:
        told = report.get("captured", {})
        is_eager = any(not told.get(best[name], True) for name in names if name in best)
        return " eager" if is_eager and machine["device"] != "cpu" else ""

    def ratio(name: str) -> str:
        found = ratios.get(f"{name}/plain")
        return NONE if found is None else f"{found:.2f}{eager(name, 'plain')}"

    ours, against = best.get("speculative"), "transformers-assisted"
    speed = ours and f"{report['medians'][ours]:.0f} ({ours.split()[-1]}){eager('speculative')}"
    return (
        f"{machine['processor']}{threads}{busy}",
        report["pair"] + _format(report),
        f"{report['settings']['temperature']:g}",
        f"{report['medians']['plain']:.0f}{eager('plain')}",
        speed or NONE,
        ratio("speculative"),
        f"{min(assisted):.2f}{eager('speculative', against)}" if assisted else NONE,
        ratio("lookup"),
        ratio("lookup+model"),
        ratio("lookup+tree"),
    )


def _format(report: dict[str, Any]) -> str:
    """Return the target's dtype for the table; empty for float32."""
    dtype = report.get("models", {}).get("target", {}).get("dtype", "float32")
    return "" if dtype == "float32" else f", {dtype}"
