"""What a rule does: it decides how many drafts of a round are accepted, and the token after them.

Each module of `decoding/rules/` is one rule; this one holds what rules share. In comments, p is the
target's distribution and q what a draft was *really* drawn from, as in the papers: the draft's
distribution, after elder siblings without their tokens, and one-hot where a draft was chosen
without a draw. x are the drafted tokens, g their number in a chain, n in a tree, and V the size of
the vocabulary.

A chain is a tree with one branch. It still has a judgement of its own, which stays on the device: a
captured round never waits for it. In a tree, a node is judged after its elder siblings were
rejected, whichever nodes they are; where the host would wait for each test, the chances of all
nodes are therefore computed at once, and the host draws and compares.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from operator import mul
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import pad

from specviz.decoding.drafters import Proposal, one_hot_rows
from specviz.decoding.trees.shapes import children_of
from specviz.decoding.upload import to_device, waits
from specviz.sampling import Chance, checksum, residual


class Acceptance(NamedTuple):
    """The judgement of a chain, still on the device.

    Attributes:
        accepted, final: [1] each.
        p_x, q_x, u: [g] each, for every drafted token.
        details: further rows [g], empty for the token rule: the thresholds that u was compared
            with; for block verification also the weight on p in the residual at each slot, and the
            residual's mass before scaling.
    """

    accepted: Tensor
    final: Tensor
    p_x: Tensor
    q_x: Tensor
    u: Tensor
    details: tuple[Tensor, ...] = ()


class Test(NamedTuple):
    """The test of one node of a tree.

    Attributes:
        draw, threshold: accepted if draw < threshold; None: accepted with a descendant instead.
        p_x: p(x) once the elder siblings are rejected.
        details: as those of `Acceptance`.
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


class Judge(ABC):
    """A rule's mathematics."""

    @abstractmethod
    def chain(
        self, target_probs: Tensor, draft_probs: Tensor, x: Tensor, chance: Chance
    ) -> Acceptance:
        """Judge a chain without waiting for the device.

        Args:
            target_probs: p, [g + 1, V].
            draft_probs: q, [g, V].
            x: the drafted token ids, [g].
            chance: the round's random numbers.
        """

    @abstractmethod
    def tree(
        self, target_probs: Tensor, proposal: Proposal, chance: Chance, check: Tensor
    ) -> Judged:
        """Judge a tree.

        Args:
            target_probs: p after the text and after each node [n + 1, V].
            check: copied to the host beside the judgement's own numbers [1].
        """

    @abstractmethod
    def chances(self, target_probs: Tensor, proposal: Proposal) -> Tensor:
        """The exact chance that each draft is accepted when it is tested [n].

        In a chain, a draft is tested once those before it are accepted; in a tree, also once its
        elder siblings are rejected. Block verification tests the last drafts first.

        Args:
            target_probs: p after the text and after each draft [n + 1, V].
        """

    def expected_tokens(self, chances: Sequence[float]) -> float:
        """The mean number of tokens of a round over all draws, the final one included.

        Args:
            chances: of the drafts of a chain.
        """
        return 1 + sum(accumulate(chances, mul))


Chances = Callable[[Tensor, Tensor, Tensor, Tensor], Tensor]
"""The chance of acceptance of tokens [...]: from p [..., V] after their parents, p(x), p(x) once
the elder siblings are rejected, and q(x). In a chain there are none, and both p(x) are the same."""


