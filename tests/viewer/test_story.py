"""A round phase by phase: its pictures against a slow reference, keys, playback, motion."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from specviz.trace import Plain, Trace
from specviz.words.viewer import VIEWER
from support.sentences import sentence
from viewer.sample import sample
from viewer.stage import ANIMATED, Stage, as_json
from viewer.test_in_node import story

LONG = 15_000  # ms; a shared machine may be slow


def drawn(stage: Stage) -> Any:
    """What the text, the rounds, the caption and the inspector show."""
    return stage.page.evaluate(
        """() => {
          const seen = (node) => node.checkVisibility({ visibilityProperty: true });
          const slots = [...document.querySelectorAll('.sv-text .sv-token, .sv-rows .sv-cell, .sv-slot')].filter(seen)
            .map((node) => [node.dataset.at, node.dataset.kind, node.dataset.seen, node.ariaLabel,
              node.textContent, node.ariaSelected === 'true', node.style.getPropertyValue('--overlap') || '0']);
          return [slots, ...['.sv-story', '.sv-inspector', '.sv-count'].map((part) =>
            document.querySelector(part).innerText)];
        }"""  # noqa: E501
    )


def test_a_moment_looks_the_same_however_it_is_reached(
    open_stage: Callable[..., Stage], trace: Trace
) -> None:
    """Stepping forward, stepping back and jumping give the same picture."""
    stage = open_stage("{live: false}", fresh=True)
    stage.page.emulate_media(reduced_motion="reduce")  # no transitions
    stage.load(trace, "{recorded: true, at: 1}", view="rounds")
    stage.page.locator(".sv-strip").focus()
    moments = {}
    for _ in range(14):
        stage.press(".")
        if stage.moment()[1]:
            moments[stage.moment()] = drawn(stage)
    assert len(moments) > 8
    for moment in reversed(moments):
        while stage.moment() > moment:
            stage.press(",")
        assert drawn(stage) == moments[moment]
    stage.seek(len(trace.rounds))
    for moment, picture in moments.items():
        stage.seek(*moment)
        assert drawn(stage) == picture


def test_a_phase_reveals_nothing_of_later_phases(stage: Stage, trace: Trace) -> None:
    """Drafting shows nothing of the target, and no verdict is shown before its test."""
    number = next(i for i, r in enumerate(trace.rounds) if 0 < r.accepted < len(r.drafts))
    round = trace.rounds[number]
    stage.load(trace, view="rounds")
    row = stage.page.locator(".sv-row-now")
    verdicts = re.compile("|".join(VIEWER["kind"][k] for k in ("accepted", "rejected", "untested")))

    def told() -> str:
        labels = row.get_by_role("gridcell").evaluate_all(
            "cells => cells.map((cell) => cell.ariaLabel)"
        )
        return " ".join([*labels, stage.inspected(), stage.caption()])

    stage.seek(number, 2)
    assert row.locator('.sv-cell[data-kind="guessed"]').count() == 2
    assert VIEWER["areas"]["heading_draft"] in stage.inspected()
    assert not verdicts.search(told())
    assert "overlap" not in told()
    stage.seek(number, len(round.drafts) + 1)
    assert row.locator('.sv-cell[data-kind="lit"]').count() == len(round.drafts)
    assert not verdicts.search(told().replace(VIEWER["areas"]["key"]["both"], "").replace(
        VIEWER["areas"]["key"]["draft"], ""))  # fmt: skip
    assert VIEWER["test"]["heading"] not in stage.inspected()
    stage.seek(number, len(round.drafts) + 1 + round.accepted + 1)
    assert "rejected" in stage.inspected()
    assert sentence(VIEWER["phase"]["rejected"]).fullmatch(stage.caption())
    assert VIEWER["residual"]["heading"] in stage.inspected()
    assert stage.page.locator(".sv-residual [data-drawn]").count() == 0  # not drawn yet


def test_the_text_shows_guesses_and_drops_the_rejected_ones(stage: Stage, trace: Trace) -> None:
    number = next(i for i, r in enumerate(trace.rounds) if 0 < r.accepted < len(r.drafts) - 1)
    round = trace.rounds[number]
    stage.load(trace)
    before = len([t for r in trace.rounds[:number] for t in r.emitted])
    now = stage.page.locator(".sv-now .sv-token:visible")
    stage.seek(number, len(round.drafts))
    assert (stage.tokens().count(), now.count()) == (before, len(round.drafts))
    stage.seek(number, len(story(round)) - 1)
    expect(now).to_have_count(round.accepted)  # after the fall animation
    stage.seek(number + 1)
    assert stage.tokens().count() == before + len(round.emitted)
    assert now.count() == 0


def test_hostile_guesses_stay_literal_in_every_phase(stage: Stage) -> None:
    trace = sample(quality=0.2, seed=4)
    stage.load(trace, view="rounds")
    for phase in range(1, 8):
        stage.seek(1, phase)
        stage.page.locator(".sv-row-now .sv-cell:visible").first.hover()
        stage.settle()
    assert stage.page.locator(".specviz img, .specviz script, .specviz b").count() == 0
    assert "42" not in stage.page.locator(".sv-now").inner_text()


def test_keys_step_through_phases_and_rounds(stage: Stage, trace: Trace) -> None:
    stage.load(trace, "{recorded: true, at: 3}")
    stage.page.locator(".sv-strip").focus()
    for key, moment in {
        "ArrowRight": (3, 1), ".": (3, 2), "ArrowUp": (3, 3), "ArrowLeft": (3, 2), ",": (3, 1),
        "k": (4, 0), "j": (3, 0), "J": (2, 0), "K": (3, 0), "PageUp": (13, 0), "PageDown": (3, 0),
        "Home": (0, 0), "End": (len(trace.rounds), 0),
    }.items():  # fmt: skip
        stage.press(key)
        assert stage.moment() == moment, key
    stage.press("ArrowLeft")
    last = trace.rounds[-1]
    assert stage.moment() == (len(trace.rounds) - 1, len(story(last)) - 1)
    stage.press("j")
    assert stage.moment() == (len(trace.rounds) - 1, 0), "to the start of the round first"


def test_arrows_walk_in_the_text_while_commas_step(stage: Stage, trace: Trace) -> None:
    stage.load(trace, "{recorded: true, at: 3}")
    stage.tokens().nth(2).focus()
    stage.press("ArrowLeft")
    expect(stage.tokens().nth(1)).to_be_focused()
    stage.press("Home")
    stage.press("ArrowLeft")  # at the edge of the text, does not step
    assert stage.moment() == (3, 0)
    stage.press(".")
    assert stage.moment() == (3, 1)


def test_question_mark_shows_the_keys(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    keys = stage.page.locator(".sv-keys dl")
    stage.page.locator(".sv-strip").focus()
    stage.press("?")
    expect(keys).to_be_visible()
    for key, does in VIEWER["keys"]:
        expect(keys).to_contain_text(does)
        assert all(keys.get_by_text(part, exact=True).count() for part in key.split())
    stage.press("Escape")
    expect(keys).to_be_hidden()


def test_letters_and_marks_can_be_turned_off(stage: Stage, trace: Trace) -> None:
    """For visitors who dictate (WCAG 2.1.4); Space and the arrows remain."""
    stage.load(trace, "{recorded: true, at: 3}")
    strip, letters = stage.page.locator(".sv-strip"), stage.page.locator(".sv-keys input")
    stage.page.locator(".sv-keys summary").click()
    letters.uncheck()
    stage.press("Escape")
    strip.focus()
    for key in ("j", "."):
        stage.press(key)
        assert stage.moment() == (3, 0), key
    stage.press("ArrowRight")
    assert stage.moment() == (3, 1)
    stage.load(trace, "{recorded: true, at: 3}")
    expect(letters).not_to_be_checked()  # it is kept
    stage.page.locator(".sv-keys summary").click()
    letters.check()
    stage.press("Escape")
    strip.focus()
    stage.press("j")
    assert stage.moment() == (2, 0)


def test_the_list_of_keys_closes_and_leaves_the_focus_where_it_belongs(
    stage: Stage, trace: Trace
) -> None:
    stage.load(trace)
    page = stage.page
    panel, opener = page.locator(".sv-keys dl"), page.locator(".sv-keys summary")
    close = page.locator(".sv-keys").get_by_role("button", name=VIEWER["term"]["close"])
    opener.click()
    panel.click()
    expect(panel).to_be_visible()
    close.click()
    expect(panel).to_be_hidden()
    expect(opener).to_be_focused()
    opener.click()
    close.focus()
    stage.press("Escape")
    expect(panel).to_be_hidden()
    expect(opener).to_be_focused()
    opener.click()
    page.locator(".sv-caption").click()
    expect(panel).to_be_hidden()
    page.locator(".sv-strip").focus()
    stage.press("?")
    expect(panel).to_be_visible()
    stage.load(trace)
    expect(panel).to_be_hidden()
    expect(page.locator(".sv-strip")).to_be_focused()


def test_the_strip_is_scrubbed_down_to_phases(stage: Stage, trace: Trace) -> None:
    begun = replace(trace, rounds=trace.rounds[:8], plain=Plain())
    stage.load(begun)
    strip = stage.page.get_by_role("slider", name=VIEWER["transport"]["scrubber"])
    box = strip.bounding_box()
    assert box is not None
    column = box["width"] / 8
    stage.page.mouse.move(box["x"] + 1, box["y"] + 9)
    stage.page.mouse.down()
    most = 2 * len(begun.rounds[2].drafts) + 3  # at most: the real number reveals verdicts
    for phase in range(1, len(story(begun.rounds[2]))):
        stage.page.mouse.move(box["x"] + column * (2 + phase / most), box["y"] + 9)
        stage.settle()
        assert stage.moment() == (2, phase)
        assert stage.caption() in (strip.get_attribute("aria-valuetext") or "")
    stage.page.mouse.move(box["x"] + box["width"] + 50, box["y"] + 99)
    stage.page.mouse.up()
    stage.settle()
    assert stage.moment() == (8, 0)
    assert (strip.get_attribute("aria-valuenow"), strip.get_attribute("aria-valuemax")) == (
        "8",
    ) * 2


def test_where_phases_are_too_narrow_rounds_are_scrubbed(stage: Stage) -> None:
    trace = sample(tokens=512, gamma=8, quality=0.3)
    stage.load(trace)
    strip = stage.page.get_by_role("slider", name=VIEWER["transport"]["scrubber"])
    for x in (0.21, 0.5, 0.77):
        box = strip.bounding_box()
        assert box is not None
        strip.click(position={"x": box["width"] * x, "y": 9})
        assert stage.moment() == (round(len(trace.rounds) * x), 0)


def test_playing_goes_step_by_step_or_round_by_round(
    open_stage: Callable[..., Stage], trace: Trace
) -> None:
    stage = open_stage("{live: false}")
    page = stage.page
    stage.load(replace(trace, rounds=trace.rounds[:3], plain=Plain()))
    page.evaluate(
        """() => { window.passed = []; new MutationObserver(() => {
             const { round, phase } = viewer.state(); passed.push(round + '.' + phase);
           }).observe(document.querySelector('.sv-count'), { childList: true, characterData: true, subtree: true }); }"""  # noqa: E501
    )
    page.get_by_role("combobox", name="Speed", exact=True).select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => viewer.state().round === 1", timeout=LONG)
    page.get_by_role("button", name="Pause").click()
    passed = page.evaluate("() => passed")  # a late frame may skip one
    phases = [f"0.{phase}" for phase in range(1, len(story(trace.rounds[0])))]
    seen = [moment for moment in passed if moment.startswith("0.")]
    assert len(seen) > len(phases) / 2
    assert seen == [phase for phase in phases if phase in seen]
    pace = page.get_by_role("group", name=VIEWER["transport"]["pace"])
    pace.get_by_role("button", name="Rounds").click()
    stage.seek(0)
    page.evaluate("() => { passed.length = 0; }")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => viewer.state().round === 3", timeout=LONG)
    passed = page.evaluate("() => passed")
    assert passed[-1] == "3.0"
    assert set(passed) <= {"1.0", "2.0", "3.0"}
    assert not stage.state()["playing"]


def test_a_live_run_is_stepped_through_from_its_first_guess(stage: Stage, trace: Trace) -> None:
    """At the head of a paused run, a step requests a round and shows only its first phase."""
    stage.load(replace(trace, rounds=trace.rounds[:2], plain=Plain(), ending="running"), "{}")
    stage.page.evaluate("() => viewer.setState('paused')")
    stage.settle()
    stage.page.get_by_role("button", name="Forward one step").click()
    assert [intent for intent, _ in stage.sent()] == ["step"]
    rounds = as_json(trace)["rounds"]
    stage.append(**{"from": 2}, rounds=rounds[2:3])
    assert stage.moment() == (2, 1)
    stage.page.get_by_role("button", name="Forward one round").click()
    assert stage.moment() == (3, 0)
    assert stage.sent() == []
    stage.page.get_by_role("button", name="Forward one round").click()
    stage.append(**{"from": 3}, rounds=rounds[3:4])
    assert stage.moment() == (4, 0)


def test_playing_a_paused_run_resumes_it_at_its_head(stage: Stage, trace: Trace) -> None:
    stage.load(replace(trace, rounds=trace.rounds[:2], plain=Plain(), ending="running"), "{}")
    stage.page.evaluate("() => viewer.setState('paused')")
    stage.page.get_by_role("combobox", name="Speed", exact=True).select_option("4")
    stage.seek(1)
    stage.page.get_by_role("button", name="Play", exact=True).click()
    stage.page.wait_for_function("() => window.sent.length", timeout=LONG)
    assert [intent for intent, _ in stage.sent()] == ["resume"]
    assert stage.moment() == (2, 0)


def test_a_run_to_step_through_begins_with_its_first_guess(stage: Stage, trace: Trace) -> None:
    stage.load(replace(trace, rounds=(), plain=Plain(), ending="running"), "{step: true}")
    stage.append(**{"from": 0}, rounds=as_json(trace)["rounds"][:1])
    stage.page.evaluate("() => viewer.setState('paused')")
    stage.settle()
    assert stage.moment() == (0, 1)
    assert stage.sent() == []


def test_new_rounds_do_not_pull_a_slow_watcher_along(
    open_stage: Callable[..., Stage], trace: Trace
) -> None:
    stage = open_stage()
    stage.load(replace(trace, rounds=trace.rounds[:3], plain=Plain(), ending="running"), "{}")
    stage.page.evaluate("() => viewer.setState('running')")
    stage.seek(0)
    stage.page.evaluate("() => viewer.play()")
    stage.append(**{"from": 3}, rounds=as_json(trace)["rounds"][3:6])
    assert stage.state()["rounds"] == 6
    assert stage.state()["round"] < 3


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_nothing_moves_where_motion_is_not_wanted(
    open_stage: Callable[..., Stage], trace: Trace, wish: Any
) -> None:
    stage = open_stage("{live: false}", fresh=True)
    stage.page.emulate_media(reduced_motion=wish)
    stage.load(trace)
    number = next(i for i, r in enumerate(trace.rounds) if 0 < r.accepted < len(r.drafts))
    moving = []
    for phase in range(1, len(story(trace.rounds[number]))):
        stage.page.evaluate("phase => viewer.seek(...phase)", [number, phase])
        moving.append(
            stage.page.evaluate(
                f"() => new Promise((r) => requestAnimationFrame(() => r(({ANIMATED})())))"
            )
        )
    stage.page.evaluate("() => document.querySelector('[data-choice=raw]').click()")
    moving.append(stage.page.evaluate(ANIMATED))
    stage.seek(number)
    stage.page.evaluate("() => viewer.forward('round')")
    moving.append(
        stage.page.evaluate(
            f"() => new Promise((r) => requestAnimationFrame(() => r(({ANIMATED})())))"
        )
    )
    if wish == "reduce":
        assert not any(moving)
    else:
        assert all(moving)


def test_a_resting_pointer_does_not_stop_playback(
    open_stage: Callable[..., Stage], trace: Trace
) -> None:
    stage = open_stage("{live: false}")
    stage.load(trace, "{recorded: true, at: 2}")
    stage.page.get_by_role("combobox", name="Speed", exact=True).select_option("4")
    stage.page.evaluate("() => viewer.play()")
    stage.tokens().first.dispatch_event("pointerover")
    stage.page.wait_for_function(
        "() => viewer.state().phase > 2 && viewer.state().selected.round === viewer.state().round",
        timeout=LONG,
    )


def test_content_that_comes_below_a_resting_pointer_is_not_hovered_over(
    stage: Stage, trace: Trace
) -> None:
    stage.load(trace, "{recorded: true, at: 0}")
    stage.seek(len(trace.rounds))
    token = stage.tokens().filter(has_text="primes").first
    box, at = token.bounding_box(), token.get_attribute("data-at")
    assert box
    stage.seek(0)
    stage.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    stage.seek(len(trace.rounds))
    stage.rest()
    assert stage.state()["selected"]["round"] == len(trace.rounds) - 1
    stage.page.mouse.move(box["x"] + box["width"] / 2 + 1, box["y"] + box["height"] / 2)
    stage.settle()
    selected = stage.state()["selected"]
    assert f"{selected['round']}.{selected['index']}" == at


def test_later_text_adds_no_scrolling_and_moves_nothing_below(
    open_stage: Callable[..., Stage],
) -> None:
    stage = open_stage("{live: false}")
    stage.load(sample(tokens=400))
    script = """() => { const box = document.querySelector('.sv-stream-scroll');
      const head = [...document.querySelectorAll('.sv-list [role=option]')]
        .filter((node) => node.checkVisibility({ visibilityProperty: true })).pop();
      return { top: box.scrollTop, height: box.clientHeight, below: box.scrollHeight - box.scrollTop
        - (head.getBoundingClientRect().bottom - box.getBoundingClientRect().top) }; }"""
    whole = stage.page.evaluate(script)
    assert whole["top"] > 0, "the stage opens a whole run at its end"
    assert whole["below"] < 40
    for round in (4, 30, 60):
        stage.seek(round)
        now = stage.page.evaluate(script)
        assert now["height"] == whole["height"]
        if now["top"] > 0:
            assert now["below"] < 40
    assert now["top"] > 0
