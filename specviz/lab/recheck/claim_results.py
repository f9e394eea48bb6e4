"""Rules for recorded claims."""

from collections.abc import Iterator

from specviz.claims import Point, Result, Results
from specviz.errors import TraceError
from specviz.lab.claims import EXPERIMENTS
from specviz.lab.experiments.record import read_results as read
from specviz.lab.experiments.workbench import SMOLLM2
from specviz.lab.recheck.comparing import FULL_PRECISION, UNCHECKED, changed, interval
from specviz.metrics import is_busy
from specviz.trace import Machine

__all__ = ["asked", "busy", "busy_claims", "dtype", "figures", "lacks", "machine", "read", "tokens"]


def machine(results: Results) -> Machine:
    """Return the machine of the last result.

    Raises:
        TraceError: the file holds no results.
    """
    if not results.results:
        raise TraceError("This file holds no results of claims.")
    return results.results[-1].machine


def busy_claims(results: Results) -> list[int]:
    """Return the timed claims that were measured on a busy machine."""
    return [each.claim for each in _timed(results) if is_busy(each.disturbed)]


def busy(results: Results) -> str | None:
    """Return why the times are unreliable, or None."""
    found = busy_claims(results)
    return f"the machine was busy in claims {', '.join(map(str, found))}" if found else None


def lacks(results: Results) -> list[str]:
    """Return the current checks that the results lack."""
    found = [each.claim for each in _timed(results) if each.disturbed is None]
    return [f"{UNCHECKED}, in claims {', '.join(map(str, found))}"] if found else []


def dtype(results: Results) -> str:
    """Return float32: `tokens` compares only the bundled pairs' claims, which use it."""
    del results
    return FULL_PRECISION


def asked(then: Results, now: Results) -> list[str]:
    """Return no differences: experiments may change with the code."""
    del then, now
    return []


def tokens(then: Results, now: Results) -> list[str]:
    """Return changed verdicts of claims that are the same on every machine."""
    return [text for claim, text in _verdicts(then, now) if _is_exact(claim)]


def figures(then: Results, now: Results) -> Iterator[str]:
    """Yield changed verdicts of other claims, and points whose intervals do not overlap."""
    yield from (text for claim, text in _verdicts(then, now) if not _is_exact(claim))
    old, new = then.by_claim(), now.by_claim()
    for claim in sorted(old.keys() & new.keys()):
        before, after = _marks(old[claim]), _marks(new[claim])
        for mark in before.keys() & after.keys():
            what = f"claim {claim}, {mark[0]} at {before[mark].x}"
            bounds = [interval(point.low, point.high) for point in (before[mark], after[mark])]
            yield from changed(what, *bounds)


def _is_exact(claim: int) -> bool:
    """Return whether a claim's verdict is independent of times and of half precision."""
    experiment = EXPERIMENTS[claim]
    return not experiment.timed and not set(SMOLLM2) & set(experiment.pairs)


def _timed(results: Results) -> Iterator[Result]:
    """Return the results that include times."""
    return (each for each in results.results if EXPERIMENTS[each.claim].timed)


def _verdicts(then: Results, now: Results) -> Iterator[tuple[int, str]]:
    """Yield changed verdicts as (claim, phrase)."""
    old, new = then.by_claim(), now.by_claim()
    for claim in sorted(old.keys() | new.keys()):
        before, after = (_verdict(found.get(claim)) for found in (old, new))
        if before != after:
            yield claim, f"claim {claim}: {before}, now {after}"


def _verdict(result: Result | None) -> str:
    if result is None:
        return "not tried"
    try:
        return EXPERIMENTS[result.claim].judge(result.evidence.numbers)
    except KeyError:
        return "figures of an older rule"


def _marks(result: Result) -> dict[tuple[str, int], Point]:
    """Return a chart's points by series and index, not by x, which may be measured."""
    return {
        (series.name, index): point
        for series in result.evidence.series
        for index, point in enumerate(series.points)
    }