class OneByOne(Judge):
    """Judges one draft after another, up to a rejection, which draws from norm(max(0, p − q)).

    With the chance min(1, p(x) / q(x)), or q certain and p(x), it is lossless.
    Sources: Leviathan et al. 2023, arXiv:2211.17192, algorithm 1. Trees: Miao et al. 2024,
    SpecInfer, arXiv:2305.09781, algorithm 2; without replacement: Jeon et al. 2024,
    arXiv:2402.14160; Chen et al. 2024, Sequoia, arXiv:2402.12374.

    Args:
        certain: judge every draft as if it had been the only choice, q = 1 at x.
        named: record the chances, as every rule but the token rule does.
    """

    def __init__(self, accept: Chances, *, certain: bool = False, named: bool = True) -> None:
        self.accept = accept
        self._certain = certain
        self._named = named

    def chain(
        self, target_probs: Tensor, draft_probs: Tensor, x: Tensor, chance: Chance
    ) -> Acceptance:
        """Accept x_i while u_i is below its chance.

        If all drafts are accepted, a row q_{g+1} = 0 makes the residual p_{g+1}, the bonus token's.
        """
        p, p_x, q_x = of_drafts(target_probs, draft_probs, x)
        thresholds = self.accept(p, p_x, p_x, q_x)
        u = chance.uniforms(thresholds)
        accepted = (u < thresholds).int().cumprod(0).sum(0, keepdim=True)
        q = pad(self._judged(draft_probs, x, target_probs), (0, 0, 0, 1))
        final = chance.token(residual(target_probs[accepted], q[accepted])[0])
        return Acceptance(accepted, final, p_x, q_x, u, (thresholds,) if self._named else ())

    def tree(
        self, target_probs: Tensor, proposal: Proposal, chance: Chance, check: Tensor
    ) -> Judged:
        """Test each node's children in order until one is accepted, and go down to it.

        After a rejection p becomes norm(max(0, p − q)), with which the next sibling is tested.
        Where no child is left, the final token is drawn from p.
        """
        x, parents = proposal.tokens, proposal.parents or ()
        q = self._judged(proposal.probs, x, target_probs)
        known = self._all_numbers(target_probs, proposal, check) if waits(x.device) else None
        children, path, tests = children_of(parents), list[int](), dict[int, Test]()
        waiting, p = children[-1], target_probs[0]
        while waiting:
            siblings, waiting, whole = waiting, [], p
            for child in siblings:
                if known is None:
                    own = x[child : child + 1]
                    p_x = p.take(own)
                    limit = self.accept(whole[None], whole.take(own), p_x, q[child].take(own))
                    at, share = torch.cat([limit, p_x]).tolist()
                else:
                    at, share = known[child]
                draw = chance.uniform(at)
                tests[child] = Test(draw, at, share, (at,) if self._named else ())
                if draw < at:
                    waiting, p = children[child], target_probs[child + 1]
                    path.append(child)
                    break
                p = residual(p, q[child])
        checked = check.item() if known is None else known[-1][0]
        return Judged(
            *(path, tests, chance.token(p), checked),
            lambda: after_siblings(target_probs, proposal, q).unbind(),
        )

    def chances(self, target_probs: Tensor, proposal: Proposal) -> Tensor:
        if proposal.parents is None:
            p, p_x, q_x = of_drafts(target_probs, proposal.probs, proposal.tokens)
            return self.accept(p, p_x, p_x, q_x)
        return self._numbers(target_probs, proposal)[0]

    def over(self, p: Tensor, q: Tensor) -> Tensor:
        """The chance of each token of the vocabulary, if it is drafted, from p and q [..., V]."""
        return self.accept(p, p, p, q).nan_to_num(0.0)  # q is NaN where the draft's logits are

    def _judged(self, draft_probs: Tensor, x: Tensor, like: Tensor) -> Tensor:
        """The q that drafts are judged with [n, V]."""
        return one_hot_rows(x, like) if self._certain else draft_probs.to(like.dtype)

    def _numbers(self, target_probs: Tensor, proposal: Proposal) -> tuple[Tensor, Tensor]:
        """The chance of every node and its p(x), [n] each."""
        x = proposal.tokens
        q = self._judged(proposal.probs, x, target_probs)
        whole = after_parents(target_probs, proposal)
        p_x = at(after_siblings(target_probs, proposal, q), x)
        return self.accept(whole, at(whole, x), p_x, at(q, x)), p_x

    def _all_numbers(
        self, target_probs: Tensor, proposal: Proposal, check: Tensor
    ) -> dict[int, list[float]]:
        """Chance and p(x) of every node, and under −1 the check, in one copy to the host."""
        numbers = torch.stack(self._numbers(target_probs, proposal), 1)
        copied = torch.cat([check.to(numbers.dtype).expand(1, 2), numbers]).tolist()
        return dict(enumerate(copied, -1))


