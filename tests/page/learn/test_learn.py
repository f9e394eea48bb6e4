"""Learn: the tour drives the real page, failures really fail, and every word is explained."""

import json
import re
import threading
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from specviz import metrics
from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.errors import ModelError
from specviz.models.loading import load_models
from specviz.models.pairs import BUNDLED, custom
from specviz.page.learn.failures import SETTINGS, link_to, obstacle
from specviz.page.links import read_link
from specviz.page.watch import examples
from specviz.page.watch.controls import NAMES
from specviz.page.watch.examples import own_examples
from specviz.page.watch.recorded import first_run
from specviz.service.examples import Example
from specviz.service.host import Host
from specviz.settings import settings_from
from specviz.trace import Trace
from specviz.views.lesson import USUAL
from specviz.words.catalogue import ENGLISH, Catalogue
from specviz.words.examples import CONTINUATIONS, REQUESTS
from specviz.words.explore import EXPLORE
from specviz.words.learn import FAILURES, LEARN, QUESTIONS
from specviz.words.page import PAGE, PAIRS
from specviz.words.play import PLAY
from specviz.words.tour import STOPS
from specviz.words.viewer import VIEWER
from support.accessibility import findings
from support.page import started_page
from support.sentences import RECORDED, sentence
from support.visits import Visits, painted

LONG = 30_000  # ms; a shared machine may be slow
GLOSSARY = {entry["term"]: entry for entry in VIEWER["glossary"]}
OPEN = Host(
    pairs=("bundled-medium", "bundled-unaligned", "qwen3-8b"), custom=True, folders=True
)  # the last is a chat pair, not on this disk


# The words


def test_terms_are_unique_and_lead_to_each_other_and_to_sources() -> None:
    assert len(GLOSSARY) == len(VIEWER["glossary"]) >= 25
    for entry in GLOSSARY.values():
        assert entry["name"]
        assert entry["definition"].endswith(".")
        assert set(entry["see"]) <= set(GLOSSARY) - {entry["term"]}
        assert all(source["url"].startswith("https://") for source in entry["sources"])


def test_names_in_the_prose_are_in_the_glossary() -> None:
    named = set(re.findall(r"#term-(\w+)\)", json.dumps(PAGE)))
    assert {"draft", "target", "gamma", "temperature"} <= named <= set(GLOSSARY)


def test_every_stop_is_complete() -> None:
    """The tour below tests that the page knows each stop's rule and target."""
    assert 8 <= len(STOPS) <= 20
    assert len({stop["id"] for stop in STOPS}) == len(STOPS)
    for stop in STOPS:
        assert {"id", "title", "text", "task", "done", "target", "state", "rule"} <= stop.keys()
        assert 2 <= len(re.findall(r"[.?:](?:\s|$)", stop["text"])) <= 6, stop["title"]
        if stop["rule"] == "opened":
            assert stop["of"] in GLOSSARY
        assert stop.get("changes", "gamma") in NAMES


def test_the_six_questions_have_answers() -> None:
    assert len(QUESTIONS) == 6
    assert all(one["question"].endswith("?") and one["answer"] for one in QUESTIONS)


# The gallery of failures


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_failure_is_a_link_that_this_page_takes(setting: str) -> None:
    assert obstacle(ENGLISH, setting, OPEN) is None
    opened = read_link(link_to(setting, OPEN), OPEN)
    assert opened.faults == ()
    assert (opened.begin, opened.view) == (True, "watch")


def test_a_failure_that_a_host_does_not_offer_states_the_reason() -> None:
    small = Host(pairs=("bundled-medium",), limits={"gamma": 8, "max_new_tokens": 64})
    assert obstacle(ENGLISH, "counting", small) is None
    assert link_to("counting", small)["tokens"] == 64
    assert LEARN["no_own"] == obstacle(ENGLISH, "tokenizers", small)
    for setting, reason in (("weak", "no_pair"), ("gamma", "no_gamma")):
        told = obstacle(ENGLISH, setting, small)
        assert told is not None
        assert told.startswith(LEARN[reason].split("{")[0])
    one = next(one for one in FAILURES if one["setting"] == "tokenizers")
    wanted = SETTINGS["tokenizers"]
    with pytest.raises(ModelError) as refused:
        load_models(custom(wanted["target"], wanted["draft"]), device="cpu")
    assert str(refused.value) == one["says"]


