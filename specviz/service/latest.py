"""Lets a new request of an owner supersede an earlier one, which then stops."""

from threading import RLock
from typing import Self


class Latest:
    """Tracks the latest request of each owner.

    latest = Latest()
    with latest.ask(owner) as asker:
        while asker.is_latest:
            ...
    """

    def __init__(self) -> None:
        self._askers: dict[str, Asker] = {}
        self._lock = RLock()  # garbage collection may finish requests at any moment

    def ask(self, owner: str = "") -> "Asker":
        """Register a new request; the owner's earlier one is no longer the latest."""
        with self._lock:
            asker = self._askers[owner] = Asker(self._askers, self._lock, owner)
        return asker

    def cancel(self, owner: str = "") -> None:
        """Cancel the owner's latest request."""
        with self._lock:
            self._askers.pop(owner, None)

    def is_asked(self, owner: str = "") -> bool:
        """Whether the owner has a request that is neither finished nor cancelled."""
        return owner in self._askers


class Asker:
    """One request; as a context manager, it finishes at the end of the `with` block."""

    def __init__(self, askers: dict[str, "Asker"], lock: RLock, owner: str) -> None:
        self._askers = askers
        self._lock = lock
        self._owner = owner

    @property
    def is_latest(self) -> bool:
        return self._askers.get(self._owner) is self

    def finish(self) -> None:
        """Remove this request, unless a later one has replaced it."""
        with self._lock:
            if self.is_latest:
                self._askers.pop(self._owner, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.finish()
