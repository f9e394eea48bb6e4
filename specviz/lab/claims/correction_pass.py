"""Claim 17: the target passes of a round with a rejection."""

from specviz.claims import Chart, Evidence, Series
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes, watch
from specviz.lab.experiments.counting import watched
from specviz.lab.experiments.estimates import mean, point, short_numbers
from specviz.lab.experiments.workbench import MEDIUM, UNALIGNED, Workbench
from specviz.papers import CHEN, LEVIATHAN


def measure(bench: Workbench) -> Steps:
    """Target passes in rounds with a rejection."""
    rounds = yield from watched(bench)
    kinds = {
        "rejected": [one for one in rounds if one.round.tested > one.round.accepted],
        "all_kept": [one for one in rounds if one.round.tested == one.round.accepted],
    }
    return Evidence(
        setup=bench.setup((MEDIUM,), len(bench.prompts(MEDIUM))),
        numbers=short_numbers(
            rounds=len(rounds),
            corrections=len(kinds["rejected"]),
            passes=sum(one.passes for one in kinds["rejected"]),
        ),
        series=(
            Series(
                "passes",
                tuple(
                    point(kind, mean([one.passes for one in found]), len(found))
                    for kind, found in kinds.items()
                    if found
                ),
            ),
        ),
    )


CLAIM = Claim(
    number=17,
    words={
        "claim": "After a rejection the target falls back to writing one token by itself.",
        "how": "Counts the target passes in rounds with a rejection.",
        "rule": "The claim holds if such rounds take more than one pass each. If they take one,"
        " the correction comes from the same pass that verified the guesses.",
        "holds": "{corrections:.0f} rounds with a rejection took {passes:.0f} passes.",
        "fails": "{corrections:.0f} rounds with a rejection took {passes:.0f} passes: the"
        " correction comes from the same pass that verified the guesses.",
        "depends": "No guess was rejected, so there was nothing to count.",
        "shows": "Target passes in a round, with and without a rejection.",
        "x": "Rounds",
        "y": "Passes per round",
        "names": {"rejected": "with a rejection", "all_kept": "without a rejection"},
    },
    terms=("rejected", "correction", "residual"),
    papers=(LEVIATHAN, CHEN),
    run="unaligned",
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: n["passes"] > n["corrections"],
            fails=lambda n: n["corrections"] > 0,
        ),
        Chart("bars"),
        timed=False,
        shows=watch(UNALIGNED),
        outcomes=outcomes("corrections passes", holds=(5, 6), fails=(5, 5), depends=(0, 0)),
    ),
)
