"""Trees by enumeration of whole decodes: several rounds under each lossless rule."""

from functools import partial
from typing import Any

import pytest

import specviz.decoding.trees.shapes as shapes
from decoding.test_trees import SHAPES, decoded
from specviz.decoding.drafters import Proposal
from specviz.decoding.trees.drafting import RANKS, tree_drafter
from specviz.decoding.trees.growing import Choose, ShapedTree, TreeDrafter, likeliest, sampled
from specviz.decoding.trees.shapes import AcceptanceByRank, Shape
from specviz.settings import RULES, TREES, Settings
from support.exact import DRAFT, EXACT, PROMPT, TARGET, Case, assert_exact
from support.scripted import Scripted, distance, emitted

LOSSLESS = [rule for rule, lossless in RULES.items() if lossless]


def drawn(shape: str, model: Scripted) -> TreeDrafter:
    """A tree of children sampled without replacement."""
    return ShapedTree(model, SHAPES[shape], sampled)


@pytest.mark.parametrize(
    "case", [Case(2, 3), Case(3, 4, top_k=2), Case(3, 3, temperature=1.7, top_p=0.8)], ids=str
)
@pytest.mark.parametrize("rule", LOSSLESS)
@pytest.mark.parametrize("shape", ["chain", "binary", "ternary", "uneven"])
def test_children_sampled_without_replacement(shape: str, rule: str, case: Case) -> None:
    decoded(partial(drawn, shape), case, rule=rule)


@pytest.mark.parametrize("rule", LOSSLESS)
def test_sampled_children_at_the_end_of_a_text(rule: str) -> None:
    decoded(partial(drawn, "binary"), Case(2, 3), ends=(2,), rule=rule)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[int, int], set[Shape]]:
    """Let the first tests outweigh the assumption; return all shapes by budget and depth."""
    seen: dict[tuple[int, int], set[Shape]] = {}
    usual = AcceptanceByRank.shape

    def shape(acceptance: AcceptanceByRank, budget: int, depth: int) -> Shape:
        made = usual(acceptance, budget, depth)
        seen.setdefault((budget, depth), set()).add(made)
        return made

    monkeypatch.setattr(AcceptanceByRank, "shape", shape)
    monkeypatch.setattr(shapes, "WEIGHT", 0.5)
    return seen


@pytest.mark.parametrize("choose", [likeliest, sampled])
@pytest.mark.parametrize("rule", LOSSLESS)
def test_shapes_that_are_learned_during_a_run(
    rule: str, choose: Choose, quick: dict[tuple[int, int], set[Shape]]
) -> None:
    """A round's shape depends on the verdicts of earlier rounds."""
    few = 2 if rule == "match" else 0  # it branches most
    how = Settings(
        gamma=2, max_new_tokens=4, temperature=1, top_k=few, tree="measured", budget=2, rule=rule
    )

    def models() -> tuple[Scripted, TreeDrafter]:
        target, draft = Scripted(TARGET), Scripted(DRAFT)
        if choose is sampled:
            return target, tree_drafter(how, target, draft)
        acceptance = AcceptanceByRank(RANKS)
        return target, ShapedTree(draft, acceptance.shape, choose, acceptance.learn)

    assert_exact(models, how)
    assert max(map(len, quick.values())) > 1


class Unknown(TreeDrafter):
    """A drafter whose state the enumeration cannot see, so that it merges no paths."""

    def __init__(self, drafter: TreeDrafter) -> None:
        self._drafter = drafter

    def propose(self, *how: Any) -> Proposal:
        return self._drafter.propose(*how)

    def keep(self, *how: Any) -> None:
        self._drafter.keep(*how)


@pytest.mark.parametrize("tree", TREES[1:])
def test_merging_paths_changes_no_probability(tree: str) -> None:
    """Neither with the lossy rule of typical acceptance, nor with shapes that learn."""
    how = Settings(
        gamma=2, max_new_tokens=4, temperature=1, top_k=2, tree=tree, budget=3, rule="typical"
    )

    def models(*, known: bool) -> tuple[Scripted, TreeDrafter]:
        target, draft = Scripted(TARGET), Scripted(DRAFT)
        drafter = tree_drafter(how, target, draft)
        return target, drafter if known else Unknown(drafter)

    together, apart = (
        emitted(partial(models, known=known), PROMPT, how) for known in (True, False)
    )
    assert distance(together, apart) < EXACT
