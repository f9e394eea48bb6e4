"""A decoder-only transformer in few and large operations, on the weights of transformers' module.

Small models are bound by overhead: a step of the bundled draft takes 0.57 ms through transformers
and 0.23 ms here, one of the target 6.6 and 4.5 ms (one CPU thread, bit-identical results). Plain
and speculative decoding both use it.
Source: Touvron et al. 2023, arXiv:2302.13971; Yang et al. 2024, arXiv:2412.15115 (Qwen2.5), and
2025, arXiv:2505.09388 (Qwen3); Jiang et al. 2023, arXiv:2310.06825 (Mistral); transformers.
"""

import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.lean.layers import LeanLayers
from specviz.decoding.lean.weights import weights_of


class LeanModel(LeanLayers):
    """A model that `fits`, with a KV cache of its own; weights are shared.

    Args:
        vocabulary: V; logits are cut to it.
        layers: how many of the first layers to run; None: all.
    """

    def __init__(
        self, model: PreTrainedModel, vocabulary: int | None = None, layers: int | None = None
    ) -> None:
        weights = weights_of(model)
        super().__init__(model, weights.layers[:layers])
        self._head = weights.head
        self.vocabulary: int = vocabulary or model.config.vocab_size
        self._features: Tensor | None = None  # [capacity, width]

    @property
    def features(self) -> Tensor:
        """The final hidden state, after the norm, of each token read so far, [length, width].

        Call `keep_features` first.
        """
        assert self._features is not None
        return self._features[: self.length]

    def keep_features(self) -> None:
        """Keeps features from now on; drops tokens that were read without them."""
        if self._features is None:
            self.rollback(0)
            norm = self._model.model.norm.weight
            self._features = norm.new_empty(0, len(norm))

    @torch.inference_mode()
    def logits(self, tokens: Tensor, last: int) -> Tensor:
        x = self._through(self._model.model.embed_tokens(tokens))  # [w, width]
        kept = len(x) if self._features is not None else last
        x = self._norm(x[-kept:], self._model.model.norm.weight)
        if self._features is not None:
            self._features = self._with(self._features, x)
        return self._head(x[-last:])[:, : self.vocabulary]

    def _with(self, features: Tensor, fresh: Tensor) -> Tensor:
        """Adds the features of the tokens just read, [w, width], to [capacity, width]."""
        start, capacity = self.length - len(fresh), self._cache.shape[3]
        if len(features) < capacity:
            features, former = fresh.new_empty(capacity, fresh.shape[1]), features
            features[:start] = former[:start]
        features[start : self.length] = fresh
        return features
