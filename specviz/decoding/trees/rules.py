"""The rules that judge a tree of drafts: which path is accepted, and the token that follows it.

In comments, p is the target's distribution and q what a child was *really* drawn from once its
elder siblings were rejected: among sampled children the draft's distribution without the earlier
ones; one-hot for a child chosen without a draw. On a chain, each rule is the one of the same name
in `specviz.decoding.rules`.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import one_hot

from specviz.decoding.drafters import Proposal
from specviz.decoding.rules import LOSSY, Chances, ratio, typical
from specviz.decoding.trees.shapes import children_of
from specviz.sampling import Chance, likeliest, residual


class Test(NamedTuple):
    """The test of one node.

    Attributes:
        p: the target's distribution, without the part of the node's elder siblings [V].
        draw, threshold: accepted if draw < threshold; None: accepted with a descendant instead.
        details: as those of `Acceptance`: the threshold where the rule is not the token rule, then
            block verification's weight and mass.
    """

    p: Tensor
    draw: float | None
    threshold: float | None
    details: tuple[float | None, ...] = ()


class Judged(NamedTuple):
    """The judgement of a tree.

    Attributes:
        path: the accepted nodes, from the text on.
        tests: of every node that was visited.
        final: the id of the final token [1].
    """

    path: list[int]
    tests: Mapping[int, Test]
    final: Tensor


TreeJudge = Callable[[Tensor, Proposal, Chance], Judged]
"""Judges a tree from p after the text and after each node [n + 1, V], the tree, and the round's
random numbers."""

Threshold = Callable[[Tensor, Tensor, Tensor, Tensor], Tensor]
"""The chance of acceptance of a child x: from p at its parent [V], p without its elder siblings
[V], q [V] and x."""


def walk(
    threshold: Threshold,
    target_probs: Tensor,
    proposal: Proposal,
    chance: Chance,
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
    children = children_of(proposal.parents or ())
    path, tests = list[int](), dict[int, Test]()
    waiting, p = children[-1], target_probs[0]
    while waiting:
        siblings, waiting, whole = waiting, [], p
        for child in siblings:
            x, q = proposal.tokens[child], _drawn_from(proposal, child, p.dtype, certain=certain)
            limit = threshold(whole, p, q, x)
            u = chance.uniforms(limit[None])[0]
            draw, at = torch.stack([u, limit]).tolist()
            tests[child] = Test(p, draw, at, (at,) if named else ())
            if draw < at:
                waiting, p = children[child], target_probs[child + 1]
                path.append(child)
                break
            p = residual(p, q)
    return Judged(path, tests, chance.token(p))


def _drawn_from(proposal: Proposal, node: int, dtype: torch.dtype, *, certain: bool) -> Tensor:
    q = proposal.probs[node]
    return (one_hot(proposal.tokens[node], len(q)) if certain else q).to(dtype)


def by_ratio(_: Tensor, p: Tensor, q: Tensor, x: Tensor) -> Tensor:
    """min(1, p(x) / q(x)): with a certain child, the chance that p's own draw is x."""
    return (p.take(x) / q.take(x)).clamp(max=1)  # p[x] would make the host wait for x


def relaxed(chances: Chances, whole: Tensor, p: Tensor, q: Tensor, x: Tensor) -> Tensor:
    """Lossy: 1 for a token that a rule accepts for its p alone, else the token rule's chance."""
    p_x = whole.take(x)
    passes = chances(whole, p_x, torch.full_like(p_x, torch.inf))  # no ratio is above 0
    usual = ratio(p, p.take(x), q.take(x)).nan_to_num(0.0)  # NaN: the draft's logits overflowed
    return torch.maximum(passes, usual)


