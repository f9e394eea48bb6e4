"""Claim 8: whether speculation preserves the target's distribution."""

from collections.abc import Sequence

import torch
from torch import Tensor

from specviz import metrics
from specviz.claims import Chart, Evidence, Point, Series
from specviz.decoding.judging import distance, emitted
from specviz.decoding.pair import Pair
from specviz.decoding.rules import token, typical
from specviz.lab.experiments.claim import (
    Claim,
    Experiment,
    Numbers,
    Steps,
    decided,
    outcomes,
    watch,
)
from specviz.lab.experiments.estimates import short, short_numbers
from specviz.lab.experiments.workbench import MEDIUM, UNALIGNED, RaceSettings, Workbench, part
from specviz.papers import CHEN, LEVIATHAN
from specviz.sampling import SeededChance, entropy, to_probs
from specviz.trace import Hex, Trace

DRAFTERS = (
    (MEDIUM, "model"), (UNALIGNED, "model"), (MEDIUM, "lookup"), (MEDIUM, "early-exit"),
)  # fmt: skip
TIE = 1e-3  # logits closer than this can swap places when the pass width changes
SHOWN = 8  # tokens drawn one by one; the others are summed
# Significance level. Seeds are fixed, so p is the same everywhere; a lossy rule gives p < 1e-100.
LEVEL = 0.001
ROUNDING = 1e-5  # float32 rounding of a total variation distance
BATCH = 200  # draws in one step


def measure(bench: Workbench) -> Steps:
    """Compare greedy texts, and one token's exact and sampled output distributions."""
    prompts = bench.prompts(MEDIUM)
    runs = [
        RaceSettings(pair, p, drafter=d, temperature=0.0) for pair, d in DRAFTERS for p in prompts
    ]
    traces = yield from part(bench.races(runs), 0.0, 0.8)
    gaps = [gap(bench.pairs[run.pair], trace) for run, trace in zip(runs, traces, strict=True)]
    different = [value for value in gaps if value is not None]

    pair = bench.pairs[MEDIUM]
    distributions = [first_distributions(pair, prompt.text) for prompt in prompts]
    p, q = max(distributions, key=lambda each: float(entropy(each[0])))  # the highest entropy
    drawn = torch.zeros_like(p)
    for start in range(0, bench.size.draws, BATCH):
        for number in range(start, min(start + BATCH, bench.size.draws)):
            drawn[one_token(p, q, number)] += 1
        yield 0.8 + 0.2 * start / bench.size.draws
    lossless, lossy = (emitted(p, q, rule.JUDGE.over(p, q)) for rule in (token, typical))
    ids = p.topk(SHOWN).indices
    labels = [*(_label(pair, int(token)) for token in ids), "rest"]

    def series(name: str, values: Tensor) -> Series:
        shown = values[ids].tolist()
        points = zip(labels, [*shown, 1 - sum(shown)], strict=True)
        return Series(name, tuple(Point(label, short(max(y, 0.0))) for label, y in points))

    return Evidence(
        setup=bench.setup(
            (MEDIUM, UNALIGNED),
            len(prompts),
            drafters=("model", "lookup", "early-exit"),
            temperatures=(0.0, 1.0),
            repeats=bench.size.draws,
        ),
        numbers=short_numbers(
            runs=len(runs),
            same=len(runs) - len(different),
            widest_gap=max(different, default=0.0),
            distance=float(distance(lossless, p)),
            lossy_distance=float(distance(lossy, p)),
            draws=bench.size.draws,
            chi_square=(statistic := chi_square(_bins(drawn, ids), _bins(p, ids))),
            p=p_value(statistic, SHOWN),
        ),
        series=(series("target", p), series("drawn", drawn / drawn.sum()), series("lossy", lossy)),
    )


def _is_exact(numbers: Numbers) -> bool:
    return numbers["distance"] <= ROUNDING and numbers["p"] >= LEVEL


def gap(pair: Pair, trace: Trace) -> float | None:
    """Return the gap of the target's top two logits where greedy texts first differ, or None."""
    agreement = metrics.agreement(trace)
    if agreement is None or agreement.first_difference is None:
        return None
    context = [*trace.prompt, *trace.output[: agreement.first_difference]]
    logits = pair.target().logits(torch.tensor(context, device=pair.device), last=1)
    first, second = logits[0].float().topk(2).values.tolist()
    return float(first - second)


