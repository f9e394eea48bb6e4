"""Every rule, by enumeration of whole runs: lossless ones have the target's exact distribution.

The same check catches the lossy ones: see test_lossy_rules.
"""

from collections import defaultdict
from itertools import product

import pytest
import torch
from msgspec.structs import replace
from torch import Tensor

from specviz.decoding.decode import decode
from specviz.decoding.drafters import Drafter, LookupDrafter, ModelDrafter, Proposal
from specviz.decoding.judging import distances
from specviz.decoding.rules import JUDGES
from specviz.decoding.trees.shapes import k_ary
from specviz.sampling import SeededChance
from specviz.settings import LOSSY, RULES, Settings
from support.exact import DRAFT, EXACT, PROMPT, TARGET, assert_exact
from support.scripted import (
    CPU,
    ListedChance,
    Scripted,
    Sequences,
    distance,
    hashed,
    whole,
)

LOSSLESS = [rule for rule in RULES if rule not in LOSSY]
CASES = [
    Settings(gamma=0, max_new_tokens=2, temperature=1),
    Settings(gamma=1, max_new_tokens=3, temperature=1),
    Settings(gamma=2, max_new_tokens=3, temperature=1),
    Settings(gamma=3, max_new_tokens=4, temperature=1.7, top_k=2),
    Settings(gamma=3, max_new_tokens=4, temperature=0.5, top_p=0.8),
    Settings(gamma=4, max_new_tokens=5, temperature=0),
]


def model() -> tuple[Scripted, Drafter]:
    return Scripted(TARGET), ModelDrafter(Scripted(DRAFT))


def unsure() -> tuple[Scripted, Drafter]:
    """Drafting stops after an unsure token, so a round's length depends on the drafted tokens."""
    return Scripted(TARGET), ModelDrafter(Scripted(DRAFT), 0.4)


def lookup() -> tuple[Scripted, Drafter]:
    return Scripted(TARGET), LookupDrafter(3, CPU)


def test_the_default_rule_is_lossless() -> None:
    assert RULES[Settings().rule]


@pytest.mark.parametrize("settings", CASES, ids=str)
@pytest.mark.parametrize("rule", LOSSLESS)
def test_lossless_rules_write_what_the_target_writes(rule: str, settings: Settings) -> None:
    assert_exact(model, replace(settings, rule=rule))


@pytest.mark.parametrize("rule", LOSSLESS)
def test_lossless_rules_are_lossless_with_any_drafter_and_at_the_end_of_a_text(rule: str) -> None:
    settings = Settings(gamma=3, max_new_tokens=3, temperature=1, rule=rule)
    for drafter in (unsure, lookup):
        assert_exact(drafter, settings)
    assert_exact(model, settings, ends=(2,))


@pytest.mark.parametrize("rule", RULES)
def test_at_temperature_zero_all_rules_keep_the_same(rule: str) -> None:
    settings = Settings(gamma=4, max_new_tokens=12, temperature=0)
    for drafter in (model, lookup):
        _, token, _ = whole(decode(*drafter(), PROMPT, settings))
        _, other, _ = whole(decode(*drafter(), PROMPT, replace(settings, rule=rule)))
        assert [r.emitted for r in other] == [r.emitted for r in token]
        assert [r.accepted for r in other] == [r.accepted for r in token]


def tables(seed: int, rows: int) -> Tensor:
    """Distributions [rows, 3]."""
    logits = [hashed(seed, 3)((row,)) for row in range(rows)]
    return torch.tensor(logits, dtype=torch.float64).reshape(rows, 3).softmax(-1)


def judged(rule: str, seed: int, drafts: tuple[int, ...]) -> Sequences:
    """The chance of each (number of accepted drafts, final token) for known drafts."""
    p, proposal = known(seed, drafts)
    found = defaultdict[tuple[int, ...], float](float)
    plan: list[int] | None = []
    while plan is not None:
        chance = ListedChance(plan, lazy=rule != "block")
        done = JUDGES[rule].chain(p, proposal.probs, proposal.tokens, chance)
        found[int(done.accepted), int(done.final)] += chance.probability
        plan = chance.next_plan()
    return found


def known(seed: int, drafts: tuple[int, ...]) -> tuple[Tensor, Proposal]:
    """The target's distributions, and a chain of these drafts."""
    x = torch.tensor(drafts, dtype=torch.long)
    return tables(seed, len(drafts) + 1), Proposal(x, tables(seed + 1, len(drafts)), None)


def own_draws(seed: int, drafts: tuple[int, ...]) -> Sequences:
    """The literal rule: the target draws at every slot, and drafts count while they match."""
    p = tables(seed, len(drafts) + 1)
    found = defaultdict[tuple[int, ...], float](float)
    for draws in product(range(3), repeat=len(p)):
        share = float(p[range(len(p)), draws].prod())
        same = next((i for i, x in enumerate(drafts) if draws[i] != x), len(drafts))
        found[same, draws[same]] += share
    return found


@pytest.mark.parametrize("drafts", [(), (0,), (1, 2), (2, 2, 0)])
@pytest.mark.parametrize("seed", [3, 4])
def test_match_is_drawing_from_the_target_and_comparing(seed: int, drafts: tuple[int, ...]) -> None:
    assert distance(judged("match", seed, drafts), own_draws(seed, drafts)) < EXACT


