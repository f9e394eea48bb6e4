"""Drives a page with one viewer."""

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from specviz.trace import Trace, write
from support.accessibility import COLOURS, serious_findings
from viewer.sample import completed

RECORDED = "{recorded: true}"
ANIMATED = """() => document.getAnimations().filter((a) => a.playState === 'running').length"""


@dataclass
class Stage:
    """A page with one viewer."""

    page: Page

    def evaluate(self, script: str, value: Any) -> Any:
        """Call a function of the page with a value, sent as text: 15 times as fast."""
        return self.page.evaluate(f"text => ({script})(JSON.parse(text))", json.dumps(value))

    def load(self, trace: Trace, options: str = RECORDED, view: str = "") -> None:
        """Show a run, with a view open below the stage."""
        self.evaluate(f"trace => viewer.load(trace, {options})", as_json(trace))
        self.open(view)

    def open(self, view: str) -> None:
        """Open a view below the stage; an unknown name changes nothing."""
        self.page.evaluate("view => viewer.open(view)", view)
        self.settle()

    def append(self, **delta: Any) -> bool:
        result: bool = self.evaluate("delta => viewer.append(delta)", delta)
        self.settle()
        return result

    def seek(self, round: int, phase: int = 0) -> None:
        self.page.evaluate("([round, phase]) => viewer.seek(round, phase)", [round, phase])
        self.settle()

    def settle(self) -> None:
        """Wait for the frame that paints the changes."""
        self.page.evaluate("() => new Promise(r => requestAnimationFrame(() => setTimeout(r)))")

    def drawn(self) -> None:
        """Let the charts draw the changes now; by hand, they follow after a pause."""
        self.settle()
        self.page.evaluate("() => viewer.flush()")
        self.settle()

    def rest(self) -> None:
        """Wait until no animation or transition is running."""
        self.settle()
        self.page.wait_for_function(f"() => ({ANIMATED})() === 0")

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate("() => viewer.state()")
        return state

    def moment(self) -> tuple[int, int]:
        """Return the shown moment: the numbers of complete rounds and of phases of the next one."""
        state = self.state()
        return state["round"], state["phase"]

    def tokens(self) -> Locator:
        return self.page.locator(".sv-list").get_by_role("option")

    def caption(self) -> str:
        return self.page.locator(".sv-caption").inner_text()

    def sent(self) -> list[Any]:
        sent: list[Any] = self.page.evaluate("() => window.sent.splice(0)")
        return sent

    def ledger(self, name: str) -> str:
        """Return a figure of the view of all metrics, which this opens."""
        if not self.page.locator(".sv-ledger").is_visible():
            self.open("numbers")
        return self.page.locator(f'[data-metric="{name}"]').inner_text()

    def inspected(self) -> str:
        return self.page.locator(".sv-inspector").inner_text()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.settle()


def findings_of_stage(stage: Stage, part: str | None = None) -> list[tuple[str, str]]:
    """Return axe's serious findings: all in the light theme, those on colours in the dark one."""
    page = stage.page
    found = serious_findings(page, part)
    page.evaluate("() => document.body.classList.add('dark')")
    found += serious_findings(page, part, COLOURS)
    page.evaluate("() => document.body.classList.remove('dark')")
    return found


def as_json(trace: Trace) -> Any:
    return json.loads(write(completed(trace), figures=True))
