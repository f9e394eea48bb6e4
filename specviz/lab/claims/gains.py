"""Claims 1 and 2: speed-up as a function of acceptance rate."""

from collections.abc import Generator, Mapping

from specviz import metrics
from specviz.claims import ClaimVerdict, Conditions, Evidence, Point, Series
from specviz.lab.claims.estimates import cost_ratio, point, short, short_numbers, speedup
from specviz.lab.claims.workbench import (
    GAMMAS,
    MEDIUM,
    SIZES,
    UNALIGNED,
    RaceSettings,
    Workbench,
)
from specviz.sweep.estimates import FEW
from specviz.trace import Trace

NEEDS = (*SIZES, UNALIGNED)
DRAFTERS = (*((pair, "model") for pair in NEEDS), (MEDIUM, "lookup"), (MEDIUM, "early-exit"))

HIGH, GO, LOW = 0.60, 0.55, 0.40  # acceptance rates in claim 1
TWICE = 2.0
MOST = 0.8  # share of runs that must agree with the claim
HALF = (0.4, 0.6)  # "wrong half the time"
ENOUGH = FEW  # runs needed to judge a setting
PER_KIND = 2  # prompts
TESTED = 5  # tested drafts needed for a meaningful acceptance rate


def name_of(pair: str, drafter: str) -> str:
    """Return the pair's name if its draft model drafts, else the drafter's own name."""
    return pair if drafter == "model" else drafter


def _grid(bench: Workbench) -> Generator[float, None, dict[tuple[str, int], list[Trace]]]:
    """Run every drafter at every γ on some prompts of each kind; group traces by (drafter, γ)."""
    prompts = bench.prompts(MEDIUM, PER_KIND)
    runs = [
        RaceSettings(pair, prompt, gamma, drafter)
        for prompt in prompts
        for gamma in GAMMAS
        for pair, drafter in DRAFTERS
    ]
    traces = yield from bench.races(runs)
    found: dict[tuple[str, int], list[Trace]] = {}
    for run, trace in zip(runs, traces, strict=True):
        counts = metrics.counts(trace)
        if counts.accepted + counts.rejected >= TESTED:  # prompt lookup may have found nothing
            found.setdefault((name_of(run.pair, run.drafter), run.gamma), []).append(trace)
    return found


def _setup(bench: Workbench) -> Conditions:
    drafters = tuple(dict.fromkeys(drafter for _, drafter in DRAFTERS))
    prompts = len(bench.prompts(MEDIUM, PER_KIND))
    return bench.setup(NEEDS, prompts, drafters=drafters, gammas=GAMMAS)


def thresholds(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 1: speed-up against acceptance rate, one point per run; none for impossible ones."""
    grid = yield from _grid(bench)
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
        setup=_setup(bench),
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


def judge_thresholds(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if each of its three parts is true of at least MOST of its runs."""
    parts = (("high_runs", "high_twice"), ("go_runs", "go_gain"), ("low_runs", "low_slow"))
    held = [numbers[share] >= MOST for runs, share in parts if numbers[runs]]
    if held and all(held):
        return "holds"
    return "depends" if any(held) or not held else "fails"


def half(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 2: speed-up against cost ratio c where about half of the drafts are rejected."""
    grid = yield from _grid(bench)
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
        setup=_setup(bench),
        numbers=short_numbers(
            settings=len(gains),
            gaining=gaining,
            losing=losing,
            best=max(gains, default=1.0),
            worst=min(gains, default=1.0),
        ),
        series=tuple(found for found in series if found.points),
    )


def judge_half(numbers: Mapping[str, float]) -> ClaimVerdict:
    """Count a setting as a gain or a loss only if its whole interval lies on that side of 1."""
    if numbers["gaining"] and not numbers["losing"]:
        return "fails"
    return "holds" if numbers["losing"] and not numbers["gaining"] else "depends"


def _share(held: list[bool]) -> float:
    return sum(held) / len(held) if held else 0.0
