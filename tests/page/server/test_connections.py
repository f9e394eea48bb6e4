"""Connections: half a request is given up, and too many keep nobody out."""

import asyncio
import logging
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from types import SimpleNamespace

import gradio as gr
import httpx
import pytest

from specviz.page.server import connections
from specviz.page.server.connections import Connection, limit_connections
from specviz.service.host import Host
from support.page import started
from support.waiting import until

HALF = b"GET / HTTP/1.1\r\nHost: local"


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    limit_connections(Host())
    with gr.Blocks() as page:
        gr.Markdown("x")
    with started(page) as address:
        yield address


def connected(url: str, path: str = "/") -> socket.socket:
    """Connect and send half a request."""
    parts = httpx.URL(url)
    made = socket.create_connection((parts.host, parts.port or 80), timeout=60)
    made.sendall(b"GET %s HTTP/1.1\r\nHost: localhost\r\nX: " % path.encode())
    return made


def is_closed(connection: socket.socket) -> bool:
    """Whether a connection ends, after everything else that it sends."""
    try:
        while connection.recv(2**16):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def test_half_a_request_is_given_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after a whole one."""
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.3)
    with connected(url) as half:
        assert is_closed(half)
    with connected(url) as whole:
        whole.sendall(b"y\r\n\r\n")
        assert whole.recv(12) == b"HTTP/1.1 200"
        whole.sendall(HALF)
        assert is_closed(whole)
    assert not Connection.idle


def test_a_response_may_take_longer(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.2)
    with connected(url, "/gradio_api/heartbeat/a") as stream, connected(url) as half:
        stream.sendall(b"y\r\n\r\n")
        assert stream.recv(12) == b"HTTP/1.1 200"
        assert is_closed(half)
        stream.settimeout(0.1)
        assert not is_closed(stream)


def test_the_longest_idle_connection_makes_room(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Connection, "most", 5)
    with ExitStack() as stack:
        halves = [stack.enter_context(connected(url)) for _ in range(12)]
        assert is_closed(halves[0])
        assert httpx.get(url, timeout=60).status_code == 200
        halves[-1].sendall(b"y\r\n\r\n")
        assert halves[-1].recv(12) == b"HTTP/1.1 200"


def test_one_address_takes_a_share_of_the_connections(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise streams that never end could keep everyone out."""
    monkeypatch.setattr(Connection, "most_per_address", 2)
    with ExitStack() as stack:
        streams = [stack.enter_context(connected(url, "/gradio_api/heartbeat/a")) for _ in "abc"]
        for stream in streams[:2]:
            stream.sendall(b"y\r\n\r\n")
            assert stream.recv(12) == b"HTTP/1.1 200"
        assert is_closed(streams[2])
    until(lambda: not Connection.addresses)
    assert httpx.get(url, timeout=60).status_code == 200


@pytest.mark.parametrize(
    ("host", "share"),
    [(Host(per_address=8), 2), (Host(), 1), (Host(per_address=8, proxies=1), 1)],
)
def test_a_shared_address_has_no_share(
    host: Host, share: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Connection, "most_per_address", 0)
    limit_connections(host)
    assert Connection.most_per_address == Connection.most // share


def test_a_limit_that_cannot_be_raised_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    monkeypatch.setattr(Connection, "most", 0)
    monkeypatch.setattr(Connection, "most_per_address", 0)
    limit_connections(Host())
    assert Connection.most == 1024 - connections.SPARE


def test_a_full_table_of_descriptors_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Connection, "logged", -connections.LOG_SECONDS)
    now = SimpleNamespace(monotonic=lambda: 1.0)
    monkeypatch.setattr(connections, "time", now)
    loop = asyncio.new_event_loop()
    try:
        loop.set_exception_handler(connections._once_in_a_while)
        with caplog.at_level(logging.ERROR):
            for _ in range(9):
                loop.call_exception_handler(
                    {"message": "socket.accept() out of system resource", "exception": OSError(24)}
                )
            loop.call_exception_handler({"message": "another"})
    finally:
        loop.close()
    assert [record.name for record in caplog.records] == [connections.__name__, "asyncio"]
