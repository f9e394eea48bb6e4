"""A head's `config.json`: its kind, its sizes, and the target's states that it reads.

Projects count the target's states differently. `LeanLayers.keep_states` counts as transformers'
`hidden_states` does: state k enters layer k, and the last one follows the final norm.
"""

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
import torch
from msgspec import UNSET, Meta, UnsetType
from transformers import LlamaConfig, PreTrainedConfig, PreTrainedModel, Qwen3Config
from transformers.models.llama.modeling_llama import LlamaRotaryEmbedding

from specviz.decoding.lean.rotary import ROPES
from specviz.decoding.lean.weights import head_size
from specviz.errors import Line, ModelError, one_line, printable
from specviz.models import hub
from specviz.models.failures import damaged, for_another_target, unread

FAMILIES = {"llama": LlamaConfig, "qwen3": Qwen3Config}
SLIDING = "sliding_attention"
KINDS = "EAGLE-3, DFlash, DSpark, MTP, Medusa"  # that SpecViz reads, as people call them
SPECULATORS = ("eagle3", "dflash", "dspark")  # its kinds that SpecViz reads
_FAMILY = r"(?:Llama|Mistral|Qwen\d(?:_\d)?(?:Next|Moe)?)"
# The names of architectures that SpecViz reads. The group is the kind; without it, fields tell.
ARCHITECTURE = re.compile(
    rf"{_FAMILY}?(?:ForCausalLM)?(Eagle3|DFlash|DSpark|MTP|Medusa|TaughtExit){_FAMILY}?"
    rf"(?:ForCausalLM|(?:Draft)?(?:Model|Speculator)?)|{_FAMILY}(?:ForCausalLM|Model)",
    re.IGNORECASE,
)
# Fields that change how a block is drafted, even with the same tensors: a mask, a window, labels.
OTHER_BLOCKS = (
    "causal_head", "causal", "is_causal", "use_swa", "attention_sink_bias", "shift_label",
    "pure_draft_prefix_len",
)  # fmt: skip
# Fields of `dflash_config` that change nothing in drafting.
OF_TRAINING = ("attention_mode", "confidence_head_alpha")
# speculators' defaults for fields that a config may omit.
SPECULATORS_DSPARK = {
    "markov_rank": 256, "enable_confidence_head": True, "confidence_head_with_markov": True,
}  # fmt: skip

Name = Annotated[str, Meta(max_length=200)]
Size = Annotated[int, Meta(ge=1, le=2**17)]
Layers = Annotated[int, Meta(ge=1, le=64)]
Tokens = Annotated[int, Meta(ge=1, lt=2**24)]
Token = Annotated[int, Meta(ge=0, lt=2**24)]
StateIds = Annotated[tuple[Annotated[int, Meta(ge=-1, le=1000)], ...], Meta(max_length=32)]
Factors = Annotated[tuple[float, ...], Meta(max_length=1024)]  # LongRoPE's
Rope = Annotated[dict[Name, Name | int | float | bool | Factors | None], Meta(max_length=20)]


class LayerSizes(msgspec.Struct, frozen=True):
    """The fields of a transformers config for layers; absent ones have transformers' defaults."""

    model_type: Name = "qwen3"
    hidden_size: Size | UnsetType = UNSET
    intermediate_size: Size | UnsetType = UNSET
    num_hidden_layers: Layers | UnsetType = UNSET
    num_attention_heads: Size | UnsetType = UNSET
    num_key_value_heads: Size | UnsetType = UNSET
    head_dim: Size | UnsetType | None = UNSET
    rms_norm_eps: Annotated[float, Meta(gt=0, lt=1)] | UnsetType = UNSET
    max_position_embeddings: Annotated[int, Meta(ge=1, le=2**24)] | UnsetType = UNSET
    vocab_size: Tokens | UnsetType = UNSET
    hidden_act: Name = "silu"
    rope_theta: Annotated[float, Meta(gt=0, le=1e12)] | UnsetType = UNSET
    rope_scaling: Rope | UnsetType | None = UNSET
    rope_parameters: Rope | UnsetType | None = UNSET
    partial_rotary_factor: Annotated[float, Meta(ge=1, le=1)] = 1.0
    layer_types: Annotated[tuple[Name, ...], Meta(max_length=1000)] | None = None


