"""Converts documents to batches of token ids, by a byte-level BPE that all models share."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import torch
from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast

from specviz.training import corpora, generated
from specviz.training.settings import (
    CONTEXT,
    END_OF_TEXT,
    GENERATED,
    MIX,
    MORE_GENERATED,
    MORE_SHARE,
    VOCABULARY,
)

SPLITS = ("train", "held_out")
SEPARATOR = "<|endoftext|>"

#: Words with their leading space, single digits, punctuation, a line break with the indentation
#: that follows it, other white space.
_PIECES = r"'(?:s|t|re|ve|m|ll|d)\b| ?\p{L}+| ?\p{N}| ?[^\s\p{L}\p{N}]+|\s*\n\s*|\s+(?!\S)|\s+"
_GENERATED_SAMPLE = 600


def write_texts(work: Path, packages: Path | None, scale: float = 1.0) -> None:
    """Write every kind's documents, split, to ``work/texts/KIND.SPLIT.jsonl``.

    Without ``packages`` (a smoke run), write only what needs no download: the generated kinds and
    the smaller files of ``python``.
    """
    folder = work / "texts"
    folder.mkdir(parents=True, exist_ok=True)
    passages: dict[str, list[str]] = {split: [] for split in SPLITS}
    for kind, source in corpora.SOURCES.items():
        if packages is None and kind != "python":
            continue
        documents = list(source(packages or Path()))
        if packages is None:
            documents = [pair for pair in documents if len(pair[1]) < 4000]
        split = {
            "train": [pair for pair in documents if not corpora.is_held_out(pair[0])],
            "held_out": [pair for pair in documents if corpora.is_held_out(pair[0])],
        }
        for name in SPLITS:
            _write(folder, kind, name, split[name])
            if kind != "kjv":
                passages[name] += _passages(split[name])
    for kind, count in GENERATED.items():
        for parity, name in enumerate(SPLITS):
            total = max(20, int(scale * count) if name == "train" else int(scale * 100))
            seeds = range(parity, 2 * total, 2)
            texts = [generated.generate(kind, seed, passages[name]) for seed in seeds]
            if kind != "repetition":
                passages[name] += [text.strip() for text in texts if 80 < len(text) < 500]
            if name == "train":
                read = set(texts)
            else:
                texts = [text for text in texts if text not in read]
            _write(folder, kind, name, ((f"{kind} {n}", text) for n, text in enumerate(texts)))


def write_more(work: Path, packages: Path | None, scale: float = 1.0) -> None:
    """Write further training text of every kind to ``work/texts/KIND.more.jsonl``.

    Without ``packages``, only generated text.
    """
    folder = work / "texts"
    kinds = kinds_in(work)
    read = (kind for kind in kinds if kind in corpora.FURTHER)
    passages = _passages([("", text) for kind in read for text in read_texts(work, kind, "train")])
    for kind in kinds:
        held_out = read_texts(work, kind, "held_out")
        if kind in GENERATED:
            count, first = int(scale * MORE_GENERATED * GENERATED[kind]), 2 * GENERATED[kind]
            found = generated.more_documents(kind, first, count, passages, held_out)
        else:
            found = corpora.further_documents(kind, packages, held_out)
        texts = list(found)
        if kind in corpora.FURTHER:
            passages += _passages(texts)
        if texts:
            _write(folder, kind, "more", texts)


def _write(folder: Path, kind: str, split: str, documents: Iterable[tuple[str, str]]) -> None:
    with (folder / f"{kind}.{split}.jsonl").open("w", encoding="utf-8") as file:
        for name, text in documents:
            file.write(json.dumps({"name": name, "text": text}) + "\n")


def _passages(documents: list[tuple[str, str]]) -> list[str]:
    """Return paragraphs of 120 to 600 characters, for the repetition kind."""
    return [
        part.strip("\n")
        for _, text in documents
        for part in text.split("\n\n")
        if 120 < len(part) < 600
    ]


def read_texts(work: Path, kind: str, split: str) -> list[str]:
    """Return the documents of a kind, from the ``train`` or the ``held_out`` split."""
    with (work / "texts" / f"{kind}.{split}.jsonl").open(encoding="utf-8") as file:
        return [json.loads(line)["text"] for line in file]


def kinds_in(work: Path) -> list[str]:
    """Return the kinds of the target's mix that this work folder holds."""
    return [kind for kind in MIX if (work / "texts" / f"{kind}.train.jsonl").exists()]


