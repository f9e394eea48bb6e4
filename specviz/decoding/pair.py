"""A pair of models, loaded and ready: what a race is run with."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import torch

from specviz.decoding.drafters import (
    Drafter,
    LookupDrafter,
    LookupElseModelDrafter,
    ModelDrafter,
)
from specviz.decoding.language_model import LanguageModel
from specviz.errors import SettingsError
from specviz.trace import Machine, Models, Piece

SURE_MATCH = 3  # tokens alike before prompt lookup drafts in a model's place; fewer drafted worse


class Text(Protocol):
    """Text ↔ token ids; the decoder itself speaks only ids."""

    def encode(self, text: str) -> list[int]:
        """The ids of a prompt, with whatever the model wants before it."""
        ...

    def piece(self, token: int) -> Piece:
        """What one token stands for."""
        ...


@dataclass(frozen=True)
class Pair:
    """Weights are shared between runs; every call of `target` or `draft` gives a fresh cache.

    Attributes:
        models, machine: what a trace says of them.
        text: the tokenizer that both share.
        ends: the ids that end a text.
        vocabulary: V, the number of tokens that both give probabilities for.
        target: a new reader of the target.
        draft: a new reader of the draft model; None if the pair has none.
    """

    models: Models
    machine: Machine
    text: Text
    ends: frozenset[int]
    vocabulary: int
    device: torch.device
    target: Callable[[], LanguageModel]
    draft: Callable[[], LanguageModel] | None

    def drafter(self, name: str, confidence: float = 0.0) -> tuple[Drafter, LanguageModel | None]:
        """A new drafter by its name in the settings, and the model it reads with, if any.

        confidence: as in the settings.

        Raises:
            SettingsError: the pair has no draft model to draft with.
        """
        if name == "lookup":
            return LookupDrafter(self.vocabulary, self.device), None
        if self.draft is None:
            raise SettingsError("This pair has no draft model: choose prompt lookup as drafter.")
        model = self.draft()
        drafter = ModelDrafter(model, confidence)
        if name == "lookup+model":
            lookup = LookupDrafter(self.vocabulary, self.device, shortest=SURE_MATCH)
            return LookupElseModelDrafter(lookup, drafter), model
        return drafter, model
