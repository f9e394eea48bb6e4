"""Draft trees, by enumeration: exact for every shape and every way to choose children."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
import torch
from msgspec.structs import replace
from torch import Tensor

import specviz.decoding.trees.growing as growing
from specviz.decoding.decode import decode
from specviz.decoding.drafters import LookupDrafter, ModelDrafter, Proposal, ToProbs, make_to_probs
from specviz.decoding.judging import Judge, Judged
from specviz.decoding.lean.attention import Parents
from specviz.decoding.race import finish, race
from specviz.decoding.rules import JUDGES, block, threshold
from specviz.decoding.speculation import speculate
from specviz.decoding.trees.drafting import RANKS, tree_drafter
from specviz.decoding.trees.growing import (
    Choose,
    DynamicTree,
    ShapedTree,
    TreeDrafter,
    likeliest,
    sampled,
)
from specviz.decoding.trees.lookup import LookupElseTree
from specviz.decoding.trees.round import speculate_tree
from specviz.decoding.trees.shapes import AcceptanceByRank, Plan, Shape, k_ary
from specviz.metrics import counts
from specviz.sampling import Chance
from specviz.settings import RULES, TREES, Settings
from support.exact import DRAFT, EXACT, PROMPT, TARGET, Case, assert_exact
from support.scripted import (
    ListedChance,
    Scripted,
    Sequences,
    Table,
    constant,
    distance,
    hashed,
    own,
    scripted_pair,
)


def measured(budget: int, depth: int) -> Shape:
    return AcceptanceByRank(RANKS).shape(budget, depth)


def uneven(budget: int, depth: int) -> Shape:
    """Levels of different widths; an only child beside siblings."""
    return ((-1, -1), (-1, -1, 0), (-1, -1, 0, 2))[min(depth, 3) - 1][:budget]


SHAPES: dict[str, Plan] = {
    "chain": partial(k_ary, 1),
    "binary": partial(k_ary, 2),
    "ternary": partial(k_ary, 3),
    "uneven": uneven,
    "measured": measured,
}
CHECK = torch.zeros(1)
CASES = [
    Case(gamma=1, tokens=3),
    Case(gamma=2, tokens=3),
    Case(gamma=3, tokens=4, temperature=0),
    Case(gamma=2, tokens=3, temperature=0.5, top_k=2),
    Case(gamma=3, tokens=3, temperature=1.7, top_p=0.8),
]
Make = Callable[[Scripted], TreeDrafter]


def shaped(shape: str, choose: Choose) -> Make:
    return lambda model: ShapedTree(model, SHAPES[shape], choose)


def settings(case: Case, budget: int = 4) -> Settings:
    return replace(case.settings, tree="k-ary", budget=budget)


def decoded(
    make: Make,
    case: Case,
    ends: Sequence[int] = (),
    limit: int = 64,
    draft_limit: int = 64,
    rule: str = "token",
) -> Sequences:
    """Check that whole runs have the target's distribution; return it."""

    def models() -> tuple[Scripted, TreeDrafter]:
        return Scripted(TARGET, limit), make(Scripted(DRAFT, draft_limit))

    how = replace(settings(case), rule=rule)
    return assert_exact(models, how, ends=ends, longest=limit)


def one_round(
    make: Make,
    case: Case,
    target: Table = TARGET,
    draft: Table = DRAFT,
    budget: int = 4,
    judge: Judge = JUDGES["token"],
) -> Sequences:
    """The exact distribution of one round's tokens, continued by the target alone."""
    found: Sequences = {}
    plan: list[int] | None = []
    to_probs = make_to_probs(case.settings)
    while plan is not None:
        chance = ListedChance(plan, lazy=False)
        models = Scripted(target), make(Scripted(draft))
        outcome = speculate_tree(*models, PROMPT, budget, case.gamma, to_probs, chance, judge=judge)
        tokens = outcome.proposal.tokens.tolist()
        said = (*(tokens[node] for node in outcome.path), outcome.final)
        left = case.tokens - len(said)
        rest = replace(case.settings, max_new_tokens=max(left, 1))
        after = own(target, [*PROMPT, *said], rest) if left else {(): 1.0}
        for more, share in after.items():
            key = (*said, *more)
            found[key] = found.get(key, 0.0) + chance.probability * share
        plan = chance.next_plan()
    return found


