"""The rules that judge a tree of drafts: which path is accepted, and the token that follows it.

In comments, p is the target's distribution and q what a child was *really* drawn from once its
elder siblings were rejected: among sampled children the draft's distribution without the earlier
ones; one-hot for a child chosen without a draw. On a chain, each rule is the one of the same name
in `specviz.decoding.rules`.

A node is judged after its elder siblings were rejected, whichever nodes they are. So the device
computes p and threshold of every node at once, and the host draws and compares: it waits twice for
a judgement, however many tests that takes.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import torch
from torch import Tensor

from specviz.decoding.drafters import Proposal, one_hot_rows
from specviz.decoding.rules import LOSSY, Chances, ratio, typical
from specviz.decoding.trees.shapes import children_of
from specviz.decoding.upload import to_device
from specviz.sampling import Chance, residual


class Test(NamedTuple):
    """The test of one node.

    Attributes:
        draw, threshold: accepted if draw < threshold; None: accepted with a descendant instead.
        details: as those of `Acceptance`: the threshold where the rule is not the token rule, then
            block verification's weight and mass.
    """

    draw: float | None
    threshold: float | None
    details: tuple[float | None, ...] = ()


class Judged(NamedTuple):
    """The judgement of a tree of n nodes.

    Attributes:
        path: the accepted nodes, from the text on.
        tests: of every node that was visited.
        final: the id of the final token [1].
        rows: the p of each node, tested or not, once its elder siblings are rejected [n, V].
        check: the number that was given to the judge.
    """

    path: list[int]
    tests: Mapping[int, Test]
    final: Tensor
    rows: Tensor
    check: float


TreeJudge = Callable[[Tensor, Proposal, Chance, Tensor], Judged]
"""Judges a tree from p after the text and after each node [n + 1, V], the tree, and the round's
random numbers. The last argument [1] is copied to the host beside the thresholds."""

Threshold = Callable[[Tensor, Tensor, Tensor, Tensor], Tensor]
"""The chances of acceptance of all nodes x [n]: from p at their parents [n, V], x, p(x) once their
elder siblings are rejected, and q(x)."""


class Nodes(NamedTuple):
    """Nodes of one rank, and with `by_level` of one level.

    Attributes:
        nodes: their numbers [m].
        elders: of each, the sibling judged before it, or, for first children, −1 [m].
        first: whether they are first children.
    """

    nodes: Tensor
    elders: Tensor
    first: bool


def in_order(
    parents: Sequence[int], device: torch.device, *, by_level: bool = False
) -> tuple[Tensor, list[Nodes]]:
    """The structure of a tree, uploaded at once.

    Returns:
        The row of p after each node's parent [n], and all nodes by rank: after their elder
        siblings and, with `by_level`, after their ancestors.
    """
    levels, ranks, eldest = {-1: -1}, dict[int, int](), dict[int, int]()
    groups = defaultdict[tuple[int, int], list[tuple[int, int]]](list)
    for node, parent in enumerate(parents):
        elder = eldest.get(parent, -1)
        levels[node] = levels[parent] + 1
        ranks[node] = ranks[elder] + 1 if elder >= 0 else 0
        eldest[parent] = node
        groups[levels[node] if by_level else 0, ranks[node]].append((node, elder))
    ordered = sorted(groups.items())
    flat = [number for _, pairs in ordered for part in zip(*pairs, strict=True) for number in part]
    above, *parts = to_device([*(parent + 1 for parent in parents), *flat], device).split(
        [len(parents), *(len(pairs) for _, pairs in ordered for _ in range(2))]
    )
    found = zip(ordered, parts[::2], parts[1::2], strict=True)
    return above, [Nodes(nodes, elders, rank == 0) for ((_, rank), _), nodes, elders in found]


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
    above, order = in_order(parents, x.device)
    whole = target_probs[above]
    rows = whole.clone()
    for nodes, elders, first in order:
        if not first:
            rows[nodes] = residual(rows[elders], q[elders])
    limits = threshold(whole, x, _at(rows, x), _at(q, x))
    checked, *limit = torch.cat([check.to(limits.dtype), limits]).tolist()
    children, path, tests = children_of(parents), list[int](), dict[int, Test]()
    waiting, p = children[-1], target_probs[0]
    while waiting:
        family, waiting = waiting, []
        for child in family:
            draw, at = chance.uniform(limit[child]), limit[child]
            tests[child] = Test(draw, at, (at,) if named else ())
            if draw < at:
                waiting, p = children[child], target_probs[child + 1]
                path.append(child)
                break
        else:
            p = residual(rows[child], q[child])
    return Judged(path, tests, chance.token(p), rows, checked)


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
    x, parents = proposal.tokens, proposal.parents or ()
    drawn_from = proposal.probs.to(target_probs.dtype)
    q, q_x = drawn_from.nan_to_num(0.0), _at(drawn_from, x)  # NaN: the draft's logits overflowed
    above, order = in_order(parents, x.device, by_level=True)
    rows = target_probs[above]
    limits = target_probs.new_ones(len(x) + 1)  # w of the root and of each node, so far
    w = target_probs.new_ones(len(x))  # that of a node's parent as the node is visited
    mass = torch.empty_like(w)
    left = torch.empty_like(rows)  # p of its parent, once the node is rejected
    for nodes, elders, first in order:
        at = above[nodes]
        if not first:
            rows[nodes] = left[elders]
        p, w[nodes] = rows[nodes], limits[at]
        weighted = w[nodes, None] * p
        excess = (weighted - q[nodes]).clamp(min=0)
        mass[nodes] = remaining = excess.sum(-1)
        left[nodes] = torch.where(remaining[:, None] > 0, residual(weighted, q[nodes]), p)
        stands = (_at(weighted, x[nodes]) / q_x[nodes]).nan_to_num(0.0).clamp(max=1)
        limits[nodes + 1] = stands
        whole = remaining + (1 - w[nodes])
        # 0 / 0: the child was certain to be accepted.
        limits[at] = torch.where(whole > 0, remaining / whole, 1.0)
    checked, *numbers = torch.cat([check.to(w.dtype), limits[1:], w, mass]).tolist()
    limit, weight, excess_mass = (numbers[i * len(x) : (i + 1) * len(x)] for i in range(3))
    children, tests = children_of(parents), dict[int, Test]()

    def visit(node: int) -> list[int] | None:
        """The accepted path below a node; None: the node is rejected."""
        for child in children[node]:
            tests[child] = Test(None, None, (None, weight[child], excess_mass[child]))
            if (found := visit(child)) is not None:
                return [child, *found]
        if node < 0:
            return []
        draw, at = chance.uniform(limit[node]), limit[node]
        tests[node] = Test(draw, at, (at, *tests[node].details[1:]))
        return [] if draw < at else None

    path = visit(-1) or []
    end = path[-1] if path else -1
    p = left[children[end][-1]] if children[end] else target_probs[end + 1]
    return Judged(path, tests, chance.token(p), rows, checked)


def longest(target_probs: Tensor, proposal: Proposal, chance: Chance, check: Tensor) -> Judged:
    """Lossy: the longest path of typical tokens, of equally long ones the target's likeliest.

    Whether a token is typical depends on p alone, so this path is followed at once, and only the
    children of its end are rejected. Cai et al. 2024, Medusa, arXiv:2401.10774, section 2.3.1.
    """
    x, parents = proposal.tokens, list(proposal.parents or ())
    children = children_of(parents)
    rows = target_probs[to_device([parent + 1 for parent in parents], x.device)]
    p_x = _at(rows, x)
    numbers = torch.cat([check.to(rows.dtype), typical(rows, p_x, p_x), p_x.log()]).tolist()
    checked, passes, likely = numbers[0], numbers[1 : len(x) + 1], numbers[len(x) + 1 :]
    best, end = (0, 0.0), -1
    reached = {-1: (0, 0.0)}  # node → its depth and the log-probability of its path
    for node, parent in enumerate(parents):
        if passes[node] and parent in reached:
            depth, before = reached[parent]
            reached[node] = depth + 1, before + likely[node]
            if reached[node] > best:
                best, end = reached[node], node
    path = [end] if end >= 0 else []
    while path and parents[path[0]] >= 0:
        path.insert(0, parents[path[0]])
    tests = {
        node: Test(chance.uniform(passes[node]), passes[node], (passes[node],))
        for node in (*path, *children[end])
    }
    p = target_probs[end + 1]
    for node in children[end]:
        rows[node] = p
        p = residual(p, proposal.probs[node].to(p.dtype))
    return Judged(path, tests, chance.token(p), rows, checked)


TREE_JUDGES: dict[str, TreeJudge] = {
    "token": partial(walk, by_ratio, named=False),
    "block": traversal,
    "match": partial(walk, by_ratio, certain=True),
    "typical": longest,
    "top-k": partial(walk, partial(relaxed, LOSSY["top-k"])),
    "threshold": partial(walk, partial(relaxed, LOSSY["threshold"])),
}
"""All rules by name, those of `specviz.settings.RULES`."""
