"""Opens exported files and the page itself, with hostile texts, in a browser."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, expect

from campaign import nasty
from campaign.events import ONE_THREAD
from campaign.hostile import Found
from campaign.inputs import check_csv, hostile_sweep, hostile_trace
from specviz.trace import Trace, read
from specviz.views.files import KINDS
from specviz.words.catalogue import ENGLISH
from support.chromium import launched
from support.page import PageProcess
from support.visits import Visits, painted

LONG = 30_000  # ms; a shared machine may be slow
NAMES = ("html", "svg")
LINKED = ("prompt", "pair", "target", "draft", "seed", "gamma", "drafter", "view", "lang", "hide")

LOOK = """() => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const keys = ['ArrowRight', 'ArrowRight', 'End', 'Home', 'ArrowRight'];
  const node = document.querySelector('.sv-strip') || document.body;
  for (const key of keys) node.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
  for (const option of [...document.querySelectorAll('[role=option]')].slice(0, 20)) {
    option.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
    option.click();
  }
}"""
"""Opens, steps through and points at everything."""

READ = "() => window.SpecViz?.links?.controls().seed !== undefined"
"""Whether the page has read its address."""

HACKED = """() => ({
  ran: Boolean(window.hacked),
  foreign: [...document.querySelectorAll('iframe, object, embed, img[src="x"], script[src*="//"]')]
    .filter((node) => !(node.src || '').startsWith(location.origin + '/static/'))
    .map((node) => node.outerHTML.slice(0, 80)),
  links: [...document.querySelectorAll('a')].map((node) => node.getAttribute('href') || '')
    .filter((href) => /^\\s*(javascript|data|vbscript):/i.test(href)),
  handlers: [...document.querySelectorAll('[onerror], [onload], [onmouseover]')].length,
})"""


def harmless(page: Page) -> list[str]:
    """Return signs that a text was interpreted as markup or code."""
    seen = page.evaluate(HACKED)
    return [f"{name}: {what}" for name, what in seen.items() if what]


def open_export(browser: Browser, name: str, trace: Trace, folder: Path) -> list[str]:
    """Open one export of a trace from disk and return its faults."""
    kind = KINDS[name]
    file = folder / f"run.{kind.suffix}"
    file.write_text(kind.make(ENGLISH, trace), "utf-8")
    with closing(Visits(browser)) as visits:
        page = visits.open(file.as_uri(), offline=True)
        if kind.suffix == "html":
            expect(page.locator(".specviz").first).to_be_visible(timeout=LONG)
            painted(page)
            page.evaluate(LOOK)
            painted(page)
        return [f"{name}: {fault}" for fault in (*visits.faults, *harmless(page))]


def try_exports(seed: int, exports: int, *, page: bool = True) -> Found:
    """Open hostile traces as files, then hostile addresses, traces and sweeps on the page."""
    found = Found()
    with launched() as browser, tempfile.TemporaryDirectory(prefix="exports-") as folder:
        for number in range(exports):
            trace = read(hostile_trace(Random(f"exports {seed} {number}")))
            for name in NAMES:
                _count(found, number, lambda: open_export(browser, name, trace, Path(folder)))  # noqa: B023
        if page:
            with PageProcess(
                Path(folder), settings=ONE_THREAD | {"SPECVIZ_CUSTOM": "on"}
            ) as server:
                _try_page(browser, server.wait().url, seed, exports, found)
                if server.tracebacks:
                    found.faults.append("exports: a traceback in the page's log")
    return found


def _count(found: Found, number: int, work: Callable[[], list[str]]) -> None:
    start = time.perf_counter()
    faults = work()
    found.cases += 1
    found.taken += 1
    found.slowest = max(found.slowest, time.perf_counter() - start)
    found.faults += [f"exports {number}: {fault}" for fault in faults]


def _try_page(browser: Browser, url: str, seed: int, times: int, found: Found) -> None:
    """Open hostile addresses, then load hostile traces and sweeps into one page."""
    for number in range(times // 4):
        _count(found, number, lambda: open_address(browser, url, Random(f"{seed} {number}")))  # noqa: B023
    with closing(Visits(browser)) as visits:
        page = visits.open(url)
        expect(page.locator("#stage .specviz")).to_be_visible(timeout=LONG)
        for number in range(times):
            rng = Random(f"brought {seed} {number}")
            bring = bring_sweep if number % 2 else bring_trace
            _count(found, number, lambda: [*bring(page, rng), *harmless(page)])  # noqa: B023
        found.faults += [f"exports, on the page: {fault}" for fault in visits.faults]


def open_address(browser: Browser, url: str, rng: Random) -> list[str]:
    """Open an address with hostile values for some parameters and return its faults."""
    from urllib.parse import urlencode

    chosen = {name: nasty.text(rng)[:2000] for name in rng.sample(LINKED, 3)}
    query = urlencode({k: v.encode("utf-8", "replace").decode() for k, v in chosen.items()})
    with closing(Visits(browser)) as visits:
        page = visits.open(f"{url}?{query}")
        expect(page.locator("#stage .specviz")).to_be_attached(timeout=LONG)
        page.wait_for_function(READ, timeout=LONG)
        painted(page)
        return [f"address ?{query[:80]}: {fault}" for fault in [*visits.faults, *harmless(page)]]


def bring_trace(page: Page, rng: Random) -> list[str]:
    """Load a hostile trace into the stage and step through it; no fault is found here."""
    text = hostile_trace(rng).decode()
    page.evaluate(
        "text => document.querySelector('#stage .stage').files.bring(new File([text], 'x.json'))",
        text,
    )
    painted(page)
    page.evaluate(LOOK)
    painted(page)
    return []


def bring_sweep(page: Page, rng: Random) -> list[str]:
    """Load a hostile sweep into Explore, download its charts as CSV and return their faults."""
    page.get_by_role("tab").nth(1).click()
    with page.expect_file_chooser(timeout=LONG) as chosen:
        page.evaluate("SpecViz.desk.open('sweep')")
    page.evaluate("document.querySelector('#explore-status .desk p').textContent = ''")
    data = hostile_sweep(rng)
    chosen.value.set_files({"name": "x.json", "mimeType": "application/json", "buffer": data})
    expect(page.locator("#explore-status .desk p")).not_to_be_empty(timeout=LONG)
    painted(page)
    page.evaluate("() => document.querySelectorAll('details').forEach((d) => { d.open = true; })")
    faults = []
    for button in page.locator(".sv-chart-files button:visible").filter(has_text="CSV").all()[:4]:
        with page.expect_download(timeout=LONG) as taken:
            button.click()
        text = Path(str(taken.value.path())).read_text("utf-8-sig")
        try:
            check_csv(text)
        except AssertionError as error:
            faults.append(f"a chart's CSV: {error}")
    page.get_by_role("tab").nth(0).click()
    return faults
