"""The page ends when it is told to, while runs are decoded and looked at, and says nothing."""

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
    """Someone with a long run before them, who has seen the first of it."""

    async def watch() -> None:
        async with httpx.AsyncClient(timeout=120) as client:
            config = (await client.get(f"{server.url}/config")).json()
            await visit(client, Page(server.url, config, tokens=1024), seen, seed=1)

    thread = threading.Thread(target=lambda: asyncio.run(watch()))
    thread.start()
    until(lambda: not thread.is_alive() or (seen and seen[0].first))
    return thread


def check_ending(server: PageProcess, how: signal.Signals) -> None:
    """A healthy page with someone looking on ends when it is told to, and says nothing."""
    seen: list[Visit] = []
    assert is_healthy(server.port)
    looks_on = watching(server, seen)
    assert seen[0].fate == "lost", "the run is over before anything could be tried"
    server.end(how, patience=HANGS)
    looks_on.join(HANGS)
    assert server.process.returncode == 0
    assert "Traceback" not in server.said
    assert "Error" not in server.said
    assert server.url in server.printed


def test_the_image_serves_until_docker_ends_it(tmp_path: Path) -> None:
    """With all that the image has and no more; a person ends the page of test_visitors.py."""
    with serving(copy_image(tmp_path), SPECVIZ_PAIR="bundled-small") as server:
        check_ending(server, signal.SIGTERM)


def test_what_does_not_stop_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
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
    until(lambda: "libtorch" in maps.read_text())  # it imports
    server.end(signal.SIGINT, patience=HANGS)
    assert server.process.returncode == 0
    assert "Traceback" not in server.said
