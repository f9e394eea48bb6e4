"""Rounds with full distributions, judged by every rule.

A run of the token rule gives the drafts and both models' whole distributions. Two figures of every
rule follow exactly from them: the expected number of tokens that it emits for these drafts, over
all draws, and, if it judges one draft after another, the distribution of a round's first token.
"""

from collections.abc import Generator
from functools import partial
from typing import NamedTuple

from specviz.decoding.judging import distances
from specviz.decoding.pair import Pair
from specviz.decoding.rules import JUDGES
from specviz.decoding.speculation import Outcome, speculate
from specviz.lab.experiments.workbench import MEDIUM, USUAL_GAMMA, Workbench, endless
from specviz.models.machine import use_threads
from specviz.sampling import SeededChance, to_probs


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
        p, proposal = outcome.target_probs, outcome.proposal
        far = distances({rule: JUDGES[rule] for rule in rules}, p[0], proposal.probs[0])
        for rule in rules:
            chances = JUDGES[rule].chances(p, proposal).tolist()
            tokens[rule] += JUDGES[rule].expected_tokens(chances)
            apart[rule] += far[rule]
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
