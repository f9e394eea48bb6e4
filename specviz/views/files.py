"""The file formats that a trace exports to."""

from collections.abc import Callable
from typing import NamedTuple

from specviz.errors import TraceError
from specviz.trace import Trace, write
from specviz.views import csv, html, svg
from specviz.words.catalogue import Catalogue

MOST_MADE = 16 * 2**20  # bytes; a chain of 1,024 tokens makes about 2 MiB of any kind


class Kind(NamedTuple):
    """A file format.

    Attributes:
        make: the function that makes it.
        size: the most bytes that it makes, told before it does. None: what it holds is the trace's
            JSON, which is bounded when a trace is read or written.
    """

    suffix: str
    media: str
    make: Callable[[Catalogue, Trace], str]
    size: Callable[[Trace], int] | None = None

    def check(self, trace: Trace) -> None:
        """Check that the file would not be too large, as the few bytes of a crafted trace can make.

        Raises:
            TraceError: it would be.
        """
        if self.size is not None and self.size(trace) > MOST_MADE:
            raise TraceError(
                "This run is too large to save in this form: the file would take more than {most}"
                " MiB. Save its trace (JSON).",
                most=MOST_MADE >> 20,
            )


KINDS: dict[str, Kind] = {
    "html": Kind("html", "text/html", html.page),
    "csv": Kind("csv", "text/csv", lambda _, trace: "\ufeff" + csv.table(trace), csv.size),
    "svg": Kind("svg", "image/svg+xml", svg.picture, svg.size),
    "json": Kind("json", "application/json", lambda _, trace: write(trace).decode()),
}
"""Formats by name. The CSV begins with a byte order mark, by which spreadsheets detect UTF-8."""
