"""Speed-ups of drafters and trees, from tokens per round and a separately timed cost of a round.

Counts do not depend on the machine's load, but times do. So a priced text is decoded repeatedly
with one seed, which repeats its rounds, and each part of a round counts with its shortest time,
since other work only adds time. The cost of a round is the median over rounds with the same number
of drafts. The variants take turns, so that load slows all of them alike.
"""

import math
from collections import defaultdict
from collections.abc import Generator, Mapping, Sequence
from itertools import zip_longest
from statistics import median
from typing import NamedTuple

from specviz import metrics
from specviz.decoding.race import race
from specviz.lab.experiments.estimates import Ratio, geometric_mean, ratio
from specviz.lab.experiments.workbench import RaceSettings, Workbench, endless, in_turn, part
from specviz.lab.prompts import Prompt
from specviz.settings import MAX_GAMMA
from specviz.trace import Trace
from specviz.trace.folds import LEAST_STEPS

ROUNDS = LEAST_STEPS  # each comes with at least one plain step: enough for the jitter
TURNS = 2  # for each of `Workload.repeats`
EVERY = 3  # where the number of drafts varies, rounds are timed on every third prompt
BLOCK_GAMMAS = (2, 4, 7)  # the bundled blocks have seven guesses
COUNTING = 0.5  # share of the progress for the runs that count tokens


class Price(NamedTuple):
    """The cost of a round's parts, in plain steps."""

    drafting: float
    verify: float
    accept: float

    @property
    def whole(self) -> float:
        return self.drafting + self.verify + self.accept


class Priced(NamedTuple):
    """The runs of a variant on several prompts, with their costs.

    Attributes:
        traces: a run of each prompt.
        steps: the cost of each run's rounds, in plain steps.
        prices: the measured cost of a round, by its number of drafts.
    """

    traces: list[Trace]
    steps: list[float]
    prices: Mapping[int, Price]

    @property
    def round(self) -> float:
        """The mean cost of a round, in plain steps."""
        return sum(self.steps) / sum(len(trace.rounds) for trace in self.traces)

    @property
    def tokens(self) -> Ratio:
        """Estimate τ, tokens per round."""
        return ratio(self._emitted, [float(len(trace.rounds)) for trace in self.traces])

    @property
    def speed(self) -> Ratio:
        """Estimate τ / (γc + v + o); o is the cost of accepting, in plain steps like c and v."""
        return ratio(self._emitted, self.steps)

    def over(self, other: "Priced") -> Ratio:
        """Estimate the ratio of this speed to another's: the geometric mean over prompts."""
        ours, theirs = (
            [tokens / steps for tokens, steps in zip(each._emitted, each.steps, strict=True)]
            for each in (self, other)
        )
        return geometric_mean([one / two for one, two in zip(ours, theirs, strict=True)])

    @property
    def _emitted(self) -> list[float]:
        return [float(metrics.counts(trace).emitted) for trace in self.traces]


def priced(
    bench: Workbench, variants: Sequence[RaceSettings], prompts: Sequence[Prompt]
) -> Generator[float, None, list[Priced]]:
    """Run every variant on every prompt, and price the rounds by their number of drafts.

    Rounds are timed on the first prompt, or on several if their number of drafts varies.
    """
    runs = [
        variant._replace(prompt=prompt, plain=False) for variant in variants for prompt in prompts
    ]
    traces = yield from part(bench.races(runs), 0.0, COUNTING)
    varies = any(variant.confidence for variant in variants)
    chosen = prompts[::EVERY] if varies else prompts[:1]  # the same for all
    timed = [[variant._replace(prompt=prompt) for prompt in chosen] for variant in variants]
    found = yield from part(prices(bench, timed), COUNTING, 1.0)
    of = [traces[start : start + len(prompts)] for start in range(0, len(runs), len(prompts))]
    return [
        Priced(own, [steps_of(trace, by_drafts) for trace in own], by_drafts)
        for own, by_drafts in zip(of, found, strict=True)
    ]


def fastest(options: Sequence[Priced]) -> Priced:
    """Return the option with the highest speed-up."""
    return max(options, key=lambda option: option.speed.value)


def steps_of(trace: Trace, by_drafts: Mapping[int, Price]) -> float:
    """Return the cost of a run's rounds, in plain steps."""
    return sum(cost(len(round.drafts), by_drafts) for round in trace.rounds)


def cost(drafts: int, by_drafts: Mapping[int, Price]) -> float:
    """Return the cost of a round, in plain steps.

    For a number of drafts that was not timed, interpolates between the nearest below and above;
    outside the timed numbers, extrapolates the line through the least and the most.
    """
    if drafts in by_drafts:
        return by_drafts[drafts].whole
    below = [count for count in by_drafts if count < drafts]
    above = [count for count in by_drafts if count > drafts]
    low, high = (max(below), min(above)) if below and above else (min(by_drafts), max(by_drafts))
    start, end = by_drafts[low].whole, by_drafts[high].whole
    return start + (end - start) * (drafts - low) / (high - low) if low < high else start


def prices(
    bench: Workbench, variants: Sequence[Sequence[RaceSettings]]
) -> Generator[float, None, list[dict[int, Price]]]:
    """Time the rounds of each variant's runs, in turn; price them by their number of drafts."""
    turns = TURNS * bench.size.repeats
    plain = list[float]()
    runs = [(number, run) for number, own in enumerate(variants) for run in own]
    drafts: list[list[int]] = [[] for _ in runs]
    rounds: list[list[tuple[float, ...]]] = [[] for _ in runs]
    for turn in range(turns):
        for index, (_, run) in enumerate(runs):
            first = index == 0
            trace = yield from _rounds(bench, run._replace(plain=first), turn / turns)
            if first:
                bench.disturbed.append(metrics.disturbance(trace))
                plain = _shortest(plain, trace.plain.seconds)
            times = [(t.draft, t.verify, t.accept) for t in (one.times for one in trace.rounds)]
            known = rounds[index] or [(math.inf,) * 3] * len(times)
            rounds[index] = [
                tuple(map(min, old, new)) for old, new in zip(known, times, strict=True)
            ]
            drafts[index] = [len(one.drafts) for one in trace.rounds]
    found = [defaultdict[int, list[tuple[float, ...]]](list) for _ in variants]
    for (number, _), counts, own in zip(runs, drafts, rounds, strict=True):
        for count, parts in zip(counts, own, strict=True):
            found[number][count].append(parts)
    step = median(plain)
    return [
        {
            count: Price(*(median(column) / step for column in zip(*same, strict=True)))
            for count, same in each.items()
        }
        for each in found
    ]


def _rounds(bench: Workbench, variant: RaceSettings, done: float) -> Generator[float, None, Trace]:
    """Decode the first ROUNDS rounds of a text, which no end token stops."""
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
