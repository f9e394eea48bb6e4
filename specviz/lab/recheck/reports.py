"""Rules for benchmark reports."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from specviz.errors import SettingsError, TraceError
from specviz.lab.recheck.comparing import (
    FULL_PRECISION,
    UNCHECKED,
    Interval,
    busy_in,
    changed,
)
from specviz.metrics import is_busy
from specviz.settings import Settings, settings_from
from specviz.sweep.estimates import RESAMPLES, SEED
from specviz.sweep.student import LEVEL
from specviz.trace import Machine

HELD = ("models", "formula", "captured")  # fields that older reports lack

Report = Mapping[str, Any]
RunReport = Mapping[str, Any]


def read(data: bytes) -> Report:
    """Parse and check a report.

    Raises:
        TraceError: the data is not a report.
    """
    try:
        report: Report = json.loads(data)
        machine(report)
        settings(report)
        assert all("/" not in run["method"] for run in report["runs"])
    except (
        ValueError, LookupError, TypeError, AttributeError, AssertionError,
        SettingsError, msgspec.MsgspecError,
    ):  # fmt: skip
        raise TraceError("This is not a report of bench --json.") from None
    return report


def machine(report: Report) -> Machine:
    """Return the machine that the report was made on."""
    return msgspec.convert(report["machine"], Machine)


def busy(report: Report) -> str | None:
    """Return why the times are unreliable, or None."""
    found = report.get("disturbed")
    return busy_in(found) if found and is_busy(found) else None


def lacks(report: Report) -> list[str]:
    """Return the current checks and fields that the report lacks."""
    found = [] if report.get("disturbed") else [UNCHECKED]
    found += [] if all(run.get("digest") for run in report["runs"]) else ["what its texts are"]
    return found + [name for name in HELD if name not in report]


def dtype(report: Report) -> str:
    """Return the target's dtype."""
    return str(report.get("models", {}).get("target", {}).get("dtype", FULL_PRECISION))


def settings(report: Report) -> Settings:
    """Return the settings; defaults apply to those that an older report lacks."""
    return settings_from(report.get("settings", {}))


def asked(then: Report, now: Report) -> list[str]:
    """Return differences in what was requested."""
    found = [] if settings(then) == settings(now) else ["other settings"]
    found += [] if dtype(then) == dtype(now) else [f"{dtype(then)}, now {dtype(now)}"]
    old, new = ({_key(run) for run in each["runs"]} for each in (then, now))
    return found + ([] if old == new else ["other runs"])


def tokens(then: Report, now: Report) -> list[str]:
    """Return differences in the generated texts."""
    old, new = ({_key(run): run.get("digest") for run in each["runs"]} for each in (then, now))
    other = [key for key in old if old[key] is not None and old[key] != new.get(key)]
    return [f"other texts in {len(other)} of {len(old)} runs"] if other else []


def figures(then: Report, now: Report) -> Iterator[str]:
    """Yield differences in the figures."""
    for method in then["medians"]:
        if method != "plain" and method in now["medians"]:
            old, new = (over_plain(report["runs"], method) for report in (then, now))
            yield from changed(f"{method} over plain", old, new)


def over_plain(runs: Sequence[RunReport], method: str) -> Interval:
    """Return the 95 % bootstrap interval, over prompts, of a method's median speed over plain."""
    speeds = {_key(run): run["tokens"] / run["seconds"] for run in runs}
    by_prompt: dict[int, list[float]] = {}
    for (name, prompt, repeat), speed in speeds.items():
        if name == method:
            by_prompt.setdefault(prompt, []).append(speed / speeds["plain", prompt, repeat])
    ratios = np.array(list(by_prompt.values()))  # [prompts, repeats]
    drawn = np.random.default_rng(SEED).integers(len(ratios), size=(RESAMPLES, len(ratios)))
    medians = np.median(ratios[drawn].reshape(RESAMPLES, -1), axis=1)
    low, high = np.quantile(medians, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return float(low), float(high)


def _key(run: RunReport) -> tuple[str, int, int]:
    return run["method"], run["prompt"], run["repeat"]
