"""Looks for memory leaks: `PYTHONPATH=.:tests python -m benchmarks.memory [page|server]`.

page: prints a page's heap after garbage collection, its elements and its listeners after each of
ten live runs of 512 tokens with γ = 8 and of ten recorded runs. server: prints this process's
resident memory, threads and kept runs after each visitor who runs, pauses, steps or stops and then
closes the page. A benchmark, not a test.
"""

import gc
import sys
import threading
import time
from pathlib import Path

from playwright.sync_api import Browser, Page

from benchmarks.page import begin, opened, served, watched
from specviz.service.runs import Runs
from specviz.words.recorded import RECORDED
from specviz.words.viewer import VIEWER
from support.chromium import launched

TIMES = 10
COUNTED = ("JSHeapUsedSize", "Nodes", "JSEventListeners")
LEAVING = ("running", "paused", "stepped", "stopped", "over")


def main(what: str = "page") -> None:
    with served() as (url, runs), launched() as browser:
        if what == "page":
            measure_page(browser, url)
        else:
            measure_server(browser, url, runs)


def measure_page(browser: Browser, url: str) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 1000})
    opened(page, url)
    report(page, "opened")
    for seed in range(TIMES):
        begin(page, seed)
        watched(page)
        report(page, f"run {seed + 1}")
    names = list(RECORDED["runs"])
    for n in range(TIMES):
        page.evaluate("name => SpecViz.go({recorded: name})", names[n % len(names)])
        page.wait_for_timeout(2000)
        report(page, f"recorded {names[n % len(names)]}")


def report(page: Page, what: str) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    for _ in range(2):  # finalizers of the first pass may free more
        session.send("HeapProfiler.collectGarbage")
    found = session.send("Performance.getMetrics")["metrics"]
    counts = {metric["name"]: metric["value"] for metric in found if metric["name"] in COUNTED}
    session.detach()
    heap, nodes, listeners = (counts[name] for name in COUNTED)
    print(f"{what:24} heap {heap / 1e6:6.1f} MB, nodes {nodes:6.0f}, listeners {listeners:5.0f}")


def measure_server(browser: Browser, url: str, runs: Runs) -> None:
    report_server("begun", runs)
    for n in range(2 * TIMES):
        leaving = LEAVING[n % len(LEAVING)]
        context = browser.new_context(viewport={"width": 1440, "height": 1000})
        page = context.new_page()
        opened(page, url)
        begin(page, n)
        if leaving == "over":
            watched(page)
        elif leaving != "running":
            name = "stop" if leaving == "stopped" else "pause"
            press(page, name)
            page.wait_for_timeout(1000)
        if leaving == "stepped":
            press(page, "forward")
            page.wait_for_timeout(500)
        context.close()
        time.sleep(2)
        report_server(f"{n + 1} left, {leaving}", runs)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=VIEWER["transport"][name], exact=True).first.click()


def report_server(what: str, runs: Runs) -> None:
    gc.collect()
    status = Path("/proc/self/status").read_text("utf-8").splitlines()
    (resident,) = (int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    kept = len(runs._runs) + len(runs._earlier)
    print(
        f"{what:24} resident {resident / 1e3:6.0f} MB, threads {threading.active_count():3},"
        f" runs kept {kept}"
    )


if __name__ == "__main__":
    main(*sys.argv[1:2])
