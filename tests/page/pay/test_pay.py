"""“Will it pay?” in a real browser: sources, sliders, machines, measurement, accessibility."""

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import gradio as gr
import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, TimeoutError, expect

from specviz.errors import SettingsError
from specviz.lab.diagnosis import measure_run, recommend
from specviz.page.pay.link import from_link, to_link
from specviz.service.runs import Runs
from specviz.trace import Trace, read
from specviz.words.explore import EXPLORE
from specviz.words.myths import MYTHS
from specviz.words.page import PAGE
from specviz.words.pay import PAY
from support.accessibility import findings
from support.page import started_page
from support.paths import ASSETS
from support.visits import Visits

FIRST = read((ASSETS / "traces" / "first.json").read_bytes())
LONG = 30_000  # ms; a shared machine may be slow
HIGHEST = 2200  # px of the tab with its sections closed
RECORDED = PAY["source_recorded"].split("{")[0]


class Kept:
    """A run as `Runs` keeps it."""

    def __init__(self, trace: Trace) -> None:
        self.trace, self.id = trace, "kept"


class Prepared(Runs):
    """Runs in which every visitor has the run that a test sets."""

    kept: Kept | None = None

    def get(self, owner: str) -> Kept | None:  # type: ignore[override]
        return self.kept


@pytest.fixture(scope="module")
def server() -> Iterator[tuple[str, Prepared]]:
    runs = Prepared()
    with started_page(runs=runs) as url:
        yield url, runs


@pytest.fixture
def runs(server: tuple[str, Prepared]) -> Prepared:
    server[1].kept = None
    return server[1]


@pytest.fixture
def page(browser: Browser, server: tuple[str, Prepared], runs: Prepared) -> Iterator[Page]:  # noqa: ARG001  no run is kept yet
    """The page with the tab opened."""
    with Visits(browser) as visits:
        page = visits.open(server[0])
        page.set_default_timeout(3 * LONG)
        expect(page.locator("#stage .specviz")).to_be_visible(timeout=LONG)
        page.get_by_role("tab", name=PAGE["tabs"]["pay"]).click()
        expect(page.locator("#pay-gamma .js-plotly-plot")).to_be_visible(timeout=LONG)
        yield page


def unfold(page: Page, *sections: str) -> None:
    for section in sections:
        page.get_by_role("button", name=PAY["sections"][section], exact=True).click()


def fill(page: Page, label: str, value: str) -> None:
    box = page.get_by_role("spinbutton", name=re.compile(re.escape(label))).first
    box.fill(value)
    box.blur()


def choose(page: Page, label: str, name: str) -> None:
    page.get_by_role("combobox", name=PAY[label], exact=True).click()
    page.get_by_role("option", name=name).click()


def test_tab_leaves_a_list_closed_behind_it(page: Page) -> None:
    field = page.get_by_role("combobox", name=PAY["hardware"], exact=True)
    field.focus()
    expect(page.get_by_role("listbox")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("listbox")).to_have_count(0)
    devices = page.get_by_label(PAY["devices"], exact=True).first
    expect(devices).to_be_focused()


def test_it_opens_on_the_recorded_run_and_is_accessible(page: Page) -> None:
    expect(page.locator("#pay-advice")).to_contain_text(RECORDED)
    run = measure_run(FIRST)
    assert run is not None
    head, _ = PAY["advice"][recommend(run).outcome]
    expect(page.locator("#pay-advice")).to_contain_text(head.split("{")[0])
    assert page.evaluate("document.documentElement.scrollHeight") <= HIGHEST
    # Only visible charts are drawn; space is reserved for the others, so that nothing jumps.
    assert page.locator("#pay-length .js-plotly-plot").count() == 0
    unfold(page, *PAY["sections"])
    room = page.locator("#pay-length .sv-drawing").bounding_box()
    assert room is not None
    assert room["height"] >= 300
    for name in ("gamma", "map", "gap", "length", "batch", "load", "widths", "batches"):
        page.locator(f"#pay-{name}").scroll_into_view_if_needed()
        expect(page.locator(f"#pay-{name} .js-plotly-plot")).to_be_visible(timeout=LONG)
    page.get_by_role("button", name=PAY["rule"]).click()
    entries = page.locator("#pay .pay-list").filter(has_text=PAY["rule_list"][1])
    expect(entries.get_by_role("listitem")).to_have_count(len(PAY["rule_list"]))
    assert not findings(page, "#pay")


