"""Loads the prompts that an option names, and says what a file was read as."""

import sys
from pathlib import Path

from specviz.errors import printable
from specviz.lab.prompts import SUITES, Prompt, by_kind, read_suite, suite


def chosen_prompts(name: str, per_kind: int | None) -> tuple[list[Prompt], str]:
    """Load the prompts of `--suite`.

    Returns:
        The prompts, and for a file a line that says what it was read as.

    Raises:
        SettingsError: no suite or file has this name, or the file holds no prompts.
    """
    if name in SUITES:
        return suite(name, per_kind), ""
    found = read_suite(Path(name))
    return by_kind(found, per_kind), printable(f"{Path(name).name}: {found.summary}")


def tell_prompts(line: str) -> None:
    """Print on stderr what a file of prompts was read as."""
    if line:
        print(line, file=sys.stderr)
