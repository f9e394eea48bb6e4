"""How the page ends: on Ctrl-C, or as a container is stopped. Promptly, and without a traceback.

Needs nothing but Python, so that it is there before the rest is imported.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable

MOST_SECONDS = 1.5  # for what has to be stopped; whatever takes longer is left where it is
LAST_WORDS = 0.5  # seconds in which visitors are told

_stops: list[Callable[[], None]] = []


def before_the_end(stop: Callable[[], None]) -> None:
    """Has something stopped first."""
    _stops.append(stop)


def end_quietly() -> None:
    """Ends the process at the first SIGINT or SIGTERM once all is stopped, at the second at once.

    Python's own way is to raise KeyboardInterrupt somewhere and then to wait for every thread, and
    the server's to wait for every visitor who looks on.
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
    os._exit(0)  # threads that decode or serve are not waited for


def _stop() -> None:
    for stop in _stops:
        stop()
    threading.Event().wait(LAST_WORDS if _stops else 0)
    sys.stdout.flush()
    sys.stderr.flush()
