"""Layers that guess a block of tokens in one pass, as DFlash's and DSpark's do.

The context's keys and values are projections of the target's states. The block is the last token
followed by masks; its tokens see the context and one another in both directions.
Source: Chen et al. 2026, DFlash, arXiv:2602.06036.
"""

from collections.abc import Sequence
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

from specviz.decoding.heads.parts import (
    Body,
    HeadLayers,
    IndependentDrafter,
    TiedHead,
    VocabularyWeights,
    catch_up,
)
from specviz.decoding.language_model import StatefulModel
from specviz.decoding.lean.layers import Pass, Tensors
from specviz.decoding.lean.weights import Layer
from specviz.decoding.linear import Linear
from specviz.decoding.pass_widths import Widths
from specviz.decoding.recording import Recordable, Text
from specviz.decoding.static_model import StaticLayers, prepare
from specviz.decoding.upload import to_device


class Context(NamedTuple):
    """Turns the target's states into keys and values of all layers, in one product.

    Attributes:
        rows: of each layer the keys, then the values [layers · 2 · kv heads · size, width].
        key_norm: [layers, kv heads, size]; None: keys are not normed.
    """

    rows: Linear
    key_norm: Tensor | None

    @classmethod
    def of(cls, layers: Sequence[Layer], heads: int) -> "Context":
        """Copy the rows from layers that are alike.

        Args:
            heads: of the queries of each layer.
        """
        queries = layers[0].output.weight.shape[1]
        biases = [layer.qkv.bias[queries:] for layer in layers if layer.qkv.bias is not None]
        norms = [layer.qk_norm[heads:] for layer in layers if layer.qk_norm is not None]
        rows = Linear(
            torch.cat([layer.qkv.weight[queries:] for layer in layers]),
            torch.cat(biases) if biases else None,
            pack=layers[0].qkv.packed,
        )
        return cls(rows, torch.stack(norms) if norms else None)


class BlockWeights(NamedTuple):
    """The layers bound to their target.

    Attributes:
        numbers: of the target's states, as `LeanLayers.keep_states` counts them.
        fusion: [width, n · width].
        hidden_norm, norm: [width].
        context: keys and values of all layers.
        size: tokens of a block, the last token of the text included.
        mask: the id of the mask token.
        first: the block's position that gives the first guess. 1: a mask predicts the token at its
            own position; 0: each position predicts the token after it.
    """

    body: Body
    words: VocabularyWeights
    numbers: tuple[int, ...]
    fusion: Linear
    hidden_norm: Tensor
    layers: tuple[Layer, ...]
    context: Context
    norm: Tensor
    size: int
    mask: int
    first: int


class BlockLayers(HeadLayers):
    """The layers, with a cache of the context's keys and values."""

    def __init__(self, weights: BlockWeights) -> None:
        super().__init__(weights.body, weights.layers)
        self.weights = weights
        self.numbers = weights.numbers

    def forward(self, inputs: Tensors, at: Pass, last: int) -> Tensors:
        """Tokens of a block [w] → the states of the last ones [last, width]."""
        x = self._run(self.weights.words.embed(inputs[0]), at)
        return (self._norm(x[-last:], self.weights.norm),)

    def block_pass(self, start: int) -> Pass:
        """The pass over a block after the first `start` tokens; all its tokens see one another."""
        at = slice(start, start + self.weights.size)
        return self.pass_at(at, at, None)

    def read(self, states: Sequence[Tensor], start: int) -> None:
        """Keep keys and values of the target's states [n, width] from position `start` on."""
        slots = slice(start, start + len(states[0]))
        self.make_room(slots.stop)
        self.read_at(states, slots)

    def read_at(self, states: Sequence[Tensor], slots: slice | Tensor) -> None:
        """Keep keys and values of the target's states [n, width] at these positions."""
        x = self._norm(self.weights.fusion(torch.cat([*states], -1)), self.weights.hidden_norm)
        both = self.weights.context.rows(x).view(len(x), -1, 2, self._kv_heads, self._size)
        keys, values = both.unbind(2)  # [n, layers, kv heads, size] each
        if self.weights.context.key_norm is not None:
            keys = F.rms_norm(keys, keys.shape[-1:], None, self._eps)
            keys = keys * self.weights.context.key_norm
        turned = self.rotations.at(slots)(keys.flatten(1, 2)).view(keys.shape)
        self._cache[:, 0, :, slots] = turned.permute(1, 2, 0, 3)
        self._cache[:, 1, :, slots] = values.permute(1, 2, 0, 3)


