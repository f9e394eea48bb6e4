"""The experiment of losslessness: exact where it can be, and able to fail where it should."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice

import pytest
import torch

from specviz.decoding.pair import Pair
from specviz.decoding.prefill import ON_CPU
from specviz.decoding.race import finish, race
from specviz.lab.frequencies import Trial, Trusting, commonest, difference, trials
from specviz.settings import Settings
from support.scripted import Sequences, blended, constant, hashed, own, scripted_pair

TARGET = hashed(1, 6)
PAIR = scripted_pair(TARGET, blended(TARGET, 2, share=0.4), ends=[5])
PROMPT = [0, 1, 2]
SETTINGS = Settings(temperature=1.0, gamma=4, max_new_tokens=40, seed=7)
MANY = 700
BOUND = 0.06  # with so many trials; the seed makes what is measured the same every time


def sampled(
    count: int, tokens: int, settings: Settings = SETTINGS, pair: Pair = PAIR, take: int = 0
) -> list[Trial]:
    source = trials(pair, PROMPT, settings, tokens, take)
    return list(islice((each for each in source if isinstance(each, Trial)), count))


def apart(sample: Sequence[tuple[int, ...]], exact: Sequences) -> float:
    """Total variation between what was sampled and what is true."""
    found = Counter(sample)
    assert found.keys() <= exact.keys(), "a text came that cannot come"
    return sum(abs(found[text] / len(sample) - share) for text, share in exact.items()) / 2


@pytest.mark.parametrize(("tokens", "drafter"), [(1, "model"), (2, "model"), (2, "lookup+model")])
def test_both_ways_follow_the_targets_own_distribution_and_the_lossy_one_does_not(
    tokens: int, drafter: str
) -> None:
    settings = Settings(temperature=0.9, gamma=4, top_k=5, seed=3, drafter=drafter)
    found = sampled(MANY, tokens, settings)
    short = Settings(temperature=0.9, top_k=5, max_new_tokens=tokens)
    exact = own(TARGET, PROMPT, short, [5])
    assert apart([trial.plain for trial in found], exact) < BOUND
    assert apart([trial.speculative for trial in found], exact) < BOUND
    assert apart([trial.lossy for trial in found], exact) > 2 * BOUND


def test_the_lossy_one_follows_the_draft() -> None:
    """Where both say the same everywhere, its guesses come as often as the draft says."""
    pair = scripted_pair(constant(0.4, 0.35, 0.25), constant(0.1, 0.2, 0.7))
    found = sampled(MANY, 2, pair=pair)
    for place in (0, 1):
        lossy = Counter(trial.lossy[place] for trial in found)
        assert lossy[2] / MANY == pytest.approx(0.7, abs=0.03)
    assert Counter(trial.speculative[0] for trial in found)[2] / MANY == pytest.approx(
        0.25, abs=0.03
    )


def test_a_guess_that_the_target_cannot_write_is_not_kept() -> None:
    chance = Trusting(0, 0, torch.device("cpu"))
    assert (
        chance.uniforms(torch.tensor([0.0, 1e-30, 1.0])) < torch.tensor([0.0, 1e-30, 1.0])
    ).tolist() == [
        False,
        True,
        True,
    ]


def test_trials_are_a_function_of_seed_and_take() -> None:
    first, again = sampled(20, 3), sampled(20, 3)
    assert first == again
    assert first != sampled(20, 3, take=1)
    assert len(set(first)) > 10, "each draws numbers of its own"
    assert all(len(trial.plain) == 3 or trial.plain[-1] == 5 for trial in first)


def test_on_real_models_the_cache_goes_back_to_the_prompt(
    bundled: Callable[[str], Pair],
) -> None:
    """Greedy, every trial must write what a run of its own writes; a long prompt is read first."""
    pair = bundled("bundled-medium")
    prompt = pair.tokenizer.encode("def area(width, height):\n" * 20)
    settings = Settings(temperature=0.0, gamma=2, max_new_tokens=3)
    expected = finish(race(pair, prompt, settings)).output
    *read, one, two, three = islice(trials(pair, prompt, settings, 3), len(prompt) // ON_CPU + 3)
    assert read == [ON_CPU * n for n in range(1, len(prompt) // ON_CPU + 1)]
    for trial in (one, two, three):
        assert isinstance(trial, Trial)
        assert trial.plain == trial.speculative == expected


def texts(*shares: float, count: int, seed: int) -> list[tuple[int, ...]]:
    drawn = random.Random(seed).choices(range(len(shares)), shares, k=count)
    return [(text,) for text in drawn]


def slow_distance(a: Sequence[object], b: Sequence[object]) -> float:
    return sum(abs(a.count(x) / len(a) - b.count(x) / len(b)) for x in {*a, *b}) / 2


@pytest.mark.parametrize("sizes", [(200, 200), (50, 80), (1, 1)])
def test_the_distance_is_that_of_the_slow_oracle(sizes: tuple[int, int]) -> None:
    a = texts(0.5, 0.3, 0.2, count=sizes[0], seed=1)
    b = texts(0.2, 0.3, 0.1, 0.4, count=sizes[1], seed=2)
    assert difference(a, b).distance == pytest.approx(slow_distance(a, b))


def test_what_chance_gives_is_what_slow_shuffles_give() -> None:
    a = texts(0.5, 0.3, 0.2, count=60, seed=1)
    b = texts(0.3, 0.3, 0.4, count=40, seed=2)
    pool, rng, slow = [*a, *b], random.Random(5), list[float]()
    for _ in range(1000):
        rng.shuffle(pool)
        slow.append(slow_distance(pool[:60], pool[60:]))
    slow.sort()
    found = difference(a, b)
    assert found.low == pytest.approx(slow[25], abs=0.02)
    assert found.high == pytest.approx(slow[974], abs=0.03)


def test_two_samples_of_one_distribution_are_as_near_as_chance_puts_them() -> None:
    """In about 95 of 100 cases: that is what the interval says of itself."""
    within = 0
    for seed in range(60):
        a = texts(*range(1, 12), count=100, seed=2 * seed)
        b = texts(*range(1, 12), count=100, seed=2 * seed + 1)
        found = difference(a, b, seed)
        within += found.low <= found.distance <= found.high
    assert within >= 53
    other = difference(
        texts(*range(1, 12), count=100, seed=0), texts(*range(12, 1, -1), count=100, seed=1)
    )
    assert other.distance > other.high


def test_samples_that_are_the_same_and_samples_that_share_nothing() -> None:
    same = texts(0.5, 0.5, count=50, seed=0)
    assert difference(same, same).distance == 0
    apart = difference(same, [(7,)] * 50)
    assert apart.distance == 1
    assert apart.high < 1


def test_the_commonest_come_first_and_every_way_is_counted() -> None:
    found = [Trial((1,), (1,), (2,)), Trial((2,), (1,), (2,)), Trial((3,), (4,), (2,))]
    lines = commonest(found, most=2)
    assert lines == [((1,), 1, 2, 0), ((2,), 1, 0, 3)]
    assert sum(line.plain for line in commonest(found)) == 3
