"""The lesson: its plan, links and printed sheets, and its checks on the page."""

import json
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, PdfMargins, expect

from specviz.content.lesson import fair_run
from specviz.page.links import read_link
from specviz.page.watch.recorded import first_run
from specviz.service.host import Host
from specviz.views.handout import chance_of_rounded, handout, key
from specviz.views.lesson import EXERCISES, STEPS, fair_round, first_telling, lesson
from specviz.words.catalogue import ENGLISH, LANGUAGES, catalogue
from specviz.words.lesson import LESSON
from specviz.words.page import PAGE
from support.accessibility import findings
from support.page import started_page
from support.visits import Visits

LONG = 30_000  # ms; a shared machine may be slow
HOST = Host(pairs=("bundled-medium",))
MARGINS = PdfMargins(top="14mm", bottom="14mm", left="16mm", right="16mm")


def test_the_plan_fills_45_minutes_and_every_link_is_valid() -> None:
    assert sum(minutes for minutes, _ in STEPS.values()) == 45
    assert STEPS.keys() == LESSON["steps"].keys()
    links = [link for _, link in STEPS.values()] + [one.solution for one in EXERCISES.values()]
    for link in links:
        assert read_link(dict(link), HOST).faults == ()
    grades = [one.grade for one in EXERCISES.values()]
    assert grades == sorted(grades)
    assert {str(grade) for grade in grades} == LESSON["grades"].keys()


def test_the_plan_opens_on_a_round_with_every_verdict() -> None:
    trace = first_run()
    rounds = {step["name"]: step["link"].get("round") for step in lesson(ENGLISH, trace)["plan"]}
    assert rounds["round"] == first_telling(trace)
    verdicts = {draft.verdict for draft in trace.rounds[rounds["round"]].drafts}
    assert verdicts == {"accepted", "rejected", "untested"}


def test_the_handouts_round_has_what_the_key_needs() -> None:
    trace = fair_run()
    number = fair_round(trace)
    assert number is not None
    for draft in trace.rounds[number].drafts:
        if draft.verdict != "untested":
            assert draft.threshold is not None
            assert draft.draw is not None
            assert (draft.draw < draft.threshold) == (draft.verdict == "accepted")
            chance = chance_of_rounded(draft)
            assert chance is not None
            assert (draft.draw < chance) == (draft.verdict == "accepted")
            assert chance == pytest.approx(draft.threshold, abs=0.02)
    verdicts = LESSON["sheet"]["verdicts"].values()
    assert not any(f"<td>{verdict}</td>" in handout(ENGLISH, trace) for verdict in verdicts)
    assert all(f"<td>{verdict}</td>" in key(ENGLISH, trace) for verdict in verdicts)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with started_page(host=HOST) as url:
        yield url


@pytest.fixture
def visits(browser: Browser) -> Iterator[Visits]:
    with Visits(browser) as visits:
        yield visits


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_handout_has_two_pages_in_every_language(visits: Visits, paper: str) -> None:
    page = visits.open("about:blank")
    for language in LANGUAGES:
        page.set_content(handout(catalogue(language), fair_run()))
        printed = page.pdf(format=paper, margin=MARGINS)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 2, language


def test_the_sheets_are_served_and_nothing_else(url: str) -> None:
    for sheet, heading in (("handout", "title"), ("key", "key_title")):
        answer = httpx.get(f"{url}lesson/es/{sheet}").raise_for_status()
        assert catalogue("es").lesson["sheet"][heading] in answer.text
    assert httpx.get(f"{url}lesson/es/other").status_code == 404
    assert '<html lang="en">' in httpx.get(f"{url}lesson/klingon/key").text


def test_the_page_checks_the_run_that_watch_shows(visits: Visits, url: str) -> None:
    page = visits.open(f"{url}?view=learn")
    lesson = page.locator("#lesson")
    summary = lesson.locator("summary", has_text=LESSON["exercises_heading"])
    summary.click(timeout=LONG)
    low, bonus = (LESSON["exercises"][name]["task"] for name in ("low", "bonus"))
    item = lesson.get_by_role("listitem").filter(has=page.get_by_role("heading", name=f"3. {low}"))
    press(page, low)
    expect(item.get_by_role("status")).to_have_text(re.compile(r"^α = \d+% over \d+ tested"))
    press(page, bonus)
    expect(lesson).to_contain_text(LESSON["lacking"]["point"])
    page.get_by_role("tab", name=PAGE["tabs"]["watch"]).click()
    page.locator("#stage .sv-list [data-kind=bonus]").first.click()
    page.get_by_role("tab", name=PAGE["tabs"]["learn"]).click()
    press(page, bonus)
    expect(lesson.locator(".lesson-tally")).to_have_text(LESSON["tally"].format(met=1, of=10))
    assert findings(page, "#lesson") == []
    lesson.locator("summary", has_text=LESSON["plan"]).click()
    step = LESSON["steps"]["round"]["title"]
    page.get_by_role("button", name=f"{LESSON['open']}: {step}").click()
    expect(page.get_by_role("tab", name=PAGE["tabs"]["watch"])).to_have_attribute(
        "aria-selected", "true", timeout=LONG
    )
    expect(page).to_have_url(re.compile(r"[?&]presenter=1\b"))
    kept = page.evaluate("sessionStorage.getItem('specviz-lesson')")
    assert json.loads(kept) == ["bonus"]


def test_solved_exercises_survive_a_reload(visits: Visits, url: str) -> None:
    kept = "sessionStorage.setItem('specviz-lesson', '[\"bonus\", \"unknown\"]')"
    page = visits.open(f"{url}?view=learn", script=kept)
    expect(page.locator("#lesson .lesson-tally")).to_have_text(
        LESSON["tally"].format(met=1, of=10), timeout=LONG
    )
    expect(page.locator("#lesson [data-solved=true]")).to_have_count(1)


def press(page: Page, task: str) -> None:
    page.get_by_role("button", name=f"{LESSON['check']}: {task}").click()
