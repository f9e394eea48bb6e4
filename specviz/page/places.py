"""Places at the decoder: first come first served, and whoever waits knows how many are before."""

import threading
from collections import Counter
from collections.abc import Callable, Generator
from typing import TypeVar

from specviz.errors import SettingsError
from specviz.words import PAGE

Said = TypeVar("Said")

PATIENCE = 1.0  # seconds between two signs of life, at which a page that was closed is noticed


class Places:
    """Places for so many visitors at a time, and a line for more.

    A visitor has one place, however often they ask: who asks again while being served is served
    at once, and who asks again while waiting keeps their turn.

    Args:
        places: how many are served at a time.
        longest: how many may wait.
    """

    def __init__(self, places: int, longest: int) -> None:
        self._places = places
        self._longest = longest
        self._served: Counter[str] = Counter()  # owner → what is being done for them
        self._line: dict[str, object] = {}  # owner → what they asked last; in the order of turns
        self._changed = threading.Condition()

    def wait(self, owner: str, say: Callable[[int], Said]) -> Generator[Said, None, bool]:
        """Says how many are before, when that changes and now and then, until it is one's turn.

        Returns:
            Whether it is, then `leave` must follow; not if the owner has asked again meanwhile,
            or has given up.

        Raises:
            SettingsError: too many are waiting.
        """
        question = object()
        with self._changed:
            self._check_room(owner)
            self._line[owner] = question
        try:
            while True:
                with self._changed:
                    before = self._before(owner, question)
                    if before is None:
                        return False
                    if before < 0:
                        self._served[owner] += 1
                        return True
                yield say(before)
                self._wait_for_change(owner, question, before)
        finally:
            with self._changed:
                if self._line.get(owner) is question:
                    del self._line[owner]
                    self._changed.notify_all()

    def give_up(self, owner: str) -> None:
        """The owner does not want to wait any more."""
        with self._changed:
            if self._line.pop(owner, None) is not None:
                self._changed.notify_all()

    def leave(self, owner: str) -> None:
        """What `wait` was for is done."""
        with self._changed:
            self._served[owner] -= 1
            if not self._served[owner]:
                del self._served[owner]
            self._changed.notify_all()

    def _check_room(self, owner: str) -> None:
        if owner in self._served or owner in self._line:
            return
        waiting = len(self._line)
        if waiting >= self._longest and len(self._served) + waiting >= self._places:
            raise SettingsError(PAGE["full"].format(n=waiting))

    def _before(self, owner: str, question: object) -> int | None:
        """How many wait before; below 0 it is their turn, None: this is not asked any more."""
        if self._line.get(owner) is not question:
            return None
        if owner in self._served:
            return -1
        return list(self._line).index(owner) - (self._places - len(self._served))

    def _wait_for_change(self, owner: str, question: object, before: int) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._before(owner, question) != before, PATIENCE)
