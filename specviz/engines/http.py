"""A client for servers that may lie, hang, or send garbage without end.

Every request has limits on time, bytes, lines and events; redirects are refused; the connection
goes to the address that was checked. Whatever goes wrong is one `EngineError`.
"""

import http.client
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from specviz.engines.addresses import Address, Reach
from specviz.errors import EngineError, Line, one_line

MAX_BODY = 16 * 2**20  # bytes
MAX_LINE = 2**20  # bytes of one event
MAX_EVENTS = 20_000
CONNECT = 5.0  # seconds
QUICK = 10.0  # seconds of a request that decodes nothing
SLOW = 180.0  # seconds of one that decodes

Json = dict[str, Any]


class ApiKey(str):
    """An API key, which shows itself to the server only."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "ApiKey(…)"


class UnreachableError(EngineError):
    """Nothing answers, or nothing that speaks HTTP in time."""


class KeyWantedError(EngineError):
    """The server wants an API key, or another one."""


class StatusError(EngineError):
    """The server answers with a status that is not 200."""


class Event(NamedTuple):
    """One event of a stream, and the seconds since the request was sent."""

    seconds: float
    data: Json


@dataclass(frozen=True)
class Client:
    """Sends requests to one server.

    Attributes:
        key: sent as a bearer token, over TLS or within the private network only.
        patience: seconds for what decodes nothing.
    """

    address: Address
    key: ApiKey | None = field(default=None, repr=False)
    patience: float = QUICK

    def get(self, path: str) -> bytes:
        """Return the body of a page."""
        with self._answer("GET", path, None, self.patience) as answer:
            body = answer.read(MAX_BODY + 1)
        if len(body) > MAX_BODY:
            raise _too_much(self.address)
        return body

    def get_json(self, path: str) -> Json:
        """Return the JSON object of a page."""
        return self._decoded(self.get(path))

    def post(self, path: str, body: Json, seconds: float = SLOW) -> Json:
        """Send JSON and return the JSON object of the answer."""
        with self._answer("POST", path, body, seconds) as answer:
            data = answer.read(MAX_BODY + 1)
        if len(data) > MAX_BODY:
            raise _too_much(self.address)
        return self._decoded(data)

    def stream(self, path: str, body: Json, seconds: float = SLOW) -> Iterator[Event]:
        """Send JSON and yield the server-sent events of the answer, until `[DONE]`."""
        start, total = time.perf_counter(), 0
        with self._answer("POST", path, body, seconds) as answer:
            for _ in range(MAX_EVENTS):
                line = answer.readline(MAX_LINE + 1)
                total += len(line)
                if len(line) > MAX_LINE or total > MAX_BODY:
                    raise _too_much(self.address)
                if not line or line.strip() == b"data: [DONE]":
                    return
                if line.startswith(b"data:"):
                    now = time.perf_counter() - start
                    yield Event(now, self._decoded(line.removeprefix(b"data:")))
            raise _too_much(self.address)

    def _decoded(self, data: bytes) -> Json:
        try:
            return msgspec.json.decode(data, type=Json)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise EngineError(
                "{url} does not answer in JSON as serving engines do. Check the address.",
                url=self.address.url,
            ) from None

    @contextmanager
    def _answer(
        self, method: str, path: str, body: Json | None, seconds: float
    ) -> Iterator[http.client.HTTPResponse]:
        """Send a request and give its answer, whose connection is cut after some seconds."""
        where = self.address
        headers = {"Accept": "*/*", "User-Agent": "SpecViz"}
        if self.key and (where.secure or where.reach < Reach.PUBLIC):
            headers["Authorization"] = f"Bearer {self.key}"
        if body is not None:
            headers["Content-Type"] = "application/json"
        late = threading.Event()
        sock = _connected(where)

        def cut() -> None:
            late.set()
            with suppress(OSError):
                socket.socket.shutdown(sock, socket.SHUT_RDWR)

        timer = threading.Timer(seconds, cut)  # a timeout of the socket would start anew each byte
        timer.daemon = True
        timer.start()
        connection = http.client.HTTPConnection(where.host, where.port)
        connection.sock = sock
        try:
            if isinstance(sock, ssl.SSLSocket):
                sock.do_handshake()
            data = None if body is None else msgspec.json.encode(body)
            connection.request(method, f"{where.path}{path}", data, headers)
            with connection.getresponse() as answer:  # it outlives the connection
                self._check(answer)
                yield answer
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise _failed(where, error, seconds if late.is_set() else None) from None
        finally:
            timer.cancel()
            connection.close()
        if late.is_set():  # a body without a length ends wherever it is cut
            raise _failed(where, TimeoutError(), seconds)

    def _check(self, answer: http.client.HTTPResponse) -> None:
        status, url = answer.status, self.address.url
        if status in (401, 403):
            raise KeyWantedError(
                Line(
                    "{url} wants an API key. Set SPECVIZ_API_KEY, or type the key where it is"
                    " asked.",
                    url=url,
                )
            )
        if 300 <= status < 400:
            raise StatusError(
                Line(
                    "{url} redirects elsewhere, which is not followed. Give the final address.",
                    url=url,
                )
            )
        if status != 200:
            raise StatusError(
                Line(
                    "{url} answers with status {status}{why}.",
                    url=url,
                    status=status,
                    why=_reason(answer.read(2**14)),
                )
            )


def _reason(body: bytes) -> str:
    """Return what an engine's JSON says of an error, as “: …”; "" if nothing."""
    with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        found = msgspec.json.decode(body)
        while isinstance(found, dict):
            found = found.get("error", found.get("message"))
        if isinstance(found, str):
            return f": {one_line(found).rstrip('.')}"
    return ""


def _connected(where: Address) -> socket.socket:
    try:
        sock = socket.create_connection((where.place, where.port), CONNECT)
    except OSError:
        raise UnreachableError(
            Line("Nothing answers at {url}. Start the server, or check the address.", url=where.url)
        ) from None
    sock.settimeout(None)
    if not where.secure:
        return sock
    context = ssl.create_default_context()
    return context.wrap_socket(sock, server_hostname=where.host, do_handshake_on_connect=False)


def _failed(where: Address, error: Exception, seconds: float | None) -> EngineError:
    """Return the error of a connection that failed; `seconds`: it was cut after so many."""
    url = where.url
    if seconds is not None:
        return UnreachableError(
            Line(
                "{url} did not finish its answer within {seconds:.0f} s. Try again when it is"
                " idle.",
                url=url,
                seconds=seconds,
            )
        )
    if isinstance(error, ssl.SSLError):
        return UnreachableError(
            Line(
                "{url} does not speak TLS with a certificate that this machine trusts. Try"
                " http://, or check the address.",
                url=url,
            )
        )
    return UnreachableError(
        Line("{url} does not answer as an HTTP server, or hung up. Check the address.", url=url)
    )


def _too_much(where: Address) -> EngineError:
    return EngineError(
        "{url} sends more than a serving engine does. Check the address.", url=where.url
    )