class Block(TiedHead[BlockLayers]):
    """Guesses a block of tokens.

    For a prefill, it is a LanguageModel with empty logits: only a block has logits.
    """

    @property
    def longest(self) -> int:
        """The longest context after which a whole block fits."""
        return self.limit - self._layers.weights.size + 1

    def prepare(self, length: int, widths: Widths, trees: Widths) -> None:
        """Borrow a cache for `length` tokens and a block, captured where the target's steps are.

        Args:
            widths: empty if it will not draft.
        """
        block = (self._layers.weights.size,) if widths else ()
        prepare(self._backend, min(length, self.limit), (), block)

    @torch.inference_mode()
    def logits(self, tokens: Tensor, last: int) -> Tensor:
        """Read the target's states of these tokens; return no logits, [0, V]."""
        self._read(self.length + len(tokens))
        return self._layers.weights.norm.new_empty(0, self.vocabulary)

    def rollback(self, length: int) -> None:
        self.length = min(self.length, length, self._target.length)
        self._backend.rollback(self.length)

    def drafts(self, gamma: int) -> int:
        weights = self._layers.weights
        return min(gamma, weights.size - weights.first)

    def rereads(self, gamma: int) -> int:
        """The last token; a capture also rereads the states of the γ + 1 before it."""
        return 1

    def advance(self, context: Sequence[int], gamma: int) -> bool:
        """Check that a replay can follow, and count what it will read; see `Recordable`."""
        known, backend = len(context) - 1, self._backend
        assert isinstance(backend, StaticLayers)
        assert backend.runner is not None
        first = known - (gamma + 1)  # reread
        fits = 0 <= first <= self.length and self._target.length == known
        ends = known + self._layers.weights.size
        if not fits or len(context) > self.longest or ends > backend.runner.room:
            return False
        backend.passed(known)
        self.length = known
        return True

    def guess_at(self, text: Text, most: int) -> Tensor:
        """`guess` within a capture, which reads the states of `most` + 1 tokens anew."""
        runner = self.backing
        assert runner is not None
        assert isinstance(runner.layers, BlockLayers)
        layers, weights, known = runner.layers, self._layers.weights, text.length - 1
        slots = torch.arange(most + 1, device=self.device) + (known - (most + 1))
        layers.read_at([text.states(n)[slots] for n in layers.numbers], slots)
        masks = text.tokens.new_full((weights.size - 1,), weights.mask)
        tokens = torch.cat([text.tokens[-1:], masks])
        (states,) = layers.forward((tokens,), runner.block_pass(known, weights.size), weights.size)
        return states[weights.first :][:most]

    @torch.inference_mode()
    def guess(self, context: Sequence[int], most: int) -> Tensor:
        """The states of one block after the context, one per guess, [g, width].

        Empty where a whole block does not fit, or where no state precedes it.
        """
        weights, known = self._layers.weights, len(context) - 1
        if most <= 0 or not 1 < len(context) <= self.longest:
            return weights.norm.new_empty(0, len(weights.norm))
        catch_up(self._target, context)
        self._read(known)
        tokens = to_device([context[-1], *[weights.mask] * (weights.size - 1)], self.device)
        at = self._cached(known + weights.size).block_pass(known)
        (states,) = self._backend.over((tokens,), at)
        return states[weights.first :][:most]

    def _read(self, end: int) -> None:
        """Extend the cache by the target's states up to a position."""
        start, end = self.length, min(end, self._target.length)
        if start < end:
            states = [self._target.states(n)[start:end] for n in self._layers.numbers]
            self._cached(end).read(states, start)
            self.length = self._backend.length = end

    def _cached(self, length: int) -> BlockLayers:
        """The layers whose cache holds the context, with room for `length` tokens."""
        layers = self._backend.with_room(length)
        assert isinstance(layers, BlockLayers)
        return layers


class BlockDrafter(IndependentDrafter):
    """Drafts the tokens of a block at once, each drawn independently."""

    def __init__(
        self, block: Block, words: VocabularyWeights, target: StatefulModel, confidence: float = 0.0
    ) -> None:
        super().__init__(target, confidence)
        self.block = block
        self._words = words

    @torch.inference_mode()
    def look(self, context: Sequence[int], most: int) -> Tensor:
        return self._words.logits(self.block.guess(context, most), self._target.vocabulary)

    def recordable(self, context: Sequence[int] = ()) -> Recordable | None:
        return self.block if self._confidence == 0 else None

    def look_at(self, text: Text, most: int) -> Tensor:
        return self._words.logits(self.block.guess_at(text, most), self._target.vocabulary)

    def rollback(self, length: int) -> None:
        self.block.rollback(length)
