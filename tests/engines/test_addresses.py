"""Which addresses may be called."""

import ipaddress
import socket
from typing import Any

import pytest

from specviz.engines.addresses import Reach, reach_of, resolve
from specviz.engines.http import ApiKey, Client
from specviz.errors import EngineError, SettingsError
from support.serving import answering


@pytest.mark.parametrize(
    ("place", "reach"),
    [
        ("127.0.0.1", Reach.LOOPBACK),
        ("127.9.9.9", Reach.LOOPBACK),
        ("::1", Reach.LOOPBACK),
        ("::ffff:127.0.0.1", Reach.LOOPBACK),
        ("10.1.2.3", Reach.PRIVATE),
        ("172.31.0.1", Reach.PRIVATE),
        ("192.168.1.1", Reach.PRIVATE),
        ("100.64.0.1", Reach.PRIVATE),
        ("fd00::1", Reach.PRIVATE),
        ("::ffff:10.0.0.1", Reach.PRIVATE),
        ("8.8.8.8", Reach.PUBLIC),
        ("2606:4700::1", Reach.PUBLIC),
        ("169.254.169.254", Reach.NEVER),
        ("::ffff:169.254.169.254", Reach.NEVER),
        ("fe80::1", Reach.NEVER),
        ("0.0.0.0", Reach.NEVER),
        ("::", Reach.NEVER),
        ("224.0.0.1", Reach.NEVER),
        ("255.255.255.255", Reach.NEVER),
    ],
)
def test_an_address_needs_its_reach(place: str, reach: Reach) -> None:
    assert reach_of(ipaddress.ip_address(place)) == reach
    host = f"[{place}]" if ":" in place else place
    for allowed in (Reach.NOWHERE, Reach.LOOPBACK, Reach.PRIVATE, Reach.PUBLIC):
        if allowed < reach:
            with pytest.raises(SettingsError, match="not allowed"):
                resolve(f"http://{host}:8080", allowed)
        else:
            assert resolve(f"http://{host}:8080", allowed).reach == reach


@pytest.mark.parametrize(
    "url",
    [
        "", "ftp://127.0.0.1", "file:///etc/passwd", "http://", "http://127.0.0.1:99999",
        "http://user:word@127.0.0.1", "http://127.0.0.1/?key=1", "http://[::1", "http://127.0.0.1#a",
        "http://127.0.0.1/" + "a" * 3000,
    ],
)  # fmt: skip
def test_what_is_no_address_of_a_server_is_refused(url: str) -> None:
    with pytest.raises(SettingsError):
        resolve(url, Reach.PUBLIC)


def test_a_url_may_leave_out_what_is_usual() -> None:
    assert resolve("127.0.0.1:8080/proxy/", Reach.LOOPBACK).url == "http://127.0.0.1:8080/proxy"
    assert resolve("https://[::1]", Reach.LOOPBACK).url == "https://[::1]:443"


def resolving(*answers: list[str]) -> Any:
    """Stand in for getaddrinfo: each call gives the next answer."""
    waiting = list(answers)

    def getaddrinfo(_: str, port: int, **__: Any) -> list[Any]:
        found = waiting.pop(0)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, port)) for place in found]

    return getaddrinfo


def test_every_address_of_a_name_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", resolving(["127.0.0.1", "8.8.8.8"]))
    with pytest.raises(SettingsError, match="not allowed"):
        resolve("http://two.example", Reach.LOOPBACK)


def test_a_name_that_resolves_elsewhere_later_is_not_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with answering({"GET /": "here"}) as (url, seen):
        port = int(url.rpartition(":")[2])
        monkeypatch.setattr(socket, "getaddrinfo", resolving(["127.0.0.1"]))
        address = resolve(f"http://name.example:{port}", Reach.LOOPBACK)
        monkeypatch.undo()
        assert Client(address).get("/") == b"here"
        assert seen == [("GET /", None)]


def test_an_unknown_host_is_one_line() -> None:
    for host in ("nowhere.invalid", "a" * 70 + ".example"):
        with pytest.raises(EngineError, match="unknown"):
            resolve(f"http://{host}", Reach.PUBLIC)


def test_a_key_is_sent_to_the_private_network_or_over_tls_only() -> None:
    key = ApiKey("secret")
    assert "secret" not in repr(key)
    with answering({"GET /": "x"}) as (url, seen):
        near = resolve(url, Reach.LOOPBACK)
        client = Client(near, key)
        assert "secret" not in repr(client)
        client.get("/")
        Client(near._replace(reach=Reach.PUBLIC), key).get("/")
        assert [sent for _, sent in seen] == ["Bearer secret", None]
