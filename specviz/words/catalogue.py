"""The user-facing prose, as one catalogue per language.

    say = catalogue("es")
    say.page["run"]      # "Ejecutar"
    say.line(error)      # an error's line in Spanish

The English is in this package's modules, that of claims in `specviz.lab.claims`; `locale` has the
translations, as gettext files keyed by the English sentence. A sentence without a translation, or
whose English has changed since, appears in English. Where a language needs two translations of the
same English, the entry's context (`msgctxt`) is the sentence's dotted name, such as
`viewer.transport.resume`.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from gettext import NullTranslations, translation
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

from specviz.errors import Line, SpecVizError
from specviz.words import (
    classroom,
    engines,
    examples,
    explore,
    learn,
    lesson,
    links,
    myths,
    page,
    pay,
    recorded,
    rules,
    site,
    tour,
    trees,
    viewer,
)

LOCALE = Path(__file__).parent / "locale"
DOMAIN = "specviz"


def find_languages(locale: Path = LOCALE) -> dict[str, str]:
    """Return English and the languages of a folder of translations, each with its own name.

    The name stands in the header of a translators' file, as `Language-Name`.
    """
    codes = sorted(path.parents[1].name for path in locale.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    infos = {code: translation(DOMAIN, locale, [code]).info() for code in codes}
    return {"en": "English", **{code: info["language-name"] for code, info in infos.items()}}


LANGUAGES = find_languages()

Part = Mapping[str, Any]

PARTS: Mapping[str, Any] = MappingProxyType(
    {
        "classroom": classroom.CLASSROOM,
        "continuations": examples.CONTINUATIONS,
        "controllers": rules.CONTROLLERS,
        "drafters": page.DRAFTERS,
        "drafters_of": page.DRAFTERS_OF,
        "engines": engines.ENGINES,
        "explore": explore.EXPLORE,
        "failures": learn.FAILURES,
        "files": page.FILES,
        "learn": learn.LEARN,
        "lesson": lesson.LESSON,
        "links": links.LINKS,
        "myths": myths.MYTHS,
        "page": page.PAGE,
        "pairs": page.PAIRS,
        "pay": pay.PAY,
        "questions": learn.QUESTIONS,
        "recorded": recorded.RECORDED,
        "requests": examples.REQUESTS,
        "rules": rules.RULES,
        "site": site.SITE,
        "stops": tour.STOPS,
        "trees": trees.TREES,
        "viewer": viewer.VIEWER,
    }
)
"""All English prose, by the name of its attribute of `Catalogue`."""

# Names of entries for models or for the program, which are not translated.
_NOT_PROSE = re.compile(
    r"(continuations|requests)\.\w+\.(kind|prompt)"
    r"|(stops|questions)\.\w+\.id"
    r"|stops\.\w+\.(target|shows|state|rule|of|changes|recorded)"
    r"|failures\.\w+\.setting"
    r"|viewer\.rules\.kind\.[\w-]+"
    r"|viewer\.glossary\.\w+\.(term|see\.\d+|sources\.\d+\.url)"
)


@dataclass(frozen=True, eq=False, repr=False)
class Catalogue:
    """The prose in one language: read-only, with the same nested keys as the English."""

    language: str
    classroom: Part
    continuations: Sequence[Part]
    controllers: Part
    drafters: Part
    drafters_of: Part
    engines: Part
    explore: Part
    failures: Sequence[Part]
    files: Part
    learn: Part
    lesson: Part
    links: Part
    myths: Part
    page: Part
    pairs: Part
    pay: Part
    questions: Sequence[Part]
    recorded: Part
    requests: Sequence[Part]
    rules: Part
    site: Part
    stops: Sequence[Part]
    trees: Part
    viewer: Part
    _translation: NullTranslations

    @classmethod
    def of(cls, language: str, translation: NullTranslations) -> Self:
        """Build the catalogue of a language from its translation."""
        translate = partial(_translate, translation)
        parts = {name: _mapped(part, name, translate) for name, part in PARTS.items()}
        return cls(language=language, _translation=translation, **parts)

    def translated(self, words: Part, name: str) -> Part:
        """Translate words that stand elsewhere, such as a claim's; `name` is their dotted name."""
        part: Part = _mapped(words, name, partial(_translate, self._translation))
        return part

    def drafter(self, name: str, pair: str) -> str:
        """Return the name of a drafter for a pair: its draft may be a head."""
        own: Part = self.drafters_of.get(pair, {})
        return str(own.get(name, self.drafters[name]))

    def line(self, text: str | SpecVizError) -> str:
        """Translate an error or its line; return any other text unchanged."""
        if isinstance(text, SpecVizError):
            text = text.line
        if not isinstance(text, Line):
            return text
        template = self._translation.gettext(text.template) if text.template else ""
        if not text.values:
            return template
        return template.format(**{name: self._value(name, it) for name, it in text.values.items()})

    def _value(self, name: str, value: Any) -> Any:
        """Translate a value of a line; drafters get the names that the page shows."""
        if name in ("drafter", "others"):
            return str(self.viewer["comma"]).join(
                self.drafters.get(one, one) for one in str(value).split(", ")
            )
        return self.line(value)

    def sentences(self, *parts: str) -> str:
        """Join the non-empty sentences, without a space after a full-width stop."""
        return re.sub("([。！？]) ", r"\1", " ".join(filter(None, parts)))  # noqa: RUF001

    def __reduce__(self) -> tuple[Any, ...]:
        return catalogue, (self.language,)


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of one of `LANGUAGES`."""
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is none of {', '.join(LANGUAGES)}")
    return Catalogue.of(language, translation(DOMAIN, LOCALE, [language], fallback=True))


def plain(part: Any) -> Any:
    """Convert a part of a catalogue to plain dicts and lists, for JSON."""
    if isinstance(part, Mapping):
        return {key: plain(value) for key, value in part.items()}
    return [plain(value) for value in part] if isinstance(part, tuple) else part


def named(of: Any, name: str) -> Iterator[tuple[str, str]]:
    """Yield a part's sentences as (dotted name, sentence)."""
    if isinstance(of, str):
        if of and not _NOT_PROSE.fullmatch(name):
            yield name, of
        return
    for key, value in entries(of):
        yield from named(value, f"{name}.{key}")


def _translate(translation: NullTranslations, name: str, english: str) -> str:
    if not english or _NOT_PROSE.fullmatch(name):
        return english
    special = translation.pgettext(name, english)
    return translation.gettext(english) if special == english else special


def _mapped(of: Any, name: str, change: Callable[[str, str], str]) -> Any:
    """Return a read-only copy of a part with `change` applied to every string."""
    if isinstance(of, str):
        return change(name, of)
    inside = ((key, _mapped(value, f"{name}.{key}", change)) for key, value in entries(of))
    if isinstance(of, Mapping):
        return MappingProxyType(dict(inside))
    return tuple(value for _, value in inside)


def entries(of: Any) -> Iterator[tuple[str, Any]]:
    """Yield a part's entries as (key, value); a list's keys are identifiers or numbers from 1."""
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
