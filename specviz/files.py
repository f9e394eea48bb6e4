"""Files written as a whole or not at all."""

from pathlib import Path

from specviz.errors import SettingsError


def write_file(path: Path, data: bytes) -> None:
    """Writes a file; an earlier one of that name stays until the new one is complete.

    Raises:
        SettingsError: it cannot be written.
    """
    try:
        if path.exists() and not path.is_file():  # a pipe or a terminal
            path.write_bytes(data)
        else:
            _replace(path.resolve(), data)  # a link goes on pointing there
    except OSError as error:
        raise SettingsError(f"{path} cannot be written: {error.strerror}.") from None


def _replace(path: Path, data: bytes) -> None:
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
