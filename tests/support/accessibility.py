"""What axe finds on a page that has come to rest."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")

# While something fades in, its contrast is lower than what people come to read.
AT_REST = """() => Promise.all(
  document
    .getAnimations()
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
    .map((one) => one.finished.catch(() => {})),
)"""


def findings(
    page: Page, part: str | None = None, impacts: tuple[str, ...] = ()
) -> list[tuple[str, str]]:
    """The rules that are broken on the page, or in a part of it, and where; of these impacts."""
    page.evaluate(AT_REST)
    found = Axe().run(page) if part is None else Axe().run(page, context=part)
    return [
        (violation["id"], node["html"][:200])
        for violation in found.response["violations"]
        if not impacts or violation["impact"] in impacts
        for node in violation["nodes"]
    ]


def serious_findings(page: Page, part: str | None = None) -> list[tuple[str, str]]:
    """Those that axe calls serious or critical."""
    return findings(page, part, SERIOUS)
