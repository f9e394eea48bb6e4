"""“Myth or fact?”: links, experiments and accessibility in a real browser; refusals."""

import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import gradio as gr
import pytest
from playwright.sync_api import Browser, Page, expect

from specviz.content import claims
from specviz.decoding.pair import Pair
from specviz.lab.claims import CLAIMS, EXPERIMENTS
from specviz.lab.experiments.workbench import QUICK
from specviz.models.pairs import PairSpec, find
from specviz.page.myths import cards
from specviz.page.myths.cards import card
from specviz.page.myths.events import Myths
from specviz.page.myths.layout import myths_tab
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import queue_full
from specviz.words.catalogue import ENGLISH, Catalogue
from specviz.words.myths import MYTHS
from support.accessibility import findings
from support.page import started
from support.sentences import holds
from support.visits import Visits

LONG = 60_000  # ms; a shared machine may be slow
GO = {"claim": "16"}
TINY = QUICK._replace(kinds=1, tokens=6)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    pairs = LoadedPairs()
    pairs.get(find("bundled-medium"))  # loaded in advance
    with gr.Blocks() as page:
        myths_tab(page, pairs, Host(), TINY)
    with started(page.queue()) as url:
        yield url


@pytest.fixture
def page(browser: Browser, url: str) -> Iterator[Page]:
    """The page, opened by a link to claim 16."""
    with Visits(browser) as visits:
        page = visits.open(url + "?view=myths&claim=16", height=1000)
        expect(page.locator(".myth")).to_have_count(len(CLAIMS), timeout=LONG)
        yield page


def test_a_link_opens_its_claim_alone(page: Page) -> None:
    expect(page.locator(".myth[open]")).to_have_count(1)
    opened = page.locator("#claim-16")
    assert opened.get_attribute("open") is not None
    rule = CLAIMS[16].words["rule"].format(**EXPERIMENTS[16].limits)
    expect(opened).to_contain_text(rule)
    for name, href in (
        ("Leviathan et al. 2023", "https://arxiv.org/abs/2211.17192"),
        ("Round", "#term-round"),
        (MYTHS["replay"], "?view=watch&recorded=greedy"),
    ):
        link = opened.get_by_role("link", name=name, exact=True)
        expect(link).to_have_attribute("href", href)


def test_verdicts_are_stated_in_words(page: Page) -> None:
    chips = page.locator(".myth-chip").all_text_contents()
    assert len(chips) == len(CLAIMS)
    assert set(chips) <= set(MYTHS["verdicts"].values())
    assert chips[20] == MYTHS["verdicts"]["yours"]


def test_claims_are_filtered_by_verdict(page: Page) -> None:
    group = page.get_by_role("group", name=MYTHS["show"])
    yours = group.get_by_role("button", name=MYTHS["verdicts"]["yours"])
    expect(group.get_by_role("button", name=MYTHS["verdicts"]["untried"])).to_be_hidden()
    yours.click()
    expect(page.locator(".myth:visible")).to_have_count(1)
    expect(yours).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("SpecViz.state().verdict") == "yours"
    page.evaluate("detail => document.dispatchEvent(new CustomEvent('specviz-go', {detail}))", GO)
    expect(page.locator("#claim-16")).to_be_visible()
    expect(page.locator(".myth:visible")).to_have_count(len(CLAIMS))


def test_an_experiment_runs_here_and_is_judged(page: Page) -> None:
    opened = page.locator("#claim-16")
    run = opened.get_by_role("button", name=MYTHS["run"])
    run.click()
    expect(opened).to_contain_text(MYTHS["here"].split("{")[0].strip(), timeout=LONG)
    found = opened.locator(".myth-chip").text_content()
    assert found in {MYTHS["verdicts"]["holds"], MYTHS["verdicts"]["depends"]}
    expect(run).to_be_focused()
    opened.get_by_role("button", name=MYTHS["back"]).click()
    expect(opened).to_contain_text(MYTHS["recorded"].split("{")[0].strip())
    expect(opened.get_by_role("button", name=MYTHS["back"])).to_have_count(0)


