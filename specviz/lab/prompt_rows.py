"""Turns one row of a prompt file into a prompt: the fields of the sets that people use."""

import ast
import json
import math
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from specviz.errors import SettingsError
from specviz.sweep.plan import MAX_KIND, Prompt

CHATS = ("turns", "messages", "conversations", "conversation")
TEXTS = ("instruction", "prompt", "question", "problem", "query", "text", "input")
FIELDS = (*CHATS, *TEXTS)
"""The fields that hold a prompt; the first of them in a row counts. Of a chat, it is the first
turn of the user."""
BESIDE = {
    "instruction": ("input", "context"),
    "question": ("context",),
    "input": ("context",),
}
"""Fields that belong to a prompt: their text follows it in a paragraph of its own."""
KINDS = ("kind", "category", "type")
WRAPPERS = ("row", "body")  # of the dataset viewer, of OpenAI's batches
LISTED = (*CHATS, "prompt")  # these may hold a list, in a table its text
NO_KIND = "own"

PLACEHOLDER = "FULL BENCHMARK DATA SHOULD BE FETCHED FROM THE SOURCE"
"""Begins the turns that SPEED-Bench’s files on the hub leave out for their licences."""

_USERS = ("user", "human")
_ESCAPES = r"""\\(?:[\\'"abfnrtv]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})"""
_STRING = rf"""'(?:[^'\\]|{_ESCAPES})*'|"(?:[^"\\]|{_ESCAPES})*\""""
# A list as pandas (with commas) or NumPy (without) write it; the first string is its first turn.
_STRINGS = re.compile(rf"""\s*\[\s*({_STRING})\s*(?:[,'"].*)?\]\s*""", re.DOTALL)
# What may be a list: a prompt such as "[INST] … [/INST]" or "[1, 2]" is a text.
_LISTED = re.compile(r"""\s*\[\s*(?:['"{\[].*)?\]\s*""", re.DOTALL)
_ODD_ESCAPE = re.compile(r"""\\[^\\'"abfnrtvxuU/]""")


class Found(NamedTuple):
    """A prompt of a file.

    Attributes:
        field: where the row holds it, such as "instruction + input"; "" if the row is the text.
    """

    prompt: Prompt
    field: str


def find_field(row: Mapping[str, Any]) -> str | None:
    """Return the field that holds a row’s prompt; None if no field is known."""
    known = [field for field in FIELDS if field in row]
    filled = (field for field in known if row[field] not in (None, "", []))
    return next(filled, known[0] if known else None)


def lower(row: Mapping[Any, Any]) -> dict[str, Any]:
    """Return a row with its fields in lower case, and what its wrapper holds instead of it."""
    named = {str(name or "").strip().lower(): value for name, value in row.items()}
    if find_field(named) is None:
        for name in WRAPPERS:
            if isinstance(named.get(name), dict):
                return lower(named[name])
    return named


def read_row(row: Any) -> Found | None:
    """Read a row: a text, a conversation or an object; None if its text was left out of the file.

    Raises:
        SettingsError: the row has no known field, or that field no text.
    """
    field = ""
    if isinstance(row, dict):
        row = lower(row)
        if (name := find_field(row)) is None:
            raise unknown_fields(row)
        text = _text(row[name], name)
        beside = [
            other
            for other in BESIDE.get(name, ())
            if isinstance(row.get(other), str) and row[other].strip()
        ]
        text = "\n\n".join([text, *(row[other] for other in beside)])
        field, kind = " + ".join([name, *beside]), _kind(row)
    else:
        kind, text = NO_KIND, _text(row, "")
    return None if text.startswith(PLACEHOLDER) else Found(Prompt(kind, text), field)


def is_conversation(value: Any) -> bool:
    """Return whether a value is a list of messages, with roles."""
    return (
        isinstance(value, list)
        and bool(value)
        and isinstance(value[0], dict)
        and bool({"role", "from"} & value[0].keys())
    )


def unknown_fields(names: Mapping[str, Any]) -> SettingsError:
    """Return the error for a row without a known field."""
    return SettingsError(
        "It has the fields {fields:.200}, and none is known to hold a prompt. Rename that field to"
        " “text”.",
        fields=", ".join(map(str, names)) or "–",
    )


def _text(value: Any, field: str) -> str:
    if isinstance(value, str):
        listed = field in LISTED and _LISTED.fullmatch(value)
        return _from_text_of_list(value, field) if listed else value
    if isinstance(value, list) and (field in ("", *LISTED)):
        return _first_turn(value, field)
    raise _no_text(field)


def _no_text(field: str) -> SettingsError:
    if not field:
        return SettingsError("It is neither a text nor an object with a text.")
    return SettingsError("Its field “{field}” holds no text.", field=field)


def _first_turn(turns: list[Any], field: str) -> str:
    """Return the first turn of the user."""
    for turn in turns:
        if isinstance(turn, str):
            return turn
        if not isinstance(turn, dict):
            break
        if turn.get("role", turn.get("from", "user")) in _USERS:
            return _content(turn.get("content", turn.get("value")), field)
    raise _no_text(field)


def _content(content: Any, field: str) -> str:
    """Return the text of a message, which may have parts."""
    if isinstance(content, list):
        parts = [part.get("text") for part in content if isinstance(part, dict)]
        content = "\n\n".join(part for part in parts if isinstance(part, str)) or None
    if not isinstance(content, str):
        raise _no_text(field)
    return content


def _from_text_of_list(text: str, field: str) -> str:
    """Return the first turn of a list that a table holds as text."""
    try:
        return _first_turn(json.loads(text), field)
    except (ValueError, TypeError, RecursionError):
        pass  # not JSON, but perhaps Python's own form
    if found := _STRINGS.fullmatch(text):
        return str(ast.literal_eval(found[1]))
    try:
        if not _ODD_ESCAPE.search(text):
            return _first_turn(ast.literal_eval(text.strip()), field)
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        pass
    raise SettingsError(
        "Its field “{field}” looks like a list, but cannot be read as one. Save the file as JSON"
        " Lines.",
        field=field,
    )


def _kind(row: Mapping[str, Any]) -> str:
    value = next((row[name] for name in KINDS if row.get(name) is not None), NO_KIND)
    if isinstance(value, float) and not math.isnan(value):
        value = f"{value:g}"
    if isinstance(value, float):  # pandas writes NaN where there is none
        return NO_KIND
    if not isinstance(value, str | int):
        raise SettingsError("Its kind is neither a word nor a number.")
    return str(value).strip()[:MAX_KIND] or NO_KIND