def test_each_failure_really_fails(bundled: Callable[[str], Pair]) -> None:
    """Seeded runs of 64 tokens each, judged by figures that do not depend on the clock."""
    runs = {name: ran(name, bundled) for name in ("weak", "hot", "gamma", "prose", "counting")}
    good = ran("hot", bundled, temperature=USUAL["temperature"])
    rate = {name: known(metrics.acceptance_rate(trace)) for name, trace in runs.items()}
    used = {name: known(metrics.counts(trace).draft_efficiency) for name, trace in runs.items()}
    length = {
        name: known(metrics.counts(trace).mean_acceptance_length) for name, trace in runs.items()
    }
    assert rate["weak"] < 0.1
    assert rate["hot"] < known(metrics.acceptance_rate(good)) - 0.1
    assert used["gamma"] < 0.5 * used["prose"]
    assert length["counting"] > length["prose"] + 1


def known(value: float | None) -> float:
    assert value is not None
    return value


def ran(setting: str, bundled: Callable[[str], Pair], **changes: Any) -> Trace:
    wanted = {**SETTINGS[setting], **changes}
    pair = bundled(wanted["pair"])
    names = ("drafter", "gamma", "temperature", "confidence", "top_k", "top_p", "seed")
    settings = settings_from({name: wanted[name] for name in names} | {"max_new_tokens": 64})
    return finish(race(pair, pair.tokenizer.encode(wanted["prompt"]), settings, plain=False))


# The page


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with started_page(host=OPEN) as url:
        yield url


@pytest.fixture
def page(browser: Browser, url: str) -> Iterator[Page]:
    with Visits(browser) as visits:
        page = visits.open(url)
        expect(page.locator("#stage .specviz")).to_be_visible(timeout=LONG)
        yield page


def step_until_done(page: Page) -> None:
    for _ in range(8):
        if page.locator(".tour-task[data-done=true]").count():
            break
        page.keyboard.press("ArrowRight")
        painted(page)


def open_definition(page: Page, selector: str) -> None:
    page.locator(selector).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tour-task")).to_have_attribute("data-done", "true", timeout=LONG)
    page.keyboard.press("Escape")


def focus_on(page: Page, selector: str) -> None:
    page.locator(selector).first.focus()


def change(page: Page, setting: str, which: int) -> None:
    page.locator(f"[data-change={setting}] button").nth(which).press("Enter")


def run_another_text(page: Page) -> None:
    page.locator("#gallery input:checked").press("ArrowRight")
    expect(page.locator("#prompt textarea")).not_to_have_value(CONTINUATIONS[0]["prompt"])
    for stop in ("prompt", "run"):  # the kinds are one tab stop
        page.keyboard.press("Tab")
        assert page.evaluate(f"document.activeElement.closest('#{stop}') !== null")
    page.keyboard.press("Enter")


DO: dict[str, Callable[[Page], None]] = {
    "tokens": lambda page: focus_on(page, ".sv-list [role=option]"),
    "draft": step_until_done,
    "target": step_until_done,
    "test": step_until_done,
    "rejection": step_until_done,
    "correction": step_until_done,
    "bonus": step_until_done,
    "same": lambda page: change(page, "temperature", 0),
    "rates": lambda page: open_definition(page, ".sv-ledger [data-term=draft_efficiency]"),
    "pays": lambda page: open_definition(page, ".sv-figures [data-term=speedup]"),
    "gamma": lambda page: change(page, "gamma", -1),
    "text": run_another_text,
    "heads": step_until_done,
    "medusa": step_until_done,
    "exit": step_until_done,
    "confidence": lambda page: open_definition(
        page, ".sv-breakdown-charts [data-term=calibration]"
    ),
    "rules": step_until_done,
    "lossy": step_until_done,
    "trees": step_until_done,
}


def open_recorded(page: Page, stop: dict[str, Any]) -> None:
    """Open the recorded run of a stop about another drafter or rule.

    The tour asks before it replaces a visitor's run, but not before it replaces a recording.
    """
    if stop["id"] == next(stop["id"] for stop in STOPS if "recorded" in stop):
        expect(page.locator(".tour-task")).to_contain_text(LEARN["tour"]["opens"], timeout=LONG)
        page.get_by_role("button", name=LEARN["tour"]["recorded"]).press("Enter")


