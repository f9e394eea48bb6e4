"""One round of speculative sampling.

Leviathan et al. 2023 (arXiv:2211.17192), algorithm 1; Chen et al. 2023 (arXiv:2302.01318),
algorithm 2. In comments, p is the target's distribution and q the draft's, as in the papers.
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
    """The result of a round on the host, and the tensors behind it.

    g is the number of drafted tokens, V the size of the vocabulary.

    Attributes:
        accepted: how many drafts were accepted, 0 … g.
        tokens: the drafted token ids.
        target, draft: p(x) and q(x) of each drafted token x.
        draws: the uniform number u of each acceptance test.
        final: the id of the correction (accepted < g) or the bonus token.
        seconds: of drafting, verification and acceptance.
        proposal: the drafts with their distributions.
        logits: the target's, [g + 1, V].
        target_probs: the target's distributions that tokens are sampled from, [g + 1, V].
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
    target_probs: Tensor


@torch.inference_mode()
def speculate(
    target: LanguageModel,
    drafter: Drafter,
    context: Sequence[int],
    gamma: int,
    to_probs: ToProbs,
    chance: Chance,
) -> Outcome:
    """Decodes one round: at most γ drafts, one pass of the target, one final token.

    The emitted tokens, drafts[:accepted] + [final], have exactly the target's distribution
    (Leviathan et al. 2023, appendix A.1). With γ = 0 a round is one step of plain decoding.

    Args:
        context: the ids of the prompt and of all emitted tokens.
        to_probs: turns logits [..., V] into the distributions that tokens are sampled from.
        chance: the random numbers of this round.

    Raises:
        ModelError: the target's logits overflow.
    """
    watch = Stopwatch(target.device)

    # 1. Draft: x_i ~ q_i, each after the ones before it.
    proposal = drafter.propose(context, gamma, to_probs, chance)
    x, draft_probs = proposal.tokens, proposal.probs  # [g], [g, V]
    g = len(x)
    watch.mark()

    # 2. Verify: one pass of the target gives p_1 … p_{g+1} at once.
    logits = target.logits(torch.cat([unread(target, context), x]), last=g + 1)
    target_probs = to_probs(logits)  # [g + 1, V]
    watch.mark()

    # 3. Accept and draw the final token, then copy everything to the host at once.
    acceptance = rejection_sampling(target_probs, draft_probs, x, chance)
    parts = (checksum(logits, target_probs), *acceptance, x)
    copied = torch.cat([part.to(target_probs.dtype) for part in parts]).tolist()
    if not isfinite(copied[0]):
        raise overflow(logits.dtype)
    n, final, rest = int(copied[1]), int(copied[2]), copied[3:]

    # 4. Drop rejected drafts from the caches; the next round reads the final token.
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
        target_probs=target_probs,
    )


def overflow(dtype: torch.dtype) -> ModelError:
    """The error of a target whose logits overflow."""
    return ModelError(
        "The target's logits overflow in {dtype}. Load it with another --dtype.",
        dtype=str(dtype).removeprefix("torch."),
    )


class Acceptance(NamedTuple):
    """The acceptance tests of one round, still on the device.

    Attributes:
        accepted, final: [1] each.
        p_x, q_x, u: [g] each, for every drafted token.
    """

    accepted: Tensor
    final: Tensor
    p_x: Tensor
    q_x: Tensor
    u: Tensor


def rejection_sampling(
    target_probs: Tensor, draft_probs: Tensor, x: Tensor, chance: Chance
) -> Acceptance:
    """Accepts x_i while u_i < min(1, p_i(x_i) / q_i(x_i)), up to the first rejection.

    The final token is drawn from norm(max(0, p − q)) at the first rejection. If all drafts are
    accepted, a row q_{g+1} = 0 makes the same expression draw the bonus token from p_{g+1}.

    Args:
        target_probs: p, [g + 1, V].
        draft_probs: q, [g, V].
        x: the drafted token ids, [g].
    """
    p_x = target_probs[: len(x)].gather(1, x[:, None])[:, 0]
    q_x = draft_probs.gather(1, x[:, None])[:, 0].to(target_probs.dtype)
    thresholds = (p_x / q_x).clamp(max=1)
    u = chance.uniforms(thresholds)
    accepted = (u < thresholds).int().cumprod(0).sum(0, keepdim=True)
    draft_probs = pad(draft_probs, (0, 0, 0, 1))
    final = chance.token(residual(target_probs[accepted], draft_probs[accepted])[0])
    return Acceptance(accepted, final, p_x, q_x, u)
