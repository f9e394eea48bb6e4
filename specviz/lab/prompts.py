"""Prompts to measure with, by kind of text."""

import json
from pathlib import Path
from typing import NamedTuple

from specviz.errors import SettingsError
from specviz.settings import check_prompt

PROMPTS = Path(__file__).resolve().parents[2] / "assets" / "prompts"
HELD_OUT = PROMPTS / "held_out.jsonl"  # texts to continue, which the bundled models never read
INSTRUCTIONS = PROMPTS / "instructions.jsonl"  # for models that chat


class Prompt(NamedTuple):
    """A text to continue, and the kind of text that it is."""

    kind: str
    text: str


def load_prompts(path: Path = HELD_OUT, per_kind: int | None = None) -> list[Prompt]:
    """Prompts from a JSONL file of {"kind", "text"}; at most per_kind of each kind.

    Raises:
        SettingsError: the file cannot be read as such.
    """
    kept: dict[str, list[Prompt]] = {}
    try:
        for line in path.read_text("utf-8").splitlines():
            row = json.loads(line)
            prompt = Prompt(str(row["kind"])[:40], check_prompt(str(row["text"])))
            kept.setdefault(prompt.kind, []).append(prompt)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SettingsError(
            f"{path.name} is no file of prompts, one JSON object with kind and text a line "
            f"({type(error).__name__})."
        ) from None
    return [prompt for prompts in kept.values() for prompt in prompts[:per_kind]]