def test_an_experiment_stops_when_asked(page: Page) -> None:
    card = page.locator("#claim-1")
    card.locator("summary").click()
    before = card.locator(".myth-chip").text_content()
    card.get_by_role("button", name=MYTHS["run"]).click()
    card.get_by_role("button", name=MYTHS["stop"]).click()
    expect(card.locator(".myth-line")).to_have_text(MYTHS["stopped"], timeout=LONG)
    assert card.locator(".myth-chip").text_content() == before
    expect(card.get_by_role("button", name=MYTHS["run"])).to_be_visible()


def test_it_is_accessible_in_both_themes(page: Page) -> None:
    for dark in (False, True):
        page.evaluate("(on) => document.body.classList.toggle('dark', on)", dark)
        assert not findings(page, "#myths")


def test_it_fits_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# Refusals


def told(events: Myths, asked: Any) -> list[dict[str, Any]]:
    request: Any = SimpleNamespace(session_hash="s", query_params="", headers={}, client=None)
    event: Any = SimpleNamespace(_data=asked)
    return [json.loads(message) for message in events.begin(request, event)]


@pytest.mark.parametrize("asked", [None, {}, {"claim": 21}, {"claim": "1"}, {"claim": [1]}, "x"])
def test_an_unknown_experiment_is_refused(asked: Any) -> None:
    (message,) = told(Myths(LoadedPairs(), Host()), asked)
    assert message["state"] == "error"
    assert message["message"] == MYTHS["no_claim"]


def test_on_zero_gpu_nothing_is_measured() -> None:
    (message,) = told(Myths(LoadedPairs(), Host(zero_gpu=True)), {"claim": 16})
    assert message["message"] == MYTHS["recorded_only"]


def test_the_pairs_that_an_experiment_lacks_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("specviz.service.claims.is_here", lambda spec: "smollm2" not in spec.name)
    (message,) = told(Myths(LoadedPairs(), Host()), {"claim": 19})
    assert "SmolLM2" in message["message"]
    assert holds(message["message"], MYTHS["lacks"])


def test_a_stop_while_a_pair_is_loading_loads_no_other() -> None:
    class Stopping(LoadedPairs):
        loaded = 0

        def get(self, spec: PairSpec) -> Pair:
            self.loaded += 1
            events.halt(SimpleNamespace(session_hash="s"))
            return super().get(spec)

    pairs = Stopping()
    events = Myths(pairs, Host(), TINY)
    messages = told(events, {"claim": 6})  # it needs three pairs
    assert [message["state"] for message in messages] == ["loading", "stopped"]
    assert pairs.loaded == 1


def test_a_full_queue_is_reported() -> None:
    events = Myths(LoadedPairs(), Host(queue=0), TINY)
    taken = events._claims._queue.wait("other", lambda before: before)
    with pytest.raises(StopIteration):
        next(taken)
    (message,) = told(events, {"claim": 16})
    assert message["message"] == queue_full(0)


def test_a_claim_without_a_result_says_so() -> None:
    made = card(5, None, ENGLISH)
    assert (made["verdict"], made["says"]) == ("untried", MYTHS["no_result"])
    assert made["watch"]["pair"] == "bundled-unaligned"
    assert card(21, None, ENGLISH)["pay"]


def test_all_cards_are_made_once_for_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every visitor's page asks for them, and they take the processor for 0.1 s."""
    made: list[str] = []

    def encoded(say: Catalogue, _: object) -> bytes:
        made.append(say.language)
        return b""

    monkeypatch.setattr(claims, "encoded", encoded)
    cards._all.cache_clear()
    for language in ("en", "en", "es"):
        request: Any = SimpleNamespace(path_params={"language": language})
        cards._serve(request)
    cards._all.cache_clear()
    assert made == ["en", "es"]
    assert cards.recorded() is cards.recorded(), "read once"
