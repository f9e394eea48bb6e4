"""What to say and what to log when something goes wrong: one line, never a traceback."""

import logging
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from specviz.errors import Line, ShippedError, SpecVizError
from specviz.models.failures import why_it_ended

T = TypeVar("T")

UNEXPECTED = Line("Something went wrong on our side. Your input is still here. Try again.")

log = logging.getLogger(__name__)


def report(error: Exception) -> Line:
    """Log an error that is our fault; return the line that tells the visitor."""
    log_unexpected(error)
    return line_of(error)


def log_unexpected(error: Exception) -> None:
    """Log an error that is our fault: any that is not a `SpecVizError`."""
    if not isinstance(error, SpecVizError):
        log.error("an event of the page failed", exc_info=error)


def line_of(error: Exception) -> Line:
    """The line that tells a visitor about an error."""
    if isinstance(error, SpecVizError):
        return error.line
    return why_it_ended(error) or UNEXPECTED


def safely(answers: Iterable[T], say: Callable[[Line], T]) -> Iterator[T]:
    """Yield the answers of an event; an error ends them with `say` of its line."""
    try:
        yield from answers
    except Exception as error:  # noqa: BLE001  any failure must reach the visitor as a line
        yield say(report(error))


def or_without(read: Callable[[], T], otherwise: T) -> T:
    """Read a file that comes with SpecViz; log it and go on without if missing or damaged."""
    try:
        return read()
    except ShippedError as error:
        log.error("%s", error)
        return otherwise
