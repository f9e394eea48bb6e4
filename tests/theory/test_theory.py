"""The formulas: against the papers, against simulation, against one another."""

import itertools
import math
import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.theory.architectures import ARCHITECTURES, QWEN3_MOE
from specviz.theory.roofline import (
    GPUS,
    VARIANTS,
    Hardware,
    Weights,
    in_batch,
    memory,
    step_seconds,
    waits_for_memory,
)
from specviz.theory.scenario import Scenario
from specviz.theory.serving import bill, length_speedup, paying_length
from specviz.theory.speculation import (
    RoundCosts,
    affordable_draft,
    alpha_of_efficiency,
    break_even,
    draft_efficiency,
    expected_tokens,
    expected_tokens_by_slot,
    papers_speedup,
    speedup,
    step_by_step,
    verify_through,
)

ALPHA = st.floats(0.01, 0.99)
GAMMA = st.integers(1, 12)
COST = st.floats(0.01, 1.5)


def one(width: int) -> float:
    """Verification cost as the paper assumes it: any width costs one step."""
    return float(width > 0)


# Tokens of a round


@given(ALPHA, GAMMA)
def test_expected_tokens_is_the_closed_form(alpha: float, gamma: int) -> None:
    closed = (1 - alpha ** (gamma + 1)) / (1 - alpha)
    assert expected_tokens(alpha, gamma) == pytest.approx(closed, rel=1e-9)


def test_expected_tokens_at_the_ends() -> None:
    assert expected_tokens(0, 5) == 1
    assert expected_tokens(1, 5) == 6
    assert expected_tokens(0.8, 0) == 1


def exactly(alphas: list[float], of: Callable[[int], float]) -> float:
    """The expectation of a function of the number of accepted drafts, over all outcomes."""
    total = 0.0
    for verdicts in itertools.product((True, False), repeat=len(alphas)):
        chance = math.prod(a if yes else 1 - a for a, yes in zip(alphas, verdicts, strict=True))
        accepted = next((i for i, yes in enumerate(verdicts) if not yes), len(alphas))
        total += chance * of(accepted)
    return total


@given(st.lists(st.floats(0, 1), min_size=1, max_size=6))
def test_tokens_by_slot_against_enumeration(alphas: list[float]) -> None:
    counted = exactly(alphas, lambda accepted: accepted + 1)
    assert expected_tokens_by_slot(alphas) == pytest.approx(counted)


@given(ALPHA, st.integers(1, 6))
def test_efficiency_against_enumeration(alpha: float, gamma: int) -> None:
    assert draft_efficiency(alpha, gamma) == pytest.approx(
        exactly([alpha] * gamma, lambda accepted: accepted) / gamma
    )


def test_against_a_simulation() -> None:
    alpha, gamma, rounds, chance = 0.7, 4, 40_000, random.Random(0)
    tokens = tested = accepted = 0
    for _ in range(rounds):
        run = next((i for i in range(gamma) if chance.random() >= alpha), gamma)
        tokens += run + 1
        accepted += run
        tested += min(run + 1, gamma)
    assert tokens / rounds == pytest.approx(expected_tokens(alpha, gamma), rel=0.01)
    assert accepted / (rounds * gamma) == pytest.approx(draft_efficiency(alpha, gamma), rel=0.01)
    assert accepted / tested == pytest.approx(alpha, rel=0.01)


# Speed-up


def test_the_table_of_optimal_gammas() -> None:
    """Best γ and its speed-up for a cost and an acceptance rate, v = 1."""
    table = {
        0.90: ((0, 1.0), (0, 1.0), (0, 1.0), (0, 1.0)),
        0.48: ((1, 1.08), (1, 1.15), (2, 1.24), (3, 1.41)),
        0.15: ((2, 1.51), (3, 1.75), (5, 2.11), (8, 2.78)),
        0.05: ((4, 1.92), (6, 2.35), (8, 3.09), (13, 4.67)),
    }
    for c, row in table.items():
        for alpha, (gamma, gain) in zip((0.6, 0.7, 0.8, 0.9), row, strict=True):
            assert RoundCosts(step_by_step(c), one).best_gamma(alpha) == gamma, (c, alpha)
            best = RoundCosts(step_by_step(c), one).speedup(alpha, gamma)
            assert best == pytest.approx(gain, abs=0.006), (c, alpha)


