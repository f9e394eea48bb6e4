"""Converts llama.cpp's GGUF files, once each, to a cached folder that loads in a second.

transformers reads GGUF, but dequantises all weights on every load, which takes 15 to 100 s for 135
million weights. This module does it once, in a third of that time, and caches the result under the
file's hash.

Weights are cached as float32 where they run in float32, so that none is rounded. Otherwise they are
cached in float16: half the size, and more precise than bfloat16. For SmolLM2-135M in Q4_1, the
next-token distributions of float16 differ from those of the dequantised float32 weights by a mean
KL divergence of 3e-6 nats, and those of bfloat16 by 1e-4.
"""

import copy
import hashlib
import json
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import torch
from filelock import FileLock
from safetensors.torch import save_file
from transformers import (
    AutoConfig,
    AutoModelForCausalLM,
    AutoTokenizer,
    PreTrainedConfig,
    modeling_gguf_pytorch_utils,
)
from transformers.modeling_rope_utils import ROPE_INIT_FUNCTIONS
from transformers.utils import logging

from specviz.errors import ModelError, printable
from specviz.models import hub
from specviz.models.checks import cannot_roll_back, check_promised
from specviz.models.gguf_header import float32, read_header
from specviz.models.gguf_tokenizer import BYTE_LEVEL, WHOLE_WORDS, apply_rule, check_rule
from specviz.models.json_limits import check_config, check_number
from specviz.models.pairs import SHA256

FORMAT = 3  # of the cached folder; increment when the conversion changes
OF_NO_MODEL = ("general.", "tokenizer.", "quantize.", "split.")  # keys of a header
LLAMA_3 = {  # since 3.1; a GGUF file stores only the resulting factors
    "rope_type": "llama3",
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 8192,
}

# The module's own tqdm ignores disable_progress_bar(); this one respects it.
modeling_gguf_pytorch_utils.tqdm = logging.tqdm


def local(checkpoint: str, dtype: torch.dtype | None = None) -> str:
    """Return what to pass to `from_pretrained`; convert a GGUF file to a folder first.

    Args:
        dtype: in which the weights will run; None: only the config or tokenizer is needed.

    Raises:
        ModelError: the file is damaged, or its model is not causal or cannot be rolled back; the
            message is a reason, to follow the model's name.
    """
    return str(_converted(checkpoint, dtype)) if hub.is_gguf(checkpoint) else checkpoint


def _converted(checkpoint: str, dtype: torch.dtype | None) -> Path:
    path = Path(checkpoint).resolve()
    state = path.stat()
    digest = _sha256(path, state.st_size, state.st_mtime_ns)
    if SHA256.get(checkpoint, digest) != digest:
        raise ModelError("it differs from the published file: install its package again.")
    half, full = (_cache() / f"{digest}-v{FORMAT}{suffix}" for suffix in ("", "-float32"))
    folder = full if dtype == torch.float32 or (dtype is None and full.is_dir()) else half
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    partial = folder.with_suffix(".partial")
    with FileLock(folder.with_suffix(".lock")):  # a second process waits
        try:
            if not folder.is_dir():
                shutil.rmtree(partial, ignore_errors=True)  # left by a killed process
                with _read_once():
                    _convert(path, partial, torch.float32 if folder == full else torch.float16)
                partial.rename(folder)
        finally:
            shutil.rmtree(partial, ignore_errors=True)
    return folder


def _cache() -> Path:
    """Return the folder of converted files; SPECVIZ_CACHE overrides the default."""
    if chosen := os.environ.get("SPECVIZ_CACHE"):
        return Path(chosen) / "gguf"
    usual = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(usual) / "specviz" / "gguf"


@cache
def _sha256(path: Path, size: int, changed: int) -> str:  # noqa: ARG001  part of the cache key
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


@contextmanager
def _read_once() -> Iterator[None]:
    """Keep what transformers asks gguf for again and again while it loads one model.

    It parses the file four times, with hundreds of thousands of values, and lists the names of all
    tensors once per module: two thirds of the time for SmolLM2-135M.
    """
    import gguf  # only where such a file is loaded: a GPU box may lack it

    asked = ("GGUFReader", "get_tensor_name_map")
    own = {name: getattr(gguf, name) for name in asked}
    for name, function in own.items():
        setattr(gguf, name, cache(function))
    try:
        yield
    finally:
        for name, function in own.items():
            setattr(gguf, name, function)


def _convert(path: Path, folder: Path, dtype: torch.dtype) -> None:
    header = _read_header(path)
    source = {"gguf_file": path.name, "trust_remote_code": False}
    config = AutoConfig.from_pretrained(path.parent, **source)
    if reason := cannot_roll_back(config):
        raise ModelError("{why}.", why=reason)
    if not header.elements:
        raise ModelError("it holds a vocabulary and no weights: give the GGUF file of a model.")
    check_promised(config, header.elements)
    check_rule(header.tokenizer, header.splitting, header.architecture)
    rope = _rope(config, header)
    tokenizer = AutoTokenizer.from_pretrained(path.parent, **source)
    if header.tokenizer == BYTE_LEVEL:
        apply_rule(tokenizer, header.splitting)
    tokenizer.add_bos_token = header.begins and tokenizer.bos_token is not None
    model, info = AutoModelForCausalLM.from_pretrained(
        path.parent, dtype=dtype, output_loading_info=True, **source
    )
    tied = set(model.all_tied_weights_keys)
    if lost := set(info["missing_keys"]) - tied:  # randomly initialised
        raise ModelError("{lost:.100} is missing: download it again.", lost=min(lost))
    weights = {
        name: weight.contiguous() for name, weight in model.state_dict().items() if name not in tied
    }
    if not all(weight.isfinite().all() for weight in weights.values()):
        raise ModelError("its weights contain infinite or undefined numbers: download it again.")
    if hasattr(model.config, "quantization_config"):
        del model.config.quantization_config  # the weights are dequantised now
    if rope is not None:
        model.config.rope_parameters = rope
    folder.mkdir()
    model.config.save_pretrained(folder)
    model.generation_config.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    _drop_invented(folder / "tokenizer.json", header.tokens)
    save_file(weights, folder / "model.safetensors", metadata={"format": "pt"})


