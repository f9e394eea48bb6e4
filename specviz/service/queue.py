"""The queue for the decoder: first come, first served, with positions for all who wait.

A visitor has one request at a time in a queue: a later one replaces it, but starts only after it
has ended. An address has a limited number of requests in all queues together.
"""

import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
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


def address_full(most: int) -> Line:
    """Return the line for a visitor whose address has reached its limit of requests at a time."""
    if most == 1:
        return Line(
            "This page serves 1 request at a time from one network address, and yours has one"
            " already. Try again when it has finished; your prompt is still here."
        )
    return Line(
        "This page serves {n} requests at a time from one network address, and yours has reached"
        " that limit. Try again when one of them has finished; your prompt is still here.",
        n=most,
    )


class AddressLimit:
    """Limits the requests of each network address, served or waiting, in all queues of a page.

    Args:
        most: the maximum at a time; 0: no limit.
    """

    def __init__(self, most: int = 0) -> None:
        self._most = most
        self._requests: Counter[str] = Counter()
        self._lock = threading.RLock()  # garbage collection may end requests at any moment

    def enter(self, address: str) -> None:
        """Count a request.

        Raises:
            SettingsError: the address has reached its limit.
        """
        with self._lock:
            if self._most and self._requests[address] >= self._most:
                raise SettingsError(address_full(self._most))
            self._requests[address] += 1

    def leave(self, address: str) -> None:
        """Stop counting a request that has ended."""
        with self._lock:
            self._requests[address] -= 1
            if not self._requests[address]:
                del self._requests[address]


class Waiting(NamedTuple):
    """A visitor waits, with `ahead` others before them."""

    ahead: int


class Ticket:
    """One request of a visitor.

    Attributes:
        at_once: it needs no slot, because its work is short.
        slot: whether it holds a slot.
        called: set when it may be the visitor's turn.
        stopped: whether the visitor no longer wants it.
    """

    def __init__(self, *, at_once: bool = False) -> None:
        self.at_once = at_once
        self.slot = False
        self.called = threading.Event()
        self.stopped = False


