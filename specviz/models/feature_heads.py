"""Heads that draft from their target's features, as folders: read, checked, written.

Beside `config.json` and `token_ids.json` such a folder holds what is the head's own: the fusion,
one layer, its norm. Embedding and output rows are the target's, so a head serves only a target
of the same shape, and drafts well only for the weights that it was taught for. See
`specviz.decoding.feature_head`.
"""

import hashlib
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path

import msgspec
import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import load_file, save_file
from torch import nn
from transformers import (
    LlamaConfig,
    LlamaModel,
    PreTrainedConfig,
    PreTrainedModel,
    PreTrainedTokenizerBase,
)
from transformers.models.llama.modeling_llama import LlamaDecoderLayer, LlamaRMSNorm

from specviz.decoding.feature_head import HeadWeights
from specviz.decoding.lean_llama import fits, is_packed, lay_out
from specviz.decoding.linear import Linear
from specviz.errors import ModelError
from specviz.models import hub, reduced_vocabulary
from specviz.models.failures import explain
from specviz.models.reduced_vocabulary import TokenIds

ARCHITECTURE = "FeatureHead"
WEIGHTS = "model.safetensors"
NORM = "norm.weight"
TAUGHT_FOR = "taught_for"  # in its config.json: the fingerprint of a target
SMALLEST = 2**-13  # of numbers that float16 holds with all digits of bfloat16
SHARED = (  # numbers of a head that are its target's
    "hidden_size",
    "intermediate_size",
    "num_attention_heads",
    "num_key_value_heads",
    "head_dim",
    "rms_norm_eps",
    "rope_parameters",
)


def is_head(config: PreTrainedConfig) -> bool:
    """Whether a checkpoint is such a head, by what it says of its architecture."""
    return config.architectures == [ARCHITECTURE]


def copied(checkpoint: str) -> int:
    """How many of its target's numbers a head keeps a copy of: output rows; 0 if it is no head.

    Raises:
        ModelError, OSError, SafetensorError: it is damaged.
    """
    path, token_ids = hub.find_file(checkpoint, WEIGHTS), reduced_vocabulary.read(checkpoint)
    if path is None or token_ids is None:
        return 0
    with safe_open(path, "pt") as file:
        if NORM not in file.keys():  # noqa: SIM118
            return 0
        (width,) = file.get_slice(NORM).get_shape()
    return len(token_ids.known) * int(width)


def fingerprint(target: PreTrainedModel) -> str:
    """SHA-256 of the weights that its features come out of: the last layer and the final norm.

    In bfloat16, without what float16 holds only roughly: the same in whichever number format a
    checkpoint was read, if it was saved in one of these two.
    """
    digest = hashlib.sha256()
    for weight in (*target.model.layers[-1].parameters(), target.model.norm.weight):
        numbers = weight.detach().to("cpu", torch.bfloat16)
        plain = numbers.where(numbers.abs() >= SMALLEST, 0)
        digest.update(plain.contiguous().view(torch.int16).numpy())
    return digest.hexdigest()


def read(checkpoint: str, config: PreTrainedConfig, target: PreTrainedModel) -> HeadWeights:
    """A head bound to its target, on the target's device and in its format.

    Args:
        config: that of the head.

    Raises:
        ModelError: the head is damaged, or made for another target.
    """
    name, token_ids, path = (
        Path(checkpoint).name,
        reduced_vocabulary.read(checkpoint),
        hub.find_file(checkpoint, WEIGHTS),
    )
    if token_ids is None or path is None:
        lost = WEIGHTS if path is None else hub.TOKEN_IDS
        raise ModelError("{name!r} is incomplete: {lost:.100} is missing.", name=name, lost=lost)
    _check_made_for(target, name, config, token_ids)
    with torch.device("meta"):  # names and shapes without numbers
        module = _Head(config)
    try:
        module.load_state_dict(load_file(path), assign=True)
    except (OSError, SafetensorError) as error:
        raise ModelError(
            "{name!r} cannot be loaded: {why}", name=name, why=explain(error, checkpoint)
        ) from None
    except RuntimeError:  # torch lists the names and shapes that it does not find
        raise ModelError(
            "{name!r} is damaged: {file} does not match its config.json.",
            name=name,
            file=WEIGHTS,
        ) from None
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
        strange=_is_strange(config, target),
    )


