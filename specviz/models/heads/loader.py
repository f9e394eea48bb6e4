"""Recognises a head's folder, and reads the head for its target."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

import msgspec
import torch
import transformers
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.drafters import Drafter
from specviz.decoding.language_model import LanguageModel, StatefulModel, dtype_name
from specviz.decoding.lean.weights import is_lean
from specviz.decoding.pair import Head, HeadMaker
from specviz.errors import Line, ModelError, one_line, printable
from specviz.models import hub
from specviz.models.failures import damaged, for_another_target, unread
from specviz.models.feature_heads import ARCHITECTURE
from specviz.models.heads import dflash
from specviz.models.heads.config import KINDS, HeadConfig, declared_kinds
from specviz.models.heads.tensors import Tensors
from specviz.models.trained_for import fingerprint
from specviz.registry import HEADS
from specviz.trace import Model

FUSION = "fc.weight"  # joins embeddings and the target's states; no whole model has it
ROWS = 4096  # of a copy that are compared: the most frequent tokens have low numbers
READERS: Mapping[str, ModuleType] = {
    name: import_module(f"{__package__}.{name.replace('-', '_')}") for name in HEADS
}
"""The modules of the kinds of heads, by name. Each has a `Config`, and `read` binds a head."""


def kind_of(checkpoint: str) -> str | None:
    """The kind of a draft head, as `Settings.drafter` names it; None for any other checkpoint.

    Raises:
        ModelError: the config is that of a head, and damaged.
    """
    config = read_config(checkpoint)
    return None if config is None else config.kind


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
    return config_of(name, whole)


def config_of(name: str, whole: Mapping[str, Any]) -> HeadConfig:
    """Check the fields of a head's `config.json`.

    Raises:
        ModelError: it is damaged, or of a kind that SpecViz does not read.
    """
    kind = _kind(whole)
    if kind is None:
        raise unknown_kind(name, whole)
    given = READERS[kind].Config.fields(whole)
    try:
        config: HeadConfig = msgspec.convert(given | {"kind": kind}, READERS[kind].Config)
    except msgspec.ValidationError as error:
        raise unread(name, one_line(error, 100).rstrip(".")) from None
    if (other := config.refused(given)) is not None:
        raise unread(name, Line("its config.json sets {field:.100}", field=other))
    return config


def _kind(whole: Mapping[str, Any]) -> str | None:
    """The kind of head, as `Settings.drafter` names it; None if SpecViz does not support it."""
    if (theirs := whole.get("speculators_model_type")) is not None:
        return theirs if theirs in HEADS and HEADS[theirs].speculators else None
    named = whole.get("architectures")
    declared = declared_kinds(map(str, named if isinstance(named, list) else ()))
    if declared is None:
        return None
    for name, module in reversed([*READERS.items()]):
        if module.Config.recognises(module.Config.fields(whole), declared):
            return name
    return None


def unknown_kind(name: str, given: Mapping[str, Any]) -> ModelError:
    """The error for a draft that is neither a model of transformers nor a head that SpecViz reads.

    Args:
        given: its config.
    """
    fields = (given.get(field) for field in ("speculators_model_type", "architectures"))
    named = next(filter(None, fields), None) or given.get("model_type") or "?"
    what = printable(", ".join(map(str, named)) if isinstance(named, list) else str(named))
    if projector := dflash.Config.fields(given).get("projector_type"):
        what = f"{what:.60} ({printable(str(projector)):.30})"
    return ModelError(
        "{name!r} is of a kind that SpecViz does not read ({what:.100}). A draft is a model of"
        " transformers, or a head: {kinds}. Choose another draft.",
        name=name,
        what=what,
        kinds=KINDS,
    )


def check_whole(checkpoint: str) -> None:
    """Check that a draft which is no head of a known kind can be a whole model.

    Raises:
        ModelError: its config names an architecture that transformers lacks, or its weights fuse
            states with embeddings, as only a head does.
    """
    if hub.is_gguf(checkpoint) or read_config(checkpoint) is not None:
        return
    name, given = Path(checkpoint).name, hub.config_fields(checkpoint)
    named = given.get("architectures")
    if isinstance(named, list) and named and not {*map(str, named)} & _whole_models():
        raise unknown_kind(name, given)
    fuses = False
    with suppress(ModelError), Tensors(checkpoint, torch.device("cpu"), torch.float32) as tensors:
        fuses = FUSION in tensors
    if fuses:
        raise unread(
            name,
            Line("it has {key}, as EAGLE-1 has; SpecViz reads {kinds}", key=FUSION, kinds=KINDS),
        )


@cache
def _whole_models() -> set[str]:
    """The names of transformers' architectures, and of our own."""
    return {*dir(transformers), ARCHITECTURE}


