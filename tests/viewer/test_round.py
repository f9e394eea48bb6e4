"""The stage in its window: the round's cells, the opening, and the views below."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from specviz.trace import Plain, Trace
from specviz.words.viewer import VIEWER
from viewer.sample import HOSTILE, TEXT, sample
from viewer.stage import Stage, as_json, findings_of_stage

WINDOWS = [(1440, 900), (1280, 720), (1024, 768)]
TEACH = "{recorded: true, teach: true}"
VIEWS = [name for name in VIEWER["views"] if name != "label"]
LONG = 15_000  # ms; a shared machine may be slow

# Numbers of entirely visible tokens and of cells cut off, and the overflow in width, in px.
IN_SIGHT = """() => {
  const inside = (node) => {
    const box = node.getBoundingClientRect();
    const clips = ['.sv-stream-scroll', '.sv-stage'].map((part) => node.closest(part)).filter(Boolean)
      .map((clip) => clip.getBoundingClientRect());
    return [...clips, { top: 0, left: 0, bottom: innerHeight, right: innerWidth }].every((clip) =>
      box.top >= clip.top - 1 && box.bottom <= clip.bottom + 1 && box.left >= clip.left - 1 && box.right <= clip.right + 1);
  };
  const of = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility({ visibilityProperty: true }));
  const cells = of('.sv-slot');
  return {
    tokens: [...of('.sv-list [role=option]'), ...cells].filter(inside).length,
    cut: cells.filter((cell) => !inside(cell)).length,
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}"""  # noqa: E501
BOXES = """() => ['.sv-round', '.sv-transport', '.sv-inspector'].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


@pytest.fixture
def still(open_stage: Callable[..., Stage]) -> Callable[..., Stage]:
    """Open pages of a given size without motion, so that every moment is a still picture."""

    def opened(width: int, height: int, **how: str) -> Stage:
        return open_stage(
            "{live: false}", width=width, height=height, reduced_motion="reduce", **how
        )

    return opened


def mixed(trace: Trace) -> int:
    """A round with an accepted, a rejected and an untested guess."""
    return next(
        i for i, round in enumerate(trace.rounds) if 0 < round.accepted < len(round.drafts) - 1
    )


def looks(stage: Stage) -> list[str]:
    cells: list[str] = stage.page.locator(".sv-slot[data-at]").evaluate_all(
        "cells => cells.map((cell) => cell.dataset.kind)"
    )
    return cells


def test_the_opening_says_why_and_the_end_leads_back_to_its_round(
    still: Callable[..., Stage],
) -> None:
    stage = still(1280, 720)
    stage.load(sample(), TEACH)
    begun, boxes = stage.state()["round"], stage.page.evaluate(BOXES)
    assert stage.caption().endswith(VIEWER["lead"]["why"])
    stage.press("End")
    assert stage.page.evaluate(BOXES) == boxes
    lead = stage.page.get_by_role("button", name=VIEWER["lead"]["watch"].format(round=begun))
    lead.click()
    stage.settle()
    assert stage.moment() == (begun, 0)
    expect(lead).to_be_hidden()
    stage.press("ArrowLeft")
    assert VIEWER["lead"]["why"] not in stage.caption()


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_text_and_round_fit_the_window_and_nothing_moves(
    still: Callable[..., Stage], width: int, height: int
) -> None:
    stage = still(width, height)
    stage.load(sample(), TEACH)
    begun = stage.state()["round"]
    assert stage.state()["opening"]
    boxes = []
    for _ in range(24):  # several rounds
        sight = stage.page.evaluate(IN_SIGHT)
        assert sight["tokens"] >= 15
        assert (sight["cut"], sight["wide"]) == (0, 0), stage.moment()
        boxes.append(stage.page.evaluate(BOXES))
        stage.press(".")
    assert stage.state()["round"] > begun + 1
    assert boxes == [boxes[0]] * len(boxes)


def test_on_a_phone_the_round_and_the_transport_are_in_view_together(
    still: Callable[..., Stage],
) -> None:
    stage = still(390, 844)
    stage.load(sample(), TEACH)
    stage.page.locator(".sv-round").evaluate("node => node.scrollIntoView()")
    for _ in range(9):
        stage.press(".")
        assert stage.page.evaluate("document.documentElement.scrollWidth") <= 390
        for part in (".sv-slot:first-child", ".sv-slot:last-child", ".sv-buttons"):
            box = stage.page.locator(part).bounding_box()
            assert box
            assert -1 <= box["y"] <= box["y"] + box["height"] <= 845, (part, stage.moment())


def test_the_buttons_stay_near_the_round_in_one_column(still: Callable[..., Stage]) -> None:
    stage = still(760, 480)
    stage.load(sample(), TEACH)
    tops = [
        stage.page.locator(part).evaluate("node => node.getBoundingClientRect().top")
        for part in (".sv-round", ".sv-buttons", ".sv-inspector")
    ]
    assert sorted(tops) == tops


