"""The requests that a visitor's browser sends to the page."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import httpx

ONE_THREAD = {"OMP_NUM_THREADS": "1"}  # for a page on a shared machine


class Events:
    """The page's events, read from its configuration as its own script does."""

    def __init__(self, url: str) -> None:
        self.config: dict[str, Any] = httpx.get(f"{url}/config", timeout=30).json()
        parts = self.config["components"]
        self.values = {part["id"]: part["props"].get("value") for part in parts}
        self.names = {part["id"]: part["props"].get("elem_id") for part in parts}
        self.all: list[dict[str, Any]] = [
            event for event in self.config["dependencies"] if event.get("backend_fn", True)
        ]
        self.calls = [
            (part["id"], name) for part in parts for name in part["props"].get("server_fns") or ()
        ]

    def of(self, name: str, event: str = "click") -> dict[str, Any]:
        """Return the first event of a component, by its element id."""
        for found in self.all:
            if any(
                self.names.get(part) == name and kind == event for part, kind in found["targets"]
            ):
                return found
        raise LookupError(name)

    def data(self, event: dict[str, Any], **values: Any) -> list[Any]:
        """Return the values of an event's inputs, by element id or as they are at first."""
        return [values.get(self.names[part], self.values.get(part)) for part in event["inputs"]]

    def call(self, event: dict[str, Any], session: str, **values: Any) -> dict[str, Any]:
        """Return the body of a request for an event."""
        data = self.data(event, **values)
        return {"data": data, "fn_index": event["id"], "session_hash": session}

    def run(self, session: str, tokens: int, prompt: str = "Once upon a time") -> dict[str, Any]:
        """Return the body of a press on Run."""
        return self.call(self.of("run"), session, prompt=prompt, tokens=tokens)


def messages(url: str, call: dict[str, Any]) -> Generator[str, None, None]:
    """Send a request and yield the lines of its visitor's stream.

    Raises:
        httpx.HTTPStatusError: the request is refused.
    """
    httpx.post(f"{url}/gradio_api/queue/join", json=call, timeout=60).raise_for_status()
    stream = f"{url}/gradio_api/queue/data?session_hash={call['session_hash']}"
    with httpx.stream("GET", stream, timeout=60) as answer:
        yield from answer.iter_lines()


def run_once(url: str, events: Events, session: str) -> bool:
    """Return whether a visitor's run of a few tokens ends normally."""
    seen = ""
    try:
        for line in messages(url, events.run(session, 16)):
            seen += line
            if "process_completed" in line or "close_stream" in line:
                break
    except httpx.HTTPStatusError:
        return False
    return '\\"ending\\":\\"length\\"' in seen or '\\"ending\\":\\"end of text\\"' in seen
