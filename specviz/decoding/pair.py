"""A loaded pair of target and draft."""

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

SURE_MATCH = 3  # tokens that must match before lookup replaces the draft model


class Tokenizer(Protocol):
    """Converts text to token ids and back; the decoder itself uses only ids."""

    def encode(self, text: str) -> list[int]:
        """The ids of a prompt, with chat template and special tokens."""
        ...

    def piece(self, token: int) -> Piece:
        """The text of one token."""
        ...


class EarlyExit(NamedTuple):
    """A draft made of the target's first layers, final norm and head.

    Attributes:
        card: its description in a trace.
        reader: makes one with a KV cache of its own.
    """

    card: Model
    reader: Callable[[], LanguageModel]


@dataclass(frozen=True)
class Pair:
    """A target and its drafts. Weights are shared between runs, KV caches are not.

    Attributes:
        models, machine: their descriptions in a trace.
        tokenizer: shared by both models.
        ends: the ids that end a text.
        vocabulary: V, the number of tokens that both give probabilities for.
        device: where targets and drafts take tokens and return logits.
        target: makes a target with an empty cache.
        draft: makes a draft for a run's target, whose hidden states it may read; None if the pair
            has no draft.
        early_exit: None if the target's first layers cannot draft.
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
        """The descriptions of the models that a run with this drafter uses."""
        if drafter == "early-exit" and self.early_exit is not None:
            return replace(self.models, draft=self.early_exit.card)
        return replace(self.models, draft=None) if drafter == "lookup" else self.models

    def drafter(
        self, name: str, target: LanguageModel, confidence: float = 0.0
    ) -> tuple[Drafter, LanguageModel | None]:
        """Makes a drafter, and returns its model if it has one.

        Args:
            name, confidence: as in `Settings`.
            target: the run's target, which has read nothing yet.

        Raises:
            SettingsError: the pair has no such drafter.
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
