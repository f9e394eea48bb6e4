"""The inspector keeps up with the stage, and shows what is new from its heading on."""

from collections.abc import Callable

from msgspec.structs import replace

from specviz.trace import Plain, Trace
from specviz.words.viewer import VIEWER
from support.sentences import sentence
from viewer.stage import Stage, as_json

Opened = Callable[..., Stage]
WHERE = VIEWER["inspector"]["where"].split(",")[0]


def scrolled(stage: Stage, to: int | None = None) -> int:
    """Return how far the inspector is scrolled, after scrolling it to `to`."""
    script = "(node, to) => { if (to !== null) node.scrollTop = to; return node.scrollTop; }"
    position: int = stage.page.locator(".sv-inspector").evaluate(script, to)
    return position


def test_another_token_is_shown_from_its_heading_on(open_stage: Opened, trace: Trace) -> None:
    stage = open_stage(width=1280, height=700)
    stage.load(trace)
    number = next(i for i, one in enumerate(trace.rounds) if one.accepted < len(one.drafts))
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
