"""Reads files that come with SpecViz; errors name the missing or damaged file."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from specviz.errors import ShippedError, one_line

Read = TypeVar("Read")

ROOT = Path(__file__).resolve().parents[1]
ASSETS = ROOT / "assets"


def shipped(path: Path, read: Callable[[bytes], Read]) -> Read:
    """Read a file that comes with SpecViz, and parse it with `read`.

    Raises:
        ShippedError: the file is missing or damaged.
    """
    try:
        return read(path.read_bytes())
    except (OSError, ValueError, LookupError, TypeError, RecursionError) as error:
        why = str(error.strerror) if isinstance(error, OSError) else one_line(error, 100)
        file = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
        raise ShippedError(
            "{file} is missing or damaged ({why:.100}). It comes with SpecViz: whoever runs this"
            " page must install it again.",
            file=file,
            why=why,
        ) from None
