"""Speculative sampling: the round.

Leviathan et al. 2023, algorithm 1; Chen et al. 2023, algorithm 2.
"""

from collections.abc import Sequence
from math import isfinite
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import pad

from specviz.decoding.drafters import Drafter, Proposal, ToProbs
from specviz.decoding.language_model import LanguageModel, unread
from specviz.decoding.stopwatch import Stopwatch
from specviz.errors import ModelError
from specviz.sampling import Chance, checksum, residual


class Outcome(NamedTuple):
    """What a round decided, on the host, and the tensors it decided by.

    Attributes:
        accepted: how many drafts were accepted, 0 … g.
        tokens, target, draft, draws: of each draft: id, p(x), q(x), and the number u of its test.
        final: the id of the correction (accepted < g) or bonus.
        seconds: drafting, verification, acceptance.
        proposal: the drafts.
        logits, p: of the target [g + 1, V], raw and shaped.
    """

    accepted: int
    tokens: list[int]
    target: list[float]
    draft: list[float]
    draws: list[float]
    final: int
    seconds: list[float]
    proposal: Proposal
    logits: Tensor
    p: Tensor


@torch.inference_mode()
def speculate(
    target: LanguageModel,
    drafter: Drafter,
    context: Sequence[int],
    gamma: int,
    to_probs: ToProbs,
    chance: Chance,
) -> Outcome:
    """One round: at most γ drafts, one pass of the target, one final token.

    The tokens it emits, drafts[:accepted] + [final], are distributed as if the target had
    drawn each of them itself. With γ = 0 this is one step of plain decoding.

    Raises:
        ModelError: the target's logits are not numbers.
    """
    watch = Stopwatch(target.device)

    # 1. Draft: x_i ~ q_i, each after the ones before it.
    proposal = drafter.propose(context, gamma, to_probs, chance)
    x, q = proposal.tokens, proposal.q  # [g], [g, V]
    g = len(x)
    watch.mark()

    # 2. Verify: one pass of the target gives p_1 … p_{g+1} at once.
    logits = target.logits(torch.cat([unread(target, context), x]), last=g + 1)
    p = to_probs(logits)  # [g + 1, V]
    watch.mark()

    # 3. Accept, and draw the final token; then the round's one copy to the host.
    verdict = rejection_sampling(p, q, x, chance)
    parts = (checksum(logits, p), *verdict, x)
    copied = torch.cat([part.to(p.dtype) for part in parts]).tolist()
    if not isfinite(copied[0]):
        raise overflow(logits.dtype)
    n, final, rest = int(copied[1]), int(copied[2]), copied[3:]

    # 4. Roll back to what is true; the final token is read at the start of the next round.
    target.rollback(len(context) + n)
    drafter.rollback(len(context) + n)
    watch.mark()

    p_x, q_x, u, tokens = (rest[i * g : (i + 1) * g] for i in range(4))
    return Outcome(
        accepted=n,
        tokens=[int(token) for token in tokens],
        target=p_x,
        draft=q_x,
        draws=u,
        final=final,
        seconds=watch.seconds(),
        proposal=proposal,
        logits=logits,
        p=p,
    )


def overflow(dtype: torch.dtype) -> ModelError:
    """The target's logits are not numbers."""
    return ModelError(
        "The target's logits overflow in {dtype}. Load it with another --dtype.",
        dtype=str(dtype).removeprefix("torch."),
    )


class Acceptance(NamedTuple):
    """Of one round, on the device: accepted [1], final [1]; p(x), q(x) and u [g] each."""

    accepted: Tensor
    final: Tensor
    p_x: Tensor
    q_x: Tensor
    u: Tensor


def rejection_sampling(p: Tensor, q: Tensor, x: Tensor, chance: Chance) -> Acceptance:
    """Accept x_i while u_i < min(1, p_i(x_i) / q_i(x_i)); all after the first failure fall.

    The final token is drawn from norm(max(0, p − q)) at the first failure. If there is none,
    a row q_{g+1} = 0 makes the same line draw the bonus from p_{g+1}.

    p: [g + 1, V], q: [g, V], x: [g].
    """
    p_x = p[: len(x)].gather(1, x[:, None])[:, 0]
    q_x = q.gather(1, x[:, None])[:, 0].to(p.dtype)
    thresholds = (p_x / q_x).clamp(max=1)
    u = chance.uniforms(thresholds)
    accepted = (u < thresholds).int().cumprod(0).sum(0, keepdim=True)
    q = pad(q, (0, 0, 0, 1))
    final = chance.token(residual(p[accepted], q[accepted])[0])
    return Acceptance(accepted, final, p_x, q_x, u)
