"""Lossy: typical acceptance, which takes every token that is likely enough for the target's doubt.

Cai et al. 2024, Medusa (arXiv:2401.10774), section 2.3.1.
"""

from math import log

import torch
from torch import Tensor

from specviz.decoding.drafters import Proposal
from specviz.decoding.judging import Judged, Lossy, Test, after_parents, at
from specviz.decoding.trees.shapes import children_of
from specviz.registry import Rule
from specviz.sampling import Chance, entropy, residual

RULE = Rule(order=4, title="Typical acceptance (lossy)", lossless=False)
EPSILON, DELTA = 0.09, 0.3  # as in Medusa's code


def accept(p: Tensor, own: Tensor, _p_x: Tensor, _q_x: Tensor) -> Tensor:
    """1 if p(x) > min(ε, δ exp(−H(p))), else 0."""
    return (own > (DELTA * torch.exp(-entropy(p))).clamp(max=EPSILON)).to(p.dtype)


class Typical(Lossy):
    """Follows the longest path of typical tokens, of equally long ones the target's likeliest.

    Whether a token is typical depends on p alone, so the path is known at once, and only the
    children of its end are rejected.
    """

    def tree(
        self, target_probs: Tensor, proposal: Proposal, chance: Chance, check: Tensor
    ) -> Judged:
        x, parents = proposal.tokens, list(proposal.parents or ())
        children, whole = children_of(parents), after_parents(target_probs, proposal)
        p_x = at(whole, x)
        numbers = torch.cat([check.to(p_x.dtype), accept(whole, p_x, p_x, p_x), p_x]).tolist()
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


JUDGE = Typical(accept)
