"""A room full of visitors: `PYTHONPATH=.:tests python -m campaign.load --clients 100 --minutes 10`.

Starts the page in its own process, on loopback. Until the time is up, each visitor repeatedly
presses Run (64 tokens, with plain decoding), watches to the end and pauses; then all finish their
runs. Meanwhile another process sends cheap requests. Prints a report as JSON and exits with 1 if a
run was lost, if a visitor waited without a message or moved back in the queue, or if the server
logged a traceback. The report includes times and memory, but does not judge them: they depend on
the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import mean, median
from typing import Any

import httpx

from campaign.looker import Seconds, looked
from campaign.visitors import Page, Visit, visit
from support.page import PageProcess, page_process
from support.paths import ROOT
from support.requirements import check_campaign

TOKENS = 64
THINKS = 0.5  # most seconds before a visitor presses Run again
MEMORY_SECONDS = 5
SILENCE = 60.0  # longest acceptable seconds without a message before the first text


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the campaign and print the report; return 0 if there are no faults."""
    check_campaign()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clients", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--pair", default="bundled-small")
    parser.add_argument("--visitors", type=int, help="served at a time (SPECVIZ_VISITORS)")
    parser.add_argument("--app", type=Path, default=ROOT, help="the checkout whose app.py is run")
    asked = parser.parse_args(arguments)
    settings = {"SPECVIZ_PAIR": asked.pair, "SPECVIZ_QUEUE": str(max(100, asked.clients))}
    if asked.visitors:
        settings["SPECVIZ_VISITORS"] = str(asked.visitors)
    with page_process(asked.app, **settings) as server:
        report = asyncio.run(load(server, asked.clients, asked.minutes * 60))
        report["end_seconds"] = round(server.end(signal.SIGINT), 2)  # without visitors
        report["tracebacks"] = server.tracebacks
    sys.stdout.write(json.dumps(report, indent=1) + "\n")
    wrong = faults(report)
    sys.stderr.writelines(f"load: {line}\n" for line in wrong)
    return bool(wrong)


def faults(report: dict[str, Any]) -> list[str]:
    """Return the faults in a report, which must not occur on any machine."""
    checks = {
        "no run finished": not report["finished"],
        "runs were lost": report["lost"],
        "visitors waited without a message": report["not_told"],
        "visitors moved back in the queue": report["positions_that_rose"],
        "the server logged tracebacks": report["tracebacks"],
    }
    return [f"{name}: {value}" for name, value in checks.items() if value]


async def load(
    server: PageProcess, clients: int, seconds: float, *, alone: int = 4, quiet: float = 3
) -> dict[str, Any]:
    """Run the visitors for some seconds and return the report.

    First, for comparison, one visitor makes `alone` runs, and cheap requests are timed for `quiet`
    seconds.
    """
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
    async with httpx.AsyncClient(limits=limits, timeout=120) as client:
        page = Page(server.url, TOKENS)
        first: list[Visit] = []
        await visit(client, page, [], 0)  # the first run loads the models
        used = server.processor_seconds
        for seed in range(1, alone + 1):
            await visit(client, page, first, seed)
        used_alone = (server.processor_seconds - used) / len(first)
        looked_before = await asyncio.to_thread(looked, page.url, page.pause, quiet)
        memory: list[tuple[float, float]] = []
        began, used = time.monotonic(), server.processor_seconds
        done = asyncio.Event()
        watching = asyncio.create_task(_watch_memory(server, memory, done))
        looking = asyncio.create_task(asyncio.to_thread(looked, page.url, page.pause, seconds))
        visits: list[Visit] = []
        room = range(1, clients + 1)
        await asyncio.gather(*[_comes(client, page, visits, n, began + seconds) for n in room])
        done.set()
        used_each = (server.processor_seconds - used) / max(1, len(visits))
        await watching
        busy = await looking
    return {
        "processors": len(os.sched_getaffinity(0)),
        "clients": clients,
        "seconds": round(seconds),
        "alone_seconds": round(median(seen.ended - seen.asked for seen in first), 2),
        "processor_seconds_per_run": {"alone": round(used_alone, 2), "busy": round(used_each, 2)},
        **summary(visits, began, seconds),
        "light_answers_ms": _milliseconds(busy),
        "light_answers_quiet_ms": _milliseconds(looked_before),
        "memory_mib": _memory(memory),
    }


