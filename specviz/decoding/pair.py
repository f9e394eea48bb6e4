"""A pair of models, loaded and ready: what a race is run with."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import torch
from msgspec.structs import replace

from specviz.decoding.drafters import (
    Drafter,
    LookupDrafter,
    LookupElseModelDrafter,
    ModelDrafter,
)
from specviz.decoding.language_model import LanguageModel
from specviz.errors import SettingsError
from specviz.trace import Machine, Model, Models, Piece

SURE_MATCH = 3  # tokens alike before prompt lookup drafts in a model's place; fewer drafted worse


class Tokenizer(Protocol):
    """Text ↔ token ids; the decoder itself speaks only ids."""

    def encode(self, text: str) -> list[int]:
        """The ids of a prompt, with whatever the model wants before it."""
        ...

    def piece(self, token: int) -> Piece:
        """What one token stands for."""
        ...


class EarlyExit(NamedTuple):
    """The target's first layers, its final norm and its head: a drafter without a model more.

    Attributes:
        card: what a trace says of it, as if it were a draft model.
        reader: a new reader of it.
    """

    card: Model
    reader: Callable[[], LanguageModel]


@dataclass(frozen=True)
class Pair:
    """Weights are shared between runs; every call of `target` or `draft` gives a fresh cache.

    A draft is made beside the run's own reader of the target, whose features it may read.

    Attributes:
        models, machine: what a trace says of them.
        tokenizer: shared by both models.
        ends: the ids that end a text.
        vocabulary: V, the number of tokens that both give probabilities for.
        target: a new reader of the target.
        draft: a new reader of the draft, beside one of the target; None if the pair has none.
        early_exit: None if the target cannot be left early.
    """

    models: Models
    machine: Machine
    tokenizer: Tokenizer
    ends: frozenset[int]
    vocabulary: int
    device: torch.device
    target: Callable[[], LanguageModel]
    draft: Callable[[LanguageModel], LanguageModel] | None
    early_exit: EarlyExit | None = None

    def models_of(self, drafter: str) -> Models:
        """What a trace says of the models, by the name of the drafter in the settings."""
        if drafter == "early-exit" and self.early_exit is not None:
            return replace(self.models, draft=self.early_exit.card)
        return replace(self.models, draft=None) if drafter == "lookup" else self.models

    def drafter(
        self, name: str, target: LanguageModel, confidence: float = 0.0
    ) -> tuple[Drafter, LanguageModel | None]:
        """A new drafter by its name in the settings, and the model it reads with, if any.

        Args:
            target: the reader of the target in the same run, which has read nothing yet.
            confidence: as in the settings.

        Raises:
            SettingsError: the pair has nothing to draft with by that name.
        """
        if name == "lookup":
            return LookupDrafter(self.vocabulary, self.device), None
        if name == "early-exit":
            if self.early_exit is None:
                raise SettingsError(
                    "This target does not support early exit. Choose another drafter."
                )
            model = self.early_exit.reader()
            return ModelDrafter(model, confidence), model
        if self.draft is None:
            raise SettingsError(
                "This pair has no draft model. Choose prompt lookup as the drafter."
            )
        model = self.draft(target)
        drafter = ModelDrafter(model, confidence)
        if name == "lookup+model":
            lookup = LookupDrafter(self.vocabulary, self.device, shortest=SURE_MATCH)
            return LookupElseModelDrafter(lookup, drafter), model
        return drafter, model
