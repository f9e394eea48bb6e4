"""The tokenizer that all bundled models share: byte-level BPE with 4096 entries."""

from __future__ import annotations

from pathlib import Path

from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast

from specviz.training.data import kinds_in, read_texts
from specviz.training.settings import CONTEXT, VOCABULARY

SEPARATOR = "<|endoftext|>"

#: Words with their leading space, single digits, punctuation, a line break with the indentation
#: that follows it, other white space.
_PIECES = r"'(?:s|t|re|ve|m|ll|d)\b| ?\p{L}+| ?\p{N}| ?[^\s\p{L}\p{N}]+|\s*\n\s*|\s+(?!\S)|\s+"
_GENERATED_SAMPLE = 600


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
