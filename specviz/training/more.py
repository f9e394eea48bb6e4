"""More training text for three kinds, and more seeds for the generated ones; never held out.

python       libraries from PyPI with permissive licences, the same versions on every run
prose        Victorian novels in the editions of Standard Ebooks (public domain, CC0)
definitions  WordNet's rarer words, which :mod:`specviz.training.corpora` leaves out

Only :mod:`specviz.training.corpora` has held-out text, so losses remain comparable. Blocks that
occur in held-out text or earlier in the new text are dropped.
"""

from __future__ import annotations

import html
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

from specviz.training import generated
from specviz.training.corpora import clean_python, definition_documents

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
_SKIPPED = {
    "test", "tests", "testing", "_vendor", "vendored", "locale", "conf", "dialects", "lang",
    "typeshed", "benchmarks", "search", "gis",
}  # fmt: skip
_SHORTEST_BLOCK = 120


def fetch(folder: Path) -> None:
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
                if not name.endswith(".py") or is_test or _SKIPPED & set(parts[:-1]):
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


SOURCES: dict[str, Callable[[Path], Iterator[tuple[str, str]]]] = {
    "python": library_documents,
    "prose": novel_documents,
    "definitions": lambda packages: definition_documents(packages, common=False),
}


def documents(kind: str, packages: Path | None, held_out: list[str]) -> Iterator[tuple[str, str]]:
    """Yield more documents of a kind, without held-out or repeated blocks.

    A block is a top-level statement, a paragraph or a definition; short ones may repeat.
    """
    if packages is None or kind not in SOURCES:
        return
    separator = {"python": "\n\n\n", "prose": "\n\n", "definitions": "\n"}[kind]
    seen = {_essence(block) for text in held_out for block in text.split(separator)}
    for name, text in SOURCES[kind](packages):
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


def generated_documents(
    kind: str, first: int, count: int, passages: list[str], held_out: list[str]
) -> Iterator[tuple[str, str]]:
    """Yield documents of a generated kind for ``count`` even seeds from ``first``."""
    apart = set(held_out)
    for seed in range(first, first + 2 * count, 2):
        if kind == "repetition":
            text = generated.repetition(seed, passages)
        else:
            text = generated.generate(kind, seed)
        if text not in apart:
            yield f"{kind} seed {seed}", text
