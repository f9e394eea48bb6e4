"""The page in a real browser: watched, stepped, stopped, broken, shared, left."""

import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
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
from specviz.models.pairs import find
from specviz.page.watch import events as watch_module
from specviz.service.host import Host
from specviz.service.pairs import NO_FOLDERS, NO_MODEL
from specviz.service.runs import RUN_GONE, Run, Runs
from specviz.settings import Settings
from specviz.trace import Round, Trace
from specviz.words.examples import CONTINUATIONS, REQUESTS
from specviz.words.page import DRAFTERS, PAGE, PAIRS
from specviz.words.viewer import VIEWER
from support.accessibility import serious_findings
from support.local_hub import DRAFT, TARGET, LocalHub, hub_with_a_pair
from support.page import Endless, started_page
from support.sentences import DECODING, FINISHED, LIVE, PAUSED, RECORDED, STOPPED, sentence
from support.visits import Visits, painted
from support.waiting import until

HOSTILE_NAME = "<img src=x onerror=alert(1)> ${7*6}"
LONG = 15_000  # ms; a shared machine may be slow


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
    """Opens the page and waits for the stage; fails on any fault of a page."""
    with Visits(browser) as visits:

        def opened(query: str = "", width: int = 1440, height: int = 1000) -> Page:
            page = visits.open(server.url + query, width=width, height=height)
            expect(page.locator("#stage .specviz")).to_be_visible(timeout=LONG)
            return page

        yield opened


def choose(page: Page, pair: str) -> None:
    """Chooses a pair from the list."""
    page.get_by_label(PAGE["pair"], exact=True).click()
    page.get_by_role("option", name=PAIRS[pair]).click()


def run(page: Page, tokens: int = 48, **fields: str) -> None:
    """Fills in the form, presses Run and waits for the end."""
    fill(page, tokens, **fields)
    page.get_by_role("button", name=PAGE["run"], exact=True).click()
    expect(page.locator("#stage")).to_contain_text(LIVE, timeout=LONG)
    expect(page.locator("#stage")).to_contain_text(FINISHED, timeout=LONG)


def fill(page: Page, tokens: int = 48, **fields: str) -> None:
    more = page.get_by_role("button", name=PAGE["more"])
    if (
        more.get_attribute("aria-expanded") != "true"
        and not page.get_by_label(PAGE["seed"]).is_visible()
    ):
        unfold(page, "more", "seed")
    for name, value in ({"length": str(tokens)} | fields).items():
        box = prompt_box(page)
        if name != "prompt":
            box = page.get_by_role("spinbutton", name=re.compile(re.escape(PAGE[name]))).first
        box.fill(value)
        box.blur()


def unfold(page: Page, name: str, field: str) -> None:
    """Opens an accordion, in which a field is, and waits until Gradio has done with it.

    One frame after it has put the fields there it sets each to its first value, whatever has
    been typed since (6.31, render_previously_invisible_children). Nobody can see the fields
    before that frame; a script that does not wait can fill them.
    """
    page.get_by_role("button", name=PAGE[name]).click()
    page.get_by_label(PAGE[field], exact=True).wait_for()
    page.evaluate("() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))")


def prompt_box(page: Page) -> Locator:
    return page.locator("#prompt textarea")


def runs_of(server: Server) -> list[Run]:
    return list(server.runs._runs.values())


def newest(server: Server) -> Trace:
    return runs_of(server)[-1].trace


def stream(page: Page) -> Locator:
    return page.get_by_role("listbox", name=VIEWER["stream"]["label"])


def ledger(page: Page) -> str:
    return page.locator("#stage").inner_text()


def test_opens_on_a_recorded_run(open_page: Callable[..., Page], server: Server) -> None:
    before = len(runs_of(server))
    page = open_page()
    expect(page.locator("#stage")).to_contain_text(RECORDED)
    expect(stream(page).get_by_role("option").first).to_be_visible()
    assert len(runs_of(server)) == before


