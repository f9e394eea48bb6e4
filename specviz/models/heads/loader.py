"""Recognises a head's folder, and reads the head for its target."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from threading import Lock

import torch
import transformers
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.drafters import Drafter
from specviz.decoding.language_model import LanguageModel, StatefulModel, dtype_name
from specviz.decoding.lean.weights import is_lean
from specviz.decoding.pair import Head, HeadMaker
from specviz.errors import Line, ModelError
from specviz.models import hub
from specviz.models.failures import for_another_target, unread
from specviz.models.feature_heads import ARCHITECTURE
from specviz.models.heads import blocks, eagle3, medusa, mtp, taught_exit
from specviz.models.heads.config import (
    KINDS,
    HeadConfig,
    fields_of,
    read_config,
    unknown_kind,
)
from specviz.models.heads.tensors import Tensors
from specviz.models.trained_for import fingerprint
from specviz.trace import Model

FUSION = "fc.weight"  # joins embeddings and the target's states; no whole model has it
ROWS = 4096  # of a copy that are compared: the most frequent tokens have low numbers
READERS: dict[str, Callable[[HeadConfig, Tensors, PreTrainedModel], HeadMaker]] = {
    "medusa": medusa.read,
    "mtp": mtp.read,
    "eagle3": eagle3.read,
    "dflash": blocks.read_dflash,
    "dspark": blocks.read_dspark,
    "taught-exit": taught_exit.read,
}


def kind_of(checkpoint: str) -> str | None:
    """The kind of a draft head, as `Settings.drafter` names it; None for any other checkpoint.

    Raises:
        ModelError: the config is that of a head, and damaged.
    """
    config = read_config(checkpoint)
    return None if config is None else config.kind


def check_whole(checkpoint: str) -> None:
    """Check that a draft which is no head of a known kind can be a whole model.

    Raises:
        ModelError: its config names an architecture that transformers lacks, or its weights fuse
            states with embeddings, as only a head does.
    """
    if hub.is_gguf(checkpoint) or read_config(checkpoint) is not None:
        return
    name, given = Path(checkpoint).name, fields_of(checkpoint)
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
    if config is None or config.kind is None:
        raise ModelError(
            "{name!r} is not a draft head that SpecViz reads. Choose another draft.", name=name
        )
    _check_made_for(target, name, config)
    with Tensors(checkpoint, target.device, target.dtype, dry=True) as tensors:
        elsewhere = _weights_mismatch(config, tensors, target)
        READERS[config.kind](config, tensors, target)
        tensors.finish()
    card = Model(
        name=hub.shown_name(checkpoint),
        parameters=tensors.parameters,
        layers=_layers(config),
        dtype=dtype_name(target.dtype),
        other_weights=elsewhere,
    )
    return Head(config.kind, card, _OnceNeeded(partial(_bound, checkpoint, config, target)))


def _bound(checkpoint: str, config: HeadConfig, target: PreTrainedModel) -> HeadMaker:
    with Tensors(checkpoint, target.device, target.dtype) as tensors:
        return READERS[str(config.kind)](config, tensors, target)


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


def _layers(config: HeadConfig) -> int:
    """How many layers a guess takes; a taught exit also runs some of its target's."""
    own = config.sizes.num_hidden_layers or 1
    return 0 if config.kind == "medusa" else own + (config.exit_layer or 0)


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
    if config.taught_for is not None:
        return config.taught_for != fingerprint(target)
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
