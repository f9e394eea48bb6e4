"""A head's `config.json`: what kinds of heads share.

Projects count the target's states differently. `LeanLayers.keep_states` counts as transformers'
`hidden_states` does: state k enters layer k, and the last one follows the final norm.
"""

import re
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Annotated, Any

import msgspec
import torch
from msgspec import UNSET, Meta, UnsetType
from transformers import LlamaConfig, PreTrainedConfig, PreTrainedModel, Qwen3Config
from transformers.models.llama.modeling_llama import LlamaRotaryEmbedding

from specviz.decoding.lean.rotary import ROPES
from specviz.decoding.lean.weights import head_size
from specviz.errors import Line, ModelError, one_line
from specviz.models.failures import for_another_target, unread
from specviz.models.trained_for import TRAINED_FOR
from specviz.registry import HEADS

FAMILIES = {"llama": LlamaConfig, "qwen3": Qwen3Config}
SLIDING = "sliding_attention"
KINDS = ", ".join(head.brand for head in HEADS.values() if head.brand)
"""The kinds that SpecViz reads, as people call them."""
_FAMILY = r"(?:Llama|Mistral|Qwen\d(?:_\d)?(?:Next|Moe)?)"
_KIND = "|".join(head.architecture for head in HEADS.values())
# The names of architectures that SpecViz reads. The group is the kind; without it, fields tell.
ARCHITECTURE = re.compile(
    rf"{_FAMILY}?(?:ForCausalLM)?({_KIND}){_FAMILY}?"
    rf"(?:ForCausalLM|(?:Draft)?(?:Model|Speculator)?)|{_FAMILY}(?:ForCausalLM|Model)",
    re.IGNORECASE,
)

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


class Verifier(msgspec.Struct, frozen=True):
    """The target that speculators trained a head for."""

    name_or_path: Name | None = None


class SpeculatorsConfig(msgspec.Struct, frozen=True):
    """The fields that speculators nests in `speculators_config`."""

    verifier: Verifier | None = None


class HeadConfig(LayerSizes, frozen=True, kw_only=True):
    """The fields of a `config.json` that any kind of head may have; others are ignored.

    Each kind adds its own; one that comes later in `HEADS` may be a special case of an earlier one.

    Attributes:
        kind: as `Settings.drafter` names it.
        trained_for: our own field: the fingerprint of the target that the head was trained for.
    """

    kind: str
    architectures: Annotated[tuple[Name, ...], Meta(max_length=10)] | None = None
    trained_for: Name | None = msgspec.field(default=None, name=TRAINED_FOR)
    draft_vocab_size: Tokens | None = None
    num_target_layers: Annotated[int, Meta(ge=1, le=1000)] | None = None
    speculators_model_type: Name | None = None
    speculators_config: SpeculatorsConfig | None = None
    embed_requires_grad: bool = False
    transformer_layer_config: LayerSizes | None = None

    @classmethod
    def fields(cls, given: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a `config.json`, as they would be without nesting and omissions."""
        return {**given}

    @classmethod
    def recognises(cls, given: Mapping[str, Any], declared: AbstractSet[str]) -> bool:
        """Whether a config is of this kind.

        Args:
            given: its `fields`, unchecked.
            declared: the kinds that its architectures name.
        """
        head = HEADS[cls.__module__.rpartition(".")[2].replace("_", "-")]
        named = head.architecture.lower() in declared
        return named or any(given.get(field) is not None for field in head.fields)

    def refused(self, given: Mapping[str, Any]) -> str | None:
        """A field that makes it another form of head, which SpecViz does not read."""
        return None

    @property
    def declared(self) -> set[str]:
        """The kinds that its architectures name."""
        return declared_kinds(self.architectures or ()) or set()

    @property
    def longest(self) -> int | None:
        """The most tokens that it drafts in a round; None: any number."""
        return None

    @property
    def sizes(self) -> LayerSizes:
        """The sizes of its layers."""
        return self.transformer_layer_config or self

    @property
    def depth(self) -> int:
        """How many layers a guess takes."""
        return self.sizes.num_hidden_layers or 1

    @property
    def reads(self) -> tuple[str, int | UnsetType]:
        """The width of the target's states, with the name of the field that gives it."""
        return "hidden_size", self.sizes.hidden_size

    @property
    def verifier(self) -> str | None:
        """The name of the target that it was trained for; None if the config has none."""
        ours = self.speculators_config
        return ours.verifier.name_or_path if ours and ours.verifier else None


def declared_kinds(architectures: Iterable[str]) -> set[str] | None:
    """The kinds that names of architectures declare; "": a family alone. None: one is unknown."""
    found = [ARCHITECTURE.fullmatch(name) for name in architectures]
    return None if None in found else {(match[1] or "").lower() for match in found if match}


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


def checked_states(name: str, numbers: tuple[int, ...], target: PreTrainedModel) -> tuple[int, ...]:
    """Return the numbers of the target's states that a head reads.

    The last state is not allowed: some projects take it before the final norm, others after.

    Raises:
        ModelError: one is the target's last state, or beyond it.
    """
    layers = target.config.num_hidden_layers
    if all(0 <= number < layers for number in numbers):
        return numbers
    raise ModelError(
        "{name!r} was made for another target: it reads states {read}, but this target has states"
        " 0 to {last}. Choose another draft.",
        name=name,
        read=", ".join(map(str, numbers)),
        last=layers - 1,
    )


def usual_states(layers: int) -> tuple[int, ...]:
    """EAGLE-3's states of a target with so many layers, where a config names none."""
    return (2, layers // 2, layers - 3)


_PASSED = set(LayerSizes.__struct_fields__) - {"model_type", "layer_types", "partial_rotary_factor"}
