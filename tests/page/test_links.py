"""Links to a state of the page: their validation, and their use in a browser."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlencode, urlsplit

import gradio as gr
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from specviz.models.names import NO_FOLDERS, NO_MODEL
from specviz.page.learn.failures import SETTINGS as LINKED
from specviz.page.learn.failures import link_to
from specviz.page.links import HIDEABLE, links, read_link
from specviz.page.watch.controls import NAMES
from specviz.service.host import Host
from specviz.service.pairs import own_pair
from specviz.service.runs import Runs
from specviz.settings import Settings
from specviz.trace import Trace
from specviz.words.links import LINKS
from specviz.words.page import PAGE
from specviz.words.recorded import RECORDED
from specviz.words.viewer import VIEWER
from support.accessibility import serious_findings
from support.page import Server
from support.paths import ROOT
from support.visits import Visits

LONG = 60_000  # ms; a shared machine may be slow
HOST = Host(limits={"max_new_tokens": 64, "gamma": 8}, max_prompt=1000)
OWN = Host(custom=True)


def test_a_link_sets_everything_that_it_names() -> None:
    asked = {
        "prompt": "1 = one", "pair": "bundled-medium", "drafter": "lookup+model", "rule": "block",
        "tree": "chain", "budget": "9", "branches": "3", "gamma": "3", "temperature": "0.5",
        "confidence": "0.4", "top_k": "40", "top_p": "0.9", "seed": "7",
        "tokens": "48", "plain": "0", "view": "watch", "run": "1",
    }  # fmt: skip
    opened = read_link(asked, HOST)
    assert not opened.faults
    assert opened.begin
    assert opened.view == "watch"
    assert opened.values == {
        "prompt": "1 = one", "pair": "bundled-medium", "target": "", "draft": "", "plain": False,
        "drafter": "lookup+model", "rule": "block", "tree": "chain", "budget": 9, "branches": 3,
        "gamma": 3, "temperature": 0.5, "confidence": 0.4, "top_k": 40,
        "top_p": 0.9, "seed": 7, "tokens": 48,
    }  # fmt: skip
    assert isinstance(opened.values["gamma"], int)


def test_numbers_come_as_json_or_as_text() -> None:
    assert read_link({"gamma": 2.0, "temperature": 1}, HOST) == read_link(
        {"gamma": "2", "temperature": "1"}, HOST
    )


@pytest.mark.parametrize("nothing", [{}, None, [], "gamma=3", 7, {"__theme": "dark", "x": {}}])
def test_unknown_parameters_are_ignored(nothing: Any) -> None:
    opened = read_link(nothing, HOST)
    assert not opened.values
    assert not opened.faults
    assert not opened.begin


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("gamma", "9"), ("gamma", "-1"), ("gamma", "2.5"), ("gamma", "four"), ("gamma", ""),
        ("gamma", None), ("gamma", [4]), ("gamma", True), ("gamma", "nan"), ("gamma", 10**400),
        ("temperature", "inf"), ("temperature", "-0.1"), ("temperature", {"a": 1}),
        ("top_p", "0"), ("top_p", "0.01"), ("top_k", "1001"), ("confidence", "2"),
        ("seed", str(2**32)), ("seed", "1" * 5000), ("tokens", "65"), ("tokens", "0"),
        ("drafter", "oracle"), ("rule", "fair"), ("drafter", 3),
        ("pair", "qwen3-8b"), ("pair", "<img src=x onerror=alert(1)>"), ("pair", ["a"]),
        ("target", "name/model"), ("draft", "/etc"),
        ("prompt", "a" * 1001), ("prompt", "\ud800"), ("prompt", 5),
        ("view", "nowhere"), ("view", {"watch": 1}),
    ],
)  # fmt: skip
def test_an_invalid_value_is_reported_and_starts_no_run(name: str, value: Any) -> None:
    opened = read_link({"seed": 5, name: value, "run": 1}, HOST)
    assert len(opened.faults) == 1
    assert "\n" not in opened.faults[0]
    assert len(opened.faults[0]) < 200
    assert not opened.begin
    assert opened.values == ({} if name == "seed" else {"seed": 5}), "the valid values are set"
    assert opened.view is None


def test_a_link_may_name_checkpoints_of_the_hub_but_no_folders(tmp_path: Path) -> None:
    own = {"target": "name/big", "draft": "name/small", "pair": "bundled-medium"}
    assert read_link(own, OWN).values == {"target": "name/big", "draft": "name/small"}
    assert read_link({"draft": "name/small"}, OWN).faults == (
        "A draft needs a target. Enter a target, too, or clear the draft.",
    )
    assert read_link({"target": str(tmp_path)}, OWN).faults == (NO_FOLDERS,)
    assert read_link({"pair": "bundled-medium"}, OWN).values["target"] == ""
    shipped = {"target": "assets/models/target"}
    assert read_link(shipped, OWN).faults == (NO_FOLDERS,)
    (fault,) = read_link({"target": "a" * 290}, OWN).faults
    assert fault == NO_MODEL.format(checkpoint="a" * 40)


def test_bundled_models_have_one_name_in_every_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = {"target": "assets/models/target", "draft": ""}
    monkeypatch.chdir(tmp_path)
    host = Host(custom=True, folders=True)
    opened = read_link({**own, "run": 1}, host)
    assert (opened.values, opened.faults) == (own, ())
    assert own_pair(**own, folders=True).target == str(ROOT / own["target"])


def test_the_pages_own_links_contain_no_local_path() -> None:
    host = Host(custom=True, folders=True)
    told = json.dumps([link_to(setting, host) for setting in LINKED])
    assert str(ROOT) not in told
    assert not re.search(r'"(/|[A-Z]:)', told)


def test_the_browser_is_given_the_names_of_the_controls() -> None:
    with gr.Blocks():
        assert links(Host()).props["names"] == NAMES


def test_the_page_on_links_lists_what_can_be_hidden() -> None:
    page = (ROOT / "specviz" / "page" / "links.md").read_text("utf-8")
    assert not [name for name in HIDEABLE if f"`{name}`" not in page]


# In a browser


class Visit(NamedTuple):
    page: Page
    runs: Runs

    def go(self, **state: Any) -> None:
        self.page.evaluate("state => SpecViz.go(state)", state)

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate("SpecViz.state()")
        return state

    def viewer(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate("SpecViz.viewer.state()")
        return state

    def trace(self) -> Trace:
        traces = [run.trace for run in self.runs._runs.values()]  # the one asked for last is last
        return max(reversed(traces), key=lambda trace: trace.recorded)

    def copied(self) -> str:
        """Press the copy button and return the clipboard's text, pasted into an empty field."""
        self.page.get_by_role("button", name=LINKS["copy"]).click()
        expect(self.page.locator("#link [role=status]")).not_to_be_empty()
        self.page.evaluate(
            """() => { const box = document.createElement('textarea'); box.id = 'pasted';
            document.querySelector('#link').append(box); box.focus(); }"""
        )
        self.page.keyboard.press("Control+V")
        text: str = self.page.locator("#pasted").input_value()
        self.page.evaluate("document.querySelector('#pasted').remove()")
        return text

    def said(self) -> Locator:
        return self.page.locator("#link [role=status]")


