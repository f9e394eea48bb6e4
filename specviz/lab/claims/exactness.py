"""Claims 8 and 18: whether speculation preserves the target's distribution, and at what cost."""

from collections.abc import Generator, Mapping, Sequence
from functools import partial

import torch
from torch import Tensor

from specviz import metrics
from specviz.claims import ClaimVerdict, Evidence, Point, Series
from specviz.decoding.pair import Pair
from specviz.decoding.rules import ratio, rejection_sampling, typical
from specviz.decoding.speculation import Outcome, speculate
from specviz.lab.claims.estimates import Ratio, mean, point, short, short_numbers, unanimous
from specviz.lab.claims.workbench import (
    MEDIUM,
    TEMPERATURE,
    UNALIGNED,
    USUAL_GAMMA,
    RaceSettings,
    Workbench,
    part,
)
from specviz.models.machine import use_threads
from specviz.sampling import SeededChance, entropy, overlap, residual, to_probs
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

TEMPERATURES = (0.0, TEMPERATURE, 1.0)
SAME = 0.01  # probabilities that differ by less count as equal


def quality(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 8: compare greedy texts, and one token's exact and sampled output distributions."""
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
    lossless, lossy = (emitted(p, q, rule(p, p, q)) for rule in (ratio, typical))
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
            distance=distance(lossless, p),
            lossy_distance=distance(lossy, p),
            draws=bench.size.draws,
            chi_square=(statistic := chi_square(_bins(drawn, ids), _bins(p, ids))),
            p=p_value(statistic, SHOWN),
        ),
        series=(
            series("target", p),
            series("drawn", drawn / drawn.sum()),
            series("lossy", lossy),
        ),
    )


def judge_quality(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if greedy texts match and sampled tokens fit the target's distribution.

    It depends if greedy texts differ only at near-ties (TIE).
    """
    if numbers["distance"] > ROUNDING or numbers["p"] < LEVEL:
        return "fails"
    if numbers["same"] == numbers["runs"]:
        return "holds"
    return "depends" if numbers["widest_gap"] <= TIE else "fails"


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
    verdict = rejection_sampling(after, q[None], x, chance)
    return int(x if int(verdict.accepted) else verdict.final)


def emitted(p: Tensor, q: Tensor, accept: Tensor) -> Tensor:
    """Return the exact distribution of one emitted token under an acceptance rule, [V].

    A rejected draft is replaced by a draw from the residual.

    Args:
        p: target distribution, [V].
        q: draft distribution, [V].
        accept: acceptance probability of each token, [V].
    """
    kept = q * accept
    return kept + (1 - kept.sum()) * residual(p, q)


def distance(one: Tensor, other: Tensor) -> float:
    """Return the total variation distance: half the sum of absolute differences."""
    return float((one - other).abs().sum() / 2)


def chi_square(drawn: Sequence[float], expected: Sequence[float]) -> float:
    """Return Pearson's χ² statistic of counts against expected probabilities."""
    total = sum(drawn)
    pairs = zip(drawn, expected, strict=True)
    return sum((count - total * p) ** 2 / (total * p) for count, p in pairs if p > 0)


def p_value(statistic: float, degrees: int) -> float:
    """Return the probability of a χ² of at least `statistic`, given the degrees of freedom."""
    half = torch.tensor([degrees / 2, statistic / 2], dtype=torch.float64)
    return float(torch.special.gammaincc(half[0], half[1]))


def matching(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 18: compare both rules' acceptance probability at the same positions."""
    pair, prompts = bench.pairs[MEDIUM], bench.prompts(MEDIUM)
    found: dict[float, tuple[Ratio, Ratio, Ratio]] = {}
    for number, temperature in enumerate(TEMPERATURES):
        same, accepted = list[float](), list[float]()
        for index, prompt in enumerate(prompts):
            chances = list[tuple[float, float]]()
            for outcome in rounds(pair, prompt.text, temperature, bench.size.tokens):
                chances += chances_of(outcome)
                yield (number + index / len(prompts)) / len(TEMPERATURES)
            same.append(sum(match for match, _ in chances) / len(chances))
            accepted.append(sum(kept for _, kept in chances) / len(chances))
        more = [kept - match for match, kept in zip(same, accepted, strict=True)]
        found[temperature] = mean(same), mean(accepted), mean(more)
    drawn = [more for temperature, (_, _, more) in found.items() if temperature]
    return Evidence(
        setup=bench.setup((MEDIUM,), len(prompts), temperatures=TEMPERATURES),
        numbers=short_numbers(
            temperatures=len(drawn),
            fewer=sum(more.least > SAME for more in drawn),
            alike=sum(more.most <= SAME for more in drawn),
            match=found[TEMPERATURE][0].value,
            overlap=found[TEMPERATURE][1].value,
            temperature=TEMPERATURE,
        ),
        series=tuple(
            Series(name, tuple(point(t, row[i], len(prompts)) for t, row in found.items()))
            for i, name in enumerate(("match", "overlap"))
        ),
    )


def judge_matching(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if its rule accepts as many at every T > 0, and fails if fewer at every one.

    At T = 0 the two rules are the same.
    """
    return unanimous(numbers["alike"], numbers["fewer"], numbers["temperatures"])


def rounds(
    pair: Pair, prompt: str, temperature: float, tokens: int, gamma: int = USUAL_GAMMA
) -> Generator[Outcome, None, None]:
    """Yield a run's rounds with full distributions, which a trace does not store."""
    use_threads(pair.machine.threads)
    context = pair.tokenizer.encode(prompt)
    target = pair.target()
    drafter, _ = pair.drafter("model", target)
    end = min(len(context) + tokens, target.limit - gamma)
    shaping, number = partial(to_probs, temperature=temperature), 0
    while len(context) < end:
        chance = SeededChance(0, number, target.device)
        outcome = speculate(target, drafter, context, gamma, shaping, chance)
        context += [*outcome.tokens[: outcome.accepted], outcome.final]
        number += 1
        yield outcome
        use_threads(pair.machine.threads)


def chances_of(outcome: Outcome) -> list[tuple[float, float]]:
    """Return (Σ p·q, Σ min(p, q)) at each tested position.

    The first is the probability that two independent draws match; the second is the overlap.
    """
    tested = min(outcome.accepted + 1, len(outcome.tokens))
    p, q = outcome.target_probs[:tested], outcome.proposal.probs[:tested]
    return list(zip((p * q).sum(-1).tolist(), overlap(p, q).tolist(), strict=True))


def _bins(values: Tensor, ids: Tensor) -> list[float]:
    shown: list[float] = values[ids].tolist()
    return [*shown, float(values.sum()) - sum(shown)]


def _label(pair: Pair, token: int) -> str:
    piece = pair.tokenizer.piece(token)
    return piece.hex if isinstance(piece, Hex) else repr(piece)[1:-1].replace(" ", "␣")
