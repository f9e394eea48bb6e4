"""A sweep's figures, each with a confidence interval.

Every figure is a ratio of sums over runs, so long runs weigh more than short ones. Its interval is
a bootstrap over prompts: RESAMPLES times, as many prompts are drawn with replacement, and the
interval spans the expanded percentiles of their ratios (Hesterberg 2015, arXiv:1411.5279, section
5.2). Plain percentiles, the middle 95 %, are too narrow for few prompts: with six, they contain the
truth in 86 % of cases, the expanded ones in 93 %. Fewer than FEW prompts give no interval. The
draws are seeded, so the same samples give the same figures.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import sqrt
from statistics import NormalDist
from typing import Literal, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from specviz.metrics import disturbed_runs, is_impossible
from specviz.sweep.plan import Scheme
from specviz.sweep.samples import Sample, Sweep, Tally
from specviz.sweep.student import student

RESAMPLES = 2000
SEED = 0
FEW = 6
"""Least number of prompts for an interval; resampling fewer says little about other prompts."""

Key = TypeVar("Key")
Numbers = NDArray[np.float64]
Fold = Literal["slots", "entropies", "overlaps", "words"]


class Estimate(NamedTuple):
    """A ratio and its 95 % bootstrap interval.

    `value` is None if the denominator is 0. The bounds are None if fewer than FEW prompts have a
    denominator above 0.
    """

    value: float | None
    low: float | None
    high: float | None


class CellSettings(NamedTuple):
    """The settings that all runs of a cell share; for a tree, γ is its budget."""

    pair: str
    scheme: Scheme
    gamma: int
    temperature: float


class Cell(NamedTuple):
    """The runs of one setting on one kind of prompt.

    Attributes:
        kind: kind of prompt; None for all kinds together.
        prompts: number of runs, each on a different prompt.
        acceptance: α = accepted / tested.
        efficiency: accepted / drafted.
        tau: τ, tokens emitted per round.
        speedup: plain seconds / speculative seconds, for the same number of tokens. Without a value
            if it is impossible: no measurement, but a busy machine.
        disturbed: the number of disturbed runs, and of all checked ones; None if none was checked.
        is_impossible: whether `speedup` lacks a value for that reason.
    """

    setting: CellSettings
    kind: str | None
    prompts: int
    acceptance: Estimate
    efficiency: Estimate
    tau: Estimate
    speedup: Estimate
    disturbed: tuple[int, int] | None
    is_impossible: bool


class Best(NamedTuple):
    """The draft length with the highest speed-up for one kind of prompt.

    Attributes:
        kind: kind of prompt; None for all kinds together.
        gamma: the best γ; 0 if plain decoding was faster than every γ.
        sure: for each γ, the share of resamples in which it is the best; None with fewer than FEW
            prompts.
        prompts: number of prompts measured at every γ; only these are compared.
    """

    pair: str
    scheme: Scheme
    temperature: float
    kind: str | None
    gamma: int
    sure: dict[int, float] | None
    prompts: int


def cells(sweep: Sweep) -> list[Cell]:
    """Return all cells with runs: for each setting all kinds together, then each kind."""
    found = _grouped(sweep.samples, lambda sample: _setting(sweep, sample))
    return [
        _cell(setting, kind, chosen)
        for setting, samples in found.items()
        for kind, chosen in _by_kind(sweep, samples).items()
    ]


def best_gammas(sweep: Sweep) -> list[Best]:
    """Return the best γ of each pair, scheme and temperature, for all kinds, then for each kind.

    Plain decoding competes as γ = 0 with a speed-up of 1. Each resample uses the same prompts for
    every γ, so a prompt that is easy at every γ favours none. A γ whose speed-up is impossible does
    not compete; if none is left, there is no best.
    """
    found = _grouped(sweep.samples, lambda sample: _setting(sweep, sample)._replace(gamma=0))
    answers = (
        _best(setting, kind, chosen)
        for setting, samples in found.items()
        for kind, chosen in _by_kind(sweep, samples).items()
    )
    return [best for best in answers if best is not None]


def by_bin(samples: Sequence[Sample], fold: Fold) -> list[Estimate]:
    """Return the acceptance rate in each bin of one of the samples' tallies.

    Runs of one prompt are resampled together, because they are not independent.
    """
    tallies: list[Tally] = [getattr(sample, fold) for sample in samples]
    bins = max((len(tally.tested) for tally in tallies), default=0)

    def summed(rows: Iterable[Sequence[int]]) -> Numbers:
        whole = defaultdict[int, Numbers](lambda: np.zeros(bins))
        for sample, row in zip(samples, rows, strict=True):
            whole[sample.prompt][: len(row)] += row
        return np.array([whole[prompt] for prompt in sorted(whole)]).reshape(len(whole), bins)

    tested = summed(tally.tested for tally in tallies)
    return ratios(summed(tally.accepted for tally in tallies), tested)


def ratios(parts: Numbers, wholes: Numbers) -> list[Estimate]:
    """Estimate Σ parts / Σ wholes over the prompts, for each of k ratios.

    Drops resamples with a denominator of 0.

    Args:
        parts: numerators, [prompts, k].
        wholes: denominators, [prompts, k].
    """
    values = _divided(parts.sum(0), wholes.sum(0))
    prompts = (wholes > 0).sum(0).tolist()
    if max(prompts, default=0) < FEW:
        return [Estimate(_number(value), None, None) for value in values]
    counts = _counts(len(parts))
    drawn = _divided(counts @ parts, counts @ wholes)  # [RESAMPLES, k]
    return [
        Estimate(_number(value), *_bounds(column, number))
        for value, column, number in zip(values, drawn.T, prompts, strict=True)
    ]


def change(parts: Numbers, wholes: Numbers) -> Estimate:
    """Estimate the second of two ratios less the first, from the same resamples.

    Args:
        parts: numerators, [prompts, 2].
        wholes: denominators, [prompts, 2].
    """
    first, second = _divided(parts.sum(0), wholes.sum(0))
    counts = _counts(len(parts))
    before, after = _divided(counts @ parts, counts @ wholes).T
    prompts = int((wholes > 0).all(1).sum())
    return Estimate(_number(second - first), *_bounds(after - before, prompts))


@lru_cache(maxsize=8)
def _counts(prompts: int) -> Numbers:
    """Return how often each resample draws each prompt, [RESAMPLES, prompts]."""
    generator = np.random.default_rng([SEED, prompts])
    even = np.full(prompts, 1 / prompts)
    return generator.multinomial(prompts, even, size=RESAMPLES).astype(np.float64)


def _divided(parts: Numbers, wholes: Numbers) -> Numbers:
    """Divide, with NaN where the denominator is 0; times of a forged file may overflow."""
    with np.errstate(over="ignore"):
        return np.divide(parts, wholes, out=np.full(parts.shape, np.nan), where=wholes > 0)


def _bounds(drawn: Numbers, prompts: int) -> tuple[float | None, float | None]:
    """Return the expanded percentiles of resampled ratios, ignoring non-finite ones."""
    drawn = drawn[np.isfinite(drawn)]
    if not len(drawn) or prompts < FEW:
        return None, None
    tail = NormalDist().cdf(-sqrt(prompts / (prompts - 1)) * student(prompts - 1))
    low, high = np.quantile(drawn, [tail, 1 - tail])
    return float(low), float(high)


def _number(value: float) -> float | None:
    return float(value) if np.isfinite(value) else None


def _cell(setting: CellSettings, kind: str | None, samples: Sequence[Sample]) -> Cell:
    pairs = [
        [
            (s.accepted, s.tested),
            (s.accepted, s.drafted),
            (s.emitted, s.rounds),
            (s.plain, s.seconds),
        ]
        for s in samples
    ]
    table = np.array(pairs, dtype=np.float64)  # [prompts, 4, 2]
    acceptance, efficiency, tau, speedup = ratios(table[..., 0], table[..., 1])
    impossible = is_impossible(speedup.value, tau.value, sum(s.drafted for s in samples))
    return Cell(
        setting,
        kind,
        len(samples),
        acceptance,
        efficiency,
        tau,
        Estimate(None, None, None) if impossible else speedup,
        disturbed_runs(s.disturbed for s in samples),
        impossible,
    )


def _best(setting: CellSettings, kind: str | None, samples: Sequence[Sample]) -> Best | None:
    """Return the best γ; None if no prompt was measured at every γ, or no γ can compete."""
    runs = {(sample.prompt, sample.gamma): sample for sample in _possible(samples)}
    gammas = sorted({gamma for _, gamma in runs})
    asked = sorted({prompt for prompt, _ in runs})
    prompts = [prompt for prompt in asked if all((prompt, gamma) in runs for gamma in gammas)]
    if not prompts:
        return None
    rows = [[runs[prompt, gamma] for gamma in gammas] for prompt in prompts]
    plain = np.array([[1.0, *(sample.plain for sample in row)] for row in rows])
    spent = np.array([[1.0, *(sample.seconds for sample in row)] for row in rows])
    lengths = [0, *gammas]
    best = int(np.nanargmax(_divided(plain.sum(0), spent.sum(0))))  # γ = 0 is never NaN
    sure = None
    if len(prompts) >= FEW:
        counts = _counts(len(prompts))
        winners = np.nanargmax(_divided(counts @ plain, counts @ spent), axis=1)
        shares = np.bincount(winners, minlength=len(lengths)) / RESAMPLES
        sure = dict(zip(lengths, shares.tolist(), strict=True))
    return Best(
        setting.pair,
        setting.scheme,
        setting.temperature,
        kind,
        lengths[best],
        sure,
        len(prompts),
    )


def _possible(samples: Sequence[Sample]) -> Iterator[Sample]:
    """Yield the runs of every γ whose speed-up is possible."""
    for runs in _grouped(samples, lambda sample: sample.gamma).values():
        plain, spent = sum(run.plain for run in runs), sum(run.seconds for run in runs)
        tau = sum(run.emitted for run in runs) / sum(run.rounds for run in runs)
        drafted = sum(run.drafted for run in runs)
        if not is_impossible(plain / spent if spent else None, tau, drafted):
            yield from runs


def _setting(sweep: Sweep, sample: Sample) -> CellSettings:
    return CellSettings(sweep.pair_of(sample), sample.scheme, sample.gamma, sample.temperature)


def _by_kind(sweep: Sweep, samples: Sequence[Sample]) -> Mapping[str | None, list[Sample]]:
    """Group samples by kind in the plan's order, after all samples under None."""
    found = _grouped(samples, sweep.kind_of)
    groups: dict[str | None, list[Sample]] = {None: list(samples)}
    groups |= {kind: found[kind] for kind in sweep.plan.kinds if kind in found}
    return groups


def _grouped(samples: Iterable[Sample], key: Callable[[Sample], Key]) -> dict[Key, list[Sample]]:
    groups: dict[Key, list[Sample]] = {}
    for sample in samples:
        groups.setdefault(key(sample), []).append(sample)
    return groups
