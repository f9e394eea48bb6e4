"""Places at the decoder: first come first served, and whoever waits knows how many are before."""

import threading
from collections import Counter
from collections.abc import Callable, Generator
from itertools import islice
from typing import TypeVar

from specviz.errors import SettingsError
from specviz.words import PAGE

Said = TypeVar("Said")

PATIENCE = 1.0  # seconds between two signs of life, at which a page that was closed is noticed
NEAR = 8  # visitors before one; whoever has more before them hears less often, in proportion


class Asked:
    """One wait for a place.

    Attributes:
        called: set to look again at once: it may be their turn.
    """

    def __init__(self) -> None:
        self.called = threading.Event()


class Places:
    """Places for so many visitors at a time, and a line for more.

    A visitor has one place, however often they ask: who asks again while being served is served
    at once, and who asks again while waiting keeps their turn.

    Args:
        places: how many are served at a time.
        longest: how many may wait.
        each: how many of one address may be served or wait; 0: as many as there are.
    """

    def __init__(self, places: int, longest: int, each: int = 0) -> None:
        self._places = places
        self._longest = longest
        self._each = each
        self._address: dict[str, str] = {}  # owner → where they are, of all who are here
        self._served: Counter[str] = Counter()  # owner → what is being done for them
        self._line: dict[str, Asked] = {}  # owner → what they asked last; in the order of turns
        self._lock = threading.Lock()

    def wait(
        self, owner: str, say: Callable[[int], Said], address: str = ""
    ) -> Generator[Said, None, bool]:
        """Says now and then how many are before, until it is one's turn.

        Only whoever is next is woken by a change: a line of a hundred costs the decoder little.

        Returns:
            Whether it is, then `leave` must follow; not if the owner has asked again meanwhile,
            or has given up.

        Raises:
            SettingsError: too many are waiting, or are here from that address.
        """
        asked = Asked()
        with self._lock:
            self._check_room(owner, address)
            self._address.setdefault(owner, address)
            if (earlier := self._line.get(owner)) is not None:
                earlier.called.set()
            self._line[owner] = asked
        try:
            while True:
                with self._lock:
                    asked.called.clear()
                    before = self._before(owner, asked)
                    if before is None:
                        return False
                    if before < 0:
                        self._served[owner] += 1
                        return True
                yield say(before)
                asked.called.wait(PATIENCE * max(1.0, before / NEAR))
        finally:
            with self._lock:
                if self._line.get(owner) is asked:
                    del self._line[owner]
                    self._call()
                self._forget(owner)

    def give_up(self, owner: str) -> None:
        """The owner does not want to wait any more."""
        with self._lock:
            if (asked := self._line.pop(owner, None)) is not None:
                asked.called.set()
                self._call()
            self._forget(owner)

    def leave(self, owner: str) -> None:
        """What `wait` was for is done."""
        with self._lock:
            self._served[owner] -= 1
            if not self._served[owner]:
                del self._served[owner]
            self._call()
            self._forget(owner)

    def _forget(self, owner: str) -> None:
        """Where someone was who is here no more."""
        if owner not in self._served and owner not in self._line:
            self._address.pop(owner, None)

    def _check_room(self, owner: str, address: str) -> None:
        if owner in self._served or owner in self._line:
            return
        if self._each and list(self._address.values()).count(address) >= self._each:
            raise SettingsError(PAGE["address_full"].format(n=self._each))
        waiting = len(self._line)
        if waiting >= self._longest and len(self._served) + waiting >= self._places:
            raise SettingsError(PAGE["full"].format(n=waiting))

    def _before(self, owner: str, asked: Asked) -> int | None:
        """How many wait before; below 0 it is their turn, None: this is not asked any more."""
        if self._line.get(owner) is not asked:
            return None
        if owner in self._served:
            return -1
        return list(self._line).index(owner) - self._free

    @property
    def _free(self) -> int:
        return self._places - len(self._served)

    def _call(self) -> None:
        """Wakes those whose turn it is."""
        for asked in islice(self._line.values(), max(0, self._free)):
            asked.called.set()
