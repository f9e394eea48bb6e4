"""The translators' files: kept up with the English, and compiled for the page.

This is the only module that needs polib, which is installed for development only. It keeps what
was translated before as a *fuzzy* entry when the English changes: the page shows English until a
translator has revised it and removed the mark.
"""

import difflib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import polib

from specviz.words.catalogue import DOMAIN, LANGUAGES, LOCALE
from specviz.words.sources import Sentence

TRANSLATED = tuple(language for language in LANGUAGES if language != "en")
SIMILAR = 0.6  # of a sentence's characters, for an old translation to be worth a look
_WIDTH = 100
_HEADER = {
    "Project-Id-Version": "SpecViz",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
}

Key = tuple[str | None, str]
"""The context and the English of an entry."""


class Lack(NamedTuple):
    """A sentence without a valid translation: `missing`, or `outdated` if its English changed."""

    why: str
    where: str
    english: str


def po_path(language: str, locale: Path = LOCALE) -> Path:
    """A language's file for translators; the compiled .mo lies beside it."""
    return locale / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(path: Path) -> polib.POFile:
    """The entries of a file; none if there is no such file."""
    if path.is_file():
        return polib.pofile(str(path), wrapwidth=_WIDTH)
    return polib.POFile(wrapwidth=_WIDTH)


def write(file: polib.POFile, path: Path) -> None:
    """Writes a .po, and the .mo of its valid entries."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file.save(str(path))
    path.with_suffix(".mo").write_bytes(file.to_binary())


def merge(old: polib.POFile, sentences: Sequence[Sentence], language: str) -> polib.POFile:
    """What a language's file becomes for today's sentences, in their order.

    A sentence that is new takes over, as fuzzy, what was translated under its name before, or
    else the translation of the most similar sentence that is gone.
    """
    known: dict[Key, polib.POEntry] = {(entry.msgctxt, entry.msgid): entry for entry in old}
    by_name = {name: entry for entry in old for name in entry.comment.split()}
    contexts = {entry.msgctxt for entry in old}
    merged: dict[Key, polib.POEntry] = {}
    for english, name, module in sentences:
        key: Key = (name if name in contexts else None, english)
        entry = merged.setdefault(key, polib.POEntry(msgid=english, msgctxt=key[0]))
        if name:
            entry.comment = f"{entry.comment}\n{name}".strip()
        elif (module, "") not in entry.occurrences:
            entry.occurrences.append((module, ""))
    gone = {entry.msgid: entry for key, entry in known.items() if key not in merged}
    for key, entry in merged.items():
        if "{" in entry.msgid:
            entry.flags.append("python-brace-format")
        before = known.get(key) or _before(entry, by_name, gone)
        if before is not None and before.msgstr:
            _take_over(entry, before)
    file = polib.POFile(wrapwidth=_WIDTH)
    file.metadata = {**_HEADER, "Language": language}
    file.extend(merged.values())
    return file


def lacking(file: polib.POFile, sentences: Sequence[Sentence]) -> Iterator[Lack]:
    """The sentences that a language's file has no valid translation for."""
    for entry in merge(file, sentences, ""):
        if not entry.msgstr or entry.fuzzy:
            where = entry.comment or " ".join(module for module, _ in entry.occurrences)
            yield Lack("outdated" if entry.fuzzy else "missing", where, entry.msgid)


def marks(sentence: str) -> Counter[str]:
    """What a translation must keep: placeholders, emphasis, headings, code, links."""
    return Counter(re.findall(r"\{[^}]*\}|\*\*|^#+ |`[^`]*`|\]\([^)]*\)", sentence, re.MULTILINE))


def _before(
    entry: polib.POEntry, by_name: dict[str, polib.POEntry], gone: dict[str, polib.POEntry]
) -> polib.POEntry | None:
    for name in entry.comment.split():
        if name in by_name:
            return by_name[name]
    similar = difflib.get_close_matches(entry.msgid, gone, 1, SIMILAR)
    return gone[similar[0]] if similar else None


def _take_over(entry: polib.POEntry, before: polib.POEntry) -> None:
    entry.msgstr = before.msgstr
    entry.tcomment = before.tcomment
    if before.msgid == entry.msgid and not before.fuzzy:
        return
    entry.flags.insert(0, "fuzzy")
    entry.previous_msgid = before.previous_msgid if before.fuzzy else before.msgid