@pytest.mark.parametrize(
    ("alpha", "gamma", "gain"),
    [
        (0.6, 2, 1.96), (0.7, 3, 2.53), (0.8, 2, 2.44), (0.8, 5, 3.69), (0.9, 2, 2.71),
        (0.9, 10, 6.86),
    ],
)  # fmt: skip
def test_leviathans_table_1(alpha: float, gamma: int, gain: float) -> None:
    """Table 1 of arXiv:2211.17192: c = 0, speed."""
    assert papers_speedup(alpha, gamma, step_by_step(0)) == pytest.approx(gain, abs=0.006)


@given(ALPHA, GAMMA, COST)
def test_the_general_formula_contains_the_papers(alpha: float, gamma: int, c: float) -> None:
    theorem = (1 - alpha ** (gamma + 1)) / ((1 - alpha) * (gamma * c + 1))
    assert papers_speedup(alpha, gamma, step_by_step(c)) == pytest.approx(theorem)
    assert RoundCosts(step_by_step(c), one).speedup(alpha, gamma) == pytest.approx(theorem)
    assert speedup(expected_tokens(alpha, gamma), gamma * c, 1.0) == pytest.approx(theorem)


@given(ALPHA, COST)
def test_speculation_helps_if_and_only_if_alpha_is_above_c(alpha: float, c: float) -> None:
    """Corollary 3.9; skips α within 1e-6 of c, where rounding decides."""
    if abs(alpha - c) > 1e-6:
        assert (RoundCosts(step_by_step(c), one).best_gamma(alpha) > 0) == (alpha > c)


@given(GAMMA, COST, st.floats(0.8, 3), st.floats(0, 0.5))
def test_at_break_even_nothing_is_gained(gamma: int, c: float, v: float, o: float) -> None:
    alpha = break_even(gamma, gamma * c, v, o)
    needed = gamma * c + v + o
    if alpha is None:
        assert not 1 <= needed <= gamma + 1
    elif needed <= 1:
        assert alpha == 0, "every acceptance rate pays"
    else:
        assert expected_tokens(alpha, gamma) == pytest.approx(needed)


def test_break_even_of_one_guess_is_its_cost() -> None:
    assert break_even(1, 0.3, 1.0) == pytest.approx(0.3)


@given(ALPHA, GAMMA, st.floats(1, 3), st.floats(0, 0.5), st.floats(0.5, 4))
def test_an_affordable_draft_gains_exactly_that(
    alpha: float, gamma: int, v: float, o: float, gain: float
) -> None:
    draft = affordable_draft(alpha, gamma, v, o, gain)
    assert expected_tokens(alpha, gamma) == pytest.approx(gain * (draft + v + o))


@given(st.floats(0, 1), GAMMA, st.floats(0, 0.1), st.floats(0.5, 1))
def test_no_prediction_exceeds_the_tokens_of_a_round(
    alpha: float, gamma: int, c: float, v: float
) -> None:
    """A round takes at least one plain step, whatever noisy costs add up to."""
    noisy = Scenario(gamma, alpha, c, v, 0.0, gamma)
    assert noisy.speedup(gamma) <= noisy.tokens
    assert noisy.speedup(gamma) == pytest.approx(noisy.tokens / noisy.round_cost)


def test_costly_verification_shortens_the_best_draft() -> None:
    free, dear, prohibitive = (
        RoundCosts(step_by_step(0.05), verify).best_gamma(0.8)
        for verify in (one, verify_through(2.0, 4), verify_through(6.0, 4))
    )
    assert free > dear > prohibitive == 0


def test_verification_on_a_line() -> None:
    verify = verify_through(1.4, 4)
    assert [verify(width) for width in (1, 3, 5, 9)] == pytest.approx([1, 1.2, 1.4, 1.8])


def test_verification_through_the_widths_that_were_measured() -> None:
    widths = [(3, 1.4), (5, 1.2), (9, 1.8)]
    verify = verify_through(1.2, 4, widths)
    assert [verify(width) for width in (1, 3, 5, 9)] == pytest.approx([1, 1.4, 1.2, 1.8])
    assert [verify(width) for width in (2, 4, 7)] == pytest.approx([1.2, 1.3, 1.5])  # between
    assert verify(17) == pytest.approx(1 + 2 * 0.8)  # beyond


