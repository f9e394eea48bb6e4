"""The mathematics of one position, against its definitions and against slow oracles."""

import math
from collections import Counter
from itertools import accumulate

import numpy as np
import pytest
import torch
from hypothesis import example, given
from hypothesis import strategies as st
from torch import Tensor

from specviz.decoding.rules import JUDGES
from specviz.sampling import (
    Chance,
    SeededChance,
    checksum,
    entropy,
    overlap,
    residual,
    to_probs,
)
from support.scripted import CPU, slow_shape
from support.tape import Tape

logit = st.floats(-30, 30, allow_nan=False)
logits = st.lists(logit, min_size=2, max_size=8)
tied_logits = st.lists(st.integers(-2, 2).map(float), min_size=2, max_size=8)
temperatures = st.floats(0.05, 2)
top_ks = st.integers(0, 10)
top_ps = st.floats(0.01, 1)


@st.composite
def distributions(draw: st.DrawFn) -> tuple[Tensor, Tensor]:
    """Pairs (p, q) over the same tokens, some of them impossible."""
    size = draw(st.integers(2, 8))
    weight = st.one_of(st.just(0.0), st.floats(1e-6, 1))
    rows = []
    for _ in range(2):
        weights = draw(st.lists(weight, min_size=size, max_size=size).filter(any))
        rows.append(torch.tensor(weights, dtype=torch.float64) / sum(weights))
    return rows[0], rows[1]


# The identity


@given(distributions())
def test_accepted_and_corrected_make_the_target(pq: tuple[Tensor, Tensor]) -> None:
    """q·min(1, p/q) + (1 − β)·residual = p, for every token."""
    p, q = pq
    accepted = torch.where(q > 0, q * (p / q).clamp(max=1), 0)
    made = accepted + (1 - overlap(p, q)) * residual(p, q)
    assert torch.allclose(made, p, rtol=0, atol=1e-12)


@given(distributions())
def test_overlap_is_one_minus_total_variation(pq: tuple[Tensor, Tensor]) -> None:
    p, q = pq
    variation = (p - q).abs().sum() / 2
    assert overlap(p, q).item() == pytest.approx(1 - variation.item(), abs=1e-12)


def test_overlap_of_a_known_pair() -> None:
    p, q = torch.tensor([0.4, 0.35, 0.25]), torch.tensor([0.5, 0.3, 0.2])
    assert overlap(p, q).item() == pytest.approx(0.9)


def test_overlap_of_rows() -> None:
    p = torch.tensor([[1.0, 0.0], [0.5, 0.5]])
    q = torch.tensor([[0.0, 1.0], [0.5, 0.5]])
    assert overlap(p, q).tolist() == [0, 1]


# The residual


@given(distributions())
def test_residual_is_a_distribution_where_the_target_exceeds_the_draft(
    pq: tuple[Tensor, Tensor],
) -> None:
    p, q = pq
    rest = residual(p, q)
    assert rest.sum().item() == pytest.approx(1)
    if not torch.equal(p, q):
        assert torch.equal(rest > 0, p > q)


def test_residual_of_a_known_pair() -> None:
    p, q = torch.tensor([0.4, 0.35, 0.25]), torch.tensor([0.5, 0.3, 0.2])
    assert residual(p, q).tolist() == pytest.approx([0, 0.5, 0.5])


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_residual_of_equals_is_the_target(dtype: torch.dtype) -> None:
    p = torch.tensor([0.1, 0.2, 0.7], dtype=dtype)
    assert torch.equal(residual(p, p.clone()), p)


def test_residual_without_mass_is_the_target() -> None:
    """Rounding may leave q nowhere below p."""
    p = torch.tensor([0.3, 0.7])
    q = torch.nextafter(p, torch.ones(2))
    assert torch.equal(residual(p, q), p)


def test_residual_of_no_draft_is_the_target() -> None:
    p = torch.tensor([0.1, 0.2, 0.7])
    assert torch.allclose(residual(p, torch.zeros(3)), p)


def test_residual_of_the_least_mass_is_a_distribution() -> None:
    p = torch.tensor([0.5, 0.5])
    q = torch.tensor([0.5, torch.nextafter(p[1], torch.tensor(0.0)).item()])
    assert residual(p, q).tolist() == [0, 1]