async def _comes(
    client: httpx.AsyncClient, page: Page, visits: list[Visit], number: int, until: float
) -> None:
    """Simulate one visitor until the time is up."""
    thinking = random.Random(number)
    seed = 1000 * number
    await asyncio.sleep(thinking.uniform(0, 2 * THINKS))
    while time.monotonic() < until:
        await visit(client, page, visits, seed, number)
        seed += 1
        await asyncio.sleep(thinking.uniform(0, THINKS))


async def _watch_memory(
    server: PageProcess, memory: list[tuple[float, float]], done: asyncio.Event
) -> None:
    while not done.is_set():
        memory.append((time.monotonic(), server.kilobytes / 1024))
        try:
            await asyncio.wait_for(done.wait(), MEMORY_SECONDS)
        except TimeoutError:
            continue


def summary(visits: Sequence[Visit], began: float, seconds: float) -> dict[str, Any]:
    """Summarise the visitors' runs."""
    finished = [seen for seen in visits if seen.fate == "finished"]
    ended = max((seen.ended for seen in finished), default=began + seconds)
    waits = [seen.first - seen.asked for seen in finished if seen.first]
    each = [sum(one.visitor == who for one in finished) for who in {v.visitor for v in visits}]
    fates = [seen.fate for seen in visits if seen.fate != "finished"]
    return {
        "finished": len(finished),
        "lost": len(fates),
        "fates": {fate: fates.count(fate) for fate in sorted(set(fates))},
        "runs_per_second": round(len(finished) / (ended - began), 2),
        "first_text_seconds": percentiles(waits),
        "whole_run_seconds": percentiles([seen.ended - seen.asked for seen in finished]),
        "messages": sum(seen.messages for seen in visits),
        "messages_per_run": round(sum(v.messages for v in visits) / max(1, len(visits)), 1),
        "told_a_position": sum(bool(seen.positions) for seen in visits),
        "not_told": sum(_was_left_in_the_dark(seen) for seen in finished),
        "positions_that_rose": sum(_rose(seen.positions) for seen in visits),
        "runs_of_a_visitor": [min(each), max(each)],
        "fairness": round(sum(each) ** 2 / (len(each) * sum(n * n for n in each) or 1), 3),
        "most_overtaken_by": most_overtaken(finished),
    }


def _was_left_in_the_dark(seen: Visit) -> bool:
    """Return whether a visitor waited longer than SILENCE without a message."""
    times = [seen.accepted, *seen.told, seen.first or seen.ended]
    return max(b - a for a, b in pairwise(times)) > SILENCE


def _rose(positions: Sequence[tuple[float, int]]) -> bool:
    told = [before for _, before in positions]
    return any(later > sooner for sooner, later in pairwise(told))


def most_overtaken(visits: Sequence[Visit]) -> int:
    """Return the most later visits that any visit was overtaken by."""
    order = sorted((seen for seen in visits if seen.first), key=lambda seen: seen.accepted)
    firsts = [seen.first or 0 for seen in order]
    return max((sum(f < mine for f in firsts[i:]) for i, mine in enumerate(firsts)), default=0)


def _milliseconds(asked: Mapping[str, Seconds]) -> dict[str, dict[str, float]]:
    return {name: percentiles(times, 1000) for name, times in asked.items()}


def percentiles(values: Sequence[float], by: float = 1) -> dict[str, float]:
    """Return the median, the 95th percentile and the maximum."""
    ordered = sorted(values) or [0.0]
    return {
        name: round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * by, 2)
        for name, share in {"p50": 0.5, "p95": 0.95, "most": 1.0}.items()
    }


def _memory(samples: Sequence[tuple[float, float]]) -> dict[str, float]:
    """Return the memory at the start, over each fifth of the time and at the end, in MiB."""
    held = [mebibytes for _, mebibytes in samples]
    fifth = max(1, len(held) // 5)
    parts = [held[i : i + fifth] for i in range(0, len(held), fifth)][:5]
    return {
        "start": round(held[0]),
        **{f"fifth_{n}": round(mean(part)) for n, part in enumerate(parts, 1)},
        "end": round(held[-1]),
    }


if __name__ == "__main__":
    raise SystemExit(main())
