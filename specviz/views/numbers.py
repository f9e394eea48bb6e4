"""Formats numbers for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_UP, Decimal
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # it imports NumPy, which a picture of a run does not need
    from specviz.sweep.estimates import Estimate


def percent(share: float | None) -> str:
    """Format a share as the viewer does: 0.625 → 63%, 0.0312 → 3.1%, 0.9999 → >99.9%."""
    if share is None:
        return "–"
    value = 100 * share
    if 0 < value < 0.1:
        return "<0.1%"
    if 99.95 <= value < 100:
        return ">99.9%"
    precise = value < 9.95 or 99 < value < 100
    rounded = Decimal(value).quantize(Decimal("0.1" if precise else "1"), ROUND_HALF_UP)
    return f"{rounded}".removesuffix(".0") + "%"


def times(factor: float | None) -> str:
    """Format a factor as the viewer does: 1.617 → 1.62×."""
    if factor is None:
        return "–"
    return f"{factor:.2f}×" if factor < 9.995 else f"{factor:.1f}×"


def short(value: float | None) -> str:
    """Format with two decimals: 1.617 → 1.62."""
    return "–" if value is None else f"{value:.2f}"


def apart(first: float, second: float) -> tuple[str, str]:
    """Format two values with as many decimals, from two to five, as it takes to tell them apart."""
    for digits in range(2, 6):
        texts = f"{first:.{digits}f}", f"{second:.{digits}f}"
        if texts[0] != texts[1]:
            break
    return texts


def change(factor: float) -> str:
    """Format a factor as a change: 0.93 → −7%."""
    points = round(100 * (factor - 1))
    return f"{'+' if points > 0 else '−' if points < 0 else '±'}{abs(points)}%"


def spread(estimate: Estimate, write: Callable[[float], str], brackets: str) -> str:
    """Format an interval with the template `brackets`; empty if there is no interval."""
    if estimate.low is None or estimate.high is None:
        return ""
    return brackets.format(low=write(estimate.low), high=write(estimate.high))


def interval(estimate: Estimate, write: Callable[[float], str]) -> str:
    """Format an interval as a table cell; a dash if there is no interval."""
    return spread(estimate, write, "{low} – {high}") or "–"


def duration(seconds: float, words: Mapping[str, Any]) -> str:
    """Format a duration in words: 48 seconds, 12 min, 2.5 hours where `words` has hours."""
    if seconds < 90:
        return _counted(max(1, round(seconds)), words["seconds"])
    if seconds < 90 * 60 or "hours" not in words:
        return _counted(round(seconds / 60), words["minutes"])
    return str(words["hours"].format(n=f"{seconds / 3600:.1f}".removesuffix(".0")))


def _counted(n: int, words: str | Mapping[str, str]) -> str:
    template = words if isinstance(words, str) else words["one" if n == 1 else "many"]
    return template.format(n=n)


def with_interval(estimate: Estimate, form: str) -> tuple[str, str]:
    """Format an estimate's value and its interval, which is empty if there is none."""
    value = "–" if estimate.value is None else format(estimate.value, form)
    if estimate.low is None or estimate.high is None:
        return value, ""
    low = format(estimate.low, form).removesuffix("%")
    return value, f"{low}–{estimate.high:{form}}"
