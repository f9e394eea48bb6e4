"""Watch in a real browser: runs, follow-up runs, several visitors, errors and models."""

import re
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Page, expect

from specviz import metrics
from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.decoding.speculation import Outcome
from specviz.decoding.trace_round import trace_round
from specviz.models import checks
from specviz.models import download as download_module
from specviz.models.names import NO_FOLDERS, NO_MODEL
from specviz.models.pairs import find
from specviz.page.watch import events as watch_module
from specviz.service import decoder
from specviz.service.host import Host
from specviz.service.runs import RUN_GONE, Run, Runs
from specviz.settings import Settings
from specviz.trace import Round, Trace
from specviz.words.examples import CONTINUATIONS, REQUESTS
from specviz.words.page import DRAFTERS, PAGE, PAIRS
from specviz.words.viewer import VIEWER
from support.accessibility import serious_findings
from support.local_hub import DRAFT, TARGET, LocalHub
from support.page import Endless, started_page
from support.sentences import DECODING, FINISHED, LIVE, PAUSED, RECORDED, STOPPED, sentence
from support.translation import keeps_tokens
from support.views import open_view
from support.visits import Visits, painted
from support.waiting import until

HOSTILE_NAME = "<img src=x onerror=alert(1)> ${7*6}"
LONG = 15_000  # ms; a shared machine may be slow
MOVING = {"reduced_motion": "no-preference"}  # as most visitors see the page


class Server(NamedTuple):
    url: str
    runs: Runs
    pair: Pair


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    pairs, runs = Endless(), Runs()
    host = Host(pairs=("bundled-medium", "qwen3-8b"), custom=True)
    with started_page(pairs, runs, host) as url:
        yield Server(url, runs, pairs.get(find("bundled-medium")))


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Open pages and wait for their stage; fail on any fault of a page."""
    with Visits(browser) as visits:

        def opened(query: str = "", width: int = 1440, height: int = 1000, **options: Any) -> Page:
            page = visits.open(server.url + query, width=width, height=height, **options)
            expect(page.locator("#stage .specviz")).to_be_visible(timeout=LONG)
            return page

        yield opened


@pytest.fixture
def slow_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slow rounds down: a fast machine could end a long run before the page stops it."""
    step = Run.step

    def waiting(run: Run) -> None:
        time.sleep(0.05)
        step(run)

    monkeypatch.setattr(Run, "step", waiting)


def choose(page: Page, pair: str) -> None:
    """Choose a pair from the list."""
    open_form(page)
    page.get_by_label(PAGE["pair"], exact=True).click()
    page.get_by_role("option", name=PAIRS[pair]).click()


def run(page: Page, tokens: int = 48, **fields: str) -> None:
    """Fill in the form, press Run and wait for the end."""
    fill(page, tokens, **fields)
    button(page, "run").click()
    expect(page.locator("#stage")).to_contain_text(LIVE, timeout=LONG)
    expect(page.locator("#stage")).to_contain_text(FINISHED, timeout=LONG)


def open_form(page: Page) -> None:
    """Show the form again, which a run hides."""
    switch = page.locator("#form .form-toggle")
    if switch.get_attribute("aria-expanded") == "false":
        switch.click()


def fill(page: Page, tokens: int = 48, **fields: str) -> None:
    open_form(page)
    more = page.get_by_role("button", name=PAGE["more"])
    if (
        more.get_attribute("aria-expanded") != "true"
        and not page.get_by_label(PAGE["seed"]).is_visible()
    ):
        unfold(page, "more", "seed")
    for name, value in ({"tokens": str(tokens)} | fields).items():
        box = prompt_box(page)
        if name != "prompt":
            box = page.get_by_role("spinbutton", name=re.compile(re.escape(PAGE[name]))).first
        box.fill(value)
        box.blur()


