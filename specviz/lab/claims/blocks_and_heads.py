"""Claim 25: blocks drafted in one pass against heads that draft token by token."""

from specviz.claims import Chart, Evidence
from specviz.lab.experiments.claim import Claim, Experiment, Steps, above, outcomes, watch
from specviz.lab.experiments.estimates import bounds, series_of, short_numbers
from specviz.lab.experiments.prices import BLOCK_GAMMAS, priced
from specviz.lab.experiments.workbench import MEDIUM, RaceSettings, Workbench
from specviz.papers import DFLASH, DSPARK

CHAINED, BLOCKS = ("eagle3", "mtp"), ("dflash", "dspark")


def measure(bench: Workbench) -> Steps:
    """Blocks drafted in one pass against heads that draft token by token."""
    prompts = bench.prompts(MEDIUM)
    variants = [
        RaceSettings(MEDIUM, prompts[0], gamma, drafter)
        for drafter in (*CHAINED, *BLOCKS)
        for gamma in BLOCK_GAMMAS
    ]
    found = dict(zip(variants, (yield from priced(bench, variants, prompts)), strict=True))
    block, head = (
        max((run for run in variants if run.drafter in kind), key=lambda r: found[r].speed.value)
        for kind in (BLOCKS, CHAINED)
    )
    over = found[block].over(found[head])
    gamma = max(BLOCK_GAMMAS)
    longest = {run.drafter: found[run] for run in variants if run.gamma == gamma}
    return Evidence(
        setup=bench.setup(
            (MEDIUM,),
            len(prompts),
            drafters=(*CHAINED, *BLOCKS),
            gammas=BLOCK_GAMMAS,
            repeats=bench.size.repeats,
        ),
        numbers=short_numbers(
            **bounds(over=over),
            block=found[block].speed.value,
            block_gamma=block.gamma,
            head=found[head].speed.value,
            head_gamma=head.gamma,
            gamma=gamma,
            block_cost=min(longest[name].prices[gamma].drafting for name in BLOCKS),
            head_cost=min(longest[name].prices[gamma].drafting for name in CHAINED),
            block_tokens=max(longest[name].tokens.value for name in BLOCKS),
            head_tokens=max(longest[name].tokens.value for name in CHAINED),
        ),
        series=tuple(
            series_of(
                drafter,
                {run.gamma: found[run].speed for run in variants if run.drafter == drafter},
                len(prompts),
            )
            for drafter in (*CHAINED, *BLOCKS)
        ),
    )


CLAIM = Claim(
    number=25,
    words={
        "claim": "A block drafted in one pass beats a head that drafts token by token.",
        "how": "DFlash and DSpark, which draft all guesses in one pass, compete with EAGLE-3 and"
        " MTP, which need a pass for each guess. Tokens per pass are counted in real runs, and"
        " divided by the cost of a round. That cost is timed separately; the shortest of many"
        " repeats counts. The blocks were trained on more text than the two heads, which favours"
        " them.",
        "rule": "Compares the fastest block with the fastest head, each at its best γ, prompt by"
        " prompt. The claim holds if the whole 95% interval of the ratio is above 1, and does not"
        " hold if the interval is below 1.",
        "holds": "The fastest block reached {block:.2f}× (γ = {block_gamma:.0f}), the fastest head"
        " {head:.2f}× (γ = {head_gamma:.0f}). At γ = {gamma:.0f}, drafting costs a block"
        " {block_cost:.2f} plain steps and a head {head_cost:.2f}.",
        "fails": "The fastest block reached {block:.2f}× (γ = {block_gamma:.0f}), the fastest head"
        " {head:.2f}× (γ = {head_gamma:.0f}). At γ = {gamma:.0f}, drafting costs a block"
        " {block_cost:.2f} plain steps and a head {head_cost:.2f}, but the best block yields"
        " {block_tokens:.2f} tokens per pass and the best head {head_tokens:.2f}.",
        "depends": "No clear difference: the fastest block reached {block:.2f}× (γ ="
        " {block_gamma:.0f}), the fastest head {head:.2f}× (γ = {head_gamma:.0f}). At γ ="
        " {gamma:.0f}, drafting costs a block {block_cost:.2f} plain steps and a head"
        " {head_cost:.2f}; they yield up to {block_tokens:.2f} and {head_tokens:.2f} tokens per"
        " pass.",
        "shows": "Speed-up of two blocks and two heads by draft length, with intervals over"
        " prompts.",
        "x": "Draft length γ",
        "y": "Speed-up",
        "missing": "The bundled heads and blocks are tiny, and were trained on little text. On a"
        " GPU, a pass over a block costs about as much as a pass over one token, which favours"
        " blocks.",
    },
    terms=("drafter", "gamma", "cost_ratio"),
    papers=(DFLASH, DSPARK),
    experiment=Experiment(
        measure,
        above("over"),
        Chart("lines", even=True, zero=False),
        shows=watch(MEDIUM, drafter="dspark", gamma=7),
        outcomes=outcomes(
            "over_least over_most", holds=(1.1, 1.2), fails=(0.8, 0.9), depends=(0.9, 1.1)
        ),
    ),
)
