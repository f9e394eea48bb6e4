"""Finds every sentence to translate and its origin."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from specviz.errors import Line, SpecVizError
from specviz.words.catalogue import PARTS, named

PACKAGE = Path(__file__).parents[1]

# Modules and folders whose errors only command-line users and hosts see.
NOT_FOR_VISITORS = (
    "__main__.py",
    "claims.py",
    "commands/",
    "files.py",
    "lab/experiments/record.py",
    "lab/passes.py",
    "lab/prompts.py",
    "lab/recheck/",
    "lab/shards.py",
    "lab/bench_table.py",
    "service/examples.py",
    "service/variables.py",
    "service/environment.py",
    "static_site/",
    "sweep/journal.py",
)


class Declaration(NamedTuple):
    """A kind of declaration that holds its own words, one in each module of a folder.

    Attributes:
        kind: the class that is called with them.
        key: the argument that names a declaration in `part` of the catalogue.
    """

    folder: str
    kind: str
    key: str
    part: str


CLAIMS = Declaration("lab/claims", "Claim", "number", "myths.claims")
CHARTS = Declaration("views/charts", "Chart", "name", "charts")
DECLARED = (CLAIMS, CHARTS)


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
    prose = [Sentence(text, name) for part in PARTS for name, text in named(PARTS[part], part)]
    prose += [Sentence(text, name) for each in DECLARED for name, text in declared(each)]
    prose.sort(key=lambda sentence: sentence.name.partition(".")[0])
    lines = [
        Sentence(template.value, module=where.rpartition(":")[0])
        for where, template in error_lines()
        if isinstance(template, ast.Constant) and isinstance(template.value, str) and template.value
    ]
    return prose + lines


def declared(of: Declaration) -> Iterator[tuple[str, str]]:
    """Yield the words of every declaration of a kind as (dotted name, sentence).

    Reads the source code, since this package must not import what declarations need.
    """
    found = {}
    for path in (PACKAGE / of.folder).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=of.kind), keywords=keywords):
                    given = {keyword.arg: keyword.value for keyword in keywords}
                    name, words = (ast.literal_eval(given[key]) for key in (of.key, "words"))
                    found[name] = words
    for name, words in sorted(found.items()):
        yield from named(words, f"{of.part}.{name}")


@cache
def modules() -> Mapping[str, ast.Module]:
    """Return the package's modules, parsed, by their path in it; parsing takes seconds."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return {
        path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths
    }


def error_lines() -> Iterator[tuple[str, ast.expr]]:
    """Yield (path:line, first argument) of each error and `Line` that a visitor may see."""
    kinds = {Line.__name__, *(kind.__name__ for kind in SpecVizError.__subclasses__())}
    for name, tree in modules().items():
        for node in () if name.startswith(NOT_FOR_VISITORS) else ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=kind), args=[line, *_]) if kind in kinds:
                    yield f"{name}:{node.lineno}", line