@given(st.floats(0.5, 3), st.integers(1, 16), st.floats(0.5, 3), st.floats(0.5, 3))
def test_verification_goes_through_v_whatever_was_measured(
    v: float, gamma: int, three: float, nine: float
) -> None:
    verify = verify_through(v, gamma, [(3, three), (9, nine)])
    assert verify(1) == 1
    assert verify(gamma + 1) == pytest.approx(v)
    line = verify_through(v, gamma, [(3, 1.2), (9, 1.8)])  # points on a line give that line
    assert line(7) == pytest.approx(verify_through(v, gamma)(7))


@given(st.floats(0, 1), GAMMA)
def test_efficiency_and_alpha_are_one_anothers_inverse(alpha: float, gamma: int) -> None:
    back = alpha_of_efficiency(draft_efficiency(alpha, gamma), gamma)
    assert back is not None
    assert draft_efficiency(back, gamma) == pytest.approx(draft_efficiency(alpha, gamma))
    if gamma == 1:
        assert back == pytest.approx(alpha, abs=1e-9)


def test_no_alpha_accepts_more_than_was_drafted() -> None:
    assert alpha_of_efficiency(1.01, 4) is None


# The roofline

SLOW = Hardware("slow", 1e9, 1e12, None, "made up")
BIG, SMALL = Weights(1e9, 2, 1000), Weights(1e8, 2, 100)


def test_a_step_takes_as_long_as_its_slowest_part() -> None:
    assert step_seconds(SLOW, BIG, 1, 1, 0) == 2.0  # 2 GB at 1 GB/s
    assert step_seconds(SLOW, BIG, 1, 1, 10**6) == 4.0  # and 2 GB of cache
    assert step_seconds(SLOW, BIG, 4, 1000, 0) == 8.0  # 8e12 operations at 1e12 /s
    assert waits_for_memory(SLOW, BIG, 1, 1000, 0)
    assert not waits_for_memory(SLOW, BIG, 1, 1001, 0)


def test_verification_costs_one_step_for_one_text_but_not_for_a_large_batch() -> None:
    alone = in_batch(SLOW, BIG, SMALL, 1, 0)
    assert (alone.drafting(1), alone.verify(5)) == (0.1, 1.0)
    assert alone.speedup(0.8, 4) == pytest.approx(papers_speedup(0.8, 4, step_by_step(0.1)))
    many = in_batch(SLOW, BIG, SMALL, 1000, 0)
    assert many.verify(5) == 5.0
    assert many.speedup(0.8, 4) < 1
    assert many.best_gamma(0.8) == 0 < alone.best_gamma(0.8)


def test_drafting_in_one_pass_or_without_a_pass() -> None:
    block = in_batch(SLOW, BIG, SMALL, 1, 0, "block")
    assert block.drafting(1) == block.drafting(8) == 0.1
    wide = in_batch(SLOW, BIG, SMALL, 1000, 0, "block")
    assert wide.drafting(9) == pytest.approx(10 * 0.1)  # compute-bound: by its 10 positions
    lookup = in_batch(SLOW, BIG, SMALL, 1, 0, "none")
    assert lookup.speedup(0.5, 3) == expected_tokens(0.5, 3)


def test_layers_take_their_time_on_any_number_of_devices() -> None:
    deep, shallow = BIG._replace(layers=40), SMALL._replace(layers=40)
    launched = SLOW._replace(layer_seconds=0.001)
    assert step_seconds(launched, deep, 1, 1, 0) == pytest.approx(2.04)
    eight = launched.times(8)
    assert step_seconds(eight, deep, 1, 1, 0) == pytest.approx(0.25 + 0.04)
    alone, spread = (in_batch(on, deep, shallow, 1, 0) for on in (launched, eight))
    assert alone.drafting(1) < 0.12 < 0.22 < spread.drafting(1)  # by layers now, not by weights
    assert (SLOW.times(8).memory, GPUS[0].times(2).memory) == (None, 32e9)


@given(st.floats(0.05, 1), st.integers(2, 64), st.integers(1, 8), st.integers(1, 400))
def test_a_mixture_reads_from_what_one_token_uses_to_everything(
    share: float, experts: int, used: int, tokens: int
) -> None:
    used = min(used, experts)
    mixture = Weights(1e9, 2, 0, active=share * 1e9, experts=experts, used=used)
    reads = [mixture.read(n) for n in (1, tokens, tokens + 1, 10**6)]
    assert reads[0] == pytest.approx(mixture.computed)
    assert reads[0] >= 1e9 * used / experts * (1 - 1e-9)
    assert sorted(reads) == reads
    assert reads[-1] == pytest.approx(1e9)
    assert reads[2] / (tokens + 1) <= reads[1] / tokens * (1 + 1e-9)  # a batch shares experts


