"""Claim 27: acceptance by slot of the round."""

from collections.abc import Sequence
from typing import NamedTuple

from specviz.claims import Chart, Evidence, Series
from specviz.lab.experiments.claim import Claim, Experiment, Steps, outcomes, unanimous, watch
from specviz.lab.experiments.estimates import Ratio, point, ratio, ratio_change, short_numbers
from specviz.lab.experiments.workbench import MEDIUM, RaceSettings, Workbench
from specviz.papers import DSPARK, EAGLE3
from specviz.trace import Trace

GAMMA = 7  # guesses of the bundled blocks
LATE = 4  # first of the late slots; the last that Medusa's heads reach
PER_KIND = 4  # prompts
DRAFTERS = ("model", "medusa", "mtp", "eagle3", "dflash", "dspark")


class SlotCounts(NamedTuple):
    """The guesses in one slot, over the rounds of one run that tested it."""

    accepted: int
    tested: int


def measure(bench: Workbench) -> Steps:
    """Acceptance in each slot, among the rounds whose earlier guesses were accepted."""
    prompts = bench.prompts(MEDIUM, PER_KIND)
    runs = [
        RaceSettings(MEDIUM, prompt, GAMMA, drafter, plain=False)
        for drafter in DRAFTERS
        for prompt in prompts
    ]
    traces = yield from bench.races(runs)
    found = {
        name: [slot_counts(trace) for trace in traces[n * len(prompts) : (n + 1) * len(prompts)]]
        for n, name in enumerate(DRAFTERS)
    }
    first = {name: acceptance_at(each, 1, 1) for name, each in found.items()}
    late = {name: acceptance_at(each, LATE, GAMMA) for name, each in found.items()}
    changes = [
        ratio_change(counts_at(each, 1, 1), counts_at(each, LATE, GAMMA)) for each in found.values()
    ]
    return Evidence(
        setup=bench.setup((MEDIUM,), len(prompts), drafters=DRAFTERS, gammas=(GAMMA,)),
        numbers=short_numbers(
            drafters=len(DRAFTERS),
            falling=sum(change.most < 0 for change in changes),
            rising=sum(change.least > 0 for change in changes),
            **{f"{name}_first": rate.value for name, rate in first.items()},
            **{f"{name}_late": rate.value for name, rate in late.items()},
        ),
        series=tuple(
            Series(
                name,
                tuple(
                    point(float(slot), acceptance_at(each, slot, slot), tested)
                    for slot in range(1, GAMMA + 1)
                    if (tested := sum(run[slot - 1].tested for run in each))
                ),
            )
            for name, each in found.items()
        ),
    )


def slot_counts(trace: Trace) -> list[SlotCounts]:
    """Return the counts of a run in each slot."""
    verdicts = [
        [round.drafts[slot].verdict for round in trace.rounds if slot < len(round.drafts)]
        for slot in range(GAMMA)
    ]
    return [
        SlotCounts(each.count("accepted"), len(each) - each.count("untested")) for each in verdicts
    ]


def acceptance_at(runs: Sequence[Sequence[SlotCounts]], first: int, last: int) -> Ratio:
    """Estimate accepted / tested in the slots from `first` to `last`, counted from 1."""
    accepted, tested = zip(*counts_at(runs, first, last), strict=True)
    return ratio(accepted, tested)


def counts_at(runs: Sequence[Sequence[SlotCounts]], first: int, last: int) -> list[tuple[int, int]]:
    """Return each run's accepted and tested guesses in the slots from `first` to `last`."""
    kept = [run[first - 1 : last] for run in runs]
    return [(sum(slot.accepted for slot in run), sum(slot.tested for slot in run)) for run in kept]


CLAIM = Claim(
    number=27,
    words={
        "claim": "The later a guess in its round, the less likely it is to be accepted.",
        "how": "Six drafters with γ = 7. For each slot, only the rounds that tested it count:"
        " those that accepted all earlier guesses.",
        "rule": "Compares slot 1 with slots 4 to 7 taken together. The claim holds if acceptance"
        " falls for every drafter, and does not hold if it rises for every one. A change counts"
        " only if its whole 95% interval over prompts lies on one side of 0.",
        "holds": "Among tested guesses, acceptance in slots 4 to 7 was below that in slot 1 for"
        " all {drafters:.0f} drafters: {model_late:.0%} instead of {model_first:.0%} for the draft"
        " model, {eagle3_late:.0%} instead of {eagle3_first:.0%} for EAGLE-3, and"
        " {dflash_late:.0%} instead of {dflash_first:.0%} for DFlash.",
        "fails": "Among tested guesses, acceptance in slots 4 to 7 was above that in slot 1 for"
        " all {drafters:.0f} drafters: {model_late:.0%} instead of {model_first:.0%} for the draft"
        " model, {eagle3_late:.0%} instead of {eagle3_first:.0%} for EAGLE-3, and"
        " {dflash_late:.0%} instead of {dflash_first:.0%} for DFlash.",
        "depends": "Among tested guesses, acceptance in slots 4 to 7 was clearly below that in"
        " slot 1 for {falling:.0f} of {drafters:.0f} drafters, and clearly above it for"
        " {rising:.0f}: {model_late:.0%} instead of {model_first:.0%} for the draft model,"
        " {eagle3_late:.0%} instead of {eagle3_first:.0%} for EAGLE-3, and {dflash_late:.0%}"
        " instead of {dflash_first:.0%} for DFlash.",
        "shows": "Acceptance in each slot, among the rounds that tested it, with intervals over"
        " prompts.",
        "x": "Slot of the guess in its round",
        "y": "Acceptance rate",
        "missing": "Rounds that get far are mostly those in easy text, which raises acceptance in"
        " late slots. The chance that a round gets that far always falls with the slot.",
    },
    terms=("acceptance_rate", "gamma", "untested"),
    papers=(EAGLE3, DSPARK),
    experiment=Experiment(
        measure,
        unanimous("falling", "rising", "drafters"),
        Chart("lines"),
        timed=False,
        shows=watch(MEDIUM, drafter="eagle3", gamma=7),
        outcomes=outcomes(
            "drafters falling rising", holds=(6, 6, 0), fails=(6, 0, 6), depends=(6, 0, 1)
        ),
    ),
)
