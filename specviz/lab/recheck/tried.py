"""Recorded claims."""

from collections.abc import Iterator

from specviz.claims import Point, Result, Results, read
from specviz.errors import TraceError
from specviz.lab.claims.registry import EXPERIMENTS, SMOLLM2
from specviz.lab.recheck.comparing import FULL_PRECISION, UNCHECKED, changed, interval
from specviz.metrics import is_busy
from specviz.trace import Machine

__all__ = ["asked", "busy", "busy_claims", "dtype", "figures", "lacks", "machine", "read", "tokens"]


def machine(results: Results) -> Machine:
    """Where they were made.

    Raises:
        TraceError: there are none.
    """
    if not results.results:
        raise TraceError("This file holds no results of claims.")
    return results.results[-1].machine


def busy_claims(results: Results) -> list[int]:
    """Those of whose times the machine was busy."""
    return [each.claim for each in _timed(results) if is_busy(each.disturbed)]


def busy(results: Results) -> str | None:
    """Why their times are not to be relied on; None: they are."""
    found = busy_claims(results)
    return f"the machine was busy in claims {', '.join(map(str, found))}" if found else None


def lacks(results: Results) -> list[str]:
    """The checks of today that they were made without."""
    found = [each.claim for each in _timed(results) if each.disturbed is None]
    return [f"{UNCHECKED}, in claims {', '.join(map(str, found))}"] if found else []


def dtype(results: Results) -> str:
    """Of what `tokens` compares: of bundled targets."""
    del results
    return FULL_PRECISION


def asked(then: Results, now: Results) -> list[str]:
    """What was asked for otherwise: experiments change with the code, which is no difference."""
    del then, now
    return []


def tokens(then: Results, now: Results) -> list[str]:
    """Verdicts that are others now, of claims that come out the same anywhere."""
    return [text for claim, text in _verdicts(then, now) if _is_exact(claim)]


def figures(then: Results, now: Results) -> Iterator[str]:
    """What is measured otherwise: other verdicts, marks outside their intervals."""
    yield from (text for claim, text in _verdicts(then, now) if not _is_exact(claim))
    old, new = then.by_claim(), now.by_claim()
    for claim in sorted(old.keys() & new.keys()):
        before, after = _marks(old[claim]), _marks(new[claim])
        for mark in before.keys() & after.keys():
            what = f"claim {claim}, {mark[0]} at {before[mark].x}"
            bounds = [interval(point.low, point.high) for point in (before[mark], after[mark])]
            yield from changed(what, *bounds)


def _is_exact(claim: int) -> bool:
    """Whether neither times nor half precision enter into a claim's verdict."""
    experiment = EXPERIMENTS[claim]
    return not experiment.timed and not set(SMOLLM2) & set(experiment.pairs)


def _timed(results: Results) -> Iterator[Result]:
    """Those into whose figures times enter."""
    return (each for each in results.results if EXPERIMENTS[each.claim].timed)


def _verdicts(then: Results, now: Results) -> Iterator[tuple[int, str]]:
    """Verdicts that are others now, by claim."""
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
    """The marks of a picture by series and place: x may be measured, too."""
    return {
        (series.name, place): point
        for series in result.evidence.series
        for place, point in enumerate(series.points)
    }
