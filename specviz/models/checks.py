"""Checks whether a pair can run on this machine before its weights are loaded."""

import itertools
from collections.abc import Container, Iterator
from contextlib import contextmanager
from math import prod
from pathlib import Path
from threading import get_ident
from typing import Any

import torch
from safetensors import SafetensorError, safe_open
from torch.nn.modules.module import register_module_module_registration_hook
from transformers import (
    MODEL_FOR_CAUSAL_LM_MAPPING,
    AutoModelForCausalLM,
    DynamicCache,
    PreTrainedConfig,
)
from transformers.cache_utils import DynamicLayer, DynamicSlidingWindowLayer

from specviz.errors import Line, ModelError
from specviz.models import hub, packed
from specviz.models.failures import unread_tokenizer
from specviz.models.feature_heads import copied, is_head
from specviz.models.gguf_header import known_header
from specviz.models.json_limits import MOST_LAYERS
from specviz.models.machine import free_memory
from specviz.models.pairs import SIZES, PairSpec, Size

TOO_MUCH = Line("its config.json describes a model that is too large to build.")
CONTEXT = 4096  # tokens assumed when estimating memory
NEEDS_TARGET = Line("it is a draft head, which needs its target: enter it as the draft")
MOST_MODULES = 50_000  # our largest has 2,000; building so many takes some seconds
MOST_BUFFERS = 2**30  # bytes of what a model computes from its config, such as positions
TINY = 50_000_000  # parameters; a smaller model mostly fits in a CPU's caches


def obstacle(
    spec: PairSpec, device: torch.device, dtype: torch.dtype, loaded: Container[str] = ()
) -> Line | None:
    """Explain why a pair cannot run on a device and what to do; None if it can.

    Uses the network only for models that are not on this disk.

    Args:
        loaded: the checkpoints already in memory.
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
    """Explain that a device has too little memory for a pair; None if it has enough.

    Args:
        loaded: the checkpoints already in memory.
        freed: bytes that will be freed before loading.
    """
    needed, free = memory(spec, dtype, loaded), free_memory(device)
    if needed is None or free is None or needed <= free + freed:
        return None
    sizes = {"needed": gigabytes(needed), "free": gigabytes(free + freed)}
    if device.type == "cuda":
        return Line("it needs {needed} of memory, but only {free} is free on this GPU", **sizes)
    return Line("it needs {needed} of memory, but only {free} is free here", **sizes)


def out_of_reach(spec: PairSpec) -> Line | None:
    """Explain why missing checkpoints cannot be downloaded; None if nothing prevents it."""
    absent = [name for name in spec.checkpoints if hub.missing(name) is not None]
    if absent and spec.gated and not hub.has_token():
        pages = ", ".join(f"https://huggingface.co/{name}" for name in absent)
        return Line("accept its licence on {pages}, then set HF_TOKEN", pages=pages)
    if absent and not hub.is_reachable():
        return Line(
            "{names} must be downloaded, but the Hub cannot be reached from here",
            names=", ".join(absent),
        )
    return None


def is_here(spec: PairSpec) -> bool:
    """Whether all files of a pair's checkpoints are on this disk."""
    return all(hub.missing(checkpoint) is None for checkpoint in spec.checkpoints)


def memory(
    spec: PairSpec, dtype: torch.dtype, loaded: Container[str] = (), context: int = CONTEXT
) -> int | None:
    """Return the bytes of both models' weights and caches; None if unknown.

    The target has two caches, because plain decoding uses its own. Models that `SIZES` lacks
    count without caches.
    """
    sizes = [_size(checkpoint) for checkpoint in spec.checkpoints]
    numbers = 0
    for checkpoint, size, caches in zip(spec.checkpoints, sizes, (2, 1), strict=False):
        if size is None:
            return None
        held = 0 if checkpoint in loaded else size.parameters
        numbers += held + caches * context * size.per_token
    return numbers * dtype.itemsize


def weight_bytes(checkpoint: str, dtype: torch.dtype) -> int:
    """Return the bytes of a checkpoint's weights; 0 if unknown."""
    size = _size(checkpoint)
    return 0 if size is None else size.parameters * dtype.itemsize


def is_tiny(spec: PairSpec) -> bool:
    """Whether a pair's target is too small for memory bandwidth to limit a step."""
    size = _size(spec.target)
    return size is not None and size.parameters < TINY