ASKED = {
    "prompt": "1 = one\n2 = two & ${7*6} <b>\n3 =", "pair": "bundled-medium", "plain": "1",
    "drafter": "model", "rule": "token", "tree": "k-ary", "budget": "6", "branches": "2",
    "controller": "fixed", "gamma": "3", "temperature": "0.5", "confidence": "0", "top_k": "0",
    "top_p": "1", "seed": "7", "tokens": "24", "run": "1", "round": "2", "phase": "1",
    "at": "1.0", "tint": "overlap", "hide": "gallery,ledger,temperature",
}  # fmt: skip


NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"

# Delays the response with a recorded run until `arrive()`.
HELD = """(() => { const real = fetch; window.arrive = () => {};
  window.fetch = (...asked) => (String(asked[0]).includes('traces/json')
    ? new Promise((done) => { window.arrive = () => done(real(...asked)); })
    : real(...asked)); })()"""

Open = Callable[..., Visit]


@pytest.fixture
def open_link(browser: Browser, server: Server) -> Iterator[Open]:
    """Open the page with a link's parameters, without the clipboard API, as over plain HTTP."""
    with Visits(browser) as visits:

        def opened(*, fresh: bool = False, script: str = "", **parameters: object) -> Visit:
            url = f"{server.url}?{urlencode(parameters)}"
            page = visits.open(url, fresh=fresh, script=script)
            page.evaluate(NO_CLIPBOARD)
            return Visit(page, server.runs)

        yield opened


