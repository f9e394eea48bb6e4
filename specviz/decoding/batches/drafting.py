"""Drafters for several texts: a draft model that reads all of them at once, or prompt lookup."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import torch
from torch import Tensor

from specviz.decoding.batches.model import BatchModel
from specviz.decoding.drafters import ToProbs, one_hot_rows
from specviz.decoding.ngram_index import NgramIndex
from specviz.decoding.upload import to_device
from specviz.sampling import inverted, likeliest

REREAD = 2  # tokens: after a bonus token, a draft has read neither it nor the last guess


class Proposals(NamedTuple):
    """The guesses for B texts, with the distributions that they were really drawn from.

    Attributes:
        tokens: [B, γ].
        probs: [B, γ, V].
        counts: how many of each text's guesses to verify; the rest is padding.
        confidences: the probability of the drafter's likeliest token at temperature 1, which is
            known before a guess is drawn [B, γ]; None for drafters without probabilities.
    """

    tokens: Tensor
    probs: Tensor
    counts: list[int]
    confidences: Tensor | None = None


class BatchDrafter(Protocol):
    """Proposes at most γ tokens for each of B texts.

    Attributes:
        samples: whether it draws its guesses at random.
    """

    samples: bool

    def begin(self, row: int, prompt: Sequence[int]) -> None:
        """Read the prompt of a new text into a row."""
        ...

    def propose(
        self, contexts: Sequence[Sequence[int]], gamma: int, to_probs: ToProbs, draws: Tensor | None
    ) -> Proposals:
        """Draft tokens that continue each context.

        Args:
            draws: uniform numbers [B, γ], float64; None: temperature 0.
        """
        ...


class BatchMaker(Protocol):
    """Makes a target for several texts, and their drafter, with empty caches."""

    def __call__(
        self, rows: int, room: int, drafter: str, *, confident: bool = False
    ) -> tuple[BatchModel, BatchDrafter]:
        """Make both.

        Args:
            rows: texts in the batch.
            room: tokens of each text.
            drafter: as in `Settings`.
            confident: whether a scheduler needs the drafter's confidences.

        Raises:
            SettingsError: this drafter cannot draft for batches, or the pair lacks it.
        """
        ...


class BatchModelDrafter:
    """A draft model that samples token by token, for all texts in one pass.

    Args:
        confident: also tell its confidences, for a scheduler.
    """

    samples = True

    def __init__(self, model: BatchModel, *, confident: bool = False) -> None:
        self.model = model
        self._confident = confident

    def begin(self, row: int, prompt: Sequence[int]) -> None:
        read_prompt(self.model, row, prompt)

    def propose(
        self, contexts: Sequence[Sequence[int]], gamma: int, to_probs: ToProbs, draws: Tensor | None
    ) -> Proposals:
        device = self.model.device
        token = torch.tensor([context[-REREAD:] for context in contexts], device=device)
        starts = [len(context) - REREAD for context in contexts]
        tokens, probs, likely = list[Tensor](), list[Tensor](), list[Tensor]()
        for slot in range(gamma):
            logits = self.model.read(token, starts)[:, -1]  # [B, V]
            probs.append(to_probs(logits))
            if self._confident:
                likely.append(logits.float().softmax(-1).amax(-1))
            starts = [start + token.shape[1] for start in starts]
            token = (
                likeliest(probs[-1])
                if draws is None
                else inverted(probs[-1], draws[:, slot])[:, None]
            )
            tokens.append(token)
        confidences = torch.stack(likely, 1) if likely else None
        counts = [gamma] * len(contexts)
        return Proposals(torch.cat(tokens, 1), torch.stack(probs, 1), counts, confidences)


class BatchLookupDrafter:
    """Prompt lookup, an index for each text; see `LookupDrafter`."""

    samples = False

    def __init__(self, vocabulary: int, device: torch.device, rows: int) -> None:
        self._like = torch.empty(0, vocabulary, device=device)
        self._indices = [NgramIndex(longest=3) for _ in range(rows)]

    def begin(self, row: int, prompt: Sequence[int]) -> None:
        self._indices[row].rollback(0)

    def propose(
        self, contexts: Sequence[Sequence[int]], gamma: int, to_probs: ToProbs, draws: Tensor | None
    ) -> Proposals:
        found = [
            index.continuation(context, gamma)
            for index, context in zip(self._indices, contexts, strict=True)
        ]
        padded = [[*tokens, *[0] * (gamma - len(tokens))] for tokens in found]
        tokens = to_device([token for row in padded for token in row], self._like.device)
        probs = one_hot_rows(tokens, self._like).view(len(found), gamma, -1)
        return Proposals(tokens.view(len(found), gamma), probs, [*map(len, found)])


def read_prompt(model: BatchModel, row: int, prompt: Sequence[int], chunk: int = 256) -> None:
    """Read all but the last token of a prompt into a row."""
    for start in range(0, len(prompt) - 1, chunk):
        part = prompt[start : min(start + chunk, len(prompt) - 1)]
        model.read(to_device(part, model.device)[None], [start], row)
