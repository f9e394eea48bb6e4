"""Does showing cost anything? `PYTHONPATH=.:tests python tests/measure_display.py`.

The same run, in turn: by the bare decoder (nothing gathered for showing, nobody watching), and on
the page, watched by a browser. Prints the median ratio of the times that both report, for
speculative and for plain decoding. A measurement, not a test: it needs a quiet machine.
"""

import sys
from statistics import median

from playwright.sync_api import expect

from chromium import launched
from specviz.decoding.race import finish, race
from specviz.metrics import speculative_seconds
from specviz.page.app import LAUNCH, build
from specviz.page.decoder import decoding
from specviz.page.pairs import LoadedPairs
from specviz.page.runs import Runs
from specviz.settings import Settings
from specviz.trace import Trace
from specviz.words import GALLERY, PAGE


def main(repeats: int = 12) -> None:
    """Alternates both and prints the medians."""
    pairs, runs = LoadedPairs(), Runs()
    pair = pairs.get("bundled-medium")
    demo = build(pairs, runs)
    _, url, _ = demo.launch(**LAUNCH, prevent_thread_lock=True, server_name="127.0.0.1")
    prompt = pair.text.encode(GALLERY[0]["prompt"])
    ratios: dict[str, list[float]] = {"speculative": [], "plain": []}
    with launched() as browser:
        page = browser.new_page()
        page.goto(url)
        expect(page.locator("#stage .specviz")).to_be_visible(timeout=15_000)
        page.wait_for_timeout(3000)
        for repeat in range(repeats + 1):
            # On the same thread, for torch counts its own threads for each.
            bare = decoding(lambda: finish(race(pair, prompt, Settings(), top=0)))
            page.get_by_role("button", name=PAGE["run"], exact=True).click()
            expect(page.locator("#stage")).to_contain_text("Decoding", timeout=15_000)
            expect(page.locator("#stage")).to_contain_text("Finished", timeout=60_000)
            shown = list(runs._runs.values())[-1].trace
            assert shown.output == bare.output
            if repeat:  # the first warms up
                ratios["speculative"].append(speculative_seconds(shown) / speculative_seconds(bare))
                ratios["plain"].append(plain_seconds(shown) / plain_seconds(bare))
    demo.close()
    for name, values in ratios.items():
        low, *_, high = sorted(values)
        print(f"{name:12} shown / bare: median {median(values):.3f} ({low:.3f} to {high:.3f})")


def plain_seconds(trace: Trace) -> float:
    """Seconds of plain decoding."""
    return sum(trace.plain.seconds)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
