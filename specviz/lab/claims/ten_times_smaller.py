"""Claim 4: the size of the target over that of the draft."""

from collections.abc import Sequence

from specviz.claims import Chart, Evidence, Point, Series
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes
from specviz.lab.experiments.drafters import best_gains, conditions
from specviz.lab.experiments.estimates import Ratio, bounds, point, short_numbers
from specviz.lab.experiments.workbench import HEAD, INDEPENDENT, MEDIUM, SIZES, SMOLLM2, Workbench

TIMES_SMALLER = 10  # the threshold in claim 4


def measure(bench: Workbench) -> Steps:
    """Speed-up against the target's size over the draft's, in weights and in layers."""
    drafters = [(pair, "model") for pair in (*SIZES, *bench.here(HEAD, INDEPENDENT))]
    drafters.append((MEDIUM, "early-exit"))
    found = yield from best_gains(bench, drafters)
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
        setup=conditions(bench, drafters),
        numbers=short_numbers(**_group("near", groups["near"]), **_group("far", groups["far"])),
        series=(Series("weights", tuple(by_weights)), Series("layers", tuple(by_layers))),
    )


def _group(name: str, gains: Sequence[Ratio]) -> dict[str, float]:
    """Return a group's number of drafts, the number that gain, and the best one's interval."""
    best = max(gains, key=lambda gain: gain.value)
    return {
        name: len(gains),
        f"{name}_gaining": sum(gain.least > 1 for gain in gains),
        f"{name}_best": best.value,
        **bounds(**{name: best}),
    }


CLAIM = Claim(
    number=4,
    words={
        "claim": "The target should have at least ten times the draft’s parameters.",
        "how": "Drafts 3 to 30 times smaller than their target, and the target’s own first layers,"
        " each at its best γ. Speed-up is compared with the size ratio.",
        "rule": "Compares two drafts: the fastest of those at least {times:.0f} times smaller, and"
        " the fastest of the others. The claim holds if the first one’s 95% interval of the"
        " speed-up lies entirely above the second one’s, and above 1. It does not hold if the"
        " second one’s lies entirely above the first one’s, and above 1. Otherwise it depends.",
        "holds": "The best draft at least ten times smaller reached {far_best:.2f}×"
        " ({far_least:.2f} to {far_most:.2f}), the best of the others {near_best:.2f}×"
        " ({near_least:.2f} to {near_most:.2f}).",
        "fails": "The best draft with more than a tenth of the target’s weights reached"
        " {near_best:.2f}× ({near_least:.2f} to {near_most:.2f}), the best of the others"
        " {far_best:.2f}× ({far_least:.2f} to {far_most:.2f}).",
        "depends": "No clear difference. Of {near:.0f} drafts with more than a tenth of the"
        " target’s weights, {near_gaining:.0f} clearly gained; the best reached {near_best:.2f}×"
        " ({near_least:.2f} to {near_most:.2f}). Of {far:.0f} smaller drafts, {far_gaining:.0f}"
        " clearly gained; the best reached {far_best:.2f}× ({far_least:.2f} to {far_most:.2f}).",
        "shows": "Each draft appears twice: by how many times fewer weights, and how many times"
        " fewer layers, it has than its target.",
        "x": "Target size / draft size",
        "y": "Speed-up at the best γ",
        "names": {"weights": "By parameters", "layers": "By layers"},
    },
    terms=("target", "draft", "speedup"),
    experiment=Experiment(
        measure,
        decided(  # by the best drafts of both groups
            holds=lambda n: n["far_least"] > max(n["near_most"], 1),
            fails=lambda n: n["near_least"] > max(n["far_most"], 1),
        ),
        Chart("marks", log=True, even=True),
        needs=SIZES,
        adds=SMOLLM2,
        limits={"times": TIMES_SMALLER},
        outcomes=outcomes(
            "near_least near_most far_least far_most",
            holds=(0.7, 1.2, 1.3, 1.5),
            fails=(1.3, 1.5, 0.7, 1.2),
            depends=(1.2, 1.7, 1.6, 2),
        ),
    ),
)
