"""The inspector keeps up with the stage, and shows what is new from its heading on."""

from collections.abc import Callable

from msgspec.structs import replace
from playwright.sync_api import expect

from specviz.trace import Plain, Trace
from specviz.words.viewer import VIEWER
from support.sentences import sentence
from viewer.stage import Stage, as_json, findings_of_stage

Opened = Callable[..., Stage]
WHERE = VIEWER["inspector"]["where"].split(",")[0]


def rejecting(trace: Trace) -> int:
    """Return the number of a round with a rejected guess that is not the first round."""
    return next(i for i, one in enumerate(trace.rounds) if i and one.accepted < len(one.drafts))


def scrolled(stage: Stage, to: int | None = None) -> int:
    """Return how far the inspector is scrolled, after scrolling it to `to`."""
    script = "(node, to) => { if (to !== null) node.scrollTop = to; return node.scrollTop; }"
    position: int = stage.page.locator(".sv-inspector").evaluate(script, to)
    return position


def test_another_token_is_shown_from_its_heading_on(open_stage: Opened, trace: Trace) -> None:
    stage = open_stage(width=1280, height=700)
    stage.load(trace)
    number = rejecting(trace)
    stage.seek(number + 1)
    assert scrolled(stage, 80) == 80
    stage.page.evaluate("() => viewer.relayout()")
    stage.settle()
    assert scrolled(stage) == 80, "the same token stays where the visitor scrolled to"
    stage.seek(number)
    assert scrolled(stage) == 0
    scrolled(stage, 80)
    stage.press(".")
    assert scrolled(stage) == 0


def test_in_a_live_run_the_inspector_shows_the_round_on_the_stage(
    open_stage: Opened, trace: Trace
) -> None:
    """Rounds come faster than anybody reads them; a moment later, both show the same one."""
    stage = open_stage()
    stage.load(replace(trace, rounds=trace.rounds[:2], plain=Plain(), ending="running"), "{}")
    stage.page.evaluate("() => viewer.setState('running')")
    stage.settle()
    shown = stage.evaluate(
        """async (rounds) => {
          const shown = [];
          for (const [i, round] of rounds.entries()) {
            viewer.append({from: i + 2, rounds: [round]});
            await new Promise((r) => requestAnimationFrame(() => setTimeout(r)));
            const told = (part) => document.querySelector(part).innerText;
            shown.push([told('.sv-caption'), told('.sv-inspector')]);
          }
          return shown;
        }""",
        as_json(trace)["rounds"][2:12],
    )
    assert len(shown) == 10
    for number, (caption, inspected) in enumerate(shown, start=3):
        where = sentence(WHERE, round=number)
        assert sentence(f"{VIEWER['transport']['round']}:", round=number).search(caption)
        assert where.search(inspected)


def test_what_lies_below_the_edge_is_one_click_away(open_stage: Opened, trace: Trace) -> None:
    """The button does not take part in the order of focus: there, the box itself scrolls."""
    stage = open_stage(width=1280, height=700, reduced_motion="reduce")
    stage.load(trace)
    number = rejecting(trace)
    stage.seek(number + 1)
    below = stage.page.locator(".sv-more-below")
    expect(below).to_be_visible()
    below.click()
    first = scrolled(stage)
    assert first > 100
    scrolled(stage, 10_000)
    expect(below).to_be_hidden()
    stage.seek(number)
    expect(below).to_be_visible()
    assert below.get_attribute("tabindex") == "-1"
    assert findings_of_stage(stage, ".sv-stage") == []
    stage.page.set_viewport_size({"width": 390, "height": 800})
    stage.settle()
    expect(below).to_be_hidden()


def test_no_number_of_the_picture_is_faded(open_stage: Opened, trace: Trace) -> None:
    stage = open_stage(width=1280, height=800)
    stage.load(trace)
    fade = stage.page.locator(".sv-inspector").evaluate(
        "node => getComputedStyle(node, '::after').backgroundImage"
    )
    assert fade == "none"
