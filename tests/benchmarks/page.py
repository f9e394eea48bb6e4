"""The page as the measurements need it: its texts are as long as was asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from specviz.service.runs import Runs
from specviz.words.examples import CONTINUATIONS
from support.page import Endless, started_page

LONG = 120_000  # ms; a shared machine may be slow


@contextmanager
def served() -> Iterator[tuple[str, Runs]]:
    """The address of a page, and the runs that it keeps."""
    runs = Runs()
    with started_page(Endless(), runs) as url:
        yield url, runs


def opened(page: Page, url: str) -> None:
    """Opens the page and waits until it has come to rest."""
    page.goto(url)
    expect(page.locator("#stage .specviz")).to_be_visible(timeout=LONG)
    page.wait_for_timeout(3000)


def begin(page: Page, seed: int, tokens: int = 512, gamma: int = 8) -> None:
    """Asks for a run of the bundled pair, as a link would, and waits until it is on the stage."""
    wanted = {
        "pair": "bundled-medium", "prompt": CONTINUATIONS[0]["prompt"], "run": 1, "seed": seed,
        "gamma": gamma, "tokens": tokens,
    }  # fmt: skip
    page.evaluate("wanted => SpecVizGo(wanted)", wanted)
    page.wait_for_function(
        """seed => {
          const { specviz } = document.querySelector('#stage .stage');
          return !specviz.state().recorded && specviz.trace().settings.seed === seed;
        }""",
        arg=seed,
        timeout=LONG,
    )


def watched(page: Page) -> None:
    """Waits until the run on the stage is over and its charts are drawn."""
    page.wait_for_function(
        "() => document.querySelector('#stage .stage').specviz.state().state === 'done'",
        timeout=LONG,
    )
    page.wait_for_timeout(1000)
