"""Turns exceptions into one line for visitors, never a traceback, and logs our own bugs."""

import logging
from collections.abc import Callable
from typing import TypeVar

from specviz.errors import Line, ShippedError, SpecVizError
from specviz.models.failures import START_AGAIN, why_it_ended

T = TypeVar("T")

UNEXPECTED = Line("Something went wrong on our side. Your input is still here. Try again.")

log = logging.getLogger(__name__)


def report(error: Exception) -> Line:
    """Log an error if it is a bug of ours, and return the line for the visitor."""
    log_unexpected(error)
    return line_of(error)


def log_unexpected(error: Exception) -> None:
    """Log an error if it is a bug of ours, i.e. not a `SpecVizError`."""
    if not isinstance(error, SpecVizError):
        log.error("an event of the page failed", exc_info=error)


def line_of(error: Exception) -> Line:
    """Return the line that explains an error to a visitor."""
    if isinstance(error, SpecVizError):
        return error.line
    return why_it_ended(error) or UNEXPECTED


def needs_restart(line: Line) -> bool:
    """Whether a line says that the GPU works again only after a restart."""
    return START_AGAIN in line


def or_without(read: Callable[[], T], otherwise: T) -> T:
    """Read a file that comes with SpecViz; if missing or damaged, log it and return `otherwise`."""
    try:
        return read()
    except ShippedError as error:
        log.error("%s", error)
        return otherwise
