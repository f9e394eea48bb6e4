"""Encodes prompts as token ids in this process; `sandbox` does it in a separate one."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from jinja2 import TemplateError
from transformers import PreTrainedTokenizerBase

from specviz.errors import Line, ModelError, one_line
from specviz.models.failures import is_panic

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
