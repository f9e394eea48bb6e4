"""The queue for the decoder: first come, first served; everyone who waits knows their position."""

import threading
from collections import Counter
from collections.abc import Callable, Generator
from itertools import islice
from typing import NamedTuple, TypeVar

from specviz.errors import Line, SettingsError

Said = TypeVar("Said")
Result = TypeVar("Result")

PATIENCE = 1.0  # seconds between two answers to a waiting page; a closed page is noticed then
NEAR = 8  # positions; whoever is farther back is answered less often, in proportion

QUEUE_FULL = Line(
    "The queue is full: {n} visitors are waiting. Try again in a few minutes; your prompt is still"
    " here."
)
ADDRESS_FULL = Line(
    "This page takes {n} runs at a time from one network address, and yours has reached that"
    " limit. Run again when one of them has finished; your prompt is still here."
)


class Waiting(NamedTuple):
    """A visitor waits, with so many ahead."""

    ahead: int


class Ticket:
    """One visitor's wait.

    Attributes:
        called: set when it may be their turn.
    """

    def __init__(self) -> None:
        self.called = threading.Event()


class Queue:
    """Serves a few visitors at a time; more wait in line.

    A visitor counts once, however often they ask: who asks again while being served is served at
    once, and who asks again while waiting keeps their position.

    Args:
        slots: how many are served at a time.
        longest: how many may wait.
        per_address: how many from one address may be served or wait; 0: any number.
    """

    def __init__(self, slots: int, longest: int, per_address: int = 0) -> None:
        self._slots = slots
        self._longest = longest
        self._per_address = per_address
        self._address: dict[str, str] = {}  # of all owners who wait or are served
        self._served: Counter[str] = Counter()  # owner → how much is being done for them
        self._line: dict[str, Ticket] = {}  # owner → their latest ticket; in the order of turns
        self._lock = threading.Lock()

    def wait(
        self, owner: str, say: Callable[[int], Said], address: str = ""
    ) -> Generator[Said, None, bool]:
        """Yield now and then how many are ahead, until it is the owner's turn.

        A change wakes only whoever is next, so a long line costs the decoder little.

        Returns:
            Whether it is their turn: then `leave` must follow. False if the owner asked again
            meanwhile, or gave up.

        Raises:
            SettingsError: too many are waiting, or are here from that address.
        """
        ticket = Ticket()
        with self._lock:
            self._check_room(owner, address)
            self._address.setdefault(owner, address)
            if (earlier := self._line.get(owner)) is not None:
                earlier.called.set()
            self._line[owner] = ticket
        try:
            while True:
                with self._lock:
                    ticket.called.clear()
                    before = self._before(owner, ticket)
                    if before is None:
                        return False
                    if before < 0:
                        self._served[owner] += 1
                        return True
                yield say(before)
                ticket.called.wait(PATIENCE * max(1.0, before / NEAR))
        finally:
            with self._lock:
                if self._line.get(owner) is ticket:
                    del self._line[owner]
                    self._call()
                self._forget(owner)

    def serve(
        self,
        owner: str,
        say: Callable[[int], Said],
        work: Callable[[], Generator[Said, None, Result]],
        address: str = "",
    ) -> Generator[Said, None, Result | None]:
        """Wait for a turn, then yield what `work` yields; its slot is freed whatever happens.

        Args:
            say: makes what is yielded while waiting from how many are ahead.
            work: what the owner waits for.
            address: where the owner is, if there is a limit for each address.

        Returns:
            What `work` returns; None if the owner asked again meanwhile, or gave up.

        Raises:
            SettingsError: too many are waiting, or are here from that address.
        """
        if not (yield from self.wait(owner, say, address)):
            return None
        try:
            return (yield from work())
        finally:
            self.leave(owner)

    def give_up(self, owner: str) -> None:
        """Stop waiting for a turn."""
        with self._lock:
            if (ticket := self._line.pop(owner, None)) is not None:
                ticket.called.set()
                self._call()
            self._forget(owner)

    def leave(self, owner: str) -> None:
        """Free the slot that `wait` gave."""
        with self._lock:
            self._served[owner] -= 1
            if not self._served[owner]:
                del self._served[owner]
            self._call()
            self._forget(owner)

    def _forget(self, owner: str) -> None:
        """Forget the address of an owner who has left."""
        if owner not in self._served and owner not in self._line:
            self._address.pop(owner, None)

    def _check_room(self, owner: str, address: str) -> None:
        if owner in self._served or owner in self._line:
            return
        if self._per_address and list(self._address.values()).count(address) >= self._per_address:
            raise SettingsError(ADDRESS_FULL, n=self._per_address)
        waiting = len(self._line)
        if waiting >= self._longest and len(self._served) + waiting >= self._slots:
            raise SettingsError(QUEUE_FULL, n=waiting)

    def _before(self, owner: str, ticket: Ticket) -> int | None:
        """How many wait ahead; below 0: their turn; None: the ticket is no longer valid."""
        if self._line.get(owner) is not ticket:
            return None
        if owner in self._served:
            return -1
        return list(self._line).index(owner) - self._free

    @property
    def _free(self) -> int:
        return self._slots - len(self._served)

    def _call(self) -> None:
        """Wake those whose turn it is."""
        for ticket in islice(self._line.values(), max(0, self._free)):
            ticket.called.set()
