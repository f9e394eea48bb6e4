"""Drafters: propose tokens from a draft model, by prompt lookup, or both."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol, runtime_checkable

import torch
from torch import Tensor

from specviz.decoding.language_model import LanguageModel, unread
from specviz.decoding.ngram_index import NgramIndex
from specviz.decoding.recording import Recordable, RecordableModel, Text
from specviz.decoding.upload import to_device
from specviz.sampling import Chance, to_probs
from specviz.settings import Settings

ToProbs = Callable[[Tensor], Tensor]
"""Turns logits [..., V] into the distribution that tokens are sampled from, [..., V]."""


def make_to_probs(settings: Settings) -> ToProbs:
    """A function from logits to probabilities, with the settings' temperature, top-k and top-p."""
    return partial(
        to_probs, temperature=settings.temperature, top_k=settings.top_k, top_p=settings.top_p
    )


class Proposal(NamedTuple):
    """Drafted tokens with the distributions that they were *really* drawn from.

    Attributes:
        tokens: [g].
        probs: [g, V]; one-hot rows where a drafter chooses deterministically.
        logits: a row for each token [V]; None for drafters without logits.
        predict: makes the `confidences` from `states`; None for drafters that predict none.
        states: see `predict`.
        source: which of several drafters drafted, as `Settings` names it; "": there is only one.
        parents: of each token in a tree, as a number of an earlier one, −1: it follows the text.
            None: a chain.
    """

    tokens: Tensor
    probs: Tensor
    logits: Sequence[Tensor] | None
    predict: Callable[..., Tensor] | None = None
    states: tuple[Tensor, ...] = ()
    parents: Sequence[int] | None = None
    source: str = ""

    def confidences(self) -> Tensor | None:
        """The predicted chance that each token is accepted if those before it are [g].

        The drafter predicts it before it draws the token.
        """
        return None if self.predict is None else self.predict(*self.states)

    def tensors(self) -> tuple[Tensor, ...]:
        """All its tensors, for `with_tensors`."""
        return self.tokens, self.probs, *(self.logits or ()), *self.states

    def with_tensors(self, tensors: Sequence[Tensor]) -> "Proposal":
        """The same proposal of other tensors, in the order of `tensors`."""
        tokens, probs, *rest = tensors
        rows = None if self.logits is None else rest[: len(self.logits)]
        states = tuple(rest[len(rows or ()) :])
        return self._replace(tokens=tokens, probs=probs, logits=rows, states=states)


class Drafter(Protocol):
    """Proposes at most γ tokens; may use the target's hidden states."""

    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        """Draft 0 … gamma tokens that continue the context."""
        ...

    def rollback(self, length: int) -> None:
        """Keep only the first `length` tokens of context and drafts."""
        ...


@runtime_checkable
class RecordableDrafter(Drafter, Protocol):
    """A drafter whose part of a round can be captured: it never waits for the device."""

    def recordable(self, context: Sequence[int] = ()) -> Recordable | None:
        """Its part that drafts after this context; None: it drafts kernel by kernel."""
        ...

    def record(self, text: Text, gamma: int, to_probs: ToProbs, chance: Chance) -> Proposal:
        """Draft γ tokens within a capture."""
        ...