@pytest.fixture
def visit(open_link: Open) -> Visit:
    """A page opened by a link with every parameter, after its run has finished."""
    others = {"__theme": "dark", "other": "kept"}
    visit = open_link(**others | ASKED | {"hide": ASKED["hide"] + ",toString,body"})
    at(visit, state="done", recorded=False, round=2, phase=1, tint="overlap")
    return visit


def at(visit: Visit, **state: Any) -> None:
    """Wait until the viewer's state has these values."""
    visit.page.wait_for_function(
        """wanted => { const state = SpecViz.viewer?.state();
        return state && Object.entries(wanted).every(([name, value]) =>
          JSON.stringify(state[name]) === JSON.stringify(value)); }""",
        arg=state,
        timeout=LONG,
    )


def query(url: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(url).query).items()}


def test_a_complete_link_follows_the_page_and_restores_it(visit: Visit, open_link: Open) -> None:
    page = visit.page
    assert visit.viewer()["pinned"] == {"round": 1, "index": 0}
    assert visit.trace().settings == Settings(
        gamma=3, temperature=0.5, seed=7, max_new_tokens=24, tree="k-ary", budget=6
    )
    assert ASKED["prompt"] in visit.trace().decode(visit.trace().prompt)
    assert page.locator("#prompt textarea").input_value() == ASKED["prompt"]
    for hidden in ("#gallery", "#temperature", "#stage .sv-ledger"):
        expect(page.locator(hidden)).not_to_be_visible()
    expect(page.locator("#gamma")).to_be_visible()
    expect(page.locator("#prompt")).to_be_visible()
    assert {name: str(value) for name, value in visit.state().items()} == ASKED

    # The address follows the page and can be copied without the clipboard API.
    page.locator("#stage .sv-strip").focus()
    page.keyboard.press(".")
    at(visit, phase=2)
    expect(page).to_have_url(re.compile("phase=2"), timeout=LONG)
    wanted = ASKED | {"phase": "2"}
    assert query(page.url) == wanted | {"__theme": "dark", "other": "kept"}
    assert visit.copied() == page.url
    expect(visit.said()).to_have_text(LINKS["copied"])
    expect(page.get_by_role("button", name=LINKS["copy"])).to_be_visible()
    before = visit.trace()
    again = open_link(**query(page.url))
    at(again, state="done", round=2, phase=2)
    assert again.trace() is not before
    assert again.trace().output == before.output


def test_a_link_that_cannot_be_copied_is_shown_and_omits_a_long_prompt(visit: Visit) -> None:
    page = visit.page
    page.evaluate("() => { document.execCommand = () => false; }")
    page.get_by_role("button", name=LINKS["copy"]).click()
    expect(visit.said()).to_have_text(LINKS["by_hand"])
    field = page.get_by_role("textbox", name=LINKS["field"])
    expect(field).to_be_focused()
    assert query(field.input_value()) == ASKED | {"__theme": "dark", "other": "kept"}
    page.evaluate("() => { delete document.execCommand; }")  # restores the browser's own
    page.locator("#prompt textarea").fill("word " * 1000)
    page.wait_for_function("SpecViz.state().prompt.length === 5000")
    link = visit.copied()
    expect(visit.said()).to_have_text(LINKS["copied_cut"])
    assert "prompt" not in query(link)
    assert query(link)["seed"] == ASKED["seed"]


