"""The rules that judge a tree of drafts: which path is accepted, and the token that follows it.

In comments, p is the target's distribution and q what a child was *really* drawn from once its
elder siblings were rejected: among sampled children the draft's distribution without the earlier
ones; one-hot for a child chosen without a draw. On a chain, each rule is the one of the same name
in `specviz.decoding.rules`.

A node is judged after its elder siblings were rejected, whichever nodes they are. Where the host
would wait for each test, thresholds of all nodes are therefore computed at once, and the host draws
and compares: it waits twice for a judgement, however many tests that takes.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import log
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import pad

from specviz.decoding.drafters import Proposal, one_hot_rows
from specviz.decoding.rules import LOSSY, Chances, ratio, typical
from specviz.decoding.trees.shapes import children_of
from specviz.decoding.upload import to_device, waits
from specviz.sampling import Chance, residual


class Test(NamedTuple):
    """The test of one node.

    Attributes:
        draw, threshold: accepted if draw < threshold; None: accepted with a descendant instead.
        p_x: p(x) once the elder siblings are rejected.
        details: as those of `Acceptance`: the threshold where the rule is not the token rule, then
            block verification's weight and mass.
    """

    draw: float | None
    threshold: float | None
    p_x: float
    details: tuple[float | None, ...] = ()


class Judged(NamedTuple):
    """The judgement of a tree of n nodes.

    Attributes:
        path: the accepted nodes, from the text on.
        tests: of every node that was visited.
        final: the id of the final token [1].
        check: the number that was given to the judge.
        rows: returns the p of each node, tested or not, once its elder siblings are rejected, in
            the order of the nodes [V] each.
    """

    path: list[int]
    tests: Mapping[int, Test]
    final: Tensor
    check: float
    rows: Callable[[], Sequence[Tensor]]


TreeJudge = Callable[[Tensor, Proposal, Chance, Tensor], Judged]
"""Judges a tree from p after the text and after each node [n + 1, V], the tree, and the round's
random numbers. The last argument [1] is copied to the host beside the thresholds."""

Threshold = Callable[[Tensor, Tensor, Tensor, Tensor], Tensor]
"""The chances of acceptance of all nodes x [n]: from p at their parents [n, V], x, p(x) once their
elder siblings are rejected, and q(x)."""


def walk(
    threshold: Threshold,
    target_probs: Tensor,
    proposal: Proposal,
    chance: Chance,
    check: Tensor,
    *,
    certain: bool = False,
    named: bool = True,
) -> Judged:
    """Walk down the tree: test each node's children in order until one is accepted.

    After a rejection p becomes norm(max(0, p − q)), with which the next sibling is tested. Where no
    child is left, the final token is drawn from p. With the threshold min(1, p(x) / q(x)) this is
    lossless.
    Source: Miao et al. 2024, SpecInfer, arXiv:2305.09781, algorithm 2; without replacement: Jeon et
    al. 2024, arXiv:2402.14160; Chen et al. 2024, Sequoia, arXiv:2402.12374.

    Args:
        certain: judge every child as if it had been the only choice, q = 1 at x.
        named: record the thresholds, as every rule but the token rule does.
    """
    x, parents = proposal.tokens, proposal.parents or ()
    q = one_hot_rows(x, target_probs) if certain else proposal.probs.to(target_probs.dtype)
    rows = partial(after_siblings, target_probs, parents, q)
    known = all_numbers(threshold, target_probs, parents, x, q, check) if waits(x.device) else None
    children, path, tests = children_of(parents), list[int](), dict[int, Test]()
    waiting, p = children[-1], target_probs[0]
    while waiting:
        siblings, waiting, whole = waiting, [], p
        for child in siblings:
            if known is None:
                own = x[child : child + 1]
                p_x = p.take(own)
                limit = threshold(whole[None], own, p_x, q[child].take(own))
                at, share = torch.cat([limit, p_x]).tolist()
            else:
                at, share = known[child]
            draw = chance.uniform(at)
            tests[child] = Test(draw, at, share, (at,) if named else ())
            if draw < at:
                waiting, p = children[child], target_probs[child + 1]
                path.append(child)
                break
            p = residual(p, q[child])
    checked = check.item() if known is None else known[-1][0]
    return Judged(path, tests, chance.token(p), checked, lambda: rows().unbind())


def all_numbers(
    threshold: Threshold,
    target_probs: Tensor,
    parents: Sequence[int],
    x: Tensor,
    q: Tensor,
    check: Tensor,
) -> dict[int, list[float]]:
    """Threshold and p(x) of every node, and under −1 the check, in one copy to the host."""
    whole = target_probs[to_device([parent + 1 for parent in parents], x.device)]
    p_x = _at(after_siblings(target_probs, parents, q), x)
    numbers = torch.stack([threshold(whole, x, p_x, _at(q, x)), p_x], 1)
    copied = torch.cat([check.to(p_x.dtype).expand(1, 2), numbers]).tolist()
    return dict(enumerate(copied, -1))


def after_siblings(target_probs: Tensor, parents: Sequence[int], q: Tensor) -> Tensor:
    """The p of each node once its elder siblings are rejected one after another [n, V].

    Args:
        q: what each node was drawn from [n, V].
    """
    elders, ranks, latest = list[int](), list[int](), dict[int, int]()
    for node, parent in enumerate(parents):
        elders.append(latest.get(parent, -1))
        ranks.append(ranks[elders[-1]] + 1 if elders[-1] >= 0 else 0)
        latest[parent] = node
    rows = target_probs[to_device([parent + 1 for parent in parents], q.device)]
    for rank in range(1, max(ranks, default=0) + 1):  # a few products for all parents at once
        nodes = [node for node, own in enumerate(ranks) if own == rank]
        before = to_device([elders[node] for node in nodes], q.device)
        rows[to_device(nodes, q.device)] = residual(rows[before], q[before])
    return rows


def _at(rows: Tensor, x: Tensor) -> Tensor:
    """Each row's entry for a token: [n, V] and [n] → [n]."""
    return rows.gather(1, x[:, None])[:, 0]


