"""Metrics of runs: the figures of a trace at its end, and whether its times can be relied on.

The figures are those of `specviz.trace.folds`. A metric that the trace does not determine (yet) is
None.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from specviz.trace import Comparison, Folds, Sums, Trace
from specviz.trace.folds import DISTURBED, Steps, compared
from specviz.trace.folds import is_impossible as is_impossible

TOLERANCE = 1.15
"""Speed-up over τ above which the machine was busy. On an idle one, 19 of 3,760 recorded runs of
our sweeps exceed τ, by up to 12 %: in a short run, a few slow plain steps suffice."""
MANY = 0.1  # share of disturbed runs above which we report a busy machine


class Agreement(NamedTuple):
    """Agreement of greedy speculative and plain decoding.

    Attributes:
        compared: number of compared tokens.
        first_difference: index of the first differing token; None if there is none.
    """

    compared: int
    first_difference: int | None


def counts(trace: Trace) -> Sums:
    """Return the counts and rates of all rounds."""
    folds = Folds(trace.settings)
    for round in trace.rounds:
        folds.add(round)
    return folds.sums()


def comparison(trace: Trace) -> Comparison | None:
    """Compare with plain decoding at the last round that it has caught up with; None: no round."""
    return next(reversed(compared(trace)), None)


def caught_up(trace: Trace) -> tuple[int, int]:
    """Return the number of rounds that plain decoding has caught up with, and of their tokens."""
    found = compared(trace)
    return len(found), found[-1].tokens if found else 0


def acceptance_rate(trace: Trace) -> float | None:
    """Return α; see `Sums`."""
    return counts(trace).acceptance_rate


def speculative_seconds(trace: Trace, rounds: int | None = None) -> float:
    """Return the time of the first `rounds` rounds (default: all), without prefill, in seconds."""
    return sum(round.times.total for round in trace.rounds[:rounds])


def speedup(trace: Trace) -> float | None:
    """Return plain seconds / speculative seconds for the same number of tokens.

    If plain decoding is behind, this covers only the rounds that it has caught up with. Of a
    disturbed run, it may be more than is possible: `measured_speedup` is what to report.
    """
    found = comparison(trace)
    return None if found is None else found.speedup


def measured_speedup(trace: Trace) -> float | None:
    """Return the speed-up; None if it is impossible, so that it is no measurement."""
    found = comparison(trace)
    return None if found is None or found.impossible else found.speedup


def jitter(seconds: Sequence[float]) -> float | None:
    """Return the jitter of equal steps, such as plain decoding steps; None if there are too few."""
    return Steps(seconds).jitter()


def is_disturbed(
    jitter: float | None, speedup: float | None = None, tau: float | None = None, drafted: float = 0
) -> bool | None:
    """Return whether the machine was busy with other work during a run: the only such check.

    An impossible speed-up within `TOLERANCE` is no result either, but may be chance.

    Args:
        jitter: of the plain steps; None: unknown.
        speedup, tau, drafted: of the run, if it was speculative.

    Returns:
        None if this was not checked.
    """
    if is_impossible(speedup, tau, drafted, TOLERANCE):
        return True
    return None if jitter is None else jitter > DISTURBED


def disturbance(trace: Trace) -> bool | None:
    """Return `is_disturbed` of a run."""
    rounds, tokens = caught_up(trace)
    drafted = sum(len(round.drafts) for round in trace.rounds[:rounds])
    tau = tokens / rounds if rounds else None
    return is_disturbed(jitter(trace.plain.seconds), speedup(trace), tau, drafted)


def disturbed_runs(found: Iterable[bool | None]) -> tuple[int, int] | None:
    """Return (disturbed runs, checked runs) of `is_disturbed`; None if none was checked."""
    known = [each for each in found if each is not None]
    return (sum(known), len(known)) if known else None


def is_busy(found: Sequence[int] | None) -> bool:
    """Return whether too many of (disturbed, checked) runs were disturbed to rely on times."""
    if found is None:
        return False
    disturbed, checked = found
    return disturbed > MANY * checked


def agreement(trace: Trace) -> Agreement | None:
    """Compare greedy outputs; None when sampling, where only the distributions are equal."""
    found = comparison(trace)
    if trace.settings.temperature > 0 or found is None:
        return None
    return Agreement(found.tokens, found.first_difference)


def summary(trace: Trace) -> dict[str, float | int | bool | None]:
    """Return all metrics by name, for the command line and for files."""
    found, plain, same = counts(trace), comparison(trace), agreement(trace)
    return {
        "rounds": found.rounds,
        "drafted": found.drafted,
        "accepted": found.accepted,
        "rejected": found.rejected,
        "untested": found.untested,
        "emitted": found.emitted,
        "acceptance_rate": found.acceptance_rate,
        "draft_efficiency": found.draft_efficiency,
        "mean_acceptance_length": found.mean_acceptance_length,
        "mean_overlap": found.mean_overlap,
        "tokens_per_second": found.tokens_per_second,
        "plain_tokens_per_second": plain.plain_tokens_per_second if plain else None,
        "speedup": measured_speedup(trace),
        "agrees_with_plain": None if same is None else same.first_difference is None,
    }
