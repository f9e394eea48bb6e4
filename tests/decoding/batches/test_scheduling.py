"""Adaptive verification is lossless as long as no guess decides about those before it."""

from collections.abc import Callable, Sequence
from itertools import accumulate, product
from operator import mul

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.decoding.batches.scheduling import Calibration, RoundTimes, Seconds, admitted

Chances = st.lists(st.lists(st.floats(0, 1), min_size=2, max_size=2), min_size=1, max_size=3)
Choice = Callable[[Sequence[Sequence[float]], Seconds], list[int]]

P = (0.7, 0.3)  # the target's distribution everywhere, the draft's, and what a round costs
Q = (0.5, 0.5)
COSTS = (1.0, 2.0, 1 / 0.45)


def best_of_all(survival: Sequence[Sequence[float]], seconds: Seconds) -> list[int]:
    """Look past the first guess that lowers the rate: the mistake that DSpark warns of."""
    (chances,) = survival
    rates = [(1 + sum(chances[:count])) / seconds(1 + count) for count in range(len(chances) + 1)]
    return [rates.index(max(rates))]


def first_token(choose: Choice) -> float:
    """The exact chance that a round of two guesses begins with token 0.

    A drafter that is sure of its second guess after token 0, and knows it to fail after token 1.
    """
    overlap = sum(map(min, P, Q))
    total = 0.0
    for x, q in enumerate(Q):
        second = 1.0 if x == 0 else 0.0
        (count,) = choose([[overlap, overlap * second]], lambda tokens: COSTS[tokens - 1])
        if count == 0:
            total += q * P[0]
            continue
        accepted = min(1.0, P[x] / Q[x])
        correction = 1.0  # the residual of (.7, .3) and (.5, .5) is all on token 0
        total += q * ((x == 0) * accepted + (1 - accepted) * correction)
    return total


def test_the_first_drop_keeps_the_distribution() -> None:
    assert first_token(admitted) == pytest.approx(P[0])


def test_looking_past_the_first_drop_is_noticed() -> None:
    assert first_token(best_of_all) == pytest.approx(0.85)  # as in DSpark, appendix A


@given(Chances, st.lists(st.floats(0.01, 1), min_size=10, max_size=10), st.floats(0, 1))
def test_no_guess_decides_about_those_before_it(
    chances: list[list[float]], steps: list[float], other: float
) -> None:
    """Whether the first guess is verified stays, whatever the second one turns out to be."""
    costs = [*accumulate([1.0, *steps])]

    def counts(rows: list[list[float]]) -> list[int]:
        survival = [[*accumulate(row, mul)] for row in rows]
        return admitted(survival, lambda tokens: costs[tokens - 1])

    for row in range(len(chances)):
        changed = [*chances]
        changed[row] = [chances[row][0], other]
        assert (counts(chances)[row] > 0) == (counts(changed)[row] > 0)


@given(Chances)
def test_free_verification_admits_all(chances: list[list[float]]) -> None:
    survival = [[*accumulate(row, mul)] for row in chances]
    assert admitted(survival, lambda _: 1.0) == [len(row) for row in chances]


def test_the_likeliest_survivors_come_first() -> None:
    costs = {2: 2.0, 3: 2.5, 4: 3.1, 5: 4.2, 6: 5.2}
    assert admitted([[0.9, 0.8], [0.3, 0.1]], costs.__getitem__) == [2, 0]


def test_round_times_lie_between_those_measured() -> None:
    times = RoundTimes()
    for read, verify in ((4, 1.0), (4, 1.0), (4, 9.0), (8, 3.0)):
        times.add(read, 2, 0.5, verify)
    seconds = times.of_rounds(4)
    assert [seconds(n) for n in (2, 4, 6, 8, 20)] == [2.0, 2.0, 3.0, 4.0, 4.0]


def test_a_calibration_learns_from_tests() -> None:
    calibration = Calibration()
    assert calibration.chance(0.95) == pytest.approx(0.95)
    calibration.learn((0.95, accepted) for accepted in [True, False] * 200)
    assert calibration.chance(0.95) == pytest.approx(0.5, abs=0.01)
    assert calibration.chance(0.55) == pytest.approx(0.55)


def test_the_oracle_enumerates_all_draws() -> None:
    """With every length fixed, the enumeration gives the target's distribution."""
    for count in product(range(3)):
        assert first_token(lambda *_, count=count: [*count]) == pytest.approx(P[0])
