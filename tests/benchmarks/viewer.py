"""Measures the viewer's repaint time: 512 tokens, γ = 8, in a browser, without the page's server.

    PYTHONPATH=.:tests python -m benchmarks.viewer

Measures from an event until after the frame that shows it, in milliseconds. A benchmark, not a
test: the result depends on the machine and on its other work.
"""

import random
from statistics import quantiles

from playwright.sync_api import Page

from support.chromium import launched
from viewer.sample import sample
from viewer.server import serve
from viewer.stage import Stage

REPEATS = 60
TIMED = """async (act) => {
  const shown = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  }));
  await shown();
  const before = performance.now();
  act[0] === 'hover'
    ? document.querySelectorAll('.sv-list [role=option]')[act[1]].dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true }))
    : viewer[act[0]](act[1]);
  await shown();
  return performance.now() - before;
}"""


def main() -> None:
    """Print the median and 95th percentile of each kind of repaint."""
    trace, chance, server = sample(tokens=512, gamma=8), random.Random(0), serve()
    with launched() as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.evaluate("start({live: false})")
        Stage(page).load(trace)
        page.wait_for_timeout(1000)
        rounds = len(trace.rounds)
        report(page, "hover", [["hover", chance.randrange(500)] for _ in range(REPEATS)])
        report(page, "scrub", [["seek", chance.randrange(rounds)] for _ in range(REPEATS)])
        page.evaluate("viewer.seek(20)")
        report(page, "round by round", [["forward", "round"]] * REPEATS)
        page.evaluate("viewer.seek(20)")
        report(page, "step by step", [["forward", "step"]] * REPEATS)
    server.shutdown()


def report(page: Page, name: str, acts: list[list[object]]) -> None:
    times = []
    for act in acts:
        times.append(page.evaluate(TIMED, act))
        page.wait_for_timeout(30)
    parts = quantiles(times, n=20)
    print(f"{name:15} p50 {parts[9]:.0f} ms, p95 {parts[18]:.0f} ms")


if __name__ == "__main__":
    main()