def read(checkpoint: str, target: PreTrainedModel) -> Head:
    """Check a head; its weights are read and bound to the target when it first drafts.

    Names and shapes are checked now, so that only numbers can be wrong later.

    Raises:
        ModelError: the head is damaged, was made for another target, or the target supports none.
    """
    name, config = Path(checkpoint).name, read_config(checkpoint)
    if config is None:
        raise ModelError(
            "{name!r} is not a draft head that SpecViz reads. Choose another draft.", name=name
        )
    _check_made_for(target, name, config)
    with Tensors(checkpoint, target.device, target.dtype, dry=True) as tensors:
        elsewhere = _weights_mismatch(config, tensors, target)
        READERS[config.kind].read(config, tensors, target)
        tensors.finish()
    card = Model(
        name=hub.shown_name(checkpoint),
        parameters=tensors.parameters,
        layers=config.depth,
        dtype=dtype_name(target.dtype),
        other_weights=elsewhere,
    )
    return Head(config.kind, card, _OnceNeeded(partial(_bound, checkpoint, config, target)))


def _bound(checkpoint: str, config: HeadConfig, target: PreTrainedModel) -> HeadMaker:
    with Tensors(checkpoint, target.device, target.dtype) as tensors:
        made: HeadMaker = READERS[config.kind].read(config, tensors, target)
        return made


class _OnceNeeded:
    """Makes drafters; reads their weights once, before the first."""

    def __init__(self, bind: Callable[[], HeadMaker]) -> None:
        self._bind = bind
        self._made: HeadMaker | None = None
        self._lock = Lock()

    def __call__(
        self, target: StatefulModel, confidence: float
    ) -> tuple[Drafter, LanguageModel | None]:
        with self._lock:  # otherwise two threads could read the weights twice
            if self._made is None:
                self._made = self._bind()
        return self._made(target, confidence)


def _check_made_for(target: PreTrainedModel, name: str, config: HeadConfig) -> None:
    """Check that a head's sizes match the target whose states it reads.

    Raises:
        ModelError: a size differs, or the lean model cannot run the target.
    """
    if not is_lean(target):
        raise ModelError(
            "{name!r} needs a Llama, Mistral, Qwen2 or Qwen3 without sliding windows on one device"
            " as its target, and this target is not one. Choose another draft.",
            name=name,
        )
    check_sizes(name, config, target.config.hidden_size, target.config.num_hidden_layers)


def check_sizes(name: str, config: HeadConfig, width: int | None, layers: int | None) -> None:
    """Check that a head's config and its target's agree.

    Args:
        width, layers: the target's; None if unknown.

    Raises:
        ModelError: a size differs.
    """
    pairs = [
        (*config.reads, width),
        ("num_target_layers", config.num_target_layers, layers),
    ]
    for number, ours, other in pairs:
        if isinstance(ours, int) and other is not None and ours != other:
            raise for_another_target(name, number, ours, other)


def _weights_mismatch(config: HeadConfig, tensors: Tensors, target: PreTrainedModel) -> bool:
    """Whether a head was trained for other weights; False if unknown.

    speculators' heads hold copies of some of their target's weights, which tell more than its name:
    the same weights have many names. Quantised ones differ somewhat from their copy.
    """
    if config.trained_for is not None:
        return config.trained_for != fingerprint(target)
    copies = {"verifier_norm.weight": (target.model.norm.weight, 0.01)}
    if not config.embed_requires_grad:
        copies["embed_tokens.weight"] = (target.get_input_embeddings().weight, 0.3)
    if config.speculators_model_type is None:
        return False
    return any(_differ(tensors.first(key, ROWS), *theirs) for key, theirs in copies.items())


def _differ(copy: Tensor | None, theirs: Tensor, near: float) -> bool:
    """Whether a copy's distance from the target's weights is above a share of their size."""
    if copy is None or copy.shape[1:] != theirs.shape[1:]:  # a head may have another width
        return False
    ours = theirs.detach()[: len(copy)].float().cpu()
    return bool((copy[: len(ours)] - ours).norm() > near * ours.norm())
