"""What a visitor is told when something goes wrong: one line, in their language; no traceback."""

import logging
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from specviz.errors import ShippedError, SpecVizError
from specviz.models.failures import why_it_ended
from specviz.words import PAGE
from specviz.words.speaking import tell

T = TypeVar("T")

log = logging.getLogger(__name__)


def fault(error: Exception) -> str:
    """The line that tells of an error; what is our own fault is logged."""
    note(error)
    return line_of(error)


def note(error: Exception) -> None:
    """Logs an error that is our own fault."""
    if not isinstance(error, SpecVizError):
        log.error("an event of the page failed", exc_info=error)


def or_without(read: Callable[[], T], otherwise: T) -> T:
    """What comes with SpecViz; if it is missing or damaged, the log says so and we do without."""
    try:
        return read()
    except ShippedError as error:
        log.error("%s", error)
        return otherwise


def line_of(error: Exception) -> str:
    """The line that tells of an error, in the language that is spoken now."""
    if isinstance(error, SpecVizError):
        return tell(error.line)
    return tell(why_it_ended(error) or PAGE["unexpected"])


def safely(answers: Iterable[T], say: Callable[[str], T]) -> Iterator[T]:
    """What an event answers; an error ends it with what `say` makes of its line."""
    try:
        yield from answers
    except Exception as error:  # noqa: BLE001  whatever it is
        yield say(fault(error))
