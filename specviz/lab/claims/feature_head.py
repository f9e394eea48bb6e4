"""Claim 19: a head on the target's features against an independent draft."""

from specviz.claims import Chart, Evidence
from specviz.lab.experiments.claim import Claim, Experiment, Steps, above, outcomes, watch
from specviz.lab.experiments.estimates import (
    acceptance,
    bounds,
    lift,
    series_of,
    short_numbers,
    speedup,
)
from specviz.lab.experiments.workbench import HEAD, INDEPENDENT, SMOLLM2, RaceSettings, Workbench
from specviz.papers import DEEPSEEK, GLOECKLE


def measure(bench: Workbench) -> Steps:
    """A head on the target's features against a draft that sees only tokens."""
    prompts = bench.prompts(HEAD)
    runs = [RaceSettings(pair, prompt) for prompt in prompts for pair in (HEAD, INDEPENDENT)]
    traces = yield from bench.races(runs)
    head, independent = traces[::2], traces[1::2]
    more = lift(head, independent)
    found = {HEAD: head, INDEPENDENT: independent}
    rates = {name: acceptance(each) for name, each in found.items()}
    gains = {name: speedup(each) for name, each in found.items()}
    return Evidence(
        setup=bench.setup((HEAD, INDEPENDENT), len(prompts)),
        numbers=short_numbers(
            head=rates[HEAD].value,
            independent=rates[INDEPENDENT].value,
            **bounds(more=more),
            head_gain=gains[HEAD].value,
            independent_gain=gains[INDEPENDENT].value,
        ),
        series=(
            series_of("acceptance", rates, len(prompts)),
            series_of("speedup", gains, len(prompts)),
        ),
    )


CLAIM = Claim(
    number=19,
    words={
        "claim": "Multi-token prediction is a variant in which the target drafts for itself.",
        "how": "On SmolLM2, a head that reads the target’s own hidden states competes with a draft"
        " model that sees only the text. The head was trained on more text, which favours it.",
        "rule": "Only one part can be tested: whether the head has the higher acceptance. The"
        " claim holds if the whole 95% interval of the difference is above 0, and does not hold if"
        " the interval is below 0.",
        "holds": "The head has the higher acceptance: {head:.0%} accepted against"
        " {independent:.0%}, and a speed-up of {head_gain:.2f}× against {independent_gain:.2f}×.",
        "fails": "The head was accepted less: {head:.0%} against {independent:.0%}.",
        "depends": "No clear difference: {head:.0%} accepted against {independent:.0%}.",
        "shows": "Acceptance and speed-up of both drafters, with intervals over prompts.",
        "x": "Drafter",
        "y": "Acceptance rate, and speed-up",
        "missing": "The head has read more text than the draft model, so a higher acceptance does"
        " not prove that the hidden states are the reason. This head (EAGLE) was trained after its"
        " target, and so was the MTP layer of claim 24. Multi-token prediction proper trains its"
        " modules together with the target.",
    },
    terms=("drafter", "acceptance_rate"),
    papers=(GLOECKLE, DEEPSEEK),
    experiment=Experiment(
        measure,
        above("more", 0.0),
        Chart("bars", even=True),
        needs=SMOLLM2,
        shows=watch(HEAD),
        outcomes=outcomes(
            "more_least more_most", holds=(0.1, 0.2), fails=(-0.2, -0.1), depends=(-0.1, 0.1)
        ),
    ),
)
