"""Claim 13: inter-token latency as a reader sees it."""

from collections.abc import Generator, Mapping, Sequence

import numpy as np

from specviz.claims import ClaimVerdict, Evidence, Point, Series
from specviz.lab.claims.estimates import geometric_mean, short, short_numbers
from specviz.lab.claims.workbench import MEDIUM, RaceSettings, Workbench
from specviz.trace import Trace

NEEDS = (MEDIUM,)
TAIL = 95  # the percentile in the claim
PERCENTILES = (5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99)


def tail(bench: Workbench) -> Generator[float, None, Evidence]:
    """Percentiles of inter-token latency, and speculative over plain tail for each prompt."""
    prompts = bench.prompts(MEDIUM)
    traces = yield from bench.races([RaceSettings(MEDIUM, prompt) for prompt in prompts])
    gaps = {"plain": [list(trace.plain.seconds) for trace in traces]}
    gaps["speculative"] = [bursts(trace) for trace in traces]
    tails = {name: [_percentile(one, TAIL) for one in each] for name, each in gaps.items()}
    both = zip(tails["speculative"], tails["plain"], strict=True)
    over = geometric_mean([ours / base for ours, base in both])
    pooled = {name: [gap for one in each for gap in one] for name, each in gaps.items()}
    return Evidence(
        setup=bench.setup((MEDIUM,), len(prompts)),
        numbers=short_numbers(
            over=over.value,
            over_least=over.least,
            over_most=over.most,
            **{
                f"{name}_{percentile}": 1000 * _percentile(found, percentile)
                for name, found in pooled.items()
                for percentile in (50, TAIL)
            },
        ),
        series=tuple(
            Series(
                name,
                tuple(
                    Point(float(n), short(1000 * _percentile(found, n)), count=len(found))
                    for n in PERCENTILES
                ),
            )
            for name, found in pooled.items()
        ),
    )


def bursts(trace: Trace) -> list[float]:
    """Return the latency before each token, in seconds; a round emits its tokens together."""
    return [
        round.times.total if index == 0 else 0.0
        for round in trace.rounds
        for index in range(len(round.emitted))
    ]


def judge(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if the interval of speculative over plain tail is below 1; fails if above."""
    if numbers["over_most"] < 1:
        return "holds"
    return "fails" if numbers["over_least"] > 1 else "depends"


def _percentile(values: Sequence[float], percent: float) -> float:
    return float(np.percentile(values, percent))
