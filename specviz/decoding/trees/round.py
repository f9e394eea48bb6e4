"""One round of speculative sampling with a tree of drafts."""

from collections.abc import Sequence
from math import isfinite, nan

import torch

from specviz.decoding.drafters import ToProbs
from specviz.decoding.judging import Judge, Judged, at
from specviz.decoding.language_model import unread
from specviz.decoding.rules import JUDGES
from specviz.decoding.speculation import Outcome, overflow
from specviz.decoding.stopwatch import Stopwatch
from specviz.decoding.trees.growing import TreeDrafter, TreeModel
from specviz.decoding.trees.shapes import children_of
from specviz.sampling import Chance, checksum


@torch.inference_mode()
def speculate_tree(
    target: TreeModel,
    drafter: TreeDrafter,
    context: Sequence[int],
    budget: int,
    depth: int,
    to_probs: ToProbs,
    chance: Chance,
    judge: Judge = JUDGES["token"],
) -> Outcome:
    """Decode one round: a tree of drafts, one pass of the target over it, one final token.

    With a lossless rule the emitted tokens, the path and the final one, have exactly the target's
    distribution.

    Args:
        context: the ids of the prompt and of all emitted tokens.
        budget: the most drafted tokens to verify.
        depth: the most levels of the tree.
        to_probs: turns logits [..., V] into the distributions that tokens are sampled from.
        chance: the random numbers of this round.
        judge: the rule that accepts a path and draws the final token.

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
    judged = judge.tree(target_probs, proposal, chance, checksum(logits, target_probs))
    if not isfinite(judged.check):
        raise overflow(logits)

    # 4. Keep the accepted path in the caches; the next round reads the final token.
    if parents:
        target.keep([*range(known), *(known + node for node in judged.path)])
    drafter.keep(len(context), judged.path, _ranks(parents, judged))
    final = int(judged.final)
    watch.mark()
    seconds = watch.seconds()
    x, tests = proposal.tokens, judged.tests
    numbers = torch.stack([x.to(target_probs.dtype), at(proposal.probs, x).to(target_probs.dtype)])
    tokens, draft = numbers.tolist()
    return Outcome(
        path=judged.path,
        tests=tests,
        tokens=[int(token) for token in tokens],
        target=[tests[node].p_x if node in tests else nan for node in range(len(tokens))],
        draft=draft,
        final=final,
        seconds=seconds,
        proposal=proposal,
        logits=logits,
        target_probs=target_probs,
        rows=lambda: torch.stack([target_probs[0], *judged.rows()])[1:],
    )


def _ranks(parents: Sequence[int], judged: Judged) -> dict[int, int]:
    """The rank among its siblings of each judged node that follows the text or an accepted node.

    Elder siblings of a tested node are judged even if the rule passed them over untested.
    """
    entered, ranks = {-1, *judged.path}, dict[int, int]()
    for parent, siblings in children_of(parents).items():
        if parent in entered:
            tested = [rank for rank, node in enumerate(siblings) if node in judged.tests]
            ranks |= {siblings[rank]: rank for rank in range(max(tested, default=-1) + 1)}
    return ranks
