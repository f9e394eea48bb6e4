"""What the viewer says by itself: an example that shows something, names of numbers, reasons."""

from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from specviz.trace import Plain, Round, Trace, Verdict
from specviz.words.viewer import VIEWER
from support.sentences import sentence
from viewer.sample import sample
from viewer.stage import Stage

ALIKE = (0.9, 0.95)
TINY = (6e-7, 0.003)
PLAIN = (0.2, 0.35)


def guess(verdict: Verdict, of: tuple[float | None, float | None]) -> dict[str, Any]:
    """A guess that target and draft gave these probabilities."""
    return {"verdict": verdict, "target": of[0], "draft": of[1]}


@pytest.mark.parametrize(
    ("rounds", "whole", "latest"),
    [
        (
            [[guess("rejected", TINY)], [guess("rejected", PLAIN)], [guess("rejected", PLAIN)]],
            ["rejected", 1, 0],
            ["rejected", 2, 0],
        ),
        (
            [[guess("rejected", TINY)], [guess("accepted", ALIKE), guess("accepted", PLAIN)]],
            ["lucky", 1, 1],
            ["lucky", 1, 1],
        ),
        ([[guess("accepted", (0.9, 0.4))], [guess("rejected", TINY)]], *[["unlike", 0, 0]] * 2),
        ([[guess("accepted", ALIKE)], [guess("rejected", TINY)]], *[["newest", 1, 1]] * 2),
        ([[guess("rejected", (None, None))]], *[["rejected", 0, 0]] * 2),
    ],
)
def test_the_example_is_one_whose_picture_tells_something(
    stage: Stage, rounds: list[list[dict[str, Any]]], whole: list[Any], latest: list[Any]
) -> None:
    found = stage.page.evaluate(
        """(lists) => {
          const rounds = lists.map((drafts) => ({ drafts }));
          const rows = rounds.map(({ drafts }) => ({ slots: [...drafts, {}] }));
          const moment = { round: rounds.length, phase: 0 };
          return [true, false].map((whole) => {
            const { at, how } = SpecViz.state.telling({ run: { rounds, rows }, moment, whole });
            return [how, at.round, at.index];
          });
        }""",
        rounds,
    )
    assert found == [whole, latest]


def test_a_corrections_numbers_say_what_they_are(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    number = next(i for i, round in enumerate(trace.rounds) if round.accepted < len(round.drafts))
    place = {"round": number, "index": len(trace.rounds[number].drafts)}
    stage.page.evaluate("at => viewer.pin(at)", place)
    stage.settle()
    residual = stage.page.locator(".sv-residual-block").inner_text()
    assert f"{VIEWER['areas']['token']}\n{VIEWER['residual']['share']}" in residual
    heads = stage.page.locator(".sv-area-head").inner_text()
    assert VIEWER["areas"]["target"] in heads
    assert VIEWER["areas"]["draft"] in heads


def test_places_that_were_never_judged_are_not_spoken_of(stage: Stage, trace: Trace) -> None:
    rejected = next(round for round in trace.rounds if round.tested == 1 < len(round.drafts))
    further = next(round for round in trace.rounds if round.tested == 2 < len(round.drafts))
    for rounds, told in (
        ((rejected,), VIEWER["places"]["aria_first"].format(first="0%")),
        ((rejected, further), sentence(VIEWER["places"]["aria"], first="50%", n=2, last="0%")),
    ):
        stage.load(replace(trace, rounds=rounds, plain=Plain()), view="guesses")
        chart = stage.page.locator(".sv-breakdown-charts")
        expect(chart).to_contain_text(told)
        expect(chart).not_to_contain_text(" –.")


def unguessed(drafter: str, ending: Any, *, gamma: int = 4, last: bool = False) -> Trace:
    """A run whose second round, the last one if asked for, has no guesses."""
    trace = sample(drafter="lookup", seed=3)
    some = next(round for round in trace.rounds if round.drafts)
    none: Round = next(round for round in trace.rounds if not round.drafts)
    after = () if last else (some,)
    settings = replace(trace.settings, drafter=drafter, gamma=gamma)
    return replace(
        trace, settings=settings, rounds=(some, none, *after), plain=Plain(), ending=ending
    )


@pytest.mark.parametrize(
    ("trace", "why"),
    [
        (unguessed("lookup", "stopped"), "lookup"),
        (unguessed("lookup", "running", last=True), "lookup"),
        (unguessed("lookup", "context full", last=True), "full"),
        (unguessed("lookup", "end of text", last=True), None),
        (unguessed("model", "stopped"), None),
        (unguessed("model", "stopped", gamma=0), "off"),
    ],
)
def test_a_round_without_guesses_says_why_where_the_trace_tells(
    stage: Stage, trace: Trace, why: str | None
) -> None:
    stage.load(trace)
    stage.seek(2)
    told = [name for name, reason in VIEWER["unguessed"].items() if reason in stage.caption()]
    assert told == ([why] if why else [])


def test_the_last_token_leaves_no_room_for_a_guess(stage: Stage) -> None:
    trace = unguessed("lookup", "length", last=True)
    written = len(trace.rounds[0].emitted) + 1
    stage.load(replace(trace, settings=replace(trace.settings, max_new_tokens=written)))
    assert VIEWER["unguessed"]["last"] in stage.caption()
    stage.page.evaluate("() => viewer.pin({ round: 1, index: 0 })")
    stage.settle()
    assert VIEWER["unguessed"]["last"] in stage.inspected()