def by_ratio(_: Tensor, _x: Tensor, p_x: Tensor, q_x: Tensor) -> Tensor:
    """min(1, p(x) / q(x)): with a certain child, the chance that p's own draw is x."""
    return (p_x / q_x).clamp(max=1)


def relaxed(chances: Chances, whole: Tensor, x: Tensor, p_x: Tensor, q_x: Tensor) -> Tensor:
    """Lossy: 1 for a token that a rule accepts for its p alone, else the token rule's chance."""
    alone = _at(whole, x)
    passes = chances(whole, alone, torch.full_like(alone, torch.inf))  # no ratio is above 0
    usual = ratio(whole, p_x, q_x).nan_to_num(0.0)  # NaN: the draft's logits overflowed
    return torch.maximum(passes, usual)


def traversal(target_probs: Tensor, proposal: Proposal, chance: Chance, check: Tensor) -> Judged:
    """Block verification of a tree: tests leaves first, so that an accepted leaf keeps its path.

    A node's weight w is its chance to be in the text, given the path to it; 1 at the root. Its
    children are visited in order, each with weight min(1, w p(x) / q(x)). When a child and its
    subtree are rejected, R = Σ max(0, w p − q) of w p remains: w becomes R / (R + 1 − w), and p
    becomes norm(max(0, w p − q)). A node without further children is accepted if u < w; the first
    accepted one ends the round, and the final token is drawn from its p. Summed over x and over the
    outcomes of its subtree, a child contributes min(q, w p) if accepted and leaves the rest of w p
    if not: lossless for any children drawn from a known q once their elder siblings are known.
    Source: Weng et al. 2025, Traversal Verification, arXiv:2505.12398.
    """
    weights, tests = Weights(target_probs, proposal), dict[int, Test]()
    known = weights.all_numbers(check) if waits(check.device) else None

    def enter(node: int, child: int) -> None:
        if known is None:
            weights.enter(node, child)
        p_x, w, mass = known[child][1:] if known else weights.visits[child].tolist()
        tests[child] = Test(None, None, p_x, (None, w, mass))

    def leave(node: int, child: int) -> None:
        if known is None:
            weights.leave(node, child)

    def accepts(node: int) -> bool:
        at = known[node][0] if known else weights.w[node].item()
        draw = chance.uniform(at)
        tests[node] = tests[node]._replace(
            draw=draw, threshold=at, details=(at, *tests[node].details[1:])
        )
        return draw < at

    path = descend(weights.children, enter, leave, accepts) or []
    final = chance.token(weights.p[path[-1] if path else -1])
    checked = known[-1][0] if known else check.item()
    return Judged(path, tests, final, checked, partial(Weights.rows, target_probs, proposal))


def descend(
    children: Mapping[int, Sequence[int]],
    enter: Callable[[int, int], object],
    leave: Callable[[int, int], object],
    accepts: Callable[[int], bool],
    node: int = -1,
) -> list[int] | None:
    """Visit the subtrees of a node until one accepts a node; return the path to it.

    Args:
        enter, leave: called with a node and its child before, and after a child is rejected.
        accepts: called with a node all of whose children were rejected.
    """
    for child in children[node]:
        enter(node, child)
        if (found := descend(children, enter, leave, accepts, child)) is not None:
            return [child, *found]
        leave(node, child)
    return [] if node < 0 or accepts(node) else None


