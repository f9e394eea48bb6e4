"""Claim 28: whether a draft's own confidence predicts acceptance, and what it saves."""

from collections.abc import Sequence
from typing import NamedTuple

from specviz import metrics
from specviz.claims import Chart, Evidence, Point, Series
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes, watch
from specviz.lab.experiments.estimates import Ratio, point, ratio, short_numbers, tokens_per_round
from specviz.lab.experiments.workbench import MEDIUM, RaceSettings, Workbench
from specviz.papers import DSPARK, GUO
from specviz.trace import Trace

GAMMA = 7
PER_KIND = 4  # prompts
BINS = 10
OFF = 0.1  # largest calibration error of a calibrated draft
STOP = 0.2  # predicted chance to be reached and accepted, below which drafting stops


class Guess(NamedTuple):
    """A tested guess: how sure the draft was of it, and whether it was accepted."""

    sure: float
    accepted: bool


def measure(bench: Workbench) -> Steps:
    """Confidence against acceptance, of DSpark's confidence head and of a draft model."""
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
        setup=bench.setup((MEDIUM,), each, drafters=("dspark", "model"), gammas=(GAMMA,)),
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


CLAIM = Claim(
    number=28,
    words={
        "claim": "A draft knows when it is wrong.",
        "how": "For each tested guess: how sure was the draft, and was the guess accepted? Two"
        " kinds of confidence: the chance that DSpark’s confidence head predicts before the guess"
        " is drawn, and the probability that the draft model gave its guess.",
        "rule": "The calibration error is the mean difference between confidence and acceptance,"
        " over ten bins of confidence. The claim holds if it is at most {off:.0%} for both kinds,"
        " and does not hold if it is larger for both.",
        "says": "DSpark’s confidence is off by {confidence_error:.1%}, the draft model’s own"
        " probability by {own_error:.1%}. If DSpark stops before a guess whose predicted chance of"
        " being reached and accepted is below {stop:.0%}, it drafts {drafted_stopping:.1f} tokens"
        " per round instead of {drafted:.1f}, and the round yields {tokens_stopping:.2f} instead"
        " of {tokens:.2f}.",
        "shows": "Acceptance by confidence, with intervals over prompts. A draft that knows when"
        " it is wrong follows the diagonal. The draft model’s own probability need not: an"
        " unlikely guess is still accepted if the target’s probability is at least the draft’s.",
        "x": "Confidence",
        "y": "Share accepted",
        "names": {
            "calibrated": "Perfectly calibrated",
            "confidence": "DSpark’s confidence",
            "own": "Draft model’s own probability",
        },
    },
    terms=("confidence", "acceptance_rate"),
    papers=(DSPARK, GUO),
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: n["calibrated"] == n["kinds"],
            fails=lambda n: n["calibrated"] == 0,
        ),
        Chart("lines"),
        timed=False,
        limits={"off": OFF},
        shows=watch(MEDIUM, drafter="dspark", gamma=7, confidence=0.2),
        outcomes=outcomes("kinds calibrated", holds=(2, 2), fails=(2, 0), depends=(2, 1)),
    ),
)
