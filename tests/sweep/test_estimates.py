"""The bootstrap, against plain Python and against exact results."""

import math
import random
from collections.abc import Sequence

import numpy as np
import pytest
from msgspec.structs import replace

from specviz.sweep import estimates
from specviz.sweep.estimates import (
    FEW,
    RESAMPLES,
    Estimate,
    best_gammas,
    by_bin,
    cells,
    change,
    ratios,
)
from specviz.sweep.plan import Scheme
from specviz.sweep.samples import Tally
from specviz.sweep.student import student
from support.made_up_sweep import plan, sample, sweep


def slow_interval(
    parts: Sequence[float], wholes: Sequence[float], draws: Sequence[Sequence[int]], tail: float
) -> tuple[float, float]:
    """The textbook bootstrap: draw, divide, sort, cut off a tail at both ends."""
    values = []
    for drawn in draws:
        whole = sum(wholes[i] for i in drawn)
        if whole:
            values.append(sum(parts[i] for i in drawn) / whole)
    values.sort()

    def quantile(share: float) -> float:
        rank = share * (len(values) - 1)
        low = math.floor(rank)
        high = min(low + 1, len(values) - 1)
        return values[low] + (rank - low) * (values[high] - values[low])

    return quantile(tail), quantile(1 - tail)


# Prompts → share of resampled ratios in each tail, by Hesterberg's formula and a table of t.
TAILS = {6: 0.00243, 7: 0.00410, 24: 0.01731, 30: 0.01880, 40: 0.02028}


@pytest.mark.parametrize("prompts", [6, 7, 24])
def test_the_same_draws_give_the_interval_of_plain_python(prompts: int) -> None:
    numbers = random.Random(prompts)
    wholes = [float(numbers.randrange(1, 30)) for _ in range(prompts)]
    parts = [whole * numbers.random() for whole in wholes]
    counts = estimates._counts(prompts).astype(int).tolist()
    draws = [[i for i, times in enumerate(row) for _ in range(times)] for row in counts]
    assert len(draws) == RESAMPLES
    assert {len(drawn) for drawn in draws} == {prompts}
    (found,) = ratios(np.array(parts)[:, None], np.array(wholes)[:, None])
    assert found.value == pytest.approx(sum(parts) / sum(wholes))
    slow = slow_interval(parts, wholes, draws, TAILS[prompts])
    assert (found.low, found.high) == pytest.approx(slow, abs=1e-4)


def test_other_draws_give_nearly_the_same_interval() -> None:
    numbers = random.Random(5)
    wholes = [20.0] * 30
    parts = [20 * numbers.random() for _ in wholes]
    draws = [numbers.choices(range(30), k=30) for _ in range(20_000)]
    (found,) = ratios(np.array(parts)[:, None], np.array(wholes)[:, None])
    slow = slow_interval(parts, wholes, draws, TAILS[30])
    assert (found.low, found.high) == pytest.approx(slow, abs=0.02)


def test_nearly_every_interval_holds_the_truth() -> None:
    """Means of six normal values: plain percentiles hold the truth in 86 %, these in 93 %."""
    values = np.random.default_rng(1).normal(size=(6, 4000))
    held = [
        estimate.low is not None and estimate.high is not None and estimate.low < 0 < estimate.high
        for estimate in ratios(values, np.ones_like(values))
    ]
    assert 0.92 < sum(held) / len(held) < 0.96


def binomial(draws: int, chance: float, share: float) -> int:
    """The least number of successes whose cumulative probability reaches a share."""
    mass, successes = 0.0, 0
    while (mass := mass + _mass(draws, successes, chance)) < share:
        successes += 1
    return successes


def _mass(draws: int, successes: int, chance: float) -> float:
    ways = math.comb(draws, successes)
    return ways * chance**successes * (1 - chance) ** (draws - successes)


def test_a_known_case() -> None:
    """12 of 40 prompts have a ratio of 1, the others of 0: resamples are binomial(40, 0.3) / 40."""
    parts = np.array([1.0] * 12 + [0.0] * 28)[:, None]
    (found,) = ratios(parts, np.ones((40, 1)))
    assert found.value == 0.3
    assert found.low == pytest.approx(binomial(40, 0.3, TAILS[40]) / 40, abs=1 / 40)
    assert found.high == pytest.approx(binomial(40, 0.3, 1 - TAILS[40]) / 40, abs=1 / 40)