def write(
    folder: Path,
    fusion: nn.Linear,
    body: LlamaModel,
    ids: Sequence[int | None],
    tokenizer: PreTrainedTokenizerBase,
    target: PreTrainedModel,
) -> None:
    """Writes a head in float16.

    Args:
        fusion: of a token's embedding and the feature before it, [width, 2 · width].
        body: its one layer and its norm; the target's other numbers in its configuration.
        ids: the target's tokens that it proposes; None is left out.
        tokenizer: the target's.
        target: what it was taught for.

    Raises:
        ValueError: ids that cannot be meant.
    """
    vocabulary = max(tokenizer.get_vocab().values()) + 1
    unknown = ids.index(None) if None in ids else 0  # nothing is read by it: see TokenIds
    token_ids = TokenIds(reduced_vocabulary.fingerprint(tokenizer), vocabulary, unknown, tuple(ids))
    own = {"fusion.weight": fusion.weight} | {
        name: weight
        for name, weight in body.state_dict().items()
        if not name.startswith("embed_tokens.")
    }
    config = deepcopy(body.config)
    config.architectures, config.vocab_size = [ARCHITECTURE], len(ids)
    setattr(config, TAUGHT_FOR, fingerprint(target))
    config.bos_token_id = config.eos_token_id = config.pad_token_id = None  # ids of the target
    folder.mkdir(parents=True, exist_ok=True)
    config.save_pretrained(folder)
    halves = {name: weight.detach().cpu().half().contiguous() for name, weight in own.items()}
    save_file(halves, folder / WEIGHTS, metadata={"format": "pt"})
    (folder / hub.TOKEN_IDS).write_bytes(msgspec.json.encode(token_ids))


def _check_made_for(
    target: PreTrainedModel, name: str, config: PreTrainedConfig, token_ids: TokenIds
) -> None:
    """A head reads its target's features, so every size must agree.

    Raises:
        ModelError: one does not.
    """
    if not fits(target):
        raise ModelError(
            "{name!r} needs a plain Llama on one device as its target, and this target is not one."
            " Choose another draft.",
            name=name,
        )
    theirs = target.config
    if not isinstance(config, LlamaConfig) or config.num_hidden_layers != 1:
        raise ModelError(
            "{name!r} is damaged: its config.json does not describe a draft head.", name=name
        )
    for number in SHARED:
        ours, other = getattr(config, number), getattr(theirs, number)
        if ours != other:
            raise ModelError(
                "{name!r} was made for another target: its {number} is {ours!s:.60}, but this"
                " target's is {other!s:.60}.",
                name=name,
                number=number,
                ours=ours,
                other=other,
            )
    if token_ids.vocabulary > theirs.vocab_size:
        raise ModelError(
            "{name!r} was made for another target, with a vocabulary of {ours:,} tokens; this one"
            " has {other:,}.",
            name=name,
            ours=token_ids.vocabulary,
            other=theirs.vocab_size,
        )


def _is_strange(config: PreTrainedConfig, target: PreTrainedModel) -> bool:
    """Whether a head was taught for other weights, of a fine-tune, say; False if it is not told."""
    return getattr(config, TAUGHT_FOR, None) not in (None, fingerprint(target))


class _Head(nn.Module):
    """The names and shapes of what a head's file holds."""

    def __init__(self, config: PreTrainedConfig) -> None:
        super().__init__()
        self.fusion = nn.Linear(2 * config.hidden_size, config.hidden_size, bias=False)
        self.layers = nn.ModuleList([LlamaDecoderLayer(config, 0)])
        self.norm = LlamaRMSNorm(config.hidden_size, config.rms_norm_eps)
