"""Where a visitor is, as far as it can be known: for limits, never shown or kept."""

import ipaddress

import gradio as gr

SITE = 64  # bits of an IPv6 address that one customer has: all that follow are theirs to choose


def address_of(request: gr.Request, proxies: int) -> str:
    """The address that a request comes from; of IPv6, the site.

    Args:
        proxies: how many of the host's own stand before the page. Each adds to X-Forwarded-For, at
            the right, the address that called it; visitors can write anything left of theirs.
    """
    told = [part for line in request.headers.getlist("x-forwarded-for") for part in line.split(",")]
    client = request.client.host if request.client else ""
    return _site(told[-proxies].strip() if 0 < proxies <= len(told) else client)


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