def test_the_tour_by_keyboard_with_every_task_done(page: Page) -> None:
    start = page.locator("#tour").get_by_role("button", name=LEARN["start"])
    start.focus()
    page.keyboard.press("Enter")
    tour = page.get_by_role("region", name=STOPS[0]["title"])
    for number, stop in enumerate(STOPS, 1):
        tour = page.get_by_role("region", name=stop["title"], exact=True)
        heading = tour.get_by_role("heading", name=stop["title"])
        expect(heading).to_be_focused(timeout=LONG)
        expect(tour).to_contain_text(LEARN["tour"]["count"].format(n=number, of=len(STOPS)))
        open_recorded(page, stop)
        expect_in_sight(page)
        before = controls(page)
        DO[stop["id"]](page)
        task = tour.locator(".tour-task")
        expect(task).to_have_attribute("data-done", "true", timeout=LONG)
        expect(task).to_contain_text(stop["done"])
        if setting := stop.get("changes"):
            expect_in_sight(page)
            # A run changed from a recorded one keeps its seed.
            before["seed"] = first_run().settings.seed
            expect_controls(page, before | {setting: {"temperature": 0, "gamma": 16}[setting]})
        if stop["id"] == "same":
            agreement = page.locator('[data-metric="agreement"]')
            expect(agreement).to_have_text(re.compile("^identical, "))
            assert findings(page, ".tour") == []
        if stop["id"] == "gamma":
            both = page.locator("#stage .sv-compare")
            expect(both).to_contain_text(re.compile(r"γ\s*4\s*16"))
        name = LEARN["tour"]["next" if number < len(STOPS) else "end"]
        tour.get_by_role("button", name=name, exact=True).press("Enter")
        if stop["id"] != "text" and "recorded" not in stop:  # these leave the controls changed
            expect_controls(page, before)
    expect(tour).to_be_hidden()


def controls(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("() => SpecViz.links.controls()")
    return found


def expect_controls(page: Page, wanted: dict[str, Any]) -> None:
    page.wait_for_function(
        """wanted => Object.entries(wanted).every(
          ([name, value]) => SpecViz.links.controls()[name] === value)""",
        arg=wanted,
        timeout=LONG,
    )  # fmt: skip


def expect_in_sight(page: Page) -> None:
    """Wait until the ringed part is entirely visible above the card."""
    page.wait_for_function(
        """() => {
          const box = (name) => document.querySelector(name).getBoundingClientRect();
          const [ring, card] = [box('.tour-ring'), box('.tour')];
          return ring.height > 0 && ring.top >= 0 && ring.bottom <= card.top;
        }""",
        timeout=LONG,
    )


def test_the_card_covers_nothing_that_a_stop_points_at(page: Page) -> None:
    """Nor anything that the Tab key reaches: the page ends above the card."""
    for width, height in ((390, 844), (1024, 768), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        go_through_the_tour(page)
    page.evaluate("SpecViz.tour.start(3)")
    expect_in_sight(page)
    caption, round = page.evaluate(CAPTION_AND_ROUND)
    assert caption["bottom"] <= round["top"]
    page.set_viewport_size({"width": 640, "height": 360})  # 1280 × 720 at 200 % zoom
    after = page.get_by_role("button", name=LEARN["tour"]["next"], exact=True)
    expect(after).to_be_in_viewport(ratio=1)


CAPTION_AND_ROUND = """() => ['.sv-caption', '.sv-round'].map(
  (part) => document.querySelector(`#stage ${part}`).getBoundingClientRect()
)"""


def go_through_the_tour(page: Page) -> None:
    for stop in STOPS:
        page.evaluate("stop => { SpecViz.tour.start(stop); }", stop["id"])
        expect_in_sight(page)
    page.keyboard.press("Shift")  # after a key press, the tour no longer scrolls the page
    page.locator("#files button").last.focus()
    page.wait_for_function(
        """() => document.activeElement.closest('#files')
          && document.activeElement.getBoundingClientRect().bottom
            <= document.querySelector('.tour').getBoundingClientRect().top""",
        timeout=LONG,
    )  # fmt: skip
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name=STOPS[-1]["title"])).to_be_focused()
    page.get_by_role("button", name=LEARN["tour"]["end"]).press("Enter")
    expect(page.locator(".tour")).to_be_hidden()


def test_the_tour_is_left_by_escape_and_resumed_when_asked(page: Page) -> None:
    start = page.locator("#tour").get_by_role("button", name=LEARN["start"])
    start.press("Enter")
    for number in (1, 2):
        heading = page.get_by_role("heading", name=STOPS[number - 1]["title"])
        expect(heading).to_be_focused(timeout=LONG)
        page.get_by_role("button", name=LEARN["tour"]["next"], exact=True).press("Enter")
    third = page.get_by_role("heading", name=STOPS[2]["title"])
    expect(third).to_be_focused(timeout=LONG)
    expect(page).to_have_url(re.compile(rf"[?&]tour={STOPS[2]['id']}\b"))
    page.keyboard.press("Escape")
    expect(third).to_be_hidden()
    expect(start).to_be_focused()
    expect(page).not_to_have_url(re.compile("tour="))
    start.press("Enter")
    expect(page.get_by_role("heading", name=STOPS[0]["title"])).to_be_focused(timeout=LONG)
    resume = page.get_by_role("button", name=LEARN["tour"]["resume"].format(n=3))
    resume.press("Enter")
    expect(third).to_be_focused(timeout=LONG)
    page.keyboard.press("Escape")


