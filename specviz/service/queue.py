"""The queue for the decoder: first come, first served, with positions for all who wait."""

import threading
from collections import Counter
from collections.abc import Callable, Generator
from itertools import islice
from typing import NamedTuple, TypeVar

from specviz.errors import Line, SettingsError

Said = TypeVar("Said")
Result = TypeVar("Result")

PATIENCE = 1.0  # seconds between answers to a waiting page, which detect a closed page
NEAR = 8  # positions; visitors farther back get answers proportionally less often


def queue_full(waiting: int) -> Line:
    """Return the line for a visitor who finds the queue full."""
    if waiting == 0:
        return Line(
            "The decoder is busy, and this page keeps no queue. Try again in a few minutes; your"
            " prompt is still here."
        )
    if waiting == 1:
        return Line(
            "The queue is full: 1 visitor is waiting. Try again in a few minutes; your prompt is"
            " still here."
        )
    return Line(
        "The queue is full: {n} visitors are waiting. Try again in a few minutes; your prompt is"
        " still here.",
        n=waiting,
    )


def address_full(runs: int) -> Line:
    """Return the line for a visitor whose address has reached its limit of runs at a time."""
    if runs == 1:
        return Line(
            "This page takes 1 run at a time from one network address, and yours has one already."
            " Run again when it has finished; your prompt is still here."
        )
    return Line(
        "This page takes {n} runs at a time from one network address, and yours has reached that"
        " limit. Run again when one of them has finished; your prompt is still here.",
        n=runs,
    )


class Waiting(NamedTuple):
    """A visitor waits, with `ahead` others before them."""

    ahead: int


class Ticket:
    """One visitor's wait.

    Attributes:
        called: set when it may be the visitor's turn.
    """

    def __init__(self) -> None:
        self.called = threading.Event()


class Queue:
    """Serves a few visitors at a time; more wait in line.

    A visitor counts once, however often they ask: asking again while being served is served at
    once, and asking again while waiting keeps the position.

    Args:
        slots: the number of visitors served at a time.
        longest: the maximum number of waiting visitors.
        per_address: the maximum served or waiting from one address; 0: no limit.
    """

    def __init__(self, slots: int, longest: int, per_address: int = 0) -> None:
        self._slots = slots
        self._longest = longest
        self._per_address = per_address
        self._address: dict[str, str] = {}  # owner → address, while served or waiting
        self._served: Counter[str] = Counter()  # owner → number of their active requests
        self._line: dict[str, Ticket] = {}  # owner → latest ticket, in queue order
        self._lock = threading.Lock()

    def wait(
        self, owner: str, say: Callable[[int], Said], address: str = ""
    ) -> Generator[Said, None, bool]:
        """Yield `say` of how many are ahead until it is the owner's turn.

        A change wakes only the next visitors, so a long queue costs the decoder little.

        Returns:
            True when it is the owner's turn; the caller must then call `leave`. False if the owner
            asked again meanwhile, or gave up.

        Raises:
            SettingsError: the queue is full, or the address has reached its limit.
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
        """Wait for a turn, then yield what `work` yields; always free the slot afterwards.

        Args:
            say: converts the number of visitors ahead to the value to yield while waiting.
            work: starts the work that the owner waits for.
            address: the owner's network address, if there is a limit per address.

        Returns:
            The return value of `work`; None if the owner asked again meanwhile, or gave up.

        Raises:
            SettingsError: the queue is full, or the address has reached its limit.
        """
        if not (yield from self.wait(owner, say, address)):
            return None
        try:
            return (yield from work())
        finally:
            self.leave(owner)

    def has(self, owner: str) -> bool:
        """Whether an owner is served or waits."""
        with self._lock:
            return owner in self._served or owner in self._line

    def give_up(self, owner: str) -> None:
        """Stop waiting for a turn."""
        with self._lock:
            if (ticket := self._line.pop(owner, None)) is not None:
                ticket.called.set()
                self._call()
            self._forget(owner)

    def leave(self, owner: str) -> None:
        """Free the slot that `wait` assigned."""
        with self._lock:
            self._served[owner] -= 1
            if not self._served[owner]:
                del self._served[owner]
            self._call()
            self._forget(owner)

    def _forget(self, owner: str) -> None:
        """Forget the address of an owner who is neither served nor waiting."""
        if owner not in self._served and owner not in self._line:
            self._address.pop(owner, None)

    def _check_room(self, owner: str, address: str) -> None:
        if owner in self._served or owner in self._line:
            return
        if self._per_address and list(self._address.values()).count(address) >= self._per_address:
            raise SettingsError(address_full(self._per_address))
        waiting = len(self._line)
        if waiting >= self._longest and len(self._served) + waiting >= self._slots:
            raise SettingsError(queue_full(waiting))

    def _before(self, owner: str, ticket: Ticket) -> int | None:
        """Return how many wait ahead; below 0: their turn; None: the ticket is no longer valid."""
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
