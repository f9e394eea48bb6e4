"""Folds over the traces of several prompts: ratios of sums, with 95 % bootstrap intervals."""

from collections.abc import Sequence

import numpy as np

from specviz import metrics
from specviz.claims import Point
from specviz.sweep.estimates import Estimate, ratios
from specviz.trace import Trace


class Ratio(Estimate):
    """An estimate that exists; a bound that does not (one prompt) is the value itself."""

    value: float

    @property
    def least(self) -> float:
        return self.value if self.low is None else self.low

    @property
    def most(self) -> float:
        return self.value if self.high is None else self.high


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Ratio:
    """Σ parts / Σ wholes, one of each for a prompt; 0 where there is nothing to divide by."""
    columns = (np.array(column, dtype=np.float64)[:, None] for column in (parts, wholes))
    (estimate,) = ratios(*columns)
    return Ratio(*estimate) if estimate.value is not None else Ratio(0.0, 0.0, 0.0)


def mean(values: Sequence[float]) -> Ratio:
    """The mean of one value for each prompt."""
    return ratio(values, [1.0] * len(values))


def speedup(traces: Sequence[Trace]) -> Ratio:
    """Plain seconds / speculative seconds for the same tokens, reading the prompt left out."""
    plain = [sum(trace.plain.seconds) for trace in traces]
    return ratio(plain, [metrics.speculative_seconds(trace) for trace in traces])


def acceptance(traces: Sequence[Trace]) -> Ratio:
    """α = accepted / tested."""
    counts = [metrics.counts(trace) for trace in traces]
    return ratio([c.accepted for c in counts], [c.accepted + c.rejected for c in counts])


def lift(traces: Sequence[Trace], over: Sequence[Trace]) -> Ratio:
    """How much higher α is than that of other runs on the same prompts, on the mean of them."""
    rates = ([metrics.acceptance_rate(trace) or 0.0 for trace in each] for each in (traces, over))
    return difference(*rates)


def difference(values: Sequence[float], over: Sequence[float]) -> Ratio:
    """The mean difference of two values for each prompt."""
    return mean([new - old for new, old in zip(values, over, strict=True)])


def times_as_fast(traces: Sequence[Trace], over: Sequence[Trace]) -> Ratio:
    """The speed-up over that of other runs on the same prompts, the mean of these ratios."""
    gains = ([metrics.speedup(trace) or 0.0 for trace in each] for each in (traces, over))
    return mean([ours / theirs if theirs else 0.0 for ours, theirs in zip(*gains, strict=True)])


def tokens_per_round(traces: Sequence[Trace]) -> float:
    """τ."""
    counts = [metrics.counts(trace) for trace in traces]
    return sum(c.emitted for c in counts) / sum(c.rounds for c in counts)


def cost_ratio(traces: Sequence[Trace]) -> float:
    """c: seconds of one draft step over one plain step."""
    drafted = sum(metrics.counts(trace).drafted for trace in traces)
    seconds = sum(round.times.draft for trace in traces for round in trace.rounds)
    return seconds / max(drafted, 1) / plain_step(traces)


def plain_step(traces: Sequence[Trace]) -> float:
    """Mean seconds of one step of plain decoding."""
    steps = [second for trace in traces for second in trace.plain.seconds]
    return sum(steps) / len(steps)


def short(value: float) -> float:
    """Four digits: more than any of these measurements is good for."""
    return float(f"{value:.4g}")


def point(x: float | str, y: Ratio, count: int) -> Point:
    """An estimate as a mark."""
    low, high = (None if bound is None else short(bound) for bound in (y.low, y.high))
    return Point(short(x) if isinstance(x, float) else x, short(y.value), low, high, count)


def short_numbers(**numbers: float) -> dict[str, float]:
    """Numbers by name, each of four digits."""
    return {name: short(value) for name, value in numbers.items()}
