"""EAGLE-3: one layer on three fused hidden states of the target, trained on its own predictions.

The layer's queries, keys and values read a token's embedding and the state before it side by side;
its output before the norm is the next state. The output head may have rows for only some of the
target's tokens. A head may be narrower or wider than its target (`target_hidden_size`): then it has
embeddings and output rows of its own.
Formats: SpecForge (`midlayer.`), speculators and DeepSpec (`layers.0.`), with `fc`, `norm` and
`hidden_norm`.
Source: Li et al. 2025, EAGLE-3, arXiv:2503.01840.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Any, NamedTuple

import msgspec
import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.heads.chain import ChainLayers, draft_chained
from specviz.decoding.heads.parts import Body, LayerMaker, VocabularyWeights
from specviz.decoding.lean.layers import Pass
from specviz.decoding.lean.weights import Layer, is_packed
from specviz.decoding.linear import Linear
from specviz.decoding.pair import HeadMaker
from specviz.models.heads.config import (
    HeadConfig,
    Size,
    StateIds,
    checked_states,
    transformers_config,
    usual_states,
)
from specviz.models.heads.layers import body, layer, linear, norm, norm_if_there, words
from specviz.models.heads.tensors import Tensors
from specviz.registry import Head

HEAD = Head(
    order=3,
    title="EAGLE-3 head",
    brand="EAGLE-3",
    fields=("draft_vocab_size",),
    speculators=True,
    launches=42,
    each=10,
    layers=1,
    states=3,
    inputs=2,
    rows=32_000,
)


class Nested(msgspec.Struct, frozen=True):
    """The fields that SpecForge nests in `eagle_config`."""

    eagle_aux_hidden_state_layer_ids: StateIds | None = None


class Config(HeadConfig, frozen=True, kw_only=True):
    """A `config.json` of any of the projects."""

    target_hidden_size: Size | None = None  # if the head has another width
    eagle_config: Nested | None = None
    eagle_aux_hidden_state_layer_ids: StateIds | None = None
    target_layer_ids: StateIds | None = None
    norm_before_residual: bool = False
    norm_output: bool = False

    @classmethod
    def recognises(cls, given: Mapping[str, Any], declared: AbstractSet[str]) -> bool:
        fits = given.get("projector_type") is None and given.get("draft_vocab_size") is not None
        return "eagle3" in declared or fits

    @property
    def reads(self) -> tuple[str, int | msgspec.UnsetType]:
        if self.target_hidden_size is not None:
            return "target_hidden_size", self.target_hidden_size
        return super().reads

    def states(self, layers: int) -> tuple[int, ...]:
        """The target's states that it reads.

        SpecForge and DeepSpec number layers by their outputs, speculators and vLLM by their inputs.
        An `eagle_config` that lists EAGLE's default layers numbers them by their inputs, too.

        Args:
            layers: of the target.
        """
        usual = usual_states(layers)
        if self.eagle_config and (ids := self.eagle_config.eagle_aux_hidden_state_layer_ids):
            return ids if ids == usual else tuple(k + 1 for k in ids)
        if self.target_layer_ids:  # DeepSpec
            return tuple(k + 1 for k in self.target_layer_ids)
        return self.eagle_aux_hidden_state_layer_ids or usual


class Eagle3Weights(NamedTuple):
    """An EAGLE-3 head bound to its target.

    Attributes:
        numbers: of the target's states, as `LeanLayers.keep_states` counts them.
        state_norms: of each state before they are joined [target's width]; empty: not normed.
        joined_norm: of the joined states [n · target's width]; None: not normed.
        fusion: [width, n · target's width].
        layer: its query, key and value read 2 · width; the attention norm is the embedding's.
        hidden_norm, norm: [width].
        residual_normed: the layer adds to the normed state instead of the state.
        output_normed: the output after the norm is fed back instead of the one before.
    """

    body: Body
    words: VocabularyWeights
    numbers: tuple[int, ...]
    state_norms: tuple[Tensor, ...]
    joined_norm: Tensor | None
    fusion: Linear
    layer: Layer
    hidden_norm: Tensor
    norm: Tensor
    residual_normed: bool = False
    output_normed: bool = False


class Eagle3Layers(ChainLayers):
    """An EAGLE-3 head's layer, whose attention reads embeddings and states side by side."""

    def __init__(self, weights: Eagle3Weights) -> None:
        super().__init__(weights.body, weights.layer, weights.words, weights.numbers)
        self._weights = weights

    def fused(self, states: Sequence[Tensor]) -> Tensor:
        weights = self._weights
        if weights.state_norms:
            pairs = zip(states, weights.state_norms, strict=True)
            states = [self._norm(x, weight) for x, weight in pairs]
        joined = torch.cat([*states], -1)
        if weights.joined_norm is not None:
            joined = self._norm(joined, weights.joined_norm)
        return weights.fusion(joined)

    def step(self, embedded: Tensor, before: Tensor, at: Pass) -> tuple[Tensor, Tensor]:
        weights, layer = self._weights, self._weights.layer
        normed = self._norm(before, weights.hidden_norm)
        both = torch.cat([self._norm(embedded, layer.attention_norm), normed], -1)
        residual = normed if weights.residual_normed else before.clone()  # the caller's
        x = layer.output.add(self._attend(both, layer, self._read(at)[0], at), residual)
        output = self._feed_forward(x, layer)
        said = self._norm(output, weights.norm)
        return said, said if weights.output_normed else output


def read(config: Config, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
    """Bind an EAGLE-3 head to its target.

    Raises:
        ModelError: the head is damaged.
    """
    sizes = transformers_config(tensors.name, config, target)
    numbers = checked_states(tensors.name, config.states(target.config.num_hidden_layers), target)
    width, reads = sizes.hidden_size, target.config.hidden_size
    states, pack = len(numbers), is_packed(target)
    prefix = "midlayer." if "midlayer.input_layernorm.weight" in tensors else "layers.0."
    each = [f"fc_norm.{i}.weight" for i in range(states)] if "fc_norm.0.weight" in tensors else []
    weights = Eagle3Weights(
        body=body(sizes, target),
        words=words(tensors, target, width=width),
        numbers=numbers,
        state_norms=tuple(norm(tensors, key, reads) for key in each),
        joined_norm=norm_if_there(tensors, "input_norm.weight", states * reads),
        fusion=linear(tensors, [("fc", width)], states * reads, pack=pack),
        layer=layer(tensors, prefix, sizes, reads=2 * width, pack=pack),
        hidden_norm=norm(tensors, f"{prefix}hidden_norm.weight", width),
        norm=norm(tensors, "norm.weight", width),
        residual_normed=config.norm_before_residual,
        output_normed=config.norm_output,
    )
    new = partial(Eagle3Layers, weights)
    return partial(draft_chained, LayerMaker(weights.body, new))