class _Header(NamedTuple):
    """Header values that transformers ignores or reads incompletely.

    Attributes:
        architecture: the name of the model's architecture.
        tokenizer: the kind of tokenizer.
        splitting: the tokenizer's rule for splitting text into words.
        begins: whether texts begin with the begin-of-text token.
        tokens: the size of the vocabulary.
        scaling: the type of RoPE scaling for long contexts, or "none".
        factors: the divisors of the RoPE frequencies; empty if there are none.
        elements: the number of elements of all tensors.
    """

    architecture: str
    tokenizer: str
    splitting: str
    begins: bool
    tokens: int
    scaling: str
    factors: list[float]
    elements: int


def _read_header(path: Path) -> _Header:
    """Read the header and check the structure of the whole file.

    Raises:
        ModelError: the file is damaged, not GGUF, or not one whole model.
    """
    try:
        values, tensors = header = read_header(path)
        _check_whole_model(values)
        architecture = values["general.architecture"]
        splitting = printable(str(values.get("tokenizer.ggml.pre", "")))
        tokenizer = str(values.get("tokenizer.ggml.model", ""))
        begins = tokenizer == "llama" or splitting in WHOLE_WORDS  # llama.cpp's default
        factors = tensors.get("rope_freqs.weight")
        found = _Header(
            architecture=str(architecture),
            tokenizer=tokenizer,
            splitting=splitting,
            begins=bool(values.get("tokenizer.ggml.add_bos_token", begins)),
            tokens=values["tokenizer.ggml.tokens"].size,
            scaling=str(values.get(f"{architecture}.rope.scaling.type", "none")),
            factors=float32(path, factors) if factors else [],
            elements=header.elements,
        )
    except (OSError, ValueError, KeyError, AttributeError):
        raise ModelError("it is not a GGUF file, or it is damaged: download it again.") from None
    for key, value in values.items():
        if key.startswith("tokenizer.ggml.") and key.endswith("_token_id"):
            check_number("header", key, value, found.tokens - 1)
    # transformers reads the sizes of every architecture that it knows, not only of this one.
    check_config("header", {k: v for k, v in values.items() if not k.startswith(OF_NO_MODEL)})
    return found


def _check_whole_model(values: Mapping[str, Any]) -> None:
    """Check that a file's header is that of a model in one file.

    Raises:
        ModelError: it is a part of a model, or something else, such as an adapter.
    """
    parts, number = values.get("split.count", 1), values.get("split.no", 0)
    if isinstance(parts, int) and parts > 1:
        raise ModelError(
            "it is part {number!s:.20} of {parts} of one model: merge the parts with"
            " `llama-gguf-split --merge FIRST_PART WHOLE.gguf`, then give the whole file.",
            number=number + 1 if isinstance(number, int) else number,
            parts=parts,
        )
    if (kind := values.get("general.type", "model")) != "model":
        raise ModelError(
            "it holds no model ({kind:.40}): give the GGUF file of the model itself.",
            kind=printable(str(kind)),
        )


def _rope(config: PreTrainedConfig, header: _Header) -> dict[str, Any] | None:
    """Return RoPE parameters with the scaling that transformers omits; None to keep those it read.

    Raises:
        ModelError: the model uses an unsupported kind of scaling.
    """
    if header.scaling != "none" and config.model_type != "gpt_oss":  # transformers reads gpt_oss's
        raise ModelError(
            "it scales its positions ({how:.20}), which GGUF loading does not support: use the"
            " model from the Hub.",
            how=header.scaling,
        )
    if not header.factors:
        return None
    scaled = copy.copy(config)
    scaled.rope_parameters = {**config.rope_parameters, **LLAMA_3, "factor": max(header.factors)}
    frequencies, _ = ROPE_INIT_FUNCTIONS["llama3"](scaled, torch.device("cpu"))
    base, size = config.rope_parameters["rope_theta"], 2 * len(frequencies)
    unscaled = base ** (-torch.arange(0, size, 2) / size)
    if not torch.allclose(unscaled / frequencies, torch.tensor(header.factors), rtol=1e-3):
        raise ModelError("it scales its positions in an unknown way: use the model from the Hub.")
    return scaled.rope_parameters


def _drop_invented(path: Path, tokens: int) -> None:
    """Remove special tokens that transformers adds beyond the file's own, such as <|endoftext|>.

    The model has no embedding row for them: a prompt that contains one would index out of range.
    """
    content = json.loads(path.read_text("utf-8"))
    added = [token for token in content["added_tokens"] if token["id"] < tokens]
    path.write_text(json.dumps(content | {"added_tokens": added}, ensure_ascii=False), "utf-8")
