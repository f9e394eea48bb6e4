"""Browsers translate the prose, and no text of a model: on the stage, in a replay, on phones."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser

from specviz.shipped import ASSETS
from specviz.trace import Trace
from specviz.views import html
from specviz.words.catalogue import ENGLISH
from specviz.words.viewer import VIEWER
from support.visits import Visits, painted
from viewer.sample import sample
from viewer.stage import Stage

MARK = "ƒ"  # in every token, and in no prose
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (parentElement.closest('script, style')) continue;
    const translated = parentElement.closest('[translate]')?.translate ?? true;
    found.push([data, translated, parentElement.className]);
  }
  return found.filter(([data]) => data.trim());
}"""
OPEN = """() => {
  for (const details of document.querySelectorAll('details')) details.open = true;
}"""


def marked(**settings: object) -> Trace:
    trace = sample(**settings)  # type: ignore[arg-type]
    return replace(trace, pieces={token: f" {MARK}{token}" for token in trace.pieces})


def check(texts: list[tuple[str, bool, str]]) -> None:
    """Tokens are kept from translation; sentences around them are not."""
    assert [text for text in texts if MARK in text[0] and text[1]] == []
    assert sum(MARK in data for data, *_ in texts) > 20
    prose = {data for data, is_translated, _ in texts if is_translated}
    assert VIEWER["inspector"]["heading"] in prose
    assert VIEWER["stream"]["heading"] in prose


@pytest.mark.parametrize("settings", [{}, {"temperature": 0}, {"plain": False}], ids=str)
def test_no_token_on_the_stage_is_translated(stage: Stage, settings: dict[str, object]) -> None:
    trace = marked(**settings)
    stage.load(trace)
    for view in VIEWER["views"]:
        if view != "label":
            stage.page.evaluate(f"viewer.open('{view}')")
            stage.settle()
            stage.page.evaluate("viewer.flush()")
            stage.page.evaluate(OPEN)
            check(stage.page.evaluate(TEXTS))
    for index in range(3):
        stage.page.evaluate(f"viewer.pin({{round: 1, index: {index}}})")
        stage.settle()
        check(stage.page.evaluate(TEXTS))


def test_no_token_of_a_replay_is_translated(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "run.html"
    file.write_text(html.page(ENGLISH, marked()), "utf-8")
    with Visits(browser) as visits:
        page = visits.open(file.as_uri(), offline=True)
        page.locator(".specviz .sv-text").wait_for()
        painted(page)
        check(page.evaluate(TEXTS))


def test_no_token_on_a_phone_is_translated() -> None:
    phone = (ASSETS / "page" / "phone.html").read_text("utf-8")
    (text,) = (line for line in phone.splitlines() if 'id="guess"' in line)
    assert 'id="text"' in text
    assert 'translate="no"' in text
