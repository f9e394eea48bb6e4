"""Measures the delay of verdicts: `PYTHONPATH=.:tests python -m benchmarks.verdicts [runs]`.

Live runs of 512 tokens with γ = 8 on the page, in Chromium on this machine. Measures for every
round when the decoder had judged it, when the page received its delta and when the browser had
painted it, by this machine's clock. Also measures the page's own CPU time, which depends less on
other work on the machine. A benchmark, not a test.
"""

import os
import sys
import time
from statistics import quantiles
from typing import Any

from playwright.sync_api import CDPSession

from benchmarks.page import begin, opened, served, watched
from specviz.service.runs import Run
from support.chromium import launched

# Records when each delta reached the viewer, and when each frame was painted with how many rounds.
NOTE = """() => {
  const viewer = SpecViz.viewer;
  const now = () => performance.timeOrigin + performance.now();
  const { append } = viewer;
  window.noted = { told: [], seen: [], long: [] };
  viewer.append = (delta) => {
    if (delta.rounds.length) noted.told.push([delta.from + delta.rounds.length, now()]);
    return append(delta);
  };
  document.addEventListener('specviz-load', () => { noted.told = []; noted.seen = []; });
  document.addEventListener('specviz-painted', () => {
    const { round } = viewer.state();
    const { port1, port2 } = new MessageChannel();  // its message comes after the frame
    const { seen } = noted;
    port1.onmessage = () => seen.push([round, now()]);
    port2.postMessage(0);
  });
  const long = (list) => list.getEntries().forEach(({ duration }) => noted.long.push(duration));
  new PerformanceObserver(long).observe({ type: 'longtask' });
}"""
WORK = ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")

Times = dict[int, float]
"""Times by number of rounds judged, told or seen so far, in seconds."""


def main(runs: str = "3") -> None:
    """Print the median and 95th percentile of each stage over all rounds of all runs."""
    waits: dict[str, list[float]] = {}
    with served() as (url, _), launched() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 1000})
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        opened(page, url)
        page.evaluate(NOTE)
        judged = watched_decoder()
        for seed in range(int(runs) + 1):
            judged.clear()
            page.evaluate("() => { noted.long = []; }")
            before = work(session)
            begin(page, seed)
            watched(page)
            if seed:  # the first run warms up
                after = work(session)
                noted = page.evaluate("() => noted")
                add(waits, dict(judged), first_times(noted["told"]), first_times(noted["seen"]))
                report_work(noted, {name: after[name] - before[name] for name in WORK})
    for name, values in waits.items():
        parts = quantiles(values, n=20)
        print(f"{name:17} p50 {parts[9]:4.0f} ms, p95 {parts[18]:4.0f} ms, n {len(values)}")
    print("load of this machine:", *(f"{load:.1f}" for load in os.getloadavg()))


def watched_decoder() -> Times:
    """Return a mapping that fills with the time at which the decoder judged each round."""
    judged: Times = {}
    step = Run.step

    def timed(self: Run) -> None:
        step(self)
        judged.setdefault(len(self.trace.rounds), time.time())

    Run.step = timed  # type: ignore[method-assign]
    return judged


def first_times(noted: list[list[float]]) -> Times:
    """Convert [rounds, ms] events to the time at which each round first appeared, in seconds."""
    times: Times = {}
    most = 0
    for rounds, at in noted:
        for number in range(most + 1, int(rounds) + 1):
            times[number] = at / 1000
        most = max(most, int(rounds))
    return times


def add(waits: dict[str, list[float]], judged: Times, told: Times, seen: Times) -> None:
    """Add one run's delays, in milliseconds."""
    stages = {
        "judged → told": (judged, told),
        "told → seen": (told, seen),
        "judged → seen": (judged, seen),
    }
    for name, (start, end) in stages.items():
        both = [number for number in start if number in end]
        waits.setdefault(name, []).extend(1000 * (end[n] - start[n]) for n in both if n)


def work(session: CDPSession) -> dict[str, float]:
    """Return the CPU seconds of the page's main thread so far, by kind of work."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return {metric["name"]: metric["value"] for metric in metrics if metric["name"] in WORK}


def report_work(noted: dict[str, Any], spent: dict[str, float]) -> None:
    """Print the page's CPU time per delta and its long tasks."""
    deltas = len(noted["told"])
    each = ", ".join(f"{name} {1000 * spent[name] / deltas:.1f}" for name in WORK)
    long = sorted(noted["long"])
    print(f"{deltas} deltas, {len(noted['seen'])} frames; ms per delta: {each};"
          f" tasks over 50 ms: {len(long)}, the longest {max(long, default=0):.0f} ms")  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:2])
