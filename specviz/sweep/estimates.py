"""What a sweep says in numbers, each with its spread.

Every number is a ratio of sums over runs: pooled, so that long runs count for more than short
ones. Its interval is the percentile bootstrap over prompts (Efron and Tibshirani 1993, chapter
13): prompts are drawn with replacement as often as there are, the ratio is taken anew, and the
middle 95 % of RESAMPLES such ratios are the interval. One prompt says nothing of spread, so it
has no interval. The draws are seeded: the same samples give the same numbers.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from specviz.sweep.samples import Sample, Sweep, Tally

RESAMPLES = 2000
LEVEL = 0.95
SEED = 0

Key = TypeVar("Key")
Numbers = NDArray[np.float64]
Fold = Literal["slots", "entropies", "overlaps", "words"]


class Estimate(NamedTuple):
    """A ratio and its 95 % bootstrap interval.

    None: nothing to divide by; and of the bounds, fewer than two prompts.
    """

    value: float | None
    low: float | None
    high: float | None


class CellSettings(NamedTuple):
    """What the runs of a cell have in common."""

    pair: str
    drafter: str
    gamma: int
    temperature: float


class Cell(NamedTuple):
    """The runs of one setting on one kind of prompt.

    Attributes:
        kind: None: all kinds together.
        prompts: how many runs, each on another prompt.
        acceptance: α = accepted / tested.
        efficiency: accepted / drafted.
        tau: τ, tokens emitted per round.
        speedup: plain seconds / speculative seconds, for the same number of tokens.
    """

    setting: CellSettings
    kind: str | None
    prompts: int
    acceptance: Estimate
    efficiency: Estimate
    tau: Estimate
    speedup: Estimate


class Best(NamedTuple):
    """The draft length that gave most for one kind of prompt.

    Attributes:
        kind: None: all kinds together.
        gamma: with the highest speed-up; 0: plain decoding, all others were slower.
        sure: by γ, the share of resamples in which it is the best; None with one prompt.
        prompts: how many were measured at every γ; only those are compared.
    """

    pair: str
    drafter: str
    temperature: float
    kind: str | None
    gamma: int
    sure: dict[int, float] | None
    prompts: int


def cells(sweep: Sweep) -> list[Cell]:
    """All cells that have a run: of each setting all kinds together, then each kind."""
    found = _grouped(sweep.samples, lambda sample: _setting(sweep, sample))
    return [
        _cell(setting, kind, chosen)
        for setting, samples in found.items()
        for kind, chosen in _by_kind(sweep, samples).items()
    ]


def best_gammas(sweep: Sweep) -> list[Best]:
    """The best γ of each pair, drafter and temperature: for all kinds together, then each kind.

    Plain decoding stands among them as γ = 0, with a speed-up of 1. All are resampled alike, so
    that a prompt that is easy at every γ favours none.
    """
    found = _grouped(sweep.samples, lambda sample: _setting(sweep, sample)._replace(gamma=0))
    answers = (
        _best(setting, kind, chosen)
        for setting, samples in found.items()
        for kind, chosen in _by_kind(sweep, samples).items()
    )
    return [best for best in answers if best is not None]


def by_bin(samples: Sequence[Sample], fold: Fold) -> list[Estimate]:
    """The acceptance rate of tested drafts in each bin of one of the samples' tallies.

    Runs of one prompt are drawn together: they are no independent evidence.
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
    """Σ parts / Σ wholes over the prompts, for each of k ratios; parts, wholes: [prompts, k].

    Resamples in which there is nothing to divide by are left out.
    """
    values = _divided(parts.sum(0), wholes.sum(0))
    if len(parts) < 2:
        return [Estimate(_number(value), None, None) for value in values]
    counts = _counts(len(parts))
    drawn = _divided(counts @ parts, counts @ wholes)  # [RESAMPLES, k]
    return [
        Estimate(_number(value), *_middle(column))
        for value, column in zip(values, drawn.T, strict=True)
    ]


@lru_cache(maxsize=8)
def _counts(prompts: int) -> Numbers:
    """How often each prompt is drawn in each resample: [RESAMPLES, prompts]."""
    generator = np.random.default_rng([SEED, prompts])
    even = np.full(prompts, 1 / prompts)
    return generator.multinomial(prompts, even, size=RESAMPLES).astype(np.float64)


def _divided(parts: Numbers, wholes: Numbers) -> Numbers:
    """NaN where there is nothing to divide by."""
    return np.divide(parts, wholes, out=np.full(parts.shape, np.nan), where=wholes > 0)


def _middle(drawn: Numbers) -> tuple[float | None, float | None]:
    """The bounds of the middle LEVEL of resampled ratios, those without one left out."""
    drawn = drawn[~np.isnan(drawn)]
    if not len(drawn):
        return None, None
    low, high = np.quantile(drawn, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return float(low), float(high)


def _number(value: float) -> float | None:
    return None if np.isnan(value) else float(value)


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
    return Cell(setting, kind, len(samples), *ratios(table[..., 0], table[..., 1]))


def _best(setting: CellSettings, kind: str | None, samples: Sequence[Sample]) -> Best | None:
    """None where no prompt was measured at every γ that there is."""
    runs = {(sample.prompt, sample.gamma): sample for sample in samples}
    gammas = sorted({gamma for _, gamma in runs})
    asked = sorted({prompt for prompt, _ in runs})
    prompts = [prompt for prompt in asked if all((prompt, gamma) in runs for gamma in gammas)]
    if not prompts:
        return None
    rows = [[runs[prompt, gamma] for gamma in gammas] for prompt in prompts]
    plain = np.array([[1.0, *(sample.plain for sample in row)] for row in rows])
    spent = np.array([[1.0, *(sample.seconds for sample in row)] for row in rows])
    lengths = [0, *gammas]
    best = int(np.argmax(_divided(plain.sum(0), spent.sum(0))))
    sure = None
    if len(prompts) > 1:
        counts = _counts(len(prompts))
        winners = np.argmax(_divided(counts @ plain, counts @ spent), axis=1)
        shares = np.bincount(winners, minlength=len(lengths)) / RESAMPLES
        sure = dict(zip(lengths, shares.tolist(), strict=True))
    return Best(
        setting.pair,
        setting.drafter,
        setting.temperature,
        kind,
        lengths[best],
        sure,
        len(prompts),
    )


def _setting(sweep: Sweep, sample: Sample) -> CellSettings:
    return CellSettings(sweep.pair_of(sample), sample.drafter, sample.gamma, sample.temperature)


def _by_kind(sweep: Sweep, samples: Sequence[Sample]) -> Mapping[str | None, list[Sample]]:
    """All together under None, then by kind in the order of the plan."""
    found = _grouped(samples, sweep.kind_of)
    groups: dict[str | None, list[Sample]] = {None: list(samples)}
    groups |= {kind: found[kind] for kind in sweep.plan.kinds if kind in found}
    return groups


def _grouped(samples: Iterable[Sample], key: Callable[[Sample], Key]) -> dict[Key, list[Sample]]:
    groups: dict[Key, list[Sample]] = {}
    for sample in samples:
        groups.setdefault(key(sample), []).append(sample)
    return groups
