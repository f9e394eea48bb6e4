"""The static site as written by the command, opened from disk without a network."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from specviz.__main__ import main
from specviz.lab.claims import CLAIMS
from specviz.lab.recordings import recordings
from specviz.words.catalogue import LANGUAGES
from specviz.words.recorded import RECORDED
from specviz.words.tour import STOPS
from support.accessibility import findings
from support.translation import keeps_tokens
from support.visits import Visits

LONG = 20_000  # ms; a shared machine may be slow
MOST = 3_000_000  # bytes, without Plotly


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("static") / "site"
    assert main(["site", "--out", str(folder)]) == 0
    return folder


class _Links(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.to: list[str] = []
        self.ids: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.to.append(value)
            elif name == "id" and value:
                self.ids.add(value)


def test_it_is_small_and_every_link_leads_somewhere(folder: Path) -> None:
    sizes = {path: path.stat().st_size for path in folder.rglob("*") if path.is_file()}
    assert sum(size for path, size in sizes.items() if path.parent.name != "plotly") < MOST
    pages = {path.name: _Links(path) for path in folder.glob("*.html")}
    assert len(pages) == 7 * len(LANGUAGES)
    for name, links in pages.items():
        for link in links.to:
            if re.match(r"https?:|data:", link):
                continue
            file, _, anchor = re.sub(r"\?[^#]*", "", link).partition("#")
            assert (folder / (file or name)).is_file(), link
            assert not anchor or anchor in pages[file or name].ids | {"main"}, link


@pytest.fixture
def visit(browser: Browser, folder: Path) -> Iterator[Page]:
    """An offline page; requests for anything outside the folder are faults."""
    with Visits(browser) as visits:
        own = folder.as_uri() + "/"
        yield visits.open(own + "index.html", own=own, offline=True)
        # axe requests the style sheet, which the page's policy refuses.
        visits.faults[:] = [fault for fault in visits.faults if "site.css" not in fault]


def stage(page: Page) -> dict[str, int]:
    state: dict[str, int] = page.evaluate("SpecViz.viewer.state()")
    return state


def test_it_works_from_disk_without_a_network(visit: Page, folder: Path) -> None:
    page, own = visit, folder.as_uri() + "/"
    page.wait_for_selector(".sv-list", timeout=LONG)
    assert keeps_tokens(page)
    expect(page.locator("#recorded button")).to_have_count(len(recordings()))
    assert findings(page) == []

    page.get_by_role("button", name="JSON").click()
    page.wait_for_url(re.compile("recorded=json"), timeout=LONG)
    page.goto(own + "index.html?recorded=json&round=2&phase=1&open=time")
    page.wait_for_selector(".sv-list", timeout=LONG)
    page.wait_for_function("SpecViz.viewer?.state().round === 2")
    assert stage(page)["phase"] == 1
    expect(page.get_by_role("tabpanel")).to_have_attribute("data-view", "time")
    page.get_by_role("link", name="Español").click()
    page.wait_for_url("**/index.es.html?recorded=json&round=2&phase=1&open=time")

    page.goto(own + "index.html?recorded=../../secret")  # unknown: the first run is shown
    page.wait_for_selector(".sv-list", timeout=LONG)
    first = RECORDED["runs"]["first"]["label"]
    expect(page.locator("#recorded [aria-pressed=true]")).to_have_text(first)
    expect(page.locator("#lost")).to_be_hidden()

    page.goto(own + "explore.html?temperature=0.7")
    expect(page.locator(".explore-picture .main-svg").first).to_be_visible(timeout=LONG)
    expect(page.get_by_role("radio", name="0.7")).to_be_checked()
    before = page.locator(".explore-answer").inner_text()
    page.get_by_role("radio", name="Prompt lookup").check(force=True)
    expect(page.locator(".explore-answer")).not_to_have_text(before)
    assert findings(page, ".explore-choices") == []

    page.goto(own + "myths.html?claim=16")
    expect(page.locator(".myth")).to_have_count(len(CLAIMS), timeout=LONG)
    expect(page.locator(".myth[open]")).to_have_count(1)
    expect(page.locator(".myth[open] .main-svg").first).to_be_visible(timeout=LONG)
    assert findings(page, "header") == []
    page.locator(".myth[open]").get_by_role("link", name="Watch a recorded run").click()
    page.wait_for_selector(".sv-list", timeout=LONG)
    greedy = RECORDED["runs"]["greedy"]["label"]
    expect(page.locator("#recorded [aria-pressed=true]")).to_have_text(greedy)
    page.go_back()
    page.locator(".myth[open]").get_by_role("link", name="Bonus token").click()
    expect(page.locator("#term-bonus")).to_be_in_viewport()

    page.goto(own + "learn.html")
    expect(page.locator("#steps li")).to_have_count(len(STOPS))
    for stop in STOPS:
        if "recorded" in stop:  # the step links to its run
            item = page.locator("#steps li").filter(has_text=stop["title"])
            there = re.compile(rf"recorded={stop['recorded']}\b")
            expect(item.get_by_role("link")).to_have_attribute("href", there)
    assert findings(page) == []
    title = next(stop["title"] for stop in STOPS if stop["id"] == "rejection")
    page.get_by_role("link", name=f"See it in a run: {title}").click()
    page.wait_for_selector(".sv-list", timeout=LONG)
    at = stage(page)
    assert at["phase"] > 0


def test_it_can_be_embedded_and_reports_its_height(browser: Browser, folder: Path) -> None:
    lecture = folder.parent / "lecture.html"
    with Visits(browser) as visits:
        own = folder.parent.as_uri() + "/"
        page = visits.open(own + "site/index.html?recorded=json", own=own, offline=True)
        page.wait_for_selector(".sv-list", timeout=LONG)
        page.evaluate(  # without a clipboard: a field shows the text
            "() => { navigator.clipboard.writeText = () => Promise.reject();"
            " document.execCommand = () => false; }"
        )
        page.get_by_role("button", name="embed").click()
        field = page.get_by_label("Link to this page")
        expect(field).to_be_visible()
        lecture.write_text(f"<!doctype html><title>A lecture</title>{field.input_value()}", "utf-8")

        page.goto(lecture.as_uri())
        stage = page.frame_locator("iframe")
        expect(stage.locator(".sv-list")).to_be_visible(timeout=LONG)
        expect(stage.get_by_role("link", name="SpecViz")).to_have_attribute(
            "href", re.compile(r"index\.html\?recorded=json$")
        )
        for beside in ("header", "#recorded", "footer"):
            expect(stage.locator(beside).first).to_be_hidden()
        wide = page.locator("iframe").get_attribute("height")
        page.set_viewport_size({"width": 390, "height": 800})
        expect(page.locator("iframe")).not_to_have_attribute("height", wide or "")
        frame = page.frames[1]
        page.wait_for_function(
            "(least) => Number(document.querySelector('iframe').height) >= least",
            arg=frame.evaluate("document.getElementById('stage').offsetHeight"),
        )