def first_distributions(pair: Pair, prompt: str) -> tuple[Tensor, Tensor]:
    """Return the target's and the draft's distributions after a prompt at T = 1, each [V]."""
    ids = torch.tensor(pair.tokenizer.encode(prompt), device=pair.device)
    assert pair.draft is not None
    target = pair.target()
    draft = pair.draft(target)
    return to_probs(target.logits(ids, last=1)[0], 1.0), to_probs(draft.logits(ids, last=1)[0], 1.0)


@torch.inference_mode()
def one_token(p: Tensor, q: Tensor, seed: int) -> int:
    """Draw the first token of a γ = 1 round with the decoder's own rule.

    Args:
        p: target distribution, [V].
        q: draft distribution, [V].
        seed: seed of the random draws.
    """
    chance = SeededChance(seed, 0, p.device)
    x = chance.token(q)
    after = torch.stack([p, p])  # the second row, for the bonus, is unused
    verdict = token.JUDGE.chain(after, q[None], x, chance)
    return int(x if int(verdict.accepted) else verdict.final)


def chi_square(drawn: Sequence[float], expected: Sequence[float]) -> float:
    """Return Pearson's χ² statistic of counts against expected probabilities."""
    total = sum(drawn)
    pairs = zip(drawn, expected, strict=True)
    return sum((count - total * p) ** 2 / (total * p) for count, p in pairs if p > 0)


def p_value(statistic: float, degrees: int) -> float:
    """Return the probability of a χ² of at least `statistic`, given the degrees of freedom."""
    half = torch.tensor([degrees / 2, statistic / 2], dtype=torch.float64)
    return float(torch.special.gammaincc(half[0], half[1]))


def _bins(values: Tensor, ids: Tensor) -> list[float]:
    shown: list[float] = values[ids].tolist()
    return [*shown, float(values.sum()) - sum(shown)]


def _label(pair: Pair, token: int) -> str:
    piece = pair.tokenizer.piece(token)
    return piece.hex if isinstance(piece, Hex) else repr(piece)[1:-1].replace(" ", "␣")


CLAIM = Claim(
    number=8,
    words={
        "claim": "Quality does not change, because the target has the last word.",
        "how": "First, greedy texts are compared with plain decoding, token by token. Then SpecViz"
        " samples the token at one position many times, and compares the counts with the target’s"
        " own probabilities. Typical acceptance, a faster but lossy rule, is shown for contrast.",
        "rule": "The claim holds if all greedy texts are the same, the exact distribution of our"
        " rule is within {rounding:.5f} of the target’s, and a χ² test of the samples gives a"
        " p-value of at least {level:g} (how often chance alone deviates as much). The verdict is"
        " “It depends” if greedy texts differ only where two logits tie within {tie:g}.",
        "holds": "{same:.0f} of {runs:.0f} greedy texts were the same, and {draws:,.0f} draws show"
        " no difference (χ² = {chi_square:.1f}, p-value {p:.2g}). The lossy rule is off by"
        " {lossy_distance:.0%}: not every rule keeps the promise.",
        "fails": "{same:.0f} of {runs:.0f} greedy texts were the same; the exact distribution is"
        " off by {distance:.1g}, and {draws:,.0f} draws give χ² = {chi_square:.1f}, p-value"
        " {p:.2g}. Something is not exact.",
        "depends": "{same:.0f} of {runs:.0f} greedy texts were the same; the others diverge where"
        " two tokens tie within rounding. {draws:,.0f} draws show no difference (χ² ="
        " {chi_square:.1f}, p-value {p:.2g}).",
        "shows": "The likeliest tokens at one position: the target’s probabilities, how often our"
        " rule sampled each, and the probabilities under a lossy rule.",
        "x": "Token",
        "y": "Probability",
        "names": {
            "target": "Target, exact",
            "drawn": "Speculative, sampled",
            "lossy": "Lossy rule, exact",
            "rest": "all others",
        },
    },
    terms=("lossless", "accept_test", "typical_acceptance"),
    papers=(LEVIATHAN, CHEN),
    run="greedy",
    experiment=Experiment(
        measure,
        decided(  # greedy texts may differ where logits tie
            holds=lambda n: _is_exact(n) and n["same"] == n["runs"],
            fails=lambda n: not _is_exact(n) or n["widest_gap"] > TIE,
        ),
        Chart("bars"),
        needs=(MEDIUM, UNALIGNED),
        timed=False,
        limits={"tie": TIE, "level": LEVEL, "rounding": ROUNDING},
        shows=watch(UNALIGNED, temperature=0),
        outcomes=outcomes(
            "runs same widest_gap distance p",
            holds=(9, 9, 0, 1e-07, 0.3),
            fails=(9, 8, 0.1, 1e-07, 0.3),
            depends=(9, 8, 0.0001, 1e-07, 0.3),
        ),
    ),
)
