"""Claim 11: small targets."""

from specviz.claims import Chart, Evidence
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes
from specviz.lab.experiments.drafters import best_gains, gammas_of
from specviz.lab.experiments.estimates import bounds, series_of, short_numbers
from specviz.lab.experiments.workbench import GAMMAS, HEAD, INDEPENDENT, MEDIUM, Workbench

NEEDS = (MEDIUM, HEAD, INDEPENDENT)


def measure(bench: Workbench) -> Steps:
    """Targets of 6 million and 135 million weights, each with its own drafters."""
    drafters = {
        "bundled": ((MEDIUM, "model"), (MEDIUM, "lookup")),
        "smollm2": ((HEAD, "model"), (INDEPENDENT, "model"), (HEAD, "lookup")),
    }
    found = yield from best_gains(bench, [one for rows in drafters.values() for one in rows])
    split = len(drafters["bundled"])
    targets = {"bundled": found[:split], "smollm2": found[split:]}
    best = {name: max(rows, key=lambda one: one.gain.value) for name, rows in targets.items()}
    return Evidence(
        setup=bench.setup(
            NEEDS,
            bench.different(NEEDS),
            drafters=("model", "lookup"),
            gammas=tuple(sorted({*GAMMAS, *gammas_of(HEAD)})),
        ),
        numbers=short_numbers(
            small=best["bundled"].gain.value,
            **bounds(small=best["bundled"].gain),
            large=best["smollm2"].gain.value,
            large_least=best["smollm2"].gain.least,
        ),
        series=tuple(
            series_of(name, {one.name: one.gain for one in rows}, len(rows[0].traces))
            for name, rows in targets.items()
        ),
    )


CLAIM = Claim(
    number=11,
    words={
        "claim": "For small models it is not worth it.",
        "how": "A target of 6 million parameters and one of 135 million, each with the drafters"
        " available here, each at its best γ.",
        "rule": "A target gains if the whole 95% interval of its best drafter’s speed-up is above"
        " 1, and loses if the interval is below 1. The claim holds if the small target loses and"
        " the larger one gains. It does not hold if the small one gains.",
        "holds": "The small target lost ({small:.2f}×), the larger one gained ({large:.2f}×).",
        "fails": "The small target gained: {small:.2f}×. The larger one: {large:.2f}×.",
        "depends": "No clear answer: the small target reached {small:.2f}×, the larger one"
        " {large:.2f}×.",
        "shows": "Speed-up of each drafter at its best γ, by target, with intervals over prompts.",
        "x": "Drafter",
        "y": "Speed-up at the best γ",
        "missing": "Both targets are small compared with the models that people serve; a GPU could"
        " test larger ones.",
    },
    terms=("target", "speedup"),
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: n["small_most"] < 1 < n["large_least"],
            fails=lambda n: n["small_least"] > 1,
        ),
        Chart("bars", even=True),
        needs=NEEDS,
        outcomes=outcomes(
            "small_least small_most large_least",
            holds=(0.8, 0.9, 1.1),
            fails=(1.1, 1.2, 1.1),
            depends=(0.9, 1.1, 1.1),
        ),
    ),
)
