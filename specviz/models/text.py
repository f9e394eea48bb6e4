"""A tokenizer, seen as bytes: every token stands for exact bytes, whole characters or not."""

import re
from functools import cached_property

from transformers import PreTrainedTokenizerBase
from transformers.convert_slow_tokenizer import bytes_to_unicode

from specviz.trace import Piece, piece

_BYTE = re.compile(r"<0x([0-9A-F]{2})>")
_LETTER_TO_BYTE = {letter: byte for byte, letter in bytes_to_unicode().items()}


class TokenizerText:
    """Text ↔ ids of one tokenizer, byte-level BPE or SentencePiece.

    A prompt is put into the tokenizer's chat template, if it has one and `chat` is true;
    else it begins with the begin-of-text token, if there is one.
    """

    def __init__(self, tokenizer: PreTrainedTokenizerBase, *, chat: bool = True) -> None:
        self.tokenizer = tokenizer
        self._chat = chat and tokenizer.chat_template is not None

    def encode(self, text: str) -> list[int]:
        if not text:
            return []
        if self._chat:
            return self._ids(
                self.tokenizer.apply_chat_template(
                    [{"role": "user", "content": text}],
                    tokenize=False,
                    add_generation_prompt=True,
                    enable_thinking=False,  # Qwen3 would think aloud first
                )
            )
        ids = self._ids(text)
        begin = self.tokenizer.bos_token_id
        return ids if begin is None else [begin, *ids]

    def piece(self, token: int) -> Piece:
        name: str | None = self.tokenizer.convert_ids_to_tokens(token)
        if name is None:
            return ""
        if token in self._special:
            return name
        if self._byte_level:
            return piece(bytes(_LETTER_TO_BYTE[letter] for letter in name))
        if match := _BYTE.fullmatch(name):
            return piece(bytes.fromhex(match[1]))
        return name.replace("▁", " ")

    def _ids(self, text: str) -> list[int]:
        ids: list[int] = self.tokenizer.encode(text, add_special_tokens=False)
        return ids

    @cached_property
    def _special(self) -> frozenset[int]:
        return frozenset(self.tokenizer.added_tokens_decoder)

    @cached_property
    def _byte_level(self) -> bool:
        names = self.tokenizer.get_vocab().items()
        letters = (name for name, token in names if token not in self._special)
        return all(_LETTER_TO_BYTE.keys() >= set(name) for name in letters)