def test_a_changed_number_updates_the_results_and_can_be_reset(page: Page) -> None:
    cards, curve = page.locator("#pay-cards"), page.locator("#pay-gamma")
    sheet = page.locator("#pay-sheet ol")
    before, first = sheet.text_content(), curve.locator("p").first.text_content()
    fill(page, PAY["alpha"], "0.7")
    fill(page, PAY["c"], "1")
    expect(cards).to_contain_text(PAY["card_best_plain"], timeout=LONG)
    expect(curve).to_contain_text(
        PAY["gamma_says_plain"].split(": ")[1].split(".")[0], timeout=LONG
    )
    expect(sheet).not_to_have_text(before or "", timeout=LONG)
    page.get_by_role("button", name=PAY["reset"]).click()
    expect(curve).to_contain_text(first or "nothing", timeout=LONG)
    expect(sheet).to_have_text(before or "", timeout=LONG)
    fill(page, PAY["alpha"], "7")  # corrected in the browser
    expect(page.get_by_role("spinbutton", name=PAY["alpha"]).first).to_have_value("1")
    expect(page.locator(".limit")).to_have_text("≤ 1")
    expect(curve).to_contain_text("α = 1.00", timeout=LONG)
    page.locator("#pay .reset-button").nth(1).click()
    expect(curve).to_contain_text(first or "nothing", timeout=LONG)
    fill(page, PAY["alpha"], "")  # Gradio's browser part then takes the least value
    expect(page.get_by_role("spinbutton", name=PAY["alpha"]).first).to_have_value("0")
    expect(curve).to_contain_text("α = 0.00", timeout=LONG)


def test_the_visitors_run_replaces_the_recorded_one(page: Page, runs: Prepared) -> None:
    runs.kept = Kept(replace(FIRST, rounds=FIRST.rounds[:20]))
    page.get_by_role("tab", name=PAGE["tabs"]["watch"]).click()
    page.get_by_role("tab", name=PAGE["tabs"]["pay"]).click()
    expect(page.locator("#pay-advice")).to_contain_text(
        PAY["source_run"].split("{")[0], timeout=LONG
    )
    expect(page.locator("#pay-advice")).to_contain_text("20 rounds")


def test_a_run_that_cannot_be_used_is_named_with_its_reason(page: Page, runs: Prepared) -> None:
    runs.kept = Kept(read((ASSETS / "traces" / "tree.json").read_bytes()))
    page.get_by_role("tab", name=PAGE["tabs"]["watch"]).click()
    page.get_by_role("tab", name=PAGE["tabs"]["pay"]).click()
    expect(page.locator("#pay-advice")).to_contain_text(PAY["unusable"]["tree"], timeout=LONG)


def test_it_starts_from_a_cell_of_explore(page: Page) -> None:
    advice, curve = page.locator("#pay-advice"), page.locator("#pay-gamma")
    expect(curve).to_contain_text(f"recorded on {FIRST.machine.processor}", timeout=LONG)
    start = page.get_by_label(PAY["start"], exact=True)
    start.click()
    page.get_by_role("option", name="JSON, γ = 8").click()
    expect(advice).to_contain_text("From Explore: JSON", timeout=LONG)
    gamma = page.get_by_role("spinbutton", name=re.compile(re.escape(PAY["gamma"]))).first
    expect(gamma).to_have_value("8")
    curve.get_by_text(PAGE["chart_table"]).click()  # for keyboards: its rows have buttons
    first = curve.get_by_role("row").filter(has_text="All kinds").first
    first.get_by_role("button").click()
    expect(advice).to_contain_text("From Explore: All kinds", timeout=LONG)
    expect(gamma).to_have_value("1")
    expect(start).to_have_value(re.compile("All kinds"))
    start.click()
    page.get_by_role("option", name=PAY["start_recorded"]).click()
    expect(advice).to_contain_text(RECORDED, timeout=LONG)
    page.get_by_role("tab", name=PAGE["tabs"]["explore"]).click()
    page.get_by_role("button", name=EXPLORE["to_pay"]).click()
    expect(advice).to_contain_text("From Explore: All kinds", timeout=LONG)
    expect(start).to_have_value(re.compile("All kinds"))


