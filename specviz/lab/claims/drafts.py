"""Claims 4 to 7: how to choose a draft, by size, depth, training data and kind."""

from collections.abc import Generator, Mapping, Sequence
from typing import NamedTuple

from specviz.claims import ClaimVerdict, Conditions, Evidence, Point, Series
from specviz.lab.claims.estimates import (
    Ratio,
    acceptance,
    cost_ratio,
    difference,
    lift,
    mean,
    point,
    short_numbers,
    speedup,
    times_as_fast,
    unanimous,
)
from specviz.lab.claims.gains import name_of
from specviz.lab.claims.workbench import (
    GAMMAS,
    HEAD,
    INDEPENDENT,
    MEDIUM,
    NAMES,
    SIZES,
    UNALIGNED,
    USUAL_GAMMA,
    RaceSettings,
    Workbench,
    part,
)
from specviz.trace import Models, Trace

SHORT_GAMMAS = (2, 4)  # for SmolLM2, whose drafts have lower acceptance
TIMES_SMALLER = 10  # the threshold in claim 4
LIFT = 0.2  # 20 percentage points: least rise in acceptance for claim 5 to hold


class DrafterGain(NamedTuple):
    """A drafter's results at its fastest draft length.

    Attributes:
        name: the pair's name if its draft model drafts, else the drafter's own.
    """

    name: str
    gamma: int
    gain: Ratio
    traces: list[Trace]

    @property
    def models(self) -> Models:
        return self.traces[0].models


def measured(
    bench: Workbench, drafters: Sequence[tuple[str, str]]
) -> Generator[float, None, list[DrafterGain]]:
    """Run each (pair, drafter) at every γ of its pair and keep the γ with the highest speed-up."""
    runs = [
        RaceSettings(pair, prompt, gamma, drafter)
        for pair, drafter in drafters
        for prompt in bench.prompts(pair)
        for gamma in gammas_of(pair)
    ]
    traces = dict(zip(runs, (yield from bench.races(runs)), strict=True))
    found = []
    for pair, drafter in drafters:
        options = []
        for gamma in gammas_of(pair):
            chosen = [traces[RaceSettings(pair, p, gamma, drafter)] for p in bench.prompts(pair)]
            options.append(DrafterGain(name_of(pair, drafter), gamma, speedup(chosen), chosen))
        found.append(max(options, key=lambda option: option.gain.value))
    return found


def gammas_of(pair: str) -> tuple[int, ...]:
    """Return the draft lengths to try with a pair."""
    return SHORT_GAMMAS if pair in (HEAD, INDEPENDENT) else GAMMAS


def _setup(bench: Workbench, drafters: Sequence[tuple[str, str]]) -> Conditions:
    pairs = tuple(dict.fromkeys(pair for pair, _ in drafters))
    return bench.setup(
        pairs,
        bench.different(pairs),
        drafters=tuple(dict.fromkeys(drafter for _, drafter in drafters)),
        gammas=tuple(dict.fromkeys(gamma for pair in pairs for gamma in gammas_of(pair))),
    )


