"""The prose that people read, as one value for each language.

    say = catalogue("es")
    say.page["run"]      # "Ejecutar"
    say.line(error)      # an error's line in Spanish

The English is in the modules of this package, the translations in `locale`, as gettext keeps them:
by the English sentence. A sentence without a translation, or whose English has changed since, is
shown in English. Where a language needs two translations of the same English, the entry's context
(`msgctxt`) is the sentence's dotted name, such as `viewer.transport.resume`.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from gettext import NullTranslations, translation
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

from specviz.errors import Line, SpecVizError
from specviz.words import examples, explore, learn, links, myths, page, pay, race, recorded, viewer

LANGUAGES = {"en": "English", "es": "Español", "ja": "日本語", "zh": "中文"}
LOCALE = Path(__file__).parent / "locale"
DOMAIN = "specviz"

Part = Mapping[str, Any]

PARTS: Mapping[str, Any] = MappingProxyType(
    {
        "continuations": examples.CONTINUATIONS,
        "drafters": page.DRAFTERS,
        "explore": explore.EXPLORE,
        "failures": learn.FAILURES,
        "files": page.FILES,
        "learn": learn.LEARN,
        "links": links.LINKS,
        "myths": myths.MYTHS,
        "page": page.PAGE,
        "pairs": page.PAIRS,
        "pay": pay.PAY,
        "questions": learn.QUESTIONS,
        "recorded": recorded.RECORDED,
        "requests": examples.REQUESTS,
        "sampling": race.SAMPLING,
        "stops": learn.STOPS,
        "viewer": viewer.VIEWER,
    }
)
"""All of the English, by the name of the attribute of a `Catalogue` that holds it."""

# For models or for the program, not for people.
_NOT_PROSE = re.compile(
    r"(continuations|requests)\.\w+\.(kind|prompt)"
    r"|stops\.\w+\.(target|shows|state|rule|of|changes)"
    r"|failures\.\w+\.setting"
    r"|viewer\.glossary\.\w+\.(term|see\.\d+|sources\.\d+\.url)"
)


@dataclass(frozen=True, eq=False, repr=False)
class Catalogue:
    """What the page says in one language: read-only, nested, by the keys of the English."""

    language: str
    continuations: Sequence[Part]
    drafters: Part
    explore: Part
    failures: Sequence[Part]
    files: Part
    learn: Part
    links: Part
    myths: Part
    page: Part
    pairs: Part
    pay: Part
    questions: Sequence[Part]
    recorded: Part
    requests: Sequence[Part]
    sampling: Part
    stops: Sequence[Part]
    viewer: Part
    _translation: NullTranslations

    @classmethod
    def of(cls, language: str, translation: NullTranslations) -> Self:
        """Everything in the language of a translation."""

        def translate(name: str, english: str) -> str:
            if not english or _NOT_PROSE.fullmatch(name):
                return english
            special = translation.pgettext(name, english)
            return translation.gettext(english) if special == english else special

        parts = {name: _mapped(part, name, translate) for name, part in PARTS.items()}
        return cls(language=language, _translation=translation, **parts)

    def line(self, text: str | SpecVizError) -> str:
        """An error, or the line of one, in this language; any other text unchanged."""
        if isinstance(text, SpecVizError):
            text = text.line
        if not isinstance(text, Line):
            return text
        template = self._translation.gettext(text.template) if text.template else ""
        if not text.values:
            return template
        return template.format(**{name: self.line(value) for name, value in text.values.items()})

    def sentences(self, *parts: str) -> str:
        """Joins sentences, without empty ones; no space follows a full-width stop."""
        return re.sub("([。！？]) ", r"\1", " ".join(filter(None, parts)))  # noqa: RUF001

    def __reduce__(self) -> tuple[Any, ...]:
        return catalogue, (self.language,)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of one of `LANGUAGES`."""
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is none of {', '.join(LANGUAGES)}")
    return Catalogue.of(language, translation(DOMAIN, LOCALE, [language], fallback=True))


def plain(part: Any) -> Any:
    """A part of a catalogue as plain dicts and lists, for JSON."""
    if isinstance(part, Mapping):
        return {key: plain(value) for key, value in part.items()}
    return [plain(value) for value in part] if isinstance(part, tuple) else part


def named(of: Any, name: str) -> Iterator[tuple[str, str]]:
    """The sentences of a part, each with its dotted name."""
    if isinstance(of, str):
        if of and not _NOT_PROSE.fullmatch(name):
            yield name, of
        return
    for key, value in entries(of):
        yield from named(value, f"{name}.{key}")


def _mapped(of: Any, name: str, change: Callable[[str, str], str]) -> Any:
    """A part of the same form, read-only, with every string changed."""
    if isinstance(of, str):
        return change(name, of)
    inside = ((key, _mapped(value, f"{name}.{key}", change)) for key, value in entries(of))
    if isinstance(of, Mapping):
        return MappingProxyType(dict(inside))
    return tuple(value for _, value in inside)


def entries(of: Any) -> Iterator[tuple[str, Any]]:
    """What a part holds, by key; an entry of a list goes by its identifier, or its number."""
    if isinstance(of, Mapping):
        yield from of.items()
        return
    for number, value in enumerate(of, 1):
        yield _identifier(value) or str(number), value


def _identifier(entry: Any) -> str:
    if not isinstance(entry, Mapping):
        return ""
    keys = ("id", "term", "kind", "setting")
    return next((entry[key] for key in keys if key in entry), "")


ENGLISH = catalogue("en")
