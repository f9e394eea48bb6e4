"""Reads files up to a limit, and writes them atomically."""

import os
from pathlib import Path

from specviz.errors import SettingsError

STDOUT = Path("-")
"""Stands for the standard output where a file is named."""


def write_file(path: Path, data: bytes) -> None:
    """Write a file atomically: an existing file stays until the new one is complete.

    Raises:
        SettingsError: the file cannot be written.
    """
    try:
        if path.exists() and not path.is_file():  # a pipe or a terminal
            path.write_bytes(data)
        else:
            _replace(path.resolve(), data)  # a symbolic link stays one
    except OSError as error:
        raise SettingsError(f"{path} cannot be written: {error.strerror}.") from None


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
        SettingsError: a file cannot be written.
    """
    for file in files:
        if file is None or file == STDOUT:
            continue
        if not file.parent.is_dir():
            raise SettingsError(f"{file} cannot be written: its folder does not exist.")
        if file.is_dir():
            raise SettingsError(f"{file} cannot be written: it is a folder.")
        if not os.access(file if file.exists() else file.parent, os.W_OK):
            raise SettingsError(f"{file} cannot be written: permission denied.")


def _replace(path: Path, data: bytes) -> None:
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
