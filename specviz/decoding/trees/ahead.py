"""Trees from drafters that guess several slots at once: Medusa, DFlash, DSpark."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, runtime_checkable

import torch
from torch import Tensor

from specviz.decoding.drafters import Proposal, ToProbs
from specviz.decoding.lean.attention import Parents
from specviz.decoding.trees.growing import TreeDrafter, TreeModel
from specviz.sampling import Chance


@runtime_checkable
class LookAhead(Protocol):
    """A drafter that reads the text once for all slots after it."""

    def look(self, context: Sequence[int], most: int) -> Tensor:
        """Read the text; return what `follow` needs for up to `most` slots, [g, …]; g may be 0."""
        ...

    def follow(self, found: Tensor, tokens: Tensor) -> Tensor:
        """The logits after tokens [w], from what `look` found for the slots after them, [w, V]."""
        ...

    def rollback(self, length: int) -> None:
        """Keep only the first `length` tokens of context and drafts."""
        ...


class AheadTree(TreeDrafter):
    """Grows a tree from what a drafter finds for each of its levels.

    Args:
        grow: makes the drafter of the tree.
    """

    def __init__(
        self, drafter: LookAhead, target: TreeModel, grow: Callable[[TreeModel], TreeDrafter]
    ) -> None:
        self._drafter = drafter
        self._slots = _Slots(drafter, target)
        self._tree = grow(self._slots)

    def propose(
        self, context: Sequence[int], budget: int, depth: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        self._slots.found = self._drafter.look(context, depth)
        levels = len(self._slots.found)
        return self._tree.propose(context, budget, levels, to_probs, chance)

    def keep(self, length: int, path: Sequence[int], tested: Mapping[int, int]) -> None:
        self._tree.keep(length, path, tested)
        self._drafter.rollback(length + len(path))


class _Slots:
    """A model whose logits depend only on a token's level, and possibly on the token itself."""

    def __init__(self, drafter: LookAhead, target: TreeModel) -> None:
        self.length = 0
        self.limit = target.limit
        self.vocabulary = target.vocabulary
        self.device = target.device
        self.found = torch.empty(0)
        self._drafter = drafter

    def logits(self, tokens: Tensor, last: int) -> Tensor:
        """The logits of the first slot, [1, V]."""
        self.length += len(tokens)
        return self._drafter.follow(self.found[:1], tokens[-1:])

    def branch(self, tokens: Tensor, parents: Parents) -> Tensor:
        if isinstance(parents, Tensor):
            level = len(parents) // len(tokens)
        else:
            level, parent = 1, parents[-1]
            while parent >= 0:
                level, parent = level + 1, parents[parent]
        slot = self.found[level : level + 1]
        return self._drafter.follow(slot.expand(len(tokens), -1), tokens)

    def keep(self, path: Sequence[int]) -> None:
        """Keep nothing: the next look reads the text anew."""

    def rollback(self, length: int) -> None:
        self.length = min(self.length, length)
