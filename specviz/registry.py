"""What rules, heads and controllers declare, read without importing them: they need torch.

A rule is a module of `decoding/rules/` that assigns `RULE = Rule(…)`, with literals only; a head is
one of `models/heads/` that assigns `HEAD = Head(…)`; a controller one of `decoding/controllers/`.
Its name is the module's, with a dash for each underscore.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TypeVar


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A rule that judges drafts.

    Attributes:
        order: its place among the rules wherever they are listed.
        title: its name on the page, translated there; a lossy rule's ends with "(lossy)".
        lossless: whether it keeps the target's distribution exactly.
        told: whether `words/rules.py` has sentences for it, by its name; else it is told as the
            token rule, or as any lossy rule.
        name: the module's.
    """

    order: int
    title: str
    lossless: bool
    told: bool = False
    name: str = ""

    @property
    def kind(self) -> str:
        """The key of its sentences in `words/rules.py`."""
        if self.told:
            return self.name
        return "token" if self.lossless else "lossy"


@dataclass(frozen=True, kw_only=True)
class Head:
    """A drafter that reads the target's hidden states.

    The sizes are those of published heads; with 0 layers, none is predicted.

    Attributes:
        order: its place among the heads wherever they are listed.
        title: its name on the page, translated there.
        brand: what people call it; "": it is our own.
        fields: of a `config.json`, which only such a head has.
        speculators: whether SpecViz reads it in the format of the project of that name.
        at_once: whether it drafts a whole round in one step, which costs much the same for every γ.
        launches, each: of a round where every pass is a CUDA graph, and more for each draft.
        layers: of the head.
        states: of the target that it fuses.
        inputs: how many vectors its queries, keys and values read side by side.
        rows: of its output head; 0: the target's.
        rank: of its Markov head; 0: it has none.
        name: the module's.
    """

    order: int
    title: str
    brand: str = ""
    fields: tuple[str, ...] = ()
    speculators: bool = False
    at_once: bool = False
    launches: float = 0
    each: float = 0
    layers: int = 0
    states: int = 0
    inputs: int = 1
    rows: int = 0
    rank: int = 0
    name: str = ""

    @property
    def architecture(self) -> str:
        """Its name within that of an architecture, whose case does not matter."""
        return self.name.replace("-", "")


@dataclass(frozen=True, kw_only=True)
class Controller:
    """Chooses γ of each round.

    Attributes:
        order: its place among the controllers wherever they are listed.
        title: its name on the page, translated there.
        name: the module's.
    """

    order: int
    title: str
    name: str = ""


Declared = TypeVar("Declared", Rule, Head, Controller)


def declared(folder: Path, kind: type[Declared]) -> Mapping[str, Declared]:
    """Return what the modules of a folder declare, by name and in their order.

    Raises:
        ValueError: a module declares something else than literals, or two have one order.
    """
    modules = (_declarations(path, kind) for path in folder.glob("*.py"))
    found = sorted(chain.from_iterable(modules), key=lambda each: each.order)
    if len({each.order for each in found}) < len(found):
        raise ValueError(f"two modules of {folder.name} have one order")
    return {each.name: each for each in found}


def _declarations(path: Path, kind: type[Declared]) -> Iterator[Declared]:
    """Yield what a module declares, which is nothing if others share it."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call() as call):
                if name == kind.__name__.upper():
                    words = {word.arg or "": ast.literal_eval(word.value) for word in call.keywords}
                    yield kind(**words, name=path.stem.replace("_", "-"))


HERE = Path(__file__).parent
RULES = declared(HERE / "decoding" / "rules", Rule)
"""All rules, by name."""
HEADS = declared(HERE / "models" / "heads", Head)
"""All heads, by name."""
CONTROLLERS = declared(HERE / "decoding" / "controllers", Controller)
"""All controllers, by name."""