class EagleConfig(msgspec.Struct, frozen=True):
    """The fields that SpecForge nests in `eagle_config`."""

    eagle_aux_hidden_state_layer_ids: StateIds | None = None


class Verifier(msgspec.Struct, frozen=True):
    """The target that speculators trained a head for."""

    name_or_path: Name | None = None


class SpeculatorsConfig(msgspec.Struct, frozen=True):
    """The fields that speculators nests in `speculators_config`."""

    verifier: Verifier | None = None


class HeadConfig(LayerSizes, frozen=True):
    """A `config.json` of any of the projects; unknown fields are ignored.

    Attributes:
        taught_for: our own field: the fingerprint of the target that the head was trained for.
        exit_layer: our own field: how many of the target's layers a taught exit follows.
        confidence_temperatures: our own field: of the confidence head, by guess.
    """

    architectures: Annotated[tuple[Name, ...], Meta(max_length=10)] | None = None
    taught_for: Name | None = None
    draft_vocab_size: Tokens | None = None
    num_target_layers: Annotated[int, Meta(ge=1, le=1000)] | None = None
    target_hidden_size: Size | None = None  # if an EAGLE-3 head has another width
    # EAGLE-3
    eagle_config: EagleConfig | None = None
    eagle_aux_hidden_state_layer_ids: StateIds | None = None
    norm_before_residual: bool = False
    norm_output: bool = False
    # DFlash and DSpark; z-lab and SpecForge nest most of these in dflash_config
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
    # our own taught early exit
    exit_layer: Layers | None = None
    # Medusa
    medusa_num_heads: Annotated[int, Meta(ge=1, le=64)] | None = None
    medusa_num_layers: Annotated[int, Meta(ge=0, le=16)] = 1
    # speculators
    speculators_model_type: Name | None = None
    speculators_config: SpeculatorsConfig | None = None
    embed_requires_grad: bool = False
    transformer_layer_config: LayerSizes | None = None

    @property
    def kind(self) -> str | None:
        """The kind of head, as `Settings.drafter` names it; None if SpecViz does not support it."""
        if self.speculators_model_type is not None:
            theirs = self.speculators_model_type
            return theirs if theirs in SPECULATORS else None
        if None in self._declared or self.projector_type not in (None, "dflash", "dspark"):
            return None
        if self.exit_layer is not None:
            return "taught-exit"
        if self.medusa_num_heads is not None:
            return "medusa"
        if self.is_spark:
            return "dspark" if self.markov_rank or self.enable_confidence_head else "dflash"
        if self.dflash_config is not None or "dflash" in self._declared:
            return "dflash"
        if "eagle3" in self._declared or self.draft_vocab_size is not None:
            return "eagle3"
        return "mtp" if "mtp" in self._declared else None

    @property
    def is_spark(self) -> bool:
        """Whether DeepSpec or SpecForge declares it a DSpark head, even without its two parts."""
        return "dspark" in self._declared or self.projector_type == "dspark"

    @property
    def samples_from_anchor(self) -> bool:
        """Whether the last token's own position gives a block's first guess.

        It does for DeepSpec and for any DSpark; in z-lab's and speculators' DFlash, every guess is
        at a mask's position.
        """
        if self.sample_from_anchor is not None:
            return self.sample_from_anchor
        return self.is_spark or self.kind == "dspark"

    @property
    def longest(self) -> int | None:
        """The most tokens that it drafts in a round; None: any number."""
        if self.block_size is not None and self.kind in ("dflash", "dspark"):
            return self.block_size - (0 if self.samples_from_anchor else 1)
        return self.medusa_num_heads

    @property
    def _declared(self) -> set[str | None]:
        """The kinds that its architectures name: "" for a family alone, None if unknown."""
        found = map(ARCHITECTURE.fullmatch, self.architectures or ())
        return {match and (match[1] or "").lower() for match in found}

    @property
    def sizes(self) -> LayerSizes:
        """The sizes of its layers."""
        return self.transformer_layer_config or self

    @property
    def reads(self) -> tuple[str, int | UnsetType]:
        """The width of the target's states, with the name of the field that gives it."""
        if self.kind == "eagle3" and self.target_hidden_size is not None:
            return "target_hidden_size", self.target_hidden_size
        return "hidden_size", self.sizes.hidden_size

    @property
    def verifier(self) -> str | None:
        """The name of the target that it was trained for; None if the config has none."""
        ours = self.speculators_config
        return ours.verifier.name_or_path if ours and ours.verifier else None


