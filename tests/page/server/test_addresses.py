"""Limits per network address: whose address counts, and that other visitors are unaffected."""

from collections.abc import Generator
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.datastructures import Headers

from specviz.errors import SettingsError
from specviz.page.server.addresses import address_of
from specviz.service.queue import AddressLimit, Queue, address_full


def request(client: str, *forwarded: str) -> Any:
    headers = Headers(raw=[(b"x-forwarded-for", entry.encode()) for entry in forwarded])
    return SimpleNamespace(client=SimpleNamespace(host=client), headers=headers)


@pytest.mark.parametrize(
    ("forwarded", "proxies", "address"),
    [
        ([], 0, "10.0.0.9"),
        (["1.1.1.1"], 0, "10.0.0.9"),  # visitors can forge it
        (["6.6.6.6, 1.1.1.1"], 1, "1.1.1.1"),
        (["6.6.6.6", "1.1.1.1"], 1, "1.1.1.1"),  # in a header line of its own
        (["6.6.6.6, 1.1.1.1, 10.0.0.8"], 2, "1.1.1.1"),
        (["1.1.1.1"], 2, "10.0.0.9"),  # it did not pass both proxies
        ([], 1, "10.0.0.9"),
        (["2001:db8:1:2:3:4:5:6"], 1, "2001:db8:1:2::/64"),
        (["::ffff:1.1.1.1"], 1, "1.1.1.1"),
        (["1.1.1.1:4711"], 1, "1.1.1.1"),  # a port would make each connection an address
        (["[2001:db8:1:2:3:4:5:6]:4711"], 1, "2001:db8:1:2::/64"),
        (["[2001:db8:1:2:3:4:5:6]"], 1, "2001:db8:1:2::/64"),
        (["x" * 9999], 1, "x" * 64),
        (["[]:1"], 1, ""),
    ],
)
def test_an_address_comes_from_the_hosts_own_proxies(
    forwarded: list[str], proxies: int, address: str
) -> None:
    assert address_of(request("10.0.0.9", *forwarded), proxies) == address


def test_one_address_cannot_fill_the_queue() -> None:
    queue = Queue(1, longest=9, limit=AddressLimit(2))
    here: dict[str, Generator[int, None, bool]] = {}

    def come(owner: str, address: str) -> int | None:
        here[owner] = queue.wait(owner, int, address)
        return next(here[owner], None)  # None: served at once

    assert come("a", "here") is None
    assert come("b", "here") == 0
    line = address_full(2)
    with pytest.raises(SettingsError) as refused:
        come("c", "here")
    assert str(refused.value) == line
    assert come("d", "there") == 1
    assert next(queue.wait("a", int, "here")) == 0, "a visitor being served may ask again"
    here["b"].close()
    assert come("c", "here") == 1, "one of the two has left"
    queue.give_up("c")
    queue.leave("a")
    assert set(queue._address) == {"d"}, "visitors who left are forgotten"
