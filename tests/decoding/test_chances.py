"""What a rule says of a round without drawing, against an enumeration of all its draws."""

from functools import partial

import pytest
import torch

from specviz.decoding.drafters import ModelDrafter
from specviz.decoding.judging import distances
from specviz.decoding.rules import JUDGES
from specviz.decoding.speculation import Outcome, speculate
from specviz.decoding.trees.growing import Choose, ShapedTree, likeliest, sampled
from specviz.decoding.trees.round import speculate_tree
from specviz.decoding.trees.shapes import k_ary
from specviz.sampling import SeededChance, to_probs
from specviz.settings import LOSSY, RULES
from support.scripted import CPU, ListedChance, Scripted, blended, hashed

TARGET = hashed(1, 4)


class Highest(SeededChance):
    """The highest numbers there are; tokens as drawn from a seed."""

    def __init__(self) -> None:
        super().__init__(0, 0, CPU)

    def uniform(self, threshold: float) -> float:
        return 1 - 1e-9


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
        done = JUDGES[rule].chain(found.target_probs, proposal.probs, proposal.tokens, chance)
        mean += chance.probability * (int(done.accepted) + 1)
        plan = chance.next_plan()
    return mean


@pytest.mark.parametrize("gamma", [0, 1, 3])
@pytest.mark.parametrize("rule", RULES)
def test_expected_tokens_are_those_of_all_draws(rule: str, gamma: int) -> None:
    for seed in range(3):
        found = outcome(seed, gamma)
        judge = JUDGES[rule]
        tokens = judge.expected_tokens(judge.chances(found.target_probs, found.proposal).tolist())
        assert tokens == pytest.approx(enumerated(rule, found), abs=1e-9)


@pytest.mark.parametrize("rule", LOSSY)
def test_the_distance_of_the_first_token_is_that_of_all_draws(rule: str) -> None:
    found = outcome(0, 1)
    p, q = found.target_probs, found.proposal.probs
    emitted = torch.zeros_like(p[0])
    for x in range(4):
        plan: list[int] | None = []
        while plan is not None:
            chance = ListedChance(plan, lazy=True)
            done = JUDGES[rule].chain(p, q, torch.tensor([x]), chance)
            first = x if int(done.accepted) else int(done.final)
            emitted[first] += float(q[0, x]) * chance.probability
            plan = chance.next_plan()
    expected = float((emitted - p[0]).abs().sum() / 2)
    assert expected > 0.01
    assert distances(JUDGES, p[0], q[0])[rule] == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule not in LOSSY])
def test_a_lossless_rule_has_no_distance(rule: str) -> None:
    found = outcome(1, 2)
    assert distances(JUDGES, found.target_probs[0], found.proposal.probs[0])[rule] == 0


@pytest.mark.parametrize("choose", [sampled, likeliest])
@pytest.mark.parametrize("rule", RULES)
def test_the_chances_of_a_tree_are_those_that_its_nodes_are_tested_with(
    rule: str, choose: Choose
) -> None:
    """Draws of 1 pass no test that is not certain, so that most nodes are tested."""
    tested = 0
    for seed in range(4):
        target, draft = hashed(seed, 5), hashed(seed + 50, 5)
        models = Scripted(target), ShapedTree(Scripted(draft), partial(k_ary, 2), choose)
        chance = SeededChance(seed, 0, CPU)
        to_1 = partial(to_probs, temperature=1.0)
        made = speculate_tree(*models, [0, 1], 6, 2, to_1, chance)
        judged = JUDGES[rule].tree(made.target_probs, made.proposal, Highest(), torch.zeros(1))
        chances = JUDGES[rule].chances(made.target_probs, made.proposal).tolist()
        for node, test in judged.tests.items():
            if test.threshold is not None:
                tested += 1
                assert chances[node] == pytest.approx(test.threshold, abs=1e-6)
    assert tested > 4


@pytest.mark.parametrize("rule", RULES)
def test_a_chain_has_the_chances_of_a_tree_of_one_branch(rule: str) -> None:
    found = outcome(2, 3)
    chain, tree = (
        JUDGES[rule].chances(found.target_probs, found.proposal._replace(parents=parents))
        for parents in (None, (-1, 0, 1))
    )
    assert tree.tolist() == pytest.approx(chain.tolist(), abs=1e-6)
