"""Claim 24: heads on the target's states against draft models."""

from specviz.claims import Chart, Evidence
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes, watch
from specviz.lab.experiments.drafters import name_of
from specviz.lab.experiments.estimates import Ratio, series_of, short_numbers
from specviz.lab.experiments.prices import BLOCK_GAMMAS, priced
from specviz.lab.experiments.workbench import MEDIUM, SIZES, RaceSettings, Workbench
from specviz.papers import EAGLE3, MEDUSA
from specviz.settings import HEADS

DRAFTERS = (*((pair, "model") for pair in SIZES), *((MEDIUM, head) for head in HEADS))


def measure(bench: Workbench) -> Steps:
    """Heads that read the target's states against draft models that see only text.

    Each drafts at its best γ.
    """
    prompts = bench.prompts(MEDIUM)
    variants = [
        RaceSettings(pair, prompts[0], gamma, drafter)
        for pair, drafter in DRAFTERS
        for gamma in BLOCK_GAMMAS
    ]
    of = dict(zip(variants, (yield from priced(bench, variants, prompts)), strict=True))

    def speed(run: RaceSettings) -> float:
        return of[run].speed.value

    best = [
        max((run for run in variants if (run.pair, run.drafter) == each), key=speed)
        for each in DRAFTERS
    ]
    drafts, heads = best[: len(SIZES)], best[len(SIZES) :]
    draft, head = max(drafts, key=speed), max(heads, key=speed)
    over = [of[run].over(of[draft]) for run in heads]
    found = {name_of(run.pair, run.drafter): of[run] for run in best}
    rounds = {name: Ratio(each.round, None, None) for name, each in found.items()}
    return Evidence(
        setup=bench.setup(
            SIZES,
            len(prompts),
            drafters=("model", *HEADS),
            gammas=BLOCK_GAMMAS,
            repeats=bench.size.repeats,
        ),
        numbers=short_numbers(
            heads=len(heads),
            faster=sum(each.least > 1 for each in over),
            slower=sum(each.most < 1 for each in over),
            head=speed(head),
            head_gamma=head.gamma,
            head_tokens=of[head].tokens.value,
            draft=speed(draft),
            draft_gamma=draft.gamma,
            draft_tokens=of[draft].tokens.value,
        ),
        series=(
            series_of("tokens", {name: each.tokens for name, each in found.items()}, len(prompts)),
            series_of("round", rounds, len(prompts)),
            series_of("speedup", {name: each.speed for name, each in found.items()}, len(prompts)),
        ),
    )


CLAIM = Claim(
    number=24,
    words={
        "claim": "A head that reads the target’s hidden states beats a separate draft model.",
        "how": "Six heads, which read the target’s hidden states, compete with three draft models,"
        " which see only the text. Each drafts at γ = 2, 4 and 7, and its best γ counts. Tokens"
        " per pass are counted in real runs, and divided by the cost of a round: drafting,"
        " verification and accept test. That cost is timed separately; the shortest of many"
        " repeats counts.",
        "rule": "Compares each head with the fastest draft model, each at its best γ, prompt by"
        " prompt. The claim holds if most heads are faster, and does not hold if most are slower."
        " A difference counts only if its whole 95% interval lies on one side.",
        "says": "Of {heads:.0f} heads, {faster:.0f} were clearly faster than the fastest draft"
        " model and {slower:.0f} clearly slower. The best head reached {head:.2f}× with γ ="
        " {head_gamma:.0f} and {head_tokens:.2f} tokens per pass, the best draft model"
        " {draft:.2f}× with γ = {draft_gamma:.0f} and {draft_tokens:.2f} tokens per pass.",
        "shows": "For each drafter at its best γ: tokens per pass, what a round costs in plain"
        " steps, and the speed-up, which is the first divided by the second. Intervals are over"
        " prompts.",
        "x": "Drafter",
        "y": "Tokens, plain steps, speed-up",
        "missing": "The target is tiny, and here a head costs about as much as a draft model."
        " Beside a target of 8 billion parameters, a head costs much less. How well a head guesses"
        " also depends on how much text it was trained on.",
        "names": {"tokens": "Tokens per pass", "round": "Cost of a round"},
    },
    terms=("drafter", "draft", "mean_acceptance_length"),
    papers=(MEDUSA, EAGLE3),
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: n["faster"] > n["heads"] / 2,
            fails=lambda n: n["slower"] > n["heads"] / 2,
        ),
        Chart("bars", even=True),
        needs=SIZES,
        shows=watch(MEDIUM, drafter="eagle3"),
        outcomes=outcomes(
            "heads faster slower", holds=(6, 4, 2), fails=(6, 1, 4), depends=(6, 3, 3)
        ),
    ),
)
