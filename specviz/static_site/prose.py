"""The catalogue's Markdown as HTML: headings, paragraphs, emphasis and links, no more."""

import re
from collections.abc import Callable
from html import escape

_HEADING = re.compile(r"(#{1,3}) (.*)")
_INLINE = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"\*(.+?)\*"), r"<em>\1</em>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)
_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")


def prose(text: str, address: Callable[[str], str] = lambda to: to) -> str:
    """Return headings and paragraphs, one per line of the text.

    Args:
        address: maps the address of a link to the matching one on this site.
    """
    return "\n".join(_block(line, address) for line in text.splitlines() if line)


def _block(line: str, address: Callable[[str], str]) -> str:
    if heading := _HEADING.fullmatch(line):
        tag, text = f"h{len(heading[1])}", heading[2]
    else:
        tag, text = "p", line
    return f"<{tag}>{_inline(text, address)}</{tag}>"


def _inline(text: str, address: Callable[[str], str]) -> str:
    text = escape(text, quote=True)
    for pattern, made in _INLINE:
        text = pattern.sub(made, text)
    return _LINK.sub(lambda link: f'<a href="{address(link[2])}">{link[1]}</a>', text)