@pytest.mark.parametrize("choose", [likeliest, sampled])
def test_whole_runs_with_lookup_or_a_tree(choose: Choose) -> None:
    """The context decides which; the tree's model reads lookup's tokens when it drafts next."""
    both = {"lookup": 0, "model": 0}

    class Counted(LookupElseTree):
        def propose(self, *how: Any) -> Proposal:
            proposal = super().propose(*how)
            both[proposal.source] += 1
            return proposal

    def make(model: Scripted) -> TreeDrafter:
        lookup = LookupDrafter(model.vocabulary, model.device)
        return Counted(lookup, shaped("binary", choose)(model))

    case = Case(gamma=2, tokens=4, top_k=2)
    decoded(make, case)
    assert all(both.values())


@pytest.mark.parametrize("rule", ["block", "match"])
@pytest.mark.parametrize(
    "make", [shaped("uneven", likeliest), lambda model: DynamicTree(model, 2)], ids=["top", "grown"]
)
def test_lossless_rules_in_whole_runs(make: Make, rule: str) -> None:
    case = Case(gamma=2, tokens=3)
    for ends in ((), (2,)):
        decoded(make, case, ends, rule=rule)


@pytest.mark.parametrize("rule", RULES)
def test_a_tree_of_one_branch_is_judged_as_a_chain(rule: str) -> None:
    """It emits the same tokens with the same probabilities."""
    case = Case(gamma=3, tokens=4)
    in_tree = one_round(shaped("chain", sampled), case, judge=JUDGES[rule])
    found: Sequences = {}
    plan: list[int] | None = []
    while plan is not None:
        chance = ListedChance(plan, lazy=False)
        models = Scripted(TARGET), ModelDrafter(Scripted(DRAFT))
        to_probs = make_to_probs(case.settings)
        outcome = speculate(*models, PROMPT, 3, to_probs, chance, JUDGES[rule])
        said = (*outcome.tokens[: outcome.accepted], outcome.final)
        left = case.tokens - len(said)
        rest = replace(case.settings, max_new_tokens=max(left, 1))
        after = own(TARGET, [*PROMPT, *said], rest) if left else {(): 1.0}
        for more, share in after.items():
            found[said + more] = found.get(said + more, 0.0) + chance.probability * share
        plan = chance.next_plan()
    assert distance(in_tree, found) < EXACT


class Unweighted(block.Block):
    """Block verification that does not subtract rejected siblings from the target's p."""

    def tree(
        self, target_probs: Tensor, proposal: Proposal, chance: Chance, check: Tensor
    ) -> Judged:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(block, "residual", lambda p, q: p / p.sum(-1, keepdim=True))
            return super().tree(target_probs, proposal, chance, check)


def test_the_block_rule_judges_with_distributions() -> None:
    """Even for the second child of a node that is certain to be rejected."""
    tokens = torch.tensor([0, 1, 2])
    certain = torch.eye(3)[tokens]
    proposal = Proposal(tokens, certain, None, parents=(-1, 0, 0))
    target_probs = torch.tensor([[0.0, 0.5, 0.5]] + 3 * [[0.2, 0.3, 0.5]])
    judged = block.JUDGE.tree(target_probs, proposal, ListedChance([], lazy=False), CHECK)
    assert judged.path == []
    assert judged.tests.keys() == {0, 1, 2}
    assert [row.sum().item() for row in judged.rows()] == pytest.approx([1, 1, 1])


