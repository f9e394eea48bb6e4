"""Runs axe on a page after its animations have ended."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
COLOURS = ("color-contrast", "link-in-text-block")  # rules whose outcome a colour scheme changes

# An element that fades in has less contrast than its final state.
AT_REST = """() => Promise.all(
  document
    .getAnimations()
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
    .map((one) => one.finished.catch(() => {})),
)"""

RUN = "([part, how]) => axe.run(part ?? document, how).then(({ violations }) => violations)"


def findings(
    page: Page,
    part: str | None = None,
    impacts: tuple[str, ...] = (),
    rules: tuple[str, ...] = (),
) -> list[tuple[str, str]]:
    """Return (rule, HTML) of each violation on the page or in `part`.

    If given, only violations of these impacts and rules.
    """
    page.evaluate(AT_REST)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    options = {"resultTypes": ["violations"]} | ({"runOnly": [*rules]} if rules else {})
    violations = page.evaluate(RUN, [part, options])
    return [
        (violation["id"], node["html"][:200])
        for violation in violations
        if not impacts or violation["impact"] in impacts
        for node in violation["nodes"]
    ]


def serious_findings(
    page: Page, part: str | None = None, rules: tuple[str, ...] = ()
) -> list[tuple[str, str]]:
    """Return violations that axe rates serious or critical."""
    return findings(page, part, SERIOUS, rules)