class Queue:
    """Serves a few visitors at a time; more wait in line.

    A visitor has at most one request that is served and one that waits. A later request replaces a
    waiting one and keeps its position; if one is being served, that one ends first, and the later
    one takes over its slot.

    Args:
        slots: the number of visitors served at a time.
        longest: the maximum number of waiting visitors.
        limit: the limit per address, which several queues may share.
    """

    def __init__(self, slots: int, longest: int, limit: AddressLimit | None = None) -> None:
        self._slots = slots
        self._longest = longest
        self._limit = limit or AddressLimit()
        self._address: dict[str, str] = {}  # owner → address, while served, waiting or staying
        self._staying: Counter[str] = Counter()  # owners between requests → their number of stays
        self._served: dict[str, Ticket] = {}
        self._later: dict[str, Ticket] = {}  # requests of served owners that wait for their slot
        self._line: dict[str, Ticket] = {}  # in queue order
        self._lock = threading.RLock()  # garbage collection may end waits at any moment

    def wait(
        self, owner: str, say: Callable[[int], Said], address: str = "", *, at_once: bool = False
    ) -> Generator[Said, None, bool]:
        """Yield `say` of how many are ahead until it is the owner's turn.

        A change wakes only the next visitors, so a long queue costs the decoder little.

        Args:
            at_once: wait only for the end of the owner's earlier request, not for a slot.

        Returns:
            True when it is the owner's turn; the caller must then call `leave`. False if the owner
            asked again meanwhile, or gave up.

        Raises:
            SettingsError: the queue is full, or the address has reached its limit.
        """
        ticket = Ticket(at_once=at_once)
        with self._lock:
            self._enter(owner, ticket, address)
            silent = owner in self._later  # an earlier request usually ends within milliseconds
        is_served = False
        try:
            while True:
                with self._lock:
                    ticket.called.clear()
                    ahead = self._ahead(owner, ticket)
                    is_served = self._served.get(owner) is ticket
                if ahead is None or is_served:
                    return is_served
                if not silent:
                    yield say(ahead)
                silent = False
                ticket.called.wait(PATIENCE * max(1.0, ahead / NEAR))
        finally:
            if not is_served:
                with self._lock:
                    self._remove(owner, ticket)

    def serve(
        self,
        owner: str,
        say: Callable[[int], Said],
        work: Callable[[], Generator[Said, None, Result]],
        address: str = "",
        *,
        at_once: bool = False,
    ) -> Generator[Said, None, Result | None]:
        """Wait for a turn, then yield what `work` yields; always free the slot afterwards.

        Closes the work after a step if the owner has asked again meanwhile.

        Args:
            say: converts the number of visitors ahead to the value to yield while waiting.
            work: starts the work that the owner waits for.
            address: the owner's network address.
            at_once: wait only for the end of the owner's earlier request, not for a slot.

        Returns:
            The return value of `work`; None if the owner asked again meanwhile, or gave up.

        Raises:
            SettingsError: the queue is full, or the address has reached its limit.
        """
        if not (yield from self.wait(owner, say, address, at_once=at_once)):
            return None
        try:
            with closing(work()) as steps:
                while owner not in self._later:
                    try:
                        step = next(steps)
                    except StopIteration as end:
                        result: Result = end.value
                        return result
                    yield step
                return None
        finally:
            self.leave(owner)

    @contextmanager
    def stay(self, owner: str, address: str = "") -> Iterator[None]:
        """Let a visitor wait several times in this block and be refused at its start only.

        Raises:
            SettingsError: the queue is full, or the address has reached its limit.
        """
        with self._lock:
            self._admit(owner, address)
            self._staying[owner] += 1
        try:
            yield
        finally:
            with self._lock:
                self._staying -= Counter([owner])
                self._forget(owner)

    def has(self, owner: str) -> bool:
        """Whether an owner is served or waits."""
        with self._lock:
            return owner in self._served or owner in self._line

    def give_up(self, owner: str) -> None:
        """Stop waiting for a turn."""
        with self._lock:
            for waiting in (self._line, self._later):
                if (ticket := waiting.get(owner)) is not None:
                    self._remove(owner, ticket)

    def stop(self, owner: str) -> None:
        """Stop waiting for a turn, or end the work that is served, which asks `is_wanted`."""
        with self._lock:
            self.give_up(owner)
            if (ticket := self._served.get(owner)) is not None:
                ticket.stopped = True

    def is_wanted(self, owner: str) -> bool:
        """Whether an owner who is served has neither stopped it nor asked again."""
        ticket = self._served.get(owner)
        return ticket is not None and not ticket.stopped and owner not in self._later

    def leave(self, owner: str) -> None:
        """Free the slot that `wait` assigned, or pass it to the owner's later request."""
        with self._lock:
            self._pass_on(owner)

    def _enter(self, owner: str, ticket: Ticket, address: str) -> None:
        """Let a request in, in place of any that waits."""
        self._admit(owner, address, at_once=ticket.at_once)
        if owner in self._served:
            self._replace(self._later, owner, ticket)
        elif ticket.at_once:
            self._replace(self._line, owner, ticket)
            self._served[owner] = self._line.pop(owner)
        else:
            self._replace(self._line, owner, ticket)

    def _admit(self, owner: str, address: str, *, at_once: bool = False) -> None:
        if owner not in self._address:
            if not at_once:
                self._check_room()
            self._limit.enter(address)
            self._address[owner] = address

    def _replace(self, waiting: dict[str, Ticket], owner: str, ticket: Ticket) -> None:
        if (earlier := waiting.get(owner)) is not None:
            earlier.called.set()
        waiting[owner] = ticket

    def _check_room(self) -> None:
        waiting = len(self._line)
        if waiting >= self._longest and waiting >= self._free:
            raise SettingsError(queue_full(waiting))

    def _ahead(self, owner: str, ticket: Ticket) -> int | None:
        """Return how many wait ahead, after taking a free slot; None: the ticket was replaced."""
        if self._served.get(owner) is ticket or self._later.get(owner) is ticket:
            return 0
        if self._line.get(owner) is not ticket:
            return None
        ahead = list(self._line).index(owner) - self._free
        if ahead < 0:
            self._served[owner] = self._line.pop(owner)
            ticket.slot = True
        return max(0, ahead)

    @property
    def _free(self) -> int:
        return max(0, self._slots - sum(ticket.slot for ticket in self._served.values()))

    def _remove(self, owner: str, ticket: Ticket) -> None:
        """Remove a request that gives up, wherever it is."""
        ticket.called.set()
        if self._served.get(owner) is ticket:  # it got the slot meanwhile
            self._pass_on(owner)
            return
        for waiting in (self._line, self._later):
            if waiting.get(owner) is ticket:
                del waiting[owner]
        self._call()
        self._forget(owner)

    def _pass_on(self, owner: str) -> None:
        earlier, later = self._served.pop(owner), self._later.pop(owner, None)
        if later is not None:
            later.slot = earlier.slot
            queue = self._served if earlier.slot or later.at_once else self._line
            queue[owner] = later
            later.called.set()
        self._call()
        self._forget(owner)

    def _forget(self, owner: str) -> None:
        """Stop counting an owner who is neither served nor waiting nor stays."""
        is_here = owner in self._served or owner in self._line or owner in self._staying
        if not is_here and owner in self._address:
            self._limit.leave(self._address.pop(owner))

    def _call(self) -> None:
        """Wake those whose turn it is."""
        for ticket in islice(self._line.values(), self._free):
            ticket.called.set()