class Overflowing(Scripted):
    """A draft whose logits are all NaN."""

    def logits(self, tokens: Tensor, last: int) -> Tensor:
        return super().logits(tokens, last) * torch.nan

    def branch(self, tokens: Tensor, parents: Parents) -> Tensor:
        return super().branch(tokens, parents) * torch.nan


@pytest.mark.parametrize("tree", TREES[1:])
def test_a_draft_whose_logits_overflow_does_not_change_the_text(tree: str) -> None:
    for rule in RULES:
        how = Settings(gamma=2, max_new_tokens=6, tree=tree, budget=4, rule=rule, temperature=0)
        target, draft = Scripted(TARGET), Overflowing(DRAFT)
        steps = decode(target, tree_drafter(how, target, draft), PROMPT, how)
        assert tuple(token for round, _ in steps for token in round.emitted) in own(
            TARGET, PROMPT, how
        )


def test_likely_tokens_pass_even_if_draft_probabilities_are_nan() -> None:
    p, q_x = torch.tensor([1 - 1e-6, 1e-6]).repeat(2, 1), torch.full((2,), torch.nan)
    limits = threshold.JUDGE.accept(p, p[0], p[0], q_x)
    assert (limits == 1).tolist() == [True, False]


def test_a_wrong_block_rule_is_noticed() -> None:
    case = Case(gamma=2, tokens=3)
    assert apart(one_round(shaped("binary", sampled), case, judge=Unweighted()), case) > 1e-3


def test_leaves_rescue_their_parents() -> None:
    """On average, block verification accepts more of a tree than the token rule, match less."""
    case = Case(gamma=2, tokens=3)
    target, draft = hashed(1, 3), hashed(2, 3)
    models = lambda: (Scripted(target), shaped("binary", sampled)(Scripted(draft)))  # noqa: E731
    counts = {rule: kept(models, case, JUDGES[rule]) for rule in ("token", "block", "match")}
    assert counts["block"] > counts["token"] + 1e-3
    assert counts["match"] < counts["token"]


def kept(models: Callable[[], tuple[Scripted, TreeDrafter]], case: Case, judge: Judge) -> float:
    """The expected length of a round's path."""
    plan: list[int] | None = []
    total = 0.0
    while plan is not None:
        chance = ListedChance(plan, lazy=False)
        to_probs = make_to_probs(case.settings)
        outcome = speculate_tree(*models(), PROMPT, 4, case.gamma, to_probs, chance, judge)
        total += chance.probability * len(outcome.path)
        plan = chance.next_plan()
    return total