@pytest.mark.parametrize("prompts", [1, 2, FEW - 1])
def test_no_interval_from_few_prompts_and_no_ratio_from_nothing(prompts: int) -> None:
    column = np.array([[1.0, 0.0]] * prompts)
    assert ratios(column, 2 * column) == [
        Estimate(0.5, None, None),
        Estimate(None, None, None),
    ]
    assert ratios(np.zeros((3, 1)), np.zeros((3, 1))) == [Estimate(None, None, None)]


def test_prompts_without_a_ratio_do_not_count() -> None:
    """Lookup that drafted for six prompts of 20, then for five: the others have no ratio."""
    table = np.zeros((20, 2))
    table[:6, 0], table[:5, 1] = 4.0, 4.0
    enough, few = ratios(table * 0.75, table)
    assert enough == Estimate(0.75, 0.75, 0.75)
    assert few == Estimate(0.75, None, None)


def test_a_change_is_estimated_prompt_by_prompt() -> None:
    """Prompts differ by up to 0.7 in both ratios, but each gains 0.1 from one to the other."""
    before = np.linspace(0.1, 0.8, 8) * 10
    parts, wholes = np.stack([before, before + 1], 1), np.full((8, 2), 10.0)
    found = change(parts, wholes)
    assert found == pytest.approx((0.1, 0.1, 0.1))
    first, second = ratios(parts, wholes)
    assert first.high is not None
    assert second.low is not None
    assert first.high > second.low
    assert change(parts[:5], wholes[:5])[1:] == (None, None)


def test_a_change_of_an_undefined_ratio_is_none() -> None:
    assert change(np.zeros((8, 2)), np.array([[10.0, 0.0]] * 8)) == (None, None, None)


def test_the_figures_of_a_cell() -> None:
    """Two prompts of code: 9 of 16 tested drafts accepted, then 12 of 15; 20 drafted each."""
    runs = [
        sample(0, accepted=(6, 3), tested=(10, 6), rounds=10, seconds=2.0, plain=3.0),
        sample(1, accepted=(7, 5), tested=(8, 7), rounds=10, seconds=2.0, plain=3.6),
        sample(2, accepted=(1,), tested=(10, 1), rounds=10, seconds=4.0, plain=2.0),
    ]
    both, code, prose = cells(sweep(plan(), runs))
    assert (both.kind, code.kind, prose.kind) == (None, "code", "prose")
    assert (both.prompts, code.prompts, prose.prompts) == (3, 2, 1)
    assert code.setting == ("one", Scheme("model"), 2, 0.0)
    assert code.acceptance.value == pytest.approx(21 / 31)
    assert code.efficiency.value == pytest.approx(21 / 40)
    assert code.tau.value == pytest.approx(41 / 20)
    assert code.speedup.value == pytest.approx(6.6 / 4)
    assert (code.speedup.low, code.speedup.high) == (None, None)
    assert prose.speedup == Estimate(0.5, None, None)
    assert both.speedup.value == pytest.approx(8.6 / 8)


def test_an_impossible_speedup_is_no_measurement() -> None:
    """τ is 1.9; plain decoding took 1.5 times as long as γ = 2, and 4.5 times as long as γ = 4."""
    quiet = [replace(sample(n, 2), jitter=0.1) for n in range(2)]
    busy = [replace(sample(n, 4, plain=9.0), jitter=0.1) for n in range(2)]
    whole = sweep(plan(), [*quiet, *busy])
    both = {cell.setting.gamma: cell for cell in cells(whole) if cell.kind is None}
    assert both[2].speedup.value == 1.5
    assert (both[2].is_impossible, both[2].disturbed) == (False, (0, 2))
    assert both[4].speedup == Estimate(None, None, None)
    assert (both[4].is_impossible, both[4].disturbed) == (True, (2, 2))
    assert [best.gamma for best in best_gammas(whole)] == [2, 2]
    assert best_gammas(sweep(plan(), busy)) == []


