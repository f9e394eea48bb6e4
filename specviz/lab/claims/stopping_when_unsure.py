"""Claim 20: draft lengths by confidence."""

from specviz.claims import Chart, Evidence
from specviz.lab.experiments.claim import Claim, Experiment, Steps, above, outcomes, watch
from specviz.lab.experiments.estimates import bounds, series_of, short_numbers
from specviz.lab.experiments.prices import BLOCK_GAMMAS, fastest, priced
from specviz.lab.experiments.workbench import MEDIUM, RaceSettings, Workbench
from specviz.papers import DSPARK

CONFIDENCES = (0.1, 0.2, 0.4)


def measure(bench: Workbench) -> Steps:
    """DSpark's block at fixed lengths, and cut where its confidence head doubts."""
    prompts = bench.prompts(MEDIUM)
    options = {
        **{f"γ = {gamma}": (gamma, 0.0) for gamma in BLOCK_GAMMAS},
        **{f"≥ {limit:g}": (max(BLOCK_GAMMAS), limit) for limit in CONFIDENCES},
    }
    variants = [
        RaceSettings(MEDIUM, prompts[0], gamma, "dspark", confidence=confidence)
        for gamma, confidence in options.values()
    ]
    found = dict(zip(options, (yield from priced(bench, variants, prompts)), strict=True))
    fixed, free = (
        fastest([found[name] for name, (_, limit) in options.items() if bool(limit) is stops])
        for stops in (False, True)
    )
    over = free.over(fixed)
    return Evidence(
        setup=bench.setup(
            (MEDIUM,),
            len(prompts),
            drafters=("dspark",),
            gammas=BLOCK_GAMMAS,
            repeats=bench.size.repeats,
        ),
        numbers=short_numbers(
            fixed=fixed.speed.value, adaptive=free.speed.value, over=over.value, **bounds(over=over)
        ),
        series=tuple(
            series_of(
                kind,
                {
                    name: found[name].speed
                    for name, (_, limit) in options.items()
                    if bool(limit) is stops
                },
                len(prompts),
            )
            for kind, stops in (("fixed", False), ("adaptive", True))
        ),
    )


CLAIM = Claim(
    number=20,
    words={
        "claim": "Semi-autoregressive drafts with a verification length that follows confidence"
        " (DSpark) beat a fixed γ.",
        "how": "DSpark drafts blocks of up to 7 guesses. Three confidence thresholds compete with"
        " three fixed γ. With a threshold, a block ends before a guess that the confidence head"
        " gives too small a chance of being reached and accepted. Tokens per pass are counted in"
        " real runs, and divided by the cost of a round. That cost is timed separately for each"
        " number of guesses; the shortest of many repeats counts.",
        "rule": "Compares the fastest of each kind on the same prompts. The claim holds if the"
        " whole 95% interval of their speed ratio is above 1, and does not hold if the interval is"
        " below 1.",
        "holds": "Stopping when unsure reached {adaptive:.2f}×, the best fixed γ {fixed:.2f}×;"
        " prompt by prompt the ratio is {over:.2f} ({over_least:.2f} to {over_most:.2f}).",
        "fails": "The best fixed γ reached {fixed:.2f}×, stopping when unsure {adaptive:.2f}×;"
        " prompt by prompt the ratio is {over:.2f} ({over_least:.2f} to {over_most:.2f}).",
        "depends": "No clear difference: stopping when unsure reached {adaptive:.2f}×, the best"
        " fixed γ {fixed:.2f}×; prompt by prompt the ratio is {over:.2f} ({over_least:.2f} to"
        " {over_most:.2f}).",
        "shows": "Speed-up at each fixed γ and at each confidence threshold, with intervals over"
        " prompts.",
        "x": "Draft length",
        "y": "Speed-up",
        "missing": "DSpark’s authors also set the length by the server’s load. Here, one text runs"
        " alone.",
        "names": {"fixed": "Fixed γ", "adaptive": "Stops when unsure, γ ≤ 7"},
    },
    terms=("gamma", "confidence", "speedup"),
    papers=(DSPARK,),
    experiment=Experiment(
        measure,
        above("over"),
        Chart("bars", even=True),
        shows=watch(MEDIUM, drafter="dspark", gamma=7, confidence=0.2),
        outcomes=outcomes(
            "over_least over_most", holds=(1.1, 1.2), fails=(0.8, 0.9), depends=(0.9, 1.1)
        ),
    ),
)
