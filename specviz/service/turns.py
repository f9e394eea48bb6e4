"""Lets each network address do one piece of heavy work at a time."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from specviz.errors import Line, SettingsError

MOST_WAITING = 24  # from one address, which a class may share and use at the same moment
SECONDS = 20  # that one waits
STILL_BUSY = Line("Other work for your network is not done yet. Try again in a moment.")


class Turns:
    """Work of one address runs one after another; more than `MOST_WAITING` may not wait.

    with turns.take(address):
        ...
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._turns: dict[str, tuple[Lock, int]] = {}  # address → its lock, how many hold or wait

    @contextmanager
    def take(self, address: str) -> Iterator[None]:
        """Wait for the address's turn, and hold it.

        Raises:
            SettingsError: too many wait, or the wait takes too long.
        """
        with self._lock:
            turn, users = self._turns.get(address, (Lock(), 0))
            if users > MOST_WAITING:
                raise SettingsError(STILL_BUSY)
            self._turns[address] = turn, users + 1
        try:
            if not turn.acquire(timeout=SECONDS):
                raise SettingsError(STILL_BUSY)
            try:
                yield
            finally:
                turn.release()
        finally:
            with self._lock:
                turn, users = self._turns.pop(address)
                if users > 1:
                    self._turns[address] = turn, users - 1
