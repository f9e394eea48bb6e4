"""`claims`: common claims, tested on the pairs of this machine."""

import sys
from collections.abc import Sequence
from pathlib import Path

from specviz.lab.claims.record import recording
from specviz.lab.claims.workbench import FULL, QUICK


def claims(file: Path, only: Sequence[int], *, quick: bool) -> None:
    """Tests claims and writes their figures.

    Args:
        only: numbers of claims; none: all.
        quick: use few prompts and short texts.
    """
    for line in recording(file, only, QUICK if quick else FULL):
        print(f"\r{line:30}", end="", file=sys.stderr, flush=True)
