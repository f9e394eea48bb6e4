"""Terms open their definitions: all are defined, open by keyboard and return the focus."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from specviz.trace import Trace
from specviz.words.viewer import VIEWER
from support.visits import Visits
from viewer.conftest import opened
from viewer.stage import Stage

GLOSSARY = {entry["term"]: entry for entry in VIEWER["glossary"]}


def test_every_name_in_the_viewer_is_in_the_glossary(stage: Stage, trace: Trace) -> None:
    stage.load(trace, view="time")
    stage.drawn()
    stage.open("numbers")
    named = stage.page.locator("[data-term]").evaluate_all("all => all.map((n) => n.dataset.term)")
    assert set(named) <= set(GLOSSARY)
    metrics = stage.page.locator(".sv-ledger [data-metric]")
    assert stage.page.locator(".sv-ledger [data-term]").count() == metrics.count() > 10
    verdicts = {"accepted", "rejected", "untested", "correction", "bonus"}
    assert verdicts | {"residual", "overlap", "accept_test", "verification"} <= set(named)


def test_a_definition_opens_by_keyboard_leads_on_and_returns_the_focus(
    stage: Stage, trace: Trace
) -> None:
    stage.load(trace, view="numbers")
    page = stage.page
    name = page.locator('.sv-ledger [data-term="acceptance_rate"]')
    shown = page.get_by_role("dialog")
    name.focus()
    page.keyboard.press("Enter")
    expect(shown).to_have_accessible_name(GLOSSARY["acceptance_rate"]["name"])
    expect(shown).to_be_focused()
    for part in ("definition", "formula"):
        expect(shown).to_contain_text(GLOSSARY["acceptance_rate"][part])
    source = shown.get_by_role("link", name="Leviathan")
    expect(source).to_have_attribute("href", GLOSSARY["acceptance_rate"]["sources"][0]["url"])
    found = Axe().run(page, context=".sv-popover").response["violations"]
    assert found == []
    shown.get_by_role("button", name=GLOSSARY["draft_efficiency"]["name"]).press("Enter")
    expect(shown).to_have_accessible_name(GLOSSARY["draft_efficiency"]["name"])
    page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    expect(name).to_be_focused()


def test_a_definition_is_the_tooltip_of_its_name(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    page = stage.page
    for name, way in (("speedup", "hover"), ("acceptance_rate", "focus")):
        shown = page.locator(f'.sv-figures [data-term="{name}"]')
        getattr(shown, way)()
        expect(shown).to_have_attribute("title", GLOSSARY[name]["definition"])
    act = page.locator(".sv-acts li").first
    act.locator(".sv-term").hover()
    expect(act).to_have_attribute("title", VIEWER["act"]["draft"]["means"])
    assert act.locator("[title]").count() == 0
    scale = page.locator(".sv-tint-legend .sv-term")
    for tint, name in (("overlap", "overlap"), ("target_entropy", "entropy")):
        page.get_by_label(VIEWER["tint"]["label"]).select_option(tint)
        scale.hover()
        expect(scale).to_have_attribute("title", GLOSSARY[name]["definition"])
    page.get_by_label(VIEWER["tint"]["label"]).select_option("verdict")


def test_a_second_click_on_a_name_closes_its_definition(stage: Stage, trace: Trace) -> None:
    stage.load(trace)
    name = stage.page.locator('.sv-figures [data-term="speedup"]')
    shown = stage.page.get_by_role("dialog")
    name.click()
    expect(shown).to_be_visible()
    name.click()
    expect(shown).to_be_hidden()
    name.click()
    expect(shown).to_be_visible()
    shown.get_by_role("button", name=VIEWER["term"]["close"]).click()
    expect(shown).to_be_hidden()


def test_a_name_opened_in_a_new_tab_shows_its_definition(browser: Browser, address: str) -> None:
    with Visits(browser) as visits:
        page = opened(visits, f"{address}#term-gamma", own=address).page
        expect(page.get_by_role("dialog")).to_have_accessible_name(GLOSSARY["gamma"]["name"])
        expect(page).to_have_url(address)
