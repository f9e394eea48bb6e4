"""The kinds of files that a trace becomes."""

from collections.abc import Callable
from typing import NamedTuple

from specviz.trace import Trace, write
from specviz.views import csv, html, svg
from specviz.words.catalogue import Catalogue


class Kind(NamedTuple):
    """A kind of file: how it ends, what a browser calls it, how it is made."""

    suffix: str
    media: str
    make: Callable[[Catalogue, Trace], str]


KINDS: dict[str, Kind] = {
    "html": Kind("html", "text/html", html.page),
    "csv": Kind("csv", "text/csv", lambda _, trace: "\ufeff" + csv.table(trace)),
    "svg": Kind("svg", "image/svg+xml", svg.picture),
    "json": Kind("json", "application/json", lambda _, trace: write(trace).decode()),
}
"""By name. The mark before the CSV tells spreadsheets that it is UTF-8."""
