"""A signal ends the page during a run, promptly and without a traceback."""

import asyncio
import os
import signal
import threading
from pathlib import Path

import httpx
import pytest

from campaign.visitors import Page, Visit, visit
from specviz.page.server import ending
from support.container import copy_image, is_healthy
from support.page_process import PageProcess, serving
from support.waiting import until

HANGS = 60  # seconds


def watching(server: PageProcess, seen: list[Visit]) -> threading.Thread:
    """Start a long run as a visitor, in a thread, and wait for its first round."""

    async def watch() -> None:
        async with httpx.AsyncClient(timeout=120) as client:
            config = (await client.get(f"{server.url}/config")).json()
            await visit(client, Page(server.url, config, tokens=1024), seen, seed=1)

    thread = threading.Thread(target=lambda: asyncio.run(watch()))
    thread.start()
    until(lambda: not thread.is_alive() or (seen and seen[0].first))
    return thread


def check_ending(server: PageProcess, how: signal.Signals) -> None:
    """Check that a signal ends a healthy page with a watcher, without an error in its output."""
    seen: list[Visit] = []
    assert is_healthy(server.port)
    looks_on = watching(server, seen)
    assert seen[0].fate == "lost", "the run ended before the signal"
    server.end(how, patience=HANGS)
    looks_on.join(HANGS)
    assert server.process.returncode == 0
    assert "Traceback" not in server.said
    assert "Error" not in server.said
    assert server.url in server.printed


def test_the_image_serves_until_docker_ends_it(tmp_path: Path) -> None:
    """With only the image's files; test_visitors.py ends a page as Ctrl-C does."""
    with serving(copy_image(tmp_path), SPECVIZ_PAIR="bundled-small") as server:
        check_ending(server, signal.SIGTERM)


def test_the_end_does_not_wait_for_a_function_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[int] = []
    stuck = threading.Event()
    monkeypatch.setattr(ending, "_stops", [lambda: stuck.wait(HANGS)])
    monkeypatch.setattr(ending, "MOST_SECONDS", 0.01)
    monkeypatch.setattr(os, "_exit", left.append)
    ending._end()
    stuck.set()
    assert left == [0]


def test_a_page_that_is_still_starting_ends_at_once(tmp_path: Path) -> None:
    server = PageProcess(tmp_path)
    maps = Path(f"/proc/{server.process.pid}/maps")
    until(lambda: "libtorch" in maps.read_text())  # it is importing
    server.end(signal.SIGINT, patience=HANGS)
    assert server.process.returncode == 0
    assert "Traceback" not in server.said
