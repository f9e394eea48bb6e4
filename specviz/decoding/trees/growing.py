"""Drafters that grow a tree level by level."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

import torch
from torch import Tensor

from specviz.decoding.drafters import Proposal, ToProbs, nothing
from specviz.decoding.language_model import LanguageModel, to_device, unread
from specviz.decoding.trees.shapes import Plan, children_of
from specviz.sampling import Chance


@runtime_checkable
class TreeModel(LanguageModel, Protocol):
    """A model, or a head of the target, that can read a tree of tokens after its text."""

    def branch(self, tokens: Tensor, parents: Sequence[int]) -> Tensor:
        """Read tokens [w] of a tree after the text; return the logits of all, [w, V].

        The text is unchanged until a path of the tree is kept.

        Args:
            parents: of each token, as a number of an earlier one; −1: it follows the text. If there
                are more than w, the tokens continue the tree read last, whose parents come first.
        """
        ...

    def keep(self, path: Sequence[int]) -> None:
        """Make one path of the tree read last a part of the text; it may be empty."""
        ...


class TreeDrafter(ABC):
    """Proposes a tree of tokens."""

    @abstractmethod
    def propose(
        self, context: Sequence[int], budget: int, depth: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        """Draft a tree of at most `budget` tokens on at most `depth` levels, with its parents."""

    @abstractmethod
    def keep(self, length: int, path: Sequence[int], tested: Mapping[int, int]) -> None:
        """Keep the accepted path, and learn from the tests.

        Args:
            length: of the context before it.
            path: the accepted nodes.
            tested: the rank of each node that was judged.
        """


Children = Iterator[tuple[Tensor, Tensor]]
"""Children in the order of their tests: each token [1], and the distribution [V] that it was drawn
from, given its elder siblings."""

Choose = Callable[[Tensor, int, ToProbs, Chance], Children]
"""Chooses `count` children from logits [V]."""


def sampled(logits: Tensor, count: int, to_probs: ToProbs, chance: Chance) -> Children:
    """Children drawn without replacement; fewer where no other token has any probability."""
    q = to_probs(logits)
    for _ in range(count):
        token = chance.token(q)
        yield token, q
        others = q.index_fill(0, token, 0.0)
        mass = others.sum()
        if not mass > 0:
            return
        q = others / mass


def likeliest(logits: Tensor, count: int, to_probs: ToProbs, _: Chance) -> Children:
    """The likeliest tokens. They are certain: each is drawn from a one-hot distribution."""
    found = logits.topk(min(count, len(logits)))
    for logit, token in zip(found.values.tolist(), found.indices.split(1), strict=True):
        if logit > -torch.inf:  # a reduced vocabulary ends here
            yield token, torch.zeros_like(to_probs(logits)).index_fill_(0, token, 1.0)


class ShapedTree(TreeDrafter):
    """Grows a tree whose shape is fixed before drafting.

    A shape may depend on the context and on earlier rounds, but not on the tokens of its own tree:
    leaving out a child because of its token would bias the output.

    Args:
        shape: makes the shape.
        choose: the children of a node.
        learn: receives the rank of each judged node, and whether it was accepted.
    """

    def __init__(
        self,
        model: TreeModel,
        shape: Plan,
        choose: Choose,
        learn: Callable[..., None] | None = None,
    ) -> None:
        self.model = model
        self._shape = shape
        self._choose = choose
        self._learn = learn
        self._read: dict[int, int] = {}  # node of the tree → its number in the model's own tree

    def propose(
        self, context: Sequence[int], budget: int, depth: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        self._read = {}
        depth = min(depth, self.model.limit - len(context) + 1)
        if min(budget, depth) <= 0:
            return nothing(self.model.vocabulary, self.model.device)
        children = children_of(self._shape(budget, depth))
        logits = self.model.logits(unread(self.model, context), last=1)
        level = {-1: -1}  # slot in the shape → node of the tree
        tree = _Tree()
        while level:
            fresh = {}
            for row, (slot, node) in zip(logits, level.items(), strict=True):
                chosen = self._choose(row, len(children[slot]), to_probs, chance)
                for below, (token, q) in zip(children[slot], chosen, strict=False):
                    fresh[below] = tree.add(token, node, q, row)
            level = {slot: node for slot, node in fresh.items() if children[slot]}
            if level:
                logits = self._branch(tree, list(level.values()))
        if not tree.tokens:  # NaN: the draft's logits overflowed
            return nothing(self.model.vocabulary, self.model.device)
        return tree.proposal()

    def keep(self, length: int, path: Sequence[int], tested: Mapping[int, int]) -> None:
        _keep(self.model, length, [self._read[node] for node in path if node in self._read])
        for node, rank in tested.items():
            if self._learn is not None:
                self._learn(rank, accepted=node in path)

    def _branch(self, tree: "_Tree", nodes: list[int]) -> Tensor:
        """Read nodes of the tree, all on one level; return their logits."""
        self._read |= {node: len(self._read) + number for number, node in enumerate(nodes)}
        parents = [self._read.get(tree.parents[node], -1) for node in self._read]
        return self.model.branch(torch.cat([tree.tokens[node] for node in nodes]), parents)


class DynamicTree(TreeDrafter):
    """EAGLE-2's tree: expands the likeliest nodes of each level, then keeps the likeliest of all.

    Its tokens are certain given the context, so any choice among them is lossless. A node's score
    is the draft's probability of its whole path at temperature 1.
    Source: Li et al. 2024, EAGLE-2, arXiv:2406.16858, section 4.

    Args:
        width: how many nodes of a level are expanded, and how many children each gets.
    """

    def __init__(self, model: TreeModel, width: int) -> None:
        self.model = model
        self._width = width
        self._read: dict[int, int] = {}

    def propose(
        self, context: Sequence[int], budget: int, depth: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        depth = min(depth, self.model.limit - len(context) + 1)
        if min(budget, depth) <= 0:
            return nothing(self.model.vocabulary, self.model.device)
        pool = list[_Scored]()
        read = list[int]()  # numbers in the pool, in the order of the model's own tree
        rows = self.model.logits(unread(self.model, context), last=1)
        level, logits = [-1], [rows]
        for below in range(depth - 1, -1, -1):
            fresh = self._children(pool, level, rows)
            pool += fresh
            begun = len(pool) - len(fresh)
            level = sorted(range(begun, len(pool)), key=lambda i: -pool[i].score)[: self._width]
            if not below or not level or not _reaches(pool, level[0], budget):
                break
            known = len(read)
            read += level
            numbers = {-1: -1} | {node: number for number, node in enumerate(read)}
            tokens = to_device([pool[node].token for node in read[known:]], self.model.device)
            rows = self.model.branch(tokens, [numbers[pool[node].parent] for node in read])
            logits.append(rows)
        best = sorted(range(len(pool)), key=lambda i: (-pool[i].score, i))[:budget]
        chosen = {old: new for new, old in enumerate(sorted(best))}
        self._read = {chosen[old]: number for number, old in enumerate(read) if old in chosen}
        return _certain(pool, chosen, read, torch.cat(logits), to_probs)

    def keep(self, length: int, path: Sequence[int], tested: Mapping[int, int]) -> None:
        _keep(self.model, length, [self._read[node] for node in path if node in self._read])

    def _children(self, pool: list["_Scored"], level: list[int], rows: Tensor) -> list["_Scored"]:
        found = rows.float().log_softmax(-1).topk(min(self._width, rows.shape[1]))
        tokens, scores = found.indices.tolist(), found.values.tolist()
        return [
            _Scored(token, parent, before + score)
            for parent, *columns in zip(level, tokens, scores, strict=True)
            for before in [pool[parent].score if parent >= 0 else 0.0]
            for token, score in zip(*columns, strict=True)
            if score > -torch.inf
        ]


class _Scored(NamedTuple):
    """A node that may be drafted; `parent` is a number in the pool."""

    token: int
    parent: int
    score: float


class _Tree:
    """The nodes of a growing tree."""

    def __init__(self) -> None:
        self.tokens = list[Tensor]()
        self.parents = list[int]()
        self._probs = list[Tensor]()
        self._logits = list[Tensor]()

    def add(self, token: Tensor, parent: int, probs: Tensor, logits: Tensor) -> int:
        """Add a node; return its number."""
        self.tokens.append(token)
        self.parents.append(parent)
        self._probs.append(probs)
        self._logits.append(logits)
        return len(self.tokens) - 1

    def proposal(self) -> Proposal:
        return Proposal(
            torch.cat(self.tokens),
            torch.stack(self._probs),
            self._logits,
            parents=tuple(self.parents),
        )


def _certain(
    pool: list[_Scored],
    chosen: dict[int, int],
    read: list[int],
    logits: Tensor,
    to_probs: ToProbs,
) -> Proposal:
    """The proposal of tokens that follow from the context alone.

    Args:
        chosen: number in the pool → node of the tree, in that order.
        read: numbers in the pool whose logits follow those of the text, in `logits`.
    """
    nodes = [pool[old] for old in chosen]
    rows = {-1: 0} | {old: number for number, old in enumerate(read, 1)}
    tokens = to_device([node.token for node in nodes], logits.device)
    logits = logits[[rows[node.parent] for node in nodes]]
    probs = torch.zeros_like(to_probs(logits)).scatter_(1, tokens[:, None], 1.0)
    parents = tuple(chosen.get(node.parent, -1) for node in nodes)
    return Proposal(tokens, probs, logits.unbind(), parents=parents)


def _reaches(pool: list[_Scored], node: int, budget: int) -> bool:
    """Whether anything below a node may be among the best of all."""
    return sum(other.score >= pool[node].score for other in pool) < budget


def _keep(model: TreeModel, length: int, path: list[int]) -> None:
    """Keep what a model has read of the accepted path; drop all else."""
    if path:
        model.keep(path)
    model.rollback(length + len(path))
