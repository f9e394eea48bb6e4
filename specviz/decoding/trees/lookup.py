"""Prompt lookup where the context matches, else a tree."""

from collections.abc import Mapping, Sequence

from specviz.decoding.drafters import LookupDrafter, Proposal, ToProbs
from specviz.decoding.trees.growing import TreeDrafter
from specviz.sampling import Chance


class LookupElseTree(TreeDrafter):
    """Proposes what lookup found, as a tree with one branch, or else grows a tree.

    The choice depends on the context alone, so the output stays exact.
    """

    def __init__(self, lookup: LookupDrafter, tree: TreeDrafter) -> None:
        self._lookup = lookup
        self._tree = tree
        self._grew = False

    def propose(
        self, context: Sequence[int], budget: int, depth: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        found = self._lookup.propose(context, min(budget, depth), to_probs, chance)
        self._grew = not len(found.tokens)
        if self._grew:
            grown = self._tree.propose(context, budget, depth, to_probs, chance)
            return grown._replace(source="model")
        return found._replace(source="lookup", parents=tuple(range(-1, len(found.tokens) - 1)))

    def keep(self, length: int, path: Sequence[int], tested: Mapping[int, int]) -> None:
        if not self._grew:  # the tree's model has read nothing of it
            path, tested = (), {}
        self._lookup.rollback(length)
        self._tree.keep(length, path, tested)