@pytest.mark.parametrize("gamma", [4, 16])
def test_cards_stand_in_one_row(stage: Stage, gamma: int) -> None:
    """Also those of few guesses with a large γ, and of a token of two lines."""
    long = TEXT.replace("Fibonacci", "Fibonacci" * 4)
    trace = sample(gamma=gamma, tokens=60, quality=0.5, text=long)
    few = replace(trace.rounds[0], drafts=trace.rounds[0].drafts[:2])
    stage.load(replace(trace, rounds=(few, *trace.rounds[1:]), plain=Plain()))
    for round in range(1, len(trace.rounds) if gamma == 4 else 1):
        stage.seek(round)
        for part in (".sv-slot-token", ".sv-slot-pass"):
            tops = stage.page.locator(f".sv-slot:not(:last-child) {part}").evaluate_all(
                "nodes => nodes.map((node) => node.getBoundingClientRect().top)"
            )
            assert max(tops) - min(tops) < 1, part
    stage.seek(1)
    tops = stage.page.locator(".sv-slot[data-at] .sv-slot-pass").evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect().top)"
    )
    assert len(tops) == 3
    assert max(tops) - min(tops) < 1


def test_the_round_shows_each_phase_and_nothing_later(stage: Stage, trace: Trace) -> None:
    number = mixed(trace)
    round = trace.rounds[number]
    guesses, tested = len(round.drafts), round.accepted + 1
    stage.load(trace)
    gauges, draws = (stage.page.locator(f".sv-slot {part}:visible") for part in (
        ".sv-gauge", ".sv-gauge-draw"))  # fmt: skip
    cells = stage.page.locator(".sv-round").get_by_role("gridcell")
    stage.seek(number, 2)
    assert looks(stage) == ["guessed"] * 2 + ["absent"] * (guesses - 1)
    assert (gauges.count(), draws.count(), cells.count()) == (0, 0, 2)
    stage.seek(number, guesses + 1)
    assert looks(stage) == ["lit"] * guesses + ["absent"]
    assert (gauges.count(), draws.count()) == (guesses, 0)
    stage.seek(number, guesses + 1 + tested)
    assert looks(stage)[:tested] == ["accepted"] * round.accepted + ["rejected"]
    assert draws.count() == tested
    for draft, gauge in zip(round.drafts[:tested], gauges.all(), strict=False):
        assert draft.target is not None
        assert draft.draft is not None
        assert draft.draw is not None
        keep, draw, whole = gauge.evaluate(
            "(node) => [...node.children, node].map((part) => part.getBoundingClientRect())"
            ".map((box, i) => (i === 1 ? box.left + 1 : box.width))"
        )
        box = gauge.bounding_box()
        assert box
        assert keep / whole == pytest.approx(min(1, draft.target / draft.draft), abs=0.03)
        assert (draw - box["x"]) / whole == pytest.approx(draft.draw, abs=0.03)
    assert cells.nth(round.accepted).inner_text().count(VIEWER["kind"]["rejected"]) == 1
    stage.seek(number + 1)
    assert looks(stage)[-1] == "correction"
    expect(cells).to_have_count(guesses + 1)


def test_while_verdicts_are_predicted_the_chances_are_concealed(stage: Stage, trace: Trace) -> None:
    number = mixed(trace)
    stage.load(trace, f"{{recorded: true, at: {number}}}")
    stage.page.get_by_role("button", name=VIEWER["predict"]["start"]).click()
    stage.page.locator(".sv-ask").wait_for(timeout=LONG)
    stage.page.wait_for_function(f"() => viewer.state().phase > {len(trace.rounds[number].drafts)}")
    stage.settle()
    assert set(looks(stage)) == {"lit", "absent"}
    assert stage.page.locator(".sv-gauge:visible").count() == 0
    stage.page.get_by_role("button", name=VIEWER["predict"]["leave"], exact=True).click()


ONE_LINE = """width => {
  const tops = [...document.querySelectorAll('.sv-slots > *')].map((cell) => cell.offsetTop);
  return innerWidth === width && new Set(tops).size === 1;
}"""


def test_a_short_round_stays_in_one_line_at_every_width(still: Callable[..., Stage]) -> None:
    """Free columns must not push the target's own token into a second line."""
    stage = still(1000, 900)
    trace = sample(gamma=6, tokens=64, quality=0.9)
    short = next(i for i, round in enumerate(trace.rounds) if 0 < len(round.drafts) < 3)
    stage.load(trace)
    stage.seek(short + 1)
    for width in (1000, 900, 820, 1200):
        stage.page.set_viewport_size({"width": width, "height": 900})
        stage.page.wait_for_function(ONE_LINE, arg=width, timeout=LONG)  # after its observers


