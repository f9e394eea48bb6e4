"""Loads the prompts of experiments, by kind of text."""

from pathlib import Path

from specviz.errors import SettingsError
from specviz.lab.suites import MAX_FILE, Suite, parse
from specviz.shipped import ASSETS
from specviz.sweep.plan import Prompt

__all__ = [
    "HELD_OUT",
    "INSTRUCTIONS",
    "SUITES",
    "Prompt",
    "by_kind",
    "load_prompts",
    "read_suite",
    "suite",
]

PROMPTS = ASSETS / "prompts"
HELD_OUT = PROMPTS / "held_out.jsonl"  # texts to continue, unseen in the bundled models' training
INSTRUCTIONS = PROMPTS / "instructions.jsonl"  # for chat models
SUITES = {"texts": HELD_OUT, "instructions": INSTRUCTIONS}


def suite(name: str, per_kind: int | None = None) -> list[Prompt]:
    """Load prompts from one of SUITES by name, or from a file by path.

    Raises:
        SettingsError: no suite or file has this name, or the file holds no prompts.
    """
    return load_prompts(SUITES.get(name, Path(name)), per_kind)


def load_prompts(path: Path = HELD_OUT, per_kind: int | None = None) -> list[Prompt]:
    """Load prompts from a file, grouped by kind, at most `per_kind` of each.

    Raises:
        SettingsError: the file cannot be read, or `parse` rejects it.
    """
    return by_kind(read_suite(path), per_kind)


def read_suite(path: Path) -> Suite:
    """Read a prompt file.

    Raises:
        SettingsError: the file cannot be read, or `parse` rejects it.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_FILE + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "not a path"
        raise SettingsError(
            f"Cannot read the prompt file {path.name!r:.80}: {reason}. "
            f"Choose another file, or one of the suites {', '.join(SUITES)}."
        ) from None
    return parse(data, path.name)


def by_kind(suite: Suite, per_kind: int | None) -> list[Prompt]:
    """Return prompts grouped by kind, at most `per_kind` of each; None: all."""
    kept: dict[str, list[Prompt]] = {}
    for prompt in suite.prompts:
        kept.setdefault(prompt.kind, []).append(prompt)
    return [prompt for prompts in kept.values() for prompt in prompts[:per_kind]]
