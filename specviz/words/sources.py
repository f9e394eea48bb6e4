"""Finds every sentence to translate and its origin."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from specviz.errors import Line, SpecVizError
from specviz.words.catalogue import PARTS, named

PACKAGE = Path(__file__).parents[1]
CLAIMS = PACKAGE / "lab" / "claims"

# Modules and folders whose errors only command-line users and hosts see.
NOT_FOR_VISITORS = (
    "__main__.py",
    "claims.py",
    "commands/",
    "files.py",
    "lab/experiments/record.py",
    "lab/passes.py",
    "lab/prompts.py",
    "lab/recheck/__main__.py",
    "lab/recheck/cache.py",
    "lab/recheck/reports.py",
    "lab/recheck/claim_results.py",
    "lab/shards.py",
    "lab/bench_table.py",
    "service/examples.py",
    "page/server/variables.py",
    "service/environment.py",
    "static_site/",
    "sweep/journal.py",
)


class Sentence(NamedTuple):
    """An English sentence or error template.

    Attributes:
        english: the sentence or template.
        name: dotted name in the catalogue; "" for an error.
        module: path of the raising module in `specviz`; "" for a sentence of the catalogue.
    """

    english: str
    name: str = ""
    module: str = ""


def sentences() -> list[Sentence]:
    """Return the catalogue's sentences, then those of errors by module; may hold duplicates."""
    parts = {**PARTS, "myths": {**PARTS["myths"], "claims": claims()}}
    prose = [Sentence(text, name) for part in parts for name, text in named(parts[part], part)]
    lines = [
        Sentence(template.value, module=where.rpartition(":")[0])
        for where, template in error_lines()
        if isinstance(template, ast.Constant) and isinstance(template.value, str)
    ]
    return prose + lines


def claims() -> dict[int, dict[str, Any]]:
    """Return the words of every claim, by its number.

    Reads the source code, since this package must not import what experiments need.
    """
    found = {}
    for path in CLAIMS.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Claim"), keywords=keywords):
                    given = {keyword.arg: keyword.value for keyword in keywords}
                    number, words = (ast.literal_eval(given[key]) for key in ("number", "words"))
                    found[number] = words
    return dict(sorted(found.items()))


def error_lines() -> Iterator[tuple[str, ast.expr]]:
    """Yield (path:line, first argument) of each error and `Line` that a visitor may see."""
    kinds = {Line.__name__, *(kind.__name__ for kind in SpecVizError.__subclasses__())}
    for path in sorted(PACKAGE.rglob("*.py")):
        if (name := path.relative_to(PACKAGE).as_posix()).startswith(NOT_FOR_VISITORS):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=kind), args=[line, *_]) if kind in kinds:
                    yield f"{name}:{node.lineno}", line
