"""`claims`: common claims, tested on the pairs of this machine."""

from collections.abc import Sequence
from pathlib import Path

from specviz.console import Progress
from specviz.lab.claims.record import Step, recording
from specviz.lab.claims.registry import EXPERIMENTS
from specviz.lab.claims.workbench import FULL, QUICK
from specviz.views.evidence import sentence
from specviz.words.catalogue import ENGLISH


def claims(file: Path, only: Sequence[int], *, quick: bool) -> None:
    """Test claims, write their figures and print their verdicts with the main figures.

    Args:
        only: numbers of claims; none: all.
        quick: use few prompts and short texts.
    """
    with Progress() as progress:
        for found in recording(file, only, QUICK if quick else FULL):
            if isinstance(found, Step):
                progress(f"claim {found.claim}: {found.done:.0%}")
                continue
            progress("")
            verdict = EXPERIMENTS[found.claim].judge(found.evidence.numbers)
            words = ENGLISH.myths
            print(f"claim {found.claim}: {words['claims'][str(found.claim)]['claim']}")
            says = f"{words['verdicts'][verdict]} ({found.seconds:.0f} s). "
            print(f"  {says}{sentence(found, verdict, words)}", flush=True)
