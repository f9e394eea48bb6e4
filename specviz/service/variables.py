"""Environment variables: reads their values, or says in one line what they take.

Imports little: `check_gradio` runs before the rest of the page is imported.
"""

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta

from specviz.errors import SettingsError

PREFIX = "SPECVIZ_"

Port = Annotated[int, Meta(ge=1, le=65_535)]
Ports = Annotated[int, Meta(ge=1, le=1000)]
Number = Annotated[int, Meta(ge=1, le=1_000_000)]
GRADIO: Mapping[str, Any] = {
    "GRADIO_SERVER_PORT": Port,
    "GRADIO_NODE_SERVER_PORT": Port,
    "GRADIO_NUM_PORTS": Ports,
    "GRADIO_NODE_NUM_PORTS": Ports,
    "GRADIO_NUM_WORKERS": Annotated[int, Meta(ge=0, le=1000)],
    "GRADIO_DEFAULT_CONCURRENCY_LIMIT": Number,
    "GRADIO_ANALYTICS_MAX_EVENTS": Number,
    "GRADIO_ANALYTICS_CACHE_FREQUENCY": Number,
    "GRADIO_DEBUG": Annotated[int, Meta(ge=0, le=1)],
}
"""Variables that Gradio 6.31 converts to whole numbers, without a line if it cannot."""
NO_LIMIT = ("GRADIO_DEFAULT_CONCURRENCY_LIMIT", "none")


def check_gradio(environment: Mapping[str, str]) -> None:
    """Check that Gradio can read its own variables.

    Raises:
        SettingsError: one is not a whole number, or out of range.
    """
    for name, kind in GRADIO.items():
        value = environment.get(name)
        if value is not None and (name, value.lower()) != NO_LIMIT:
            converted(name, value, kind)


def converted(name: str, text: str, kind: Any) -> Any:
    """Convert the text of a variable to an annotated type; a tuple's parts have commas between.

    Raises:
        SettingsError: the text is not among the values of the type.
    """
    plain = _plain(kind)
    if any("\ud800" <= letter <= "\udfff" for letter in text):  # from bytes that are not UTF-8
        raise SettingsError(f"{name} must be text in UTF-8.")
    value: Any = text
    if plain is bool:
        value = {"on": True, "off": False}.get(text)
    elif get_origin(plain) is tuple:
        value = list(dict.fromkeys(filter(None, map(str.strip, text.split(",")))))
    try:
        return msgspec.convert(value, kind, strict=plain is not int)
    except msgspec.ValidationError:
        whole = "a whole number from " if plain is int else ""
        values = allowed(kind).replace(", ", " or ")
        raise SettingsError(f"{name} must be {whole}{values}.") from None


def allowed(kind: Any) -> str:
    """Describe the values of an annotated type; "" if any text is one."""
    plain = _plain(kind)
    if plain is bool:
        return "on, off"
    if get_origin(plain) is Literal:
        return ", ".join(filter(None, get_args(plain)))
    if plain is int:
        meta = kind.__metadata__[0]
        return f"{meta.ge:,} to {meta.le:,}"
    return ""


def unknown(environment: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    """Yield a line for each variable with our prefix that the page does not read.

    Args:
        known: the variables that it reads, without the prefix.
    """
    known = [each.upper() for each in known]
    given = {name.removeprefix(PREFIX) for name in environment if name.startswith(PREFIX)}
    for name in sorted(given.difference(known)):
        near = get_close_matches(name, known, 1)
        hint = f" Did you mean {PREFIX}{near[0]}?" if near else ""
        yield f"The page does not read {PREFIX}{name:.80}.{hint}"


def _plain(kind: Any) -> Any:
    """Return an annotated type without its annotations."""
    return kind.__origin__ if get_origin(kind) is Annotated else kind
