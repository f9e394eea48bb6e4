"""Drafters that grow a tree level by level."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

import torch
from torch import Tensor
from torch.nn.functional import pad

from specviz.decoding.drafters import Proposal, ToProbs, empty_proposal, one_hot_rows
from specviz.decoding.language_model import LanguageModel, unread
from specviz.decoding.lean.attention import Parents
from specviz.decoding.trees.shapes import Plan, Shape, children_of
from specviz.decoding.upload import to_device, waits
from specviz.sampling import Chance


@runtime_checkable
class TreeModel(LanguageModel, Protocol):
    """A model, or a head of the target, that can read a tree of tokens after its text."""

    def branch(self, tokens: Tensor, parents: Parents) -> Tensor:
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


class Children(NamedTuple):
    """The c children of the nodes of one level: those of each node together, by rank.

    Attributes:
        tokens: [c].
        probs: what each was drawn from, given its elder siblings [c, V].
        exist: whether the node has so many children: some other token had any probability [c].
    """

    tokens: Tensor
    probs: Tensor
    exist: Tensor


Choose = Callable[[Tensor, Sequence[int], ToProbs, Chance], Children]
"""Chooses children from the logits of m nodes [m, V]; the second argument says how many of each."""


def sampled(logits: Tensor, counts: Sequence[int], to_probs: ToProbs, chance: Chance) -> Children:
    """Children drawn without replacement, first those of rank 0, then of rank 1, ….

    Where no other token has any probability, there are fewer.
    """
    q = to_probs(logits)
    exist = torch.ones_like(q[:, 0], dtype=torch.bool)
    nodes = [*range(len(counts))]  # those with children of this rank
    places, found = list[tuple[int, int]](), list[Children]()
    for rank in range(max(counts)):
        kept = [row for row, node in enumerate(nodes) if counts[node] > rank]
        if len(kept) < len(nodes):
            rows, nodes = to_device(kept, q.device), [nodes[row] for row in kept]
            q, exist = q[rows], exist[rows]
        token = chance.tokens(q)
        found.append(Children(token, q, exist))
        places += [(node, rank) for node in nodes]
        if rank + 1 < max(counts):
            others = q.scatter(1, token[:, None], 0.0)
            mass = others.sum(-1, keepdim=True)
            some = mass > 0
            exist = exist & some[:, 0]
            others.scatter_add_(1, token[:, None], (~some).to(q.dtype))  # any distribution
            q = others / torch.where(some, mass, 1.0)
    order = sorted(range(len(places)), key=places.__getitem__)
    joined = Children(*map(torch.cat, zip(*found, strict=True)))
    if order == [*range(len(order))]:
        return joined
    by_node = to_device(order, q.device)
    return Children(*(part[by_node] for part in joined))


def likeliest(logits: Tensor, counts: Sequence[int], _: ToProbs, __: Chance) -> Children:
    """The likeliest tokens. They are certain: each is drawn from a one-hot distribution."""
    ranks = max(counts)
    found = pad(logits, (0, ranks), value=-torch.inf).topk(ranks)  # V may be less
    exist = found.values > -torch.inf  # a reduced vocabulary ends here
    chosen = [node * ranks + rank for node, n in enumerate(counts) for rank in range(n)]
    by_node = to_device(chosen, logits.device)
    tokens = (found.indices * exist).flatten()[by_node]
    return Children(tokens, one_hot_rows(tokens, logits), exist.flatten()[by_node])


class GrownTree(TreeDrafter):
    """Grows a tree on what its model says of the text and of the tree's own tokens."""

    def __init__(self, model: TreeModel) -> None:
        self.model = model
        self._read: dict[int, int] = {}  # node of the tree → its number in the model's own tree

    def propose(
        self, context: Sequence[int], budget: int, depth: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        self._read = {}
        depth = min(depth, self.model.limit - len(context) + 1)
        if min(budget, depth) <= 0:
            return empty_proposal(self.model.vocabulary, self.model.device)
        rows = self.model.logits(unread(self.model, context), last=1)
        return self.grow(rows, budget, depth, to_probs, chance)

    @abstractmethod
    def grow(
        self, rows: Tensor, budget: int, depth: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        """Draft a tree of some tokens, and note in `_read` which of them the model has read.

        Args:
            rows: the model's logits after the text [1, V].
        """

    def keep(self, length: int, path: Sequence[int], tested: Mapping[int, int]) -> None:
        """Keep what the model has read of the accepted path; drop all else."""
        read = [self._read[node] for node in path if node in self._read]
        if read:
            self.model.keep(read)
        self.model.rollback(length + len(read))


class ShapedTree(GrownTree):
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
        super().__init__(model)
        self._shape = shape
        self._choose = choose
        self._learn = learn

    def grow(
        self, rows: Tensor, budget: int, depth: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        shape = self._shape(budget, depth)
        children = children_of(shape)
        level, read = [-1], list[int]()  # nodes whose children are drawn; those that were read
        grown, logits = list[Children](), list[Tensor]()
        while level:
            counts = [len(children[node]) for node in level]
            grown.append(self._choose(rows, counts, to_probs, chance))
            logits += [row for row, n in zip(rows.unbind(), counts, strict=True) for _ in range(n)]
            begun = len(logits) - sum(counts)
            level = [node for node in range(begun, len(logits)) if children[node]]
            if level:
                read += level
                fresh = grown[-1].tokens[to_device([node - begun for node in level], rows.device)]
                numbers = {-1: -1} | {node: number for number, node in enumerate(read)}
                rows = self.model.branch(fresh, [numbers[shape[node]] for node in read])
        return self._existing(shape, read, logits, grown)

    def _existing(
        self, shape: Shape, read: list[int], logits: list[Tensor], grown: list[Children]
    ) -> Proposal:
        """The proposal of all nodes that exist; the host waits to learn which."""
        tokens, probs, exist = map(torch.cat, zip(*grown, strict=True))
        kept = dict[int, int]()  # slot in the shape → node of the tree
        for slot, (parent, there) in enumerate(zip(shape, exist.tolist(), strict=True)):
            if there and (parent < 0 or parent in kept):
                kept[slot] = len(kept)
        self._read = {kept[slot]: number for number, slot in enumerate(read) if slot in kept}
        if len(kept) < len(shape):
            slots = to_device([*kept], tokens.device)
            tokens, probs, logits = tokens[slots], probs[slots], [logits[slot] for slot in kept]
        parents = tuple(kept.get(shape[slot], -1) for slot in kept)
        return Proposal(tokens, probs, logits, parents=parents)

    def keep(self, length: int, path: Sequence[int], tested: Mapping[int, int]) -> None:
        super().keep(length, path, tested)
        for node, rank in tested.items():
            if self._learn is not None:
                self._learn(rank, accepted=node in path)


class DynamicTree(GrownTree):
    """EAGLE-2's tree: expands the likeliest nodes of each level, then keeps the likeliest of all.

    Its tokens are certain given the context, so any choice among them is lossless. A node's score
    is the draft's probability of its whole path at temperature 1.
    Source: Li et al. 2024, EAGLE-2, arXiv:2406.16858, section 4.

    Args:
        width: how many nodes of a level are expanded, and how many children each gets.
    """

    def __init__(self, model: TreeModel, width: int) -> None:
        super().__init__(model)
        self._width = width

    def grow(
        self, rows: Tensor, budget: int, depth: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        width, device = min(self._width, rows.shape[1]), rows.device
        level = torch.full((1,), -1, device=device)  # numbers of nodes in the pool
        scores = torch.zeros(1, dtype=torch.float64, device=device)  # of these nodes
        numbers = level[:0]  # parents in the model's own tree
        pool, read, logits = list[tuple[Tensor, Tensor, Tensor]](), [level[:0]], [rows]
        for below in range(depth - 1, -1, -1):
            found = rows.float().log_softmax(-1).topk(width)
            tokens, parents = found.indices.flatten(), level[:, None].expand(-1, width).flatten()
            fresh = (scores[:, None] + found.values.double()).flatten()
            fresh = fresh.nan_to_num(-torch.inf, neginf=-torch.inf)  # NaN: the logits overflowed
            begun = sum(len(part) for part, *_ in pool)
            pool.append((tokens, parents, fresh))
            best = fresh.sort(descending=True, stable=True).indices[:width]
            scores = fresh[best]
            if not below or (not waits(device) and not _reaches(pool, scores[0], budget)):
                break
            above = len(numbers) - width + best // width if len(numbers) else level.expand(width)
            numbers, level = torch.cat([numbers, above]), begun + best
            read.append(level)
            known = numbers if waits(device) else numbers.tolist()
            rows = self.model.branch(tokens[best], known)
            logits.append(rows)
        return self._best(pool, torch.cat(read), logits, budget)

    def _best(
        self,
        pool: list[tuple[Tensor, Tensor, Tensor]],
        read: Tensor,
        logits: list[Tensor],
        budget: int,
    ) -> Proposal:
        """The proposal of the likeliest nodes; the host waits for the whole pool.

        Args:
            pool: tokens, parents and scores of all nodes, by level.
            read: numbers in the pool whose logits follow those of the text, in `logits`.
        """
        parts = [*map(torch.cat, zip(*pool, strict=True)), read]
        numbers = torch.cat([part.double() for part in parts]).tolist()
        count = len(parts[0])
        tokens, parents, scores, readers = (
            numbers[start : start + count] for start in range(0, 3 * count + 1, count)
        )
        order = sorted(range(count), key=lambda node: (-scores[node], node))[:budget]
        chosen = {
            int(old): new
            for new, old in enumerate(sorted(node for node in order if scores[node] > -torch.inf))
        }
        rows = {-1: 0} | {int(node): number for number, node in enumerate(readers, 1)}
        self._read = {chosen[node]: number - 1 for node, number in rows.items() if node in chosen}
        x = to_device([int(tokens[node]) for node in chosen], read.device)
        each = [row for part in logits for row in part.unbind()]
        drawn = [each[rows[int(parents[node])]] for node in chosen]
        above = tuple(chosen.get(int(parents[node]), -1) for node in chosen)
        return Proposal(x, one_hot_rows(x, logits[0]), drawn, parents=above)


def _reaches(pool: list[tuple[Tensor, Tensor, Tensor]], score: Tensor, budget: int) -> bool:
    """Whether anything below a node with this score may be among the best of all."""
    return sum(int((scores >= score).sum()) for *_, scores in pool) < budget