def test_the_stage_reports_invalid_values_of_a_link(open_link: Open) -> None:
    visit = open_link(gamma=3)
    page, before = visit.page, set(visit.runs._runs)
    at(visit, recorded=True)
    page.wait_for_function("() => window.SpecViz?.links?.controls().gamma === 3", timeout=LONG)
    visit.go(gamma=99, seed=3, pair="<img src=x>", run=1)
    alert = page.locator("#stage").get_by_role("alert")
    expect(alert).to_contain_text("'<img src=x>' is not available", timeout=LONG)
    expect(alert).to_contain_text("γ (gamma) must be")
    assert visit.state()["seed"] == 3
    assert visit.state()["gamma"] == 3
    assert "run" not in visit.state(), "set, but not run"
    assert set(visit.runs._runs) <= before
    visit.go(recorded="../first")
    expect(alert).to_contain_text(RECORDED["unknown"], timeout=LONG)


TYPE = """(own) => {
  const { prompt, pair, plain, ...rest } = SpecViz.links.controls();
  SpecViz.links.typed(prompt, pair, ...own, Boolean(plain), ...Object.values(rest));
  const state = SpecViz.state();
  SpecViz.links.typed(prompt, pair, '', '', Boolean(plain), ...Object.values(rest));
  return state;
}"""


def typed_own(visit: Visit, target: str, draft: str) -> dict[str, Any]:
    """Return the page's state with these typed in as the visitor's own checkpoints."""
    visit.page.wait_for_function("() => window.SpecViz?.links?.controls().pair", timeout=LONG)
    state: dict[str, Any] = visit.page.evaluate(TYPE, [target, draft])
    return state


ON_DISK = [
    ("/srv/models/big", ""), ("name/big", "/srv/models/small"), ("C:\\models\\big", ""),
    ("big.Q8_0.GGUF", ""), ("assets/models/target", ""), ("../big", ""), ("~/big", ""),
]  # fmt: skip


def test_on_a_public_page_a_link_names_checkpoints_of_the_hub_only(open_link: Open) -> None:
    """Typed under “Your own checkpoints”; the server refuses to run any others."""
    visit = open_link()
    for own in ON_DISK:
        state = typed_own(visit, *own)
        assert state["pair"] == "bundled-medium", own
        assert not {"target", "draft"} & state.keys(), own
    state = typed_own(visit, "name/big", "name/small.v1-b")
    assert (state["target"], state["draft"]) == ("name/big", "name/small.v1-b")
    assert "pair" not in state


def test_a_link_opens_a_recorded_run_at_a_moment(visit: Visit) -> None:
    page = visit.page
    for wrong in ({"round": 999}, {"at": "3.99"}, {"round": "x"}):
        visit.go(recorded="json", **wrong)
        expect(visit.said()).to_have_text(LINKS["no_moment"])
        visit.said().evaluate("node => { node.textContent = ''; }")
    visit.go(recorded="json", round=3, phase=2, at="2.1", hide="")
    at(visit, recorded=True, round=3, phase=2)
    chip = page.get_by_role("button", name=RECORDED["runs"]["json"]["label"], exact=True)
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#recorded")).to_contain_text(RECORDED["runs"]["json"]["notice"])
    expect(page.locator("#gallery")).to_be_visible()
    state = {name: str(value) for name, value in visit.state().items()}
    wanted = {"recorded": "json", "round": "3", "phase": "2", "at": "2.1", "tint": "overlap"}
    assert state == wanted
    assert not serious_findings(page)


def test_the_presenters_view_by_link_and_by_keys(open_link: Open) -> None:
    visit = open_link(recorded="json", round=3, phase=2)
    page = visit.page
    at(visit, recorded=True, round=3, phase=2)
    visit.go(presenter=1)
    at(visit, presenter=True)
    expect(page).to_have_url(re.compile("presenter=1"), timeout=LONG)
    box = page.locator("#stage .specviz").bounding_box()
    assert box == {"x": 0, "y": 0, "width": 1280, "height": 900}
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.specviz, body') !== null")
        outside = "document.activeElement !== document.body"
        assert not page.evaluate(f"{outside} && !document.activeElement.closest('.specviz')")
    page.keyboard.press("PageDown")
    at(visit, round=3, phase=3)
    page.keyboard.press("PageUp")
    at(visit, round=3, phase=2)
    page.keyboard.press("Escape")
    at(visit, presenter=False)
    name = VIEWER["transport"]["presenter"]
    expect(page.get_by_role("button", name=name, exact=True)).to_be_focused()