def test_runs_without_drafts_may_scatter_around_1() -> None:
    none = replace(sample(0, plain=2.1), drafted=0, emitted=10, jitter=0.1)
    assert (none.disturbed, none.speedup) == (False, 1.05)
    drafted = replace(none, drafted=20)
    assert (drafted.disturbed, drafted.speedup) == (False, None), "chance, but no result"
    assert replace(drafted, plain=2.4).disturbed


def test_the_same_samples_give_the_same_numbers_in_any_order() -> None:
    runs = [sample(n, seconds=n + 1.0) for n in range(4)]
    forward, backward = cells(sweep(plan(), runs)), cells(sweep(plan(), runs[::-1]))
    for a, b in zip(forward, backward, strict=True):
        assert a[:3] == b[:3]
        for one, other in zip(a[3:], b[3:], strict=True):
            assert one == pytest.approx(other)


def test_the_best_gamma_and_how_sure() -> None:
    """γ = 4 gains much on prompt 0, loses a little on others, and wins if prompt 0 is drawn."""
    runs = [sample(0, 2, seconds=2.0), sample(0, 4, seconds=0.5)]
    for prompt in range(1, 6):
        runs += [sample(prompt, 2, seconds=2.0), sample(prompt, 4, seconds=2.25)]
    runs += [sample(6, 2, seconds=4.0), sample(6, 4, seconds=5.0)]
    both, code, prose = best_gammas(sweep(plan(["code"] * 6 + ["prose"]), runs))
    assert (code.kind, code.gamma, code.prompts) == ("code", 4, 6)
    assert code.sure is not None
    assert sum(code.sure.values()) == pytest.approx(1)
    assert code.sure[2] == pytest.approx((5 / 6) ** 6, abs=0.04)  # the first was not drawn
    assert code.sure[0] == 0
    assert (prose.gamma, prose.sure, prose.prompts) == (0, None, 1)  # plain decoding was faster
    assert both.prompts == 7


def test_only_prompts_measured_at_every_gamma_are_compared() -> None:
    runs = [sample(0, 2, seconds=2.0), sample(0, 4, seconds=2.5), sample(1, 4, seconds=0.1)]
    both, code = best_gammas(sweep(plan(), runs))
    assert (both.gamma, both.prompts) == (code.gamma, code.prompts) == (2, 1)
    assert best_gammas(sweep(plan(), [sample(0, 2), sample(1, 4)])) == []


def test_settings_are_kept_apart() -> None:
    wide = plan(drafters=("model", "lookup"), temperatures=(0.0, 0.7))
    runs = [
        sample(0, gamma, drafter=drafter, temperature=temperature)
        for gamma in (2, 4)
        for drafter in ("model", "lookup")
        for temperature in (0.0, 0.7)
    ]
    found = cells(sweep(wide, runs))
    assert len({cell.setting for cell in found}) == 8
    assert len(found) == 16  # each with all kinds together, and its only kind
    assert len(best_gammas(sweep(wide, runs))) == 8


def test_acceptance_by_bin_draws_the_runs_of_a_prompt_together() -> None:
    runs = [
        replace(sample(0, 2), overlaps=Tally((0, 10, 0, 6), (0, 2, 0, 6))),
        replace(sample(0, 4), overlaps=Tally((0, 10, 0, 6), (0, 4, 0, 6))),
        *(replace(sample(n, 2), overlaps=Tally((0, 20), (0, 20))) for n in range(1, 6)),
    ]
    none, some, nothing, last = by_bin(runs, "overlaps")
    assert none == nothing == Estimate(None, None, None)
    assert some.value == pytest.approx(106 / 120)
    assert some.high == 1.0  # in a third of the resamples the first prompt is not drawn
    assert some.low == pytest.approx((2 * 20 + 4 * 6) / 120)  # drawn four times of six, in 0.8 %
    assert last == Estimate(1.0, None, None)  # one prompt
    slots = by_bin(runs, "slots")
    assert [estimate.value for estimate in slots] == pytest.approx([0.6, 0.5])
    assert by_bin([], "slots") == []


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (29, 2.045), (999, 1.962)]
)
def test_quantiles_of_student(freedom: int, t: float) -> None:
    """Values from tables of Student's distribution."""
    assert student(freedom) == pytest.approx(t, abs=6e-4)
