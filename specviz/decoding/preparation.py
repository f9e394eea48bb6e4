"""Tells how far the preparation of a run on a GPU is, which captures its steps.

A process prepares one run at a time; any thread may ask.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple


class Step(NamedTuple):
    """The step that is being captured, from 1, and how many there are."""

    number: int
    total: int


class Preparation:
    """The steps of the run that is being prepared, if any."""

    def __init__(self) -> None:
        self.step: Step | None = None
        self._done = self._total = 0

    @contextmanager
    def of(self, total: int) -> Iterator[None]:
        """Prepare a run of at most `total` steps."""
        self._done, self._total = 0, total
        try:
            yield
        finally:
            self.step = None

    def skip(self, count: int) -> None:
        """Count steps that are captured already."""
        self._done += count

    def begin_step(self) -> None:
        """Announce the capture of the next step."""
        self._done += 1
        self.step = Step(self._done, max(self._done, self._total))


preparation = Preparation()
