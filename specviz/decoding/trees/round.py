"""One round of speculative sampling with a tree of drafts.

In comments, p is the target's distribution and q the draft's.
"""

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import NamedTuple

import torch
from torch import Tensor

from specviz.decoding.drafters import Proposal, ToProbs
from specviz.decoding.language_model import unread
from specviz.decoding.speculation import overflow
from specviz.decoding.stopwatch import Stopwatch
from specviz.decoding.trees.growing import TreeDrafter, TreeModel
from specviz.decoding.trees.shapes import children_of
from specviz.sampling import Chance, checksum, residual


class Test(NamedTuple):
    """The test of one node.

    Attributes:
        rank: how many siblings were rejected before.
        draw, threshold: accepted if draw < threshold.
    """

    rank: int
    draw: float
    threshold: float


class TreeOutcome(NamedTuple):
    """The result of a round with a tree of n nodes.

    Attributes:
        path: the accepted nodes, from the text on.
        tests: of every judged node.
        final: the id of the correction (a node was judged after the path) or the bonus token.
        seconds: of drafting, verification and acceptance.
        proposal: the tree.
        logits: the target's, after the text and after each node [n + 1, V].
        target_probs: the distributions that tokens are sampled from [n + 1, V].
    """

    path: list[int]
    tests: Mapping[int, Test]
    final: int
    seconds: list[float]
    proposal: Proposal
    logits: Tensor
    target_probs: Tensor


@torch.inference_mode()
def speculate_tree(
    target: TreeModel,
    drafter: TreeDrafter,
    context: Sequence[int],
    budget: int,
    depth: int,
    to_probs: ToProbs,
    chance: Chance,
) -> TreeOutcome:
    """Decodes one round: a tree of drafts, one pass of the target over it, one final token.

    The emitted tokens, the path and the final one, have exactly the target's distribution.

    Args:
        context: the ids of the prompt and of all emitted tokens.
        budget: how many drafted tokens are verified at most.
        depth: of the tree at most.
        to_probs: turns logits [..., V] into the distributions that tokens are sampled from.
        chance: the random numbers of this round.

    Raises:
        ModelError: the target's logits overflow.
    """
    watch = Stopwatch(target.device)

    # 1. Draft.
    proposal = drafter.propose(context, budget, depth, to_probs, chance)
    parents = proposal.parents or ()
    watch.mark()

    # 2. Verify: one pass in which each node sees the text, its ancestors and itself.
    fresh = unread(target, context)
    known = len(fresh)
    line = [*range(-1, known - 1), *(known + parent for parent in parents)]
    if parents:
        logits = target.branch(torch.cat([fresh, proposal.tokens]), line)[known - 1 :]
    else:
        logits = target.logits(fresh, last=1)
    target_probs = to_probs(logits)  # [n + 1, V]
    watch.mark()

    # 3. Accept and draw the final token.
    path, tests, final = judge(target_probs, proposal, chance)
    if not isfinite(checksum(logits, target_probs).item()):
        raise overflow(logits.dtype)

    # 4. Keep the accepted path in the caches; the next round reads the final token.
    if parents:
        target.keep([*range(known), *(known + node for node in path)])
    drafter.keep(len(context), path, {node: test.rank for node, test in tests.items()})
    watch.mark()
    return TreeOutcome(path, tests, int(final), watch.seconds(), proposal, logits, target_probs)


def judge(
    target_probs: Tensor, proposal: Proposal, chance: Chance
) -> tuple[list[int], dict[int, Test], Tensor]:
    """Walks down the tree: at each node its children are judged in order until one is accepted.

    A child x drawn from q is accepted with min(1, p(x) / q(x)); after a rejection p becomes
    norm(max(0, p − q)), against which its next sibling is judged. q is what this child was *really*
    drawn from: among sampled children the draft's distribution without the earlier ones, for a
    child that was certain one-hot, so that it is accepted with p(x), and a rejection removes x.
    Where no child is left, the final token is drawn from p.
    Source: Miao et al. 2024, SpecInfer, arXiv:2305.09781, algorithm 2; without replacement: Jeon et
    al. 2024, arXiv:2402.14160; Chen et al. 2024, Sequoia, arXiv:2402.12374.

    Args:
        target_probs: p after the text and after each node, [n + 1, V].

    Returns:
        The accepted nodes, the tests, and the final token [1].
    """
    children = children_of(proposal.parents or ())
    path, tests = list[int](), dict[int, Test]()
    waiting, p = children[-1], target_probs[0]
    while waiting:
        siblings, waiting = waiting, []
        for rank, child in enumerate(siblings):
            x, q = proposal.tokens[child], proposal.probs[child]
            threshold = (p[x] / q[x]).clamp(max=1)
            u = chance.uniforms(threshold[None])[0]
            tests[child] = Test(rank, u.item(), threshold.item())
            if tests[child].draw < tests[child].threshold:
                waiting, p = children[child], target_probs[child + 1]
                path.append(child)
                break
            p = residual(p, q.to(p.dtype))
    return path, tests, chance.token(p)
