"""A sweep's file while it runs: each run is on the disk before the next one begins."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from specviz.errors import SettingsError
from specviz.lab.sweep_runner import Progress
from specviz.sweeps import MAX_BYTES, TAIL, Plan, Sweep, head, line, read


class Kept(NamedTuple):
    """What a file holds of a plan.

    Attributes:
        is_cut: the line of a run was cut off when the work was interrupted: it was dropped.
    """

    sweep: Sweep
    is_cut: bool


def reopen(file: Path, plan: Plan) -> Kept | None:
    """What a file holds of a plan; None if there is no such file.

    Raises:
        SettingsError: it holds a sweep with another plan, or cannot be read.
        SweepError: it holds no sweep.
    """
    try:
        with file.open("rb") as opened:
            data = opened.read(MAX_BYTES + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise SettingsError(f"{file} cannot be read: {error.strerror}.") from None
    sweep = read(data)
    names = [
        name for name in plan.__struct_fields__ if getattr(sweep.plan, name) != getattr(plan, name)
    ]
    if names:
        raise SettingsError(
            f"{file} holds a sweep with other {', '.join(names)}: "
            "go on with what it was begun with, or name another file."
        )
    return Kept(sweep, not data.endswith(b"\n"))


def record(file: Path, start: Sweep, steps: Iterable[Progress]) -> Iterator[Progress]:
    """The steps of a sweep, each finished run written to its file before it is passed on.

    Raises:
        SettingsError: the file cannot be written.
    """
    with Journal(file, start) as journal:
        for progress in steps:
            if progress.fresh is not None:
                journal.add(progress.sweep)
            yield progress


class Journal:
    """Adds samples to a sweep's file; whatever ends the work, the file is whole.

    Raises:
        SettingsError: it cannot be written.
    """

    def __init__(self, file: Path, start: Sweep) -> None:
        self._file = file
        self._told = start
        self._begin(start)

    def add(self, sweep: Sweep) -> None:
        """Writes the last sample of a sweep, which has one more than it had before."""
        if sweep.setups != self._told.setups:  # they stand in the first line
            self._lines.close()
            self._begin(sweep)
        else:
            with _writing(self._file):
                self._put(line(sweep.samples[-1], first=len(sweep.samples) == 1))
        self._told = sweep

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        with _writing(self._file), self._lines:
            self._put(TAIL)

    def _put(self, data: bytes) -> None:
        """Adds all of it or nothing: a disk that fills up takes the beginning without an error."""
        whole = self._lines.tell()
        try:
            while data:
                data = data[self._lines.write(data) :]
        except OSError:
            self._lines.truncate(whole)
            raise

    def _begin(self, sweep: Sweep) -> None:
        """Puts all that there is in place of the file at once, open at its end."""
        part = self._file.with_name(f"{self._file.name}.part")
        with _writing(self._file):
            with part.open("wb") as lines:
                lines.write(head(sweep))
                for number, sample in enumerate(sweep.samples):
                    lines.write(line(sample, first=not number))
                lines.flush()
                os.fsync(lines.fileno())
            part.replace(self._file)
            # Unbuffered: a line is written whole or not at all when Ctrl-C comes.
            self._lines = self._file.open("ab", buffering=0)


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise SettingsError(f"{file} cannot be written: {error.strerror}.") from None
