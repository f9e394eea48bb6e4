"""The training texts of the bundled models.

Each source yields *documents* of one *kind*. Sources:

python       the running interpreter's standard library (PSF licence)
prose        Jane Austen's six novels, from Debian's ``r-cran-janeaustenr`` (public domain)
definitions  WordNet's glosses, from Debian's ``wordnet-base`` (WordNet licence)
kjv          the King James Bible, from Debian's ``bible-kjv-text`` (public domain);
             used by the unaligned draft alone

:mod:`specviz.training.generated` generates the other kinds.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import struct
import subprocess
import sysconfig
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

DEBIAN_PACKAGES = (
    "r-cran-janeaustenr", "wordnet-base", "bible-kjv-text", "bible-kjv",
)  # fmt: skip

_SKIPPED_STDLIB = {
    "site-packages", "test", "tests", "idlelib", "turtledemo", "lib2to3", "pydoc_data",
    "encodings", "msilib", "ensurepip", "__pycache__", "lib-dynload", "idle_test",
}  # fmt: skip
_LONGEST_LINE = 110
_LONGEST_LITERAL = 40


def fetch_packages(folder: Path) -> None:
    """Download and unpack the Debian packages into ``folder`` (nothing is installed)."""
    folder.mkdir(parents=True, exist_ok=True)
    for package in DEBIAN_PACKAGES:
        subprocess.run(["apt-get", "download", package], cwd=folder, check=True)
        for archive in sorted(folder.glob(f"{package}_*.deb")):
            subprocess.run(["dpkg", "-x", archive.name, "."], cwd=folder, check=True)


def is_held_out(name: str, one_in: int = 24) -> bool:
    """Whether the document with this name is held out; depends only on the name."""
    return hashlib.sha256(name.encode()).digest()[0] % one_in == 0


def python_documents(root: Path | None = None) -> Iterator[tuple[str, str]]:
    """Yield ``(relative path, cleaned source)`` for the standard library's modules."""
    root = root or Path(sysconfig.get_paths()["stdlib"])
    for path in sorted(root.rglob("*.py")):
        relative = path.relative_to(root)
        parts = set(relative.parts[:-1])
        if parts & _SKIPPED_STDLIB or relative.parts[0].startswith(("config-", "_sysconfigdata")):
            continue
        try:
            source = clean_python(path.read_text(encoding="utf-8"))
        except (UnicodeDecodeError, SyntaxError):
            continue
        if len(source) > 200:
            yield relative.as_posix(), source


def clean_python(source: str) -> str:
    """Drop licence headers, tables, and statements with overlong lines; tidy white space."""
    lines = [line.rstrip().expandtabs() for line in source.splitlines()]
    drop: set[int] = set()
    for statement in ast.parse("\n".join(lines)).body:
        first, last = statement.lineno - 1, (statement.end_lineno or statement.lineno)
        is_table = isinstance(statement, ast.Assign) and last - first > _LONGEST_LITERAL
        if is_table or any(len(line) > _LONGEST_LINE for line in lines[first:last]):
            drop.update(range(first, last))
    kept = [line for number, line in enumerate(lines) if number not in drop]
    while kept and (not kept[0] or kept[0].startswith("#")):
        kept.pop(0)
    return re.sub(r"\n{4,}", "\n\n\n", "\n".join(kept)).strip() + "\n"


def prose_documents(packages: Path) -> Iterator[tuple[str, str]]:
    """Yield ``(novel and number, chapter)``: one line per paragraph, with blank lines between."""
    database = packages / "usr/lib/R/site-library/janeaustenr/data/Rdata.rdb"
    for lines in _serialised_string_vectors(database.read_bytes()):
        title = lines[0].strip().title()
        chapters: list[list[str]] = [[]]
        for line in lines:
            if re.match(r"\s*(CHAPTER|Chapter)\s+([IVXLC]+|\d+)\.?\s*$", line):
                chapters.append([])
            else:
                chapters[-1].append(line)
        for number, chapter in enumerate(chapters[1:], 1):
            text = _join_paragraphs(chapter)
            if len(text) > 1000:
                yield f"{title} {number}", text