def test_figures_follow_the_machine_and_the_pair(page: Page) -> None:
    unfold(page, "load")
    toy = page.get_by_text(PAY["toy"].split(":")[0] + ": this target")
    expect(toy).to_have_count(1)  # in the advice
    other = page.get_by_text(PAY["toy_alpha"].partition(") and ")[2])
    expect(other).to_have_count(2)  # beside the charts of batches and of load
    choose(page, "hardware", "T4")
    expect(page.locator("#pay-batch")).to_contain_text(
        PAY["batch_says"].split("{machine}")[0] + "T4", timeout=LONG
    )
    too_large = PAY["batch_too_large"].format(machine="T4")
    expect(page.locator("#pay-batch")).to_contain_text(too_large)
    choose(page, "pair", "Qwen2.5 1.5B")
    expect(page.locator("#pay-batch")).not_to_contain_text(too_large, timeout=LONG)
    expect(page.locator("#pay-memory")).to_contain_text("3.09", timeout=LONG)
    choose(page, "pair", PAY["more_pairs"]["qwen3-30b-a3b"])
    choose(page, "target_dtype", PAY["dtypes"]["int4"])
    expect(page.locator("#pay-memory")).to_contain_text("15.27", timeout=LONG)  # 30.5 / 2
    choose(page, "drafter", PAY["drafters"]["eagle3"])
    fill(page, PAY["devices"], "4")
    expect(page.locator("#pay-load")).to_contain_text("4 × T4", timeout=LONG)
    expect(page.locator("#pay-memory")).to_contain_text("0.29", timeout=LONG)  # 0.145 × 2
    with pytest.raises(TimeoutError):  # no response causes another request
        page.wait_for_event("request", timeout=1000)


def test_a_link_holds_the_changed_fields(
    browser: Browser, server: tuple[str, Prepared], page: Page
) -> None:
    page.get_by_label(PAY["start"], exact=True).click()
    page.get_by_role("option", name="JSON, γ = 8").click()
    expect(page.locator("#pay-advice")).to_contain_text("From Explore: JSON", timeout=LONG)
    choose(page, "hardware", "T4")
    choose(page, "pair", "Qwen2.5 1.5B")
    fill(page, PAY["alpha"], "0.55")
    changed = ";alpha:0.55;machine:T4;pair:qwen2.5-1.5b"  # and, once answered, no size of that pair
    page.wait_for_function("(end) => SpecViz.state().pay?.endsWith(end)", arg=changed, timeout=LONG)
    pay = page.evaluate("SpecViz.state().pay")
    parts = ("#pay-advice", "#pay-cards", "#pay-memory", "#pay-sheet")
    timer = re.compile(r"^\s*[\d.]+s\s+")  # of Gradio, while it computes
    shown = [timer.sub("", page.locator(part).inner_text()) for part in parts]
    with Visits(browser) as visits:
        for query in ("view=pay", "view=pay&lang=en"):
            there = visits.open(f"{server[0]}?{query}&{urlencode({'pay': pay})}")
            for part, text in zip(parts, shown, strict=True):
                expect(there.locator(part)).to_have_text(text, use_inner_text=True, timeout=LONG)
            there.wait_for_function("(pay) => SpecViz.state().pay === pay", arg=pay, timeout=LONG)


def test_a_link_with_a_fault_changes_nothing_and_says_why(
    browser: Browser, server: tuple[str, Prepared]
) -> None:
    with Visits(browser) as visits:
        page = visits.open(f"{server[0]}?view=pay&{urlencode({'pay': 'alpha:0.5;devices:17'})}")
        line = page.locator("#pay-link")
        expect(line).to_contain_text("devices must be a number from 1 to 16.", timeout=LONG)
        assert page.evaluate("SpecViz.state().pay") is None


CONTROLS = {
    "start": gr.Dropdown([("", "run")], value="run"),
    "alpha": gr.Slider(0, 1, value=0.8),
    "c": gr.Slider(0, 1, value=0.1),
    "machine": gr.Dropdown([("A", "a"), ("B", "b")], value="a"),
    "devices": gr.Number(1, minimum=1, maximum=16, precision=0),
}


