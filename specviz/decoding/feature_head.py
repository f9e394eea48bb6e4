"""A one-layer draft on the target's hidden states, as in EAGLE.

At every position it reads a token and the target's *feature* before it (the last hidden state after
the final norm), and predicts the target's next feature; the target's output head, cut to the most
frequent tokens, turns that into logits. Beyond what the target has read, it continues from its own
predictions; those positions are recomputed once the true features are known.
Source: Li et al. 2024, EAGLE, arXiv:2401.15077; FR-Spec, Zhao et al. 2025, arXiv:2502.14856.
"""

from collections.abc import Sequence
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor
from transformers import LlamaForCausalLM

from specviz.decoding.language_model import StatefulModel
from specviz.decoding.lean.layers import LeanLayers
from specviz.decoding.lean.weights import Layer
from specviz.decoding.linear import Linear


class HeadWeights(NamedTuple):
    """A head bound to its target; the target's embedding and rotary positions are shared.

    Attributes:
        fusion: [width, 2 · width], for a token's embedding and the feature before it.
        norm: [width].
        ids: the target's tokens that it can propose [k].
        rows: of the target's head, for these tokens [k, width].
        vocabulary: V, the number of the target's tokens.
        limit: the longest context it can read.
        parameters: how many numbers are its own.
        strange: it was taught for other weights than the target's, and so drafts worse.
    """

    target: LlamaForCausalLM
    fusion: Linear
    layer: Layer
    norm: Tensor
    ids: Tensor
    rows: Linear
    vocabulary: int
    limit: int
    parameters: int
    strange: bool = False


class FeatureHead(LeanLayers):
    """A LanguageModel tied to one instance of its target, whose features it makes it keep."""

    def __init__(self, weights: HeadWeights, target: StatefulModel) -> None:
        super().__init__(weights.target, [weights.layer])
        target.keep_states(-1)
        self.limit = min(weights.limit, target.limit)
        self.vocabulary = weights.vocabulary
        self._weights = weights
        self._target = target
        self._true = 0  # tokens read with true features, always the first ones
        self._predicted = weights.norm.new_empty(0)  # after the token read last [1, width]
        self._outputs = self._predicted  # and after each token of the tree read last [1 + w, width]

    @torch.inference_mode()
    def logits(self, tokens: Tensor, last: int) -> Tensor:
        """Read tokens [w]; return the last logits, [last, V], −∞ for tokens it cannot propose.

        If the target lacks features for these tokens, it reads them now, which is timed as
        drafting. After a prefill of the target this never happens.
        """
        if self.length > self._target.length and len(tokens) > 1:  # each needs the one before
            return torch.cat([self.logits(token, last=1) for token in tokens.split(1)])[-last:]
        features = self._normed(self._through(self._fused(tokens, self._before(tokens))))
        self._predicted = features[-1:]
        return self._spread(features[-last:])

    @torch.inference_mode()
    def branch(self, tokens: Tensor, parents: Sequence[int]) -> Tensor:
        """Read a tree of tokens [w] after the text; return the logits of all, [w, V].

        Args:
            parents: as in `LeanModel.branch`.
        """
        if len(parents) == len(tokens):
            self._outputs = self._predicted
        before = self._outputs[[parent + 1 for parent in parents[-len(tokens) :]]]
        at = self._branching(len(tokens), parents)
        features = self._normed(self._run(self._fused(tokens, before), at))
        self._outputs = torch.cat([self._outputs, features])
        return self._spread(features)

    def keep(self, path: Sequence[int]) -> None:
        """Keep nothing of a tree, which was read with predicted features."""

    def rollback(self, length: int) -> None:
        """Also drops tokens that were read with predicted features."""
        super().rollback(min(length, self._true, self._target.length))
        self._true = self.length

    def _fused(self, tokens: Tensor, before: Tensor) -> Tensor:
        embedded = self._model.model.embed_tokens(tokens)
        return self._weights.fusion(torch.cat([embedded, before], -1))

    def _normed(self, x: Tensor) -> Tensor:
        return self._norm(x, self._weights.norm)

    def _spread(self, features: Tensor) -> Tensor:
        """The logits [n, V] of features [n, width]."""
        logits = self._weights.rows(features)
        spread = logits.new_full((len(logits), self.vocabulary), -torch.inf)
        return spread.index_copy_(1, self._weights.ids, logits)

    def _before(self, tokens: Tensor) -> Tensor:
        """The features before the next w tokens, [w, width]; zeros before the first token."""
        start, end, known = self.length, self.length + len(tokens), self._target.length
        if start > known:
            return self._predicted
        if end - 1 > known:
            self._target.logits(tokens[known - start : -1], last=1)
        self._true = end
        features = self._target.states(-1)
        return features[start - 1 : end - 1] if start else F.pad(features[: end - 1], (0, 0, 1, 0))
