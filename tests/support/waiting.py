"""Waiting for something to become true."""

import time
from collections.abc import Callable

SECONDS = 60  # a shared machine may be slow


def until(condition: Callable[[], object], seconds: float = SECONDS) -> None:
    """Returns as soon as the condition holds; fails if it does not within `seconds`."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not come true"
        time.sleep(0.01)
