"""Claim 7: a smaller copy of the target against other kinds of drafter."""

from specviz.claims import Chart, Evidence
from specviz.lab.experiments.claim import Claim, Experiment, Steps, outcomes, unanimous
from specviz.lab.experiments.drafters import best_gains, conditions
from specviz.lab.experiments.estimates import series_of, short_numbers, times_as_fast
from specviz.lab.experiments.workbench import HEAD, INDEPENDENT, MEDIUM, NAMES, SMOLLM2, Workbench


def measure(bench: Workbench) -> Steps:
    """A smaller model of the target's architecture against other kinds of drafter."""
    drafters = [(MEDIUM, "model"), (MEDIUM, "lookup"), (MEDIUM, "early-exit")]
    if len(bench.here(HEAD, INDEPENDENT)) == 2:
        drafters += [(INDEPENDENT, "model"), (HEAD, "model"), (HEAD, "lookup")]
    found = yield from best_gains(bench, drafters)
    targets = [found[start : start + 3] for start in range(0, len(found), 3)]  # the copy first
    over = [[times_as_fast(copy.traces, one.traces) for one in others] for copy, *others in targets]
    copy, *others = targets[0]
    best = max(others, key=lambda one: one.gain.value)
    return Evidence(
        setup=conditions(bench, drafters),
        numbers=short_numbers(
            targets=len(targets),
            wins=sum(min(each.least for each in rows) > 1 for rows in over),
            losses=sum(min(each.most for each in rows) < 1 for rows in over),
            copy=copy.gain.value,
            other=best.gain.value,
        ),
        series=tuple(
            series_of(name, {one.name: one.gain for one in rows}, len(rows[0].traces))
            for name, rows in zip(NAMES.values(), targets, strict=False)
        ),
    )


CLAIM = Claim(
    number=7,
    words={
        "claim": "The draft should be a slimmed-down version of the target’s own architecture.",
        "how": "A small model of the same architecture competes with prompt lookup, the target’s"
        " first layers and, on SmolLM2, a head that reads the target’s hidden states.",
        "rule": "Compares the small model with each other drafter, prompt by prompt. The claim"
        " holds if it is faster than all others on every target, and does not hold if another is"
        " faster on every target. A difference counts only if its whole 95% interval lies on one"
        " side.",
        "holds": "On all {targets:.0f} targets the small model was fastest: on the bundled one"
        " {copy:.2f}× against {other:.2f}×.",
        "fails": "On all {targets:.0f} targets another drafter was faster: on the bundled one"
        " {other:.2f}× against {copy:.2f}×.",
        "depends": "Targets on which the small model was clearly fastest: {wins:.0f} of"
        " {targets:.0f}; on which another drafter was clearly faster: {losses:.0f}. On the bundled"
        " target the small model reached {copy:.2f}×, the best drafter of another kind"
        " {other:.2f}×.",
        "shows": "Speed-up of each drafter at its best γ, by target, with intervals over prompts.",
        "x": "Drafter",
        "y": "Speed-up at the best γ",
    },
    terms=("drafter", "lookup", "early_exit"),
    experiment=Experiment(
        measure,
        unanimous("wins", "losses", "targets"),
        Chart("bars", even=True),
        adds=SMOLLM2,
        outcomes=outcomes(
            "targets wins losses", holds=(2, 2, 0), fails=(2, 0, 2), depends=(2, 0, 1)
        ),
    ),
)
