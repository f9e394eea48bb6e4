"""The network address of a visitor: used for limits, never shown or stored."""

import ipaddress

import gradio as gr

SITE = 64  # prefix length that identifies a customer of a provider; the customer chooses the rest


def address_of(request: gr.Request, proxies: int) -> str:
    """Return the address that a request comes from; for IPv6, its first 64 bits.

    Args:
        proxies: the number of the host's own proxies in front of the page. Each appends its
            caller's address to X-Forwarded-For; visitors can forge everything to the left of those.
    """
    forwarded = [
        part for line in request.headers.getlist("x-forwarded-for") for part in line.split(",")
    ]
    client = request.client.host if request.client else ""
    return _site(forwarded[-proxies].strip() if 0 < proxies <= len(forwarded) else client)


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
