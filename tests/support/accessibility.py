"""Runs axe on a page after its animations have ended."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")

# An element that fades in has less contrast than its final state.
AT_REST = """() => Promise.all(
  document
    .getAnimations()
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
    .map((one) => one.finished.catch(() => {})),
)"""


def findings(
    page: Page, part: str | None = None, impacts: tuple[str, ...] = ()
) -> list[tuple[str, str]]:
    """Return (rule, HTML) of each violation on the page or in `part`, limited to `impacts`."""
    page.evaluate(AT_REST)
    found = Axe().run(page) if part is None else Axe().run(page, context=part)
    return [
        (violation["id"], node["html"][:200])
        for violation in found.response["violations"]
        if not impacts or violation["impact"] in impacts
        for node in violation["nodes"]
    ]


def serious_findings(page: Page, part: str | None = None) -> list[tuple[str, str]]:
    """Return violations that axe rates serious or critical."""
    return findings(page, part, SERIOUS)
