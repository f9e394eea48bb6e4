"""Deltas add up to the trace, wherever it is cut."""

import json
from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from specviz.decoding.race import finish, race
from specviz.settings import Settings
from specviz.trace import Mark, Plain, Trace
from support.scripted import blended, hashed, scripted_pair


@cache
def whole() -> Trace:
    """A run with every verdict in it, read in several chunks."""
    target = hashed(1, 6)
    pair = scripted_pair(target, blended(target, 2, share=0.7), ends=[5])
    settings = Settings(gamma=3, temperature=1.0, max_new_tokens=24, seed=1)
    return finish(race(pair, [0, 1, 2, 3], settings, top=2))


def upto(trace: Trace, mark: Mark) -> Trace:
    """The trace up to a mark."""
    plain = Plain(trace.plain.tokens[: mark.plain], trace.plain.seconds[: mark.plain])
    pieces = dict(list(trace.pieces.items())[: mark.pieces])
    done = mark == trace.mark
    return replace(
        trace,
        rounds=trace.rounds[: mark.rounds],
        plain=plain,
        comparisons=trace.comparisons[: mark.comparisons],
        pieces=pieces,
        ending=trace.ending if done else "running",
    )


@st.composite
def marks(draw: st.DrawFn, count: int) -> list[Mark]:
    """Marks of one trace, each at or after the one before."""
    limits = whole().mark
    columns = [
        sorted(draw(st.lists(st.integers(0, limit), min_size=count, max_size=count)))
        for limit in limits
    ]
    return [Mark(*row) for row in zip(*columns, strict=True)]


def test_every_prefix_plus_its_delta_is_the_whole() -> None:
    trace = whole()
    assert trace.rounds
    for rounds in range(len(trace.rounds) + 1):
        for plain in range(len(trace.plain) + 1):
            mark = Mark(rounds, plain, rounds, min(rounds, plain))
            assert upto(trace, mark) + trace.since(mark) == trace


@given(marks(3))
def test_deltas_may_be_added_in_any_grouping(cut: list[Mark]) -> None:
    start, middle, end = (upto(whole(), mark) for mark in cut)
    first, second, third = middle.since(start.mark), end.since(middle.mark), whole().since(end.mark)
    assert start + first == middle
    assert start + first + second == start + (first + second) == end
    assert (first + second) + third == first + (second + third)
    assert start + (first + second + third) == whole()


@given(marks(2))
def test_known_parts_of_a_delta_are_skipped(cut: list[Mark]) -> None:
    early, late = cut
    assert upto(whole(), late) + whole().since(early) == whole()
    assert whole() + upto(whole(), late).since(early) == whole()


def test_a_gap_is_refused() -> None:
    trace, half = whole(), upto(whole(), Mark(1, 1, 1))
    with pytest.raises(ValueError, match="1 are known, and what is new begins at 2"):
        half + trace.since(Mark(2, 1))
    with pytest.raises(ValueError, match="1 are known"):
        half + trace.since(Mark(1, 2))
    with pytest.raises(ValueError, match="0 are known"):
        half + trace.since(Mark(1, 1, 0, 1))
    with pytest.raises(ValueError, match="1 are known"):
        half.since(Mark()) + trace.since(Mark(2, 1))


def test_a_run_that_has_ended_stays_so() -> None:
    trace = whole()
    late = upto(trace, Mark(1, 1, 1)).since(Mark())
    assert late.ending == "running"
    assert (trace + late).ending == trace.ending
    stopped = replace(upto(trace, Mark(1, 1, 1)), ending="stopped")
    assert (stopped + trace.since(stopped.mark)).ending == "stopped"


@pytest.mark.parametrize("mark", [Mark(-5, -5, -5), Mark(10**9, 10**9, 10**9)])
def test_a_mark_may_be_anything(mark: Mark) -> None:
    trace = whole()
    assert trace + trace.since(mark) == trace


def test_in_json_it_has_the_names_that_the_viewer_reads() -> None:
    delta = whole().since(Mark(1, 2))
    found = json.loads(msgspec.json.encode(delta))
    assert found == json.loads(msgspec.json.encode(delta.by_name()))
    assert (found["from"], found["plain_from"]) == (1, 2)
    assert found.keys() == {
        *("from", "rounds", "plain_from", "plain", "comparisons_from", "comparisons"),
        *("pieces", "prefill", "ending", "captured"),
    }
