"""A head of one layer that drafts token by token, each from a token and the state before it."""

from abc import abstractmethod
from collections.abc import Sequence

import torch
import torch.nn.functional as F
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.drafters import Drafter, ModelDrafter
from specviz.decoding.heads.parts import Body, HeadLayers, LayerMaker, TiedHead, VocabularyWeights
from specviz.decoding.language_model import LanguageModel, StatefulModel
from specviz.decoding.lean.attention import Parents
from specviz.decoding.lean.layers import Pass, Tensors
from specviz.decoding.lean.weights import Layer
from specviz.decoding.pass_widths import WIDTHS, Widths
from specviz.decoding.recording import Text
from specviz.decoding.static_model import RecordedModel, StaticLayers, prepare
from specviz.decoding.static_runner import StaticRunner
from specviz.decoding.upload import to_device


class ChainLayers(HeadLayers):
    """The head's own layer: tokens [w] and the states before them [w, width] → logits and states.

    Args:
        numbers: see `HeadLayers`.
        first: whether it reads the text's first token, too, with zeros as the state before it.
    """

    def __init__(
        self,
        body: Body | PreTrainedModel,
        layer: Layer,
        words: VocabularyWeights,
        numbers: Sequence[int],
        *,
        first: bool = False,
    ) -> None:
        super().__init__(body, [layer])
        self.numbers = numbers
        self.first = first
        self.words = words

    @abstractmethod
    def step(self, embedded: Tensor, before: Tensor, at: Pass) -> tuple[Tensor, Tensor]:
        """Read tokens and the states before them, [w, width] each.

        Returns:
            The states that the output head reads and those that are fed back, [w, width] each.
        """

    def fused(self, states: Sequence[Tensor]) -> Tensor:
        """The head's input from the target's states, [n, width] each → [n, width]."""
        return states[0]

    def forward(self, inputs: Tensors, at: Pass, last: int) -> Tensors:
        """Tokens and the states before them → logits [last, V] and the states after [last, width].

        Tokens that the head cannot propose get −∞.
        """
        tokens, before = inputs
        said, after = self.step(self.words.embed(tokens), before, at)
        return self.logits(said[-last:]), after[-last:]

    def logits(self, x: Tensor) -> Tensor:
        """The logits of all tokens [n, V or more] from states [n, width]."""
        return self.words.logits(x, len(self.words.embedding))

    def blank(self, width: int) -> Tensors:
        """Tokens [w] and states [w, width]."""
        embedding = self.words.embedding
        return *super().blank(width), embedding.new_zeros(width, embedding.shape[1])


