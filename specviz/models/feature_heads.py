"""Reads, checks and writes draft heads, which draft from their target's features.

A head's folder holds `config.json`, `token_ids.json` and the head's own weights: the fusion, one
layer and its norm. The embedding and output rows are the target's, so a head works only with a
target of the same shape, and drafts well only for the weights that it was trained for. See
`specviz.decoding.heads.feature`.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from transformers import (
    LlamaConfig,
    PreTrainedConfig,
    PreTrainedModel,
    PreTrainedTokenizerBase,
)

from specviz.decoding.heads.feature import HeadWeights
from specviz.decoding.lean.weights import is_lean, is_packed
from specviz.errors import Line, ModelError
from specviz.models import hub, reduced_vocabulary
from specviz.models.failures import for_another_target, incomplete, unread
from specviz.models.heads.layers import layer, linear, norm, output_rows
from specviz.models.heads.tensors import Tensors
from specviz.models.reduced_vocabulary import TokenIds
from specviz.models.trained_for import TRAINED_FOR, fingerprint, weights_mismatch

ARCHITECTURE = "FeatureHead"
SHARED = (  # config values that must equal the target's
    "hidden_size",
    "intermediate_size",
    "num_attention_heads",
    "num_key_value_heads",
    "head_dim",
    "rms_norm_eps",
    "rope_parameters",
)


def is_head(config: PreTrainedConfig) -> bool:
    """Whether a checkpoint's config declares a draft head."""
    return config.architectures == [ARCHITECTURE]


def copied(checkpoint: str) -> int:
    """Return how many of the target's parameters (its output rows) a head copies; 0 if not a head.

    Raises:
        ModelError: the checkpoint is damaged.
    """
    fields, token_ids = hub.config_fields(checkpoint), reduced_vocabulary.read(checkpoint)
    width = fields.get("hidden_size")
    if token_ids is None or fields.get("architectures") != [ARCHITECTURE] or type(width) is not int:
        return 0
    return len(token_ids.known) * width


def read(checkpoint: str, config: PreTrainedConfig, target: PreTrainedModel) -> HeadWeights:
    """Load a head and bind it to its target, on the target's device and in its dtype.

    Args:
        config: the head's config.

    Raises:
        ModelError: the head is damaged, or was made for another target.
    """
    name, token_ids = Path(checkpoint).name, reduced_vocabulary.read(checkpoint)
    if token_ids is None:
        raise incomplete(name, hub.TOKEN_IDS)
    _check_made_for(target, name, config, token_ids)
    with Tensors(checkpoint, target.device, target.dtype) as tensors:
        found = bound(tensors, target, torch.tensor(token_ids.known, device=target.device))
        tensors.finish()
    return found._replace(
        vocabulary=token_ids.vocabulary,
        limit=config.max_position_embeddings,
        parameters=tensors.parameters,
        other_weights=weights_mismatch(config, target),
    )


def bound(tensors: Tensors, target: PreTrainedModel, ids: Tensor) -> HeadWeights:
    """Take a head's weights and bind them to a target, whose limits count.

    Args:
        ids: the target's tokens that it can propose [k].

    Raises:
        ModelError: a weight is missing, or has another shape.
    """
    width, pack = target.config.hidden_size, is_packed(target)
    return HeadWeights(
        target=target,
        fusion=linear(tensors, [("fusion", width)], 2 * width, pack=pack),
        layer=layer(tensors, "layers.0.", target.config, pack=pack),
        norm=norm(tensors, "norm.weight", width),
        ids=ids,
        rows=output_rows(target, ids),
        vocabulary=target.config.vocab_size,
        limit=target.config.max_position_embeddings,
        parameters=tensors.parameters,
    )


def write(
    folder: Path,
    weights: Mapping[str, Tensor],
    config: Mapping[str, Any],
    ids: Sequence[int | None],
    tokenizer: PreTrainedTokenizerBase,
    target: PreTrainedModel,
) -> None:
    """Write a head's folder, matrices in int8, the rest in float16.

    Args:
        weights: by name: `fusion.weight` [width, 2 · width], which combines a token's embedding and
            the preceding feature, `layers.0.*` and `norm.weight`.
        config: the sizes of the layer, most of them shared with the target.
        ids: the target ids that the head proposes, in the order of its own ids; it never proposes
            a None.
        tokenizer: the target's tokenizer.
        target: the model the head was trained for.

    Raises:
        ValueError: `ids` has no tokens, duplicates, or ids out of range.
    """
    unknown = ids.index(None) if None in ids else 0  # required by TokenIds; a head reads target ids
    token_ids = reduced_vocabulary.token_ids(tokenizer, ids, unknown)
    own = {
        "architectures": [ARCHITECTURE],
        "vocab_size": len(ids),
        TRAINED_FOR: fingerprint(target),
    }
    ends = dict.fromkeys(("bos_token_id", "eos_token_id", "pad_token_id"))  # ids of the target
    reduced_vocabulary.save(folder, weights, token_ids)
    text = json.dumps({**config, **own, **ends}, indent=2, sort_keys=True)
    (folder / "config.json").write_text(f"{text}\n", "utf-8")


def _check_made_for(
    target: PreTrainedModel, name: str, config: PreTrainedConfig, token_ids: TokenIds
) -> None:
    """Check that a head's sizes match the target whose features it reads.

    Raises:
        ModelError: a size differs, or the target is not a plain Llama on one device.
    """
    if target.config.model_type != "llama" or not is_lean(target):
        raise ModelError(
            "{name!r} needs a plain Llama on one device as its target, and this target is not one."
            " Choose another draft.",
            name=name,
        )
    theirs = target.config
    if not isinstance(config, LlamaConfig) or config.num_hidden_layers != 1:
        raise unread(name, Line("it is not one layer of a Llama"))
    for number in SHARED:
        ours, other = getattr(config, number), getattr(theirs, number)
        if ours != other:
            raise for_another_target(name, number, ours, other)
    if token_ids.vocabulary > theirs.vocab_size:
        raise ModelError(
            "{name!r} was made for another target, with a vocabulary of {ours:,} tokens; this one"
            " has {other:,}. Choose another draft.",
            name=name,
            ours=token_ids.vocabulary,
            other=theirs.vocab_size,
        )
