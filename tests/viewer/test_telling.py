"""What the viewer explains by itself: a telling example, names of numbers, reasons."""

from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from specviz.trace import Plain, Round, Trace, Verdict
from specviz.words.viewer import VIEWER
from support.sentences import sentence
from viewer.sample import sample
from viewer.stage import Stage, as_json

KEPT, MISSED = ["accepted"] * 4, ["accepted", "rejected", "untested", "untested"]


@pytest.mark.parametrize(
    ("rounds", "rested", "example"),
    [
        ([MISSED, KEPT], None, ["newest", 1, 4]),
        ([KEPT, MISSED], None, ["rejected", 1, 1]),
        ([MISSED, KEPT, []], 0, ["rejected", 0, 1]),
        ([KEPT, ["accepted"], []], 1, ["newest", 1, 1]),
        ([KEPT, ["rejected"]], None, ["rejected", 1, 0]),
        ([[], []], None, ["newest", 1, 0]),
    ],
)
def test_the_stage_rests_on_verdicts_and_explains_the_round_that_it_shows(
    stage: Stage, rounds: list[list[Verdict]], rested: int | None, example: list[Any]
) -> None:
    found = stage.page.evaluate(
        """(lists) => {
          const rounds = lists.map((verdicts) => ({ drafts: verdicts.map((verdict) => ({ verdict })) }));
          const rows = rounds.map(({ drafts }) => ({ slots: [...drafts, {}] }));
          const run = { rounds, rows, trace: { settings: { gamma: 4 } } };
          const rested = SpecViz.state.resting(run);
          const moment = { round: rounds.length, phase: 0 };
          const { at, how } = SpecViz.state.telling({ run, moment, rested });
          return [rested, [how, at.round, at.index]];
        }""",  # noqa: E501
        rounds,
    )
    assert found == [rested, example]


def test_a_run_that_ends_by_itself_rests_where_verdicts_are_visible(stage: Stage) -> None:
    trace = sample(tokens=40, seed=3)
    *early, last = trace.rounds
    assert len(last.drafts) < 4
    begun = replace(trace, rounds=tuple(early), ending="running")
    for by_hand in (False, True):
        stage.load(begun, "{}")
        stage.page.evaluate("() => viewer.setState('running')")
        if by_hand:
            stage.seek(1)
        stage.append(rounds=as_json(trace)["rounds"][-1:], ending="length")
        rested = stage.state()["rested"]
        if by_hand:
            assert (rested, stage.moment()) == (None, (1, 0))
            continue
        assert rested is not None
        assert stage.moment() == (len(trace.rounds), 0), "the text and the figures are complete"
        assert stage.caption().startswith(f"Round {rested + 1}: ")
        shown = stage.page.locator(".sv-slot[data-kind=rejected]")
        assert (shown.get_attribute("data-at") or "").startswith(f"{rested}.")
        assert stage.state()["selected"]["round"] == rested
        stage.press("End")
        assert stage.caption().startswith(f"Round {len(trace.rounds)}: ")


@pytest.mark.parametrize("drafter", ["lookup", "dflash", "dspark"])
def test_guesses_that_came_at_once_are_shown_at_once(stage: Stage, drafter: str) -> None:
    trace = sample(drafter=drafter)
    number = next(i for i, round in enumerate(trace.rounds) if len(round.drafts) == 4)
    stage.load(trace)
    stage.seek(number, 1)
    guessed = stage.page.locator(".sv-slot[data-kind=guessed]").count()
    if drafter == "dspark":  # draws each guess after the one before it
        assert (guessed, "guess 1 of 4 is" in stage.caption()) == (1, True)
        return
    assert (guessed, "all 4 guesses at once" in stage.caption()) == (4, True)
    stage.press("ArrowRight")
    assert "the target reads all 4 guesses" in stage.caption()
    stage.press("ArrowLeft")
    stage.press("ArrowLeft")
    assert stage.moment() == (number, 0)
    assert "together" not in stage.page.evaluate("() => JSON.stringify(viewer.trace())")


