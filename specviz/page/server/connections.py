"""Limits connections: their number, and the time that one may take to send a request's headers.

By itself uvicorn waits for headers for ever, and a process without free file descriptors takes no
connection; asyncio then logs a traceback for each attempt.
"""

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress
from typing import Any, ClassVar

import uvicorn.config
from uvicorn.protocols.http.h11_impl import H11Protocol

from specviz.service.host import Host

HEADER_SECONDS = 10.0  # from the start, or from the end of the last response
MOST_CONNECTIONS = 20_000
SPARE = 256  # file descriptors for everything else
USUAL_DESCRIPTORS = 1024
LOG_SECONDS = 60.0  # between two log messages about too many connections

log = logging.getLogger(__name__)


class Connection(H11Protocol):
    """A connection that sends its next request in time.

    If there are too many, the one that has waited longest without a request in progress is closed.

    Attributes:
        most: the maximum number of connections.
        most_per_address: the maximum from one address.
        addresses: the number of connections from each address.
        idle: those without a request in progress, the one that has waited longest first.
        logged: when it was last logged that no connection can be accepted.
    """

    most: ClassVar[int] = USUAL_DESCRIPTORS - SPARE
    most_per_address: ClassVar[int] = most
    addresses: ClassVar[Counter[str]] = Counter()
    idle: ClassVar[dict["Connection", None]] = {}
    logged: ClassVar[float] = -LOG_SECONDS
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.loop.set_exception_handler(_once_in_a_while)
        self._wait()
        self.addresses[self._address] += 1
        if self.addresses[self._address] > self.most_per_address:
            self.close()
        elif len(self.connections) > self.most:
            next(iter(self.idle)).close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.addresses[self._address] -= 1
        if not self.addresses[self._address]:
            del self.addresses[self._address]
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        if self._is_busy:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._is_busy and not self.transport.is_closing():
            self._wait()

    def close(self) -> None:
        """Close a connection without a request in progress."""
        self._stop_waiting()
        self.transport.close()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def _is_busy(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _wait(self) -> None:
        self._stop_waiting()
        self.idle[self] = None
        self._timer = self.loop.call_later(HEADER_SECONDS, self.close)

    def _stop_waiting(self) -> None:
        self.idle.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()


def _once_in_a_while(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log that no connection can be accepted at most once in `LOG_SECONDS`."""
    if not context.get("message", "").startswith("socket.accept()"):
        loop.default_exception_handler(context)
    elif time.monotonic() - Connection.logged > LOG_SECONDS:
        Connection.logged = time.monotonic()
        log.error("No connection can be accepted: %s", context.get("exception"))


def limit_connections(host: Host) -> None:
    """Let uvicorn use `Connection`, with as many file descriptors as the system allows.

    One address has at most half of the connections, unless the host's proxies are in front or the
    host sets no limit per address.
    """
    uvicorn.config.HTTP_PROTOCOLS["auto"] = f"{__name__}:{Connection.__name__}"
    Connection.most = min(MOST_CONNECTIONS, max(SPARE, _descriptors() - SPARE))
    is_shared = host.proxies or not host.per_address
    Connection.most_per_address = Connection.most if is_shared else Connection.most // 2


def _descriptors() -> int:
    """Raise the number of file descriptors that this process may open, and return it."""
    try:
        import resource
    except ImportError:  # on Windows
        return USUAL_DESCRIPTORS
    wanted = MOST_CONNECTIONS + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        more = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(OSError, ValueError):  # macOS, for one, may allow less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
            soft = more
    return wanted if soft == resource.RLIM_INFINITY else soft
