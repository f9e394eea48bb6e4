"""Claim 16: the tokens of a round without a rejection."""

from collections.abc import Sequence

from specviz.claims import Chart, Evidence, Point, Series
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes, watch
from specviz.lab.experiments.counting import watched
from specviz.lab.experiments.estimates import short_numbers
from specviz.lab.experiments.workbench import MEDIUM, USUAL_GAMMA, Workbench
from specviz.papers import LEVIATHAN


def measure(bench: Workbench) -> Steps:
    """Tokens emitted and target passes in rounds with every draft accepted.

    Excludes rounds that a drafted end token finished, since they emit no final token, and those
    that the length limit left fewer than γ drafts, where the claim is trivial.
    """
    rounds = yield from watched(bench)
    rounds = [one for one in rounds if one.round.final and len(one.round.drafts) == USUAL_GAMMA]
    full = [one for one in rounds if one.round.accepted == len(one.round.drafts)]
    right = [len(one.round.emitted) == len(one.round.drafts) + 1 for one in full]
    return Evidence(
        setup=bench.setup((MEDIUM,), len(bench.prompts(MEDIUM))),
        numbers=short_numbers(
            rounds=len(rounds),
            full=len(full),
            right=sum(right),
            passes=sum(one.passes for one in full),
        ),
        series=(
            _averages("written", [(x.round.accepted, len(x.round.emitted)) for x in rounds]),
            _averages("passes", [(x.round.accepted, x.passes) for x in rounds]),
        ),
    )


def _averages(name: str, counts: Sequence[tuple[int, int]]) -> Series:
    """Chart the mean of a count over the rounds that accepted as many drafts."""
    grouped = {n: [count for kept, count in counts if kept == n] for n, _ in sorted(counts)}
    points = (Point(float(n), sum(own) / len(own), count=len(own)) for n, own in grouped.items())
    return Series(name, tuple(points))


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
        "names": {"written": "Tokens generated"},
    },
    terms=("round", "bonus", "mean_acceptance_length"),
    papers=(LEVIATHAN,),
    run="greedy",
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: n["right"] == n["passes"] == n["full"] > 0,
            fails=lambda n: n["full"] > 0,
        ),
        Chart("bars"),
        timed=False,
        shows=watch(MEDIUM, temperature=0),
        outcomes=outcomes("full right passes", holds=(5, 5, 5), fails=(5, 5, 6), depends=(0, 0, 0)),
    ),
)
