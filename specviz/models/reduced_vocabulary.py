"""Drafts that know only some of their target's tokens.

Most of a small draft's time goes into its head. One that gives probabilities for the few thousand
tokens that its target writes most is cheaper, and still lossless: a token that it does not know
has probability 0, is never proposed, and comes from the target itself. (FR-Spec, Zhao et al.
2025, arXiv:2502.14856, cuts the head; here the embeddings are cut, too.)

On disk such a draft is a stock checkpoint with its own small ids, without a tokenizer, and with
`token_ids.json`: which target token each of them stands for. In memory it reads target ids and
gives logits over the target's vocabulary, so that whatever drives a draft can drive it.
"""

import hashlib
import json
from copy import deepcopy
from pathlib import Path
from typing import Annotated

import msgspec
import torch
from msgspec import Meta
from torch import Tensor, nn
from transformers import PreTrainedModel, PreTrainedTokenizerBase

from specviz.errors import ModelError
from specviz.models import hub

SHARD = "9MB"  # no file is larger than a hub takes without LFS

_Id = Annotated[int, Meta(ge=0, lt=2**24)]


class TokenIds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the ids of a reduced draft stand for.

    Attributes:
        tokenizer: the fingerprint of the target's tokenizer.
        vocabulary: V, the size of the target's vocabulary.
        unknown: the draft id that stands for every target token that is not in `ids`.
        ids: the target id of each draft id; None where it stands for no single token, and is
            never proposed.
    """

    tokenizer: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    vocabulary: Annotated[int, Meta(ge=1, lt=2**24)]
    unknown: _Id
    ids: Annotated[tuple[_Id | None, ...], Meta(min_length=1)]

    @property
    def known(self) -> list[int]:
        """The target ids that it can propose, in the order of its own."""
        return [token for token in self.ids if token is not None]

    def __post_init__(self) -> None:
        known = self.known
        if not known or len(set(known)) < len(known):
            raise ValueError("no tokens, or duplicates")
        if max(known) >= self.vocabulary or self.unknown >= len(self.ids):
            raise ValueError("an id is out of range")


def read(checkpoint: str) -> TokenIds | None:
    """What the ids of a draft stand for; None if its vocabulary is not reduced.

    Raises:
        ModelError: the file that says it is damaged.
    """
    path = hub.find_file(checkpoint, hub.TOKEN_IDS)
    if path is None:
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=TokenIds)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ModelError(
            "{name!r} has a damaged {file} ({fault:.100}).",
            name=Path(checkpoint).name,
            file=hub.TOKEN_IDS,
            fault=str(error),
        ) from None


def write(
    folder: Path,
    model: PreTrainedModel,
    ids: list[int | None],
    unknown: int,
    tokenizer: PreTrainedTokenizerBase,
) -> None:
    """Writes a draft: float16 in files of less than 10 MB, and what its ids stand for.

    The special ids in its configurations are those of the target.

    Args:
        ids, unknown: as in `TokenIds`.
        tokenizer: the target's.

    Raises:
        ValueError: ids that cannot be meant.
    """
    vocabulary = max(tokenizer.get_vocab().values()) + 1
    token_ids = TokenIds(fingerprint(tokenizer), vocabulary, unknown, tuple(ids))
    copy = deepcopy(model).half()
    copy.config.use_cache = True
    copy.config.pad_token_id = None  # of the target's ids, which the small table may not have
    folder.mkdir(parents=True, exist_ok=True)
    for stale in folder.glob("*.safetensors*"):
        stale.unlink()
    copy.save_pretrained(folder, max_shard_size=SHARD)
    (folder / hub.TOKEN_IDS).write_bytes(msgspec.json.encode(token_ids))


def fingerprint(tokenizer: PreTrainedTokenizerBase) -> str:
    """SHA-256 of a vocabulary: of its tokens as JSON (ASCII, no spaces), in the order of ids."""
    names = tokenizer.get_vocab()
    ordered = [[token, names[token]] for token in sorted(names, key=names.__getitem__)]
    return hashlib.sha256(json.dumps(ordered, separators=(",", ":")).encode()).hexdigest()


def widen(model: PreTrainedModel, token_ids: TokenIds) -> None:
    """Makes a model of small ids read target ids and give logits over the target's vocabulary.

    Raises:
        ModelError: its table has not one row for each id.
    """
    rows = model.config.vocab_size
    if rows != len(token_ids.ids):
        raise ModelError(
            "{name!r} has {rows:,} tokens, but its {file} lists {named:,}.",
            name=Path(model.name_or_path).name,
            rows=rows,
            file=hub.TOKEN_IDS,
            named=len(token_ids.ids),
        )
    model.set_input_embeddings(_Reading(model.get_input_embeddings(), token_ids).to(model.device))
    model.set_output_embeddings(_Head(model.get_output_embeddings(), token_ids).to(model.device))
    model.config.vocab_size = token_ids.vocabulary


class _Reading(nn.Module):
    """Embeddings asked for by target ids."""

    own: Tensor

    def __init__(self, embeddings: nn.Module, token_ids: TokenIds) -> None:
        super().__init__()
        own = torch.full((token_ids.vocabulary,), token_ids.unknown)
        for i, token in enumerate(token_ids.ids):
            if token is not None:
                own[token] = i
        self.embeddings = embeddings
        self.register_buffer("own", own, persistent=False)

    def forward(self, tokens: Tensor) -> Tensor:
        return self.embeddings(self.own[tokens])


class _Head(nn.Module):
    """Logits spread over the target's vocabulary; −∞ for the tokens that it does not know."""

    own: Tensor
    target: Tensor

    def __init__(self, head: nn.Module, token_ids: TokenIds) -> None:
        super().__init__()
        known = [(i, token) for i, token in enumerate(token_ids.ids) if token is not None]
        own, target = torch.tensor(known).unbind(1)
        self.head = head
        self.vocabulary = token_ids.vocabulary
        self.register_buffer("own", own, persistent=False)
        self.register_buffer("target", target, persistent=False)

    def forward(self, hidden: Tensor) -> Tensor:
        logits = self.head(hidden)
        spread = logits.new_full((*logits.shape[:-1], self.vocabulary), -torch.inf)
        return spread.index_copy_(-1, self.target, logits.index_select(-1, self.own))