class Lossy(OneByOne):
    """Accepts drafts with another chance than the lossless rules, but corrects as they do."""


def ratio(p_x: Tensor, q_x: Tensor) -> Tensor:
    """The token rule's chance, min(1, p(x) / q(x))."""
    return (p_x / q_x).clamp(max=1)


def after_parents(target_probs: Tensor, proposal: Proposal) -> Tensor:
    """The p that each draft is judged with, but for its elder siblings [n, V]."""
    if proposal.parents is None:
        return target_probs[: len(proposal.tokens)]
    return target_probs[to_device([node + 1 for node in proposal.parents], target_probs.device)]


def after_siblings(target_probs: Tensor, proposal: Proposal, q: Tensor) -> Tensor:
    """The p of each draft once its elder siblings are rejected one after another [n, V].

    Args:
        q: what each draft was drawn from [n, V].
    """
    rows = after_parents(target_probs, proposal)
    elders, ranks, latest = list[int](), list[int](), dict[int, int]()
    for node, parent in enumerate(proposal.parents or ()):
        elders.append(latest.get(parent, -1))
        ranks.append(ranks[elders[-1]] + 1 if elders[-1] >= 0 else 0)
        latest[parent] = node
    for rank in range(1, max(ranks, default=0) + 1):  # a few products for all parents at once
        nodes = [node for node, own in enumerate(ranks) if own == rank]
        before = to_device([elders[node] for node in nodes], q.device)
        rows[to_device(nodes, q.device)] = residual(rows[before], q[before])
    return rows


def at(rows: Tensor, x: Tensor) -> Tensor:
    """Each row's entry for a token: [n, V] and [n] → [n]."""
    return rows.gather(1, x[:, None])[:, 0]


def of_drafts(
    target_probs: Tensor, draft_probs: Tensor, x: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """Return p before each drafted token of a chain [g, V], its p(x) and its q(x), [g] each."""
    p = target_probs[: len(x)]
    return p, at(p, x), at(draft_probs, x).to(target_probs.dtype)


def emitted(p: Tensor, q: Tensor, accept: Tensor) -> Tensor:
    """The exact distribution of one emitted token if a rejection draws from the residual [V].

    Args:
        p, q: of the target and the draft, [V] each.
        accept: the chance of each token, if it is drafted [..., V].
    """
    kept = q * accept
    return kept + (1 - kept.sum(-1, keepdim=True)) * residual(p, q)


def distance(one: Tensor, other: Tensor) -> Tensor:
    """Total variation: half the sum of absolute differences, [..., V] → [...]."""
    return (one - other).abs().sum(-1) / 2


def distances(judges: Mapping[str, Judge], p: Tensor, q: Tensor) -> dict[str, float]:
    """How far each rule moves the first emitted token's distribution from p: total variation.

    Args:
        p, q: for the first draft, [V] each.
    """
    found = dict.fromkeys(judges, 0.0)
    over = {name: judge.over(p, q) for name, judge in judges.items() if isinstance(judge, Lossy)}
    if over:
        far = distance(emitted(p, q, torch.stack([*over.values()])), p)
        found |= zip(over, far.tolist(), strict=True)
    return found


def judged(
    judge: Judge, logits: Tensor, target_probs: Tensor, proposal: Proposal, chance: Chance
) -> Tensor:
    """All numbers of a chain's judgement that the host needs, in one tensor.

    Args:
        logits, target_probs: the target's, [g + 1, V].

    Returns:
        A checksum of the logits, the number of accepted drafts and the final token; then rows [g]:
        p(x), q(x), u, x and the rule's details.
    """
    x = proposal.tokens
    *acceptance, details = judge.chain(target_probs, proposal.probs, x, chance)
    parts = (checksum(logits, target_probs), *acceptance, x, *details)
    return torch.cat([part.to(target_probs.dtype) for part in parts])
