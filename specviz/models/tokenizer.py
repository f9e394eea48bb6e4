"""Converts between text and ids; each token decodes to its exact bytes, even half a character."""

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from transformers import PreTrainedTokenizerBase
from transformers.convert_slow_tokenizer import bytes_to_unicode

from specviz.models.prompt_encoder import InProcessEncoder, PromptEncoder
from specviz.trace import LONGEST_PIECE, Piece, piece

PROBE = "a"  # any text without special tokens
ANSWER = "Yes."  # any text: the special token after it ends a turn
_BYTE = re.compile(r"<0x([0-9A-F]{2})>")
_LETTER_TO_BYTE = {letter: byte for byte, letter in bytes_to_unicode().items()}


class PairTokenizer:
    """Converts between text and ids with one tokenizer, byte-level BPE or SentencePiece.

    With `chat` and a chat template, prompts go through the template; otherwise they begin with the
    tokenizer's own leading special tokens.

    Args:
        chat: whether to apply the chat template, if there is one.
        template: options of the chat template.
        system: the system message; empty: the template's default.
        encoder: encodes prompts; default: in this process.
    """

    def __init__(
        self,
        tokenizer: PreTrainedTokenizerBase,
        *,
        chat: bool = True,
        template: Mapping[str, bool | str] | None = None,
        system: str = "",
        encoder: PromptEncoder | None = None,
    ) -> None:
        self.tokenizer = tokenizer
        self._encoder = encoder or InProcessEncoder(tokenizer)
        self._chat = chat and tokenizer.chat_template is not None
        self._template = template or {}
        self._system = [{"role": "system", "content": system}] if system else []

    @cached_property
    def ends(self) -> frozenset[int]:
        """The ids that end a text: the tokenizer's EOS and, in a chat, the end-of-turn token."""
        end = self.tokenizer.eos_token_id
        ids = set() if end is None else {end}
        if self._chat:
            asked = {"role": "user", "content": "?"}
            said = self._rendered([asked, {"role": "assistant", "content": ANSWER}])
            _, found, after = said.rpartition(ANSWER)
            special = [token for token in self._ids(after) if token in self._added]
            ids |= set(special[:1] if found else [])
        return frozenset(ids)

    @cached_property
    def special(self) -> frozenset[int]:
        """The ids of special tokens, which no text contains."""
        added = self.tokenizer.added_tokens_decoder.items()
        return frozenset(token for token, entry in added if entry.special)

    def encode(self, text: str) -> list[int]:
        """Return the ids of a prompt.

        Raises:
            ModelError: the tokenizer or its chat template fails on it.
        """
        if not text:
            return []
        if self._chat:
            asked = {"role": "user", "content": text}
            return self._ids(self._rendered([asked], add_generation_prompt=True))
        return [*self._beginning, *self._ids(text)]

    def piece(self, token: int) -> Piece:
        """Return the text or bytes of a token; a text too long for a trace is truncated."""
        whole = self._piece(token)
        return whole[:LONGEST_PIECE] if isinstance(whole, str) else whole

    def _piece(self, token: int) -> Piece:
        name: str | None = self.tokenizer.convert_ids_to_tokens(token)
        if name is None:
            return ""
        if token in self._added:
            return name
        if self._byte_level:
            return piece(bytes(_LETTER_TO_BYTE[letter] for letter in name))
        if match := _BYTE.fullmatch(name):
            return piece(bytes.fromhex(match[1]))
        return name.replace("▁", " ")

    def _rendered(self, turns: list[dict[str, str]], **options: Any) -> str:
        return self._encoder.rendered([*self._system, *turns], {**self._template, **options})

    def _ids(self, text: str) -> list[int]:
        return self._encoder.ids(text, special=False)

    @cached_property
    def _beginning(self) -> list[int]:
        """The special tokens that the tokenizer puts before a text, without those after it."""
        ids, around = self._ids(PROBE), self._encoder.ids(PROBE, special=True)
        offsets = (n for n in range(len(around)) if around[n : n + len(ids)] == ids)
        return around[: next(offsets, 0)]

    @cached_property
    def _added(self) -> frozenset[int]:
        return frozenset(self.tokenizer.added_tokens_decoder)

    @cached_property
    def _byte_level(self) -> bool:
        names = self.tokenizer.get_vocab().items()
        letters = (name for name, token in names if token not in self._added)
        return all(_LETTER_TO_BYTE.keys() >= set(name) for name in letters)
