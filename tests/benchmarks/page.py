"""The page for benchmarks, with texts of exactly the requested length."""

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
    """Serve a page; yield its URL and its runs."""
    runs = Runs()
    with started_page(Endless(), runs) as url:
        yield url, runs


def opened(page: Page, url: str) -> None:
    """Open the page and wait until it is idle."""
    page.goto(url)
    expect(page.locator("#stage .specviz")).to_be_visible(timeout=LONG)
    page.wait_for_timeout(3000)


def begin(page: Page, seed: int, tokens: int = 512, gamma: int = 8) -> None:
    """Start a run of the bundled pair, as a link would, and wait until it is on the stage."""
    wanted = {
        "pair": "bundled-medium", "prompt": CONTINUATIONS[0]["prompt"], "run": 1, "seed": seed,
        "gamma": gamma, "tokens": tokens,
    }  # fmt: skip
    page.evaluate("wanted => SpecViz.go(wanted)", wanted)
    page.wait_for_function(
        """seed => {
          const { viewer } = SpecViz;
          return !viewer.state().recorded && viewer.trace().settings.seed === seed;
        }""",
        arg=seed,
        timeout=LONG,
    )


def watched(page: Page) -> None:
    """Wait until the run on the stage has finished and its charts are drawn."""
    page.wait_for_function(
        "() => SpecViz.viewer.state().state === 'done'",
        timeout=LONG,
    )
    page.wait_for_timeout(1000)
