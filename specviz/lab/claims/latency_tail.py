"""Claim 13: inter-token latency as a reader sees it."""

from collections.abc import Sequence

import numpy as np

from specviz.claims import Chart, Evidence, Point, Series
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes, watch
from specviz.lab.experiments.estimates import bounds, geometric_mean, short, short_numbers
from specviz.lab.experiments.workbench import MEDIUM, RaceSettings, Workbench
from specviz.trace import Trace

TAIL = 95  # the percentile in the claim
PERCENTILES = (5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99)


def measure(bench: Workbench) -> Steps:
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
            **bounds(over=over),
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


def _percentile(values: Sequence[float], percent: float) -> float:
    return float(np.percentile(values, percent))


CLAIM = Claim(
    number=13,
    words={
        "claim": "It flattens the latency tail: watch p95.",
        "how": "The gaps between tokens as a reader sees them: plain decoding is even, while a"
        " round shows all its tokens at once.",
        "rule": "Divides, for each prompt, the {tail:.0f}th percentile of the gaps in speculative"
        " decoding by the one in plain decoding. The claim holds if the whole 95% interval of the"
        " mean ratio is below 1, and does not hold if the interval is above 1.",
        "holds": "The 95th percentile of the gaps was {over:.2f} times as long as in plain"
        " decoding ({over_least:.2f} to {over_most:.2f}).",
        "fails": "The 95th percentile of the gaps was {over:.2f} times as long as in plain"
        " decoding ({over_least:.2f} to {over_most:.2f}), and the median went from {plain_50:.1f}"
        " to {speculative_50:.1f} ms. A round’s tokens appear together, and then the reader waits"
        " for the next round.",
        "depends": "The 95th percentile of the gaps was {over:.2f} times as long as in plain"
        " decoding ({over_least:.2f} to {over_most:.2f}): no clear difference.",
        "shows": "Percentiles of the gap before a token. Tokens that appear together have no gap.",
        "x": "Percentile",
        "y": "Gap in ms",
        "names": {"plain": "Plain decoding", "speculative": "Speculative decoding"},
    },
    terms=("round", "plain"),
    run="first",
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: n["over_most"] < 1,
            fails=lambda n: n["over_least"] > 1,
        ),
        Chart("lines"),
        limits={"tail": TAIL},
        shows=watch(MEDIUM),
        outcomes=outcomes(
            "over_least over_most", holds=(0.5, 0.9), fails=(1.1, 2), depends=(0.9, 1.1)
        ),
    ),
)