def read_config(checkpoint: str) -> HeadConfig | None:
    """Read the config of a draft head; None if the checkpoint is another kind of model.

    Raises:
        ModelError: the file is a head's, and damaged or of a kind that SpecViz does not read.
    """
    data = hub.head_config(checkpoint)
    if not data:
        return None
    name = Path(checkpoint).name
    try:
        whole = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise damaged(name, "config.json", error) from None
    given = _fields(whole)
    try:
        config = msgspec.convert(given, HeadConfig)
    except msgspec.ValidationError as error:
        raise unread(name, one_line(error, 100).rstrip(".")) from None
    if config.kind is None:
        raise unknown_kind(name, whole)
    if config.kind in ("dflash", "dspark"):
        nested = config.dflash_config or {}
        known = {*HeadConfig.__struct_fields__, *OF_TRAINING}
        other = [*filter(given.get, OTHER_BLOCKS), *filter(nested.get, nested.keys() - known)]
        if other:
            raise unread(name, Line("its config.json sets {field:.100}", field=min(other)))
    return config


def fields_of(checkpoint: str) -> dict[str, Any]:
    """The fields of a checkpoint's `config.json`; empty if they cannot be read."""
    with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return msgspec.json.decode(hub.config(checkpoint) or b"{}", type=dict[str, Any])
    return {}


def unknown_kind(name: str, given: Mapping[str, Any]) -> ModelError:
    """The error for a draft that is neither a model of transformers nor a head that SpecViz reads.

    Args:
        given: its config.
    """
    fields = (given.get(field) for field in ("speculators_model_type", "architectures"))
    named = next(filter(None, fields), None) or given.get("model_type") or "?"
    what = printable(", ".join(map(str, named)) if isinstance(named, list) else str(named))
    if projector := _fields(dict(given)).get("projector_type"):
        what = f"{what:.60} ({printable(str(projector)):.30})"
    return ModelError(
        "{name!r} is of a kind that SpecViz does not read ({what:.100}). A draft is a model of"
        " transformers, or a head: {kinds}. Choose another draft.",
        name=name,
        what=what,
        kinds=KINDS,
    )


def _fields(given: dict[str, Any]) -> dict[str, Any]:
    """A config's fields, with those of its `dflash_config` and a project's defaults."""
    own = given.get("dflash_config")
    given = (own if isinstance(own, dict) else {}) | given
    usual = SPECULATORS_DSPARK if given.get("speculators_model_type") == "dspark" else {}
    return usual | given


