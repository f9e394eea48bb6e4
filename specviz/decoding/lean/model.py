"""A decoder-only transformer in few, large operations, on the weights of transformers' module.

Small models are bound by overhead: a step of the bundled draft takes 0.57 ms through transformers
and 0.23 ms here, one of the target 6.6 and 4.5 ms (one CPU thread). Unless weights are packed,
results are bit-identical to transformers'. Plain and speculative decoding both use it.
Source: Touvron et al. 2023, arXiv:2302.13971; Yang et al. 2024, arXiv:2412.15115 (Qwen2.5), and
2025, arXiv:2505.09388 (Qwen3); Jiang et al. 2023, arXiv:2310.06825 (Mistral); transformers.
"""

import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.lean.attention import Parents
from specviz.decoding.lean.layers import LeanLayers, Pass, Tensors
from specviz.decoding.lean.weights import int8_weights_of, weights_of


class TokenLayers(LeanLayers):
    """A language model of these layers: tokens [w] → logits.

    Attributes:
        vocabulary: V; logits are cut to it.
    """

    vocabulary: int

    @torch.inference_mode()
    def logits(self, tokens: Tensor, last: int) -> Tensor:
        """Read tokens [w] after the cached prefix; return the last logits, [last, V]."""
        return self.extend((tokens,), last)[0]

    @torch.inference_mode()
    def branch(self, tokens: Tensor, parents: Parents) -> Tensor:
        """Read tokens [w] of a tree after the text; return the logits of all, [w, V].

        Args:
            parents: as in `LeanLayers.grow`.
        """
        return self.grow((tokens,), parents)[0]


class LeanModel(TokenLayers):
    """A model that `is_lean`, with a KV cache of its own; weights are shared.

    Args:
        vocabulary: V; logits are cut to it.
        layers: how many of the first layers to run; None: all.
        int8: read the weights as int8, which only a draft may.
    """

    def __init__(
        self,
        model: PreTrainedModel,
        vocabulary: int | None = None,
        layers: int | None = None,
        *,
        int8: bool = False,
    ) -> None:
        weights = int8_weights_of(model) if int8 else weights_of(model)
        super().__init__(model, weights.layers[:layers])
        self._head = weights.head
        self.vocabulary = vocabulary or model.config.vocab_size

    def forward(self, inputs: Tensors, at: Pass, last: int) -> Tensors:
        """Tokens [w] → the last logits [last, V]."""
        x = self._run(self._model.model.embed_tokens(inputs[0]), at)  # [w, width]
        entering = len(self._layers)
        kept = len(x) if entering in self._states else last
        x = self._norm(x[-kept:], self._model.model.norm.weight)
        if entering in self._states:
            self._note(entering, x, at)
        return (self._head(x[-last:])[:, : self.vocabulary],)
