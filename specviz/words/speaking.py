"""Words in the language of the present event. To be replaced by a `Catalogue` that is passed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from specviz.words.catalogue import LANGUAGES, Catalogue, catalogue, plain

__all__ = ["LANGUAGES", "Words", "in_language", "sentences", "spoken", "tell", "words"]


class _Spoken:
    """Which language is spoken now."""

    def __init__(self) -> None:
        self.ask: Callable[[], str] = lambda: "en"  # whoever serves visitors says how it is known
        self._chosen: ContextVar[str | None] = ContextVar("language", default=None)

    def now(self) -> str:
        return self._chosen.get() or self.ask()

    @property
    def say(self) -> Catalogue:
        return catalogue(self.now())

    @contextmanager
    def as_in(self, language: str) -> Iterator[None]:
        """Speaks a language inside a with statement."""
        token = self._chosen.set(language)
        try:
            yield
        finally:
            self._chosen.reset(token)


spoken = _Spoken()


def tell(text: str) -> str:
    """The line of an error in the language that is spoken now; any other text as it is."""
    return spoken.say.line(text)


def sentences(*said: str) -> str:
    """Sentences in a row, without those that are empty; a full-width stop brings its own space."""
    return spoken.say.sentences(*said)


def in_language(language: str, name: str) -> Any:
    """The words of that name in a language."""
    return plain(getattr(catalogue(language), name.lower()))


class Words(dict[str, Any]):
    """Nested words by key. What is read from it is in the language that is spoken now."""

    def __init__(self, path: tuple[str | int, ...], english: dict[str, Any]) -> None:
        self._path = path
        super().__init__({key: _words((*path, key), part) for key, part in english.items()})

    def __getitem__(self, key: str) -> Any:
        part = super().__getitem__(key)
        listed = isinstance(part, list) and any(isinstance(one, Words) for one in part)
        return part if isinstance(part, Words) or listed else plain(self._now()[key])

    def told(self) -> dict[str, Any]:
        """All of it as ordinary words, in the language that is spoken now."""
        whole: dict[str, Any] = plain(self._now())
        return whole

    def _now(self) -> Any:
        name, *path = self._path
        part = getattr(spoken.say, str(name).lower())
        for key in path:
            part = part[key]
        return part

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
    return _words((name,), english)


def _words(path: tuple[str | int, ...], english: Any) -> Any:
    if isinstance(english, dict):
        return Words(path, english)
    if isinstance(english, list) and english and isinstance(english[0], dict):
        return [Words((*path, i), part) for i, part in enumerate(english)]
    return english