def test_a_recorded_run_can_be_run_again_here(open_link: Open) -> None:
    visit = open_link(recorded="json")
    page = visit.page
    page.get_by_role("button", name=RECORDED["again"]).click()
    at(visit, state="done", recorded=False)
    assert visit.trace().settings == Settings(gamma=8, temperature=0, max_new_tokens=64)
    assert visit.state()["run"] == 1
    expect(page.locator("#recorded p")).not_to_be_visible()


LOSE = """() => {
  const tab = (name) => document.querySelector(`#tabs [data-tab-id="${name}"]`);
  new MutationObserver((_, observer) => {
    if (tab('explore').ariaSelected !== 'true') return;
    observer.disconnect();
    tab('watch').click();
  }).observe(document.querySelector('#tabs'), { attributes: true, subtree: true });
  SpecViz.go({ view: 'explore' });
}"""


def test_a_tab_that_gradio_loses_is_reopened_but_not_one_that_was_left(open_link: Open) -> None:
    """On a slow machine, Gradio can lose the selected tab while it mounts the page."""
    visit = open_link(fresh=True)
    at(visit, recorded=True)
    visit.page.clock.install()
    watch, explore = (
        visit.page.get_by_role("tab", name=PAGE["tabs"][name], exact=True)
        for name in ("watch", "explore")
    )
    visit.page.evaluate(LOSE)
    expect(watch).to_have_attribute("aria-selected", "true")
    expect(explore).to_have_attribute("aria-selected", "true", timeout=LONG)
    visit.page.clock.run_for(5000)
    watch.click()
    visit.page.clock.run_for(5000)
    expect(watch).to_have_attribute("aria-selected", "true")


def test_back_leads_to_the_tab_before(open_link: Open) -> None:
    page = open_link(gamma=7).page
    page.wait_for_function("() => window.SpecViz?.links?.controls().gamma === 7", timeout=LONG)
    tabs = {
        name: page.get_by_role("tab", name=PAGE["tabs"][name], exact=True)
        for name in ("watch", "myths", "learn")
    }
    for name in ("myths", "learn"):
        tabs[name].click()
        page.wait_for_function("name => location.search.includes(name)", arg=name, timeout=LONG)
    for go, name in ((page.go_back, "myths"), (page.go_back, "watch"), (page.go_forward, "myths")):
        go()
        expect(tabs[name]).to_have_attribute("aria-selected", "true", timeout=LONG)
    assert page.evaluate("SpecViz.state()")["gamma"] == 7
    page.wait_for_function(  # once the tab is long enough
        "() => { scrollTo(0, 300); return scrollY === 300; }", timeout=LONG
    )
    page.evaluate("SpecViz.go({view: 'watch'})")  # as a button of the tab does
    page.wait_for_function("() => !location.search.includes('myths')", timeout=LONG)
    page.go_back()
    page.wait_for_function("() => scrollY === 300", timeout=LONG)


def test_the_rule_lab_leads_to_the_claim_about_all_rules(open_link: Open) -> None:
    """The claim is open, in the window and focused, although its tab was not mounted before."""
    page = open_link(recorded="first", open="rounds").page
    watch, myths = (
        page.get_by_role("tab", name=PAGE["tabs"][name], exact=True) for name in ("watch", "myths")
    )
    page.locator(".sv-rule-lab .sv-link").click(timeout=LONG)
    expect(myths).to_have_attribute("aria-selected", "true", timeout=LONG)
    claim = page.locator("#claim-23")
    expect(claim).to_have_attribute("open", "", timeout=LONG)
    summary = claim.locator("> summary")
    expect(summary).to_be_in_viewport()
    expect(summary).to_be_focused()
    page.wait_for_function("() => location.search.includes('myths')", timeout=LONG)
    page.go_back()
    expect(watch).to_have_attribute("aria-selected", "true", timeout=LONG)
    expect(page.locator(".sv-rule-lab .sv-link")).to_be_in_viewport()


