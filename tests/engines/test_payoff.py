"""Does speculation pay: intervals over prompts, and the cost of a round."""

import random

import pytest

from specviz.engines.engine import Reply, Step
from specviz.engines.payoff import payoff, round_cost
from specviz.errors import EngineError

REPLY = Reply((1,), (Step((1,), 0, 0, 0.5), Step((2, 3), 4, 1, 0.02), Step((4,), 2, 0, 0.01)))


@pytest.mark.parametrize(("speculative", "kind"), [(0.5, "faster"), (2.0, "slower"), (1.0, "open")])
def test_the_interval_decides(speculative: float, kind: str) -> None:
    pairs = [(0.010, 0.010 * speculative * wobble) for wobble in (0.95, 1.05, 1.0, 0.98)]
    found = payoff(pairs, [REPLY] * 4)
    assert found.kind == kind
    assert found.low < found.speedup < found.high
    assert found.speedup == pytest.approx(1 / speculative, rel=0.02)
    assert found.tokens_per_round == 1.5
    assert found.points == ((4, 0.02), (2, 0.01)) * 4


def test_the_interval_is_students() -> None:
    found = payoff([(1.0, 1.0), (1.0, 0.5)], [REPLY] * 2)  # logarithms 0 and log 2
    assert found.speedup == pytest.approx(2**0.5)
    assert found.high / found.speedup == pytest.approx(2 ** (12.706 / 2), rel=1e-3)


def test_one_prompt_is_too_few() -> None:
    with pytest.raises(EngineError, match="Too few"):
        payoff([(1.0, 1.0)], [REPLY])


def test_a_rounds_cost_is_recovered() -> None:
    generator = random.Random(1)
    lengths = [2, 4, 8] * 50
    points = [(g, 0.010 + 0.004 + 0.001 * g + generator.gauss(0, 1e-4)) for g in lengths]
    found = round_cost(0.010, points)
    assert found is not None
    assert found.fixed == pytest.approx(0.004, abs=2e-4)
    assert found.slope == pytest.approx(0.001, abs=3 * found.slope_error)
    assert found.slope_error < 1e-5
    assert found.break_even[8] == pytest.approx(2.2, rel=0.01)  # plain steps


def test_equal_lengths_do_not_tell_a_slope() -> None:
    assert round_cost(0.01, [(4, 0.02)] * 9) is None
