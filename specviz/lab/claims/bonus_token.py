"""Claim 16: the tokens of a round without a rejection."""

from collections.abc import Generator, Mapping

from specviz.claims import Chart, ClaimVerdict, Evidence, Point, Series
from specviz.lab.experiments.claim import Claim, Experiment, watch
from specviz.lab.experiments.counting import watched
from specviz.lab.experiments.estimates import short_numbers
from specviz.lab.experiments.papers import LEVIATHAN
from specviz.lab.experiments.workbench import MEDIUM, USUAL_GAMMA, Workbench


def measure(bench: Workbench) -> Generator[float, None, Evidence]:
    """Tokens emitted and target passes in rounds with every draft accepted.

    Excludes rounds that a drafted end token finished, since they emit no final token, and those
    that the length limit left fewer than γ drafts, where the claim is trivial.
    """
    rounds = yield from watched(bench)
    rounds = [one for one in rounds if one.round.final and len(one.round.drafts) == USUAL_GAMMA]
    full = [one for one in rounds if one.round.accepted == len(one.round.drafts)]
    right = [len(one.round.emitted) == len(one.round.drafts) + 1 for one in full]
    kept = sorted({one.round.accepted for one in rounds})
    return Evidence(
        setup=bench.setup((MEDIUM,), len(bench.prompts(MEDIUM))),
        numbers=short_numbers(
            rounds=len(rounds),
            full=len(full),
            right=sum(right),
            passes=sum(one.passes for one in full),
        ),
        series=(
            Series(
                "written",
                tuple(
                    _average(n, [len(x.round.emitted) for x in rounds if x.round.accepted == n])
                    for n in kept
                ),
            ),
            Series(
                "passes",
                tuple(
                    _average(n, [x.passes for x in rounds if x.round.accepted == n]) for n in kept
                ),
            ),
        ),
    )


def judge(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if every round with all K drafts accepted emits K+1 tokens in one pass."""
    if not numbers["full"]:
        return "depends"
    as_said = numbers["right"] == numbers["passes"] == numbers["full"]
    return "holds" if as_said else "fails"


def _average(accepted: int, values: list[int]) -> Point:
    return Point(float(accepted), sum(values) / len(values), count=len(values))


CLAIM = Claim(
    number=16,
    words={
        "claim": "When all K guesses are accepted, a round yields K+1 tokens for one pass of the"
        " target.",
        "how": "Counts the tokens and the target passes in the rounds of real runs.",
        "rule": "The claim holds if every round whose guesses were all accepted generated one"
        " token more than it guessed, in one pass. Rounds that ended the text, and rounds that the"
        " length limit cut to fewer than γ guesses, are left out.",
        "holds": "{right:.0f} of {full:.0f} such rounds generated K+1 tokens, in {passes:.0f}"
        " passes.",
        "fails": "{right:.0f} of {full:.0f} such rounds generated K+1 tokens, in {passes:.0f}"
        " passes.",
        "depends": "No round had all its guesses accepted, so there was nothing to count.",
        "shows": "Tokens generated and target passes, by the number of accepted guesses in a"
        " round.",
        "x": "Accepted guesses",
        "y": "Number per round",
        "names": {
            "written": "Tokens generated",
        },
    },
    terms=("round", "bonus", "mean_acceptance_length"),
    papers=(LEVIATHAN,),
    run="greedy",
    experiment=Experiment(
        measure,
        judge,
        Chart("bars"),
        needs=(MEDIUM,),
        timed=False,
        shows=watch(MEDIUM, temperature=0),
    ),
)