def test_a_link_is_read_as_it_was_written() -> None:
    usual = {name: control.value for name, control in CONTROLS.items()}
    values = {"start": '["x",["y","z",4,0.0,null]]', "alpha": 0.123456789, "c": 2.5, "machine": "b"}
    assert from_link(to_link(usual | values, usual), CONTROLS) == values
    assert to_link(usual, usual) == ""
    assert from_link("", CONTROLS) == {}
    assert from_link("devices:4", CONTROLS) == {"devices": 4}


@pytest.mark.parametrize(
    "text",
    [
        None, 7, ["alpha:1"], "alpha", "alpha:", "alpha:x", "alpha:1.1", "alpha:nan", "c:-1",
        "c:101", "c:inf", "machine:c", "machine:<b>", "devices:17", "elsewhere:1", ":",
    ],
)  # fmt: skip
def test_a_value_that_no_field_offers_is_refused(text: Any) -> None:
    with pytest.raises(SettingsError):
        from_link(text, CONTROLS)


def test_a_saving_is_refused_for_toys_and_computed_from_counters(page: Page) -> None:
    sheet = page.locator("#pay-sheet")
    expect(sheet).to_contain_text(PAY["refused"]["toy_alpha"].split(",")[0], timeout=LONG)
    unfold(page, "cost")
    fill(page, PAY["accepted"], "720")
    fill(page, PAY["drafted"], "1000")
    expect(sheet).to_contain_text("USD a month", timeout=LONG)
    choose(page, "currency", "EUR")
    expect(sheet).to_contain_text("EUR a month", timeout=LONG)
    choose(page, "hardware", "T4")
    expect(sheet).to_contain_text("16 texts need", timeout=LONG)
    expect(sheet).not_to_contain_text("a month")


def test_answers_lead_to_their_figures(page: Page) -> None:
    unfold(page, "questions")
    asked = page.locator("#pay-questions details")
    expect(asked).to_have_count(12, timeout=LONG)
    asked.nth(0).locator("summary").click()
    assert not findings(page, "#pay-questions")
    expect(page.locator("#pay-gap")).to_be_hidden()
    asked.nth(0).get_by_role("link", name=PAY["asked_here"]).click()
    expect(page.locator("#pay-gap")).to_be_in_viewport(timeout=LONG)
    page.wait_for_function("() => SpecViz.state().fold === 'gap,questions'", timeout=LONG)
    asked.nth(2).locator("summary").click()
    asked.nth(2).get_by_role("button").click()
    expect(page.get_by_role("tab", name=PAGE["tabs"]["myths"])).to_have_attribute(
        "aria-selected", "true", timeout=LONG
    )


def test_the_claim_on_the_visitors_own_figures_leads_to_the_worksheet(
    browser: Browser, server: tuple[str, Prepared]
) -> None:
    with Visits(browser) as visits:
        page = visits.open(f"{server[0]}?view=myths&claim=21")
        page.locator("#claim-21").get_by_role("button", name=MYTHS["pay"]).click(timeout=LONG)
        expect(page.locator("#pay-sheet")).to_be_in_viewport(timeout=LONG)


def test_this_machine_is_measured_when_asked(page: Page) -> None:
    """That changes no figure of the recorded run."""
    cards = page.locator("#pay-cards dl")
    before = cards.text_content() or ""
    unfold(page, "passes", "batch")
    page.get_by_role("button", name=PAY["measure"]).click()
    expect(page.locator("#pay-status")).to_contain_text(PAY["measured_here"], timeout=2 * LONG)
    expect(page.locator("#pay-widths .legend")).to_contain_text("measured here")
    expect(page.get_by_label(PAY["hardware"], exact=True)).to_have_value(
        re.compile("This machine"), timeout=LONG
    )
    expect(page.locator("#pay")).to_contain_text(PAY["source_measured"].split("{")[0], timeout=LONG)
    fill(page, PAY["alpha"], "0.5")
    expect(cards).not_to_have_text(before, timeout=LONG)
    page.get_by_role("button", name=PAY["reset"]).click()
    expect(cards).to_have_text(before, timeout=LONG)