class ModelDrafter:
    """A draft model that samples token by token.

    Args:
        confidence: stop drafting *after* a token whose probability at temperature 1 is lower.
            The unsure token stays in the proposal: dropping it would bias the output (DSpark,
            appendix A). Above 0, the host waits for one number after each draft but the last.
    """

    def __init__(self, model: LanguageModel, confidence: float = 0.0) -> None:
        self.model = model
        self._confidence = confidence

    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        gamma = min(gamma, self.model.limit - len(context) + 1)
        if gamma <= 0:
            return empty_proposal(self.model.vocabulary, self.model.device)
        return self._sampled(self.model, unread(self.model, context), gamma, to_probs, chance)

    def recordable(self, context: Sequence[int] = ()) -> RecordableModel | None:
        if self._confidence == 0 and isinstance(self.model, RecordableModel):
            return self.model
        return None  # a confidence makes the host wait

    def record(self, text: Text, gamma: int, to_probs: ToProbs, chance: Chance) -> Proposal:
        assert isinstance(self.model, RecordableModel)
        model = self.model.recorded(text, gamma)
        return self._sampled(model, text.tokens, gamma, to_probs, chance)

    def rollback(self, length: int) -> None:
        self.model.rollback(length)

    def _sampled(
        self, model: LanguageModel, token: Tensor, gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        """Draw γ tokens one after another.

        Args:
            token: the tokens that the model has not read yet [w].
        """
        tokens, probs, logits = list[Tensor](), list[Tensor](), list[Tensor]()
        for _ in range(gamma):
            if tokens and self._unsure(logits[-1], token):
                break
            logits.append(model.logits(token, last=1)[0])
            probs.append(to_probs(logits[-1]))
            token = chance.token(probs[-1])
            tokens.append(token)
        return Proposal(torch.cat(tokens), torch.stack(probs), logits)

    def _unsure(self, logits: Tensor, token: Tensor) -> bool:
        """Whether the token [1] is less likely than `confidence`; logits: [V]."""
        if self._confidence == 0:
            return False
        return logits.float().softmax(-1)[token].item() < self._confidence


class LookupDrafter:
    """Prompt lookup: copies what followed the last n tokens earlier in the context.

    Tries long n-grams before short ones, from `longest` to `shortest`. The proposal is
    deterministic, so a token is accepted with the target's probability for it.
    Source: Saxena 2023, github.com/apoorvumang/prompt-lookup-decoding.
    """

    def __init__(
        self, vocabulary: int, device: torch.device, longest: int = 3, shortest: int = 1
    ) -> None:
        self._empty = empty_proposal(vocabulary, device)
        self._index = NgramIndex(longest, shortest)

    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        found = self._index.continuation(context, gamma)
        if not found:
            return self._empty
        tokens = to_device(found, self._empty.tokens.device)
        return Proposal(tokens, one_hot_rows(tokens, self._empty.probs), None)

    def finds(self, context: Sequence[int]) -> bool:
        """Whether it would propose anything after this context."""
        return bool(self._index.continuation(context, 1))

    def rollback(self, length: int) -> None:
        self._index.rollback(length)


class LookupElseModelDrafter:
    """Prompt lookup where the context matches, else a draft model.

    The choice depends on the context alone, so the output stays exact. The model reads accepted
    lookup tokens only when it drafts again.
    """

    def __init__(self, lookup: LookupDrafter, model: Drafter) -> None:
        self.lookup = lookup
        self.model = model

    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        found = self.lookup.propose(context, gamma, to_probs, chance)
        if len(found.tokens):
            return found._replace(source="lookup")
        drafted = self.model.propose(context, gamma, to_probs, chance)
        return drafted._replace(source="model")

    def recordable(self, context: Sequence[int] = ()) -> Recordable | None:
        if isinstance(self.model, RecordableDrafter) and not self.lookup.finds(context):
            return self.model.recordable(context)
        return None

    def record(self, text: Text, gamma: int, to_probs: ToProbs, chance: Chance) -> Proposal:
        assert isinstance(self.model, RecordableDrafter)
        return self.model.record(text, gamma, to_probs, chance)._replace(source="model")

    def rollback(self, length: int) -> None:
        self.lookup.rollback(length)
        self.model.rollback(length)


def one_hot_rows(tokens: Tensor, like: Tensor) -> Tensor:
    """Distributions that are certain of tokens [n], [n, V], as `to_probs` of logits makes them.

    Args:
        like: logits or distributions [..., V].
    """
    dtype = torch.float64 if like.dtype is torch.float64 else torch.float32
    rows = torch.zeros(len(tokens), like.shape[-1], dtype=dtype, device=like.device)
    return rows.scatter(1, tokens[:, None], 1.0)


def empty_proposal(vocabulary: int, device: torch.device) -> Proposal:
    """An empty proposal, which makes the round one step of plain decoding."""
    return Proposal(
        torch.empty(0, dtype=torch.long, device=device),
        torch.empty(0, vocabulary, device=device),
        None,
    )
