"""The form beside the stage, as a column or a drawer, and how it follows the shown run."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from specviz.words.examples import CONTINUATIONS
from specviz.words.page import PAGE
from specviz.words.recorded import RECORDED
from specviz.words.viewer import VIEWER
from support.sentences import FINISHED, LIVE
from support.visits import Visits

UNCOVERED = """() => ["run", "step"].every((id) => {
  const button = document.getElementById(id);
  const {left, top, width, height} = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""

LONG = 15_000  # ms; a shared machine may be slow


@pytest.fixture
def open_page(browser: Browser, url: str) -> Iterator[Callable[..., Page]]:
    with Visits(browser) as visits:

        def opened(width: int, height: int, query: str = "", **options: Any) -> Page:
            page = visits.open(url + query, width=width, height=height, **options)
            expect(page.locator("#stage .sv-slot").first).to_be_visible(timeout=LONG)
            return page

        yield opened


def test_the_column_shows_the_runs_settings_and_a_run_hides_it(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(1440, 900)
    stage, form = page.locator("#stage"), page.locator("#controls")
    assert page.evaluate("document.documentElement.scrollHeight") <= 2 * 900  # two windows
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for part in (0, 0.25, 0.5, 0.75, 1):
        form.evaluate("(form, part) => { form.scrollTop = part * form.scrollHeight; }", part)
        assert page.evaluate(UNCOVERED), f"Run or Step is covered with the form scrolled to {part}"
    page.wait_for_function("() => SpecViz.state().recorded === 'first'", timeout=LONG)
    assert "round" not in page.evaluate("SpecViz.state()"), "nobody has moved yet"
    page.set_viewport_size({"width": 1280, "height": 720})
    form.evaluate("form => { form.scrollTop = 0; }")
    expect(page.locator("#prompt textarea")).to_be_in_viewport()
    page.set_viewport_size({"width": 1440, "height": 900})
    chips = page.get_by_role("group", name=RECORDED["label"]).get_by_role("button")
    more = RECORDED["more"].format(n=len(RECORDED["runs"]) - 5)
    expect(chips).to_have_count(6)
    page.get_by_role("button", name=more, exact=True).click()
    expect(chips).to_have_count(len(RECORDED["runs"]))
    expect(chips.nth(5)).to_be_focused()
    page.get_by_role("button", name=RECORDED["runs"]["json"]["label"], exact=True).click()
    gamma = page.locator("#gamma input[type=number]")
    expect(gamma).to_have_value("8", timeout=LONG)
    page.wait_for_function("() => SpecViz.state().recorded === 'json'", timeout=LONG)
    gamma.fill("99")
    gamma.blur()
    expect(gamma).to_have_value("16")
    expect(stage).to_contain_text(VIEWER["state"]["stale"], timeout=LONG)
    gamma.fill("8")
    gamma.blur()
    expect(stage).not_to_contain_text(VIEWER["state"]["stale"], timeout=LONG)
    begun = page.evaluate("SpecViz.viewer.state()")
    page.get_by_role("button", name=PAGE["step"], exact=True).click()
    expect(form).to_be_visible()  # Step stays under the pointer
    now = page.evaluate("SpecViz.viewer.state()")
    assert (now["recorded"], now["round"], now["phase"]) == (True, begun["round"], 1)
    page.locator("#run").click()
    expect(form).to_be_hidden()
    expect(stage).to_contain_text(LIVE, timeout=LONG)
    expect(stage).to_contain_text(FINISHED, timeout=2 * LONG)
    page.get_by_role("button", name=VIEWER["transport"]["presenter"], exact=True).click()
    page.locator(".sv-run").click()
    expect(page.locator(".specviz.sv-presenter")).to_contain_text(FINISHED, timeout=2 * LONG)
    page.keyboard.press("Escape")
    prompt = page.locator("#prompt textarea")
    page.locator(".form-toggle").click()
    expect(form).to_be_visible()
    prompt.fill("")
    page.locator("#run").click()
    expect(stage).to_contain_text(PAGE["empty_prompt"], timeout=LONG)
    expect(form).to_be_visible()  # shown again after the refusal
    page.locator(".form-toggle").click()
    expect(form).to_be_hidden()


def test_an_example_that_is_typed_over_is_no_longer_marked(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(1440, 900)
    chosen, prompt = page.locator("#gallery input:checked"), page.locator("#prompt textarea")
    page.locator("#gallery label").nth(1).click()
    expect(prompt).to_have_value(CONTINUATIONS[1]["prompt"], timeout=LONG)
    expect(chosen).to_have_count(1)
    prompt.press_sequentially("x")
    expect(chosen).to_have_count(0, timeout=LONG)
    expect(page.locator("#notice")).not_to_contain_text(CONTINUATIONS[1]["notice"])
    prompt.press("Backspace")
    expect(chosen).to_have_count(1, timeout=LONG)
    named = {RECORDED["runs"][name]["label"] for name in RECORDED["runs"]}
    assert not named & set(page.locator("#gallery label").all_inner_texts())


def test_the_form_is_a_drawer_in_a_narrow_window_and_a_link_opens_a_view(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(1024, 768, "?open=rounds")
    form = page.locator("#controls")
    expect(page.locator("#stage .sv-rows")).to_be_visible(timeout=LONG)
    expect(form).to_be_hidden()
    page.locator(".form-toggle").click()
    expect(form).to_be_visible()
    expect(page.locator("#prompt textarea")).to_be_focused()
    page.mouse.move(900, 600)
    page.mouse.wheel(0, 400)
    page.locator(".form-toggle").click()  # the drawer leaves it uncovered
    expect(form).to_be_hidden()
    assert page.evaluate("scrollY") == 0
    page.locator(".form-toggle").click()
    page.keyboard.press("Escape")
    expect(form).to_be_hidden()
    expect(page.locator(".form-toggle")).to_be_focused()
    page.locator(".form-toggle").click()
    page.locator("#stage .sv-strip").focus()  # as Tab does; the drawer would cover it
    expect(form).to_be_hidden()
    page.get_by_role("tab", name=VIEWER["views"]["time"]).click()
    page.wait_for_function("() => SpecViz.state().open === 'time'", timeout=LONG)


def test_a_column_that_loses_its_room_covers_nothing(open_page: Callable[..., Page]) -> None:
    page = open_page(1440, 900)
    expect(page.locator("#controls")).to_be_visible()
    page.set_viewport_size({"width": 960, "height": 600})  # as after zooming in
    expect(page.locator("#controls")).to_be_hidden()


def test_the_first_stop_of_the_tab_key_skips_to_the_content(open_page: Callable[..., Page]) -> None:
    page = open_page(1440, 900)
    skip = page.get_by_role("button", name=PAGE["form"]["skip"])
    page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#stage [data-button=play]")).to_be_focused()
    page.get_by_role("tab", name=PAGE["tabs"]["learn"], exact=True).click()
    skip.press("Enter")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "tabpanel"


def test_a_phone_has_large_targets_and_names_in_its_language(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(390, 844, "?lang=ja", has_touch=True)
    heights = "links => links.filter((a) => a.checkVisibility()).map((a) => a.offsetHeight)"
    assert min(page.locator("#stage .sv-link").evaluate_all(heights)) >= 24
    named = page.locator("#gamma").get_by_label("スライダー")
    expect(named).to_have_role("slider")


def test_controls_that_open_later_are_named_in_the_pages_language(
    open_page: Callable[..., Page],
) -> None:
    page = open_page(1440, 900, "?lang=ja")
    page.locator("#more button").first.click()
    expect(page.locator("#tokens").get_by_label("スライダー")).to_have_role("slider")