def size_ratio(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 4: speed-up against the target's size over the draft's, in weights and in layers."""
    drafters = [(pair, "model") for pair in (*SIZES, *bench.here(HEAD, INDEPENDENT))]
    drafters.append((MEDIUM, "early-exit"))
    found = yield from measured(bench, drafters)
    by_weights, by_layers = list[Point](), list[Point]()
    groups: dict[str, list[Ratio]] = {"near": [], "far": []}
    for one in found:
        target, draft = one.models.target, one.models.draft
        assert draft is not None
        times = target.parameters / draft.parameters
        groups["far" if times >= TIMES_SMALLER else "near"].append(one.gain)
        by_weights.append(point(times, one.gain, len(one.traces)))
        by_layers.append(point(target.layers / draft.layers, one.gain, len(one.traces)))
    return Evidence(
        setup=_setup(bench, drafters),
        numbers=short_numbers(
            **{
                name: number
                for group, gains in groups.items()
                for name, number in _group(group, gains).items()
            }
        ),
        series=(Series("weights", tuple(by_weights)), Series("layers", tuple(by_layers))),
    )


def judge_size_ratio(numbers: Mapping[str, float]) -> ClaimVerdict:
    """Compare the best drafts of both groups.

    The claim holds if the interval for "far" lies above that for "near" and above 1; it fails in
    the opposite case.
    """
    if numbers["far_least"] > max(numbers["near_most"], 1):
        return "holds"
    return "fails" if numbers["near_least"] > max(numbers["far_most"], 1) else "depends"


def _group(name: str, gains: Sequence[Ratio]) -> dict[str, float]:
    """Return a group's number of drafts, the number that gain, and the best one's interval."""
    best = max(gains, key=lambda gain: gain.value)
    return {
        name: len(gains),
        f"{name}_gaining": sum(gain.least > 1 for gain in gains),
        f"{name}_best": best.value,
        f"{name}_least": best.least,
        f"{name}_most": best.most,
    }


def alignment(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 5: a draft distilled from the target, and one of equal size trained on other text."""
    prompts = bench.prompts(MEDIUM)
    runs = [RaceSettings(pair, prompt) for prompt in prompts for pair in (UNALIGNED, MEDIUM)]
    traces = yield from bench.races(runs)
    before, after = traces[::2], traces[1::2]
    more, slow, fast = lift(after, before), speedup(before), speedup(after)
    rates = {"before": acceptance(before), "after": acceptance(after)}
    return Evidence(
        setup=bench.setup((UNALIGNED, MEDIUM), len(prompts)),
        numbers=short_numbers(
            before=rates["before"].value,
            after=rates["after"].value,
            lift_least=more.least,
            lift_most=more.most,
            slow=slow.value,
            slow_most=slow.most,
            fast=fast.value,
            fast_least=fast.least,
        ),
        series=(
            Series(
                "acceptance",
                (
                    point(UNALIGNED, rates["before"], len(prompts)),
                    point(MEDIUM, rates["after"], len(prompts)),
                ),
            ),
            Series(
                "speedup",
                (point(UNALIGNED, slow, len(prompts)), point(MEDIUM, fast, len(prompts))),
            ),
        ),
    )


def judge_alignment(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if alignment raises acceptance by LIFT and turns a loss into a gain.

    It fails if alignment lowers acceptance. The claim's own figures are not tested.
    """
    if numbers["lift_most"] < 0:
        return "fails"
    turned = numbers["slow_most"] < 1 < numbers["fast_least"]
    return "holds" if turned and numbers["lift_least"] >= LIFT else "depends"


def optimum(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 6: three drafts of different sizes, trained alike.

    Acceptance and cost change with γ, so both are compared at USUAL_GAMMA; speed-ups are compared
    at each draft's fastest γ.
    """
    drafters = [(pair, "model") for pair in SIZES]
    prompts = bench.prompts(MEDIUM)
    found = yield from part(measured(bench, drafters), 0.0, 0.9)
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
        setup=_setup(bench, drafters),
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


def judge_optimum(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if acceptance and cost rise with size and the medium draft is fastest.

    Each comparison uses the whole interval of the paired differences between neighbouring sizes.
    """
    if numbers["alpha_most"] < 0 or numbers["cost_most"] < 0:
        return "fails"
    rising = numbers["alpha_least"] > 0 and numbers["cost_least"] > 0
    return "holds" if rising and numbers["over_least"] > 1 else "depends"


def kinds(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 7: a smaller model of the target's architecture against other kinds of drafter."""
    drafters = [(MEDIUM, "model"), (MEDIUM, "lookup"), (MEDIUM, "early-exit")]
    if len(bench.here(HEAD, INDEPENDENT)) == 2:
        drafters += [(INDEPENDENT, "model"), (HEAD, "model"), (HEAD, "lookup")]
    found = yield from measured(bench, drafters)
    targets = [found[start : start + 3] for start in range(0, len(found), 3)]  # the copy first
    over = [[times_as_fast(copy.traces, one.traces) for one in others] for copy, *others in targets]
    copy, *others = targets[0]
    best = max(others, key=lambda one: one.gain.value)
    return Evidence(
        setup=_setup(bench, drafters),
        numbers=short_numbers(
            targets=len(targets),
            wins=sum(min(each.least for each in rows) > 1 for rows in over),
            losses=sum(min(each.most for each in rows) < 1 for rows in over),
            copy=copy.gain.value,
            other=best.gain.value,
        ),
        series=tuple(
            Series(name, tuple(point(one.name, one.gain, len(one.traces)) for one in rows))
            for name, rows in zip(NAMES.values(), targets, strict=False)
        ),
    )


def judge_kinds(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if the smaller copy is faster than all others on every target.

    It fails if another is faster on every target. Whole intervals of the ratio are compared
    with 1.
    """
    return unanimous(numbers["wins"], numbers["losses"], numbers["targets"])
