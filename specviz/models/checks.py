"""Whether a pair can run here, and if not, why: told before its weights are read."""

from collections.abc import Container
from functools import cache
from math import prod
from pathlib import Path

import torch
from safetensors import SafetensorError, safe_open
from transformers import (
    MODEL_FOR_CAUSAL_LM_MAPPING,
    AutoModelForCausalLM,
    DynamicCache,
    PreTrainedConfig,
)
from transformers.cache_utils import DynamicLayer, DynamicSlidingWindowLayer

from specviz.errors import Line, ModelError
from specviz.models import hub
from specviz.models.feature_heads import copied, is_head
from specviz.models.gguf_header import read_header
from specviz.models.machine import free_memory
from specviz.models.pairs import SIZES, PairSpec, Size

CONTEXT = 4096  # tokens that memory is reckoned for
MOST_LAYERS = 1000  # a model is built layer by layer: a damaged number must not go on for ever
TINY = 50_000_000  # parameters: below it, a CPU's caches hold most of them


def obstacle(
    spec: PairSpec, device: torch.device, dtype: torch.dtype, loaded: Container[str] = ()
) -> Line | None:
    """Why a pair cannot run on a device, in words that say what to do; None if it can.

    The network is asked only about models that are not on this disk.

    Args:
        loaded: the models that are in memory already.
    """
    for checkpoint in filter(hub.is_folder, spec.checkpoints):
        if reason := _lacking(checkpoint, spec.install):
            return reason
    return too_large(spec, device, dtype, loaded) or out_of_reach(spec)


def too_large(
    spec: PairSpec,
    device: torch.device,
    dtype: torch.dtype,
    loaded: Container[str] = (),
    freed: int = 0,
) -> Line | None:
    """That a device has too little memory for a pair, in words; None if it has enough.

    Args:
        loaded: the models that are in memory already.
        freed: bytes that will be given back before.
    """
    needed, free = memory(spec, dtype, loaded), free_memory(device)
    if needed is None or free is None or needed <= free + freed:
        return None
    sizes = {"needed": gigabytes(needed), "free": gigabytes(free + freed)}
    if device.type == "cuda":
        return Line("it needs {needed} of memory, but only {free} are free on this GPU", **sizes)
    return Line("it needs {needed} of memory, but only {free} are free here", **sizes)


def out_of_reach(spec: PairSpec) -> Line | None:
    """Why what is not on this disk cannot be downloaded, in words; None if it can, or is here."""
    absent = [name for name in spec.checkpoints if hub.missing(name) is not None]
    if absent and spec.gated and not hub.has_token():
        pages = ", ".join(f"https://huggingface.co/{name}" for name in absent)
        return Line("accept its licence on {pages}, then set HF_TOKEN", pages=pages)
    if absent and not hub.is_reachable():
        return Line(
            "{names} must be downloaded, but the hub cannot be reached from here",
            names=", ".join(absent),
        )
    return None


def is_here(spec: PairSpec) -> bool:
    """Whether both models are on this disk as a whole."""
    return all(hub.missing(checkpoint) is None for checkpoint in spec.checkpoints)


def memory(spec: PairSpec, dtype: torch.dtype, loaded: Container[str] = ()) -> int | None:
    """The bytes that both models' weights and caches take; None if that cannot be told.

    The target has two caches: plain decoding has its own. Models that are not in the table
    count without caches.
    """
    sizes = [_size(checkpoint) for checkpoint in spec.checkpoints]
    numbers = 0
    for checkpoint, size, caches in zip(spec.checkpoints, sizes, (2, 1), strict=False):
        if size is None:
            return None
        held = 0 if checkpoint in loaded else size.parameters
        numbers += held + caches * CONTEXT * size.per_token
    return numbers * dtype.itemsize


def is_tiny(spec: PairSpec) -> bool:
    """Whether a pair's target is so small that a step does not wait for memory."""
    size = _size(spec.target)
    return size is not None and size.parameters < TINY


