"""Which addresses a URL may lead to.

A page that calls addresses for its visitors can be made to call what only its own network reaches
(server-side request forgery). So a host name is resolved once, each of its addresses is checked,
and the connection goes to the checked address, whatever the name resolves to later.
"""

import ipaddress
import socket
from enum import IntEnum
from typing import NamedTuple
from urllib.parse import urlsplit

from specviz.errors import EngineError, SettingsError, one_line

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


class Reach(IntEnum):
    """The addresses that may be called, each including those before it."""

    NOWHERE = 0
    LOOPBACK = 1  # this machine
    PRIVATE = 2  # its network
    PUBLIC = 3  # the internet
    NEVER = 4  # link-local (a cloud’s metadata), multicast, unspecified: no caller has this


PRIVATE = [
    ipaddress.ip_network(network)
    for network in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "fc00::/7")
]


class Address(NamedTuple):
    """The checked address of a server.

    Attributes:
        secure: whether it speaks TLS.
        host: the name in its URL.
        place: the IP address to connect to.
        path: the path before the engine's own, such as that of a proxy; without a final slash.
    """

    secure: bool
    host: str
    port: int
    place: str
    reach: Reach
    path: str = ""

    @property
    def url(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.secure else 'http'}://{host}:{self.port}{self.path}"


def resolve(url: str, reach: Reach) -> Address:
    """Check a URL and resolve it.

    Raises:
        SettingsError: it is no URL of a server, or leads where it may not.
        EngineError: its host is unknown.
    """
    url = url.strip()
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or parts.scheme not in ("http", "https") or len(url) > 2000:
        raise SettingsError("Give the address of a server, such as http://127.0.0.1:8080.")
    if parts.username or parts.password or parts.query or parts.fragment:
        raise SettingsError("Give the address without a user, password, ? or #.")
    secure = parts.scheme == "https"
    port = port or (443 if secure else 80)
    places = _places(host, port)
    farthest = max(map(reach_of, places))
    if farthest > reach:
        raise SettingsError(
            "The address of {host} is not allowed here. The host of this page decides which"
            " addresses it may call.",
            host=one_line(host, 100),
        )
    return Address(secure, host, port, str(places[0]), farthest, parts.path.rstrip("/"))


def _places(host: str, port: int) -> list[IPAddress]:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        places = [ipaddress.ip_address(str(each[4][0]).partition("%")[0]) for each in found]
    except (OSError, ValueError):  # a label of more than 63 letters is a UnicodeError
        raise EngineError(
            "The host {host} is unknown. Check the address.", host=one_line(host, 100)
        ) from None
    return sorted(places, key=lambda place: place.version)


def reach_of(place: IPAddress) -> Reach:
    """Return what a machine must be allowed to reach to call an address."""
    if isinstance(place, ipaddress.IPv6Address) and place.ipv4_mapped:
        place = place.ipv4_mapped
    if place.is_loopback:
        return Reach.LOOPBACK
    if any(place in network for network in PRIVATE if network.version == place.version):
        return Reach.PRIVATE
    return Reach.PUBLIC if place.is_global and not place.is_multicast else Reach.NEVER
