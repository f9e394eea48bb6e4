"""Runs with draft trees: their text, caches, traces, metrics, shapes and settings."""

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import replace as replace_pair
from functools import partial
from pathlib import Path

import pytest
import torch
from msgspec.structs import replace

from specviz import trace as traces
from specviz.decoding import judging
from specviz.decoding.captured_round import prepare_run
from specviz.decoding.decode import decode
from specviz.decoding.drafters import Proposal, make_to_probs
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.plain import plain_steps
from specviz.decoding.race import finish, race
from specviz.decoding.rules import JUDGES, block
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool
from specviz.decoding.trees.drafting import RANKS, tree_drafter
from specviz.decoding.trees.growing import ShapedTree, likeliest
from specviz.decoding.trees.round import speculate_tree
from specviz.decoding.trees.shapes import AcceptanceByRank, best_tree, children_of, k_ary
from specviz.errors import SettingsError, TraceError
from specviz.lab.diagnosis import measure_run
from specviz.metrics import acceptance_rate, counts
from specviz.models.heads.loader import read as load_head
from specviz.sampling import SeededChance
from specviz.settings import RULES, TREES, Settings
from specviz.views.csv import table
from support import tiny_heads
from support.decoded import WAYS
from support.scripted import Scripted, blended, constant, hashed, scripted_pair, tiny_llama, whole
from support.tape import pretend_to_wait, taped

TREE_NAMES = TREES[1:]
TARGET = hashed(3, 6)
PAIR = scripted_pair(TARGET, blended(TARGET, 4, 0.7))
PROMPT = [0, 1, 2, 0]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("tree", TREE_NAMES)
def test_greedy_trees_give_the_plain_text(tree: str, way: str) -> None:
    target, draft = tiny_llama(1), tiny_llama(1, layers=1)
    how = Settings(gamma=4, temperature=0, max_new_tokens=30, tree=tree, budget=9)
    plain = [step.token for step in plain_steps(LeanModel(target), PROMPT, how)]
    models = WAYS[way](target), WAYS[way](draft)
    tokens, rounds, _ = whole(decode(models[0], tree_drafter(how, *models), PROMPT, how))
    assert tokens == plain
    assert max(len(round.drafts) for round in rounds) == 9


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("tree", ["k-ary", "top-k", "measured"])
def test_a_draft_equal_to_the_target_is_accepted(tree: str, way: str) -> None:
    """Caches that held more than the accepted path would soon make draft and target disagree."""
    model = tiny_llama(2).double()
    how = Settings(gamma=3, temperature=0, max_new_tokens=24, tree=tree, budget=8)
    models = WAYS[way](model), WAYS[way](model)
    _, rounds, _ = whole(decode(models[0], tree_drafter(how, *models), PROMPT, how))
    assert [round.accepted for round in rounds] == [3] * 6


def test_a_tree_may_be_read_level_by_level() -> None:
    """Level by level gives the logits of one pass, on every kind of cache, even while it grows."""
    model = tiny_llama(3, vocabulary=50).double()
    tokens, parents = torch.tensor([6, 5, 3, 5, 8]), [-1, -1, 0, 0, 2]
    for new in WAYS.values():
        read = new(model)
        read.logits(torch.tensor(PROMPT), 1)
        whole_tree = read.branch(tokens, parents)
        read.rollback(len(PROMPT))
        parts = [read.branch(tokens[a:b], parents[:b]) for a, b in ((0, 2), (2, 4), (4, 5))]
        torch.testing.assert_close(torch.cat(parts), whole_tree)
        read.keep([0, 2, 4])
        assert read.length == len(PROMPT) + 3
        alone = LeanModel(model)
        alone.logits(torch.tensor([*PROMPT, 6, 3, 8]), 1)
        fresh = torch.tensor([1, 2])
        ours, theirs = read.logits(fresh, 2), alone.logits(fresh, 2)
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-5)  # rotations are float32
        with pytest.raises(ValueError, match="does not begin"):
            read.branch(tokens[:1], [-1, 0])


