"""Claim 2: drafts that are wrong half the time."""

from specviz import metrics
from specviz.claims import Chart, Evidence, Series
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes
from specviz.lab.experiments.drafters import GRID_PAIRS, grid_conditions, run_grid
from specviz.lab.experiments.estimates import cost_ratio, point, short_numbers, speedup
from specviz.lab.experiments.workbench import GAMMAS, Workbench
from specviz.papers import LEVIATHAN
from specviz.sweep.estimates import FEW

HALF = (0.4, 0.6)  # "wrong half the time"
ENOUGH = FEW  # runs needed to judge a setting


def measure(bench: Workbench) -> Steps:
    """Speed-up against cost ratio c where about half of the drafts are rejected."""
    grid = yield from run_grid(bench)
    series = []
    gaining = losing = 0
    gains = list[float]()
    for gamma in GAMMAS:
        points = []
        for traces in (traces for (_, length), traces in grid.items() if length == gamma):
            rates = [(trace, metrics.acceptance_rate(trace) or 0.0) for trace in traces]
            chosen = [trace for trace, rate in rates if HALF[0] <= rate <= HALF[1]]
            if len(chosen) < ENOUGH:
                continue
            gain = speedup(chosen)
            gains.append(gain.value)
            gaining += gain.least > 1
            losing += gain.most < 1
            points.append(point(cost_ratio(chosen), gain, len(chosen)))
        series.append(Series(f"γ = {gamma}", tuple(sorted(points, key=lambda p: p.x))))
    return Evidence(
        setup=grid_conditions(bench),
        numbers=short_numbers(
            settings=len(gains),
            gaining=gaining,
            losing=losing,
            best=max(gains, default=1.0),
            worst=min(gains, default=1.0),
        ),
        series=tuple(found for found in series if found.points),
    )


CLAIM = Claim(
    number=2,
    words={
        "claim": "A draft that is wrong half the time is useless.",
        "how": "The same runs, but only those in which about half of the tested guesses were"
        " accepted. Speed-up is compared with the cost of a guess.",
        "rule": "A setting is a drafter and a γ with at least {enough:.0f} runs between {from:.0%}"
        " and {to:.0%} acceptance. It gains if the whole 95% interval of its speed-up is above 1,"
        " and loses if the interval is below 1. The claim holds if some settings lose and none"
        " gains; it does not hold if some gain and none loses.",
        "holds": "None of {settings:.0f} settings with a half-wrong draft gained; the best reached"
        " {best:.2f}×.",
        "fails": "{gaining:.0f} of {settings:.0f} settings gained although half of the guesses"
        " were wrong, the best {best:.2f}×: a cheap guess may often be wrong.",
        "depends": "With a half-wrong draft, {gaining:.0f} of {settings:.0f} settings clearly"
        " gained and {losing:.0f} clearly lost, from {worst:.2f}× to {best:.2f}×: it depends on"
        " the cost of a guess.",
        "shows": "Each mark is one drafter whose guesses were wrong about half the time: its"
        " speed-up and the cost of its guesses, with the interval over prompts.",
        "x": "Cost ratio c: a draft step over a target step",
        "y": "Speed-up",
    },
    terms=("acceptance_rate", "cost_ratio"),
    papers=(LEVIATHAN,),
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: n["losing"] > 0 == n["gaining"],
            fails=lambda n: n["gaining"] > 0 == n["losing"],
        ),
        Chart("marks", even=True),
        needs=GRID_PAIRS,
        limits={"from": HALF[0], "to": HALF[1], "enough": ENOUGH},
        outcomes=outcomes("gaining losing", holds=(0, 2), fails=(1, 0), depends=(1, 1)),
    ),
)
