"""What the proofs by enumeration share: a scripted pair, its prompt, and settings small enough."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from specviz.decoding.drafters import Drafter
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.trees.growing import TreeDrafter
from specviz.settings import Settings
from support.scripted import (
    Scripted,
    Sequences,
    Table,
    blended,
    distance,
    emitted,
    hashed,
    own,
)

EXACT = 1e-10
PROMPT = [0, 1, 0]

TARGET = hashed(1, 3)
DRAFT = blended(TARGET, 2)


class Case(NamedTuple):
    gamma: int
    tokens: int
    temperature: float = 1.0
    top_k: int = 0
    top_p: float = 1.0

    @property
    def settings(self) -> Settings:
        return Settings(
            gamma=self.gamma,
            max_new_tokens=self.tokens,
            temperature=self.temperature,
            top_k=self.top_k,
            top_p=self.top_p,
        )


Models = Callable[[], tuple[Scripted, Drafter]]
"""Makes a target and its drafter anew for each path."""


def assert_exact(
    models: Callable[[], tuple[LanguageModel, Drafter | TreeDrafter]],
    settings: Settings,
    table: Table = TARGET,
    prompt: Sequence[int] = PROMPT,
    ends: Sequence[int] = (),
    longest: int = 1000,
) -> Sequences:
    """Check that the decoder's texts have exactly a table's distribution; return them.

    Under block verification, draws after a rejection matter, too.
    """
    found = emitted(models, prompt, settings, ends, lazy=settings.rule != "block")
    assert distance(found, own(table, prompt, settings, ends, longest)) < EXACT
    return found