def _join_paragraphs(lines: list[str]) -> str:
    text = "\n".join(line.strip() for line in lines)
    text = text.replace("_", "").replace("\u201c", '"').replace("\u201d", '"')
    text = re.sub(r"\n(VOLUME|Volume|END|End|THE END|Finis|FINIS)[^\n]*", "\n", text)
    paragraphs = (re.sub(r"\s+", " ", part).strip() for part in re.split(r"\n\s*\n", text))
    return "\n\n".join(part for part in paragraphs if part) + "\n"


def _serialised_string_vectors(data: bytes) -> Iterator[list[str]]:
    """Decode the character vectors of an R lazy-load database.

    Records are a big-endian length and a zlib stream; inside is R's XDR serialisation,
    version 3 (R Internals, section 1.8): a 14-byte header, the native encoding's name, then
    a STRSXP (type 16) whose elements are CHARSXPs: flags, length, bytes.
    """
    position = 0
    while position < len(data):
        stream = zlib.decompressobj()
        record = stream.decompress(data[position + 4 :])
        position = len(data) - len(stream.unused_data)
        (name_length,) = struct.unpack_from(">i", record, 14)
        offset = 18 + name_length
        flags, count = struct.unpack_from(">ii", record, offset)
        if flags & 0xFF != 16:
            continue
        offset += 8
        strings = []
        for _ in range(count):
            _, length = struct.unpack_from(">ii", record, offset)
            offset += 8
            strings.append(record[offset : offset + max(length, 0)].decode("utf-8", "replace"))
            offset += max(length, 0)
        yield strings


_PARTS = {"noun": "noun", "verb": "verb", "adj": "adjective", "adv": "adverb"}


def definition_documents(
    packages: Path, entries: int = 24, *, common: bool = True
) -> Iterator[tuple[str, str]]:
    """Yield groups of dictionary entries in alphabetical order, one per line.

    An entry is ``word (noun): definition; "example"``. Each plain word has at most its two
    commonest senses. ``common`` selects the words that occur in WordNet's sense-tagged texts;
    without it, the others. File formats: wndb(5WN).
    """
    folder = packages / "usr/share/wordnet"
    lines: list[tuple[str, int, str]] = []
    for rank, (suffix, part) in enumerate(_PARTS.items()):
        glosses: dict[str, str] = {}
        words: dict[str, str] = {}
        for line in (folder / f"data.{suffix}").read_text(encoding="latin-1").splitlines():
            if not line.startswith(" "):
                entry, _, gloss = line.partition(" | ")
                offset = entry.split(" ", 1)[0]
                glosses[offset], words[offset] = gloss.strip(), entry
        for line in (folder / f"index.{suffix}").read_text(encoding="latin-1").splitlines():
            fields = line.split()
            if line.startswith(" ") or not re.fullmatch(r"[a-z]{3,14}", fields[0]):
                continue
            word, senses = fields[0], int(fields[2])
            is_common = int(fields[-senses - 1]) > 0
            for offset in fields[-senses:][:2]:
                is_name = f" {word} " not in words[offset].replace("(", " ")
                if is_common == common and not is_name and len(glosses[offset]) <= 200:
                    lines.append((word, rank, f"{word} ({part}): {glosses[offset]}"))
    lines.sort(key=lambda item: item[:2])
    for start in range(0, len(lines), entries):
        group = lines[start : start + entries]
        yield f"wordnet {group[0][0]}", "\n".join(text for _, _, text in group) + "\n"


def kjv_documents(packages: Path) -> Iterator[tuple[str, str]]:
    """Yield ``(book, text)``, one verse per line, as the package's own program prints them."""
    output = subprocess.run(
        [packages / "usr/bin/bible", "-f", "-l9999", "-p", packages / "usr/lib", "gen1:1-rev22:21"],
        check=True, capture_output=True, text=True, encoding="latin-1", stdin=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "C"},
    ).stdout  # fmt: skip
    books: dict[str, list[str]] = {}
    for line in output.splitlines():
        if match := re.match(r"\s*(\d?[A-Za-z]+?)(\d+:\d+)\s+(.*\S)", line):
            books.setdefault(match[1], []).append(match[3])
    for book, verses in books.items():
        yield f"kjv {book}", "\n".join(verses) + "\n"


SOURCES: dict[str, Callable[[Path], Iterator[tuple[str, str]]]] = {
    "python": lambda packages: python_documents(),
    "prose": prose_documents,
    "definitions": definition_documents,
    "kjv": kjv_documents,
}