def test_the_link_of_a_changed_run_repeats_it(open_link: Open) -> None:
    page = open_link(recorded="first", open="rounds").page
    change = page.locator(".sv-again-row[data-change=gamma]").get_by_role("button", name="2")
    change.first.click(timeout=LONG)
    page.wait_for_function("() => SpecViz.state().run === 1", timeout=LONG)
    state = page.evaluate("SpecViz.state()")
    assert (state["gamma"], state["seed"], state["temperature"]) == (2, 6, 0.7)


LATE = """() => {
  let shared;
  Object.defineProperty(window, 'SpecViz', {
    get: () => shared,
    set(made) {
      const { component } = made;
      shared = made;
      made.component = (name, ...given) => {
        if (name === 'link') window.readLink = () => component(name, ...given);
        else component(name, ...given);
      };
    },
  });
}"""
"""Holds the component that reads the address until the test calls `readLink`."""


def test_a_link_that_is_read_late_is_not_overwritten(open_link: Open) -> None:
    """On a slow machine, the controls mount long before the component that reads the address."""
    page = open_link(script=f"({LATE})()", gamma=7, tint="overlap", view="learn").page
    expect(page.locator("#gamma input[type=number]")).to_be_attached(timeout=LONG)
    page.wait_for_function("() => Boolean(window.readLink)", timeout=LONG)
    page.clock.install()
    page.evaluate("SpecViz.keep({})")  # like any change, it makes the address follow after a pause
    page.clock.run_for(5000)
    assert page.evaluate("SpecViz.links.controls()") == {}
    page.evaluate("readLink()")
    page.wait_for_function("() => window.SpecViz?.links?.controls().gamma === 7", timeout=LONG)
    learn = page.get_by_role("tab", name=PAGE["tabs"]["learn"], exact=True)
    expect(learn).to_have_attribute("aria-selected", "true", timeout=LONG)
    assert page.evaluate("SpecViz.state()")["tint"] == "overlap"


COUNT = "window.loads = 0; document.addEventListener('specviz-load', () => { loads += 1; }, true);"


def test_a_link_to_the_opening_run_does_not_load_it_twice(open_link: Open) -> None:
    """A second load would undo a key press in between."""
    visit = open_link(script=COUNT, recorded="first", round=2)
    at(visit, round=2, recorded=True)
    assert visit.page.evaluate("() => loads") == 1


def test_the_presenter_view_shows_the_link_as_a_qr_code(open_link: Open) -> None:
    visit = open_link(recorded="json", presenter=1, script=HELD)
    page = visit.page
    page.get_by_role("button", name="QR code").click(timeout=LONG)
    code = page.locator(".qr-code")
    page.wait_for_function("(code) => code.naturalWidth > 0", arg=code.element_handle())
    link = query(code.get_attribute("src") or "")["link"]
    assert query(link)["recorded"] == "json"  # although the run is still loading
    assert "presenter" not in query(link)
    expect(page.locator(".qr-link")).to_have_text(link)
    expect(page.locator(".qr-said")).to_contain_text("this computer only")
    page.keyboard.press("Escape")
    expect(code).to_be_hidden()
    expect(page.locator(".sv-presenter")).to_be_visible()
    before = visit.viewer()["rounds"]
    page.evaluate("arrive()")
    page.wait_for_function(
        "before => SpecViz.viewer.state().rounds !== before",
        arg=before,
    )
    assert visit.state()["recorded"] == "json"  # although its settings have not arrived yet


def test_an_embedded_page_shows_only_the_stage(open_link: Open) -> None:
    page = open_link(recorded="json", embed=1).page
    expect(page.get_by_role("link", name="SpecViz", exact=True)).to_be_visible(timeout=LONG)
    for beside in ("#intro", "#link", "#tabs > .tab-wrapper", "#controls", "#files"):
        expect(page.locator(beside)).to_be_hidden()
    expect(page.locator("#stage .sv-stage")).to_be_visible()
    expect(page.locator("#stage .sv-views")).to_be_hidden()