# Logits to probabilities


@given(logits, temperatures, top_ks, top_ps)
def test_probabilities_sum_to_one(row: list[float], temperature: float, k: int, p: float) -> None:
    shaped = to_probs(torch.tensor(row, dtype=torch.float64), temperature, k, p)
    assert shaped.sum().item() == pytest.approx(1, abs=1e-12)
    assert (shaped >= 0).all()


@given(logits, temperatures, top_ks)
def test_top_k_against_the_oracle(row: list[float], temperature: float, k: int) -> None:
    shaped = to_probs(torch.tensor(row, dtype=torch.float64), temperature, k)
    assert shaped.tolist() == pytest.approx(slow_shape(row, temperature, k), abs=1e-12)


@given(logits, temperatures, top_ks, top_ps)
def test_top_p_against_the_oracle(row: list[float], temperature: float, k: int, p: float) -> None:
    if near_the_edge(row, temperature, k, p):
        return  # rounding decides
    shaped = to_probs(torch.tensor(row, dtype=torch.float64), temperature, k, p)
    assert shaped.tolist() == pytest.approx(slow_shape(row, temperature, k, p), abs=1e-12)


def near_the_edge(row: list[float], temperature: float, k: int, p: float) -> bool:
    """Whether the mass of some set of likeliest tokens equals p up to rounding."""
    masses = torch.tensor(sorted(slow_shape(row, temperature, k), reverse=True)).cumsum(0)
    return bool(((masses - p).abs() < 1e-6).any())


@given(tied_logits, top_ks)
def test_equals_pass_top_k_together(row: list[float], k: int) -> None:
    shaped = to_probs(torch.tensor(row, dtype=torch.float64), 1, k)
    assert shaped.tolist() == pytest.approx(slow_shape(row, 1, k), abs=1e-12)


@given(tied_logits, top_ps)
def test_top_p_keeps_the_first_of_equals(row: list[float], p: float) -> None:
    if near_the_edge(row, 1, 0, p):
        return
    shaped = to_probs(torch.tensor(row, dtype=torch.float64), 1, 0, p)
    assert shaped.tolist() == pytest.approx(slow_shape(row, 1, 0, p), abs=1e-12)


@pytest.mark.parametrize("size", [10, 100, 5000])
def test_top_p_keeps_the_first_of_many_equals(size: int) -> None:
    shaped = to_probs(torch.zeros(size, dtype=torch.float64), 1, 0, 0.3951)
    assert shaped.nonzero()[:, 0].tolist() == list(range(math.ceil(0.3951 * size)))


@given(st.sets(st.integers(-3000, 3000), min_size=2, max_size=8), temperatures, top_ks, top_ps)
def test_probabilities_keep_the_order(row: set[int], temperature: float, k: int, p: float) -> None:
    rising = torch.tensor(sorted(row)) / 100
    assert (to_probs(rising, temperature, k, p).diff() >= 0).all()


@given(
    st.lists(st.floats(-20, 20, width=32), min_size=20, max_size=60),
    st.floats(0.9999, 1, exclude_max=True),
)
def test_top_p_leaves_no_holes(row: list[float], p: float) -> None:
    """Near 1, where float32 sums are coarser than the probabilities of single tokens."""
    kept = to_probs(torch.tensor(row), 1, 0, p) > 0
    least = min(value for value, keep in zip(row, kept.tolist(), strict=True) if keep)
    assert all(keep for value, keep in zip(row, kept.tolist(), strict=True) if value > least)


def test_top_p_keeps_the_smallest_set_that_suffices() -> None:
    row = torch.tensor([0.5, 0.3, 0.2], dtype=torch.float64).log()
    assert (to_probs(row, 1, 0, 0.49) > 0).tolist() == [True, False, False]
    assert (to_probs(row, 1, 0, 0.51) > 0).tolist() == [True, True, False]
    assert (to_probs(row, 1, 0, 0.79) > 0).tolist() == [True, True, False]
    assert (to_probs(row, 1, 0, 0.81) > 0).tolist() == [True, True, True]


