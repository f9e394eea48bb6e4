"""Claims 22 and 23: the same drafts judged by every rule.

A run of the token rule gives the drafts and both models' whole distributions. Two figures of every
rule follow exactly from them: the expected number of tokens that it emits for these drafts, over
all draws, and, if it judges one draft after another, the distribution of a round's first token.
"""

from collections.abc import Generator, Mapping
from typing import NamedTuple

import torch
from torch import Tensor

from specviz.claims import ClaimVerdict, Evidence, Series
from specviz.decoding.rules import JUDGES, LOSSY
from specviz.decoding.speculation import Outcome
from specviz.lab.claims.estimates import Ratio, mean, point, ratio, short_numbers
from specviz.lab.claims.exactness import distance, emitted, rounds
from specviz.lab.claims.workbench import (
    GAMMAS,
    MEDIUM,
    TEMPERATURE,
    USUAL_GAMMA,
    Workbench,
    endless,
)
from specviz.sampling import Chance
from specviz.settings import RULES

GAIN = 0.05  # least gain of block verification, according to its authors
NOTICEABLE = 0.01  # a total variation distance that changes one token in a hundred
TEMPERATURES = (TEMPERATURE, 1.0)


class RoundMeans(NamedTuple):
    """Means over the rounds of one prompt.

    Attributes:
        tokens: expected tokens per round, the final token included.
        distance: total variation distance of a round's first token from the target.
    """

    tokens: float
    distance: float


def block(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 22: expected tokens of block verification over those of the token rule."""
    prompts = bench.prompts(MEDIUM, per_kind=2)
    cases = [(temperature, gamma) for temperature in TEMPERATURES for gamma in GAMMAS]
    gains: dict[tuple[float, int], Ratio] = {}
    for index, case in enumerate(cases):
        found = list[dict[str, RoundMeans]]()
        for number, prompt in enumerate(prompts):
            done = (index + number / len(prompts)) / len(cases)
            found.append((yield from _judged(bench, prompt.text, *case, ("token", "block"), done)))
        parts, wholes = ([each[rule].tokens for each in found] for rule in ("block", "token"))
        gains[case] = ratio(parts, wholes)
    best = gains[max(TEMPERATURES), max(GAMMAS)]
    return Evidence(
        setup=bench.setup((MEDIUM,), len(prompts), gammas=GAMMAS, temperatures=TEMPERATURES),
        numbers=short_numbers(
            gain=best.value - 1,
            gain_least=best.least - 1,
            gain_most=best.most - 1,
            usual=gains[TEMPERATURE, USUAL_GAMMA].value - 1,
            gamma=max(GAMMAS),
            temperature=max(TEMPERATURES),
        ),
        series=tuple(
            Series(
                f"T = {temperature:g}",
                tuple(point(float(g), gains[temperature, g], len(prompts)) for g in GAMMAS),
            )
            for temperature in TEMPERATURES
        ),
    )


def judge_block(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if the whole interval is at least GAIN; fails if it is all below."""
    if numbers["gain_least"] >= GAIN:
        return "holds"
    return "fails" if numbers["gain_most"] < GAIN else "depends"


def lossy(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 23: tokens per pass of every rule against its distance from the target."""
    prompts = bench.prompts(MEDIUM)
    found: dict[str, list[RoundMeans]] = {rule: [] for rule in RULES}
    for number, prompt in enumerate(prompts):
        start = number / len(prompts)
        yield start
        rules = yield from _judged(
            bench, prompt.text, TEMPERATURE, USUAL_GAMMA, tuple(RULES), start
        )
        for rule, judged in rules.items():
            found[rule].append(judged)
    tokens = {rule: mean([each.tokens for each in all]).value for rule, all in found.items()}
    usual = [each.tokens for each in found["token"]]
    gains = {rule: ratio([each.tokens for each in all], usual) for rule, all in found.items()}
    apart = {rule: mean([each.distance for each in all]).value for rule, all in found.items()}
    return Evidence(
        setup=bench.setup((MEDIUM,), len(prompts)),
        numbers=short_numbers(
            token=tokens["token"],
            block=tokens["block"],
            most=max(tokens[rule] for rule in LOSSY),
            least_distance=min(apart[rule] for rule in LOSSY),
            most_distance=max(apart[rule] for rule in LOSSY),
        ),
        series=tuple(
            Series(rule, (point(apart[rule], gain, len(prompts)),)) for rule, gain in gains.items()
        ),
    )


def judge_lossy(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if no lossy rule is noticeably off; fails if all are."""
    if numbers["most_distance"] <= NOTICEABLE:
        return "holds"
    return "fails" if numbers["least_distance"] > NOTICEABLE else "depends"


def expected_tokens(rule: str, outcome: Outcome) -> float:
    """The expected tokens of a round with these drafts over all draws, final token included."""
    thresholds = thresholds_of(rule, outcome)
    if rule != "block":
        return 1 + float(thresholds.cumprod(0).sum())
    # The last slot that passes decides: slot i if it passes and all later ones fail.
    failing = (1 - thresholds).flip(0).cumprod(0).flip(0)
    later = torch.cat([failing[1:], failing.new_ones(1)])[: len(thresholds)]
    slots = torch.arange(1, len(thresholds) + 1, device=thresholds.device)
    return 1 + float((slots * thresholds * later).sum())


def first_distance(rule: str, outcome: Outcome) -> float:
    """Return the total variation distance of the first emitted token from the target.

    0 for lossless rules, without a computation: tests prove it by enumerating whole runs.
    """
    if rule not in LOSSY or not len(outcome.proposal.tokens):
        return 0.0
    p, q = outcome.target_probs[0], outcome.proposal.probs[0]
    return distance(emitted(p, q, LOSSY[rule](p, p, q)), p)


def thresholds_of(rule: str, outcome: Outcome) -> Tensor:
    """Return the threshold that each draw of a round is compared with, [g]."""
    asked = _Asked()
    proposal = outcome.proposal
    JUDGES[rule](outcome.target_probs, proposal.probs, proposal.tokens, asked)
    return asked.thresholds


class _Asked(Chance):
    """A `Chance` that records the thresholds of a round."""

    thresholds: Tensor

    def token(self, p: Tensor) -> Tensor:
        return p.argmax(-1, keepdim=True)

    def uniforms(self, thresholds: Tensor) -> Tensor:
        self.thresholds = thresholds
        return torch.zeros_like(thresholds)


def _judged(
    bench: Workbench,
    prompt: str,
    temperature: float,
    gamma: int,
    rules: tuple[str, ...],
    done: float,
) -> Generator[float, None, dict[str, RoundMeans]]:
    """Judge the rounds of one run by each rule."""
    pair = endless(bench.pairs[MEDIUM])
    tokens, apart = dict.fromkeys(rules, 0.0), dict.fromkeys(rules, 0.0)
    count = 0
    for outcome in rounds(pair, prompt, temperature, bench.size.tokens, gamma):
        count += 1
        for rule in rules:
            tokens[rule] += expected_tokens(rule, outcome)
            apart[rule] += first_distance(rule, outcome)
        yield done
    return {rule: RoundMeans(tokens[rule] / count, apart[rule] / count) for rule in rules}
