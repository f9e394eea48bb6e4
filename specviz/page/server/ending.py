"""Ends the process on Ctrl-C or when a container stops, promptly and without a traceback.

Imports only the standard library, so that it works while the other modules are still importing.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable

MOST_SECONDS = 1.5  # for all registered functions, after which the process ends anyway
LAST_WORDS = 0.5  # seconds for the last messages to reach visitors

_stops: list[Callable[[], None]] = []


def before_the_end(stop: Callable[[], None]) -> None:
    """Register a function to call before the process ends."""
    _stops.append(stop)


def end_quietly() -> None:
    """End the process on SIGINT or SIGTERM, after the registered functions.

    A second signal ends it at once. By default, Python would raise KeyboardInterrupt at an
    arbitrary point and wait for every thread, and the server would wait for every visitor.
    """

    def end(*_: object) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: os._exit(130))
        threading.Thread(target=_end, daemon=True).start()

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)


def _end() -> None:
    stopping = threading.Thread(target=_stop, daemon=True)
    stopping.start()
    stopping.join(MOST_SECONDS)
    os._exit(0)  # does not wait for threads that decode or serve


def _stop() -> None:
    for stop in _stops:
        stop()
    threading.Event().wait(LAST_WORDS if _stops else 0)
    sys.stdout.flush()
    sys.stderr.flush()
