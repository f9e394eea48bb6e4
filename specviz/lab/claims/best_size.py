"""Claim 6: a best size between too small and too large a draft."""

from collections.abc import Sequence

from specviz.claims import Chart, Evidence, Point, Series
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes
from specviz.lab.experiments.drafters import best_gains, conditions
from specviz.lab.experiments.estimates import (
    Ratio,
    acceptance,
    cost_ratio,
    difference,
    lift,
    mean,
    point,
    short_numbers,
    times_as_fast,
)
from specviz.lab.experiments.workbench import (
    MEDIUM,
    SIZES,
    USUAL_GAMMA,
    RaceSettings,
    Workbench,
    part,
)
from specviz.papers import LEVIATHAN


def measure(bench: Workbench) -> Steps:
    """Three drafts of different sizes, trained alike.

    Acceptance and cost change with γ, so both are compared at USUAL_GAMMA; speed-ups are compared
    at each draft's fastest γ.
    """
    drafters = [(pair, "model") for pair in SIZES]
    prompts = bench.prompts(MEDIUM)
    found = yield from part(best_gains(bench, drafters), 0.0, 0.9)
    alike = []
    for number, pair in enumerate(SIZES):
        runs = bench.races([RaceSettings(pair, prompt, USUAL_GAMMA) for prompt in prompts])
        alike.append((yield from part(runs, 0.9 + number / 30, 0.9 + (number + 1) / 30)))
    rates = [acceptance(traces) for traces in alike]
    costs = [[cost_ratio([trace]) for trace in traces] for traces in alike]
    dearer = [difference(*each) for each in ((costs[1], costs[0]), (costs[2], costs[1]))]
    better = [lift(*each) for each in ((alike[1], alike[0]), (alike[2], alike[1]))]
    small, medium, large = (one.traces for one in found)
    over = times_as_fast(medium, small), times_as_fast(medium, large)

    def points(values: Sequence[Ratio]) -> tuple[Point, ...]:
        named = zip(found, values, strict=True)
        return tuple(point(one.name, value, len(one.traces)) for one, value in named)

    return Evidence(
        setup=conditions(bench, drafters),
        numbers=short_numbers(
            **{f"alpha_{number}": rate.value for number, rate in enumerate(rates)},
            **{f"cost_{number}": cost_ratio(traces) for number, traces in enumerate(alike)},
            alpha_least=min(step.least for step in better),
            alpha_most=min(step.most for step in better),
            cost_least=min(step.least for step in dearer),
            cost_most=min(step.most for step in dearer),
            medium=found[1].gain.value,
            over_small=over[0].value,
            over_large=over[1].value,
            over_least=min(each.least for each in over),
        ),
        series=(
            Series("speedup", points([one.gain for one in found])),
            Series("acceptance", points(rates)),
            Series("cost", points([mean(each) for each in costs])),
        ),
    )


CLAIM = Claim(
    number=6,
    words={
        "claim": "Too small a draft is rejected, too large a draft is slow: there is a best size"
        " between.",
        "how": "Three drafts with the same training: small, medium and large. Acceptance and cost"
        " are measured at γ = 4, speed-ups at the best γ of each draft.",
        "rule": "Compares each size with the next, prompt by prompt. A difference counts only if"
        " its whole 95% interval lies on one side. The claim holds if acceptance and cost rise at"
        " both steps and the medium draft is faster than both others. It does not hold if"
        " acceptance or cost falls at a step.",
        "holds": "Acceptance rose from {alpha_0:.0%} to {alpha_2:.0%} and cost from {cost_0:.2f}"
        " to {cost_2:.2f} steps; the medium draft gained most, {medium:.2f}×.",
        "fails": "From small to large, acceptance was {alpha_0:.0%}, {alpha_1:.0%} and"
        " {alpha_2:.0%}; a guess cost {cost_0:.2f}, {cost_1:.2f} and {cost_2:.2f} plain steps."
        " They do not both rise.",
        "depends": "From small to large, acceptance was {alpha_0:.0%}, {alpha_1:.0%} and"
        " {alpha_2:.0%}; a guess cost {cost_0:.2f}, {cost_1:.2f} and {cost_2:.2f} plain steps."
        " Prompt by prompt, the medium draft was {over_small:.2f} times as fast as the small one"
        " and {over_large:.2f} times as fast as the large one. Not all of these differences are"
        " clear.",
        "shows": "Speed-up at the best γ, acceptance and cost at γ = 4, with intervals over"
        " prompts.",
        "x": "Draft",
        "y": "Speed-up, acceptance rate, cost ratio",
    },
    terms=("draft", "acceptance_rate", "cost_ratio"),
    papers=(LEVIATHAN,),
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: min(n["alpha_least"], n["cost_least"]) > 0 and n["over_least"] > 1,
            fails=lambda n: min(n["alpha_most"], n["cost_most"]) < 0,
        ),
        Chart("bars", even=True),
        needs=SIZES,
        outcomes=outcomes(
            "alpha_least alpha_most cost_least cost_most over_least",
            holds=(0.01, 0.1, 0.01, 0.1, 1.01),
            fails=(-0.1, -0.01, 0.01, 0.1, 1.01),
            depends=(-0.01, 0.1, 0.01, 0.1, 1.01),
        ),
    ),
)
