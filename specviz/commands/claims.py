"""`claims`: common claims, tested on the pairs of this machine."""

import sys
from collections.abc import Collection, Sequence
from pathlib import Path

from specviz.console import StatusLine
from specviz.errors import ModelError
from specviz.lab.claims import CLAIMS, EXPERIMENTS
from specviz.lab.experiments.record import ClaimProgress, left_out, recording
from specviz.lab.experiments.workbench import FULL, QUICK
from specviz.views.evidence import doubt, sentence
from specviz.words.catalogue import ENGLISH


def claims(file: Path, only: Sequence[int], *, quick: bool) -> None:
    """Test claims, write their figures and print their verdicts with the main figures.

    Args:
        only: numbers of claims; none: all.
        quick: use few prompts and short texts.

    Raises:
        SpecVizError: a claim has no experiment, none can be tested here, or the file cannot be
            used.
    """
    _tell_left_out(only or EXPERIMENTS)
    with StatusLine() as progress:
        for found in recording(file, only, QUICK if quick else FULL):
            if isinstance(found, ClaimProgress):
                progress(f"claim {found.claim}: {found.done:.0%}")
                continue
            progress("")
            experiment = EXPERIMENTS[found.claim]
            verdict = experiment.judge(found.evidence.numbers)
            words, about = ENGLISH.myths, CLAIMS[found.claim].words
            print(f"claim {found.claim}: {about['claim']}")
            says = f"{words['verdicts'][verdict]} ({found.seconds:.0f} s). "
            print(f"  {says}{sentence(found, verdict, about)}", flush=True)
            if experiment.timed and (line := doubt(found, words)):
                print(f"  {line}", flush=True)


def _tell_left_out(wanted: Collection[int]) -> None:
    """Print a line about the claims that cannot be tested here.

    Raises:
        ModelError: none can.
    """
    if not (absent := left_out(wanted)):
        return
    pairs = ", ".join(sorted({name for names in absent.values() for name in names}))
    why = (
        f"{', '.join(map(str, absent))}. Not on this disk: {pairs}. `run --pair` downloads a pair."
    )
    if absent.keys() == {*wanted}:
        raise ModelError(f"Claims that cannot be tested: {why}")
    print(f"Left out: claims {why}", file=sys.stderr)