class Weights:
    """The numbers of `traversal`, as far as nodes have been visited.

    Attributes:
        w: of the text (−1) and each node, its weight so far [].
        p: the same for its p [V].
        visits: of each node, as it was visited: p(x), and w and R of its parent [3].
    """

    def __init__(self, target_probs: Tensor, proposal: Proposal) -> None:
        self.children = children_of(proposal.parents or ())
        self.w = {-1: target_probs.new_ones(())}
        self.p = {-1: target_probs[0]}
        self.visits = dict[int, Tensor]()
        self._x = proposal.tokens
        self._drawn_from = proposal.probs.to(target_probs.dtype)
        self._q = self._drawn_from.nan_to_num(0.0)  # NaN: the draft's logits overflowed
        self._target_probs = target_probs

    def enter(self, node: int, child: int) -> None:
        """Visit a child, whose elder siblings were rejected."""
        w, p, x = self.w[node], self.p[node], self._x[child : child + 1]
        weighted = w * p
        mass = (weighted - self._q[child]).clamp(min=0).sum()
        self.visits[child] = torch.stack([p.take(x)[0], w, mass])
        stands = weighted.take(x) / self._drawn_from[child].take(x)
        self.w[child] = stands.nan_to_num(0.0).clamp(max=1)[0]
        self.p[child] = self._target_probs[child + 1]

    def leave(self, node: int, child: int) -> None:
        """Reject a child and all below it."""
        w, p, mass = self.w[node], self.p[node], self.visits[child][2]
        whole = mass + (1 - w)
        # 0 / 0: the child was certain to be accepted.
        self.p[node] = torch.where(mass > 0, residual(w * p, self._q[child]), p)
        self.w[node] = torch.where(whole > 0, mass / whole, 1.0)

    def all_numbers(self, check: Tensor) -> dict[int, list[float]]:
        """The final weight and the visit of every node if all are rejected; under −1 the check."""
        descend(self.children, self.enter, self.leave, lambda _: False)
        numbers = [torch.cat([self.w[node][None], self.visits[node]]) for node in self.visits]
        copied = torch.stack([pad(check.to(self.w[-1].dtype), (0, 3)), *numbers]).tolist()
        return dict(zip([-1, *self.visits], copied, strict=True))

    @classmethod
    def rows(cls, target_probs: Tensor, proposal: Proposal) -> list[Tensor]:
        """The p of each node once its elder siblings and all below them are rejected [V] each."""
        weights, found = cls(target_probs, proposal), dict[int, Tensor]()

        def enter(node: int, child: int) -> None:
            found[child] = weights.p[node]
            weights.enter(node, child)

        descend(weights.children, enter, weights.leave, lambda _: False)
        return [found[node] for node in sorted(found)]


def longest(target_probs: Tensor, proposal: Proposal, chance: Chance, check: Tensor) -> Judged:
    """Lossy: the longest path of typical tokens, of equally long ones the target's likeliest.

    Whether a token is typical depends on p alone, so this path is followed at once, and only the
    children of its end are rejected. Cai et al. 2024, Medusa, arXiv:2401.10774, section 2.3.1.
    """
    x, parents = proposal.tokens, list(proposal.parents or ())
    children = children_of(parents)
    whole = target_probs[to_device([parent + 1 for parent in parents], x.device)]
    p_x = _at(whole, x)
    numbers = torch.cat([check.to(p_x.dtype), typical(whole, p_x, p_x), p_x]).tolist()
    checked, passes, shares = numbers[0], numbers[1 : len(x) + 1], numbers[len(x) + 1 :]
    best, end = (0, 0.0), -1
    reached = {-1: (0, 0.0)}  # node → its depth and the log-probability of its path
    for node, parent in enumerate(parents):
        if passes[node] and parent in reached:
            depth, before = reached[parent]
            reached[node] = depth + 1, before + log(shares[node])
            if reached[node] > best:
                best, end = reached[node], node
    path = [end] if end >= 0 else []
    while path and parents[path[0]] >= 0:
        path.insert(0, parents[path[0]])
    tests = {
        node: Test(chance.uniform(passes[node]), passes[node], shares[node], (passes[node],))
        for node in (*path, *children[end])
    }
    p, rows = target_probs[end + 1], [*whole.unbind()]
    for node in children[end]:
        rows[node] = p
        p = residual(p, proposal.probs[node].to(p.dtype))
    return Judged(path, tests, chance.token(p), checked, lambda: rows)


TREE_JUDGES: dict[str, TreeJudge] = {
    "token": partial(walk, by_ratio, named=False),
    "block": traversal,
    "match": partial(walk, by_ratio, certain=True),
    "typical": longest,
    "top-k": partial(walk, partial(relaxed, LOSSY["top-k"])),
    "threshold": partial(walk, partial(relaxed, LOSSY["threshold"])),
}
"""All rules by name, those of `specviz.settings.RULES`."""
