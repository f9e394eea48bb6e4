"""The figures of the rule lab against an enumeration of all draws of a round."""

import pytest
import torch

from specviz.decoding.drafters import ModelDrafter
from specviz.decoding.rules import JUDGES, LOSSY
from specviz.decoding.speculation import Outcome, speculate
from specviz.lab.experiments.exact import expected_tokens, first_distance
from specviz.sampling import SeededChance, to_probs
from specviz.settings import RULES
from support.scripted import CPU, ListedChance, Scripted, blended, hashed

TARGET = hashed(1, 4)


def outcome(seed: int, gamma: int) -> Outcome:
    drafter = ModelDrafter(Scripted(blended(TARGET, 2)))
    chance = SeededChance(seed, 0, CPU)
    return speculate(
        Scripted(TARGET), drafter, [0, 1], gamma, lambda logits: to_probs(logits, 1), chance
    )


def enumerated(rule: str, found: Outcome) -> float:
    mean = 0.0
    plan: list[int] | None = []
    while plan is not None:
        chance = ListedChance(plan, lazy=False)
        proposal = found.proposal
        done = JUDGES[rule](found.target_probs, proposal.probs, proposal.tokens, chance)
        mean += chance.probability * (int(done.accepted) + 1)
        plan = chance.next_plan()
    return mean


@pytest.mark.parametrize("gamma", [0, 1, 3])
@pytest.mark.parametrize("rule", RULES)
def test_expected_tokens_are_those_of_all_draws(rule: str, gamma: int) -> None:
    for seed in range(3):
        found = outcome(seed, gamma)
        assert expected_tokens(rule, found) == pytest.approx(enumerated(rule, found), abs=1e-9)


@pytest.mark.parametrize("rule", LOSSY)
def test_the_distance_of_the_first_token_is_that_of_all_draws(rule: str) -> None:
    found = outcome(0, 1)
    p, q = found.target_probs, found.proposal.probs
    emitted = torch.zeros_like(p[0])
    for x in range(4):
        plan: list[int] | None = []
        while plan is not None:
            chance = ListedChance(plan, lazy=True)
            done = JUDGES[rule](p, q, torch.tensor([x]), chance)
            first = x if int(done.accepted) else int(done.final)
            emitted[first] += float(q[0, x]) * chance.probability
            plan = chance.next_plan()
    expected = float((emitted - p[0]).abs().sum() / 2)
    assert expected > 0.01
    assert first_distance(rule, found) == pytest.approx(expected, abs=1e-9)


def test_a_lossless_rule_has_no_distance() -> None:
    assert {first_distance(rule, outcome(1, 2)) for rule in ("token", "block", "match")} == {0.0}