def transformers_config(name: str, config: HeadConfig, target: PreTrainedModel) -> PreTrainedConfig:
    """The sizes of a head's layers, with transformers' defaults.

    Raises:
        ModelError: the layers have another architecture, sliding windows, impossible sizes, or
            read states of another width than the target's.
    """
    sizes = config.sizes
    family = FAMILIES.get(sizes.model_type)
    if family is None:
        raise unread(name, Line("its layers are of the kind {kind}", kind=sizes.model_type))
    if sizes.hidden_act != "silu":
        raise unread(name, Line("its layers use {function}, not silu", function=sizes.hidden_act))
    if SLIDING in (sizes.layer_types or ())[: sizes.num_hidden_layers or None]:
        why = Line("its layers have sliding windows, whose cache cannot be rolled back")
        raise unread(name, why)
    given = {key: value for key, value in msgspec.structs.asdict(sizes).items() if key in _PASSED}
    try:
        made = family(**{key: value for key, value in given.items() if value is not UNSET})
        rope = made.rope_parameters["rope_type"]
        turns = LlamaRotaryEmbedding(made)(torch.empty(0), torch.arange(2)[None])
    except Exception as error:  # noqa: BLE001  the library may raise anything on a damaged config
        fault = one_line(error, 100).rstrip(".")
        raise unread(name, Line("its config.json gives no layers ({why})", why=fault)) from None
    heads, shared = made.num_attention_heads, made.num_key_value_heads
    fits = all(x.shape[-1] == head_size(made) and bool(x.isfinite().all()) for x in turns)
    if rope not in ROPES:
        raise unread(name, Line("its positions are of the kind {rope:.40}", rope=str(rope)))
    if heads % shared or not fits:
        raise unread(name, Line("the sizes in its config.json do not fit each other"))
    (field, width), theirs = config.reads, target.config.hidden_size
    width = made.hidden_size if width is UNSET else width  # also where the config names none
    if width != theirs:
        raise for_another_target(name, field, width, theirs)
    return made


def checked_states(
    name: str,
    states: Callable[[HeadConfig, int], tuple[int, ...]],
    config: HeadConfig,
    target: PreTrainedModel,
) -> tuple[int, ...]:
    """The target's states that a head reads.

    The last state is not allowed: some projects take it before the final norm, others after.

    Raises:
        ModelError: one is the target's last state, or beyond it.
    """
    layers = target.config.num_hidden_layers
    numbers = states(config, layers)
    if all(0 <= number < layers for number in numbers):
        return numbers
    raise ModelError(
        "{name!r} was made for another target: it reads states {read}, but this target has states"
        " 0 to {last}. Choose another draft.",
        name=name,
        read=", ".join(map(str, numbers)),
        last=layers - 1,
    )


def eagle3_states(config: HeadConfig, layers: int) -> tuple[int, ...]:
    """The target's states that an EAGLE-3 head reads.

    SpecForge and DeepSpec number layers by their outputs, speculators and vLLM by their inputs. An
    `eagle_config` that lists EAGLE's default layers numbers them by their inputs, too.

    Args:
        layers: of the target.
    """
    if config.eagle_config and (ids := config.eagle_config.eagle_aux_hidden_state_layer_ids):
        return ids if ids == _default(layers) else tuple(k + 1 for k in ids)
    if config.target_layer_ids:  # DeepSpec
        return tuple(k + 1 for k in config.target_layer_ids)
    return config.eagle_aux_hidden_state_layer_ids or _default(layers)


def block_states(config: HeadConfig, layers: int) -> tuple[int, ...]:
    """The target's states that a DFlash or DSpark head reads.

    z-lab and DeepSpec number layers by their outputs (−1: the embeddings), speculators by their
    inputs.

    Args:
        layers: of the target.
    """
    if config.speculators_model_type is not None:
        return config.aux_hidden_state_layer_ids or _default(layers)
    ids = config.target_layer_ids or _spread(layers, config.num_hidden_layers or 1)
    return tuple(k + 1 for k in ids)


def _default(layers: int) -> tuple[int, ...]:
    """The states that EAGLE-3 reads where a config names none."""
    return (2, layers // 2, layers - 3)


def _spread(layers: int, drafting: int) -> tuple[int, ...]:
    """Layers at equal distances, as z-lab chooses them where a config names none."""
    if drafting == 1:
        return (layers // 2,)
    return tuple(round(1 + i * (layers - 4) / (drafting - 1)) for i in range(drafting))


_PASSED = set(LayerSizes.__struct_fields__) - {"model_type", "layer_types", "partial_rotary_factor"}
