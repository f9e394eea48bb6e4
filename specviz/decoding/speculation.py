"""One round of speculative sampling: draft, verify, judge.

Leviathan et al. 2023 (arXiv:2211.17192), algorithm 1; Chen et al. 2023 (arXiv:2302.01318),
algorithm 2. In comments, p is the target's distribution and q the draft's, as in the papers.
"""

from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from typing import NamedTuple

import torch
from torch import Tensor

from specviz.decoding.captured_round import CapturedRounds
from specviz.decoding.drafters import Drafter, Proposal, ToProbs
from specviz.decoding.judging import Judge, Test, judged
from specviz.decoding.language_model import LanguageModel, dtype_name, has_bfloat16, unread
from specviz.decoding.rules import JUDGES
from specviz.decoding.stopwatch import Stopwatch
from specviz.errors import ModelError
from specviz.sampling import Chance


class Outcome(NamedTuple):
    """The result of a round on the host, and the tensors behind it.

    n is the number of drafted tokens, V the size of the vocabulary. A chain is a tree with one
    branch.

    Attributes:
        path: the accepted drafts, from the text on.
        tests: of every draft that was visited.
        tokens: the drafted token ids.
        target, draft: p(x) and q(x) of each drafted token x once its elder siblings are rejected;
            p(x) is NaN if this was not computed, for an untested draft of a tree.
        final: the id of the correction (drafts were judged after the path) or the bonus token.
        seconds: of drafting, verification and acceptance.
        proposal: the drafts with their distributions.
        logits: the target's, after the text and after each draft [n + 1, V].
        target_probs: the distributions that tokens are sampled from [n + 1, V].
        rows: returns the p that each draft is judged with, tested or not [n, V].
    """

    path: list[int]
    tests: Mapping[int, Test]
    tokens: list[int]
    target: list[float]
    draft: list[float]
    final: int
    seconds: list[float]
    proposal: Proposal
    logits: Tensor
    target_probs: Tensor
    rows: Callable[[], Tensor]

    @property
    def accepted(self) -> int:
        """How many drafts were accepted."""
        return len(self.path)


@torch.inference_mode()
def speculate(
    target: LanguageModel,
    drafter: Drafter,
    context: Sequence[int],
    gamma: int,
    to_probs: ToProbs,
    chance: Chance,
    judge: Judge = JUDGES["token"],
    captured: CapturedRounds | None = None,
) -> Outcome:
    """Decode one round: at most γ drafts, one pass of the target, one final token.

    With a lossless rule the emitted tokens, drafts[:accepted] + [final], have exactly the target's
    distribution (Leviathan et al. 2023, appendix A.1). With γ = 0 a round is one step of plain
    decoding.

    Args:
        context: the ids of the prompt and of all emitted tokens.
        to_probs: turns logits [..., V] into the distributions that tokens are sampled from.
        chance: the random numbers of this round.
        judge: the rule that accepts drafts and draws the final token.
        captured: the same work as CUDA graphs, used where it fits.

    Raises:
        ModelError: the target's logits overflow.
    """
    watch = Stopwatch(target.device)
    if captured is not None and captured.advance(context, gamma):
        proposal, logits, target_probs, numbers = captured.replay(context, chance, watch)
    else:
        # 1. Draft: x_i ~ q_i, each after the ones before it.
        proposal = drafter.propose(context, gamma, to_probs, chance)
        watch.mark()

        # 2. Verify: one pass of the target gives p_1 … p_{g+1} at once.
        tokens = torch.cat([unread(target, context), proposal.tokens])
        logits = target.logits(tokens, last=len(proposal.tokens) + 1)
        target_probs = to_probs(logits)  # [g + 1, V]
        watch.mark()

        # 3. Accept and draw the final token.
        numbers = judged(judge, logits, target_probs, proposal, chance)

    # 4. Copy everything to the host at once: it waits here, and only here.
    copied = numbers.tolist()
    if not isfinite(copied[0]):
        raise overflow(logits)
    n, final, rest = int(copied[1]), int(copied[2]), copied[3:]

    # 5. Drop rejected drafts from the caches; the next round reads the final token.
    target.rollback(len(context) + n)
    drafter.rollback(len(context) + n)
    watch.mark()

    g = len(proposal.tokens)
    p_x, q_x, u, x, *details = (rest[i : i + g] for i in range(0, len(rest), g)) if g else [[]] * 4
    tested = g if len(details) > 1 else min(n + 1, g)  # block verification compares every draw
    tests = {
        i: Test(u[i], details[0][i] if details else None, p_x[i], tuple(row[i] for row in details))
        for i in range(tested)
    }
    return Outcome(
        path=list(range(n)),
        tests=tests,
        tokens=[int(token) for token in x],
        target=p_x,
        draft=q_x,
        final=final,
        seconds=watch.seconds(),
        proposal=proposal,
        logits=logits,
        target_probs=target_probs,
        rows=lambda: target_probs[:g],
    )


def overflow(logits: Tensor) -> ModelError:
    """The error of a target whose logits overflow.

    The command line is told the dtype that holds larger numbers and that the device computes: a GPU
    older than Ampere, such as a T4, has no bfloat16.
    """
    error = ModelError(
        "The target’s logits overflow in {dtype}. Choose another pair.",
        dtype=dtype_name(logits.dtype),
    )
    wider = "bfloat16" if has_bfloat16(logits.device) else "float32"
    return error.or_with(f"--dtype {wider} may hold them.") if logits.dtype == torch.half else error
