"""The record of acceptance: invariants, what counts determine, windows and drift."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from specviz.engines.engine import Step, counted
from specviz.engines.record import Acceptance, Reading, Window, difference, drift, windows
from specviz.errors import EngineError


def record(**counts: Any) -> Acceptance:
    return Acceptance(engine="E", **counts)


@pytest.mark.parametrize(
    "counts",
    [
        {"drafted": 4, "accepted": 5},
        {"drafts": 2, "histogram": (1, 2)},
        {"accepted": 3, "histogram": (1, 2)},
        {"survived": (1, 2)},
        {"accepted": 3, "survived": (1, 1)},
        {"drafts": 1, "survived": (2,)},
        {"accepted": 2, "tested": (1,)},
    ],
)
def test_counts_that_contradict_each_other_are_refused(counts: dict[str, Any]) -> None:
    with pytest.raises(EngineError, match="contradict each other") as raised:
        record(**counts)
    assert "\n" not in str(raised.value)


def test_rates_by_their_definitions() -> None:
    found = record(drafts=10, drafted=40, accepted=14, survived=(8, 4, 2, 0))
    assert found.draft_efficiency == 14 / 40
    assert found.mean_acceptance_length == 1 + 14 / 10
    assert found.acceptance_rate == (14 / 24, 14 / 24)  # tested: 10 + 8 + 4 + 2
    assert found.conditional == ((0.8, 0.8), (0.5, 0.5), (0.5, 0.5), (0.0, 0.0))
    assert record(histogram=(2, 4, 2, 2, 0)).by_position == (8, 4, 2, 0)


def test_what_an_engine_does_not_tell_stays_unknown() -> None:
    found = record(drafted=40, accepted=14)
    assert found.mean_acceptance_length is None
    assert found.by_position is None
    assert found.conditional is None
    assert found.acceptance_rate is None
    assert record().draft_efficiency is None
    assert counted("E", [Step((1,), None, None, 0.1)]) is None


rounds = st.lists(
    st.integers(1, 5).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n))), min_size=1
)


@given(rounds)
def test_counters_bound_what_steps_determine(lengths: list[tuple[int, int]]) -> None:
    """Counters alone do not report which rounds were short; the truth lies within the bounds."""
    steps = [Step(tuple(range(k + 1)), drafted, k, 0.1) for drafted, k in lengths]
    exact = counted("E", steps)
    assert exact is not None
    survived = exact.by_position
    assert survived is not None
    counters = record(
        drafts=exact.drafts, drafted=exact.drafted, accepted=exact.accepted, survived=survived
    )
    tested = sum(min(k + 1, drafted) for drafted, k in lengths)
    truth = sum(k for _, k in lengths) / tested
    assert exact.acceptance_rate == (truth, truth)
    bounds = counters.acceptance_rate
    assert bounds is not None
    assert bounds.low - 1e-9 <= truth <= bounds.high + 1e-9
    assert exact.conditional is not None
    assert counters.conditional is not None
    for known, between in zip(exact.conditional, counters.conditional, strict=True):
        if known is not None and between is not None:
            assert between.low - 1e-9 <= known.low <= between.high + 1e-9
    if len({drafted for drafted, _ in lengths}) == 1:
        assert bounds.low == pytest.approx(bounds.high)


def at(seconds: float, drafts: int, first: int) -> Reading:
    found = record(drafts=drafts, drafted=2 * drafts, accepted=first, survived=(first, 0))
    return Reading(seconds, found)


def test_windows_are_what_each_reading_adds() -> None:
    first, second = windows([at(0, 100, 60), at(5, 150, 90), at(9, 20, 3)])
    assert first.seconds == 5
    assert first.added == record(drafts=50, drafted=100, accepted=30, survived=(30, 0))
    assert second.added is None  # the server was restarted


def test_a_position_that_is_reached_later_counts_from_nothing() -> None:
    longer = record(drafts=9, drafted=18, accepted=5, survived=(3, 2))
    assert difference(record(drafts=1, drafted=1, accepted=0, survived=(0,)), longer) == record(
        drafts=8, drafted=17, accepted=5, survived=(3, 2)
    )


def test_a_collapse_is_drift_and_noise_is_not() -> None:
    steady = [at(0, 0, 0), at(1, 100, 61), at(2, 200, 120)]
    assert drift(windows([*steady, at(3, 300, 178)])) is None
    assert drift(windows(steady[:2])) is None
    found = drift(windows([*steady, at(3, 300, 121)]))
    assert found == (0.6, 0.01)


def test_drift_without_positions_uses_the_efficiency() -> None:
    before = Window(1, record(drafts=100, drafted=400, accepted=240))
    assert drift([before, Window(1, record(drafts=100, drafted=400, accepted=4))]) == (0.6, 0.01)
    assert drift([before, Window(1, record(drafted=400, accepted=4))]) is None
