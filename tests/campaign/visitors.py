"""Simulated visitors that use the page's own protocol without a browser and read every message."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import httpx

from campaign.events import Events
from specviz.page.messages import waiting
from specviz.words.catalogue import catalogue
from specviz.words.examples import CONTINUATIONS
from specviz.words.page import PAGE

PATIENCE = 600.0  # seconds without a message, after which a run counts as lost
AHEAD = {waiting(catalogue("en"), before)["message"]: before for before in range(1000)}


@dataclass
class Visit:
    """One run as its visitor saw it; all times in seconds of the same clock.

    Attributes:
        positions: (time, number of visitors ahead) of each message on the queue position.
        told: times of messages before the first text.
        fate: "finished", or why the run did not finish.
    """

    visitor: int
    asked: float
    accepted: float = 0
    first: float | None = None
    ended: float = 0
    positions: list[tuple[float, int]] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    messages: int = 0
    rounds: int = 0
    fate: str = "lost"


class Page:
    """The events and control values that a visitor needs from a page."""

    def __init__(self, url: str, tokens: int) -> None:
        self.url = url
        self._events = Events(url)
        self._run = self._events.of("run")
        self.pause: int = self._events.of("stage", "pause")["id"]
        self._values = {"tokens": tokens, "prompt": CONTINUATIONS[0]["prompt"]}

    def asks(self, session: str, seed: int) -> dict[str, Any]:
        """Return the request body of a press on Run, with plain decoding."""
        return self._events.call(self._run, session, **self._values, seed=seed)


async def visit(
    client: httpx.AsyncClient, page: Page, visits: list[Visit], seed: int, visitor: int = 0
) -> Visit:
    """Press Run on an open page and watch to the end; adds the visit to `visits` at the start."""
    session = f"visitor{visitor}"
    seen = Visit(visitor, asked=time.monotonic())
    visits.append(seen)
    try:
        join = page.asks(session, seed)
        answer = await client.post(f"{page.url}/gradio_api/queue/join", json=join)
        seen.accepted = time.monotonic()
        if answer.is_error:
            seen.fate = f"refused: {answer.status_code}"
        else:
            await _watch(client, page, session, seen)
    except httpx.HTTPError as error:
        seen.fate = f"lost: {type(error).__name__}"
    seen.ended = time.monotonic()
    return seen


async def _watch(client: httpx.AsyncClient, page: Page, session: str, seen: Visit) -> None:
    async for event in _events(client, f"{page.url}/gradio_api/queue/data?session_hash={session}"):
        seen.messages += 1
        if event["msg"] == "process_generating":
            for text in _texts(event["output"].get("data")):
                _note(json.loads(text), seen)
        elif event["msg"] == "process_completed":
            if not event["success"]:
                seen.fate = "failed"
            return


async def _events(client: httpx.AsyncClient, address: str) -> AsyncIterator[dict[str, Any]]:
    async with client.stream("GET", address, timeout=PATIENCE) as stream:
        async for line in stream.aiter_lines():
            if line.startswith("data: "):
                yield json.loads(line.removeprefix("data: "))


def _texts(data: Any) -> list[str]:
    """Return the stage's new texts: the whole value at first, later edits of the previous one."""
    [value] = data
    return [value] if isinstance(value, str) else [edit[2] for edit in value]


def _note(message: dict[str, Any], seen: Visit) -> None:
    now, line = time.monotonic(), message.get("message")
    if line in AHEAD:
        seen.positions.append((now, AHEAD[line]))
    if seen.first is None:
        seen.told.append(now)
    if message.get("state") == "error":
        seen.fate = f"told: {line}"
    if message.get("from", seen.rounds) != seen.rounds:
        seen.fate = "gap"
    if rounds := message.get("rounds"):
        seen.rounds += len(rounds)
        seen.first = seen.first or now
    if message.get("ending", "running") != "running" and seen.fate == "lost":
        seen.fate = "finished"


assert PAGE["before_none"] in AHEAD