class ChainedHead(TiedHead[ChainLayers]):
    """A LanguageModel on the target's states.

    Beyond what the target has read, it continues from its own output; those positions are
    recomputed from the target's states once these are known. If it does not read the text's first
    token, row r of the cache belongs to token r + 1.
    """

    def __init__(self, maker: LayerMaker[ChainLayers], target: StatefulModel) -> None:
        super().__init__(maker, target)
        self._unread = 0 if self._layers.first else 1  # tokens at the start that have no row
        self._true = 0  # tokens read with states of the target, always the first ones
        self._output = torch.empty(0)  # fed back after the token read last [1, width]
        self._outputs = self._output  # and after each token of the tree read last [1 + w, width]

    def prepare(self, length: int, widths: Widths, trees: Widths) -> None:
        """Borrow a cache for `length` tokens, with captured steps where the target has some.

        Args:
            widths: empty if it will not draft. Otherwise steps of all widths are captured, since a
                step rereads any number of accepted tokens.
        """
        prepare(self._backend, min(length, self.limit), WIDTHS if widths else (), trees)

    @torch.inference_mode()
    def logits(self, tokens: Tensor, last: int) -> Tensor:
        """Read tokens [w]; return the last logits, [last, V], −∞ for tokens it cannot propose.

        After a first token without a row, all tokens it can propose are equally likely. If the
        target lacks states for these tokens, it reads them now, which is timed as drafting. After a
        prefill of the target this never happens.
        """
        if self.length > self._target.length and len(tokens) > 1:  # each needs the one before
            return torch.cat([self.logits(token, last=1) for token in tokens.split(1)])[-last:]
        before = self._before(tokens)
        self.length += len(tokens)
        if len(before):
            inputs = tokens[-len(before) :], before
            logits, outputs = self._backend.extend(inputs, min(last, len(before)))
        else:
            outputs = before.new_zeros(1, before.shape[1])
            logits = self._layers.logits(outputs)
        self._output = outputs[-1:]
        return logits[:, : self.vocabulary]

    @torch.inference_mode()
    def branch(self, tokens: Tensor, parents: Parents) -> Tensor:
        """Read a tree of tokens [w] after the text; return the logits of all, [w, V].

        Args:
            parents: as in `LeanLayers.grow`.
        """
        if len(parents) == len(tokens):
            self._outputs = self._output
        above = parents[-len(tokens) :]
        if not isinstance(above, Tensor):
            above = to_device(above, self.device)
        before = self._outputs[above + 1]
        logits, outputs = self._backend.grow((tokens, before), parents)
        self._outputs = torch.cat([self._outputs, outputs])
        return logits[:, : self.vocabulary]

    def drafts(self, gamma: int) -> int:
        return gamma

    def rereads(self, gamma: int) -> int:
        """As many as a round may have added, all of them with states that the target has now."""
        return gamma + 1

    def recorded(self, text: Text, gamma: int) -> LanguageModel:
        """The head as a capture reads it, after all but the last γ + 1 tokens of a text."""
        assert self.backing is not None
        return RecordedHead(self.backing, text, gamma, self)

    def advance(self, context: Sequence[int], gamma: int) -> bool:
        """Check that a replay can follow, and count what it will read; see `Recordable`."""
        length, backend = len(context), self._backend
        assert isinstance(backend, StaticLayers)
        assert backend.runner is not None
        reread = length - self.rereads(gamma)
        known = self._true >= reread >= 1 and self._target.length == length - 1
        if not known or length + gamma > min(self.limit + 1, backend.runner.room):
            return False
        self._true, self.length = length, length + gamma - 1
        backend.passed(self.length - self._unread)
        return True

    def keep(self, path: Sequence[int]) -> None:
        """Keep nothing: the tree was read with states that the head predicted."""

    def rollback(self, length: int) -> None:
        """Also drops tokens read with states that the head predicted, or in a pass that failed."""
        read = self._backend.length + self._unread
        self.length = self._true = min(length, self._true, self._target.length, read)
        self._backend.rollback(max(self.length - self._unread, 0))

    def _before(self, tokens: Tensor) -> Tensor:
        """The states before the next tokens, [w, width]; one fewer if the first has no row."""
        start, end, known = self.length, self.length + len(tokens), self._target.length
        if start > known:
            return self._output
        if end - 1 > known:
            self._target.logits(tokens[known - start : -1], last=1)
        self._true = end
        layers, rows = self._layers, slice(max(start - 1, 0), end - 1)
        if end == 1:
            before = layers.words.embedding[:0]
        else:
            before = layers.fused([self._target.states(n)[rows] for n in layers.numbers])
        return F.pad(before, (0, 0, 1, 0)) if layers.first and start == 0 else before


class RecordedHead(RecordedModel):
    """A head within a capture, which reads its own states after those of the target."""

    def __init__(self, runner: StaticRunner, text: Text, gamma: int, head: ChainedHead) -> None:
        layers = runner.layers
        assert isinstance(layers, ChainLayers)
        first = text.length - head.rereads(gamma)  # position of the first token to read
        super().__init__(runner, first if layers.first else first - 1, head)
        rows = torch.arange(head.rereads(gamma), device=head.device) + (first - 1)
        self._before = layers.fused([text.states(n)[rows] for n in layers.numbers])
        runner.forget_at(self._start + len(rows), gamma)

    def _read(self, tokens: Tensor, at: Pass, last: int) -> Tensor:
        logits, outputs = self._runner.layers.forward((tokens, self._before), at, last)
        self._before = outputs[-1:]
        return logits


def draft_chained(
    maker: LayerMaker[ChainLayers], target: StatefulModel, confidence: float
) -> tuple[Drafter, LanguageModel]:
    """Make a drafter from a chained head; see `HeadMaker`."""
    head = ChainedHead(maker, target)
    return ModelDrafter(head, confidence), head
