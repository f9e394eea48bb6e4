"""Claim 1: thresholds of the acceptance rate."""

from specviz import metrics
from specviz.claims import Chart, ClaimVerdict, Evidence, Point, Series
from specviz.lab.experiments.claim import Claim, Experiment, Numbers, Steps, outcomes
from specviz.lab.experiments.drafters import GRID_PAIRS, TESTED, grid_conditions, run_grid
from specviz.lab.experiments.estimates import short, short_numbers
from specviz.lab.experiments.workbench import Workbench
from specviz.papers import LEVIATHAN

HIGH, GO, LOW = 0.60, 0.55, 0.40  # acceptance rates in claim 1
TWICE = 2.0
MOST = 0.8  # share of runs that must agree with the claim


def measure(bench: Workbench) -> Steps:
    """Speed-up against acceptance rate, one point per run; none for impossible ones."""
    grid = yield from run_grid(bench)
    points: dict[str, list[Point]] = {}
    for (name, _), traces in grid.items():
        for trace in traces:
            alpha, gain = metrics.acceptance_rate(trace), metrics.measured_speedup(trace)
            assert alpha is not None
            if gain is None:
                continue
            points.setdefault(name, []).append(Point(short(alpha), short(gain)))
    runs = [(float(p.x), p.y) for series in points.values() for p in series]
    high = [gain for alpha, gain in runs if alpha > HIGH]
    go = [gain for alpha, gain in runs if alpha > GO]
    low = [gain for alpha, gain in runs if alpha < LOW]
    return Evidence(
        setup=grid_conditions(bench),
        numbers=short_numbers(
            high_runs=len(high),
            high_twice=_share([gain >= TWICE for gain in high]),
            go_runs=len(go),
            go_gain=_share([gain > 1 for gain in go]),
            low_runs=len(low),
            low_slow=_share([gain < 1 for gain in low]),
            least_gaining=min((alpha for alpha, gain in runs if gain > 1), default=1.0),
            most_losing=max((alpha for alpha, gain in runs if gain < 1), default=0.0),
        ),
        series=tuple(Series(name, tuple(found)) for name, found in points.items()),
    )


def judge(numbers: Numbers) -> ClaimVerdict:
    """The claim holds if each of its three parts is true of at least MOST of its runs."""
    parts = (("high_runs", "high_twice"), ("go_runs", "go_gain"), ("low_runs", "low_slow"))
    held = [numbers[share] >= MOST for runs, share in parts if numbers[runs]]
    if held and all(held):
        return "holds"
    return "depends" if any(held) or not held else "fails"


def _share(held: list[bool]) -> float:
    return sum(held) / len(held) if held else 0.0


CLAIM = Claim(
    number=1,
    words={
        "claim": "Above 60% acceptance you get 2–3×, above 55% go ahead, below 40% it is slower"
        " than plain decoding.",
        "how": "Single runs with six drafters, cheap and expensive, at three draft lengths."
        " Speed-up is compared with acceptance rate.",
        "rule": "Each of the three parts is right if at least {most:.0%} of its runs agree: above"
        " {high:.0%} acceptance, at least {twice:.0f}×; above {go:.0%}, a gain; below {low:.0%}, a"
        " loss. The claim holds if all parts are right and does not hold if none is. Runs with"
        " fewer than {tested:.0f} tested guesses are left out.",
        "holds": "{go_gain:.0%} of the runs above 55% acceptance gained, {high_twice:.0%} of those"
        " above 60% doubled their speed, and {low_slow:.0%} of those below 40% lost.",
        "fails": "None of the three thresholds separates gain from loss: runs gained from"
        " {least_gaining:.0%} acceptance on, and lost at up to {most_losing:.0%}.",
        "depends": "Above 55% acceptance, {go_gain:.0%} of the runs gained; above 60%,"
        " {high_twice:.0%} doubled their speed; below 40%, {low_slow:.0%} lost. The cost of a"
        " guess matters as much as how often it is right.",
        "shows": "Each mark is one run: its acceptance rate, and its speed-up over plain decoding.",
        "x": "Acceptance rate α",
        "y": "Speed-up",
    },
    terms=("acceptance_rate", "speedup", "cost_ratio"),
    papers=(LEVIATHAN,),
    experiment=Experiment(
        measure,
        judge,
        Chart("marks", even=True),
        needs=GRID_PAIRS,
        limits={"high": HIGH, "go": GO, "low": LOW, "twice": TWICE, "most": MOST, "tested": TESTED},
        outcomes=outcomes(
            "high_twice go_gain low_slow high_runs go_runs low_runs",
            holds=(0.9, 1, 0, 9, 9, 0),
            fails=(0.1, 0.7, 0.79, 9, 9, 9),
            depends=(0.1, 0.8, 0, 9, 9, 9),
        ),
    ),
)