@pytest.mark.parametrize("temperature", [0, 0.8])
@pytest.mark.parametrize("tree", TREE_NAMES)
def test_recorded_trees_are_read_again(tree: str, temperature: float) -> None:
    how = Settings(gamma=3, temperature=temperature, max_new_tokens=40, tree=tree, budget=7, seed=5)
    trace = finish(race(PAIR, PROMPT, how))
    assert traces.read(traces.write(trace)) == trace
    assert len(trace.output) == 40
    assert trace.captured is False
    drafts = [draft for round in trace.rounds for draft in round.drafts]
    assert {draft.verdict for draft in drafts} == {"accepted", "rejected", "untested"}
    for draft in drafts:
        assert (draft.draw is None) == (draft.verdict == "untested")
        assert draft.threshold is not None
        if draft.draw is not None:
            assert (draft.draw < draft.threshold) == (draft.verdict == "accepted")
    if temperature == 0:
        assert trace.output == trace.plain.tokens


@pytest.mark.parametrize("rule", RULES)
def test_trees_judged_by_other_rules_are_read_again(rule: str) -> None:
    """Also with a text that ends within a path; at temperature 0 all rules accept the same."""
    how = Settings(gamma=3, temperature=1, max_new_tokens=40, tree="k-ary", budget=7, rule=rule)
    for seed in range(3):
        for pair in (PAIR, replace_pair(PAIR, ends=frozenset({5}))):
            trace = finish(race(pair, PROMPT, replace(how, seed=seed)))
            assert traces.read(traces.write(trace)) == trace
            drafts = [draft for round in trace.rounds for draft in round.drafts]
            assert any(draft.chance is not None for draft in drafts) == (rule != "token")
            assert any(draft.weight is not None for draft in drafts) == (rule == "block")
    cold = replace(how, temperature=0)
    same = [finish(race(PAIR, PROMPT, replace(cold, rule=name))) for name in ("token", rule)]
    assert same[0].output == same[1].output == same[0].plain.tokens
    assert [r.emitted for r in same[0].rounds] == [r.emitted for r in same[1].rounds]


def test_draws_of_a_leaf_that_rescues_its_parents() -> None:
    """Of an accepted path only the last node has a draw; every rejected node has one."""
    how = Settings(gamma=3, temperature=1, max_new_tokens=60, tree="k-ary", budget=7, rule="block")
    rounds = finish(race(PAIR, PROMPT, how)).rounds
    path = [[d for d in r.drafts if d.verdict == "accepted"] for r in rounds]
    assert all(d.draw is None for nodes in path for d in nodes[:-1])
    assert all(nodes[-1].draw is not None for nodes in path if nodes)
    fallen = [d for r in rounds for d in r.drafts if d.verdict == "rejected"]
    assert fallen
    assert all(d.draw is not None for d in fallen)


def test_typical_paths_are_the_longest() -> None:
    p = [[0.5, 0.3, 0.2], [0.1, 0.05, 0.85], [0.2, 0.7, 0.1], [0.4, 0.3, 0.3], [0.3, 0.3, 0.4]]
    tokens, parents = torch.tensor([0, 1, 1, 0]), (-1, -1, 0, 1)
    probs = torch.full((4, 3), 1 / 3, dtype=torch.float64)
    proposal = Proposal(tokens, probs, None, parents=parents)
    target_probs = torch.tensor([*p], dtype=torch.float64)
    chance = SeededChance(0, 0, torch.device("cpu"))
    judged = JUDGES["typical"].tree(target_probs, proposal, chance, torch.zeros(1))
    assert judged.path == [1, 3], "node 0 is likelier, but nothing typical follows it"
    assert judged.tests.keys() == {1, 3}


