"""Whether a pair can run here, and if not, why: told before its weights are read."""

from collections.abc import Container
from math import prod
from pathlib import Path

import torch
from safetensors import SafetensorError, safe_open
from transformers import MODEL_FOR_CAUSAL_LM_MAPPING, DynamicCache, PreTrainedConfig
from transformers.cache_utils import DynamicLayer, DynamicSlidingWindowLayer

from specviz.models import hub
from specviz.models.machine import free_memory
from specviz.models.pairs import SIZES, PairSpec, Size

CONTEXT = 4096  # tokens that memory is reckoned for


def obstacle(
    spec: PairSpec, device: torch.device, dtype: torch.dtype, loaded: Container[str] = ()
) -> str | None:
    """Why a pair cannot run on a device, in words that say what to do; None if it can.

    The network is asked only about models that are not on this disk.

    Args:
        loaded: the models that are in memory already.
    """
    for place in spec.places:
        name = hub.missing(place)
        if name == "config.json" and hub.is_folder(place):
            return f"there is no model in {Path(place).name}"
        if name is not None and hub.is_folder(place):
            kind = "; only safetensors are read" if name in hub.weights(place) else ""
            return f"{Path(place).name} is incomplete, it has no {name}: fetch it again{kind}"
    if (needed := memory(spec, dtype, loaded)) and (free := free_memory(device)) is not None:
        where = "on this GPU" if device.type == "cuda" else "here"
        if needed > free:
            return f"it needs {gigabytes(needed)} of memory, and {gigabytes(free)} are free {where}"
    absent = [place for place in spec.places if hub.missing(place) is not None]
    if absent and spec.gated and not hub.has_token():
        pages = " and ".join(f"https://huggingface.co/{place}" for place in absent)
        return f"its licence must be accepted on {pages}, then set HF_TOKEN"
    if absent and not hub.is_reachable():
        names = " and ".join(absent)
        return f"{names} must be downloaded, and the hub cannot be reached from here"
    return None


def is_here(spec: PairSpec) -> bool:
    """Whether both models are on this disk as a whole."""
    return all(hub.missing(place) is None for place in spec.places)


def memory(spec: PairSpec, dtype: torch.dtype, loaded: Container[str] = ()) -> int | None:
    """The bytes that both models' weights and caches take; None if that cannot be told.

    The target has two caches: plain decoding has its own. Models that are not in the table
    count without caches.
    """
    sizes = [SIZES.get(place) or _stored(place) for place in spec.places]
    numbers = 0
    for place, size, caches in zip(spec.places, sizes, (2, 1), strict=False):
        if size is None:
            return None
        held = 0 if place in loaded else size.parameters
        numbers += held + caches * CONTEXT * size.per_token
    return numbers * dtype.itemsize


def gigabytes(size: int) -> str:
    """A size for people."""
    return f"{size / 1e9:.1f} GB" if size >= 1e9 else f"{size / 1e6:.0f} MB"


def cannot_roll_back(config: PreTrainedConfig) -> str | None:
    """Why a model of this architecture cannot take part; None if it can.

    It must write text from left to right, and remember it token by token: what a guess that was
    rejected left behind is cut off. A state that runs along cannot be cut.
    """
    kind = config.model_type
    model = MODEL_FOR_CAUSAL_LM_MAPPING.get(type(config), None)
    names = config.architectures or ["ForCausalLM"]
    causal = any(name.endswith(("ForCausalLM", "LMHeadModel")) for name in names)
    if model is None or not causal or config.is_encoder_decoder:
        return f"it is no causal language model ({kind}): choose one that continues text"
    kinds = {type(layer) for layer in DynamicCache(config=config).layers}
    if model._is_stateful or kinds - {DynamicLayer, DynamicSlidingWindowLayer}:
        return (
            f"it is recurrent or hybrid ({kind}): its state cannot be rolled back after a rejected"
            " guess; choose one with attention alone"
        )
    return None


def _stored(place: str) -> Size | None:
    """The size of a checkpoint on this disk, by its weights."""
    total = 0
    for name in hub.weights(place):
        if (path := hub.find_file(place, name)) is None:
            return None
        try:
            with safe_open(path, "pt") as file:
                total += sum(prod(file.get_slice(key).get_shape()) for key in file.keys())  # noqa: SIM118
        except (OSError, SafetensorError):
            return None  # damaged: loading says so
    return Size(total)