def test_a_run_shows_what_its_trace_says(open_page: Callable[..., Page], server: Server) -> None:
    page = open_page()
    run(page)
    trace = newest(server)
    assert trace.ending == "length"
    counts, shown = metrics.counts(trace), ledger(page)
    alpha = metrics.acceptance_rate(trace)
    assert alpha is not None
    for name in ("rounds", "emitted", "drafted", "rejected", "untested"):
        label = re.escape(VIEWER["ledger"][name]["label"])
        assert re.search(rf"{label}\s+{getattr(counts, name)}\b", shown), name
    assert f"{metrics.speedup(trace):.2f}×" in shown
    assert stream(page).get_by_role("option").count() == counts.emitted


def test_the_same_settings_give_the_same_text(
    open_page: Callable[..., Page], server: Server
) -> None:
    page = open_page()
    run(page, 32, seed="11")
    trace = newest(server)
    again = finish(race(server.pair, trace.prompt, trace.settings))
    assert trace.settings == Settings(seed=11, max_new_tokens=32)
    assert trace.output == again.output


@pytest.mark.parametrize("drafter", DRAFTERS)
def test_whoever_guesses(drafter: str, open_page: Callable[..., Page], server: Server) -> None:
    """The drafter and the confidence that were chosen are those of the run, and are named."""
    page = open_page()
    page.get_by_role("radio", name=DRAFTERS[drafter], exact=True).check()
    run(page, 32, confidence="0.4", prompt="1 = one\n2 = two\n1 = one\n2 =")
    trace = newest(server)
    assert (trace.settings.drafter, trace.settings.confidence) == (drafter, 0.4)
    assert trace.models == server.pair.models_of(drafter)
    expect(page.locator("#stage")).to_contain_text(VIEWER["headline"]["drafter"][drafter])


def test_step_pause_resume_and_stop(open_page: Callable[..., Page], server: Server) -> None:
    page = open_page()
    fill(page, 900, prompt="1 = one\n2 = two")
    page.get_by_role("button", name=PAGE["run"], exact=True).click()
    expect(page.locator("#stage")).to_contain_text(LIVE, timeout=LONG)
    page.keyboard.press("Space")  # the stage has the keys: it pauses, and no run begins anew
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


def test_an_empty_prompt_is_refused_kindly(open_page: Callable[..., Page], server: Server) -> None:
    page = open_page()
    before = len(runs_of(server))
    fill(page, 20, prompt="   ", seed="5")
    page.get_by_role("button", name=PAGE["run"], exact=True).click()
    expect(page.locator("#stage")).to_contain_text(PAGE["empty_prompt"], timeout=LONG)
    expect(page.get_by_role("spinbutton", name=PAGE["seed"])).to_have_value("5")
    assert len(runs_of(server)) == before


def test_the_same_mistake_twice_is_answered_twice(open_page: Callable[..., Page]) -> None:
    page = open_page()
    fill(page, 20, prompt=" ")
    alert = page.get_by_role("alert")
    for _ in range(2):
        page.get_by_role("button", name=PAGE["run"], exact=True).click()
        expect(alert).to_contain_text(PAGE["empty_prompt"], timeout=LONG)
        alert.evaluate("(node) => { node.textContent = ''; }")


