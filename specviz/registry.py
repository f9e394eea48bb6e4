"""What each rule declares about itself, read without importing it: its mathematics needs torch.

A rule is a module of `decoding/rules/` that assigns `RULE = Rule(…)`, with literals only. Its name
is the module's, with a dash for each underscore.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A rule that judges drafts.

    Attributes:
        order: its place among the rules wherever they are listed.
        title: its name on the page, translated there; a lossy rule's ends with "(lossy)".
        lossless: whether it keeps the target's distribution exactly.
        name: the module's.
    """

    order: int
    title: str
    lossless: bool
    name: str = ""


@dataclass(frozen=True, kw_only=True)
class Controller:
    """A controller, which chooses γ of each round.

    Attributes:
        order: its place among the controllers wherever they are listed.
        title: its name on the page, translated there.
        name: the module's.
    """

    order: int
    title: str
    name: str = ""


Declared = TypeVar("Declared", Rule, Controller)


def declared(folder: Path, kind: type[Declared]) -> Mapping[str, Declared]:
    """Return what the modules of a folder declare, by name and in their order.

    Raises:
        ValueError: a module declares nothing, or something else than literals; two have one order.
    """
    modules = (path for path in folder.glob("*.py") if path.stem != "__init__")
    found = sorted((_declaration(path, kind) for path in modules), key=lambda each: each.order)
    if len({each.order for each in found}) < len(found):
        raise ValueError(f"two modules of {folder.name} have one order")
    return {each.name: each for each in found}


def _declaration(path: Path, kind: type[Declared]) -> Declared:
    constant = kind.__name__.upper()
    for call in _assigned(ast.parse(path.read_text(encoding="utf-8")), constant):
        values = {word.arg or "": ast.literal_eval(word.value) for word in call.keywords}
        return kind(**values, name=path.stem.replace("_", "-"))
    raise ValueError(f"{path.name} does not declare {constant} = {kind.__name__}(…)")


def _assigned(module: ast.Module, constant: str) -> Iterator[ast.Call]:
    for node in module.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call() as call):
                if name == constant:
                    yield call


RULES = declared(Path(__file__).parent / "decoding" / "rules", Rule)
"""All rules, by name."""
CONTROLLERS = declared(Path(__file__).parent / "decoding" / "controllers", Controller)
"""All controllers, by name."""
