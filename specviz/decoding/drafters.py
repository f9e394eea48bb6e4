"""Drafters: propose tokens from a draft model, by prompt lookup, or both."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import torch
from torch import Tensor

from specviz.decoding.language_model import LanguageModel, to_device, unread
from specviz.sampling import Chance

ToProbs = Callable[[Tensor], Tensor]
"""Turns logits [..., V] into the distribution that tokens are sampled from, [..., V]."""


class Proposal(NamedTuple):
    """Drafted tokens with the distributions that they were *really* drawn from.

    Attributes:
        tokens: [g].
        probs: [g, V]; one-hot rows where a drafter chooses deterministically.
        logits: [g, V]; None for drafters without logits.
        confidences: the probability of acceptance that the drafter predicted before drawing each
            token, if those before it are accepted [g]; None for drafters that predict none.
        source: which of several drafters drafted, as `Settings` names it; "": there is only one.
        parents: of each token in a tree, as a number of an earlier one, −1: it follows the text.
            None: a chain.
    """

    tokens: Tensor
    probs: Tensor
    logits: Tensor | None
    confidences: Tensor | None = None
    parents: Sequence[int] | None = None
    source: str = ""


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
            return nothing(self.model.vocabulary, self.model.device)
        tokens, probs, logits = list[Tensor](), list[Tensor](), list[Tensor]()
        token = unread(self.model, context)  # [1]; [2] after a round with a bonus token
        for _ in range(gamma):
            if tokens and self._unsure(logits[-1], token):
                break
            logits.append(self.model.logits(token, last=1)[0])
            probs.append(to_probs(logits[-1]))
            token = chance.token(probs[-1])
            tokens.append(token)
        return Proposal(torch.cat(tokens), torch.stack(probs), torch.stack(logits))

    def rollback(self, length: int) -> None:
        self.model.rollback(length)

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
        self._vocabulary = vocabulary
        self._device = device
        self._longest = longest
        self._shortest = shortest

    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        found = continuation(context, gamma, self._longest, self._shortest)
        if not found:
            return nothing(self._vocabulary, self._device)
        tokens = to_device(found, self._device)
        probs = torch.zeros(len(found), self._vocabulary, device=self._device)
        return Proposal(tokens, probs.scatter_(1, tokens[:, None], 1.0), None)

    def rollback(self, length: int) -> None:
        """Do nothing: there is no state."""


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

    def rollback(self, length: int) -> None:
        self.model.rollback(length)


def continuation(context: Sequence[int], gamma: int, longest: int, shortest: int = 1) -> list[int]:
    """The tokens, at most γ, that followed an earlier occurrence of the context's last n tokens.

    n goes down from `longest` to `shortest`. Of several occurrences, the latest one followed by γ
    tokens: in repetitive text, few tokens follow the very latest.
    """
    tokens = list(context)
    if gamma <= 0:
        return []
    for n in range(min(longest, len(tokens) - 1), shortest - 1, -1):
        tail = tokens[-n:]
        latest_first = range(len(tokens) - 1, n - 1, -1)
        found = [end for end in latest_first if tokens[end - n : end] == tail]
        if found:
            full = (end for end in found if len(tokens) - end >= gamma)
            end = next(full, found[-1])
            return tokens[end : end + gamma]
    return []


def nothing(vocabulary: int, device: torch.device) -> Proposal:
    """An empty proposal, which makes the round one step of plain decoding."""
    return Proposal(
        torch.empty(0, dtype=torch.long, device=device),
        torch.empty(0, vocabulary, device=device),
        None,
    )
