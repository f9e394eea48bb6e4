"""Whatever proposes tokens: behind one small protocol."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import torch
from torch import Tensor

from specviz.decoding.language_model import LanguageModel, to_device, unread
from specviz.sampling import Chance

ToProbs = Callable[[Tensor], Tensor]
"""Logits [..., V] → the distribution that is sampled from [..., V]."""


class Proposal(NamedTuple):
    """g drafted tokens and the distributions that they were *really* drawn from.

    Attributes:
        tokens: [g].
        q: [g, V]; one-hot rows where a drafter chooses without chance.
        logits: [g, V], before shaping; None where there are none.
    """

    tokens: Tensor
    q: Tensor
    logits: Tensor | None


class Drafter(Protocol):
    """Proposes at most γ tokens. It may hold the target, to read its hidden states."""

    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        """At most gamma tokens to follow the context; none is a fair answer."""
        ...

    def rollback(self, length: int) -> None:
        """Of context and drafts, only the first `length` tokens turned out to be true."""
        ...


class ModelDrafter:
    """A draft model that samples token by token.

    Args:
        confidence: it stops *after* a token to which the model itself, before shaping, gave
            less than this. Whether to go on thus depends only on what was drafted before, so
            the text stays the target's own; to take the unsure token back would not be exact
            (DSpark, appendix A). 0 never stops and asks nothing; else the host waits for one
            number after each draft but the last.
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
        tokens, q, logits = list[Tensor](), list[Tensor](), list[Tensor]()
        token = unread(self.model, context)  # [1]; [2] after a round in which all were accepted
        for _ in range(gamma):
            if tokens and self._unsure(logits[-1], token):
                break
            logits.append(self.model.logits(token, last=1)[0])
            q.append(to_probs(logits[-1]))
            token = chance.token(q[-1])
            tokens.append(token)
        return Proposal(torch.cat(tokens), torch.stack(q), torch.stack(logits))

    def rollback(self, length: int) -> None:
        self.model.rollback(length)

    def _unsure(self, logits: Tensor, token: Tensor) -> bool:
        """Whether the token [1] is less likely than it should be; logits: [V]."""
        if self._confidence == 0:
            return False
        return logits.float().softmax(-1)[token].item() < self._confidence


class LookupDrafter:
    """Prompt lookup: the last n tokens found earlier in the context; what followed them.

    Longer n-grams first, from `longest` to `shortest`. It draws nothing: q is one-hot, so a
    token is accepted with the probability that the target gives it.
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
        q = torch.zeros(len(found), self._vocabulary, device=self._device)
        return Proposal(tokens, q.scatter_(1, tokens[:, None], 1.0), None)

    def rollback(self, length: int) -> None:
        """Nothing to do: it remembers nothing."""


class LookupElseModelDrafter:
    """Prompt lookup where the context matches, else a draft model.

    The model reads what lookup has drafted meanwhile only when it is asked again. Which of
    the two drafts depends on the context alone, so the text stays the target's own.
    """

    def __init__(self, lookup: LookupDrafter, model: ModelDrafter) -> None:
        self._lookup = lookup
        self._model = model

    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        found = self._lookup.propose(context, gamma, to_probs, chance)
        if len(found.tokens):
            return found
        return self._model.propose(context, gamma, to_probs, chance)

    def rollback(self, length: int) -> None:
        self._model.rollback(length)


def continuation(context: Sequence[int], gamma: int, longest: int, shortest: int = 1) -> list[int]:
    """At most γ tokens that followed an earlier occurrence of the context's last n tokens.

    n goes down from `longest` to `shortest`. Of several, the latest that γ tokens follow; in
    text that repeats itself the very latest has hardly any.
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
    """The empty proposal: the round is then one step of plain decoding."""
    return Proposal(
        torch.empty(0, dtype=torch.long, device=device),
        torch.empty(0, vocabulary, device=device),
        None,
    )
