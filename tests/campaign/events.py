"""The requests that a visitor's browser sends to the page."""

from __future__ import annotations

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

    def data(self, event: dict[str, Any]) -> list[Any]:
        """Return the initial values of an event's inputs."""
        return [self.values.get(part) for part in event["inputs"]]


def run_once(url: str, events: Events, session: str, prompt: str = "Once upon a time") -> bool:
    """Return whether a visitor's run of a few tokens ends normally."""
    run = events.of("run")
    data = events.data(run)
    data[0], data[-1] = prompt, 16
    join = {"data": data, "fn_index": run["id"], "session_hash": session}
    answer = httpx.post(f"{url}/gradio_api/queue/join", json=join, timeout=30)
    if answer.status_code != 200:
        return False
    stream = f"{url}/gradio_api/queue/data?session_hash={session}"
    seen = ""
    with httpx.stream("GET", stream, timeout=60) as messages:
        for line in messages.iter_lines():
            seen += line
            if "process_completed" in line or "close_stream" in line:
                break
    return '\\"ending\\":\\"length\\"' in seen or '\\"ending\\":\\"end of text\\"' in seen
