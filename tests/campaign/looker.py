"""Times cheap requests to a page from a separate process.

That process imports this module again, so it imports nothing of SpecViz.
"""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx

LOOKS = 0.1  # seconds between two cheap requests

Seconds = list[float]


def looked(url: str, pause: int, seconds: float) -> dict[str, Seconds]:
    """Measure the response times of cheap requests from a separate process, in seconds.

    Args:
        url: the page's address.
        pause: the index of the event that pauses a run.
        seconds: how long to send requests.
    """
    context = multiprocessing.get_context("spawn")
    receive, send = context.Pipe(duplex=False)
    looker = context.Process(target=_look, args=[send, url, pause, seconds], daemon=True)
    looker.start()
    send.close()  # so that recv fails if the other process does
    times: dict[str, Seconds] = receive.recv()
    looker.join()
    return times


def _look(send: Any, url: str, pause: int, seconds: float) -> None:
    threading.current_thread().name = "looker"
    call = {"data": [], "fn_index": pause, "session_hash": "looker"}
    times: dict[str, Seconds] = {"page": [], "words": [], "call": []}
    until = time.monotonic() + seconds
    with httpx.Client(base_url=url, timeout=120) as client:
        asks: dict[str, Callable[[], httpx.Response]] = {
            "page": lambda: client.get("/"),
            "words": lambda: client.get("/words/en.json"),
            "call": lambda: client.post("/gradio_api/run/predict", json=call),
        }
        while time.monotonic() < until:
            for name, ask in asks.items():
                begun = time.monotonic()
                ask().raise_for_status()
                times[name].append(time.monotonic() - begun)
                time.sleep(LOOKS)
    send.send(times)
