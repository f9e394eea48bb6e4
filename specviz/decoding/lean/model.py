"""A decoder-only transformer in few and large operations, on the weights of transformers' module.

Small models are bound by overhead: a step of the bundled draft takes 0.57 ms through transformers
and 0.23 ms here, one of the target 6.6 and 4.5 ms (one CPU thread, bit-identical results). Plain
and speculative decoding both use it.
Source: Touvron et al. 2023, arXiv:2302.13971; Yang et al. 2024, arXiv:2412.15115 (Qwen2.5), and
2025, arXiv:2505.09388 (Qwen3); Jiang et al. 2023, arXiv:2310.06825 (Mistral); transformers.
"""

from collections.abc import Sequence

import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.lean.layers import LeanLayers, Pass
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

    def keep_states(self, *numbers: int) -> None:
        """Keep hidden states from now on; drop tokens that were read without them.

        Args:
            numbers: of the layers that they enter, from 0; the last, or −1: entering the head,
                after the final norm. As transformers counts them.
        """
        fresh = {number % (len(self._layers) + 1) for number in numbers} - self._states.keys()
        if fresh:
            self.rollback(0)
            norm = self._model.model.norm.weight
            self._states |= {number: norm.new_empty(0, len(norm)) for number in fresh}

    def states(self, number: int) -> Tensor:
        """The kept hidden states of each token read so far, [length, width]."""
        return self._states[number % (len(self._layers) + 1)][: self.length]

    @torch.inference_mode()
    def logits(self, tokens: Tensor, last: int) -> Tensor:
        logits = self._read(tokens, self._next(len(tokens)), last)
        self.length += len(tokens)
        return logits

    @torch.inference_mode()
    def branch(self, tokens: Tensor, parents: Sequence[int]) -> Tensor:
        """Read a tree of tokens [w] after the text; return the logits of all, [w, V].

        The text stays as it was until a path of the tree is kept.

        Args:
            parents: of each token, as a number of an earlier one; −1: it follows the text. If there
                are more than w, the tokens go on with the tree read last, whose parents come first.
        """
        return self._read(tokens, self._branching(len(tokens), parents), len(tokens))

    def _read(self, tokens: Tensor, at: Pass, last: int) -> Tensor:
        """The last logits of a pass over tokens [w], [last, V]."""
        x = self._run(self._model.model.embed_tokens(tokens), at)  # [w, width]
        entering = len(self._layers)
        kept = len(x) if entering in self._states else last
        x = self._norm(x[-kept:], self._model.model.norm.weight)
        if entering in self._states:
            self._note(entering, x, at)
        return self._head(x[-last:])[:, : self.vocabulary]
