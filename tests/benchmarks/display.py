"""Measures the cost of display: `PYTHONPATH=.:tests python -m benchmarks.display [browser]`.

Alternates the same run on the bare decoder, which gathers nothing for display, and on the page,
whose stream a visitor reads to the end. Prints the median ratio of the times that both report. By
default the visitor is a bare client, equivalent to a browser on another machine; with `browser` it
is Chromium on this one, which shares the CPU. A benchmark, not a test: it needs an idle machine.
"""

import sys
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median

import httpx
from playwright.sync_api import expect

from specviz.decoding.race import finish, race
from specviz.metrics import speculative_seconds
from specviz.models.pairs import find
from specviz.service.decoder import on_decoder
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from specviz.settings import Settings
from specviz.trace import Trace
from specviz.words.examples import CONTINUATIONS
from specviz.words.page import PAGE
from support.chromium import launched
from support.page import started_page
from support.sentences import DECODING, FINISHED

REPEATS = 12

Visit = Callable[[], Trace]
"""Press Run, watch to the end and return the run's trace."""


def main(visitor: str = "client") -> None:
    """Alternate both and print the medians."""
    pairs, runs = LoadedPairs(), Runs()
    pair = pairs.get(find("bundled-medium"))
    prompt = pair.tokenizer.encode(CONTINUATIONS[0]["prompt"])
    ratios: dict[str, list[float]] = {"speculative": [], "plain": []}
    visiting = browser if visitor == "browser" else client
    with started_page(pairs, runs) as url, visiting(url, runs) as visit:
        visit()
        for _ in range(REPEATS):
            # On the same thread, since torch's thread count is per thread.
            bare = on_decoder(lambda: finish(race(pair, prompt, Settings(), top=0)))
            shown = visit()
            assert shown.output == bare.output
            ratios["speculative"].append(speculative_seconds(shown) / speculative_seconds(bare))
            ratios["plain"].append(sum(shown.plain.seconds) / sum(bare.plain.seconds))
    for name, values in ratios.items():
        low, *_, high = sorted(values)
        print(f"{name:12} shown / bare: median {median(values):.3f} ({low:.3f} to {high:.3f})")


@contextmanager
def client(url: str, runs: Runs) -> Iterator[Visit]:
    """A visitor that reads every message and paints nothing."""
    config = httpx.get(f"{url}config").json()
    values = {part["id"]: part["props"].get("value") for part in config["components"]}
    run = next(
        event
        for event in config["dependencies"]
        if event["inputs"] and values.get(event["targets"][0][0]) == PAGE["run"]
    )

    def visit() -> Trace:
        session = uuid.uuid4().hex
        join = {
            "data": [values[part] for part in run["inputs"]],
            "fn_index": run["id"],
            "session_hash": session,
        }
        httpx.post(f"{url}gradio_api/queue/join", json=join).raise_for_status()
        stream = f"{url}gradio_api/queue/data?session_hash={session}"
        with httpx.stream("GET", stream, timeout=60) as messages:
            for line in messages.iter_lines():
                if "process_completed" in line:
                    break
        kept = runs.get(session)
        assert kept is not None
        return kept.trace

    yield visit


@contextmanager
def browser(url: str, runs: Runs) -> Iterator[Visit]:
    """A visitor with Chromium on this machine."""
    with launched() as chromium:
        page = chromium.new_page()
        page.goto(url)
        expect(page.locator("#stage .specviz")).to_be_visible(timeout=15_000)
        page.wait_for_timeout(3000)

        def visit() -> Trace:
            page.get_by_role("button", name=PAGE["run"], exact=True).click()
            expect(page.locator("#stage")).to_contain_text(DECODING, timeout=15_000)
            expect(page.locator("#stage")).to_contain_text(FINISHED, timeout=60_000)
            return list(runs._runs.values())[-1].trace

        yield visit


if __name__ == "__main__":
    main(*sys.argv[1:2])
