"""The network address of a visitor: used for limits, never shown or stored."""

import ipaddress
import re

import gradio as gr

SITE = 64  # prefix length that identifies a customer of a provider; the customer chooses the rest


def address_of(request: gr.Request, proxies: int) -> str:
    """Return the address that a request comes from; for IPv6, its first 64 bits.

    Args:
        proxies: the number of the host's own proxies in front of the page. Each appends its
            caller's address to X-Forwarded-For; visitors can forge everything to the left of those.
    """
    client = request.client.host if request.client else ""
    if proxies:
        lines = request.headers.getlist("x-forwarded-for")
        forwarded = [part for line in lines for part in line.split(",")]
        if proxies <= len(forwarded):
            return _site(_without_port(forwarded[-proxies].strip()))
    return _site(client)


_WITH_PORT = re.compile(r"\[(.*)\](:\d+)?|([^:]*):\d+")
"""1.1.1.1:80, [2001:db8::1]:80 or [2001:db8::1], as some proxies write addresses."""


def _without_port(address: str) -> str:
    match = _WITH_PORT.fullmatch(address)
    return address if match is None else match[1] or match[3] or ""


def _site(address: str) -> str:
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known.packed, SITE), strict=False))
