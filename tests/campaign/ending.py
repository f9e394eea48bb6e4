"""Ends a page by a signal while a visitor watches a run."""

from __future__ import annotations

import asyncio
import signal
import threading

import httpx

from campaign.visitors import Page, Visit, visit
from support.container import is_healthy
from support.page import PageProcess
from support.waiting import until

HANGS = 60  # seconds


def watching(server: PageProcess, seen: list[Visit]) -> threading.Thread:
    """Start a long run as a visitor, in a thread, and wait for its first round."""

    async def watch() -> None:
        async with httpx.AsyncClient(timeout=120) as client:
            await visit(client, Page(server.url, tokens=1024), seen, seed=1)

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
