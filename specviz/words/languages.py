"""All words at once, as one whole language."""

import re
from collections.abc import Iterator
from typing import Any

from specviz import words
from specviz.words.speaking import said

# For models or for the program, not for people.
NOT_PROSE = re.compile(
    r"(CONTINUATIONS|REQUESTS)\.\d+\.(kind|prompt)|STOPS\.\d+\.(target|shows|state|rule|of|changes)"
    r"|FAILURES\.\d+\.setting|VIEWER\.glossary\.\d+\.(term|see\.\d+|sources\.\d+\.url)"
)


def english() -> dict[str, str]:
    """All that can be translated, by name."""
    return {
        name: sentence
        for top in words.__all__
        for name, sentence in _sentences(getattr(words, top), top)
    }


def translated(language: str) -> dict[str, str]:
    """All sentences in a language, by name; in English what it does not have."""
    return {name: said(language, name, sentence) for name, sentence in english().items()}


def _sentences(of: Any, name: str) -> Iterator[tuple[str, str]]:
    if NOT_PROSE.fullmatch(name):
        return
    if isinstance(of, str):
        yield name, of
    parts = of if isinstance(of, dict) else {}
    if isinstance(of, list | tuple):
        parts = dict(enumerate(of))
    for key, part in dict.items(parts):  # in English, whatever is spoken now
        yield from _sentences(part, f"{name}.{key}")