@pytest.mark.parametrize("fault", ["other_weights", "too_short"])
def test_the_status_says_what_keeps_the_drafter_from_guessing_well(
    fault: str, stage: Stage
) -> None:
    trace, status = sample(tokens=8), stage.page.locator(".sv-status")
    assert trace.models.draft is not None
    stage.load(trace)
    assert VIEWER[fault] not in status.inner_text()
    models = replace(trace.models, draft=replace(trace.models.draft, **{fault: True}))
    stage.load(replace(trace, models=models))
    assert VIEWER[fault] in status.inner_text()


def test_the_status_says_how_many_layers_draft_in_an_early_exit(stage: Stage) -> None:
    trace, status = sample(tokens=8), stage.page.locator(".sv-status")
    stage.load(replace(trace, settings=replace(trace.settings, drafter="early-exit")))
    text = VIEWER["first_layers"].format(layers=2, of=24, size="1.1 M")
    assert text in status.inner_text()


def test_prompt_lookup_gives_its_guess_no_probability(stage: Stage) -> None:
    """A copied token is the only one offered: the target's probability alone decides."""
    trace = sample(drafter="lookup", quality=0.5)
    number, round = next(
        (n, r) for n, r in enumerate(trace.rounds) if r.drafts and r.accepted < len(r.drafts)
    )
    stage.load(trace)
    stage.page.evaluate("at => viewer.pin(at)", {"round": number, "index": round.accepted})
    stage.settle()
    told = stage.page.locator(".sv-why").inner_text()
    assert sentence(VIEWER["why"]["copied_rejected"]).fullmatch(told)


def test_lengths_that_are_as_frequent_are_all_named(stage: Stage, trace: Trace) -> None:
    by_length = {round.accepted: round for round in trace.rounds}
    for lengths, told in ((sorted(by_length)[:2], "tied"), (sorted(by_length)[:1], "aria")):
        rounds = tuple(by_length[length] for length in lengths)
        stage.load(replace(trace, rounds=rounds), view="guesses")
        stage.drawn()
        words = {"commonest": ", ".join(map(str, lengths)), "count": 1, "rounds": len(rounds)}
        expected = sentence(VIEWER["lengths"][told], **words)
        described = stage.page.get_by_role("img", name=expected)
        assert described.count() == 1


def test_a_corrections_numbers_are_labelled(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    number = next(i for i, round in enumerate(trace.rounds) if round.accepted < len(round.drafts))
    slot = {"round": number, "index": len(trace.rounds[number].drafts)}
    stage.page.evaluate("at => viewer.pin(at)", slot)
    stage.settle()
    residual = stage.page.locator(".sv-residual-block").inner_text()
    assert f"{VIEWER['areas']['token']}\n{VIEWER['residual']['share']}" in residual
    heads = stage.page.locator(".sv-area-head").inner_text()
    assert VIEWER["areas"]["target"] in heads
    assert VIEWER["areas"]["draft"] in heads


def test_slots_that_were_never_tested_are_not_described(stage: Stage, trace: Trace) -> None:
    rejected = next(round for round in trace.rounds if round.tested == 1 < len(round.drafts))
    further = next(round for round in trace.rounds if round.tested == 2 < len(round.drafts))
    for rounds, told in (
        ((rejected,), VIEWER["slots"]["aria_first"].format(first="0%")),
        ((rejected, further), sentence(VIEWER["slots"]["aria"], first="50%", n=2, last="0%")),
    ):
        stage.load(replace(trace, rounds=rounds, plain=Plain()), view="guesses")
        chart = stage.page.locator(".sv-breakdown-charts")
        expect(chart).to_contain_text(told)
        expect(chart).not_to_contain_text(" –.")


def unguessed(drafter: str, ending: Any, *, gamma: int = 4, last: bool = False) -> Trace:
    """A run whose second round has no guesses; with `last`, it is the last round."""
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
    stage.seek(2)
    assert VIEWER["unguessed"]["last"] in stage.caption()
    stage.page.evaluate("() => viewer.pin({ round: 1, index: 0 })")
    stage.settle()
    assert VIEWER["unguessed"]["last"] in stage.inspected()
