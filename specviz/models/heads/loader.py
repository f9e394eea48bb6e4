"""Recognises a head's folder, and reads the head for its target."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Lock

from transformers import PreTrainedModel

from specviz.decoding.drafters import Drafter
from specviz.decoding.language_model import LanguageModel, StatefulModel, dtype_name
from specviz.decoding.lean.weights import is_lean
from specviz.decoding.pair import Head, HeadMaker
from specviz.errors import ModelError
from specviz.models import hub
from specviz.models.failures import for_another_target
from specviz.models.heads import blocks, eagle3, medusa, mtp, taught_exit
from specviz.models.heads.config import HeadConfig, read_config
from specviz.models.heads.tensors import Tensors
from specviz.models.taught_for import fingerprint
from specviz.trace import Model

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
        READERS[config.kind](config, tensors, target)
        tensors.finish()
    card = Model(
        name=hub.shown_name(checkpoint),
        parameters=tensors.parameters,
        layers=_layers(config),
        dtype=dtype_name(target.dtype),
        other_weights=_for_other_weights(config, target),
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


def _for_other_weights(config: HeadConfig, target: PreTrainedModel) -> bool:
    """Whether a head was trained for other weights; False if unknown."""
    if config.taught_for is not None:
        return config.taught_for != fingerprint(target)
    if config.verifier is None:
        return False
    return Path(config.verifier).name.lower() != Path(target.name_or_path).name.lower()