def unfold(page: Page, name: str, field: str) -> None:
    """Open the accordion that contains a field, and wait until Gradio has initialized it.

    Gradio 6.31 adds the fields and, one frame later, resets each to its initial value
    (render_previously_invisible_children). People cannot see the fields before that frame, but a
    script could fill them.
    """
    page.get_by_role("button", name=PAGE[name]).click()
    page.get_by_label(PAGE[field], exact=True).wait_for()
    page.evaluate("() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=PAGE[name], exact=True)


def prompt_box(page: Page) -> Locator:
    return page.locator("#prompt textarea")


def runs_of(server: Server) -> list[Run]:
    return list(server.runs._runs.values())


def newest(server: Server) -> Trace:
    return runs_of(server)[-1].trace


def stream(page: Page) -> Locator:
    return page.get_by_role("listbox", name=VIEWER["stream"]["label"])


def shown(page: Page) -> str:
    return page.locator("#stage").inner_text()


def test_the_page_opens_on_a_recorded_run_and_then_shows_the_visitors_run(
    open_page: Callable[..., Page], server: Server
) -> None:
    before = len(runs_of(server))
    page = open_page(**MOVING)
    expect(page.locator("#stage")).to_contain_text(RECORDED)
    expect(stream(page).get_by_role("option").first).to_be_visible()
    assert len(runs_of(server)) == before
    run(page, 32, seed="11")
    trace = newest(server)
    assert trace.settings == Settings(seed=11, max_new_tokens=32)
    assert trace.ending == "length"
    again = finish(race(server.pair, trace.prompt, trace.settings))
    assert trace.output == again.output, "the same settings give the same text"
    counts = metrics.counts(trace)
    open_view(page, "numbers")
    told = shown(page)
    alpha = metrics.acceptance_rate(trace)
    assert alpha is not None
    for name in ("rounds", "emitted", "drafted", "rejected", "untested"):
        label = re.escape(VIEWER["ledger"][name]["label"])
        assert re.search(rf"{label}\s+{getattr(counts, name)}\b", told), name
    assert f"{metrics.speedup(trace):.2f}×" in told
    assert stream(page).get_by_role("option").count() == counts.emitted


def test_a_run_uses_the_chosen_drafter(open_page: Callable[..., Page], server: Server) -> None:
    """It also uses the chosen confidence, and the stage names the drafter."""
    page = open_page()
    before = None
    assert set(server.pair.drafters) <= DRAFTERS.keys()
    for drafter in ("lookup+model", "early-exit", "mtp"):
        open_form(page)
        page.get_by_role("radio", name=DRAFTERS[drafter], exact=True).check()
        run(page, 16, confidence="0.4", prompt="1 = one\n2 = two\n1 = one\n2 =")
        until(lambda: runs_of(server)[-1] is not before and runs_of(server)[-1].over)  # noqa: B023
        before = runs_of(server)[-1]
        trace = before.trace
        assert (trace.settings.drafter, trace.settings.confidence) == (drafter, 0.4)
        assert trace.models == server.pair.models_of(drafter)
        expect(page.locator("#stage")).to_contain_text(f"Drafter: {DRAFTERS[drafter]}.")


@pytest.mark.usefixtures("slow_rounds")
def test_step_pause_resume_and_stop(open_page: Callable[..., Page], server: Server) -> None:
    page = open_page(**MOVING)
    fill(page, 900, prompt="1 = one\n2 = two")
    button(page, "run").click()
    expect(page.locator("#stage")).to_contain_text(LIVE, timeout=LONG)
    page.keyboard.press("Space")  # the stage has the focus: pauses, starts no new run
    expect(page.locator("#stage")).to_contain_text(PAUSED, timeout=LONG)
    paused = len(newest(server).rounds)
    page.get_by_role("button", name=VIEWER["transport"]["forward"]).click()
    count = page.locator("#stage .sv-count")
    expect(count).to_have_text(f"Round {paused + 1}")
    assert len(newest(server).rounds) == paused + 1
    page.get_by_role("button", name=VIEWER["transport"]["back"]).click()
    expect(count).to_have_text(f"Round {paused}")
    page.get_by_role("button", name=VIEWER["transport"]["end"]).click()
    page.get_by_role("button", name=VIEWER["transport"]["resume"]).click()
    expect(page.locator("#stage")).to_contain_text(DECODING, timeout=LONG)
    page.get_by_role("button", name=VIEWER["transport"]["stop"]).click()
    expect(page.locator("#stage")).to_contain_text(STOPPED, timeout=LONG)
    stopped = runs_of(server)[-1]
    until(lambda: stopped.over)
    assert stopped.trace.ending == "stopped"
    assert len(stopped.trace.rounds) > paused


def test_prompts_that_are_refused_and_prompts_that_are_hostile(
    open_page: Callable[..., Page], server: Server
) -> None:
    """A repeated mistake is reported again, and the typed text is kept."""
    page = open_page()
    before = len(runs_of(server))
    fill(page, 20, prompt="   ", seed="5")
    alert = page.get_by_role("alert")
    button(page, "run").click()
    expect(alert).to_contain_text(PAGE["empty_prompt"], timeout=LONG)
    alert.evaluate("(node) => { node.textContent = ''; }")
    button(page, "run").click()
    expect(alert).to_contain_text(PAGE["empty_prompt"], timeout=LONG)
    text = "word " * 3000
    fill(page, 20, prompt=text)
    button(page, "run").click()
    expect(page.locator("#stage")).to_contain_text("Shorten the prompt", timeout=LONG)
    expect(prompt_box(page)).to_have_value(text)
    expect(page.locator("#seed input")).to_have_value("5")
    assert len(runs_of(server)) == before
    run(page, 16, prompt="${7*6} {{7*6}} <img src=x onerror=alert(1)> <script>alert(2)</script>")
    told = shown(page).replace("·", " ")
    assert "${7*6} {{7*6}} <img src=x onerror=alert(1)>" in told
    assert page.locator("#stage img:not(.qr-code), #stage script").count() == 0


def test_a_mistake_keeps_the_paused_run_until_it_is_dropped(
    open_page: Callable[..., Page], server: Server
) -> None:
    page = open_page()
    fill(page, 900)
    button(page, "step").click()
    expect(page.locator("#stage")).to_contain_text(PAUSED, timeout=LONG)
    assert len(newest(server).rounds) == 1
    fill(page, 900, prompt=" ")
    button(page, "run").click()
    expect(page.get_by_role("alert")).to_contain_text(PAGE["empty_prompt"], timeout=LONG)
    expect(page.locator("#stage")).to_contain_text("Round 1, step 1")
    page.get_by_role("button", name=VIEWER["transport"]["forward"]).click(click_count=2)
    expect(page.locator("#stage .sv-count")).to_have_text("Round 2", timeout=LONG)
    server.runs._runs.clear()
    page.get_by_role("button", name=VIEWER["transport"]["resume"]).click()
    expect(page.get_by_role("alert")).to_contain_text(RUN_GONE, timeout=LONG)
    assert not serious_findings(page, "#stage")


@pytest.mark.usefixtures("slow_rounds")
def test_a_second_run_replaces_the_first_and_a_closed_tab_ends_its_run(
    open_page: Callable[..., Page], server: Server
) -> None:
    page = open_page()
    fill(page, 900)
    button(page, "run").click()
    expect(page.locator("#stage")).to_contain_text(DECODING, timeout=LONG)
    first = runs_of(server)[-1]
    button(page, "run").click()
    until(lambda: first.over and runs_of(server)[-1] is not first)
    assert first.trace.ending == "stopped"
    second = runs_of(server)[-1]
    expect(page.locator("#stage")).to_contain_text(DECODING, timeout=LONG)
    page.close()
    until(lambda: second.over and second not in runs_of(server))


COUNT_FRAMES = """{
  const { requestAnimationFrame: frame } = window;
  window.framesAsked = 0;
  window.requestAnimationFrame = (callback) => {
    framesAsked += 1;
    return frame.call(window, callback);
  };
}"""
IS_CALM = """async () => {
  const before = framesAsked;
  await new Promise((done) => setTimeout(done, 250));
  return framesAsked === before;
}"""


def test_browsers_translate_no_token(open_page: Callable[..., Page]) -> None:
    assert keeps_tokens(open_page())


def test_an_idle_page_requests_no_animation_frames(open_page: Callable[..., Page]) -> None:
    page = open_page(script=COUNT_FRAMES, **MOVING)
    until(lambda: page.evaluate(IS_CALM), seconds=10)


def test_a_recorded_run_is_compared_with_one_of_another_setting(
    open_page: Callable[..., Page], server: Server
) -> None:
    page = open_page()
    recorded = page.evaluate("SpecViz.viewer.trace().prompt")
    open_view(page, "rounds")
    page.get_by_role("button", name="Run again with γ = 1", exact=True).click()
    expect(page.locator(".sv-compare")).to_contain_text("γ", timeout=LONG)
    expect(page.locator(".sv-compare")).to_be_in_viewport()
    expect(page.locator("#stage")).to_contain_text(FINISHED, timeout=LONG)
    assert list(newest(server).prompt) == recorded, "not one special token more"


def test_a_run_leads_to_another(open_page: Callable[..., Page], server: Server) -> None:
    """Branch from the recorded run, repeat the branch with one change, then go back to it."""
    page = open_page()
    stage = page.locator("#stage")
    open_view(page, "rounds")
    cell = page.locator(".sv-rows .sv-cell").first
    cell.click()
    expect(cell).to_have_attribute("data-seen", "pinned")  # else the choices are another token's
    choice = page.locator(".sv-branch .sv-choose").first
    said = choice.get_attribute("aria-label")
    choice.click()
    expect(stage).to_contain_text(sentence(VIEWER["compare"]["branched"], n=1), timeout=LONG)
    expect(stage).to_contain_text(FINISHED, timeout=LONG)
    branch = newest(server)
    assert f"“{branch.pieces[branch.prompt[-1]]}”" in str(said).replace("·", " ").replace("↵", "\n")
    alone = finish(race(server.pair, branch.prompt, branch.settings, plain=False))
    assert branch.output == alone.output
    page.get_by_role("button", name="Run again with γ = 1", exact=True).click()
    expect(page.locator(".sv-compare")).to_contain_text("γ", timeout=LONG)
    expect(stage).to_contain_text(FINISHED, timeout=LONG)
    again = newest(server)
    assert (again.prompt, again.settings.gamma) == (branch.prompt, 1)
    expect(page.locator("#gamma input").first).to_have_value("1")
    assert not serious_findings(page, "#stage")
    page.get_by_role("button", name=VIEWER["compare"]["show_before"]).click()
    expect(stream(page).get_by_role("option")).to_have_count(len(branch.output))
    page.get_by_role("button", name="Run again at temperature 0", exact=True).click()
    expect(page.locator(".sv-compare")).to_contain_text("Temperature", timeout=LONG)
    expect(stage).to_contain_text(FINISHED, timeout=LONG)
    assert newest(server).settings == replace(branch.settings, temperature=0)


def test_the_result_is_tested_against_the_targets_exact_probabilities(
    open_page: Callable[..., Page],
) -> None:
    page = open_page()
    open_view(page, "same")
    page.locator(".sv-sample").click()
    block, words = page.locator(".sv-experiment"), VIEWER["frequencies"]
    told = block.locator('.sv-told[data-rule="exact"]')
    expect(told).to_have_text(sentence(words["within"]["exact"], n="10,000"), timeout=LONG)
    lossy = block.locator('.sv-told[data-rule="lossy"]')
    expect(lossy).to_have_text(sentence(words["beyond"]["lossy"], n="10,000"))
    expect(block.locator(".sv-same")).to_have_attribute("data-kind", "same")
    assert not serious_findings(page, ".sv-experiment")


def test_visitors_do_not_disturb_each_other(open_page: Callable[..., Page], server: Server) -> None:
    pages = [open_page(), open_page()]
    before = len(runs_of(server))
    for seed, page in enumerate(pages):
        fill(page, 64, seed=str(seed))
    for page in pages:
        button(page, "run").click()
    for page in pages:
        expect(page.locator("#stage")).to_contain_text(FINISHED, timeout=LONG)
    traces = [run.trace for run in runs_of(server)[before:]]
    assert {trace.settings.seed for trace in traces} == {0, 1}
    for trace in traces:
        alone = finish(race(server.pair, trace.prompt, trace.settings, plain=False))
        assert trace.output == alone.output


def test_a_server_that_is_gone_is_told(open_page: Callable[..., Page]) -> None:
    """A run without news asks for it; Gradio ends a broken stream without any event."""
    page = open_page()
    asked = re.compile("/component_server")
    state = "SpecViz.viewer"
    with page.expect_response(asked, timeout=LONG):
        page.evaluate(f"() => {state}.setState('running')")
    assert page.evaluate(f"() => {state}.state().state") == "running", "there is no news"
    page.route(asked, lambda route: route.fulfill(body=""))
    expect(page.locator("#stage .sv-status")).to_contain_text(PAGE["gone"], timeout=LONG)
    page.unroute(asked)  # later tests use this page, too
    expect(page.locator("#stage .sv-status")).not_to_contain_text(PAGE["gone"], timeout=LONG)


def test_lost_messages_are_requested_again(
    open_page: Callable[..., Page], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lost: the start of a run, then every third message of the run that replaces it."""
    page = open_page()
    told, lost = watch_module.whole, threading.Event()

    def without_trace(run: Run) -> dict[str, Any]:
        lost.set()
        return told(run) | {"trace": None}

    monkeypatch.setattr(watch_module, "whole", without_trace)
    fill(page, 40)
    button(page, "run").click()
    assert lost.wait(LONG / 1000)
    first = runs_of(server)[-1]
    monkeypatch.undo()
    deltas = Run.deltas

    def leaky(self: Run, rounds: int | None = None) -> Iterator[object]:
        for i, delta in enumerate(deltas(self, rounds)):
            if i % 3 != 1 or self.over:  # the end always gets through, and shows the gap
                yield delta

    monkeypatch.setattr(Run, "deltas", leaky)
    fill(page, 100)
    button(page, "run").click()
    # The page may still show the end of the first run.
    until(lambda: runs_of(server)[-1] is not first and runs_of(server)[-1].over)
    expect(page.locator("#stage")).to_contain_text(FINISHED, timeout=LONG)
    counts = metrics.counts(newest(server))
    expect(stream(page).get_by_role("option")).to_have_count(counts.emitted, timeout=LONG)
    open_view(page, "numbers")
    assert re.search(rf"Rounds\s+{counts.rounds}\b", shown(page))


def test_the_gallery_fills_in_prompts_that_suit_the_pair(open_page: Callable[..., Page]) -> None:
    page = open_page()
    gallery = page.locator("#gallery")
    gallery.get_by_text("JSON", exact=True).click()
    json = next(entry for entry in CONTINUATIONS if entry["kind"] == "json")
    expect(prompt_box(page)).to_have_value(json["prompt"])
    expect(page.locator("#notice")).to_contain_text("Keys, quotes and brackets")
    choose(page, "qwen3-8b")
    expect(prompt_box(page)).to_have_value(REQUESTS[0]["prompt"])
    gallery.get_by_text("Translation", exact=True).click()
    expect(prompt_box(page)).to_have_value(re.compile("^Translate to French"))
    prompt_box(page).fill("My own words")
    choose(page, "bundled-medium")
    expect(gallery.get_by_text("Prose", exact=True)).to_be_visible()
    expect(prompt_box(page)).to_have_value("My own words")


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 1024), ("light", 390)])
def test_no_serious_accessibility_findings_and_no_scrolling_sideways(
    open_page: Callable[..., Page], theme: str, width: int
) -> None:
    page = open_page(f"?__theme={theme}", width=width)
    expect(page.locator("#stage .sv-token").first).to_be_visible(timeout=LONG)
    page.locator("#stage .sv-strip").press("End")  # skips the opening round
    painted(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not serious_findings(page)


# The models


def status(page: Page) -> Locator:
    return page.locator("#models-status")


def name_own(page: Page, target: str, draft: str = "") -> None:
    unfold(page, "own", "target")
    for field, text in (("target", target), ("draft", draft)):
        box = page.get_by_label(PAGE[field], exact=True)
        box.fill(text)
        box.blur()
        if draft:  # the status of the target alone must not come last
            expect(status(page)).not_to_have_text("", timeout=LONG)


def test_missing_models_are_offered_but_not_downloaded(
    open_page: Callable[..., Page], local: LocalHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "free_memory", lambda device: 10**12)
    page = open_page()
    choose(page, "qwen3-8b")
    expect(status(page)).to_contain_text("17.6 GB to download", timeout=LONG)
    expect(button(page, "download")).to_be_visible()
    expect(button(page, "stop_download")).not_to_be_visible()
    expect(prompt_box(page)).to_have_value(REQUESTS[0]["prompt"], timeout=LONG)  # a chat model
    prompt_box(page).fill("Kept")
    button(page, "run").click()
    expect(page.get_by_role("alert")).to_contain_text("is not on this machine", timeout=LONG)
    expect(prompt_box(page)).to_have_value("Kept")
    choose(page, "bundled-medium")
    expect(button(page, "download")).not_to_be_visible()
    expect(status(page)).to_have_text("")
    assert not local.asked


def test_a_visitors_own_pair_is_downloaded_and_run(
    open_page: Callable[..., Page], local: LocalHub, server: Server
) -> None:
    page = open_page()
    name_own(page, TARGET, DRAFT)
    expect(status(page)).to_contain_text("big + small: ", timeout=LONG)
    assert not local.asked
    button(page, "download").click()
    expect(status(page)).to_contain_text("is downloaded", timeout=LONG)
    expect(status(page).get_by_role("progressbar")).not_to_be_visible()
    run(page, 16, prompt="the th")
    assert newest(server).models.target.name == TARGET


def test_a_download_is_stopped_while_another_visitor_runs(
    open_page: Callable[..., Page], local: LocalHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(download_module, "SECONDS", 250)
    local.models[TARGET]["model.safetensors"] += bytes(2**22)
    local.pauses = 2**20
    page, other = open_page(), open_page()
    name_own(page, TARGET, DRAFT)
    button(page, "download").click(timeout=LONG)
    bar = status(page).get_by_role("progressbar")
    expect(bar).to_be_visible(timeout=LONG)
    expect(status(page)).to_contain_text("1 MB of 4 MB", timeout=LONG)
    run(other, 24)
    button(page, "stop_download").click()
    expect(button(page, "download")).to_be_visible(timeout=LONG)
    expect(bar).not_to_be_visible()
    local.pauses = None
    button(page, "download").click()
    expect(status(page)).to_contain_text("is downloaded", timeout=LONG)
    assert any(start >= 2**20 for _, start in local.asked)


def test_the_drafter_returns_with_the_pair(open_page: Callable[..., Page], local: LocalHub) -> None:
    """A pair without the chosen drafter starts with its default; the choice is remembered."""
    assert not local.asked
    page = open_page()

    def drafter(name: str) -> Locator:
        return page.get_by_role("radio", name=DRAFTERS[name], exact=True)

    unfold(page, "own", "target")
    box = page.get_by_label(PAGE["target"], exact=True)
    for chosen in ("model", "lookup+model"):  # the pair's default, and another
        drafter(chosen).check()
        box.fill(TARGET)
        box.blur()
        expect(drafter("lookup")).to_be_checked(timeout=LONG)
        expect(drafter(chosen)).to_have_count(0)
        box.fill("")
        box.blur()
        expect(drafter(chosen)).to_be_checked(timeout=LONG)


def test_an_error_goes_when_its_field_is_corrected(
    open_page: Callable[..., Page], local: LocalHub
) -> None:
    assert not local.asked
    page = open_page("?temperature=99&gamma=6")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("temperature must be", timeout=LONG)
    unfold(page, "own", "target")
    expect(alert).to_contain_text("temperature must be")
    fill(page, temperature="0.5")
    expect(alert).to_have_count(0)
    box = page.get_by_label(PAGE["target"], exact=True)
    box.fill("someone/nobody")
    box.blur()
    expect(status(page)).not_to_have_text("", timeout=LONG)
    button(page, "run").click()
    expect(alert).to_be_visible(timeout=LONG)
    box.click()
    box.fill("")
    expect(alert).to_have_count(0)
    box.blur()
    expect(status(page)).to_have_text("", timeout=LONG)


NO_MODELS = {
    HOSTILE_NAME: NO_MODEL.template.format(checkpoint=HOSTILE_NAME),
    "someone/nobody": "the Hub has no such public model",
    "/etc": NO_FOLDERS,
}


def test_an_invalid_model_name_is_reported(open_page: Callable[..., Page], local: LocalHub) -> None:
    """At once, and again by Run; nothing typed is lost."""
    assert not local.asked
    page = open_page()
    unfold(page, "own", "target")
    box, alert = page.get_by_label(PAGE["target"], exact=True), page.get_by_role("alert")
    for target, words in NO_MODELS.items():
        open_form(page)
        box.fill(target)
        box.blur()
        expect(status(page)).to_contain_text(words, timeout=LONG)
        text = prompt_box(page).input_value()
        button(page, "run").click()
        expect(alert).not_to_be_empty(timeout=LONG)
        alert.evaluate("(node) => { node.textContent = ''; }")
        expect(box).to_have_value(target)
        expect(prompt_box(page)).to_have_value(text)
        assert page.locator("#models-status img").count() == 0


MISHAPS = {
    "too little memory for this run": MemoryError(),
    "The GPU failed": RuntimeError("CUDA error: unspecified launch failure\nfor"),
}


def test_a_run_that_the_machine_ends_says_why(
    open_page: Callable[..., Page], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pair stays usable, and another visitor's run continues."""
    monkeypatch.setattr(decoder, "gpu_failed", gpu_failed := threading.Event())
    page, other = open_page(), open_page()
    fill(other, 300, prompt="1 = one")
    button(other, "step").click()
    expect(other.locator("#stage")).to_contain_text(PAUSED, timeout=LONG)

    for words, error in MISHAPS.items():

        def failing(outcome: Outcome, *given: Any, error: Exception, **more: Any) -> Round:
            if outcome.proposal.tokens.numel() == 7:
                raise error
            return trace_round(outcome, *given, **more)

        changed = partial(failing, error=error)
        monkeypatch.setattr("specviz.decoding.decode.trace_round", changed)
        fill(page, 40, gamma="7")
        button(page, "run").click()
        expect(page.get_by_role("alert")).to_contain_text(words, timeout=LONG)
        assert newest(server).ending == "stopped"
    assert gpu_failed.is_set()
    forward = other.get_by_role("button", name=VIEWER["transport"]["forward"])
    forward.click()  # to the end of the first round, shown phase by phase
    forward.click()
    expect(other.locator("#stage")).to_contain_text("Round 2", timeout=LONG)
    run(page, 24, gamma="3")