def test_what_a_mixture_reads_against_a_simulation() -> None:
    """Each token chooses 2 of 8 experts; an expert has 5 weights, all else 10."""
    dice = random.Random(0)
    mixture = Weights(10 + 8 * 5, 2, 0, active=10 + 2 * 5, experts=8, used=2)
    for tokens in (1, 3, 8):
        seen = [
            len({expert for _ in range(tokens) for expert in dice.sample(range(8), 2)})
            for _ in range(4000)
        ]
        assert mixture.read(tokens) == pytest.approx(10 + 5 * sum(seen) / 4000, rel=0.01)


def test_a_mixture_never_reads_its_untied_embedding_as_a_whole() -> None:
    """However many tokens, and so experts, a pass has; a tied one is the output head."""
    known = ARCHITECTURES[QWEN3_MOE]
    embedding = (known.vocabulary - 1) * known.width
    assert known.weights(2, "free").read(10**6) == pytest.approx(known.parameters - embedding)
    tied = known._replace(tied=True)
    assert tied.weights(2, "free").read(10**6) == pytest.approx(tied.parameters)


def test_memory_counts_weights_and_caches_of_both() -> None:
    parts = memory(BIG, SMALL, 3, 100)
    assert parts == {
        "target_weights": 2e9,
        "draft_weights": 2e8,
        "target_cache": 3 * 100 * 1000 * 2,
        "draft_cache": 3 * 100 * 100 * 2,
    }
    assert Weights(1e9, 0.5, 1000).cache(1) == 2000  # 4-bit weights, 16-bit caches
    assert Weights(1e9, 4, 1000).cache(1) == 4000


def test_named_gpus_are_plausible() -> None:
    """Catches typing errors, by operations per byte and bytes of memory."""
    assert len({gpu.name for gpu in GPUS}) == len(GPUS) >= 8
    for gpu in (*GPUS, *VARIANTS):
        assert 100 < gpu.arithmetic / gpu.bandwidth < 500, gpu.name
        assert gpu.memory is not None
        assert 16e9 <= gpu.memory <= 141e9
        assert gpu.source
        assert gpu.link.startswith("https://")


# Length and cost


def test_a_long_answer_gains_what_a_round_does() -> None:
    long = length_speedup(10**7, 3.0, 1.5, 100, 100)
    assert long == pytest.approx(2.0, rel=1e-3)
    assert length_speedup(1, 3.0, 1.5, 0, 0) == pytest.approx(1 / 1.5)


@given(st.floats(1.2, 8), st.floats(0.5, 8), st.floats(0, 500))
def test_paying_begins_where_the_curve_crosses_one(tau: float, cost: float, spoilt: float) -> None:
    start = paying_length(tau, cost, spoilt)
    if start is None:
        assert length_speedup(10**9, tau, cost, 7, spoilt) <= 1 + 1e-9
        return
    before, after = (length_speedup(n, tau, cost, 7, spoilt) for n in (start * 0.99, start * 1.01))
    assert before <= 1 + 1e-9
    assert after >= 1 - 1e-9


def test_the_bill() -> None:
    assert bill(4, 2.5, 1.6, 0.15) == (4, 3, 2.5 * 730)  # 4 × 1.15 / 1.6 = 2.875
    assert bill(4, 2.5, 1.15, 0.15).after == 4
    assert bill(4, 2.5, 1.0, 0.15) == (4, 5, -2.5 * 730)
    assert bill(1, 2.5, 9.0, 0.0).after == 1
    assert bill(16, 2.5, 1.6, 0.15, 8) == (16, 16, 0)  # 2 × 1.15 / 1.6 machines, so 2
    assert bill(16, 2.5, 2.5, 0.15, 8).after == 8


def test_no_verification_is_predicted_to_cost_nothing() -> None:
    """Otherwise a measured v below the cost of one token would extrapolate below 0."""
    verify = verify_through(0.5, 1)
    assert [verify(width) for width in (1, 2, 3, 9)] == [1.0, 0.5, 0.5, 0.5]
    verify = verify_through(0.8, 1, [(2, 1.1), (3, 1.2), (5, 1.3), (9, 1.5)])
    assert min(verify(width) for width in range(1, 40)) == pytest.approx(0.8)