def stored(checkpoint: str) -> Size | None:
    """The size of a checkpoint, by its weights and what it copies of its target's.

    None if they are not on this disk, or damaged.
    """
    if hub.is_gguf(checkpoint):
        file = Path(checkpoint)
        return _unpacked(file, file.stat().st_mtime_ns) if file.is_file() else None
    total = 0
    try:
        for name in hub.weights(checkpoint):
            if (path := hub.find_file(checkpoint, name)) is None:
                return None
            with safe_open(path, "pt") as file:
                total += sum(prod(file.get_slice(key).get_shape()) for key in file.keys())  # noqa: SIM118
        return Size(total + copied(checkpoint))
    except (ModelError, OSError, SafetensorError):
        return None  # damaged: loading says so


def check_promised(config: PreTrainedConfig, parameters: int) -> None:
    """Weights that are promised and not there would be made up, of any size, before that is told.

    Args:
        parameters: the weights that there are.

    Raises:
        ModelError: far more are promised.
    """
    with torch.device("meta"):  # shapes without numbers
        promised = AutoModelForCausalLM.from_config(config, trust_remote_code=False)
    if promised.num_parameters() > 2 * parameters:
        raise ModelError(
            "its config.json describes more weights than its files hold: download it again."
        )


def gigabytes(size: int) -> str:
    """A size for people."""
    return f"{size / 1e9:.1f} GB" if size >= 1e9 else f"{size / 1e6:.0f} MB"


def cannot_roll_back(config: PreTrainedConfig) -> Line | None:
    """Why a model of this architecture cannot take part; None if it can.

    It must write text from left to right, and remember it token by token: what a guess that was
    rejected left behind is cut off. A state that runs along cannot be cut.
    """
    if is_head(config):
        return Line("it is a draft head, which needs its target: enter it as the draft")
    kind = config.model_type
    layers = getattr(config, "num_hidden_layers", 1)
    if not (isinstance(layers, int) and 1 <= layers <= MOST_LAYERS):
        return Line("its config.json is damaged: it gives {layers!s:.20} layers", layers=layers)
    model = MODEL_FOR_CAUSAL_LM_MAPPING.get(type(config), None)
    names = config.architectures or ["ForCausalLM"]
    causal = isinstance(names, list) and any(
        str(name).endswith(("ForCausalLM", "LMHeadModel")) for name in names
    )
    if model is None or not causal or config.is_encoder_decoder:
        return Line(
            "it is not a causal language model ({kind}): choose one that continues text", kind=kind
        )
    try:
        kinds = {type(layer) for layer in DynamicCache(config=config).layers}
    except Exception:  # noqa: BLE001  whatever the library makes of such a config
        return Line("the KV cache of its architecture ({kind}) cannot be rolled back", kind=kind)
    if model._is_stateful or kinds - {DynamicLayer, DynamicSlidingWindowLayer}:
        return Line(
            "it is recurrent or hybrid ({kind}), so its state cannot be rolled back after a"
            " rejected guess: choose a model with attention only",
            kind=kind,
        )
    return None


def _lacking(checkpoint: str, install: str) -> Line | None:
    """What a folder lacks, or that a file is not there, in words; None if all is."""
    name, where = hub.missing(checkpoint), Path(checkpoint).name
    if name is None:
        return None
    if hub.is_gguf(checkpoint):
        if install:
            return Line("{name} is not installed: {how}", name=where, how=install)
        return Line("there is no file {name}", name=where)
    if name == "config.json":
        return Line("there is no model in {name}", name=where)
    lost = {"name": where, "lost": name}
    if name not in hub.weights(checkpoint):
        return Line("{name} is incomplete: {lost} is missing; download it again", **lost)
    return Line(
        "{name} is incomplete: {lost} is missing; download it again (only safetensors can be"
        " loaded)",
        **lost,
    )


@cache
def _unpacked(path: Path, changed: int) -> Size | None:  # noqa: ARG001  asked anew if it changed
    """The size of a GGUF file's numbers, once they are unpacked."""
    try:
        return Size(read_header(path).elements)
    except (OSError, ValueError):
        return None  # damaged: loading says so


def _size(checkpoint: str) -> Size | None:
    return SIZES.get(checkpoint) or stored(checkpoint)
