"""Every sentence to translate, with where it is used."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from specviz.errors import Line, SpecVizError
from specviz.words.catalogue import PARTS, named

PACKAGE = Path(__file__).parents[1]

# Their errors are for the command line and for hosts: no visitor of the page meets them.
NOT_FOR_VISITORS = {
    "__main__.py",
    "claims.py",
    "commands/explore.py",
    "commands/models.py",
    "files.py",
    "lab/claims/record.py",
    "lab/passes.py",
    "lab/prompts.py",
    "lab/recheck/__main__.py",
    "lab/recheck/making.py",
    "lab/recheck/reports.py",
    "lab/recheck/tried.py",
    "lab/shards.py",
    "lab/bench_table.py",
    "service/examples.py",
    "service/environment.py",
    "sweep/journal.py",
    "views/html.py",
}


class Sentence(NamedTuple):
    """An English sentence, or the template of an error's line.

    Attributes:
        name: its dotted name in the catalogue; "" for an error.
        module: the module of `specviz` that raises it; "" for a sentence of the catalogue.
    """

    english: str
    name: str = ""
    module: str = ""


def sentences() -> list[Sentence]:
    """All of them, in the order of their names, then of the modules; some occur repeatedly."""
    prose = [Sentence(text, name) for part in PARTS for name, text in named(PARTS[part], part)]
    lines = [
        Sentence(template.value, module=where.rpartition(":")[0])
        for where, template in error_lines()
        if isinstance(template, ast.Constant) and isinstance(template.value, str)
    ]
    return prose + lines


def error_lines() -> Iterator[tuple[str, ast.expr]]:
    """The first argument of every error, and every `Line`, that a visitor may meet; and where."""
    kinds = {Line.__name__, *(kind.__name__ for kind in SpecVizError.__subclasses__())}
    for path in sorted(PACKAGE.rglob("*.py")):
        if (name := path.relative_to(PACKAGE).as_posix()) in NOT_FOR_VISITORS:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=kind), args=[line, *_]) if kind in kinds:
                    yield f"{name}:{node.lineno}", line