def judged_with(
    round: traces.Round, rule: str, p_of: Mapping[int, list[float]], q_of: Sequence[list[float]]
) -> dict[int, list[float]]:
    """A slow oracle: the p of each node once its elder siblings are rejected; -1 is the text."""
    rows = dict[int, list[float]]()

    def visit(above: int, w: float) -> None:
        p = p_of.get(above, [])
        for node, draft in enumerate(round.drafts):
            if draft.parent != above:
                continue
            x, q, rows[node] = draft.token, q_of[node], p
            visit(node, min(1.0, w * p[x] / q[x]))
            if rule == "typical":
                continue
            if rule == "match":
                left = [0.0 if token == x else each for token, each in enumerate(p)]
            else:
                weight = w if rule == "block" else 1.0
                left = [max(0.0, weight * a - b) for a, b in zip(p, q, strict=True)]
            mass = sum(left)
            p = [each / mass for each in left] if mass else p
            w = mass / (mass + 1 - w) if mass + 1 - w else 1.0

    visit(-1, 1.0)
    return rows


@pytest.mark.parametrize("rule", RULES)
def test_untested_nodes_hold_what_their_rule_would_judge_them_with(rule: str) -> None:
    how = Settings(
        gamma=2, temperature=1, max_new_tokens=60, tree="k-ary", budget=8, seed=2, rule=rule
    )
    checked = 0
    for round in finish(race(PAIR, PROMPT, how, top=6)).rounds:
        listed = [{c.token: c for c in at.candidates} for at in round.positions]
        target, draft = (
            [
                [getattr(at[token], of) or 0.0 for token in range(6)]
                for at in listed[: len(round.drafts)]
            ]
            for of in ("target", "draft")
        )
        eldest = {d.parent: node for node, d in reversed([*enumerate(round.drafts)])}
        whole = {above: target[node] for above, node in eldest.items() if above is not None}
        expected = judged_with(round, rule, whole, draft)
        for node, each in enumerate(round.drafts):
            if each.verdict == "untested" and node not in eldest.values():
                assert target[node] == pytest.approx(expected[node], abs=2e-5)
                assert each.target == pytest.approx(expected[node][each.token], abs=2e-5)
                both = zip(expected[node], draft[node], strict=True)
                assert round.positions[node].overlap == pytest.approx(sum(map(min, both)), abs=2e-5)
                checked += 1
    assert checked > 3


