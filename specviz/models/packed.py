"""Tells packed (quantised) weights: which of them load, and what to use instead of the others.

Packed weights look like a damaged checkpoint: fewer numbers than `config.json` describes, under
other names. Their method, from the config, and the tensors' names are therefore checked first.
"""

import re
from contextlib import suppress
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import torch
from safetensors import SafetensorError, safe_open
from transformers import FineGrainedFP8Config, Mxfp4Config, PreTrainedConfig, PreTrainedModel

from specviz.errors import Line, printable
from specviz.models import hub
from specviz.models.int8 import SCALE

BITSANDBYTES = "bitsandbytes"
UNPACKED = {"fp8": FineGrainedFP8Config, "mxfp4": Mxfp4Config}  # while they are loaded
NAMES = {"gptq": "GPTQ", "awq": "AWQ", "mlx": "MLX"}
COMPANION = re.compile(  # of a packed matrix
    r"\.(qweight|qzeros|g_idx|scales|weight_packed|weight_shape|weight_scale\w*|absmax|SCB)$"
)
BASE = re.compile(r"^base_model:\s*-?\s*[\"']?([\w.-]{1,96}/[\w.-]{1,96})\b", re.MULTILINE)
MOST_CARD = 10_000  # bytes read of a model's card


def obstacle(checkpoint: str, config: PreTrainedConfig | SimpleNamespace) -> Line | None:
    """Explain why a checkpoint's packed weights cannot be loaded; None if nothing prevents it.

    Args:
        config: its config, or the part of it that is known before it is downloaded.
    """
    kind = method(config)
    if kind == BITSANDBYTES and find_spec(BITSANDBYTES) is None:
        return Line(
            "its weights are packed by bitsandbytes, which is not installed here: run"
            " `pip install bitsandbytes`, then try again"
        )
    if kind in (BITSANDBYTES, *UNPACKED) or (kind is None and not _has_companions(checkpoint)):
        return None
    name = NAMES.get(kind, kind) if kind else Line("its config.json does not say how")
    if base := _base(checkpoint):
        return Line(
            "its weights are packed ({kind}), and SpecViz does not unpack them: use {base}, from"
            " which it was made, or a serving engine that reads them",
            kind=name,
            base=base,
        )
    return Line(
        "its weights are packed ({kind}), and SpecViz does not unpack them: use the checkpoint from"
        " which it was made, or a serving engine that reads them",
        kind=name,
    )


def method(config: PreTrainedConfig | SimpleNamespace) -> str | None:
    """Return the name of the method by which a config says that weights are packed, if any."""
    if isinstance(getattr(config, "quantization", None), dict):
        return "mlx"
    given = getattr(config, "quantization_config", None)
    given = given or getattr(config, "compression_config", None)
    if not isinstance(given, dict) or not given:
        return None
    if given.get("load_in_4bit") or given.get("load_in_8bit"):
        return BITSANDBYTES
    return printable(str(given.get("quant_method", "unknown"))[:40])


def per_entry(name: str) -> int:
    """Return how many weights an entry of a tensor of this name holds.

    A byte of MXFP4's blocks holds two; scales are no weights.
    """
    if name.endswith((SCALE, "_proj_scales")):
        return 0
    return 2 if name.endswith("_proj_blocks") else 1


def options(config: PreTrainedConfig) -> dict[str, Any]:
    """Return the options of `from_pretrained` with which packed weights become plain numbers."""
    make = UNPACKED.get(method(config) or "")
    return {} if make is None else {"quantization_config": make(dequantize=True)}


def cast(model: PreTrainedModel, dtype: torch.dtype) -> None:
    """Cast all weights to one dtype, where they are; buffers stay as they are.

    transformers leaves weights that `options` unpacks in the dtype of their file.
    """
    for weight in model.parameters():
        weight.data = weight.data.to(dtype)
    model.config.dtype = dtype


def _has_companions(checkpoint: str) -> bool:
    """Whether tensors belong to packed ones, except in our own int8 drafts."""
    if hub.find_file(checkpoint, hub.TOKEN_IDS):
        return False
    with suppress(OSError, SafetensorError):  # damaged: loading says so
        for path in hub.weight_paths(checkpoint):
            with safe_open(path, "pt") as file:
                if any(map(COMPANION.search, file.keys())):
                    return True
    return False


def _base(checkpoint: str) -> str | None:
    """Return the checkpoint that a model's card names as its base, if any."""
    card = hub.find_file(checkpoint, "README.md")
    with suppress(OSError):
        if card is not None:
            with card.open("rb") as file:
                found = BASE.search(file.read(MOST_CARD).decode("utf-8", "replace"))
            return found[1] if found else None
    return None