def stored(checkpoint: str) -> Size | None:
    """Return the size of a checkpoint: its own weights and those it copies from its target.

    Returns None if they are damaged or not on this disk.
    """
    if hub.is_gguf(checkpoint):
        header = known_header(checkpoint)
        return None if header is None else Size(header.elements)
    paths, total = hub.weight_paths(checkpoint), 0
    if len(paths) < len(hub.weights(checkpoint)):
        return None
    try:
        for path in paths:
            with safe_open(path, "pt") as file:
                for key in file.keys():  # noqa: SIM118
                    total += packed.per_entry(key) * prod(file.get_slice(key).get_shape())
        return Size(total + copied(checkpoint))
    except (ModelError, OSError, SafetensorError):
        return None  # damaged: loading says so


def check_promised(config: PreTrainedConfig, parameters: int) -> None:
    """Check that a config declares at most twice the weights its files hold, and can be built.

    transformers would allocate and randomly initialise missing weights of any size before
    reporting them, and buffers, which no file bounds.

    Args:
        parameters: the number of weights in the files.

    Raises:
        ModelError: the config declares more than twice as many, or a model too large to build.
    """
    with torch.device("meta"), _few_modules():  # shapes without numbers
        promised = AutoModelForCausalLM.from_config(config, trust_remote_code=False)
    if sum(buffer.nbytes for buffer in promised.buffers()) > MOST_BUFFERS:
        raise ModelError(TOO_MUCH)
    if promised.num_parameters() > 2 * parameters:
        raise ModelError(
            "its config.json describes more weights than its files hold: download it again."
        )


@contextmanager
def _few_modules() -> Iterator[None]:
    """Let this thread build a model of at most `MOST_MODULES` modules.

    Raises:
        ModelError: it would have more; a config can multiply its counts.
    """
    thread, count = get_ident(), itertools.count(1)

    def built(*_: Any) -> None:
        if get_ident() == thread and next(count) > MOST_MODULES:
            raise ModelError(TOO_MUCH)

    with register_module_module_registration_hook(built):
        yield


def gigabytes(size: int) -> str:
    """Format a size in bytes as MB or GB."""
    return f"{size / 1e9:.1f} GB" if size >= 1e9 else f"{size / 1e6:.0f} MB"


def cannot_roll_back(config: PreTrainedConfig) -> Line | None:
    """Explain why an architecture cannot be used for speculation; None if it can.

    It must be a causal model with one cache entry per token, so that the entries of rejected
    tokens can be cut off. A recurrent state cannot be cut.
    """
    if is_head(config):
        return NEEDS_TARGET
    kind = config.model_type
    layers = getattr(config, "num_hidden_layers", 1)
    if not (isinstance(layers, int) and 1 <= layers <= MOST_LAYERS):
        return Line("its config.json is damaged: it gives {layers!s:.20} layers", layers=layers)
    if any(getattr(config, name, None) is not None for name in ("vision_config", "audio_config")):
        return Line(
            "it reads images or sound beside text ({kind}), which SpecViz does not support: choose"
            " a model of text alone",
            kind=kind,
        )
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
    except Exception:  # noqa: BLE001  the library may raise anything on a damaged config
        return Line("the KV cache of its architecture ({kind}) cannot be rolled back", kind=kind)
    if model._is_stateful or kinds - {DynamicLayer, DynamicSlidingWindowLayer}:
        return Line(
            "it is recurrent or hybrid ({kind}), so its state cannot be rolled back after a"
            " rejected guess: choose a model with attention only",
            kind=kind,
        )
    return None


def _lacking(checkpoint: str, install: str) -> Line | None:
    """Explain what a local checkpoint lacks; None if it is complete."""
    name, where = hub.missing(checkpoint), Path(checkpoint).name
    if name is None:
        return None
    if hub.is_gguf(checkpoint):
        if install:
            return Line("{name} is not installed: {how}", name=where, how=install)
        return Line("there is no file {name}", name=where)
    if name == "config.json":
        return Line("there is no model in {name}", name=where)
    unread = hub.unread_tokenizer(lambda name: hub.find_file(checkpoint, name) is not None)
    if name == hub.TOKENIZERS[0] and unread:
        return unread_tokenizer(where, unread)
    lost = {"name": where, "lost": name}
    if name in hub.weights(checkpoint) and (pickled := hub.pickled(checkpoint)):
        return Line(
            "{name} holds its weights in a pickle ({file}), which can run code: use a checkpoint in"
            " safetensors",
            name=where,
            file=pickled,
        )
    if name not in hub.weights(checkpoint):
        return Line("{name} is incomplete: {lost} is missing; download it again", **lost)
    return Line(
        "{name} is incomplete: {lost} is missing; download it again (only safetensors can be"
        " loaded)",
        **lost,
    )


def _size(checkpoint: str) -> Size | None:
    return SIZES.get(checkpoint) or stored(checkpoint)
