"""Shapes of draft trees that are fixed before anything is drafted.

A shape lists the parent of each node, as a number of an earlier one; −1: it follows the text.
Nodes are numbered level by level, and siblings by rank: the first child is judged first.
"""

from collections.abc import Callable, Sequence
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float64]

Shape = tuple[int, ...]

Plan = Callable[[int, int], Shape]
"""Makes a shape from the most nodes and the most levels that it may have."""

PRIOR = (0.6, 0.35, 0.25, 0.2)  # assumed acceptance by rank, before tests; later ranks: the last
WEIGHT = 4.0  # tests that the assumption counts for


def k_ary(k: int, budget: int, depth: int) -> Shape:
    """A tree in which every node has k children, filled level by level."""
    shape, level = list[int](), [-1]
    for _ in range(depth):
        room = budget - len(shape)
        begun = len(shape)
        shape += [parent for parent in level for _ in range(k)][:room]
        level = list(range(begun, len(shape)))
    return tuple(shape)


def best_tree(acceptance: Sequence[float], budget: int, depth: int) -> Shape:
    """The tree with the most accepted tokens on average, by dynamic programming.

    A node's value is the chance that it is accepted: the product of the acceptance of its own and
    its ancestors' ranks. Source: Chen et al. 2024, Sequoia, arXiv:2402.12374, section 4.1.

    Args:
        acceptance: the chance that the child of each rank is accepted once its parent is; a node
            has no more children than there are ranks.
    """
    sizes = _best_sizes(np.array(acceptance), budget, depth)
    shape, level = list[int](), [(-1, budget, depth)]
    while level:
        below = list[tuple[int, int, int]]()
        for parent, room, levels in level:
            left = room
            for rank in range(len(acceptance) if levels else 0):
                size = int(sizes[levels - 1, rank, left])
                if size == 0:
                    break
                below.append((len(shape), size - 1, levels - 1))
                shape.append(parent)
                left -= size
        level = below
    return tuple(shape)


def _best_sizes(acceptance: FloatArray, budget: int, depth: int) -> NDArray[np.intp]:
    """How many nodes the best tree gives to a child and all below it, 0: no such child.

    Returns:
        [depth, ranks, budget + 1], by the number of levels left minus one, the child's rank, and
        how many nodes are left for it and its later siblings.
    """
    ranks, room = len(acceptance), np.arange(budget + 1)
    left = room[:, None] - room  # nodes left for later siblings [room, size]
    sizes = np.zeros((depth, ranks, budget + 1), np.intp)
    below = np.zeros(budget + 1)  # the value of all children, by room
    for levels in range(depth):
        beside = np.zeros(budget + 1)  # the value of later siblings, by room
        for rank in reversed(range(ranks)):
            own = np.concatenate([[0.0], acceptance[rank] * (1 + below[:-1])])
            values = np.where(left >= 0, own + beside[left], -np.inf)
            values[:, 0] = 0.0  # no child of this rank, so none of later ones
            sizes[levels, rank] = values.argmax(1)
            beside = values.max(1)
        below = beside
    return sizes


def children_of(shape: Sequence[int]) -> dict[int, list[int]]:
    """The children of each node by rank, those of the text under −1."""
    children: dict[int, list[int]] = {node: [] for node in range(-1, len(shape))}
    for node, parent in enumerate(shape):
        children[parent].append(node)
    return children


class AcceptanceByRank:
    """The best shape for the acceptance of first, second, … children in a run so far.

    Args:
        ranks: the most children of a node.
    """

    def __init__(self, ranks: int) -> None:
        prior = [PRIOR[min(rank, len(PRIOR) - 1)] for rank in range(ranks)]
        self._accepted = [WEIGHT * rate for rate in prior]
        self._tested = [WEIGHT] * ranks
        self._due = 1.0  # tests of first children at which to recompute shapes
        self._shapes: dict[tuple[int, int], Shape] = {}

    @property
    def rates(self) -> list[float]:
        """The acceptance of each rank once its parent is accepted, whatever its siblings."""
        own = [a / n for a, n in zip(self._accepted, self._tested, strict=True)]
        reached = accumulate(own[:-1], lambda left, rate: left * (1 - rate), initial=1.0)
        return [left * rate for left, rate in zip(reached, own, strict=True)]

    def learn(self, rank: int, *, accepted: bool) -> None:
        """Count one test of a child none of whose earlier siblings was accepted."""
        self._tested[rank] += 1
        self._accepted[rank] += accepted

    def shape(self, budget: int, depth: int) -> Shape:
        """The best tree for the tests so far; recomputed whenever their number has doubled."""
        if self._tested[0] >= self._due:
            self._due = 2 * self._tested[0]
            self._shapes = {}
        if (budget, depth) not in self._shapes:
            self._shapes[budget, depth] = best_tree(self.rates, budget, depth)
        return self._shapes[budget, depth]