def test_rounds_of_every_kind_have_a_picture(stage: Stage, greedy: Trace) -> None:
    """Greedy (the target's choice, no draw), with many guesses, none, and hostile tokens."""
    number = mixed(greedy)
    stage.load(greedy)
    stage.seek(number, len(greedy.rounds[number].drafts) + 2)
    assert stage.page.locator(".sv-gauge:visible").count() == 0
    assert stage.page.locator(".sv-slot-says:visible").count() == len(greedy.rounds[number].drafts)
    many = sample(gamma=16, tokens=64, quality=0.9)
    stage.load(many)
    stage.seek(1)
    assert len(looks(stage)) == len(many.rounds[0].drafts) + 1 == 17
    looked_up = sample(drafter="lookup", seed=3)
    none = next(i for i, round in enumerate(looked_up.rounds) if not round.drafts)
    stage.load(looked_up)
    stage.seek(none + 1)
    assert looks(stage) == ["plain"]
    stage.load(sample(quality=0.2, seed=4))
    told = ""
    for shown in range(1, 9):
        stage.seek(shown)
        told += stage.page.locator(".sv-round").evaluate("node => node.textContent")
    assert any(text in told for text in HOSTILE[:4])
    assert stage.page.locator(".sv-round :is(img, b, script)").count() == 0


def test_a_run_is_opened_on_a_fair_rejection(stage: Stage, trace: Trace) -> None:
    found = "trace => SpecViz.state.teaching(new SpecViz.run.Run(trace))"
    number = stage.evaluate(found, as_json(trace))
    round = trace.rounds[number]
    rejected = round.drafts[round.accepted]
    assert round.accepted > 0
    assert rejected.verdict == "rejected"
    assert rejected.target is not None
    assert rejected.draft is not None
    assert 0.25 <= rejected.target / rejected.draft <= 0.75
    freak = replace(rejected, target=rejected.draft * 0.001)
    drafts = (*round.drafts[: round.accepted], freak, *round.drafts[round.accepted + 1 :])
    rounds = list(trace.rounds)
    rounds[number] = replace(round, drafts=drafts)
    assert stage.evaluate(found, as_json(replace(trace, rounds=tuple(rounds)))) != number
    kept = tuple(one for one in trace.rounds if one.accepted == len(one.drafts))
    none = replace(trace, rounds=kept, plain=Plain())
    assert stage.evaluate(found, as_json(none)) is None


def test_the_opening_plays_one_round_and_any_key_ends_it(open_stage: Callable[..., Stage]) -> None:
    stage, trace = open_stage("{live: false}", fresh=True), sample()
    stage.page.clock.install()
    stage.load(trace, TEACH)
    begun = stage.state()["round"]
    assert (stage.state()["playing"], stage.state()["opening"]) == (True, True)
    stage.page.clock.run_for(20_000)
    assert stage.moment() == (begun + 1, 0)
    assert not stage.state()["playing"]
    assert stage.state()["opening"], "the visitor has not moved, so links name no moment"
    stage.load(trace, TEACH)
    stage.page.clock.run_for(500)
    stage.press(".")  # while nothing has the focus
    assert not stage.state()["playing"]
    assert not stage.state()["opening"]
    held = stage.moment()
    stage.page.clock.run_for(20_000)
    assert stage.moment() == held


def test_views_are_walked_by_keyboard(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    tabs = stage.page.locator(".sv-views").get_by_role("tab")
    assert tabs.all_inner_texts() == [VIEWER["views"][name] for name in VIEWS]
    tabs.first.focus()
    last = len(VIEWS) - 1
    for key, index in (("ArrowRight", 1), ("End", last), ("ArrowRight", 0), ("ArrowLeft", last),
                       ("Home", 0)):  # fmt: skip
        stage.press(key)
        expect(tabs.nth(index)).to_be_focused()
        expect(tabs.nth(index)).to_have_attribute("aria-selected", "true")
        assert stage.state()["view"] == VIEWS[index]
        assert stage.page.locator(".sv-view:visible").count() == 1
    assert stage.moment() == (len(trace.rounds), 0), "these keys move only the tabs"
    stage.open("nothing")
    assert stage.state()["view"] == VIEWS[0]


def test_no_serious_accessibility_findings_in_any_phase(
    still: Callable[..., Stage], trace: Trace
) -> None:
    stage = still(1440, 900)
    stage.load(trace)
    number = mixed(trace)
    guesses = len(trace.rounds[number].drafts)
    for phase in (1, guesses + 1, guesses + 3, guesses + 4):
        stage.seek(number, phase)
        assert findings_of_stage(stage, ".sv-stage") == [], phase
