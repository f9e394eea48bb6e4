"""Claim 28: whether a draft's own confidence predicts acceptance, and what it saves."""

from collections.abc import Generator, Mapping, Sequence
from typing import NamedTuple

from specviz import metrics
from specviz.claims import ClaimVerdict, Evidence, Point, Series
from specviz.lab.claims.estimates import (
    Ratio,
    point,
    ratio,
    short_numbers,
    tokens_per_round,
)
from specviz.lab.claims.workbench import MEDIUM, RaceSettings, Workbench
from specviz.trace import Trace

NEEDS = (MEDIUM,)
GAMMA = 7
PER_KIND = 4  # prompts
BINS = 10
OFF = 0.1  # largest calibration error of a calibrated draft
STOP = 0.2  # predicted chance to be reached and accepted, below which drafting stops


class Guess(NamedTuple):
    """A tested guess: how sure the draft was of it, and whether it was accepted."""

    sure: float
    accepted: bool


def calibration(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 28: confidence against acceptance, of DSpark's confidence head and of a draft model."""
    prompts = bench.prompts(MEDIUM, PER_KIND)
    kinds = [("dspark", 0.0), ("model", 0.0), ("dspark", STOP)]
    runs = [
        RaceSettings(MEDIUM, prompt, GAMMA, drafter, confidence=confidence, plain=False)
        for drafter, confidence in kinds
        for prompt in prompts
    ]
    traces = yield from bench.races(runs)
    each = len(prompts)
    head, model, stopping = (traces[start : start + each] for start in range(0, 3 * each, each))
    guesses = {"confidence": guessed(head, "confidence"), "own": guessed(model, "draft")}
    errors = {name: calibration_error(found) for name, found in guesses.items()}
    return Evidence(
        setup=bench.setup(NEEDS, each, drafters=("dspark", "model"), gammas=(GAMMA,)),
        numbers=short_numbers(
            kinds=len(guesses),
            calibrated=sum(error <= OFF for error in errors.values()),
            **{f"{name}_error": error for name, error in errors.items()},
            drafted=_drafted(head),
            drafted_stopping=_drafted(stopping),
            tokens=tokens_per_round(head),
            tokens_stopping=tokens_per_round(stopping),
            stop=STOP,
        ),
        series=(
            Series("calibrated", (Point(0.0, 0.0), Point(1.0, 1.0))),
            *(Series(name, _bins(found)) for name, found in guesses.items()),
        ),
    )


def judge_calibration(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if both kinds of confidence are off by at most OFF; fails if neither is."""
    if numbers["calibrated"] == numbers["kinds"]:
        return "holds"
    return "depends" if numbers["calibrated"] else "fails"


def guessed(traces: Sequence[Trace], sure: str) -> list[list[Guess]]:
    """Return the tested guesses of each run.

    Args:
        sure: the attribute of a `Draft` that holds its confidence.
    """
    return [
        [
            Guess(getattr(draft, sure), draft.verdict == "accepted")
            for round in trace.rounds
            for draft in round.drafts[: round.tested]
        ]
        for trace in traces
    ]


def calibration_error(runs: Sequence[Sequence[Guess]]) -> float:
    """Return the expected calibration error: |acceptance − mean confidence| over bins, weighted.

    Source: Guo et al. 2017, arXiv:1706.04599, section 2.
    """
    binned = _binned([guess for run in runs for guess in run])
    total = sum(map(len, binned)) or 1
    return (
        sum(
            abs(sum(guess.accepted for guess in found) - sum(guess.sure for guess in found))
            for found in binned
        )
        / total
    )


def _binned(guesses: Sequence[Guess]) -> list[list[Guess]]:
    """Sort guesses into BINS bins of equal width."""
    found: list[list[Guess]] = [[] for _ in range(BINS)]
    for guess in guesses:
        found[min(int(guess.sure * BINS), BINS - 1)].append(guess)
    return found


def _bins(runs: Sequence[Sequence[Guess]]) -> tuple[Point, ...]:
    """Return a point for each bin: its mean confidence and its acceptance."""
    by_run = [_binned(run) for run in runs]
    points = []
    for number in range(BINS):
        found = [bins[number] for bins in by_run if bins[number]]
        if count := sum(map(len, found)):
            sure = sum(guess.sure for run in found for guess in run) / count
            points.append(point(sure, _accepted(found), count))
    return tuple(points)


def _accepted(runs: Sequence[Sequence[Guess]]) -> Ratio:
    return ratio([sum(g.accepted for g in run) for run in runs], [float(len(run)) for run in runs])


def _drafted(traces: Sequence[Trace]) -> float:
    """Return the mean number of guesses in a round."""
    counts = [metrics.counts(trace) for trace in traces]
    return sum(c.drafted for c in counts) / sum(c.rounds for c in counts)