def test_top_k_comes_before_top_p() -> None:
    """The best two of .5 .3 .2 become .625 .375, so the first alone reaches .6."""
    row = torch.tensor([0.5, 0.3, 0.2], dtype=torch.float64).log()
    assert to_probs(row, 1, 2, 0.6).tolist() == [1, 0, 0]
    assert to_probs(row, 1, 0, 0.6).tolist() == pytest.approx([0.625, 0.375, 0])


@pytest.mark.parametrize("dtype", [torch.float16, torch.float32, torch.float64])
@pytest.mark.parametrize("top_p", [0.01, 1e-6, 1e-40, 1e-300, 5e-324])
def test_tiny_top_p_keeps_one_token(top_p: float, dtype: torch.dtype) -> None:
    row = torch.tensor([0.0, 2.0, 1.0], dtype=dtype)
    assert to_probs(row, 1, 0, top_p).tolist() == [0, 1, 0]


@pytest.mark.parametrize("k", [3, 4, 1000])
def test_top_k_of_all_or_more_cuts_nothing(k: int) -> None:
    row = torch.tensor([0.0, 2.0, 1.0])
    assert torch.equal(to_probs(row, 1, k), to_probs(row, 1))


# Temperature


@given(logits)
def test_greedy_is_all_on_the_likeliest(row: list[float]) -> None:
    shaped = to_probs(torch.tensor(row, dtype=torch.float64), 0, 3, 0.5)
    assert shaped.sum() == 1
    assert shaped[row.index(max(row))] == 1


@given(st.lists(st.integers(-10, 10).map(float), min_size=2, max_size=8, unique=True))
def test_greedy_is_the_limit_of_cold(row: list[float]) -> None:
    tensor = torch.tensor(row, dtype=torch.float64)
    assert torch.allclose(to_probs(tensor, 0.02), to_probs(tensor, 0), rtol=0, atol=1e-12)


@pytest.mark.parametrize("dtype", [torch.float16, torch.float32, torch.float64])
@pytest.mark.parametrize("temperature", [1e-2, 1e-10, 1e-40, 1e-300, 5e-324])
def test_the_coldest_is_greedy(temperature: float, dtype: torch.dtype) -> None:
    """No temperature is so low that it overflows."""
    row = torch.tensor([[0.0, 20.0, 10.0], [-30.0, -40.0, -50.0]], dtype=dtype)
    assert to_probs(row, temperature).tolist() == [[0, 1, 0], [1, 0, 0]]
    assert to_probs(row, temperature, 2, 0.5).tolist() == [[0, 1, 0], [1, 0, 0]]


def test_temperature_two_is_the_root() -> None:
    row = torch.tensor([0.64, 0.36], dtype=torch.float64).log()
    assert to_probs(row, 2).tolist() == pytest.approx([0.8 / 1.4, 0.6 / 1.4])


# Precision


@given(logits, temperatures, top_ks)
@example([0.0, 1e-4, 2e-4], 1.0, 0)
def test_half_precision_is_widened_first(row: list[float], temperature: float, k: int) -> None:
    half = torch.tensor(row, dtype=torch.float16)
    shaped = to_probs(half, temperature, k)
    assert shaped.dtype is torch.float32
    assert torch.equal(shaped, to_probs(half.float(), temperature, k))


def test_double_precision_stays() -> None:
    assert to_probs(torch.zeros(3, dtype=torch.float64), 1).dtype is torch.float64
    assert to_probs(torch.zeros(3, dtype=torch.float64), 0).dtype is torch.float64


def test_rows_are_independent() -> None:
    rows = torch.randn(5, 7, generator=torch.Generator().manual_seed(1))
    together = to_probs(rows, 0.7, 4, 0.8)
    assert torch.equal(together, torch.stack([to_probs(row, 0.7, 4, 0.8) for row in rows]))


def test_logits_are_left_alone() -> None:
    row = torch.tensor([0.0, 2.0, 1.0])
    to_probs(row, 0.5, 2, 0.5)
    assert row.tolist() == [0, 2, 1]


# Entropy


