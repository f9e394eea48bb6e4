"""The training texts of the bundled models.

Each source yields *documents* of one *kind*. Sources:

python       the running interpreter's standard library (PSF licence)
prose        Jane Austen's six novels, from Debian's ``r-cran-janeaustenr`` (public domain)
definitions  WordNet's glosses, from Debian's ``wordnet-base`` (WordNet licence)
kjv          the King James Bible, from Debian's ``bible-kjv-text`` (public domain);
             used by the unaligned draft alone

and, of further text, which is never held out, so that losses remain comparable:

python       libraries from PyPI with permissive licences, the same versions on every run
prose        Victorian novels in the editions of Standard Ebooks (public domain, CC0)
definitions  WordNet's rarer words

:mod:`specviz.training.generated` generates the other kinds.
"""

from __future__ import annotations

import ast
import hashlib
import html
import os
import re
import struct
import subprocess
import sys
import sysconfig
import zipfile
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

# Further text

#: Libraries by the licence that their metadata states.
LICENCES = {
    "MIT":
        "anyio==4.16.0 attrs==26.1.0 beautifulsoup4==4.15.0 black==26.10.1 bottle==0.13.4 "
        "fastapi==0.165.0 jsonschema==4.26.0 loguru==0.7.3 markdown-it-py==4.3.0 "
        "marshmallow==4.4.0 more-itertools==11.2.1 mypy==2.4.1 pydantic==2.14.3 pytest==9.2.0 "
        "rich==15.0.0 setuptools==84.2.1 simpy==4.1.2 SQLAlchemy==2.1.9 textual==8.2.8 "
        "tomlkit==0.14.0 Twisted==26.10.0 urllib3==2.8.0",
    "Apache-2.0": "arrow==1.4.0 huggingface_hub==2.4.0 requests==2.34.2 tornado==6.6.1",
    "BSD": "boltons==26.2.0 Jinja2==3.1.6 mpmath==1.3.0 prompt_toolkit==3.0.53 sympy==1.14.0",
    "BSD-3-Clause":
        "celery==5.7.0 click==8.5.1 dask==2026.8.0 Django==5.2.19 Flask==3.1.3 fsspec==2026.9.0 "
        "httpcore==1.0.9 httpx==0.28.1 kombu==5.7.0 Markdown==3.11.3 mistune==3.4.0 "
        "networkx==3.6.1 Scrapy==2.19.0 starlette==1.10.0 toolz==1.2.0 Werkzeug==3.1.9 "
        "WTForms==3.3.2",
    "Apache-2.0 or BSD-2-Clause": "packaging==26.3",
    "BSD-2-Clause": "Sphinx==9.0.4",
    "MIT or Apache-2.0": "trio==0.35.0",
}  # fmt: skip
LIBRARIES = sorted(" ".join(LICENCES.values()).split(), key=str.lower)

#: Repositories of github.com/standardebooks.
NOVELS = (
    "anne-bronte_the-tenant-of-wildfell-hall",
    "anthony-trollope_barchester-towers",
    "arthur-conan-doyle_the-adventures-of-sherlock-holmes",
    "charles-dickens_david-copperfield",
    "charlotte-bronte_villette",
    "elizabeth-gaskell_north-and-south",
    "emily-bronte_wuthering-heights",
    "george-eliot_middlemarch",
    "henry-james_the-portrait-of-a-lady",
    "louisa-may-alcott_little-women",
    "wilkie-collins_the-woman-in-white",
)

#: Most characters taken from one library, so that none dominates.
LIBRARY_LIMIT = 1_500_000
_SKIPPED_FOLDERS = {
    "test", "tests", "testing", "_vendor", "vendored", "locale", "conf", "dialects", "lang",
    "typeshed", "benchmarks", "search", "gis",
}  # fmt: skip
_SHORTEST_BLOCK = 120