def train_tokenizer(work: Path) -> PreTrainedTokenizerFast:
    """Train on the training split of every kind (never the Bible) and save to ``work``."""
    bpe = Tokenizer(models.BPE())
    bpe.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(_PIECES), behavior="isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    bpe.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=VOCABULARY,
        special_tokens=[SEPARATOR],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        max_token_length=24,
        show_progress=False,
    )
    texts = (
        text for kind in kinds_in(work) for text in _sample(read_texts(work, kind, "train"), kind)
    )
    bpe.train_from_iterator(texts, trainer)
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=bpe,
        bos_token=SEPARATOR,
        eos_token=SEPARATOR,
        add_bos_token=True,  # every row of training begins with it
        clean_up_tokenization_spaces=False,
        model_max_length=CONTEXT,
    )
    tokenizer.save_pretrained(work / "tokenizer")
    return tokenizer


def _sample(texts: list[str], kind: str) -> list[str]:
    return texts if kind in ("python", "prose", "definitions") else texts[:_GENERATED_SAMPLE]


def keep_tokenizer(work: Path, folder: Path) -> PreTrainedTokenizerFast:
    """Save an earlier tokenizer to ``work``, because drafts and recordings depend on its ids."""
    tokenizer = PreTrainedTokenizerFast.from_pretrained(folder)
    tokenizer.save_pretrained(work / "tokenizer")
    return tokenizer


def load_tokenizer(work: Path) -> PreTrainedTokenizerFast:
    """Load the tokenizer that was trained in this folder."""
    return PreTrainedTokenizerFast.from_pretrained(work / "tokenizer")


def write_tokens(work: Path, tokenizer: PreTrainedTokenizerFast) -> None:
    """Encode the texts to ``work/tokens/KIND.SPLIT.npy``, a separator before each document."""
    folder = work / "tokens"
    folder.mkdir(exist_ok=True)
    for path in sorted((work / "texts").glob("*.jsonl")):
        kind, split = path.stem.split(".")
        texts = read_texts(work, kind, split)
        random.Random(0).shuffle(texts)
        encoded = tokenizer.backend_tokenizer.encode_batch(texts, add_special_tokens=False)
        stream = [token for item in encoded for token in (END_OF_TEXT, *item.ids)]
        np.save(folder / f"{kind}.{split}.npy", np.array(stream, dtype=np.uint16))


def load_stream(work: Path, kind: str, split: str) -> np.ndarray:
    """Return a kind's documents as one memory-mapped stream of token ids."""
    return np.load(work / "tokens" / f"{kind}.{split}.npy", mmap_mode="r")


class Mixture:
    """Rows of training text: any row is a function of ``(seed, step)``, so runs resume exactly.

    A row is the separator, then a span of one kind's stream from a random position.

    Args:
        weights: of each kind; None: those of the target's mix.
    """

    def __init__(self, work: Path, weights: dict[str, float] | None = None) -> None:
        if weights is None:
            weights = {kind: MIX[kind] for kind in kinds_in(work)}
        self._streams, shares = [], []
        for kind, share in weights.items():
            has_more = (work / "tokens" / f"{kind}.more.npy").exists()
            self._streams.append(load_stream(work, kind, "train"))
            shares.append(share * (1 - MORE_SHARE) if has_more else share)
            if has_more:
                self._streams.append(load_stream(work, kind, "more"))
                shares.append(share * MORE_SHARE)
        self._shares = [share / sum(shares) for share in shares]

    def batch(self, seed: int, step: int, rows: int, length: int) -> torch.Tensor:
        """Return token ids, int64 [rows, length + 1]."""
        rng = np.random.default_rng((seed, step))
        batch = np.full((rows, length + 1), END_OF_TEXT, dtype=np.int64)
        for row, kind in enumerate(rng.choice(len(self._streams), size=rows, p=self._shares)):
            stream = self._streams[kind]
            take = min(length, len(stream))
            start = int(rng.integers(len(stream) - take + 1))
            batch[row, 1 : take + 1] = stream[start : start + take]
        return torch.from_numpy(batch)
