"""Ratios of sums over several prompts' traces, with 95 % bootstrap intervals."""

import math
from collections.abc import Mapping, Sequence
from typing import TypeVar

import numpy as np

from specviz import metrics
from specviz.claims import Point, Series
from specviz.sweep.estimates import Estimate, change, ratios
from specviz.trace import Trace

X = TypeVar("X", str, int, float)

ENDLESS = 1e9
"""Stands for infinity, which JSON lacks, where there are too few prompts for a bound."""


Ratios = Sequence[tuple[float, float]]
"""Parts and wholes, one of each per prompt."""


class Ratio(Estimate):
    """An estimate with a value; without an interval, its bounds are ±ENDLESS."""

    value: float

    @property
    def least(self) -> float:
        return -ENDLESS if self.low is None else self.low

    @property
    def most(self) -> float:
        return ENDLESS if self.high is None else self.high


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Ratio:
    """Estimate Σ parts / Σ wholes, with one part and one whole per prompt; 0 if Σ wholes is 0."""
    columns = (np.array(column, dtype=np.float64)[:, None] for column in (parts, wholes))
    (estimate,) = ratios(*columns)
    return _valued(estimate)


def ratio_change(before: Ratios, after: Ratios) -> Ratio:
    """Estimate how a ratio of sums changes from `before` to `after`, on the same prompts.

    It is 0 if either ratio has no value.
    """
    parts, wholes = np.array([before, after], dtype=np.float64).transpose(2, 1, 0)
    return _valued(change(parts, wholes))


def _valued(estimate: Estimate) -> Ratio:
    return Ratio(*estimate) if estimate.value is not None else Ratio(0.0, None, None)


def mean(values: Sequence[float]) -> Ratio:
    """Estimate the mean of one value per prompt."""
    return ratio(values, [1.0] * len(values))


def geometric_mean(values: Sequence[float]) -> Ratio:
    """Estimate the geometric mean of one positive value per prompt.

    Of ratios: comparing the other way round gives the inverse.
    """
    found = mean([math.log(value) for value in values])
    low, high = (None if bound is None else math.exp(bound) for bound in (found.low, found.high))
    return Ratio(math.exp(found.value), low, high)


def speedup(traces: Sequence[Trace]) -> Ratio:
    """Estimate plain seconds / speculative seconds for the same tokens, without prefill.

    A round with drafts takes at least one plain step: what exceeds τ is noise, and left out. Runs
    far above it are told as disturbed, beside the verdict.
    """
    plain = [sum(trace.plain.seconds) for trace in traces]
    found = ratio(plain, [metrics.speculative_seconds(trace) for trace in traces])
    drafted = any(round.drafts for trace in traces for round in trace.rounds)
    most = tokens_per_round(traces) if drafted else ENDLESS
    return Ratio(*(None if bound is None else min(bound, most) for bound in found))


def acceptance(traces: Sequence[Trace]) -> Ratio:
    """Estimate α = accepted / tested."""
    counts = [metrics.counts(trace) for trace in traces]
    return ratio([c.accepted for c in counts], [c.accepted + c.rejected for c in counts])


def lift(traces: Sequence[Trace], over: Sequence[Trace]) -> Ratio:
    """Estimate the mean difference in α between two sets of runs on the same prompts."""
    rates = ([metrics.acceptance_rate(trace) or 0.0 for trace in each] for each in (traces, over))
    return difference(*rates)


def difference(values: Sequence[float], over: Sequence[float]) -> Ratio:
    """Estimate the mean of `values - over`, paired by prompt."""
    return mean([new - old for new, old in zip(values, over, strict=True)])


def times_as_fast(traces: Sequence[Trace], over: Sequence[Trace]) -> Ratio:
    """Estimate the geometric mean ratio of speed-ups between two sets of runs on the same prompts.

    Leaves out a prompt where either run has no speed-up, or an impossible one.
    """
    gains = ([metrics.measured_speedup(trace) for trace in each] for each in (traces, over))
    both = zip(*gains, strict=True)
    return geometric_mean([ours / theirs for ours, theirs in both if ours and theirs])


def tokens_per_round(traces: Sequence[Trace]) -> float:
    """Return τ, the mean number of tokens emitted per round."""
    counts = [metrics.counts(trace) for trace in traces]
    return sum(c.emitted for c in counts) / sum(c.rounds for c in counts)


def cost_ratio(traces: Sequence[Trace]) -> float:
    """Return c, the time of one draft step over that of one plain step."""
    drafted = sum(metrics.counts(trace).drafted for trace in traces)
    seconds = sum(round.times.draft for trace in traces for round in trace.rounds)
    return seconds / max(drafted, 1) / plain_step(traces)


def plain_step(traces: Sequence[Trace]) -> float:
    """Return the mean time of a plain decoding step, in seconds."""
    steps = [second for trace in traces for second in trace.plain.seconds]
    return sum(steps) / len(steps)


def short(value: float) -> float:
    """Round to four significant digits, more than these measurements resolve."""
    return float(f"{value:.4g}")


def point(x: float | str, y: Ratio, count: int) -> Point:
    """Convert an estimate to a chart point."""
    low, high = (None if bound is None else short(bound) for bound in (y.low, y.high))
    return Point(short(x) if isinstance(x, float) else x, short(y.value), low, high, count)


def series_of(name: str, values: Mapping[X, Ratio], count: int) -> Series:
    """Convert estimates by x to a chart series; `count` measurements are behind each."""
    points = (point(x if isinstance(x, str) else float(x), y, count) for x, y in values.items())
    return Series(name, tuple(points))


def bounds(**estimates: Ratio) -> dict[str, float]:
    """Return the interval of each estimate, by the names that `claim.above` reads."""
    return {
        f"{name}_{end}": getattr(estimate, end)
        for name, estimate in estimates.items()
        for end in ("least", "most")
    }


def short_numbers(**numbers: float) -> dict[str, float]:
    """Return the numbers by name, rounded to four significant digits."""
    return {name: short(value) for name, value in numbers.items()}