def apart(found: Sequences, case: Case, target: Table = TARGET) -> float:
    return distance(found, own(target, PROMPT, case.settings))


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("shape", SHAPES)
def test_whole_runs_with_the_likeliest_children(shape: str, case: Case) -> None:
    decoded(shaped(shape, likeliest), case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whole_runs_with_a_dynamic_tree(case: Case) -> None:
    decoded(lambda model: DynamicTree(model, 2), case)


@pytest.mark.parametrize("make", [shaped("binary", likeliest), lambda m: DynamicTree(m, 2)])
def test_contexts_that_fill_up(make: Make) -> None:
    case = Case(gamma=3, tokens=9)
    decoded(make, case, limit=len(PROMPT) + 3)
    decoded(make, Case(gamma=2, tokens=3), draft_limit=len(PROMPT) + 1)


@pytest.mark.parametrize("table", range(5))
def test_other_models(table: int) -> None:
    target, draft = hashed(table, 4), hashed(table + 100, 4)
    case = Case(gamma=1, tokens=2)
    for make in (shaped("ternary", sampled), shaped("ternary", likeliest)):
        assert apart(one_round(make, case, target, draft), case, target) < EXACT


def test_siblings_accept_more_than_a_chain() -> None:
    p, q = (0.4, 0.3, 0.2, 0.1), (0.1, 0.2, 0.3, 0.4)
    chances = [
        accepted(shaped(shape, sampled), constant(*p), constant(*q))
        for shape in ("chain", "binary", "ternary")
    ]
    assert chances[0] == pytest.approx(sum(map(min, p, q)))
    assert chances[0] + 0.1 < chances[1] < chances[2]


def accepted(make: Make, target: Table, draft: Table) -> float:
    """The chance that a draft is accepted in a round of one level."""
    plan: list[int] | None = []
    total = 0.0
    while plan is not None:
        chance = ListedChance(plan, lazy=False)
        to_probs = make_to_probs(Settings(temperature=1))
        models = Scripted(target), make(Scripted(draft))
        outcome = speculate_tree(*models, PROMPT, 3, 1, to_probs, chance)
        total += chance.probability * len(outcome.path)
        plan = chance.next_plan()
    return total


def mean_overlaps(choose: str, rule: str) -> list[tuple[float, float | None]]:
    """The probability and mean overlap of each outcome of a round with two siblings."""
    target, draft = constant(0.6, 0.3, 0.1), constant(0.2, 0.5, 0.3)
    how = Settings(
        gamma=1, max_new_tokens=2, temperature=1, tree=choose, budget=2, rule=rule, drafter="model"
    )
    trace = replace(finish(race(scripted_pair(target, draft), PROMPT, how)), ending="running")
    found = list[tuple[float, float | None]]()
    plan: list[int] | None = []
    while plan is not None:
        chance = ListedChance(plan, lazy=False)
        models = Scripted(target), Scripted(draft)
        steps = decode(
            models[0], tree_drafter(how, *models), PROMPT, how, top=3, chances=chance.of_round
        )
        round, _ = next(steps)
        found.append((chance.probability, counts(replace(trace, rounds=(round,))).mean_overlap))
        plan = chance.next_plan()
    return found


@pytest.mark.parametrize("rule", RULES)
def test_the_mean_overlap_of_siblings_is_the_token_rules_under_every_rule(rule: str) -> None:
    """Where the rule leaves other residuals, the trace does not hold it."""
    target, draft = constant(0.6, 0.3, 0.1), constant(0.2, 0.5, 0.3)
    for choose, kind, known in (
        (sampled, "k-ary", ("token", "top-k", "threshold")),
        (likeliest, "top-k", ("token", "top-k", "threshold", "match", "block")),
    ):
        outcomes = mean_overlaps(kind, rule)
        if rule in known:
            mean = sum(share * (value or 0) for share, value in outcomes)
            truth = accepted(shaped("binary", choose), target, draft)
            assert mean == pytest.approx(truth, abs=1e-6)  # a trace rounds to seven digits
        else:
            assert {value for _, value in outcomes} == {None}


# The same checks must catch wrong rules, or they prove nothing.


def claimed(
    logits: Tensor, counts: Sequence[int], to_probs: ToProbs, chance: Chance
) -> growing.Children:
    """The likeliest tokens, claimed to have been drawn from the draft's distribution."""
    children = likeliest(logits, counts, to_probs, chance)
    return children._replace(probs=to_probs(logits).repeat_interleave(torch.tensor(counts), 0))


def replaced(
    logits: Tensor, counts: Sequence[int], to_probs: ToProbs, chance: Chance
) -> growing.Children:
    """Children sampled without replacement, claimed to be sampled with replacement."""
    children = sampled(logits, counts, to_probs, chance)
    return children._replace(probs=to_probs(logits).repeat_interleave(torch.tensor(counts), 0))


@pytest.mark.parametrize("wrong", [claimed, replaced])
def test_the_usual_rule_is_biased_for_wrongly_claimed_children(wrong: Choose) -> None:
    """The draft's q in min(1, p/q) fits no certain children and no draws without replacement."""
    case = Case(gamma=1, tokens=2)
    target, draft = constant(0.4, 0.3, 0.2, 0.1), constant(0.1, 0.25, 0.25, 0.4)
    found = one_round(shaped("binary", wrong), case, target, draft)
    assert sum(found.values()) == pytest.approx(1)
    assert apart(found, case, target) > 1e-3