def test_entropy_of_known_distributions() -> None:
    rows = torch.tensor([[0.5, 0.5, 0.0], [1.0, 0.0, 0.0]], dtype=torch.float64)
    assert entropy(rows).tolist() == pytest.approx([math.log(2), 0])


# Chance


class Given(Chance):
    """A chance that returns given uniform numbers and the likeliest token."""

    def __init__(self, *numbers: float) -> None:
        self.numbers = numbers
        self.asked: list[Tensor] = []

    def token(self, p: Tensor) -> Tensor:
        self.asked.append(p)
        return p.argmax(-1, keepdim=True)

    def uniforms(self, thresholds: Tensor) -> Tensor:
        self.asked.append(thresholds)
        return torch.tensor(self.numbers, dtype=thresholds.dtype)


P = torch.tensor([[0.4, 0.35, 0.25], [0.1, 0.8, 0.1], [0.2, 0.2, 0.6]], dtype=torch.float64)
Q = torch.tensor([[0.5, 0.3, 0.2], [0.4, 0.4, 0.2]], dtype=torch.float64)


def test_early_mismatch() -> None:
    """p/q = .8, so a draw of .8 rejects, whatever comes later."""
    chance = Given(0.8, 0.0)
    verdict = JUDGES["token"].chain(P, Q, torch.tensor([0, 1]), chance)
    assert verdict.accepted.tolist() == [0]
    assert chance.asked[0].tolist() == pytest.approx([0.8, 1])
    assert chance.asked[1].tolist() == pytest.approx([0, 0.5, 0.5])


def test_late_mismatch() -> None:
    chance = Given(0.79, 0.25)
    verdict = JUDGES["token"].chain(P, Q, torch.tensor([0, 0]), chance)
    assert verdict.accepted.tolist() == [1]
    assert chance.asked[1].tolist() == pytest.approx([0, 1, 0])
    assert verdict.final.tolist() == [1]


def test_no_mismatch() -> None:
    chance = Given(0.79, 0.999)
    verdict = JUDGES["token"].chain(P, Q, torch.tensor([0, 1]), chance)
    assert verdict.accepted.tolist() == [2]
    assert torch.allclose(chance.asked[1], P[2])
    assert verdict.final.tolist() == [2]


def test_nothing_drafted() -> None:
    chance = Given()
    empty = torch.empty(0, dtype=torch.long)
    verdict = JUDGES["token"].chain(P[:1], torch.empty(0, 3), empty, chance)
    assert verdict.accepted.tolist() == [0]
    assert torch.allclose(chance.asked[1], P[0])


def test_impossible_for_the_target_is_never_accepted() -> None:
    p = torch.tensor([[0.0, 1.0], [0.5, 0.5]])
    verdict = JUDGES["token"].chain(p, torch.tensor([[1.0, 0.0]]), torch.tensor([0]), Given(0.0))
    assert verdict.accepted.tolist() == [0]
    assert verdict.final.tolist() == [1]


def test_seed_and_round_decide_all_numbers() -> None:
    p, t = torch.full((50,), 0.02), torch.zeros(8)

    def numbers(seed: int, number: int) -> tuple[list[int], list[float]]:
        chance = SeededChance(seed, number, CPU)
        return [int(chance.token(p)) for _ in range(8)], chance.uniforms(t).tolist()

    assert numbers(1, 2) == numbers(1, 2)
    seen = [numbers(seed, number) for seed in range(4) for number in range(4)]
    assert len({str(both) for both in seen}) == 16


def test_other_random_numbers_are_left_alone() -> None:
    torch.manual_seed(1)
    expected = torch.rand(1)
    torch.manual_seed(1)
    chance = SeededChance(3, 0, CPU)
    chance.token(torch.ones(3) / 3)
    chance.uniforms(torch.zeros(3))
    assert torch.equal(torch.rand(1), expected)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_tokens_by_inversion_against_a_slow_search(dtype: torch.dtype) -> None:
    for seed in range(200):
        weights = torch.rand(2 + 7 * (seed % 50), generator=torch.Generator().manual_seed(seed))
        p = (weights * (weights > 0.3) + 1e-6).to(dtype)
        p /= p.sum()
        state = int(np.random.SeedSequence([seed, 5]).generate_state(1, np.uint32)[0])
        generator = torch.Generator().manual_seed(state)
        u = torch.rand(1, generator=generator, dtype=torch.float64).item()
        masses = list(accumulate(p.tolist()))
        slow = next(i for i, mass in enumerate(masses) if mass > u * masses[-1])
        assert SeededChance(seed, 5, CPU).token(p).tolist() == [slow]


