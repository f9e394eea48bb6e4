"""Claim 27: acceptance by slot of the round."""

from collections.abc import Generator, Mapping, Sequence
from typing import NamedTuple

from specviz.claims import ClaimVerdict, Evidence, Series
from specviz.lab.claims.estimates import Ratio, point, ratio, ratio_change, short_numbers, unanimous
from specviz.lab.claims.workbench import MEDIUM, RaceSettings, Workbench
from specviz.trace import Trace

NEEDS = (MEDIUM,)
GAMMA = 7  # guesses of the bundled blocks
LATE = 4  # first of the late slots; the last that Medusa's heads reach
PER_KIND = 4  # prompts
DRAFTERS = ("model", "medusa", "mtp", "eagle3", "dflash", "dspark")


class SlotCounts(NamedTuple):
    """The guesses in one slot, over the rounds of one run that tested it."""

    accepted: int
    tested: int


def by_slot(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 27: acceptance in each slot, among the rounds whose earlier guesses were accepted."""
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
        setup=bench.setup(NEEDS, len(prompts), drafters=DRAFTERS, gammas=(GAMMA,)),
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


def judge_by_slot(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if acceptance falls from the first to the late slots for every drafter.

    It fails if acceptance rises for every drafter. Whole intervals of the change are compared
    with 0.
    """
    return unanimous(numbers["falling"], numbers["rising"], numbers["drafters"])


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
