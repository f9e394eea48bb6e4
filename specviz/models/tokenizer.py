"""Converts between text and ids; each token decodes to its exact bytes, even half a character."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any, Protocol

from jinja2 import TemplateError
from transformers import PreTrainedTokenizerBase
from transformers.convert_slow_tokenizer import bytes_to_unicode

from specviz.errors import Line, ModelError, one_line
from specviz.models.failures import is_panic
from specviz.trace import LONGEST_PIECE, Piece, piece

PROBE = "a"  # any text without special tokens
ANSWER = "Yes."  # any text: the special token after it ends a turn
_BYTE = re.compile(r"<0x([0-9A-F]{2})>")
_LETTER_TO_BYTE = {letter: byte for byte, letter in bytes_to_unicode().items()}
NO_TEMPLATE = "--no-chat-template leaves the template out."
Turns = Sequence[Mapping[str, Any]]


class PromptEncoder(Protocol):
    """Encodes texts and renders chats."""

    def ids(self, text: str, *, special: bool) -> list[int]:
        """Return the ids of a text; `special` adds the tokenizer's own special tokens.

        Raises:
            ModelError: the tokenizer fails on this text.
        """
        ...

    def rendered(self, turns: Turns, options: Mapping[str, Any]) -> str:
        """Render a chat with the tokenizer's template.

        Raises:
            ModelError: the template fails.
        """
        ...


class InProcessEncoder:
    """Encodes in this process; for tokenizers of known publishers."""

    def __init__(self, tokenizer: PreTrainedTokenizerBase) -> None:
        self._tokenizer = tokenizer

    def ids(self, text: str, *, special: bool) -> list[int]:
        try:
            ids: list[int] = self._tokenizer.encode(text, add_special_tokens=special)
        except BaseException as error:
            if is_panic(error):
                raise no_tokens(one_line(error, 100)) from None
            raise
        return ids

    def rendered(self, turns: Turns, options: Mapping[str, Any]) -> str:
        try:
            text: str = self._tokenizer.apply_chat_template(turns, tokenize=False, **options)
        except (TemplateError, ValueError, TypeError, RecursionError) as error:
            raise no_chat(one_line(error, 100)) from None
        return text


def no_tokens(why: Line | str) -> ModelError:
    """Return the error for a tokenizer that fails on a text."""
    return ModelError(
        "The tokenizer fails on this text ({why}). Change the text, or choose another model.",
        why=why,
    )


def no_chat(reason: Line | str) -> ModelError:
    """Return the error for a chat template that fails."""
    return ModelError(
        "The target’s chat template cannot be used ({reason}). Choose another target.",
        reason=reason,
    ).or_with(NO_TEMPLATE)


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
        self._system = [("system", system)] if system else []

    @cached_property
    def ends(self) -> frozenset[int]:
        """The ids that end a text: the tokenizer's EOS and, in a chat, the end-of-turn token."""
        end = self.tokenizer.eos_token_id
        return frozenset([*([] if end is None else [end]), *self._end_of_turn()])

    def _end_of_turn(self) -> list[int]:
        """The special token after an answer, in a list; empty without a template or such a token.

        Some templates refuse a chat that ends with an answer.
        """
        answered = [("user", "?"), ("assistant", ANSWER)]
        for turns in (answered, [*answered, ("user", "?")]) if self._chat else ():
            with suppress(ModelError):
                after = self._rendered(turns).rpartition(ANSWER)[2]
                return [token for token in self._ids(after) if token in self._added][:1]
        return []

    @cached_property
    def around(self) -> list[int]:
        """The ids of a prompt of one letter, with all that every prompt gets; empty: none known.

        Raises:
            ModelError: the chat template fails on any prompt.
        """
        rendered = self._prompt(PROBE)
        with suppress(ModelError):  # the tokenizer may lack this letter
            return [*self._first, *self._ids(rendered)]
        return []

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
        return [*self._first, *self._ids(self._prompt(text))]

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

    def _prompt(self, text: str) -> str:
        """A prompt in the chat template, if there is one."""
        if not self._chat:
            return text
        return self._rendered([("user", text)], add_generation_prompt=True)

    @property
    def _first(self) -> list[int]:
        """The special tokens before a prompt, which a chat template writes itself."""
        return [] if self._chat else self._beginning

    def _rendered(self, turns: list[tuple[str, str]], **options: Any) -> str:
        """Render a chat of (role, text), and check that it holds every text.

        Some templates want a text as a list of parts; otherwise they fail or leave it out.

        Raises:
            ModelError: the template fails, or leaves out or changes a text.
        """
        failure = None
        for form in (_as_text, _as_parts):
            chat = [{"role": role, "content": form(text)} for role, text in self._system + turns]
            try:
                said = self._encoder.rendered(chat, {**self._template, **options})
            except ModelError as error:
                failure = failure or error
            else:
                raw = any(str(_as_parts(text)) in said for _, text in turns)
                if not raw and all(_squeezed(text) in _squeezed(said) for _, text in turns):
                    return said
        raise failure or no_chat(Line("it leaves out the prompt, or changes it"))

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


def _as_text(text: str) -> str:
    return text


def _as_parts(text: str) -> list[dict[str, str]]:
    return [{"type": "text", "text": text}]


def _squeezed(text: str) -> str:
    """A text without white space, which templates may trim."""
    return "".join(text.split())
