"""Whether a page keeps the texts of models from being translated by the browser."""

from playwright.sync_api import Page

TOKENS = ".sv-text, .sv-slot-token, .sv-cell-text, .sv-big-token, .sv-caption bdi"
KEPT = """selector => {
  const kept = [...document.querySelectorAll(selector)].map((node) => node.translate === false);
  return [kept.length > 4, kept.every(Boolean), document.querySelector('h2').translate];
}"""


def keeps_tokens(page: Page) -> bool:
    """Return whether tokens are shown and not translated, and headings are."""
    found: list[bool] = page.evaluate(KEPT, TOKENS)
    return all(found)
