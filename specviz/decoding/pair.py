"""A loaded pair of target and draft."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import torch
from msgspec.structs import replace

from specviz.decoding.batches.drafting import BatchMaker
from specviz.decoding.drafters import (
    Drafter,
    LookupDrafter,
    LookupElseModelDrafter,
    ModelDrafter,
)
from specviz.decoding.language_model import LanguageModel, StatefulModel
from specviz.decoding.trees.drafting import check_tree, tree_drafter
from specviz.decoding.trees.growing import TreeDrafter
from specviz.errors import Line, ModelError, SettingsError
from specviz.settings import DRAFTERS, HEADS, NO_TREE, TREELESS, Settings
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
        make: makes a model with a KV cache of its own.
    """

    card: Model
    make: Callable[[], LanguageModel]


HeadMaker = Callable[[StatefulModel, float], tuple[Drafter, LanguageModel | None]]
"""Makes a drafter for one instance of its target, with a confidence as in `Settings`.

Returns the drafter, and the model that a prefill fills, if any.
"""


class Head(NamedTuple):
    """A drafter that reads the target's hidden states.

    Attributes:
        kind: as `Settings.drafter` names it.
        card: its description in a trace.
        make: makes the drafter for a target that has read nothing yet.
    """

    kind: str
    card: Model
    make: HeadMaker


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
        heads: by kind.
        main: the kind of the head that replaces a draft model; "": none.
        lacking: kinds of head that the pair should have, and why each cannot draft.
        batch: makes models for several texts at once; None: the target cannot read them.
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
    heads: Mapping[str, Head] = field(default_factory=dict)
    main: str = ""
    lacking: Mapping[str, Line] = field(default_factory=dict)
    batch: BatchMaker | None = None

    @property
    def drafters(self) -> tuple[str, ...]:
        """The drafters that this pair has, as `Settings` names them."""
        there = {"lookup", *self.heads}
        if self.draft is not None or self.main:
            there |= {"model", "lookup+model"}
        if self.early_exit is not None:
            there.add("early-exit")
        return tuple(name for name in DRAFTERS if name in there)

    def models_of(self, drafter: str) -> Models:
        """The descriptions of the models that a run with this drafter uses."""
        if drafter == "early-exit" and self.early_exit is not None:
            return replace(self.models, draft=self.early_exit.card)
        if drafter in HEADS:
            head = self.heads.get(drafter)
            return replace(self.models, draft=head.card if head else None)
        return replace(self.models, draft=None) if drafter == "lookup" else self.models

    def refusal(self, settings: Settings, *, read: bool = False) -> Line | None:
        """Why this pair cannot draft with these settings; None if it can.

        Args:
            read: also read a head's weights, which may be gigabytes, to check that they are intact.
        """
        kind = self.main if "model" in settings.drafter else settings.drafter
        try:
            target = self.target()
            if kind not in HEADS or read:
                self.drafter_for(settings, target)
                return None
            self._find(kind, target)
            if settings.tree != "chain":
                check_tree(target)  # all heads can read a tree
        except (SettingsError, ModelError) as error:
            return error.line
        return None

    def drafter_for(
        self, settings: Settings, target: LanguageModel
    ) -> tuple[Drafter | TreeDrafter, LanguageModel | None]:
        """Make the drafter of a run; return it, and the model that a prefill fills, if any.

        Args:
            target: the run's target, which has read nothing yet.

        Raises:
            SettingsError: the pair has no such drafter, or it cannot draft such a tree.
        """
        drafter, model = self.drafter(settings.drafter, target, settings.confidence)
        if settings.tree == "chain":
            return drafter, model
        if (why := TREELESS.get(settings.drafter)) is not None:
            raise SettingsError(NO_TREE, why=why)
        return tree_drafter(settings, target, drafter), model

    def drafter(
        self, name: str, target: LanguageModel, confidence: float = 0.0
    ) -> tuple[Drafter, LanguageModel | None]:
        """Make a drafter; return it, and the model that a prefill fills, if any.

        Args:
            name, confidence: as in `Settings`.
            target: the run's; it has read nothing yet.

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
            draft = self.early_exit.make()
            return ModelDrafter(draft, confidence), draft
        if name in HEADS:
            return self._head(name, target, confidence)
        if self.main:
            drafter, model = self._head(self.main, target, confidence)
        elif self.draft is not None:
            model = self.draft(target)
            drafter = ModelDrafter(model, confidence)
        else:
            raise SettingsError(
                "This pair has no draft model. Choose prompt lookup as the drafter."
            )
        if name == "lookup+model":
            lookup = LookupDrafter(self.vocabulary, self.device, shortest=SURE_MATCH)
            drafter = LookupElseModelDrafter(lookup, drafter)
        return drafter, model

    def _head(
        self, kind: str, target: LanguageModel, confidence: float
    ) -> tuple[Drafter, LanguageModel | None]:
        head, stateful = self._find(kind, target)
        return head.make(stateful, confidence)

    def _find(self, kind: str, target: LanguageModel) -> tuple[Head, StatefulModel]:
        """A head, and the target, whose states it reads.

        Raises:
            SettingsError: there is no such head, or it cannot draft.
        """
        if kind in self.lacking:
            raise SettingsError(
                "This pair cannot draft with {drafter}: {why}", drafter=kind, why=self.lacking[kind]
            )
        if kind not in self.heads or not isinstance(target, StatefulModel):
            raise SettingsError(
                "This pair has no drafter “{drafter}”. Choose one of {others}.",
                drafter=kind,
                others=", ".join(self.drafters),
            )
        return self.heads[kind], target
