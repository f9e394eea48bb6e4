"""Names and values as one parameter of a link: `name:value;name:value`."""

from collections.abc import Mapping
from typing import Any

MOST_CHARACTERS = 1000


def join(values: Mapping[str, Any]) -> str:
    """Write values, whose texts have no semicolon, as a parameter."""
    return ";".join(f"{name}:{value}" for name, value in values.items())


def split(text: Any) -> dict[str, str]:
    """Read a parameter, which is untrusted.

    Raises:
        ValueError: it is no text, or has another format.
    """
    if not isinstance(text, str):
        raise ValueError("a parameter is text")
    return dict(part.split(":", 1) for part in text[:MOST_CHARACTERS].split(";"))
