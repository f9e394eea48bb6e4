"""Predicting verdicts: every test is asked, nothing is revealed before, scores are right."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from specviz.trace import Plain, Trace
from specviz.words.viewer import VIEWER
from support.sentences import sentence
from viewer.sample import sample
from viewer.stage import Stage, as_json

WORDS = VIEWER["predict"]
LONG = 15_000  # ms; a shared machine may be slow


def answer(said: float | None, kept: bool, threshold: float | None) -> dict[str, Any]:
    return {"said": said, "kept": kept, "threshold": threshold}


def test_scores_are_those_of_the_definition(stage: Stage) -> None:
    answers = [
        answer(1, True, 0.9),
        answer(0.75, False, 0.5),
        answer(0.5, True, 1),
        answer(0, False, None),
        answer(None, True, 0.1),
    ]
    found = stage.page.evaluate("answers => SpecViz.questions.scores(answers)", answers)
    assert (found["n"], found["decided"], found["right"], found["known"]) == (4, 3, 2, 3)
    assert found["brier"] == pytest.approx((0 + 0.5625 + 0.25 + 0) / 4)
    assert found["truth"] == pytest.approx((0.01 + 0.25 + 0) / 3)
    assert found["best"] == pytest.approx((0.09 + 0.25 + 0) / 3)
    nothing = stage.page.evaluate("() => SpecViz.questions.scores([])")
    assert (nothing["n"], nothing["brier"], nothing["best"]) == (0, None, None)


@pytest.mark.parametrize(
    ("answers", "greedy", "says"),
    [
        ([], False, ["none"]),
        ([answer(1, True, 0.6)], False, ["lucky"]),
        ([answer(0.75, True, 1.0)], False, ["good"]),
        ([answer(0.5, True, 0.9)], False, ["even"]),
        ([answer(0, True, 0.9)], False, ["bad"]),
        ([answer(1, True, None)], False, ["good"]),
        ([answer(1, True, 1.0)], True, ["good", "greedy"]),
    ],
)
def test_the_lesson_follows_from_the_answers(
    stage: Stage, answers: list[dict[str, Any]], greedy: bool, says: list[str]
) -> None:
    told = stage.page.evaluate(
        """([answers, greedy, words]) => SpecViz.questions.lesson(
            SpecViz.questions.scores(answers), greedy, SpecViz.text.speaker(words)).join(' ')""",
        [answers, greedy, VIEWER],
    )
    verdicts = {"none", "lucky", "good", "even", "bad", "greedy"}
    assert {name for name in verdicts if WORDS["lesson"][name] in told} == set(says)
    known = any(one["threshold"] is not None for one in answers)
    truth = sentence(WORDS["lesson"]["truth"]).search(told)
    assert bool(truth) == (known and not greedy)
    right = sentence(WORDS["lesson"]["you"]).search(told)
    assert bool(right) == any(one["said"] != 0.5 for one in answers), "none is right or wrong"


def ask(stage: Stage) -> str:
    return stage.page.locator(".sv-ask").inner_text()


def wait_for_question(stage: Stage) -> None:
    stage.page.locator(".sv-answers").wait_for(timeout=LONG)


def begin(stage: Stage, trace: Trace, at: int = 0, options: str = "recorded: true") -> None:
    stage.load(trace, f"{{{options}, at: {at}}}")
    stage.page.get_by_role("button", name=WORDS["start"]).click()
    stage.page.evaluate("() => viewer.state().playing || viewer.play()")
    stage.settle()


def leave(stage: Stage) -> None:
    stage.page.get_by_role("button", name=WORDS["leave"], exact=True).click()
    stage.settle()


def test_every_test_is_asked_and_none_can_be_skipped(stage: Stage, trace: Trace) -> None:
    """Steps, rounds and the end all stop at the next question; Y, N and R answer it."""
    some = replace(trace, rounds=trace.rounds[:3], plain=Plain())
    begin(stage, some)
    stage.page.locator(".sv-strip").focus()
    asked: list[int] = []
    ways = [".", "k", "End"]
    for number, round in enumerate(some.rounds):
        for index in range(round.tested):
            for key in ways * 2:
                stage.press(key)  # reaches the question, does not pass it
            assert stage.moment() == (number, len(round.drafts) + 1 + index)
            assert sentence(WORDS["ask"], n=index + 1, round=number + 1).fullmatch(ask(stage))
            stage.press("ynr"[len(asked) % 3])
            verdict = WORDS["kept_unsaid" if index < round.accepted else "dropped_unsaid"]
            assert ask(stage).startswith(verdict.rstrip("."))
            asked.append(index)
    assert len(asked) == sum(round.tested for round in some.rounds)
    stage.press("End")
    assert stage.moment() == (3, 0)
    lesson = stage.page.locator(".sv-lesson").inner_text()
    said = len(asked) - len(asked) // 3
    assert WORDS["lesson"]["heading"] in lesson
    score = sentence(WORDS["score"], n=said)
    assert score.search(stage.page.locator(".sv-predict").inner_text())
    stage.press("Home")
    stage.press("End")
    assert stage.moment() == (3, 0), "nothing is asked twice"
    leave(stage)
    stage.seek(0)
    stage.press("k")
    assert stage.moment() == (1, 0)


def test_nothing_is_revealed_before_the_answer(stage: Stage, trace: Trace) -> None:
    """No probability, overlap or verdict of the guess; a switch shows the probabilities."""
    number = next(
        i for i, round in enumerate(trace.rounds) if 0 < round.accepted < len(round.drafts)
    )
    begin(stage, trace, number)
    wait_for_question(stage)
    stage.settle()
    draft = trace.rounds[number].drafts[0]
    assert draft.target is not None
    seen = stage.page.locator(".sv-inspector")
    seen.get_by_text(WORDS["hidden"]).wait_for()
    assert not stage.page.locator(".sv-areas-block, .sv-test, .sv-branch").first.is_visible()
    stage.open("rounds")
    cells = stage.page.locator('.sv-row-now [data-kind="lit"]').evaluate_all(
        "cells => cells.map((cell) => [cell.ariaLabel, cell.style.getPropertyValue('--overlap')])"
    )
    assert len(cells) >= len(trace.rounds[number].drafts)
    assert all("overlap" not in (label or "") and overlap in ("", "0") for label, overlap in cells)
    stage.page.get_by_role("checkbox", name=WORDS["with"]).check()
    stage.settle()
    assert f"{draft.target:.3g}"[:4] in stage.page.locator(".sv-predict").inner_text()
    stage.page.locator(".sv-areas-block").wait_for()
    assert not stage.page.locator(".sv-test").is_visible()
    stage.page.get_by_role("checkbox", name=WORDS["with"]).uncheck()
    leave(stage)


def test_a_greedy_run_hides_probabilities_despite_the_switch(stage: Stage, greedy: Trace) -> None:
    begin(stage, greedy)
    stage.open("rounds")
    stage.page.get_by_role("checkbox", name=WORDS["with"]).check()
    wait_for_question(stage)
    assert WORDS["given_greedy"] in stage.page.locator(".sv-predict").inner_text()
    stage.page.locator(".sv-inspector").get_by_text(WORDS["hidden"]).wait_for()
    bars = stage.page.locator('.sv-row-now .sv-cell[data-kind="lit"]').evaluate_all(
        "cells => cells.map((cell) => cell.style.getPropertyValue('--overlap'))"
    )
    assert set(bars) == {"0"}
    stage.page.get_by_role("checkbox", name=WORDS["with"]).uncheck()
    leave(stage)


def test_keyboard_and_screen_reader(stage: Stage, trace: Trace) -> None:
    """The focus moves between the question and the button for the next; G starts and leaves."""
    stage.load(trace, "{recorded: true, at: 0}")
    stage.page.locator(".sv-strip").focus()
    stage.press("g")
    wait_for_question(stage)
    question = stage.page.locator(".sv-ask")
    assert question.get_attribute("aria-live") == "polite"
    assert question.evaluate("node => node === document.activeElement")
    stage.page.get_by_role("button", name=re.compile("75%")).click()
    stage.settle()
    assert "75%" in ask(stage)
    reckoned = sentence(WORDS["brier"], said=0.75)  # says what a Brier score is
    assert reckoned.search(stage.page.locator(".sv-predict").inner_text())
    following = stage.page.get_by_role("button", name=WORDS["next"])
    assert following.evaluate("node => node === document.activeElement")
    stage.press("Enter")
    wait_for_question(stage)
    assert question.evaluate("node => node === document.activeElement")
    stage.press("2")
    assert "25%" in ask(stage)
    assert following.evaluate("node => node === document.activeElement"), "Enter goes on"
    stage.press("g")
    assert not stage.page.locator(".sv-predict").is_visible()


def test_the_next_question_comes_at_once(stage: Stage, trace: Trace) -> None:
    """Also from round to round, without playing what happens between their tests."""
    stage.load(trace, "{recorded: true, at: 0}")
    stage.page.get_by_role("button", name=WORDS["start"]).click()
    for number, round in enumerate(trace.rounds[:3]):
        for index in range(round.tested):
            stage.settle()
            assert sentence(WORDS["ask"], n=index + 1, round=number + 1).fullmatch(ask(stage))
            stage.press("y")
            stage.page.get_by_role("button", name=WORDS["next"]).click()
    leave(stage)


def test_a_question_scrolls_into_view(stage: Stage, trace: Trace) -> None:
    stage.page.set_viewport_size({"width": 1280, "height": 500})
    stage.load(trace, "{recorded: true, at: 0}")
    stage.page.evaluate("() => window.scrollTo(0, 0)")
    stage.page.locator(".sv-strip").evaluate("node => node.focus({ preventScroll: true })")
    stage.press("g")
    wait_for_question(stage)
    stage.settle()
    box = stage.page.locator(".sv-predict").bounding_box()
    assert box
    assert 0 <= box["y"] <= box["y"] + box["height"] <= 500
    leave(stage)


def test_a_paused_run_decodes_a_round_and_stops_at_its_first_test(
    stage: Stage, trace: Trace
) -> None:
    stage.load(replace(trace, rounds=trace.rounds[:1], plain=Plain(), ending="running"), "{}")
    stage.page.evaluate("() => viewer.setState('paused')")
    stage.settle()
    stage.page.get_by_role("button", name=WORDS["start"]).click()
    assert [intent for intent, _ in stage.sent()] == ["step"]
    stage.append(**{"from": 1}, rounds=as_json(trace)["rounds"][1:2])
    wait_for_question(stage)
    assert stage.moment() == (1, len(trace.rounds[1].drafts) + 1)
    stage.append(**{"from": 2}, rounds=as_json(trace)["rounds"][2:4])  # the run goes on
    assert stage.moment() == (1, len(trace.rounds[1].drafts) + 1)
    leave(stage)


def test_the_next_question_of_a_paused_run_is_one_key_away(stage: Stage, trace: Trace) -> None:
    """Playing goes to the end of the round and requests another one."""
    rejected = next(round for round in trace.rounds if round.tested == 1 < len(round.drafts))
    begun = replace(trace, rounds=(rejected,), plain=Plain(), ending="running")
    stage.load(begun, f"{{at: 0, phase: {len(rejected.drafts) + 1}}}")
    stage.page.evaluate("() => viewer.setState('paused')")
    stage.page.get_by_role("combobox", name="Speed", exact=True).select_option("4")
    stage.page.get_by_role("button", name=WORDS["start"]).click()
    wait_for_question(stage)
    stage.press("y")
    stage.press("Enter")
    stage.page.wait_for_function("() => window.sent.length", timeout=LONG)
    assert [intent for intent, _ in stage.sent()] == ["step"]
    assert stage.moment() == (1, 0)
    assert not stage.state()["playing"]
    stage.page.get_by_role("combobox", name="Speed", exact=True).select_option("1")
    leave(stage)


def test_a_replay_asks_too(open_stage: Callable[..., Stage]) -> None:
    stage = open_stage("{live: false}", width=390)
    trace = sample(drafter="lookup", positions=False)
    stage.load(trace)
    stage.page.get_by_role("button", name=WORDS["start"]).click()
    wait_for_question(stage)
    stage.page.get_by_role("button", name=WORDS["reveal"]).click()
    stage.settle()
    assert stage.page.locator(".sv-predict .sv-quiet").inner_text() == ""  # it does not count
    width = stage.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390


@pytest.mark.parametrize("presenting", [False, True])
def test_results_are_readable_and_cover_nothing(
    open_stage: Callable[..., Stage], *, presenting: bool
) -> None:
    stage = open_stage("{live: false}", width=1280, height=800, reduced_motion="reduce")
    stage.load(sample())
    stage.page.evaluate("on => viewer.present(on)", presenting)
    stage.seek(1, 5)
    stage.press("g")
    wait_for_question(stage)
    stage.press("y")
    stage.page.get_by_role("button", name=WORDS["finish"]).click()
    stage.settle()
    card, said, below = (
        stage.page.locator(part).bounding_box() for part in (".sv-predict", ".sv-ask", ".sv-round")
    )
    assert card
    assert said
    assert below
    assert said["width"] > card["width"] / 2
    if not presenting:
        assert card["y"] + card["height"] <= below["y"]
