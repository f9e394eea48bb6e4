"""Claim 5: a draft trained on the target's text."""

from specviz.claims import Chart, Evidence
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes, watch
from specviz.lab.experiments.estimates import (
    acceptance,
    bounds,
    lift,
    series_of,
    short_numbers,
    speedup,
)
from specviz.lab.experiments.workbench import MEDIUM, UNALIGNED, RaceSettings, Workbench
from specviz.papers import DISTILLSPEC

LIFT = 0.2  # 20 percentage points: least rise in acceptance for claim 5 to hold


def measure(bench: Workbench) -> Steps:
    """A draft distilled from the target, and one of equal size trained on other text."""
    prompts = bench.prompts(MEDIUM)
    runs = [RaceSettings(pair, prompt) for prompt in prompts for pair in (UNALIGNED, MEDIUM)]
    traces = yield from bench.races(runs)
    before, after = traces[::2], traces[1::2]
    more, slow, fast = lift(after, before), speedup(before), speedup(after)
    rates = {UNALIGNED: acceptance(before), MEDIUM: acceptance(after)}
    return Evidence(
        setup=bench.setup((UNALIGNED, MEDIUM), len(prompts)),
        numbers=short_numbers(
            before=rates[UNALIGNED].value,
            after=rates[MEDIUM].value,
            **bounds(lift=more),
            slow=slow.value,
            slow_most=slow.most,
            fast=fast.value,
            fast_least=fast.least,
        ),
        series=(
            series_of("acceptance", rates, len(prompts)),
            series_of("speedup", {UNALIGNED: slow, MEDIUM: fast}, len(prompts)),
        ),
    )


CLAIM = Claim(
    number=5,
    words={
        "claim": "Tuning the draft on the target’s text lifts acceptance from 32% to 68% and turns"
        " a slow-down into 2.4×.",
        "how": "Two drafts of the same size, one trained on the target’s outputs, the other only"
        " on the Bible. Same prompts, same γ.",
        "rule": "The claim holds if training on the target lifts acceptance by at least {lift:.0f}"
        " percentage points and turns a loss into a gain. It does not hold if acceptance falls. A"
        " difference counts only if its whole 95% interval lies on one side. The claim’s own"
        " figures belong to other models and are not tested.",
        "holds": "Acceptance rose from {before:.0%} to {after:.0%}, and the speed-up from"
        " {slow:.2f}× to {fast:.2f}×. The direction is the claim’s; its figures belong to other"
        " models.",
        "fails": "Acceptance fell from {before:.0%} to {after:.0%}.",
        "depends": "Acceptance went from {before:.0%} to {after:.0%}, and the speed-up from"
        " {slow:.2f}× to {fast:.2f}×. Not every part of the claim is clear.",
        "shows": "Acceptance and speed-up of both drafts, with intervals over prompts.",
        "x": "Draft",
        "y": "Acceptance rate, and speed-up",
    },
    terms=("draft", "acceptance_rate", "speedup"),
    papers=(DISTILLSPEC,),
    run="unaligned",
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: n["lift_least"] >= LIFT and n["slow_most"] < 1 < n["fast_least"],
            fails=lambda n: n["lift_most"] < 0,
        ),
        Chart("bars", even=True),
        needs=(UNALIGNED, MEDIUM),
        limits={"lift": 100 * LIFT},
        shows=watch(UNALIGNED),
        outcomes=outcomes(
            "lift_least lift_most slow_most fast_least",
            holds=(0.2, 0.3, 0.9, 1.1),
            fails=(-0.2, -0.1, 0.9, 1.1),
            depends=(0.3, 0.4, 1.01, 1.1),
        ),
    ),
)
