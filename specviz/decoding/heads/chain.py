"""A head of one layer that drafts token by token, each from a token and the state before it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import torch
from torch import Tensor

from specviz.decoding.heads.parts import HiddenLayers, Words
from specviz.decoding.language_model import StatefulModel


class ChainedHead(ABC):
    """A LanguageModel tied to one instance of its target, whose states it makes it keep.

    Beyond what the target has read, it continues from its own output; those positions are
    recomputed from the target's states once these are known. Nothing precedes the first token, so
    row r of the cache belongs to token r + 1.

    Args:
        layers: the head's own layer, with an empty cache.
        numbers: of the target's states that it reads, as `LeanModel.keep_states` counts them.
    """

    def __init__(
        self, layers: HiddenLayers, words: Words, target: StatefulModel, numbers: Sequence[int]
    ) -> None:
        target.keep_states(*numbers)
        self.length = 0
        self.limit = min(layers.limit, target.limit)
        self.vocabulary = target.vocabulary
        self.device = target.device
        self._layers = layers
        self._words = words
        self._target = target
        self._true = 0  # tokens read with states of the target, always the first ones
        self._output = torch.empty(0)  # fed back after the token read last [1, width]
        self._outputs = self._output  # and after each token of the tree read last [1 + w, width]

    @torch.inference_mode()
    def logits(self, tokens: Tensor, last: int) -> Tensor:
        """Read tokens [w]; return the last logits, [last, V], −∞ for tokens it cannot propose.

        After the text's first token, all others are equally likely. If the target lacks states for
        these tokens, it reads them now, which is timed as drafting. After a prefill of the target
        this never happens.
        """
        if self.length > self._target.length and len(tokens) > 1:  # each needs the one before
            return torch.cat([self.logits(token, last=1) for token in tokens.split(1)])[-last:]
        before = self._before(tokens)
        self.length += len(tokens)
        if len(before):
            embedded = self._words.embed(tokens[-len(before) :])
            said, outputs = self._step(embedded, before, None)
        else:
            said = outputs = self._words.embedding.new_zeros(1, self._words.embedding.shape[1])
        self._output = outputs[-1:]
        return self._words.logits(said[-last:], self.vocabulary)

    @torch.inference_mode()
    def branch(self, tokens: Tensor, parents: Sequence[int]) -> Tensor:
        """Read a tree of tokens [w] after the text; return the logits of all, [w, V].

        Args:
            parents: as in `LeanModel.branch`.
        """
        if len(parents) == len(tokens):
            self._outputs = self._output
        before = self._outputs[[parent + 1 for parent in parents[-len(tokens) :]]]
        said, outputs = self._step(self._words.embed(tokens), before, parents)
        self._outputs = torch.cat([self._outputs, outputs])
        return self._words.logits(said, self.vocabulary)

    def keep(self, path: Sequence[int]) -> None:
        """Keep nothing of a tree, which was read with states that the head predicted."""
        self._outputs = self._output

    def rollback(self, length: int) -> None:
        """Also drops tokens that were read with states that the head predicted."""
        self.length = self._true = min(length, self._true, self._target.length)
        self._layers.rollback(max(self.length - 1, 0))

    @abstractmethod
    def _states(self, positions: slice) -> Tensor:
        """The head's input from the target's states at these positions, [n, width]."""

    @abstractmethod
    def _step(
        self, embedded: Tensor, before: Tensor, parents: Sequence[int] | None
    ) -> tuple[Tensor, Tensor]:
        """Read tokens and the states before them, [w, width] each.

        Args:
            parents: those of a tree; None: of the text.

        Returns:
            The states that the output head reads and those that are fed back, [w, width] each.
        """

    def _before(self, tokens: Tensor) -> Tensor:
        """The states before the next w tokens, [w, width]; the text's first token has none."""
        start, end, known = self.length, self.length + len(tokens), self._target.length
        if start > known:
            return self._output
        if end - 1 > known:
            self._target.logits(tokens[known - start : -1], last=1)
        self._true = end
        if end == 1:
            return self._words.embedding[:0]
        return self._states(slice(max(start - 1, 0), end - 1))