def fetch_further(folder: Path) -> None:
    """Download the libraries and novels into ``folder``, except the novels it has."""
    wheels, books = folder / "wheels", folder / "books"
    pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:"]
    subprocess.run([*pip, "-d", wheels, *LIBRARIES], check=True)
    for name in NOVELS:
        if not (books / name).exists():
            address = f"https://github.com/standardebooks/{name}"
            subprocess.run(["git", "clone", "-q", "--depth=1", address, books / name], check=True)


def library_documents(packages: Path) -> Iterator[tuple[str, str]]:
    """Yield ``(library and path, cleaned source)`` of the libraries' modules."""
    for wheel in sorted((packages / "wheels").glob("*.whl")):
        taken = 0
        with zipfile.ZipFile(wheel) as archive:
            for name in sorted(archive.namelist()):
                parts = name.split("/")
                is_test = parts[-1].startswith(("test_", "conftest"))
                if not name.endswith(".py") or is_test or _SKIPPED_FOLDERS & set(parts[:-1]):
                    continue
                try:
                    source = clean_python(archive.read(name).decode("utf-8"))
                except (UnicodeDecodeError, SyntaxError):
                    continue
                if len(source) > 400 and taken < LIBRARY_LIMIT and source.isascii():
                    taken += len(source)
                    yield f"{wheel.name.split('-')[0]}/{name}", source


def novel_documents(packages: Path) -> Iterator[tuple[str, str]]:
    """Yield ``(novel and file, chapter)`` in the form of the Austen chapters."""
    for folder in sorted((packages / "books").iterdir()):
        for path in sorted((folder / "src/epub/text").glob("*.xhtml")):
            page = path.read_text(encoding="utf-8")
            if "z3998:fiction" in page and "<p>" in page:
                text = _plain(page)
                if len(text) > 1000:
                    yield f"{folder.name}/{path.stem}", text


def _plain(page: str) -> str:
    """Return an XHTML chapter's paragraphs, one per line, with typewriter punctuation."""
    paragraphs = (
        re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", "", paragraph))).strip()
        for paragraph in re.findall(r"<p\b[^>]*>(.*?)</p>", page, re.DOTALL)
    )
    return "\n\n".join(filter(None, paragraphs)).translate(_TYPEWRITER) + "\n"


_TYPEWRITER = str.maketrans({
    "\u201c": '"', "\u201d": '"', "\u2018": "'", "\u2019": "'", "\u2014": "--", "\u2e3a": "----",
    "\u2013": "-", "\u2026": "...", "\u2060": "", "\ufeff": "", "\u00a0": " ", "\u200a": " ",
    "\u202f": " ",
})  # fmt: skip


FURTHER: dict[str, Callable[[Path], Iterator[tuple[str, str]]]] = {
    "python": library_documents,
    "prose": novel_documents,
    "definitions": lambda packages: definition_documents(packages, common=False),
}


def further_documents(
    kind: str, packages: Path | None, held_out: list[str]
) -> Iterator[tuple[str, str]]:
    """Yield more documents of a kind, without held-out or repeated blocks.

    A block is a top-level statement, a paragraph or a definition; short ones may repeat.
    """
    if packages is None or kind not in FURTHER:
        return
    separator = {"python": "\n\n\n", "prose": "\n\n", "definitions": "\n"}[kind]
    seen = {_essence(block) for text in held_out for block in text.split(separator)}
    for name, text in FURTHER[kind](packages):
        kept = []
        for block in text.split(separator):
            essence = _essence(block)
            if len(essence) < _SHORTEST_BLOCK and kind != "definitions":
                kept.append(block)
            elif essence not in seen:
                seen.add(essence)
                kept.append(block)
        if kept:
            yield name, separator.join(kept).rstrip("\n") + "\n"


def _essence(block: str) -> str:
    """Return a block's text for comparison: without white space or a definition's headword."""
    return re.sub(r"^\S+ \((?:noun|verb|adjective|adverb)\): |\s+", "", block)
