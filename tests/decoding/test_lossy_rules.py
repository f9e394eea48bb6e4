"""Lossy rules, by enumeration of whole decodes: how far their texts are from the target's.

They are the negative controls of the exactness tests. A slow oracle follows each rule's definition.
"""

from functools import partial

import pytest
from msgspec.structs import replace

from specviz.decoding.drafters import Drafter, ModelDrafter
from specviz.decoding.trees.growing import ShapedTree, TreeDrafter, sampled
from specviz.decoding.trees.shapes import k_ary
from specviz.settings import LOSSY, Settings
from support.exact import EXACT, PROMPT
from support.scripted import Scripted, Sequences, blended, distance, emitted, hashed, own
from support.slow_rules import SlowRule

TARGET = hashed(3, 4)  # of fewer tokens, top-k would accept all
DRAFT = blended(TARGET, 6)
BUDGET = 3
SETTINGS = Settings(gamma=2, max_new_tokens=3, temperature=1)
TREE = replace(SETTINGS, tree="k-ary", budget=BUDGET)
DISTANCES = {
    ("typical", "chain"): 0.2796,
    ("top-k", "chain"): 0.4053,
    ("threshold", "chain"): 0.2941,
    ("typical", "k-ary"): 0.3764,
    ("top-k", "k-ary"): 0.4221,
    ("threshold", "k-ary"): 0.3467,
}
"""The total variation between a rule's texts and the target's, for these tables."""


def total_variation(a: Sequences, b: Sequences) -> float:
    return sum(abs(a.get(key, 0.0) - b.get(key, 0.0)) for key in a.keys() | b.keys()) / 2


def expected(rule: str, tree: str) -> Sequences:
    shape = None if tree == "chain" else partial(k_ary, 2, BUDGET)
    return SlowRule(rule, TARGET, DRAFT, SETTINGS, shape).texts(PROMPT)


@pytest.mark.parametrize("tree", ["chain", "k-ary"])
@pytest.mark.parametrize("rule", LOSSY)
def test_the_distance_of_a_lossy_rule(rule: str, tree: str) -> None:
    def models() -> tuple[Scripted, Drafter | TreeDrafter]:
        draft = Scripted(DRAFT)
        if tree == "chain":
            return Scripted(TARGET), ModelDrafter(draft)
        return Scripted(TARGET), ShapedTree(draft, partial(k_ary, 2), sampled)

    how = replace(SETTINGS if tree == "chain" else TREE, rule=rule)
    found = emitted(models, PROMPT, how)
    assert sum(found.values()) == pytest.approx(1, abs=1e-12)
    assert distance(found, expected(rule, tree)) < EXACT
    apart = total_variation(found, own(TARGET, PROMPT, SETTINGS))
    assert apart == pytest.approx(DISTANCES[rule, tree], abs=5e-5)


@pytest.mark.parametrize("tree", ["chain", "k-ary"])
def test_the_oracle_of_the_token_rule_is_the_target(tree: str) -> None:
    assert distance(expected("token", tree), own(TARGET, PROMPT, SETTINGS)) < EXACT
