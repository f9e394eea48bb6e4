"""Floods of one address: `PYTHONPATH=.:tests python -m campaign.floods [--app FOLDER]`.

Each flood is made as fast as one client can and then held. Meanwhile a visitor from another address
must get their run or experiment, and the page must stay small and log nothing.
"""

from __future__ import annotations

import argparse
import json
import resource
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from campaign.events import ONE_THREAD, Events, messages, run_once
from campaign.hostile import Found
from specviz.page.server.guard import MOST_AT_ONCE
from support.page import PageProcess
from support.paths import ROOT
from support.requirements import check_campaign

PUBLIC = {
    "SPECVIZ_PAIR": "bundled-large",
    "SPECVIZ_PROXIES": "1",
}  # the address is what a request says
ELSEWHERE = {"X-Forwarded-For": "6.6.6.6"}
CLAIM = 16  # an experiment that needs only the bundled models
LONGEST = 60.0  # seconds for the other visitor
MEMORY = 400 * 2**10  # kilobytes
LOG = 2**20  # bytes
AT_ONCE = 16


class Flood(NamedTuple):
    """A page under attack.

    Attributes:
        stack: holds what the attack keeps open.
        share: of the usual number of requests.
    """

    server: PageProcess
    events: Events
    stack: ExitStack
    share: float

    def post(self, path: str, calls: list[dict[str, Any]]) -> None:
        """Send calls from one address, many at a time, and ignore the answers."""
        client = httpx.Client(base_url=self.server.url, headers=ELSEWHERE, timeout=LONGEST)

        def send(call: dict[str, Any]) -> None:
            with suppress(httpx.HTTPError):
                client.post(f"/gradio_api/{path}", json=call)

        with client, ThreadPoolExecutor(AT_ONCE) as pool:
            list(pool.map(send, calls))

    def connect(self, data: bytes) -> None:
        """Open a connection that sends only this, and hold it."""
        with suppress(OSError):
            made = socket.create_connection(("127.0.0.1", self.server.port), timeout=5)
            self.stack.enter_context(made)
            made.sendall(data)

    def times(self, number: int) -> range:
        return range(max(1, round(number * self.share)))


def joins(flood: Flood) -> None:
    """One session starts long runs again and again."""
    call = flood.events.run("one", 1024)
    flood.post("queue/join", [call for _ in flood.times(1000)])


def queues(flood: Flood) -> None:
    """Many sessions ask for an experiment, and none listens."""
    calls = [experiment(flood.events, f"silent{n}") for n in flood.times(120)]
    flood.post("queue/join", calls)


def unloads(flood: Flood) -> None:
    """Events that happen when a page closes."""
    event = next(event for event in flood.events.all if event["targets"][0][1] == "unload")
    calls = [flood.events.call(event, f"u{n}") for n in flood.times(1000)]
    flood.post("queue/join", calls)


def details(flood: Flood) -> None:
    """Details of an event that look like a file."""
    again, file = flood.events.of("stage", "again"), {"event_data": {"path": "/etc/passwd"}}
    calls = [flood.events.call(again, f"d{n}") | file for n in flood.times(200)]
    flood.post("queue/join", calls)


def bodies(flood: Flood) -> None:
    """Large bodies that lack their last bytes; together they are almost too much."""
    size = MOST_AT_ONCE // 5
    for _ in flood.times(5):
        head = (
            f"POST /gradio_api/component_server HTTP/1.1\r\nHost: x\r\nContent-Length: {size}\r\n"
        )
        head += "Content-Type: application/json\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n"
        flood.connect(head.encode() + b"x" * (size - 10))


def headers(flood: Flood) -> None:
    """Requests that never end."""
    for _ in flood.times(1100):
        flood.connect(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")


FLOODS: dict[str, Callable[[Flood], None]] = {
    each.__name__: each for each in (joins, queues, unloads, details, bodies, headers)
}


def experiment(events: Events, session: str) -> dict[str, Any]:
    """Return the call that starts an experiment."""
    begin = next(event for event in events.all if event["targets"][0][1] == "begin")
    return events.call(begin, session) | {"event_data": {"claim": CLAIM}}


def visitor_is_served(server: PageProcess, events: Events, flood: str) -> bool:
    """Whether a visitor from this machine's own address gets what the flood keeps from them."""
    if flood != "queues":
        return run_once(server.url, events, f"visitor-{flood}")
    with closing(messages(server.url, experiment(events, "visitor"))) as lines:
        first = next((line for line in lines if '\\"state\\"' in line), None)
    return first is not None and '\\"error\\"' not in first


def try_floods(share: float = 1, root: Path = ROOT) -> Iterator[tuple[Found, dict[str, Any]]]:
    """Make each flood against one page; yield what was found, and its figures.

    Args:
        share: of the usual number of requests.
        root: the checkout whose app.py is run.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as page:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))  # a usual limit
        try:
            server = page.enter_context(PageProcess(Path(folder), root, ONE_THREAD | PUBLIC))
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        events = Events(server.wait().url)
        assert run_once(server.url, events, "first")
        for name, flood in FLOODS.items():
            before = server.kilobytes, server.tracebacks, len(server.said)
            served, start = False, time.monotonic()
            with ExitStack() as stack:
                flood(Flood(server, events, stack, share))
                made = time.monotonic()
                with suppress(httpx.HTTPError):
                    served = visitor_is_served(server, events, name)
                seconds = time.monotonic() - made
            memory, tracebacks, log = (
                after - earlier
                for after, earlier in zip(
                    (server.kilobytes, server.tracebacks, len(server.said)), before, strict=True
                )
            )
            wrong = {
                "another visitor is not served": not served,
                f"another visitor waits {seconds:.0f} s": seconds > LONGEST,
                f"memory grows by {memory >> 10} MB": memory > MEMORY,
                f"{tracebacks} tracebacks in the log": tracebacks,
                f"the log grows by {log >> 20} MB": log > LOG,
            }
            faults = [f"floods {name}: {fault}" for fault, is_so in wrong.items() if is_so]
            figures = {
                "flood": name,
                "seconds": round(made - start, 1),
                "served": served,
                "served_seconds": round(seconds, 1),
                "memory_mb": memory >> 10,
                "tracebacks": tracebacks,
                "log_kb": log >> 10,
            }
            yield Found(1, int(served), seconds, memory, faults), figures


def all_floods() -> Found:
    """Make all floods."""
    total = Found()
    for found, _ in try_floods():
        total.add(found)
    return total


def main(arguments: Sequence[str] | None = None) -> int:
    """Make all floods and print what was found; return 1 if another visitor felt one."""
    check_campaign()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--share", type=float, default=1, help="of the usual number of requests")
    parser.add_argument("--app", type=Path, default=ROOT, help="the checkout whose app.py is run")
    asked = parser.parse_args(arguments)
    faults = []
    for found, figures in try_floods(asked.share, asked.app):
        sys.stdout.write(f"{json.dumps(figures)}\n")
        faults += found.faults
    sys.stdout.write("".join(f"{fault}\n" for fault in faults))
    return bool(faults)


if __name__ == "__main__":
    raise SystemExit(main())
