"""Speed-ups of drafters and trees: tokens per round counted in runs, costs of a round timed alone.

Counts do not depend on the machine's load. Times do, so a priced text is decoded again and again
with the same seed, which repeats the same rounds, and each part of a round counts with its shortest
time: other work on the machine only adds to it. The median of the rounds is what a round costs. All
variants take turns.
"""

import math
from collections.abc import Generator, Sequence
from itertools import zip_longest
from statistics import median
from typing import NamedTuple

from specviz import metrics
from specviz.decoding.race import race
from specviz.lab.claims.estimates import Ratio, mean, ratio
from specviz.lab.claims.workbench import BenchRun, Workbench, endless, in_turn, part
from specviz.lab.prompts import Prompt
from specviz.settings import MAX_GAMMA
from specviz.trace import Trace

ROUNDS = metrics.LEAST_STEPS  # of the priced text; each takes at least one plain step
TURNS = 2  # for each repeat of the bench's size
COUNTING = 0.5  # share of the progress


class Price(NamedTuple):
    """The cost of a round's parts, in plain steps."""

    drafting: float
    verify: float
    accept: float

    @property
    def whole(self) -> float:
        return self.drafting + self.verify + self.accept


class Priced(NamedTuple):
    """One way to draft, over several prompts.

    Attributes:
        traces: a run of each prompt.
        steps: what the rounds of each run cost, in plain steps.
        price: the measured cost of a round.
    """

    traces: list[Trace]
    steps: list[float]
    price: Price

    @property
    def tokens(self) -> Ratio:
        """Estimate τ, tokens per round."""
        return ratio(self._emitted, [float(len(trace.rounds)) for trace in self.traces])

    @property
    def speed(self) -> Ratio:
        """Estimate τ / (γc + v + o)."""
        return ratio(self._emitted, self.steps)

    def over(self, other: "Priced") -> Ratio:
        """Estimate how many times as fast this is as another, prompt by prompt."""
        ours, theirs = (
            [tokens / steps for tokens, steps in zip(each._emitted, each.steps, strict=True)]
            for each in (self, other)
        )
        return mean([one / two for one, two in zip(ours, theirs, strict=True)])

    @property
    def _emitted(self) -> list[float]:
        return [float(metrics.counts(trace).emitted) for trace in self.traces]


def priced(
    bench: Workbench, variants: Sequence[BenchRun], prompts: Sequence[Prompt]
) -> Generator[float, None, list[Priced]]:
    """Run every variant on every prompt, and time its rounds on the variant's own prompt."""
    runs = [
        variant._replace(prompt=prompt, plain=False) for variant in variants for prompt in prompts
    ]
    traces = yield from part(bench.races(runs), 0.0, COUNTING)
    found = yield from part(prices(bench, variants), COUNTING, 1.0)
    of = [traces[place : place + len(prompts)] for place in range(0, len(runs), len(prompts))]
    return [
        Priced(own, [price.whole * len(trace.rounds) for trace in own], price)
        for own, price in zip(of, found, strict=True)
    ]


def prices(bench: Workbench, variants: Sequence[BenchRun]) -> Generator[float, None, list[Price]]:
    """Time the rounds of each variant, in turn."""
    turns = TURNS * bench.size.repeats
    plain = list[float]()
    rounds: list[list[tuple[float, ...]]] = [[] for _ in variants]
    for turn in range(turns):
        for number, variant in enumerate(variants):
            first = number == 0
            trace = yield from _rounds(bench, variant._replace(plain=first), turn / turns)
            if first:
                bench.look(trace.plain.seconds)
                plain = _shortest(plain, trace.plain.seconds)
            times = [(t.draft, t.verify, t.accept) for t in (one.times for one in trace.rounds)]
            known = rounds[number] or [(math.inf,) * 3] * len(times)
            rounds[number] = [
                tuple(map(min, old, new)) for old, new in zip(known, times, strict=True)
            ]
    step = median(plain)
    return [
        Price(*(median(column) / step for column in zip(*each, strict=True))) for each in rounds
    ]


def _rounds(bench: Workbench, variant: BenchRun, done: float) -> Generator[float, None, Trace]:
    """Decode the first rounds of a text that does not end."""
    pair = endless(bench.pairs[variant.pair])
    ids = pair.tokenizer.encode(variant.prompt.text)
    settings = variant.settings((ROUNDS + 1) * (MAX_GAMMA + 1))  # no round is cut short
    running = race(pair, ids, settings, plain=variant.plain, top=0)
    try:
        while (trace := in_turn(pair, running)) is not None:
            last = trace
            yield done
            if len(trace.rounds) == ROUNDS:
                break
    finally:
        running.close()
    return last


def _shortest(known: Sequence[float], new: Sequence[float]) -> list[float]:
    return [min(pair) for pair in zip_longest(known, new, fillvalue=math.inf)]
