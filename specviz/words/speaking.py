"""Words that speak the language of whoever is served.

`PAGE["run"]` is in English, unless `spoken` says that another language is spoken now. A translation
is a JSON file in `translations`: the name of each sentence, as `PAGE.tabs.watch`, to what it says
in English and in the other language. The English is there so that a sentence that changes is
noticed: what translates another sentence than today's is not used.

The lines of errors are written where they are raised, in rooms that know no languages: theirs are
in `translations/errors`, by the English template.
"""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

from specviz.errors import Line

TRANSLATIONS = Path(__file__).parent / "translations"
LANGUAGES = {"en": "English", "es": "Español", "ja": "日本語", "zh": "中文"}


class _Spoken:
    """Which language is spoken now."""

    def __init__(self) -> None:
        self.ask: Callable[[], str] = lambda: "en"  # whoever serves visitors says how it is known
        self._chosen: ContextVar[str | None] = ContextVar("language", default=None)

    def now(self) -> str:
        return self._chosen.get() or self.ask()

    @contextmanager
    def as_in(self, language: str) -> Iterator[None]:
        """Speaks a language inside a with statement."""
        token = self._chosen.set(language)
        try:
            yield
        finally:
            self._chosen.reset(token)


spoken = _Spoken()


@cache
def translations(language: str) -> dict[str, tuple[str, str]]:
    """By name, what a sentence says in English and in that language."""
    path = TRANSLATIONS / f"{language}.json"
    if language == "en" or not path.is_file():
        return {}
    said: dict[str, tuple[str, str]] = json.loads(path.read_text("utf-8"))
    return said


def said(language: str, name: str, english: str) -> str:
    """A sentence in a language; in English where that language does not have it."""
    before, after = translations(language).get(name, ("", ""))
    return after if before == english else english


@cache
def error_lines(language: str) -> dict[str, str]:
    """By the English template of an error's line, the template in that language."""
    path = TRANSLATIONS / "errors" / f"{language}.json"
    lines: dict[str, str] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return lines


def tell(text: str) -> str:
    """The line of an error in the language that is spoken now; any other text as it is."""
    if not isinstance(text, Line):
        return text
    template = error_lines(spoken.now()).get(text.template, text.template)
    if not text.values:
        return template
    return template.format(**{name: tell(value) for name, value in text.values.items()})


def sentences(*said: str) -> str:
    """Sentences in a row, without those that are empty; a full-width stop brings its own space."""
    return re.sub("([。！？]) ", r"\1", " ".join(filter(None, said)))  # noqa: RUF001


def in_language(language: str, of: Any, name: str) -> Any:
    """Nested words of that name in a language, in the same form."""
    if isinstance(of, str):
        return said(language, name, of)
    if isinstance(of, dict):
        parts = dict.items(of)  # in English, whatever is spoken now
        return {key: in_language(language, part, f"{name}.{key}") for key, part in parts}
    if isinstance(of, list | tuple):
        return type(of)(in_language(language, part, f"{name}.{i}") for i, part in enumerate(of))
    return of


class Words(dict[str, Any]):
    """Nested words by key. What is read from it is in the language that is spoken now."""

    def __init__(self, name: str, english: dict[str, Any]) -> None:
        self._name = name
        super().__init__({key: words(f"{name}.{key}", part) for key, part in english.items()})

    def __getitem__(self, key: str) -> Any:
        part = super().__getitem__(key)
        listed = isinstance(part, list) and any(isinstance(one, Words) for one in part)
        if isinstance(part, Words) or listed:
            return part
        return in_language(spoken.now(), part, f"{self._name}.{key}")

    def told(self) -> dict[str, Any]:
        """All of it as ordinary words, in the language that is spoken now."""
        whole: dict[str, Any] = in_language(spoken.now(), self, self._name)
        return whole

    def get(self, key: str, default: Any = None) -> Any:
        try:
            return self[key]
        except KeyError:
            return default

    def items(self) -> Any:
        return {key: self[key] for key in self}.items()

    def values(self) -> Any:
        return {key: self[key] for key in self}.values()


def words(name: str, english: Any) -> Any:
    """Nested words of that name, from now on in the language that is spoken."""
    if isinstance(english, dict):
        return Words(name, english)
    if isinstance(english, list) and english and isinstance(english[0], dict):
        return [Words(f"{name}.{i}", part) for i, part in enumerate(english)]
    return english
