"""A sweep's file on disk: resumed, and extended run by run."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, Self

from specviz.errors import SettingsError
from specviz.files import read_file, unwritable, write_file
from specviz.sweep.file import MAX_BYTES, lines, read_or_drop, write
from specviz.sweep.plan import Plan
from specviz.sweep.samples import Sweep


class Resumed(NamedTuple):
    """The part of a plan's runs that a file holds.

    Attributes:
        is_torn: the last line was torn, so its run must be measured again.
    """

    sweep: Sweep
    is_torn: bool


def reopen(file: Path, plan: Plan) -> Resumed | None:
    """Read a sweep to resume; None if there is no such file.

    Raises:
        SettingsError: the file holds a sweep of another plan, or cannot be read.
        SweepError: the file is not a sweep.
    """
    if not file.exists():
        return None
    sweep, is_torn = read_or_drop(read_file(file, MAX_BYTES))
    names = [
        name
        for name in plan.__struct_fields__
        if name != "left_out" and getattr(sweep.plan, name) != getattr(plan, name)
    ]
    if names:
        raise SettingsError(
            f"{file} holds a sweep with different {', '.join(names)}: "
            "resume it with its own settings, or choose another file."
        )
    return Resumed(sweep, is_torn)


class Journal:
    """Appends runs to a sweep's file, each on disk when `save` returns.

    Raises:
        SettingsError, StorageError: the file cannot be written.
    """

    def __init__(self, file: Path, start: Sweep) -> None:
        self._file = file
        self._begin(start)  # drops a torn line, converts version 1

    def _begin(self, sweep: Sweep) -> None:
        """Write the whole file, and open it to append more."""
        write_file(self._file, write(sweep))
        self._saved = sweep
        with _reported(self._file):
            self._lines = self._file.open("ab", buffering=0)  # Ctrl-C cannot split a write
            os.fsync(self._lines.fileno())

    def save(self, sweep: Sweep) -> None:
        """Append the samples of `sweep` that are not saved yet.

        Rewrites the whole file if the plan now leaves out schemes that a pair cannot run.
        """
        if sweep.plan != self._saved.plan:
            self._lines.close()
            self._begin(sweep)
            return
        with _reported(self._file):
            data = b"".join(lines(sweep, self._saved))
            while data:
                data = data[self._lines.write(data) :]
            os.fsync(self._lines.fileno())
        self._saved = sweep

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with _reported(self._file):
            self._lines.close()


@contextmanager
def _reported(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise unwritable(file, error) from None