@pytest.mark.parametrize("sure", [False, True])
def test_tokens_of_many_rows_are_those_of_one_row_after_another(sure: bool) -> None:
    p = torch.rand(9, 40, generator=torch.Generator().manual_seed(1)).softmax(-1)
    p = to_probs(p.log(), 0) if sure else p
    both, single = (SeededChance(4, 2, CPU, sure=sure) for _ in range(2))
    assert both.tokens(p).tolist() == [int(single.token(row)) for row in p]
    assert torch.equal(both.uniforms(p[0]), single.uniforms(p[0]))


def test_a_plain_step_waits_for_few_operations() -> None:
    """A number (two kernels), the sum and its two ends, a product and a search."""
    chance, p = SeededChance(1, 0, CPU), torch.rand(40)
    with Tape() as tape:
        chance.token(p)
    assert len(tape._calls) <= 7


def test_a_token_without_mass_is_never_drawn() -> None:
    p = torch.tensor([0.0, 0.0, 1e-30, 0.0, 0.5, 0.0, 0.5, 0.0])
    drawn = {int(SeededChance(seed, 0, CPU).token(p)) for seed in range(500)}
    assert drawn == {4, 6}


def test_many_draws_follow_the_distribution() -> None:
    """χ² with 3 degrees of freedom; the seeds are fixed."""
    p, n = torch.tensor([0.1, 0.2, 0.3, 0.4]), 4000
    chance = SeededChance(1, 0, CPU)
    seen = Counter(int(chance.token(p)) for _ in range(n))
    expected = {i: n * share for i, share in enumerate(p.tolist())}
    assert sum((seen[i] - e) ** 2 / e for i, e in expected.items()) < 16.27  # p = 0.001


def test_a_distribution_of_nan_gives_some_token() -> None:
    """A draft that overflowed is rejected anyway, but it must be a valid token."""
    token = SeededChance(3, 0, CPU).token(torch.full((5,), math.nan))
    assert 0 <= int(token) < 5


@pytest.mark.parametrize("bad", [math.nan, math.inf])
@pytest.mark.parametrize("temperature", [0, 1e-6, 0.7])
def test_checksum_finds_nan_and_infinity(bad: float, temperature: float) -> None:
    rows = torch.zeros(3, 5)
    assert checksum(rows, to_probs(rows, temperature)).isfinite().tolist() == [True]
    rows[:, 1] = -math.inf  # rules a token out
    assert checksum(rows, to_probs(rows, temperature)).isfinite().tolist() == [True]
    rows[2, 3] = bad
    assert checksum(rows, to_probs(rows, temperature)).isfinite().tolist() == [False]


def test_checksum_finds_a_scaling_that_overflows() -> None:
    rows = torch.tensor([[0.0, 1e38, 2e38]])
    assert checksum(rows, to_probs(rows, 1.0)).isfinite().tolist() == [True]
    assert checksum(rows, to_probs(rows, 1e-3)).isfinite().tolist() == [False]


@pytest.mark.parametrize("seed", [0, 2**32 - 1])
def test_uniforms_are_below_one(seed: int) -> None:
    numbers = SeededChance(seed, 0, CPU).uniforms(torch.zeros(100_000))
    assert 0 <= numbers.min() < 0.001
    assert 0.999 < numbers.max() < 1


def test_a_sure_chance_draws_no_random_numbers() -> None:
    sure, drawing = SeededChance(3, 0, CPU, sure=True), SeededChance(3, 0, CPU)
    certain = torch.tensor([0.0, 0.0, 1.0, 0.0])
    assert sure.token(certain).tolist() == drawing.token(certain).tolist() == [2]
    untouched = SeededChance(3, 0, CPU).uniforms(torch.zeros(4))
    assert torch.equal(sure.uniforms(torch.zeros(4)), untouched)
