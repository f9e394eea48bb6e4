"""The file formats that a trace exports to."""

from collections.abc import Callable
from typing import NamedTuple

from specviz.errors import TraceError
from specviz.trace import Trace, size, write
from specviz.views import csv, html, svg
from specviz.words.catalogue import Catalogue

MOST_MADE = 16 * 2**20  # bytes; a chain of 1,024 tokens makes about 2 MiB of any kind
MOST_OPENED = 8 * 2**20  # bytes of a trace that the page opens, and therefore saves


class Kind(NamedTuple):
    """A file format.

    Attributes:
        make: the function that makes it.
        size: the most bytes that it makes, told before it does.
        most: the largest size that is made.
    """

    suffix: str
    media: str
    make: Callable[[Catalogue, Trace], str]
    size: Callable[[Trace], int]
    most: int = MOST_MADE

    def check(self, trace: Trace) -> None:
        """Check that the file would not be too large, as the few bytes of a crafted trace can make.

        Raises:
            TraceError: it would be.
        """
        if self.size(trace) > self.most:
            raise TraceError(
                "This run is too large to save in this form: the file would take more than {most}"
                " MiB. Choose another form, generate fewer tokens, or verify fewer per round.",
                most=self.most >> 20,
            )


KINDS: dict[str, Kind] = {
    "html": Kind("html", "text/html", html.page, html.size),
    "csv": Kind("csv", "text/csv", lambda _, trace: "\ufeff" + csv.table(trace), csv.size),
    "svg": Kind("svg", "image/svg+xml", svg.picture, svg.size),
    "json": Kind(
        "json", "application/json", lambda _, trace: write(trace).decode(), size, MOST_OPENED
    ),
}
"""Formats by name. The CSV begins with a byte order mark, by which spreadsheets detect UTF-8."""
