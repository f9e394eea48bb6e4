"""Drafts with a reduced vocabulary, which propose only the target's most frequent tokens.

A small draft spends most of its time in its output head. A head over the few thousand tokens that
the target writes most is cheaper and still lossless: the draft gives every other token probability
0 and never proposes it, so those tokens come from the target. FR-Spec (Zhao et al. 2025,
arXiv:2502.14856) reduces the head; this module also reduces the embeddings.

On disk, such a draft is a checkpoint with its own small ids, without a tokenizer, and with
`token_ids.json`, which maps them to target ids. Its matrices may be stored as `int8`. In memory, it
reads target ids and returns logits over the target's vocabulary, like any other draft.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Annotated

import msgspec
import torch
from msgspec import Meta
from safetensors.torch import save_file
from torch import Tensor, nn
from transformers import PreTrainedModel, PreTrainedTokenizerBase

from specviz.errors import ModelError
from specviz.models import hub, int8
from specviz.models.failures import damaged
from specviz.models.trained_for import TRAINED_FOR
from specviz.models.trained_for import fingerprint as fingerprint_of

_Id = Annotated[int, Meta(ge=0, lt=2**24)]


class TokenIds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mapping from a reduced draft's ids to target ids.

    Attributes:
        tokenizer: the fingerprint of the target's tokenizer.
        vocabulary: V, the size of the target's vocabulary.
        unknown: the draft id of every target token that is not in `ids`.
        ids: the target id of each draft id; None for an id that stands for no single token and is
            never proposed.
    """

    tokenizer: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    vocabulary: Annotated[int, Meta(ge=1, lt=2**24)]
    unknown: _Id
    ids: Annotated[tuple[_Id | None, ...], Meta(min_length=1)]

    @property
    def known(self) -> list[int]:
        """The target ids that the draft can propose, in the order of its own ids."""
        return [token for token in self.ids if token is not None]

    def __post_init__(self) -> None:
        known = self.known
        if not known or len(set(known)) < len(known):
            raise ValueError("no tokens, or duplicates")
        if max(known) >= self.vocabulary or self.unknown >= len(self.ids):
            raise ValueError("an id is out of range")


def read(checkpoint: str) -> TokenIds | None:
    """Read a draft's `token_ids.json`; None if its vocabulary is not reduced.

    Raises:
        ModelError: the file is damaged.
    """
    path = hub.find_file(checkpoint, hub.TOKEN_IDS)
    if path is None:
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=TokenIds)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise damaged(Path(checkpoint).name, hub.TOKEN_IDS, error) from None


def write(
    folder: Path,
    model: PreTrainedModel,
    ids: list[int | None],
    unknown: int,
    tokenizer: PreTrainedTokenizerBase,
    target: PreTrainedModel | None = None,
) -> None:
    """Write a draft with its `token_ids.json`; matrices in int8, the rest in float16.

    The special ids in its config are target ids.

    Args:
        ids, unknown: as in `TokenIds`.
        tokenizer: the target's tokenizer.
        target: the model the draft was trained for; None: its config names none.

    Raises:
        ValueError: `ids` has no tokens, duplicates, or ids out of range.
    """
    found = token_ids(tokenizer, ids, unknown)
    config = deepcopy(model.config)
    config.use_cache, config.dtype = True, torch.float16
    config.pad_token_id = None  # a target id, which may exceed the small table
    config.architectures = [type(model).__name__]  # a GGUF file names none
    if target is not None:
        setattr(config, TRAINED_FOR, fingerprint_of(target))
    tied = {"lm_head.weight"} if config.tie_word_embeddings else set()
    own = {name: weight for name, weight in model.state_dict().items() if name not in tied}
    save(folder, own, found)
    config.save_pretrained(folder)


def token_ids(
    tokenizer: PreTrainedTokenizerBase, ids: Sequence[int | None], unknown: int
) -> TokenIds:
    """Return the `TokenIds` of a draft for a target with this tokenizer.

    Raises:
        ValueError: `ids` has no tokens, duplicates, or ids out of range.
    """
    vocabulary = max(tokenizer.get_vocab().values()) + 1
    return TokenIds(fingerprint(tokenizer), vocabulary, unknown, tuple(ids))


def save(folder: Path, weights: Mapping[str, Tensor], token_ids: TokenIds) -> None:
    """Write a draft's weights and `token_ids.json` in place of those in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for stale in folder.glob("*.safetensors*"):
        stale.unlink()
    save_file(int8.quantize(weights), folder / "model.safetensors", metadata={"format": "pt"})
    (folder / hub.TOKEN_IDS).write_bytes(msgspec.json.encode(token_ids))


def fingerprint(tokenizer: PreTrainedTokenizerBase, size: int | None = None) -> str:
    """SHA-256 of a vocabulary as a JSON list of [token, id], by id, in ASCII without spaces.

    Args:
        size: the number of ids, from 0, that count; None: all.
    """
    names = tokenizer.get_vocab()
    ordered = [[token, names[token]] for token in sorted(names, key=names.__getitem__)]
    ordered = ordered if size is None else [entry for entry in ordered if entry[1] < size]
    return hashlib.sha256(json.dumps(ordered, separators=(",", ":")).encode()).hexdigest()


def widen(model: PreTrainedModel, token_ids: TokenIds) -> None:
    """Make a reduced draft read target ids and return logits over the target's vocabulary.

    Raises:
        ModelError: the draft's vocabulary size differs from the number of ids.
    """
    rows = model.config.vocab_size
    if rows != len(token_ids.ids):
        raise ModelError(
            "{name!r} has {rows:,} tokens, but its {file} lists {named:,}. Download it again.",
            name=Path(model.name_or_path).name,
            rows=rows,
            file=hub.TOKEN_IDS,
            named=len(token_ids.ids),
        )
    model.set_input_embeddings(
        _ReducedEmbeddings(model.get_input_embeddings(), token_ids).to(model.device)
    )
    model.set_output_embeddings(_Head(model.get_output_embeddings(), token_ids).to(model.device))
    model.config.vocab_size = token_ids.vocabulary


class _ReducedEmbeddings(nn.Module):
    """Looks up a reduced draft's embeddings by target ids."""

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
    """Scatters logits over the target's vocabulary; −∞ for tokens that the draft lacks."""

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

    def forward(self, hidden: Tensor, product: Callable[[Tensor], Tensor] | None = None) -> Tensor:
        """Return the logits.

        Args:
            product: multiplies by the head's matrix in its place, such as a packed one.
        """
        logits = (product or self.head)(hidden)
        spread = logits.new_full((*logits.shape[:-1], self.vocabulary), -torch.inf)
        return spread.index_copy_(-1, self.target, logits.index_select(-1, self.own))
