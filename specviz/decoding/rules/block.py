"""Block verification: accept up to the last draft whose test passes.

An earlier draft whose own test failed is accepted with it, so that a round keeps more than the
token rule on average, and is lossless all the same. Chains: Sun et al. 2025 (arXiv:2403.10444).
Trees: Weng et al. 2025, Traversal Verification (arXiv:2505.12398).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import torch
from torch import Tensor
from torch.nn.functional import pad

from specviz.decoding.drafters import Proposal
from specviz.decoding.judging import Acceptance, Judge, Judged, Test, of_drafts
from specviz.decoding.trees.shapes import children_of
from specviz.decoding.upload import waits
from specviz.registry import Rule
from specviz.sampling import Chance, residual

RULE = Rule(order=2, title="Block verification", lossless=True, told=True)


class Block(Judge):
    """Judges the drafts of a round together."""

    def chain(
        self, target_probs: Tensor, draft_probs: Tensor, x: Tensor, chance: Chance
    ) -> Acceptance:
        """Accept up to the last slot i with u_i < h_i; draw from norm(max(0, w p − q)) after it."""
        _, p_x, q_x = of_drafts(target_probs, draft_probs, x)
        tests = Slots(target_probs, draft_probs, p_x, q_x)
        u = chance.uniforms(tests.thresholds)
        slots = torch.arange(1, len(x) + 1, device=x.device)
        accepted = pad((u < tests.thresholds) * slots, (1, 0)).amax(0, keepdim=True)
        final = chance.token(residual(tests.weighted[accepted], tests.q[accepted])[0])
        details = tests.thresholds, tests.w[:-1], tests.mass[:-1]
        return Acceptance(accepted, final, p_x, q_x, u, details)

    def tree(
        self, target_probs: Tensor, proposal: Proposal, chance: Chance, check: Tensor
    ) -> Judged:
        """Test leaves first, so that an accepted leaf keeps its path; see `Weights`."""
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

    def chances(self, target_probs: Tensor, proposal: Proposal) -> Tensor:
        if proposal.parents is None:
            _, p_x, q_x = of_drafts(target_probs, proposal.probs, proposal.tokens)
            return Slots(target_probs, proposal.probs, p_x, q_x).thresholds
        weights = Weights(target_probs, proposal)
        weights.reject_all()
        return torch.stack([weights.w[node] for node in range(len(proposal.parents))])

    def expected_tokens(self, chances: Sequence[float]) -> float:
        """The last slot that passes decides: slot i if it passes and all later ones fail."""
        mean, later_fail = 1.0, 1.0
        for slot, passes in reversed([*enumerate(chances, 1)]):
            mean += slot * passes * later_fail
            later_fail *= 1 - passes
        return mean


class Slots:
    """The tests of a chain's drafts.

    With w_0 = 1 and w_i = min(1, w_{i−1} p_i(x_i) / q_i(x_i)), slot i passes if u_i < h_i =
    R_i / (R_i + 1 − w_i), where R_i = Σ max(0, w_i p_{i+1} − q_{i+1}). A row q_{g+1} = 0 makes
    h_g = w_g and the final token after it a bonus.

    Attributes:
        thresholds: h, [g].
        w, mass: w and R after each slot, [g + 1].
        weighted, q: w p and q, [g + 1, V].
    """

    def __init__(self, target_probs: Tensor, draft_probs: Tensor, p_x: Tensor, q_x: Tensor) -> None:
        weights = [p_x.new_ones(())]
        for ratio in (p_x / q_x).nan_to_num(0.0):  # q is NaN where the draft's logits overflowed
            weights.append((weights[-1] * ratio).clamp(max=1))
        self.w = torch.stack(weights)
        self.weighted = self.w[:, None] * target_probs
        self.q = pad(draft_probs.nan_to_num(0.0), (0, 0, 0, 1))
        self.mass = (self.weighted - self.q).clamp(min=0).sum(-1)
        whole = self.mass + (1 - self.w)
        # 0 / 0: all that follows is certain to be accepted, so no test of this slot matters.
        self.thresholds = torch.where(whole > 0, self.mass / whole, 1.0)[1:]


class Weights:
    """The tests of a tree's nodes, as far as they have been visited.

    A node's weight w is its chance to be in the text, given the path to it; 1 at the root. Its
    children are visited in order, each with weight min(1, w p(x) / q(x)). When a child and its
    subtree are rejected, R = Σ max(0, w p − q) of w p remains: w becomes R / (R + 1 − w), and p
    becomes norm(max(0, w p − q)). A node without further children is accepted if u < w; the first
    accepted one ends the round, and the final token is drawn from its p. Summed over x and over the
    outcomes of its subtree, a child contributes min(q, w p) if accepted and leaves the rest of w p
    if not: lossless for any children drawn from a known q once their elder siblings are known.

    Attributes:
        w: of the text (−1) and each node, its weight so far [].
        p: the same for its p [V].
        visits: of each node, as it was visited: p(x), and w and R of its parent [3].
        before: the p of its parent then [V].
    """

    def __init__(self, target_probs: Tensor, proposal: Proposal) -> None:
        self.children = children_of(proposal.parents or ())
        self.w = {-1: target_probs.new_ones(())}
        self.p = {-1: target_probs[0]}
        self.visits = dict[int, Tensor]()
        self.before = dict[int, Tensor]()
        self._x = proposal.tokens
        self._drawn_from = proposal.probs.to(target_probs.dtype)
        self._q = self._drawn_from.nan_to_num(0.0)  # NaN: the draft's logits overflowed
        self._target_probs = target_probs

    def enter(self, node: int, child: int) -> None:
        """Visit a child, whose elder siblings were rejected."""
        w, p, x = self.w[node], self.p[node], self._x[child : child + 1]
        weighted = w * p
        mass = (weighted - self._q[child]).clamp(min=0).sum()
        self.visits[child], self.before[child] = torch.stack([p.take(x)[0], w, mass]), p
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

    def reject_all(self) -> None:
        """Visit and reject every node."""
        descend(self.children, self.enter, self.leave, lambda _: False)

    def all_numbers(self, check: Tensor) -> dict[int, list[float]]:
        """The final weight and the visit of every node if all are rejected; under −1 the check."""
        self.reject_all()
        numbers = [torch.cat([self.w[node][None], self.visits[node]]) for node in self.visits]
        copied = torch.stack([pad(check.to(self.w[-1].dtype), (0, 3)), *numbers]).tolist()
        return dict(zip([-1, *self.visits], copied, strict=True))

    @classmethod
    def rows(cls, target_probs: Tensor, proposal: Proposal) -> list[Tensor]:
        """The p of each node once its elder siblings and all below them are rejected [V] each."""
        weights = cls(target_probs, proposal)
        weights.reject_all()
        return [weights.before[node] for node in sorted(weights.before)]


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


JUDGE = Block()
