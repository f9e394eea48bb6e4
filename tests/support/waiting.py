"""Waits for conditions."""

import time
from collections.abc import Callable

SECONDS = 60  # a shared machine may be slow


def until(condition: Callable[[], object], seconds: float = SECONDS) -> None:
    """Return as soon as the condition is true; fail if it is not within `seconds`."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "the condition stayed false"
        time.sleep(0.01)
