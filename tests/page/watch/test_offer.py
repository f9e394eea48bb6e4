"""The pair that is made for the page's GPU: one button downloads, loads and chooses it."""

import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from models.test_download import PAIR
from specviz.decoding.preparation import Step, preparation
from specviz.page.messages import Message
from specviz.page.watch import events, offer
from specviz.page.watch.offer import offer_text
from specviz.page.watch.progress import working
from specviz.service.downloads import PairStatus
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs, Loading
from specviz.words.catalogue import ENGLISH
from specviz.words.page import PAGE
from support.accessibility import serious_findings
from support.local_hub import LocalHub
from support.page import started_page
from support.sentences import FINISHED
from support.visits import Visits

LONG = 20_000  # ms; a shared machine may be slow
NAME = "qwen3-4b"  # for which a small pair on a local hub stands in
SHOWN = "Qwen3 4B + 0.6B draft"
WORDS = PAGE["offer"]


@pytest.fixture
def pairs(local: LocalHub, monkeypatch: pytest.MonkeyPatch) -> LoadedPairs:
    assert not local.asked
    for module in (events, offer):
        known = module.find
        stand_in = lambda name, known=known: PAIR if name == NAME else known(name)  # noqa: E731
        monkeypatch.setattr(module, "find", stand_in)
    monkeypatch.setattr(offer, "processor", lambda _: "NVIDIA L4")
    return LoadedPairs()


@pytest.fixture
def page(browser: Browser, pairs: LoadedPairs) -> Iterator[Page]:
    host = Host(pairs=("bundled-medium", NAME), offer=NAME)
    with started_page(pairs, host=host) as url, Visits(browser) as visits:
        yield visits.open(url)


def test_one_button_downloads_loads_and_chooses_it(page: Page, pairs: LoadedPairs) -> None:
    shown, take = page.locator("#offer-status"), page.locator("#take")
    expect(shown).to_contain_text(f"(NVIDIA L4). {SHOWN} is made for it: 0 MB", timeout=LONG)
    expect(shown).to_contain_text(WORDS["why"])
    expect(take).to_have_text(WORDS["take"])
    expect(page.locator("#stage .sv-token").first).to_be_visible(timeout=LONG)
    take.click()
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()  # it plays
    expect(shown).to_have_text(f"{SHOWN} is ready. Press Run.", timeout=LONG)
    expect(take).not_to_be_visible()
    assert pairs.in_memory(PAIR)
    expect(page.get_by_label(PAGE["pair"], exact=True)).to_have_value(SHOWN)
    page.locator("#run").click()
    expect(page.locator("#stage")).to_contain_text(FINISHED, timeout=LONG)
    expect(page.locator("#stage .sv-status")).to_contain_text("big")


def test_it_is_not_offered_where_it_cannot_run(page: Page, local: LocalHub) -> None:
    """The form still says why, once it is chosen."""
    for kind in ("unfit", "refused"):
        status = PairStatus(kind, NAME, None)
        assert not offer_text(ENGLISH, status, NAME, "NVIDIA L4", taken=False)
    expect(page.locator("#offer-status")).to_contain_text("NVIDIA L4", timeout=LONG)
    assert not serious_findings(page)
    assert not local.asked, "nothing is downloaded unasked"


def test_a_later_visitor_only_chooses_it() -> None:
    status = PairStatus("downloaded", NAME)
    text = offer_text(ENGLISH, status, NAME, "NVIDIA L4", taken=False)
    assert f"{SHOWN} is made for it. Licence: Apache-2.0." in text


# The line of the stage while a run is prepared


def test_the_stage_tells_how_far_the_gpu_is(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = LoadedPairs()
    loads = [Loading(10**9, 2 * 10**9, None), Loading(5, 5, Step(2, 7))]
    monkeypatch.setattr(pairs, "loading", lambda _: loads[0] if loads else None)
    go_on = threading.Event()

    def work() -> str:
        with preparation.of(4):
            preparation.begin_step()
            assert go_on.wait(20)
        return "done"

    def messages() -> Iterator[Message]:
        assert (yield from working(pairs, ENGLISH, PAIR, work)) == "done"

    said = []
    for message in messages():
        said.append(message["message"])
        if loads:
            loads.pop(0)
        else:
            go_on.set()
    assert said[:3] == [
        "Loading theirs: 1.0 GB of 2.0 GB read…",
        "Preparing the GPU, step 2 of 7…",
        "Preparing the GPU, step 1 of 4…",
    ]
