"""Rounds with full distributions, judged by every rule.

A run of the token rule gives the drafts and both models' whole distributions. Two figures of every
rule follow exactly from them: the expected number of tokens that it emits for these drafts, over
all draws, and, if it judges one draft after another, the distribution of a round's first token.
"""

from collections.abc import Generator
from functools import partial
from typing import NamedTuple

import torch
from torch import Tensor

from specviz.decoding.pair import Pair
from specviz.decoding.rules import JUDGES, LOSSY
from specviz.decoding.speculation import Outcome, speculate
from specviz.lab.experiments.workbench import MEDIUM, USUAL_GAMMA, Workbench, endless
from specviz.models.machine import use_threads
from specviz.sampling import Chance, SeededChance, residual, to_probs


class RoundMeans(NamedTuple):
    """Means over the rounds of one prompt.

    Attributes:
        tokens: expected tokens per round, the final token included.
        distance: total variation distance of a round's first token from the target.
    """

    tokens: float
    distance: float


def judge_rounds(
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
