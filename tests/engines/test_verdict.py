"""Verdicts on texts of a toy model, whose distributions are known exactly."""

import random
from collections.abc import Callable, Sequence
from math import exp, log

import pytest

from specviz.engines.engine import Scored
from specviz.engines.verdict import judge_greedy, judge_sampled

SIZE = 20


def distribution(generator: random.Random, sharpness: float = 2.0) -> list[float]:
    weights = [exp(sharpness * generator.gauss(0, 1)) for _ in range(SIZE)]
    total = sum(weights)
    return [weight / total for weight in weights]


def scored(p: Sequence[float], token: int, top: int = 8) -> Scored:
    order = sorted(range(SIZE), key=lambda each: -p[each])[:top]
    return Scored(token, log(p[token]), {each: log(p[each]) for each in order})


Sampler = Callable[[random.Random, Sequence[float]], int]


def texts(sample: Sampler, count: int, seed: int = 0, top: int = 8) -> list[list[Scored]]:
    """Texts of a target with random distributions, one for each position."""
    generator = random.Random(seed)
    found = []
    for _ in range(count):
        p = distribution(generator)
        found.append(scored(p, sample(generator, p), top))
    return [found]


def target(generator: random.Random, p: Sequence[float]) -> int:
    return generator.choices(range(SIZE), p)[0]


def accepts_all(generator: random.Random, p: Sequence[float]) -> int:
    """Keep each guess of a draft that is less sure than its target."""
    return generator.choices(range(SIZE), [each**0.6 for each in p])[0]


def typical(generator: random.Random, p: Sequence[float]) -> int:
    """Accept only probable tokens: lossy in the other direction."""
    return generator.choices(range(SIZE), [each if each > 0.1 else each / 9 for each in p])[0]


def test_samples_of_the_target_are_as_surprising_as_expected() -> None:
    """Each text is a test at one in a thousand; the deviations have variance 1."""
    found = [judge_sampled(texts(target, 100, seed)) for seed in range(200)]
    assert sum(each.kind != "expected" for each in found) <= 2
    variance = sum(each.deviations**2 for each in found) / len(found)
    assert 0.75 < variance < 1.3
    covered = sum(each.low <= each.surprise <= each.high for each in found) / len(found)
    assert 0.9 < covered < 0.99


@pytest.mark.parametrize("top", [1, 3, SIZE])
def test_the_test_is_fair_however_few_tokens_are_listed(top: int) -> None:
    found = [judge_sampled(texts(target, 100, seed, top)).deviations for seed in range(100)]
    assert abs(sum(found) / len(found)) < 0.35
    assert max(map(abs, found)) < 5


@pytest.mark.parametrize(
    ("sample", "kind"), [(accepts_all, "surprising"), (typical, "unsurprising")]
)
def test_lossy_samples_are_found_out(sample: Sampler, kind: str) -> None:
    assert judge_sampled(texts(sample, 600)).kind == kind


def test_greedy_texts_are_the_first_choices() -> None:
    def best(_: random.Random, p: Sequence[float]) -> int:
        return max(range(SIZE), key=p.__getitem__)

    found = judge_greedy(texts(best, 50))
    assert (found.kind, found.tokens, found.differences) == ("same", 50, 0)


@pytest.mark.parametrize(
    ("gap", "kind"), [(0.0, "same"), (0.1, "rounding"), (0.6, "unclear"), (1.5, "fault")]
)
def test_the_gap_tells_rounding_from_a_fault(gap: float, kind: str) -> None:
    first = Scored(1, -0.5, {1: -0.5, 2: -2.0})
    other = Scored(2, -0.5 - gap, {1: -0.5, 2: -0.5 - gap, 3: -4.0})
    found = judge_greedy([[first, first], [first, other, first]])
    assert found.kind == kind
    assert found.gap == pytest.approx(gap)
    if gap:
        assert (found.differences, found.prompt, found.place, found.bound) == (1, 2, 2, False)


def test_a_token_below_all_listed_ones_has_a_gap_of_at_least_theirs() -> None:
    found = judge_greedy([[Scored(9, None, {1: -0.1, 2: -3.1})]])
    assert (found.kind, found.bound) == ("fault", True)
    assert found.gap == pytest.approx(3.0)
