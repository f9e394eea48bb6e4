"""The words in other languages.

A translation is a JSON file in `translations`: the name of each sentence, as `PAGE.tabs.watch`,
to what it says in English and in the other language. The English is there so that a sentence
that changes is noticed: what translates another sentence than today's is not used.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from specviz import words

TRANSLATIONS = Path(__file__).parent / "translations"
LANGUAGES = {"en": "English", "es": "Español", "ja": "日本語", "zh": "中文"}

# For models or for the program, not for people.
NOT_PROSE = re.compile(
    r"(CONTINUATIONS|REQUESTS)\.\d+\.prompt|STOPS\.\d+\.(target|state|rule|of|does)"
    r"|FAILURES\.\d+\.setting|VIEWER\.glossary\.\d+\.(term|see\.\d+|sources\.\d+\.url)"
)


def sentences(of: Any, name: str) -> Iterator[tuple[str, str]]:
    """Every sentence in nested words, by its dotted name."""
    if NOT_PROSE.fullmatch(name):
        return
    if isinstance(of, str):
        yield name, of
    for key, value in _parts(of).items():
        yield from sentences(value, f"{name}.{key}")


def english() -> dict[str, str]:
    """All that can be translated, by name."""
    return {
        name: sentence
        for top in words.__all__
        for name, sentence in sentences(getattr(words, top), top)
    }


@cache
def translated(language: str) -> dict[str, str]:
    """All sentences in a language, by name; in English what it does not have."""
    found = english()
    path = TRANSLATIONS / f"{language}.json"
    if language != "en" and path.is_file():
        for name, (before, after) in json.loads(path.read_text("utf-8")).items():
            if found.get(name) == before:
                found[name] = after
    return found


def in_language(language: str, of: Any, name: str) -> Any:
    """Nested words of that name in a language, in the same form."""
    if isinstance(of, str):
        return translated(language).get(name, of)
    parts = {key: in_language(language, part, f"{name}.{key}") for key, part in _parts(of).items()}
    if _listed(of):
        return type(of)(parts.values())
    return parts if isinstance(of, dict) else of


def _parts(of: Any) -> dict[Any, Any]:
    return of if isinstance(of, dict) else dict(enumerate(of)) if _listed(of) else {}


def _listed(of: Any) -> bool:
    return isinstance(of, list | tuple)
