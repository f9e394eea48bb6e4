"""Example prompts for visitors, and the file format for a host's own."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from specviz.errors import SettingsError, one_line
from specviz.settings import check_prompt

MAX_BYTES = 2**20


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prompt, the label of its kind of text, and a note on what to watch for."""

    label: Annotated[str, Meta(min_length=1, max_length=40)]
    prompt: Annotated[str, Meta(min_length=1)]
    notice: Annotated[str, Meta(max_length=300)] = ""


Examples = Annotated[tuple[Example, ...], Meta(min_length=1, max_length=24)]


def read_examples(path: str, longest: int) -> tuple[Example, ...]:
    """Read a host's own prompts from a JSON list of {"label", "prompt", "notice"}.

    Args:
        longest: the maximum number of characters in a prompt.

    Raises:
        SettingsError: the file cannot be read, or is invalid.
    """
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise SettingsError(f"{path:.200} cannot be read: {error.strerror}.") from None
    if len(data) > MAX_BYTES:
        raise SettingsError(f"{path:.200} is larger than {MAX_BYTES >> 20} MiB.")
    try:
        examples = msgspec.json.decode(data, type=Examples)
        for example in examples:
            check_prompt(example.prompt)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, SettingsError) as error:
        why = one_line(error)
        raise SettingsError(f"{path:.200} is not a list of prompts: {why}") from None
    for number, example in enumerate(examples, 1):
        if not example.prompt.strip() or len(example.prompt) > longest:
            raise SettingsError(f"Prompt {number} must have 1 to {longest:,} characters.")
    return examples
