"""DFlash: a block of guesses in one pass, from mask tokens and the target's hidden states.

Keys and values of the context are those of the target's states, projected; the block is the last
token followed by masks, whose tokens see the context and one another in both directions. Every
position is drawn without knowledge of the others.
Source: Chen et al. 2026, DFlash, arXiv:2602.06036.
"""

from collections.abc import Sequence
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

from specviz.decoding.heads.parts import (
    Body,
    IndependentDrafter,
    Words,
    catch_up,
)
from specviz.decoding.language_model import StatefulModel, to_device
from specviz.decoding.lean.layers import LeanLayers, Pass, Tensors
from specviz.decoding.lean.weights import Layer
from specviz.decoding.linear import Linear


class BlockWeights(NamedTuple):
    """The layers of DFlash and DSpark bound to their target.

    Attributes:
        numbers: of the target's states, as `LeanModel.keep_states` counts them.
        fusion: [width, n · width].
        hidden_norm, norm: [width].
        size: tokens of a block, the last token of the text included.
        mask: the id of the mask token.
        first: the block's position that gives the first guess: 1, a mask gives the token in its own
            place; 0, every position gives the token after it.
    """

    body: Body
    words: Words
    numbers: tuple[int, ...]
    fusion: Linear
    hidden_norm: Tensor
    layers: tuple[Layer, ...]
    norm: Tensor
    size: int
    mask: int
    first: int


class Block(LeanLayers):
    """The layers with a cache of the context's keys and values.

    For a prefill, it is a LanguageModel whose logits are empty: only a block has some. It runs
    eagerly on a GPU, too, once for a whole block.
    """

    def __init__(self, weights: BlockWeights, target: StatefulModel) -> None:
        super().__init__(weights.body, weights.layers)
        target.keep_states(*weights.numbers)
        self.limit = min(self.limit, target.limit)
        self.vocabulary = target.vocabulary
        self._weights = weights
        self._target = target
        queries = self._heads * self._size
        self._keys_values = [
            Linear(
                layer.qkv.weight[queries:],
                None if layer.qkv.bias is None else layer.qkv.bias[queries:],
                pack=layer.qkv.packed,
            )
            for layer in weights.layers
        ]

    def forward(self, inputs: Tensors, at: Pass, last: int) -> Tensors:
        """Tokens of a block [w] → the states of the last ones [last, width]."""
        x = self._run(self._weights.words.embed(inputs[0]), at)
        return (self._norm(x[-last:], self._weights.norm),)

    @torch.inference_mode()
    def logits(self, tokens: Tensor, last: int) -> Tensor:
        """Read the target's states of these tokens; return no logits, [0, V]."""
        self._read(self.length + len(tokens))
        return self._weights.norm.new_empty(0, self.vocabulary)

    def rollback(self, length: int) -> None:
        super().rollback(min(length, self._target.length))

    @torch.inference_mode()
    def guess(self, context: Sequence[int], most: int) -> Tensor:
        """The states of one block after the context, one per guess, [g, width].

        There is none where a whole block has no room, or where no state precedes it.
        """
        weights, known = self._weights, len(context) - 1
        if most <= 0 or not 0 < known <= self.limit - weights.size:
            return weights.norm.new_empty(0, len(weights.norm))
        catch_up(self._target, context)
        self._read(known)
        tokens = [context[-1], *[weights.mask] * (weights.size - 1)]
        at = slice(known, known + weights.size)
        inputs = (to_device(tokens, self.device),)
        (states,) = self.forward(inputs, self._pass(at, at, None), weights.size)  # all see all
        return states[weights.first :][:most]

    def _read(self, end: int) -> None:
        """Extend the cache by the target's states up to a position."""
        start, end = self.length, min(end, self._target.length)
        if start >= end:
            return
        weights = self._weights
        states = [self._target.states(number)[start:end] for number in weights.numbers]
        x = self._norm(weights.fusion(torch.cat(states, -1)), weights.hidden_norm)
        at = self._pass(slice(start, end), slice(start, end), None)
        for layer, project, cache in zip(self._layers, self._keys_values, self._cache, strict=True):
            both = project(x).view(len(x), -1, self._size)
            keys, values = both[:, : self._kv_heads], both[:, self._kv_heads :]
            if layer.qk_norm is not None:
                keys = F.rms_norm(keys, keys.shape[-1:], None, self._eps)
                keys = keys * layer.qk_norm[self._heads :]
            cache[0, :, at.slots] = at.rotation(keys).transpose(0, 1)
            cache[1, :, at.slots] = values.transpose(0, 1)
        self.length = end


class DFlashDrafter(IndependentDrafter):
    """Drafts the tokens of a block at once, each drawn for itself."""

    def __init__(
        self, weights: BlockWeights, target: StatefulModel, confidence: float = 0.0
    ) -> None:
        super().__init__(target, confidence)
        self.block = Block(weights, target)
        self._words = weights.words

    @torch.inference_mode()
    def look(self, context: Sequence[int], most: int) -> Tensor:
        return self._words.logits(self.block.guess(context, most), self._target.vocabulary)

    def rollback(self, length: int) -> None:
        self.block.rollback(length)