def mean_accepted(rule: str, seed: int, gamma: int) -> float:
    """The expected number of accepted drafts of a round, over all drafts."""
    q = tables(seed + 1, gamma)
    mean = 0.0
    for drafts in product(range(3), repeat=gamma):
        share = float(q[range(gamma), drafts].prod())
        mean += share * sum(n * each for (n, _), each in judged(rule, seed, drafts).items())
    return mean


@pytest.mark.parametrize("seed", range(3))
def test_block_verification_accepts_most_and_match_least(seed: int) -> None:
    token, block, match = (mean_accepted(rule, seed, 2) for rule in ("token", "block", "match"))
    assert block >= token - EXACT
    assert match <= token + EXACT
    assert mean_accepted("block", seed, 1) == pytest.approx(mean_accepted("token", seed, 1))


def test_block_verification_gains_where_the_ratios_vary() -> None:
    gains = [mean_accepted("block", s, 3) - mean_accepted("token", s, 3) for s in range(3)]
    assert max(gains) > 0.01


# What a rule says of a round without drawing


@pytest.mark.parametrize("drafts", [(), (0,), (1, 2), (2, 2, 0)])
@pytest.mark.parametrize("rule", RULES)
def test_expected_tokens_are_those_of_all_draws(rule: str, drafts: tuple[int, ...]) -> None:
    for seed in range(3):
        chances = JUDGES[rule].chances(*known(seed, drafts))
        mean = sum(share * (n + 1) for (n, _), share in judged(rule, seed, drafts).items())
        assert JUDGES[rule].expected_tokens(chances.tolist()) == pytest.approx(mean, abs=1e-9)


@pytest.mark.parametrize("rule", RULES)
def test_the_distance_of_the_first_token_is_that_of_all_draws(rule: str) -> None:
    apart = []
    for seed in range(5):
        p, proposal = known(seed, (0,))
        emitted = torch.zeros(3, dtype=torch.float64)
        for x, drawn in enumerate(proposal.probs[0].tolist()):
            for (accepted, final), share in judged(rule, seed, (x,)).items():
                emitted[x if accepted else final] += drawn * share
        found = distances(JUDGES, p[0], proposal.probs[0])[rule]
        assert found == pytest.approx(float((emitted - p[0]).abs().sum() / 2), abs=1e-9)
        apart.append(found)
    assert (max(apart) > 0.01) == (rule in LOSSY)


@pytest.mark.parametrize("rule", RULES)
def test_the_chances_of_a_tree_are_those_that_its_nodes_are_tested_with(rule: str) -> None:
    """Draws near 1 pass no test that is not certain, so that most nodes are tested."""
    tested, shape = 0, k_ary(2, 6, 2)
    for seed in range(8):
        p, proposal = known(seed, (0, 1, 2, 0, 1, 2))
        proposal = proposal._replace(parents=shape)
        judged = JUDGES[rule].tree(p, proposal, Highest(seed, 0, CPU), torch.zeros(1))
        chances = JUDGES[rule].chances(p, proposal).tolist()
        for node, test in judged.tests.items():
            if test.threshold is not None:
                tested += 1
                assert chances[node] == pytest.approx(test.threshold, abs=1e-6)
    assert tested > 8


class Highest(SeededChance):
    """The highest draws there are."""

    def uniform(self, threshold: float) -> float:
        return 1 - 1e-9


@pytest.mark.parametrize("rule", RULES)
def test_a_chain_has_the_chances_of_a_tree_of_one_branch(rule: str) -> None:
    p, proposal = known(2, (0, 2, 1))
    chain = JUDGES[rule].chances(p, proposal)
    tree = JUDGES[rule].chances(p, proposal._replace(parents=(-1, 0, 1)))
    assert tree.tolist() == pytest.approx(chain.tolist(), abs=1e-6)


def test_a_rescue_is_in_the_trace() -> None:
    """A draft that the token rule would reject is accepted because a later one passes."""
    rescued = []
    for seed in range(60):
        settings = Settings(gamma=3, max_new_tokens=8, temperature=1, rule="block", seed=seed)
        _, rounds, _ = whole(decode(*model(), PROMPT, settings))
        for round in rounds:
            for draft in round.drafts:
                assert draft.draw is not None
                assert draft.chance is not None
                assert draft.weight is not None
                assert draft.excess is not None
                assert draft.target is not None
                assert draft.draft is not None
                if draft.verdict == "accepted" and draft.draw >= draft.target / draft.draft:
                    rescued.append(draft)
            if round.drafts and round.accepted < len(round.drafts):
                failed = round.drafts[round.accepted :]
                assert all(d.draw >= d.chance for d in failed)  # type: ignore[operator]
    assert rescued


@pytest.mark.parametrize("rule", ["token", "block"])
def test_drafts_whose_logits_overflowed_are_not_accepted(rule: str) -> None:
    p = torch.tensor([[0.1, 0.2, 0.7], [0.3, 0.3, 0.4], [0.2, 0.3, 0.5]]).double()
    q = torch.full((2, 3), torch.nan).double()
    judged = JUDGES[rule].chain(p[:, [2, 1, 0]], q, torch.tensor([2, 2]), SeededChance(0, 0, CPU))
    assert judged.accepted.item() == 0
