"""Updates translators' files when the English changes, and compiles them for the page.

Only this module needs polib, a development dependency. When the English changes, the old
translation stays as a *fuzzy* entry, and the page shows English until a translator has revised it
and removed the mark.
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
SIMILAR = 0.6  # least difflib ratio for offering an old sentence's translation
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
    """Return the path of a language's .po file; its compiled .mo is in the same folder."""
    return locale / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(path: Path) -> polib.POFile:
    """Read a .po file; empty if it does not exist."""
    if path.is_file():
        return polib.pofile(str(path), wrapwidth=_WIDTH)
    return polib.POFile(wrapwidth=_WIDTH)


def write(file: polib.POFile, path: Path) -> None:
    """Write a .po file, and its valid entries as .mo."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file.save(str(path))
    path.with_suffix(".mo").write_bytes(file.to_binary())


def merge(old: polib.POFile, sentences: Sequence[Sentence], language: str) -> polib.POFile:
    """Update a language's file to the current sentences, in their order.

    A new sentence inherits, as fuzzy, the previous translation under its name, or else that of the
    most similar removed sentence.
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
    name = old.metadata.get("Language-Name", language)
    file.metadata = {**_HEADER, "Language": language, "Language-Name": name}
    file.extend(merged.values())
    return file


def lacking(file: polib.POFile, sentences: Sequence[Sentence]) -> Iterator[Lack]:
    """Yield the sentences without a valid translation in a language's file."""
    for entry in merge(file, sentences, ""):
        if not entry.msgstr or entry.fuzzy:
            where = entry.comment or " ".join(module for module, _ in entry.occurrences)
            yield Lack("outdated" if entry.fuzzy else "missing", where, entry.msgid)


def marks(sentence: str) -> Counter[str]:
    """Count what a translation must keep: placeholders, emphasis, headings, code and links."""
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