@pytest.mark.parametrize("rule", RULES)
def test_untested_nodes_are_not_judged_where_nothing_is_listed(
    rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    how = Settings(gamma=2, temperature=1, max_new_tokens=20, tree="k-ary", budget=8, rule=rule)
    shown = finish(race(PAIR, PROMPT, how, plain=False, top=1))
    monkeypatch.setattr(block.Weights, "rows", lambda *_: pytest.fail("was judged again"))
    monkeypatch.setattr(judging, "after_siblings", lambda *_: pytest.fail("was judged again"))
    bare = finish(race(PAIR, PROMPT, how, plain=False, top=0))
    assert bare.output == shown.output
    for one, other in zip(bare.rounds, shown.rounds, strict=True):
        assert one.final == other.final
        for ours, theirs in zip(one.drafts, other.drafts, strict=True):
            assert ours.target in (theirs.target, None)
            same = replace(ours, target=theirs.target, chances=theirs.chances)
            assert same == theirs or ours.target == pytest.approx(theirs.target, abs=1e-6)
            assert ours.verdict == "untested" or ours.target is not None
    assert traces.read(traces.write(bare)) == bare


def test_positions_hold_what_each_node_is_judged_with() -> None:
    """A sibling is judged with its elder's residual; a correction is drawn from the last one."""
    how = Settings(gamma=2, temperature=1, max_new_tokens=60, tree="k-ary", budget=6, seed=4)
    trace = finish(race(PAIR, PROMPT, how, top=6))
    corrections = 0
    for round in trace.rounds:
        for node, draft in enumerate(round.drafts):
            shown = {c.token: c for c in round.positions[node].candidates}
            assert shown[draft.token].target == draft.target
            assert shown[draft.token].draft == draft.draft
            elder = next((i for i in range(node) if round.drafts[i].parent == draft.parent), None)
            if elder is not None:
                before = {c.token: c for c in round.positions[elder].candidates}
                left = {t: max((c.target or 0) - (c.draft or 0), 0) for t, c in before.items()}
                for token, mass in left.items():
                    found = shown[token].target
                    assert found == pytest.approx(mass / sum(left.values()), abs=1e-5)
                assert shown[round.drafts[elder].token].draft == 0
        kind = round.final and round.final.kind
        assert len(round.positions) == len(round.drafts) + (kind == "bonus")
        corrections += kind == "correction"
    assert corrections


def test_a_large_tree_lists_fewer_tokens_at_each_node() -> None:
    """Otherwise the trace of a run could be too large to open."""
    listed = {}
    for budget in (6, 64):
        how = Settings(gamma=16, max_new_tokens=9, tree="k-ary", budget=budget)
        target, draft = Scripted(hashed(1, 40)), Scripted(hashed(2, 40))
        drafter = tree_drafter(how, target, draft)
        round, _ = next(decode(target, drafter, PROMPT, how, top=8))
        listed[len(round.drafts)] = max(len(at.candidates) for at in round.positions)
    assert listed[6] > 8 > listed[64] >= 2


def test_metrics_of_a_tree() -> None:
    """A position counts once, however many siblings were judged there."""
    how = Settings(gamma=2, temperature=1, max_new_tokens=200, tree="k-ary", budget=6, seed=4)
    trace = finish(race(PAIR, PROMPT, how))
    found = counts(trace)
    kinds = [round.final.kind for round in trace.rounds if round.final]
    failed = kinds.count("correction")
    assert found.accepted + found.rejected + found.untested == found.drafted
    assert found.rejected > failed
    rate = found.accepted / (found.accepted + failed)
    assert acceptance_rate(trace) == pytest.approx(rate, abs=1e-6)
    assert counts(trace).mean_overlap == pytest.approx(acceptance_rate(trace), abs=0.08)


def test_an_accepted_end_of_text_ends_a_tree() -> None:
    pair = scripted_pair(TARGET, blended(TARGET, 4, 0.9), ends=[1])
    ended = 0
    for seed in range(12):
        how = Settings(gamma=3, temperature=1, tree="k-ary", budget=7, seed=seed)
        trace = finish(race(pair, PROMPT, how))
        assert traces.read(traces.write(trace)) == trace
        ended += trace.rounds[-1].final is None
        assert 1 not in trace.output[:-1]
    assert ended


def fault(round: traces.Round) -> str:
    trace = finish(race(PAIR, PROMPT, Settings(max_new_tokens=4)))
    with pytest.raises(TraceError) as caught:
        traces.read(traces.write(replace(trace, rounds=(round,), plain=traces.Plain())))
    return str(caught.value)


def tree(final: traces.FinalKind | None, *nodes: tuple[int, str]) -> traces.Round:
    names: dict[str, traces.Verdict] = {"a": "accepted", "r": "rejected", "u": "untested"}
    return traces.Round(
        drafts=tuple(
            traces.Draft(token=1, verdict=names[verdict], parent=parent)
            for parent, verdict in nodes
        ),
        final=None if final is None else traces.Final(1, final),
        times=traces.Times(0, 0, 0),
    )


@pytest.mark.parametrize(
    ("round", "why"),
    [
        (tree("bonus", (-1, "a"), (1, "u")), "follow"),
        (tree("bonus", (-1, "a"), (-1, "a")), "path"),
        (tree("bonus", (-1, "u"), (0, "a")), "path"),
        (tree("bonus", (-1, "a"), (-1, "r")), "order"),
        (tree("bonus", (-1, "u"), (-1, "a")), "order"),
        (tree("bonus", (-1, "a"), (0, "u")), "bonus"),
        (tree("correction", (-1, "r"), (0, "r")), "order"),
        (tree("correction", (-1, "r"), (-1, "a")), "correction"),
        (tree("bonus", (-1, "r"), (-1, "r")), "correction"),
        (tree(None, (-1, "r"), (-1, "u")), "correction"),
        (tree("correction", *((node - 1, "u" if node else "r") for node in range(5))), "γ = 4"),
        (tree("correction", *((-1, "r") for _ in range(13))), "budget of 12"),
    ],
)
def test_impossible_trees(round: traces.Round, why: str) -> None:
    assert why in fault(round)


def test_a_table_names_each_node_and_its_parent() -> None:
    how = Settings(gamma=2, max_new_tokens=40, tree="k-ary", budget=6, seed=2)
    trace = finish(race(PAIR, PROMPT, how))
    rows = list(csv.DictReader(io.StringIO(table(trace), newline="")))
    first = [row for row in rows if row["round"] == "1"]
    assert [(row["node"], row["parent"], row["slot"]) for row in first[:-1]] == [
        *(("1", "0", "1"), ("2", "0", "1"), ("3", "1", "2")),
        *(("4", "1", "2"), ("5", "2", "2"), ("6", "2", "2")),
    ]
    written = [row for row in rows if row["verdict"] not in {"rejected", "untested"}]
    assert [int(row["token"]) for row in written] == list(trace.output)
    assert [int(row["index"]) for row in written] == list(range(1, 41))
    assert all(row["target_probability"] for row in written)


# Shapes


def test_k_ary() -> None:
    assert k_ary(2, 5, 9) == (-1, -1, 0, 0, 1)
    assert k_ary(1, 9, 3) == (-1, 0, 1)
    assert k_ary(3, 20, 1) == (-1, -1, -1)


def value(shape: tuple[int, ...], rates: list[float]) -> float:
    chances = {-1: 1.0}
    for parent, nodes in children_of(shape).items():
        for rank, node in enumerate(nodes):
            chances[node] = chances[parent] * rates[rank] if rank < len(rates) else 0
    return sum(chances.values()) - 1


def every(budget: int) -> list[tuple[int, ...]]:
    """All trees of `budget` nodes, numbered level by level."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(budget):
        found = [(*t, p) for t in found for p in range(t[-1] if t else -1, len(t))]
    return found


@pytest.mark.parametrize("rates", [[0.6, 0.2, 0.1], [0.9, 0.05], [0.3, 0.29, 0.28], [0.2, 0.6]])
@pytest.mark.parametrize("depth", [1, 2, 5])
def test_no_tree_is_better_than_the_best(depth: int, rates: list[float]) -> None:
    def levels(shape: tuple[int, ...], node: int) -> int:
        return 0 if node < 0 else 1 + levels(shape, shape[node])

    best = best_tree(rates, 5, depth)
    allowed = [t for t in every(5) if max(levels(t, n) for n in range(5)) <= depth]
    assert len(best) <= 5
    assert max(levels(best, node) for node in range(len(best))) <= depth
    assert value(best, rates) == pytest.approx(max(value(t, rates) for t in allowed))


def test_measured_acceptance_changes_the_shape() -> None:
    """First children that are always accepted make a chain; if they never are, trees branch."""
    sure, unsure = AcceptanceByRank(RANKS), AcceptanceByRank(RANKS)
    for _ in range(64):
        sure.learn(0, accepted=True)
        unsure.learn(0, accepted=False)
        unsure.learn(1, accepted=True)
    assert sure.shape(4, 8) == (-1, 0, 1, 2)
    assert unsure.shape(4, 8)[:2] == (-1, -1)


def test_a_tree_learns_from_siblings_that_are_passed_over() -> None:
    """Typical acceptance tests only the path, but its elder siblings were not accepted either."""
    learned = list[tuple[int, bool]]()
    drafter = ShapedTree(
        Scripted(constant(0.6, 0.3, 0.1)),
        partial(k_ary, 3),
        likeliest,
        lambda rank, *, accepted: learned.append((rank, accepted)),
    )
    target, chance = Scripted(constant(0.05, 0.9, 0.05)), SeededChance(0, 0, torch.device("cpu"))
    to_probs, judge = make_to_probs(Settings(temperature=1)), JUDGES["typical"]
    outcome = speculate_tree(target, drafter, PROMPT, 3, 1, to_probs, chance, judge)
    assert outcome.tests.keys() == {1}
    assert learned == [(0, False), (1, True)]


# Refusals


def test_no_tree_from_prompt_lookup() -> None:
    how = Settings(tree="k-ary", drafter="lookup")
    with pytest.raises(SettingsError, match="only a chain of tokens"):
        finish(race(PAIR, PROMPT, how))


def test_settings_of_a_tree() -> None:
    for wrong in ({"tree": "bush"}, {"budget": 0}, {"budget": 65}, {"branches": 1}):
        with pytest.raises(SettingsError):
            Settings(**wrong)
    with pytest.raises(SettingsError, match="unsure"):
        Settings(tree="dynamic", confidence=0.4)


def test_the_formulas_are_not_fed_with_trees() -> None:
    how = Settings(gamma=2, temperature=0.8, max_new_tokens=60)
    assert measure_run(finish(race(PAIR, PROMPT, how))) is not None
    assert measure_run(finish(race(PAIR, PROMPT, replace(how, tree="k-ary")))) is None


@pytest.mark.parametrize("kind", ["eager", "captured"])
@pytest.mark.parametrize(
    "dialect", ["eagle3 of DeepSpec", "mtp of Qwen3-Next", "dspark of DeepSpec", "medusa"]
)
def test_a_dynamic_tree_that_never_waits_is_the_same(
    dialect: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a GPU, the host learns the tree's structure when all of it has grown."""
    model = tiny_heads.target()
    head = load_head(str(tiny_heads.write(tmp_path, dialect, model).folder), model)
    how = Settings(gamma=4, temperature=0.8, max_new_tokens=30, tree="dynamic", budget=9)

    def rounds() -> list[list[tuple[int, str, int | None]]]:
        target = LeanModel(model) if kind == "eager" else StaticModel(RunnerPool(model, taped))
        drafter, draft = head.make(target, 0.0)
        grown = tree_drafter(how, target, drafter)
        prepare_run(how, target, grown, draft, 60)
        decoded = decode(target, grown, [1, 2, 3, 1, 2], how)
        return [[(d.token, d.verdict, d.parent) for d in round.drafts] for round, _ in decoded]

    usual = rounds()
    pretend_to_wait(monkeypatch)
    assert rounds() == usual
    assert max(len({parent for *_, parent in nodes}) for nodes in usual) > 3


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("tree", TREES[1:])
def test_judging_all_nodes_at_once_changes_nothing(
    tree: str, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a GPU, thresholds are computed before it is known which nodes are tested."""
    for temperature in (0, 1):
        how = Settings(
            gamma=3, temperature=temperature, max_new_tokens=60, tree=tree, budget=8, rule=rule
        )
        usual = finish(race(PAIR, PROMPT, how, top=4)).rounds
        with monkeypatch.context() as patch:
            pretend_to_wait(patch)
            found = finish(race(PAIR, PROMPT, how, top=4)).rounds
        assert len(found) == len(usual)
        for ours, theirs in zip(found, usual, strict=True):
            assert [d.verdict for d in ours.drafts] == [d.verdict for d in theirs.drafts]
            for one, other in zip(ours.drafts, theirs.drafts, strict=True):
                for name in ("target", "draft", "draw", "chance", "weight", "excess"):
                    assert getattr(one, name) == pytest.approx(getattr(other, name), abs=1e-6)
            assert ours.final == theirs.final
