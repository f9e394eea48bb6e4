"""Reads, checks and writes draft heads, which draft from their target's features.

A head's folder holds `config.json`, `token_ids.json` and the head's own weights: the fusion, one
layer and its norm. The embedding and output rows are the target's, so a head works only with a
target of the same shape, and drafts well only for the weights that it was trained for. See
`specviz.decoding.heads.feature`.
"""

from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path

import msgspec
import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import save_file
from torch import nn
from transformers import (
    LlamaConfig,
    LlamaModel,
    PreTrainedConfig,
    PreTrainedModel,
    PreTrainedTokenizerBase,
)
from transformers.models.llama.modeling_llama import LlamaDecoderLayer, LlamaRMSNorm

from specviz.decoding.heads.feature import HeadWeights
from specviz.decoding.lean.weights import is_lean, is_packed, lay_out
from specviz.decoding.linear import Linear
from specviz.errors import Line, ModelError
from specviz.models import hub, int8, reduced_vocabulary
from specviz.models.failures import explain, for_another_target, incomplete, unread
from specviz.models.reduced_vocabulary import TokenIds
from specviz.models.trained_for import TRAINED_FOR, fingerprint, weights_mismatch

ARCHITECTURE = "FeatureHead"
WEIGHTS = "model.safetensors"
NORM = "norm.weight"
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
        ModelError, OSError, SafetensorError: the checkpoint is damaged.
    """
    path, token_ids = hub.find_file(checkpoint, WEIGHTS), reduced_vocabulary.read(checkpoint)
    if path is None or token_ids is None:
        return 0
    with safe_open(path, "pt") as file:
        if NORM not in file.keys():  # noqa: SIM118
            return 0
        (width,) = file.get_slice(NORM).get_shape()
    return len(token_ids.known) * int(width)


def read(checkpoint: str, config: PreTrainedConfig, target: PreTrainedModel) -> HeadWeights:
    """Load a head and bind it to its target, on the target's device and in its dtype.

    Args:
        config: the head's config.

    Raises:
        ModelError: the head is damaged, or was made for another target.
    """
    name, token_ids, path = (
        Path(checkpoint).name,
        reduced_vocabulary.read(checkpoint),
        hub.find_file(checkpoint, WEIGHTS),
    )
    if token_ids is None or path is None:
        lost = WEIGHTS if path is None else hub.TOKEN_IDS
        raise incomplete(name, lost)
    _check_made_for(target, name, config, token_ids)
    with torch.device("meta"):  # allocates no memory
        module = _Head(config)
    try:
        module.load_state_dict(int8.read([path]), assign=True)
    except (OSError, SafetensorError) as error:
        raise ModelError(
            "{name!r} cannot be loaded: {why}", name=name, why=explain(error, checkpoint)
        ) from None
    except RuntimeError:  # names or shapes do not match
        why = Line("its {file} does not match its config.json", file=WEIGHTS)
        raise unread(name, why) from None
    parameters = sum(weight.numel() for weight in module.parameters())
    module.to(target.device, target.dtype).requires_grad_(requires_grad=False)
    ids = torch.tensor(token_ids.known, device=target.device)
    pack = is_packed(target)
    return HeadWeights(
        target=target,
        fusion=Linear(module.fusion.weight, pack=pack),
        layer=lay_out(module.layers[0], pack=pack),
        norm=module.norm.weight,
        ids=ids,
        rows=Linear(target.lm_head.weight.detach()[ids], pack=pack),
        vocabulary=token_ids.vocabulary,
        limit=config.max_position_embeddings,
        parameters=parameters,
        other_weights=weights_mismatch(config, target),
    )


def write(
    folder: Path,
    fusion: nn.Linear,
    body: LlamaModel,
    ids: Sequence[int | None],
    tokenizer: PreTrainedTokenizerBase,
    target: PreTrainedModel,
) -> None:
    """Write a head's folder, matrices in int8, the rest in float16.

    Args:
        fusion: combines a token's embedding and the preceding feature, [width, 2 · width].
        body: the head's one layer and norm; its config also has the values shared with the target.
        ids: the target ids that the head proposes, in the order of its own ids; it never proposes
            a None.
        tokenizer: the target's tokenizer.
        target: the model the head was trained for.

    Raises:
        ValueError: `ids` has no tokens, duplicates, or ids out of range.
    """
    vocabulary = max(tokenizer.get_vocab().values()) + 1
    unknown = ids.index(None) if None in ids else 0  # required by TokenIds; a head reads target ids
    token_ids = TokenIds(reduced_vocabulary.fingerprint(tokenizer), vocabulary, unknown, tuple(ids))
    own = {"fusion.weight": fusion.weight} | {
        name: weight
        for name, weight in body.state_dict().items()
        if not name.startswith("embed_tokens.")
    }
    config = deepcopy(body.config)
    config.architectures, config.vocab_size = [ARCHITECTURE], len(ids)
    setattr(config, TRAINED_FOR, fingerprint(target))
    config.bos_token_id = config.eos_token_id = config.pad_token_id = None  # ids of the target
    folder.mkdir(parents=True, exist_ok=True)
    config.save_pretrained(folder)
    save_file(int8.quantize(own), folder / WEIGHTS, metadata={"format": "pt"})
    (folder / hub.TOKEN_IDS).write_bytes(msgspec.json.encode(token_ids))


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


class _Head(nn.Module):
    """The names and shapes of the weights in a head's file."""

    def __init__(self, config: PreTrainedConfig) -> None:
        super().__init__()
        self.fusion = nn.Linear(2 * config.hidden_size, config.hidden_size, bias=False)
        self.layers = nn.ModuleList([LlamaDecoderLayer(config, 0)])
        self.norm = LlamaRMSNorm(config.hidden_size, config.rms_norm_eps)
