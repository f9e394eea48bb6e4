"""Claim 9: the cost of verification by its width."""

from collections.abc import Callable
from functools import partial

import torch

from specviz.claims import Chart, Conditions, Evidence
from specviz.decoding.pair import Pair
from specviz.decoding.static_model import prepare
from specviz.lab.experiments.claim import Claim, Experiment, Steps, outcomes, unanimous
from specviz.lab.experiments.estimates import ratio, series_of, short_numbers
from specviz.lab.experiments.passes import CONTEXT, Shape, timed
from specviz.lab.experiments.workbench import HEAD, MEDIUM, NAMES, Workbench, part
from specviz.lab.passes import WIDTHS
from specviz.papers import LEVIATHAN

A_FEW = 1.10  # "a few per cent": at most this many plain steps
USUAL, WIDE = 5, 17  # tokens in one pass: γ = 4 and γ = 16


def measure(bench: Workbench) -> Steps:
    """Time of a pass over several tokens relative to a pass over one."""
    series, usual, wide = [], [], []
    targets = bench.here(MEDIUM, HEAD)
    for number, name in enumerate(targets):
        pair = bench.pairs[name]
        measuring = timed(pair, _width_passes(pair), bench.size.repeats)
        taken = yield from part(measuring, number / len(targets), (number + 1) / len(targets))
        bench.look(taken[1, 1])
        costs = {w: ratio(seconds, taken[1, 1]) for (_, w), seconds in taken.items()}
        usual.append(costs[USUAL])
        wide.append(costs[WIDE])
        series.append(series_of(NAMES[name], costs, bench.size.repeats))
    return Evidence(
        setup=Conditions(pairs=tuple(targets), repeats=bench.size.repeats),
        numbers=short_numbers(
            targets=len(targets),
            cheap=sum(cost.most <= A_FEW for cost in usual),
            dear=sum(cost.least > A_FEW for cost in usual),
            usual=usual[0].value,
            wide=wide[0].value,
            usual_least=min(cost.value for cost in usual),
            usual_most=max(cost.value for cost in usual),
        ),
        series=tuple(series),
    )


def _width_passes(pair: Pair) -> dict[Shape, Callable[[], object]]:
    """Return a pass of the decoder's own model at each width."""
    target = pair.target()
    tokens = torch.arange(CONTEXT + max(WIDTHS), device=pair.device) % pair.vocabulary
    prepare(target, len(tokens))  # without capture, launches would slow a GPU's passes
    target.logits(tokens[:CONTEXT], last=1)

    def run(width: int) -> None:
        target.rollback(CONTEXT)
        target.logits(tokens[CONTEXT : CONTEXT + width], last=width)

    return {(1, width): partial(run, width) for width in WIDTHS}


CLAIM = Claim(
    number=9,
    words={
        "claim": "Checking several tokens costs only a few per cent more than one plain step.",
        "how": "Target passes over 1 to 17 tokens, in alternation.",
        "rule": "“A few per cent” means at most {few:.2f} plain steps for {usual_width:.0f} tokens"
        " (γ = 4). The claim holds if the whole 95% interval of the cost is within this limit on"
        " all targets, and does not hold if it is above the limit on all.",
        "holds": "Checking 5 tokens cost {usual_least:.2f} to {usual_most:.2f} plain steps on"
        " {targets:.0f} targets.",
        "fails": "Checking 5 tokens cost {usual_least:.2f} to {usual_most:.2f} plain steps on"
        " {targets:.0f} targets; on the bundled one, 17 cost {wide:.2f}.",
        "depends": "Checking 5 tokens cost {usual_least:.2f} to {usual_most:.2f} plain steps,"
        " depending on the target; on the bundled one, 17 cost {wide:.2f}.",
        "shows": "The time of a pass, relative to a pass over one token, with its interval over"
        " repeats.",
        "x": "Tokens in one pass",
        "y": "Verify ratio v",
    },
    terms=("verification", "verify_ratio"),
    papers=(LEVIATHAN,),
    experiment=Experiment(
        measure,
        unanimous("cheap", "dear", "targets"),
        Chart("lines", even=True),
        adds=(HEAD,),
        limits={"few": A_FEW, "usual_width": USUAL},
        outcomes=outcomes(
            "targets cheap dear", holds=(2, 2, 0), fails=(2, 0, 2), depends=(2, 1, 1)
        ),
    ),
)