def traversal(target_probs: Tensor, proposal: Proposal, chance: Chance) -> Judged:
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
    children = children_of(proposal.parents or ())
    tests = dict[int, Test]()

    def visit(node: int, w: Tensor) -> tuple[list[int], Tensor] | None:
        """The path below a node and the p of its end; None: the node is rejected."""
        p = target_probs[node + 1]
        for child in children[node]:
            x, drawn_from = proposal.tokens[child], proposal.probs[child].to(p.dtype)
            q, weighted = drawn_from.nan_to_num(0.0), w * p  # NaN: the draft's logits overflowed
            mass = (weighted - q).clamp(min=0).sum()
            tests[child] = Test(p, None, None, (None, *torch.stack([w, mass]).tolist()))
            stands = (weighted.take(x) / drawn_from.take(x)).nan_to_num(0.0).clamp(max=1)
            if found := visit(child, stands):
                return [child, *found[0]], found[1]
            whole = mass + (1 - w)
            # 0 / 0: the child was certain to be accepted.
            p = torch.where(mass > 0, residual(weighted, q), p)
            w = torch.where(whole > 0, mass / whole, 1.0)
        if node < 0:
            return [], p
        u = chance.uniforms(w[None])[0]
        draw, at = torch.stack([u, w]).tolist()
        tests[node] = tests[node]._replace(
            draw=draw, threshold=at, details=(at, *tests[node].details[1:])
        )
        return ([], p) if draw < at else None

    path, p = visit(-1, target_probs.new_ones(())) or ([], target_probs[0])
    return Judged(path, tests, chance.token(p))


def longest(target_probs: Tensor, proposal: Proposal, chance: Chance) -> Judged:
    """Lossy: the longest path of typical tokens, of equally long ones the target's likeliest.

    Whether a token is typical depends on p alone, so this path is followed at once, and only the
    children of its end are rejected. Cai et al. 2024, Medusa, arXiv:2401.10774, section 2.3.1.
    """
    parents = list(proposal.parents or ())
    children = children_of(parents)
    rows = target_probs[[parent + 1 for parent in parents]]
    p_x = rows.gather(1, proposal.tokens[:, None])[:, 0]
    thresholds = typical(rows, p_x, p_x)
    passes, likely = torch.stack([thresholds, p_x.log()]).tolist()
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
    p, tests = target_probs[end + 1], dict[int, Test]()
    for node in (*path, *children[end]):
        draw = chance.uniforms(thresholds[node : node + 1]).item()
        judged_with = rows[node] if node in path else p
        tests[node] = Test(judged_with, draw, passes[node], (passes[node],))
        if node not in path:
            p = residual(p, proposal.probs[node].to(p.dtype))
    return Judged(path, tests, chance.token(p))


def after_siblings(
    target_probs: Tensor, proposal: Proposal, *, certain: bool = False
) -> dict[int, Tensor]:
    """The p of each node if `walk` tested it, that is, if it rejected its elder siblings."""
    rows = dict[int, Tensor]()
    for parent, siblings in children_of(proposal.parents or ()).items():
        p = target_probs[parent + 1]
        for node in siblings:
            rows[node] = p
            p = residual(p, _drawn_from(proposal, node, p.dtype, certain=certain))
    return rows


class Refusing(Chance):
    """Draws that reject every draft."""

    def token(self, p: Tensor) -> Tensor:
        return likeliest(p)

    def uniforms(self, thresholds: Tensor) -> Tensor:
        return torch.ones_like(thresholds)


def after_subtrees(target_probs: Tensor, proposal: Proposal) -> dict[int, Tensor]:
    """The p of each node if `traversal` rejected its elder siblings and all below them."""
    tests = traversal(target_probs, proposal, Refusing()).tests
    return {node: test.p for node, test in tests.items()}


def of_parents(target_probs: Tensor, proposal: Proposal) -> dict[int, Tensor]:
    """The p of each node for `longest`, which passes over elder siblings without a test."""
    return {node: target_probs[above + 1] for node, above in enumerate(proposal.parents or ())}


UNTESTED: dict[str, Callable[[Tensor, Proposal], dict[int, Tensor]]] = {
    **dict.fromkeys(("token", "top-k", "threshold"), after_siblings),
    "block": after_subtrees,
    "match": partial(after_siblings, certain=True),
    "typical": of_parents,
}
"""What an untested node would be judged with under each rule: p [V] by node."""

TREE_JUDGES: dict[str, TreeJudge] = {
    "token": partial(walk, by_ratio, named=False),
    "block": traversal,
    "match": partial(walk, by_ratio, certain=True),
    "typical": longest,
    "top-k": partial(walk, partial(relaxed, LOSSY["top-k"])),
    "threshold": partial(walk, partial(relaxed, LOSSY["threshold"])),
}
"""All rules by name, those of `specviz.settings.RULES`."""
