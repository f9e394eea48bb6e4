"""Only the latest asker is answered: an earlier one notices and stops."""

from types import TracebackType
from typing import Self


class Latest:
    """Who asked last, for each owner.

    latest = Latest()
    with latest.ask(owner) as asker:
        while asker.is_latest:
            ...
    """

    def __init__(self) -> None:
        self._askers: dict[str, Asker] = {}

    def ask(self, owner: str = "") -> "Asker":
        """A new asker; the owner's earlier one is no longer the latest."""
        asker = self._askers[owner] = Asker(self._askers, owner)
        return asker

    def cancel(self, owner: str = "") -> None:
        """Nobody is the owner's latest asker any more."""
        self._askers.pop(owner, None)

    def is_asked(self, owner: str = "") -> bool:
        """Whether the owner's latest asker has neither finished nor been cancelled."""
        return owner in self._askers


class Asker:
    """One of those who ask. Used in a `with` statement, it is finished at the end."""

    def __init__(self, askers: dict[str, "Asker"], owner: str) -> None:
        self._askers = askers
        self._owner = owner

    @property
    def is_latest(self) -> bool:
        return self._askers.get(self._owner) is self

    def finish(self) -> None:
        """Forget this asker, unless a later one has replaced it."""
        if self.is_latest:
            self._askers.pop(self._owner, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self.finish()
