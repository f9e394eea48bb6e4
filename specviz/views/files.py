"""The file formats that a trace exports to."""

from collections.abc import Callable
from typing import NamedTuple

from specviz.trace import Trace, write
from specviz.views import csv, html, svg
from specviz.words.catalogue import Catalogue


class Kind(NamedTuple):
    """A file format: its suffix, its media type and the function that makes it."""

    suffix: str
    media: str
    make: Callable[[Catalogue, Trace], str]


KINDS: dict[str, Kind] = {
    "html": Kind("html", "text/html", html.page),
    "csv": Kind("csv", "text/csv", lambda _, trace: "\ufeff" + csv.table(trace)),
    "svg": Kind("svg", "image/svg+xml", svg.picture),
    "json": Kind("json", "application/json", lambda _, trace: write(trace).decode()),
}
"""Formats by name. The CSV begins with a byte order mark, by which spreadsheets detect UTF-8."""