def test_a_stop_that_the_run_cannot_show_offers_the_recorded_run(page: Page) -> None:
    """The tour replaces no run without asking."""
    page.evaluate("""() => {
      const view = SpecViz.viewer;
      const trace = structuredClone(view.trace());
      const plain = (round) => ({...round, drafts: [], final: {...round.final, kind: 'bonus'}});
      view.load({...trace, rounds: trace.rounds.slice(0, 1).map(plain), ending: 'length'});
      SpecViz.tour.start('rejection');
    }""")
    task = page.locator(".tour-task")
    expect(task).to_contain_text(LEARN["tour"]["lacks"])
    page.get_by_role("button", name=LEARN["tour"]["recorded"]).press("Enter")
    expect(task).to_contain_text(STOPS[4]["task"], timeout=LONG)
    expect(page.locator(".tour-ring")).to_be_visible(timeout=LONG)
    expect(page.locator("#stage")).to_contain_text(RECORDED)
    page.evaluate("""() => {
      const fold = document.createElement('details');
      const views = document.querySelector('#stage .sv-views');
      views.before(fold);
      fold.append(views);
      SpecViz.tour.start('rates');
    }""")
    expect(page.locator("#stage details .sv-ledger")).to_be_visible(timeout=LONG)
    expect_in_sight(page)
    page.get_by_role("heading", name=STOPS[8]["title"]).press("Escape")


def test_text_typed_while_the_server_answers_stays(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answer = threading.Event(), threading.Event()

    def slow(say: Catalogue, *, chats: bool) -> tuple[Example, ...]:
        asked.set()
        assert answer.wait(LONG / 1000)
        return own_examples(say, chats=chats)

    def choose(pair: str) -> None:
        page.get_by_label(PAGE["pair"], exact=True).click()
        page.get_by_role("option", name=PAIRS[pair]).click()

    prompt, gallery = page.locator("#prompt textarea"), page.locator("#gallery")
    gallery.get_by_text(EXPLORE["kinds"]["story"], exact=True).click()
    expect(prompt).to_have_value(re.compile("^Once upon"))
    monkeypatch.setattr(examples, "own_examples", slow)
    choose("qwen3-8b")
    assert asked.wait(LONG / 1000)
    prompt.fill("My own words")
    answer.set()
    expect(gallery.get_by_text(EXPLORE["kinds"]["translation"], exact=True)).to_be_visible()
    expect(prompt).to_have_value("My own words")
    assert gallery.locator("input:checked").count() == 0
    gallery.get_by_text(EXPLORE["kinds"]["story"], exact=True).click()
    expect(prompt).to_have_value(REQUESTS[0]["prompt"])
    choose("bundled-medium")
    expect(prompt).to_have_value(re.compile("^Once upon"))


def test_learn_lists_every_word_and_starts_a_failure(page: Page) -> None:
    page.get_by_role("tab", name=PAGE["tabs"]["learn"]).click()
    listed = page.locator("#glossary dt")
    expect(listed.first).to_be_visible()
    assert listed.all_inner_texts() == [entry["name"] for entry in VIEWER["glossary"]]
    assert findings(page, "#learn") == []
    page.get_by_role("button", name=PLAY["presets"]["shown"]).click()
    guess = sentence(PLAY["guess"])
    expect(page.locator("#play h3").first).to_have_text(guess)
    expect(page).to_have_url(re.compile(r"[?&]play=shown\b"))
    page.evaluate("() => SpecViz.go({view: 'learn', play: 'disjoint'})")
    expect(page.locator("#play .sv-play-beta")).to_have_text("0")
    page.locator("#glossary a[href='#term-overlap']").first.click()
    expect(page.locator("#term-overlap")).to_be_in_viewport()
    one = next(one for one in FAILURES if one["setting"] == "tokenizers")
    page.get_by_role("button", name=one["title"]).click()
    expect(page.locator("#stage")).to_contain_text(one["says"], timeout=LONG)
    expect(page).to_have_url(re.compile("target=assets%2Fmodels%2Ftarget&draft="))
    assert quote(str(BUNDLED), safe="") not in page.url
