"""Counts of texts against exact probabilities: the exact rule passes, a lossy one fails."""

import random
from collections.abc import Sequence

import numpy as np
import pytest

from specviz.decoding.pair import Pair
from specviz.lab.frequencies import (
    CHECKPOINTS,
    Checkpoint,
    Exact,
    Row,
    chance_band,
    count_texts,
    distances,
    table,
)
from specviz.settings import Settings
from support.scripted import blended, hashed, own, scripted_pair

TARGET = hashed(1, 6)
PAIR = scripted_pair(TARGET, blended(TARGET, 2, share=0.4), ends=[5])
PROMPT = [0, 1, 2]
SETTINGS = Settings(temperature=0.9, gamma=4, top_k=5, seed=3)
FLAT = (0.4, 0.3, 0.2, 0.1)


def counted(
    tokens: int, settings: Settings = SETTINGS, pair: Pair = PAIR, take: int = 0
) -> tuple[Exact, list[Checkpoint]]:
    steps = [step for step in count_texts(pair, PROMPT, settings, tokens, take) if step is not None]
    exact, *checkpoints = steps
    assert isinstance(exact, Exact)
    return exact, [step for step in checkpoints if isinstance(step, Checkpoint)]


@pytest.mark.parametrize("tokens", [1, 2, 3])
@pytest.mark.parametrize("drafter", ["model", "lookup+model"])
def test_the_exact_rule_stays_in_the_band_and_the_lossy_one_leaves_it(
    tokens: int, drafter: str
) -> None:
    settings = Settings(temperature=0.9, gamma=4, top_k=5, seed=3, drafter=drafter)
    exact, checkpoints = counted(tokens, settings)
    band = chance_band([row.probability for row in exact.rows])
    assert [each.texts for each in checkpoints] == [*CHECKPOINTS]
    for limits, checkpoint in zip(band, checkpoints, strict=True):
        assert checkpoint.exact.distance <= limits.high
    assert checkpoints[-1].exact.distance < 0.02
    assert checkpoints[-1].lossy.distance > 2 * band[-1].high


def test_rows_are_exact_and_counts_complete() -> None:
    exact, checkpoints = counted(2)
    short = Settings(temperature=0.9, top_k=5, max_new_tokens=2)
    target = own(TARGET, PROMPT, short, [5])
    *listed, others = exact.rows
    for text, probability in listed:
        assert text is not None
        assert probability == pytest.approx(target[text], abs=1e-10)
    assert others.text is None
    assert sum(row.probability for row in exact.rows) == pytest.approx(1)
    for checkpoint in checkpoints:
        for count in (checkpoint.exact, checkpoint.lossy):
            assert sum(count.written) == checkpoint.texts
            assert all(g <= n for g, n in zip(count.guessed, count.written, strict=True))
            shares = zip(count.written, exact.rows, strict=True)
            apart = sum(abs(n / checkpoint.texts - row.probability) for n, row in shares) / 2
            assert count.distance == pytest.approx(apart)


def test_counts_are_a_function_of_seed_and_take() -> None:
    first, again, other = counted(2), counted(2), counted(2, take=1)
    assert first == again
    assert first[0] == other[0]
    assert first[1] != other[1]


def test_a_table_of_texts_adds_up_to_one() -> None:
    some, all_and_more = table({(1,): 0.5, (2,): 0.3}), table({(1,): 0.7, (2,): 0.3000001})
    assert some.rows[:2] == (Row((1,), 0.5), Row((2,), 0.3))
    assert some.rows[2].probability == pytest.approx(0.2)
    assert all_and_more.rows[2] == Row(None, 0.0)


def slow_distance(sample: Sequence[int], exact: Sequence[float]) -> float:
    n = len(sample)
    return sum(abs(sample.count(i) / n - p) for i, p in enumerate(exact)) / 2


def test_the_distance_is_that_of_the_slow_oracle() -> None:
    drawn = random.Random(1).choices(range(4), FLAT, k=50)
    shares = np.bincount(drawn, minlength=4) / 50
    assert distances(shares, FLAT) == pytest.approx(slow_distance(drawn, FLAT))


def test_the_band_is_left_by_one_faithful_experiment_in_a_hundred() -> None:
    """A slightly wrong sampler always leaves it in the end."""
    checkpoints = (10, 30, 100, 300, 1000, 3000)
    band = chance_band(FLAT, checkpoints)
    assert all(0 <= low < high for low, high in band)
    assert band[-1].high < band[0].high / 10

    def leaves(seed: int, shares: Sequence[float]) -> bool:
        drawn = random.Random(seed).choices(range(4), shares, k=checkpoints[-1])
        apart = [slow_distance(drawn[:n], FLAT) for n in checkpoints]
        return any(not low <= d <= high for d, (low, high) in zip(apart, band, strict=True))

    assert sum(leaves(seed, FLAT) for seed in range(200)) <= 6
    assert all(leaves(seed, (0.5, 0.2, 0.2, 0.1)) for seed in range(20))


@pytest.mark.parametrize(
    "exact", [FLAT, (0.3, 0.2, 0.1, 0.1, 0.05, 0.05, 0.02, 0.01, 0.17), (0.9, 0.05, 0.05)]
)
def test_the_band_holds_for_fresh_experiments(exact: tuple[float, ...]) -> None:
    """Not only for those that it was made from; 0.3 % is three standard errors of both counts."""
    low, high = np.array(chance_band(exact)).T
    rng, steps = np.random.default_rng(1), np.diff(CHECKPOINTS, prepend=0)
    drawn = rng.multinomial(steps, exact, size=(20_000, len(steps))).cumsum(1)
    apart = distances(drawn / np.array(CHECKPOINTS)[:, None], exact)
    inside = ((low <= apart) & (apart <= high)).all(1).mean()
    assert inside == pytest.approx(0.99, abs=0.003)


def test_a_certain_target_leaves_nothing_to_chance() -> None:
    assert {(low, high) for low, high in chance_band((1.0, 0.0))} == {(0.0, 0.0)}
