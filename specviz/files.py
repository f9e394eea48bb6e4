"""Reads files up to a limit, and writes them atomically."""

import errno
import os
import sys
from pathlib import Path

from specviz.errors import SettingsError, SpecVizError, StorageError

STDOUT = Path("-")
"""Stands for the standard output where a file is named."""

FAULTS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Errors of a disk; others mean that the path cannot be written."""


def write_file(path: Path, data: bytes) -> None:
    """Write a file atomically: an existing file stays until the new one is complete.

    Raises:
        SettingsError: the file cannot be written.
        StorageError: the disk is full or fails.
    """
    if path == STDOUT:
        if sys.stdout is not None:  # it may be closed
            sys.stdout.flush()
            sys.stdout.buffer.write(data)
        return
    try:
        if path.exists() and not path.is_file():  # a pipe or a terminal
            path.write_bytes(data)
        else:
            _replace(path.resolve(), data)  # a symbolic link stays one
    except OSError as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> SpecVizError:
    """Return the error to raise for a file that cannot be written."""
    kind = StorageError if error.errno in FAULTS else SettingsError
    return kind(f"{path} cannot be written: {error.strerror}.")


def read_file(path: Path, most: int) -> bytes:
    """Return the first `most` + 1 bytes of a file, so that callers can tell if it is too large.

    Raises:
        SettingsError: the file cannot be read.
    """
    try:
        with path.open("rb") as file:
            return file.read(most + 1)
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror}.") from None


def check_folders(*files: Path | None) -> None:
    """Check before long work that output files can be written.

    Raises:
        SettingsError: a file cannot be written, or two are the standard output.
    """
    if files.count(STDOUT) > 1:
        raise SettingsError("Only one output can be -, the standard output: name a file.")
    for file in files:
        if file is None or file == STDOUT:
            continue
        path = file.resolve()  # a symbolic link is followed, as `write_file` does
        if not path.parent.is_dir():
            raise SettingsError(f"{file} cannot be written: its folder does not exist.")
        if path.is_dir():
            raise SettingsError(f"{file} cannot be written: it is a folder.")
        needed = [path] if path.exists() else []
        if not needed or path.is_file():  # its folder gets a new file, which may replace it
            needed.append(path.parent)
        if not all(os.access(each, os.W_OK) for each in needed):
            raise SettingsError(f"{file} cannot be written: permission denied.")


def _replace(path: Path, data: bytes) -> None:
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
