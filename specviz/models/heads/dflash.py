"""DFlash: a block of guesses in one pass, each drawn independently of the others.

Formats: z-lab, SpecForge, DeepSpec and speculators. `block_size` and `dflash_config{mask_token_id,
target_layer_ids}`, in DeepSpec at the top level; tensors `fc`, `hidden_norm`, `layers.*`, `norm`.
Source: Chen et al. 2026, DFlash, arXiv:2602.06036.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Annotated, Any

from msgspec import Meta
from transformers import PreTrainedModel

from specviz.decoding.drafters import Drafter
from specviz.decoding.heads.block import Block, BlockDrafter, BlockLayers, BlockWeights, Context
from specviz.decoding.heads.parts import LayerMaker, VocabularyWeights
from specviz.decoding.language_model import LanguageModel, StatefulModel
from specviz.decoding.lean.weights import is_packed
from specviz.decoding.pair import HeadMaker
from specviz.errors import Line
from specviz.models.failures import unread
from specviz.models.heads.config import (
    HeadConfig,
    Name,
    StateIds,
    Token,
    checked_states,
    transformers_config,
    usual_states,
)
from specviz.models.heads.layers import body, layer, linear, norm, words
from specviz.models.heads.tensors import Tensors
from specviz.registry import Head

HEAD = Head(
    order=4,
    title="DFlash head",
    brand="DFlash",
    fields=("dflash_config",),
    speculators=True,
    at_once=True,
    launches=63,
    layers=5,
    states=5,
)
# Fields that change how a block is drafted, even with the same tensors: a mask, a window, labels.
OTHER_BLOCKS = (
    "causal_head", "causal", "is_causal", "use_swa", "attention_sink_bias", "shift_label",
    "pure_draft_prefix_len",
)  # fmt: skip
# Fields of `dflash_config` that change nothing in drafting; the rest are those of DSpark's config.
OF_TRAINING = ("attention_mode", "confidence_head_alpha")


class Config(HeadConfig, frozen=True, kw_only=True):
    """A `config.json` of any of the projects; z-lab and SpecForge nest most in dflash_config."""

    dflash_config: dict[str, Any] | None = None
    block_size: Annotated[int, Meta(ge=2, le=128)] | None = None
    projector_type: Name | None = None
    target_layer_ids: StateIds | None = None
    aux_hidden_state_layer_ids: StateIds | None = None
    mask_token_id: Token | None = None
    sample_from_anchor: bool | None = None
    markov_rank: Annotated[int, Meta(ge=0, le=2**14)] = 0
    markov_head_type: Name = "vanilla"
    enable_confidence_head: bool = False
    confidence_head_with_markov: bool = False
    confidence_temperatures: Annotated[
        tuple[Annotated[float, Meta(gt=0, le=1e3)], ...], Meta(max_length=128)
    ] = ()

    @classmethod
    def fields(cls, given: Mapping[str, Any]) -> dict[str, Any]:
        own = given.get("dflash_config")
        return (own if isinstance(own, dict) else {}) | {**given}

    @classmethod
    def recognises(cls, given: Mapping[str, Any], declared: AbstractSet[str]) -> bool:
        if given.get("projector_type") not in (None, "dflash", "dspark"):
            return False
        return (
            "dflash" in declared
            or given.get("dflash_config") is not None
            or is_spark(given, declared)
        )

    def refused(self, given: Mapping[str, Any]) -> str | None:
        nested = self.dflash_config or {}
        known = {*type(self).__struct_fields__, *OF_TRAINING}
        other = [*filter(given.get, OTHER_BLOCKS), *filter(nested.get, nested.keys() - known)]
        return min(other, default=None)

    @property
    def samples_from_anchor(self) -> bool:
        """Whether the last token's own position gives a block's first guess.

        It does for DeepSpec and for any DSpark; in z-lab's and speculators' DFlash, every guess is
        at a mask's position.
        """
        if self.sample_from_anchor is not None:
            return self.sample_from_anchor
        return self.kind == "dspark" or is_spark(
            {"projector_type": self.projector_type}, self.declared
        )

    @property
    def longest(self) -> int | None:
        if self.block_size is None:
            return None
        return self.block_size - (0 if self.samples_from_anchor else 1)

    def states(self, layers: int) -> tuple[int, ...]:
        """The target's states that it reads.

        z-lab and DeepSpec number layers by their outputs (−1: the embeddings), speculators by their
        inputs.

        Args:
            layers: of the target.
        """
        if self.speculators_model_type is not None:
            return self.aux_hidden_state_layer_ids or usual_states(layers)
        ids = self.target_layer_ids or _spread(layers, self.num_hidden_layers or 1)
        return tuple(k + 1 for k in ids)


def is_spark(given: Mapping[str, Any], declared: AbstractSet[str]) -> bool:
    """Whether DeepSpec or SpecForge declares a DSpark head, even without its two parts."""
    return "dspark" in declared or given.get("projector_type") == "dspark"


def _spread(layers: int, drafting: int) -> tuple[int, ...]:
    """Layers at equal distances, as z-lab chooses them where a config names none."""
    if drafting == 1:
        return (layers // 2,)
    return tuple(round(1 + i * (layers - 4) / (drafting - 1)) for i in range(drafting))


def read(config: Config, tensors: Tensors, target: PreTrainedModel) -> HeadMaker:
    """Bind a head to its target.

    Raises:
        ModelError: it is of another form.
    """
    weights = block(config, tensors, target)
    return partial(_made, weights.words, layer_maker(weights))


def block(config: Config, tensors: Tensors, target: PreTrainedModel) -> BlockWeights:
    """Take the layers of a block.

    Raises:
        ModelError: they are of another form.
    """
    sizes = transformers_config(tensors.name, config, target)
    numbers = checked_states(tensors.name, config.states(target.config.num_hidden_layers), target)
    width, pack = sizes.hidden_size, is_packed(target)
    size, mask = config.block_size, config.mask_token_id
    spoken = words(tensors, target)
    layers = tuple(
        layer(tensors, f"layers.{number}.", sizes, pack=pack)
        for number in range(sizes.num_hidden_layers)
    )
    alike = len({(each.qk_norm is None, each.qkv.bias is None) for each in layers}) == 1
    if not alike:
        raise unread(tensors.name, Line("its layers differ in their norms or biases"))
    if size is None or mask is None:
        raise unread(tensors.name, Line("its config.json has no block_size or mask_token_id"))
    if mask >= len(spoken.embedding):
        raise unread(tensors.name, Line("its mask token {mask} has no embedding", mask=mask))
    return BlockWeights(
        body=body(sizes, target),
        words=spoken,
        numbers=numbers,
        fusion=linear(tensors, [("fc", width)], len(numbers) * width, pack=pack),
        hidden_norm=norm(tensors, "hidden_norm.weight", width),
        layers=layers,
        context=Context.of(layers, sizes.num_attention_heads),
        norm=norm(tensors, "norm.weight", width),
        size=size,
        mask=mask,
        first=0 if config.samples_from_anchor else 1,
    )


def layer_maker(weights: BlockWeights) -> LayerMaker[BlockLayers]:
    """Makes the layers of a block."""
    return LayerMaker(weights.body, partial(BlockLayers, weights))


def _made(
    words: VocabularyWeights,
    maker: LayerMaker[BlockLayers],
    target: StatefulModel,
    confidence: float,
) -> tuple[Drafter, LanguageModel]:
    made = Block(maker, target)
    return BlockDrafter(made, words, target, confidence), made
