"""The inspector keeps up with the stage."""

from collections.abc import Callable

from msgspec.structs import replace

from specviz.trace import Plain, Trace
from specviz.words.viewer import VIEWER
from support.sentences import sentence
from viewer.stage import Stage, as_json

Opened = Callable[..., Stage]
WHERE = VIEWER["inspector"]["where"].split(",")[0]


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