def test_a_mistake_leaves_the_paused_run_in_hand(
    open_page: Callable[..., Page], server: Server
) -> None:
    page = open_page()
    fill(page, 900)
    page.get_by_role("button", name=PAGE["step"]).click()
    expect(page.locator("#stage")).to_contain_text(PAUSED, timeout=LONG)
    assert len(newest(server).rounds) == 1
    fill(page, 900, prompt=" ")
    page.get_by_role("button", name=PAGE["run"], exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(PAGE["empty_prompt"], timeout=LONG)
    expect(page.locator("#stage")).to_contain_text("Round 1, step 1")
    page.get_by_role("button", name=VIEWER["transport"]["forward"]).click(click_count=2)
    expect(page.locator("#stage .sv-count")).to_have_text("Round 2", timeout=LONG)
    page.get_by_role("button", name=VIEWER["transport"]["stop"]).click()
    expect(page.locator("#stage")).to_contain_text(STOPPED, timeout=LONG)


def test_a_run_that_was_let_go_says_so(open_page: Callable[..., Page], server: Server) -> None:
    page = open_page()
    fill(page, 900)
    page.get_by_role("button", name=PAGE["step"]).click()
    expect(page.locator("#stage")).to_contain_text(PAUSED, timeout=LONG)
    page.get_by_role("button", name=VIEWER["transport"]["end"]).first.click()
    server.runs._runs.clear()
    page.get_by_role("button", name=VIEWER["transport"]["resume"]).click()
    expect(page.get_by_role("alert")).to_contain_text(RUN_GONE, timeout=LONG)
    assert not serious_findings(page, "#stage")


def test_a_lost_beginning_is_asked_for_again(
    open_page: Callable[..., Page], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page()
    told, lost = watch_module.whole, threading.Event()

    def without_trace(run: Run) -> dict[str, Any]:
        lost.set()
        return told(run) | {"trace": None}

    monkeypatch.setattr(watch_module, "whole", without_trace)
    fill(page, 40)
    page.get_by_role("button", name=PAGE["run"], exact=True).click()
    assert lost.wait(LONG / 1000)
    first = runs_of(server)[-1]
    monkeypatch.undo()
    page.get_by_role("button", name=PAGE["run"], exact=True).click()
    # The page may still show that the first is finished.
    until(lambda: runs_of(server)[-1] is not first and runs_of(server)[-1].over)
    expect(page.locator("#stage")).to_contain_text(FINISHED, timeout=LONG)
    tokens = stream(page).get_by_role("option")
    expect(tokens).to_have_count(len(newest(server).output), timeout=LONG)


def test_a_prompt_too_long_is_refused_and_kept(open_page: Callable[..., Page]) -> None:
    page = open_page()
    text = "word " * 3000
    fill(page, 20, prompt=text)
    page.get_by_role("button", name=PAGE["run"], exact=True).click()
    expect(page.locator("#stage")).to_contain_text("Shorten the prompt", timeout=LONG)
    expect(prompt_box(page)).to_have_value(text)


def test_hostile_prompts_stay_text(open_page: Callable[..., Page]) -> None:
    page = open_page()
    run(page, 16, prompt="${7*6} {{7*6}} <img src=x onerror=alert(1)> <script>alert(2)</script>")
    shown = ledger(page).replace("·", " ")
    assert "${7*6} {{7*6}} <img src=x onerror=alert(1)>" in shown
    assert page.locator("#stage img, #stage script").count() == 0


def test_a_second_run_replaces_the_first(open_page: Callable[..., Page], server: Server) -> None:
    page = open_page()
    fill(page, 900)
    page.get_by_role("button", name=PAGE["run"], exact=True).click()
    expect(page.locator("#stage")).to_contain_text(DECODING, timeout=LONG)
    first = runs_of(server)[-1]
    run(page, 12)
    assert first.trace.ending == "stopped"
    assert len(newest(server).output) <= 12


def test_a_run_leads_to_another(open_page: Callable[..., Page], server: Server) -> None:
    """A branch of the recorded run, then that branch again with one thing changed, then back."""
    page = open_page()
    stage = page.locator("#stage")
    cell = page.locator(".sv-rows .sv-cell").first
    cell.click()
    expect(cell).to_have_attribute("data-seen", "pinned")  # or the choices are of another token
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


def test_the_first_tokens_are_sampled_both_ways_until_stopped(
    open_page: Callable[..., Page],
) -> None:
    page = open_page()
    page.locator(".sv-sample").click()
    block = page.locator(".sv-experiment")
    expect(block.locator(".sv-histograms tbody tr").first).to_be_visible(timeout=60_000)
    block.get_by_role("button", name=VIEWER["frequencies"]["stop"]).click()
    expect(block.get_by_role("status")).to_have_text(re.compile(r"^(Stopped after \d+|200 trials)"))
    expect(block.locator(".sv-scales")).to_be_visible()


def test_visitors_do_not_disturb_each_other(open_page: Callable[..., Page], server: Server) -> None:
    pages = [open_page(), open_page()]
    before = len(runs_of(server))
    for seed, page in enumerate(pages):
        fill(page, 64, seed=str(seed))
    for page in pages:
        page.get_by_role("button", name=PAGE["run"], exact=True).click()
    for page in pages:
        expect(page.locator("#stage")).to_contain_text(FINISHED, timeout=LONG)
    traces = [run.trace for run in runs_of(server)[before:]]
    assert {trace.settings.seed for trace in traces} == {0, 1}
    for trace in traces:
        alone = finish(race(server.pair, trace.prompt, trace.settings, plain=False))
        assert trace.output == alone.output


def test_a_closed_tab_frees_its_place(open_page: Callable[..., Page], server: Server) -> None:
    page = open_page()
    fill(page, 900)
    page.get_by_role("button", name=PAGE["run"], exact=True).click()
    expect(page.locator("#stage")).to_contain_text(DECODING, timeout=LONG)
    left = runs_of(server)[-1]
    page.close()
    until(lambda: left.over and left not in runs_of(server))


def test_lost_deltas_are_asked_for_again(
    open_page: Callable[..., Page], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Run.deltas

    def leaky(self: Run, rounds: int | None = None) -> Iterator[object]:
        for i, delta in enumerate(whole(self, rounds)):
            if i % 3 != 1 or self.over:  # the end always gets through, and shows the gap
                yield delta

    monkeypatch.setattr(Run, "deltas", leaky)
    page = open_page()
    fill(page, 100)
    page.get_by_role("button", name=PAGE["run"], exact=True).click()
    expect(page.locator("#stage")).to_contain_text(FINISHED, timeout=LONG)
    counts = metrics.counts(newest(server))
    assert re.search(rf"Rounds\s+{counts.rounds}\b", ledger(page))
    assert stream(page).get_by_role("option").count() == counts.emitted


def test_the_gallery_fills_in_the_prompt(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.locator("#gallery").get_by_text("JSON", exact=True).click()
    json = next(entry for entry in CONTINUATIONS if entry["kind"] == "json")
    expect(prompt_box(page)).to_have_value(json["prompt"])
    expect(page.locator("#notice")).to_contain_text("Keys, quotes and brackets")


def test_another_pair_brings_prompts_that_suit_it(open_page: Callable[..., Page]) -> None:
    page = open_page()
    gallery = page.locator("#gallery")
    choose(page, "qwen3-8b")
    expect(prompt_box(page)).to_have_value(REQUESTS[0]["prompt"])
    gallery.get_by_text("Translation", exact=True).click()
    expect(prompt_box(page)).to_have_value(re.compile("^Translate to French"))
    prompt_box(page).fill("My own words")
    choose(page, "bundled-medium")
    expect(gallery.get_by_text("Prose", exact=True)).to_be_visible()
    expect(prompt_box(page)).to_have_value("My own words")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_accessibility_findings(open_page: Callable[..., Page], theme: str) -> None:
    page = open_page(f"?__theme={theme}")
    expect(page.locator("#stage .sv-token").first).to_be_visible(timeout=LONG)
    painted(page)
    assert not serious_findings(page)


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_the_page_never_scrolls_sideways(open_page: Callable[..., Page], width: int) -> None:
    page = open_page(width=width)
    painted(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width


# The models


@pytest.fixture
def local(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalHub]:
    with hub_with_a_pair(tmp_path, monkeypatch) as local:
        yield local


def status(page: Page) -> Locator:
    return page.locator("#models-status")


def name_own(page: Page, target: str, draft: str = "") -> None:
    unfold(page, "own", "target")
    for field, text in (("target", target), ("draft", draft)):
        box = page.get_by_label(PAGE[field], exact=True)
        box.fill(text)
        box.blur()
        if draft:  # what is told of the target alone must not come last
            expect(status(page)).not_to_have_text("", timeout=LONG)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=PAGE[name], exact=True)


def test_what_is_not_here_is_offered_not_fetched(
    open_page: Callable[..., Page], local: LocalHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "free_memory", lambda device: 10**12)
    page = open_page()
    choose(page, "qwen3-8b")
    expect(status(page)).to_contain_text("17.6 GB to download", timeout=LONG)
    expect(button(page, "download")).to_be_visible()
    expect(button(page, "stop_download")).not_to_be_visible()
    expect(prompt_box(page)).to_have_value(REQUESTS[0]["prompt"], timeout=LONG)  # it chats
    prompt_box(page).fill("Kept")
    button(page, "run").click()
    expect(page.get_by_role("alert")).to_contain_text("Press Download", timeout=LONG)
    expect(prompt_box(page)).to_have_value("Kept")
    page.get_by_label(PAGE["pair"], exact=True).click()
    page.get_by_role("option", name=PAIRS["bundled-medium"]).click()
    expect(button(page, "download")).not_to_be_visible()
    expect(status(page)).to_have_text("")
    assert not local.asked


def test_a_pair_of_ones_own_is_downloaded_and_run(
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


@pytest.mark.parametrize(
    ("target", "words"),
    [
        (HOSTILE_NAME, NO_MODEL.template.format(place=HOSTILE_NAME)),
        ("someone/nobody", "the hub has no such public model"),
        ("/etc", NO_FOLDERS),
    ],
)
def test_what_names_no_model(
    target: str, words: str, open_page: Callable[..., Page], local: LocalHub
) -> None:
    """Is told at once and again at Run; nothing typed is lost."""
    assert not local.asked
    page = open_page()
    name_own(page, target)
    expect(status(page)).to_contain_text(words, timeout=LONG)
    text = prompt_box(page).input_value()
    button(page, "run").click()
    expect(page.get_by_role("alert")).to_be_visible(timeout=LONG)
    expect(page.get_by_label(PAGE["target"], exact=True)).to_have_value(target)
    expect(prompt_box(page)).to_have_value(text)
    assert page.locator("#models-status img").count() == 0


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (MemoryError(), "too little memory for this run"),
        (RuntimeError("CUDA error: unspecified launch failure\nfor"), "The GPU failed"),
    ],
)
def test_a_run_that_the_machine_ends(
    error: Exception,
    words: str,
    open_page: Callable[..., Page],
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It says why; the pair, and whoever else uses it, go on."""
    page, other = open_page(), open_page()
    fill(other, 300, prompt="1 = one")
    button(other, "step").click()
    expect(other.locator("#stage")).to_contain_text(PAUSED, timeout=LONG)

    def failing(outcome: Outcome, ends: frozenset[int], top: int) -> Round:
        if outcome.proposal.tokens.numel() == 7:
            raise error
        return trace_round(outcome, ends, top)

    monkeypatch.setattr("specviz.decoding.decode.trace_round", failing)
    fill(page, 40, gamma="7")
    button(page, "run").click()
    expect(page.get_by_role("alert")).to_contain_text(words, timeout=LONG)
    assert newest(server).ending == "stopped"
    forward = other.get_by_role("button", name=VIEWER["transport"]["forward"])
    forward.click()  # to the end of the first round, which is stepped through
    forward.click()
    expect(other.locator("#stage")).to_contain_text("Round 2", timeout=LONG)
    run(page, 24, gamma="3")
