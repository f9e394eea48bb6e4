"""The rules that judge a round: how many drafts are accepted, and the token that follows them.

In comments, p is the target's distribution and q the draft's, as in the papers; x are the drafted
tokens, g their number and V the size of the vocabulary. Lossless rules emit the target's
distribution exactly, lossy ones do not; `specviz.settings.RULES` says which are which. At
temperature 0 all of them accept a draft if and only if it is the target's own choice.
"""

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import pad

from specviz.decoding.drafters import Proposal, one_hot_rows
from specviz.sampling import Chance, checksum, entropy, residual

EPSILON, DELTA = 0.09, 0.3  # of typical acceptance, as in Medusa's code
LIKELIEST = 3  # guesses that top-k relaxed acceptance lets pass
ENOUGH = 0.1  # the target's probability that the threshold lets pass


class Acceptance(NamedTuple):
    """The judgement of one round, still on the device.

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


Judge = Callable[[Tensor, Tensor, Tensor, Chance], Acceptance]
"""Judges a round from p [g + 1, V], q [g, V], x [g] and the round's random numbers."""

Chances = Callable[[Tensor, Tensor, Tensor], Tensor]
"""The chance of acceptance of tokens with p(x) and q(x) [...], from p [..., V], p(x) and q(x)."""


def rejection_sampling(
    target_probs: Tensor, draft_probs: Tensor, x: Tensor, chance: Chance
) -> Acceptance:
    """The token rule: accepts x_i while u_i < min(1, p_i(x_i) / q_i(x_i)), up to a rejection.

    The final token is drawn from norm(max(0, p − q)) at the first rejection. If all drafts are
    accepted, a row q_{g+1} = 0 makes the same expression draw the bonus token from p_{g+1}.
    Leviathan et al. 2023 (arXiv:2211.17192), algorithm 1.

    Args:
        target_probs: p, [g + 1, V].
        draft_probs: q, [g, V].
        x: the drafted token ids, [g].
    """
    p_x, q_x = _of_drafts(target_probs, draft_probs, x)
    thresholds = (p_x / q_x).clamp(max=1)
    u = chance.uniforms(thresholds)
    accepted = (u < thresholds).int().cumprod(0).sum(0, keepdim=True)
    draft_probs = pad(draft_probs, (0, 0, 0, 1))
    final = chance.token(residual(target_probs[accepted], draft_probs[accepted])[0])
    return Acceptance(accepted, final, p_x, q_x, u)


def block_verification(
    target_probs: Tensor, draft_probs: Tensor, x: Tensor, chance: Chance
) -> Acceptance:
    """Accept up to the last slot whose test passes, even if an earlier slot's own test failed.

    With w_0 = 1 and w_i = min(1, w_{i−1} p_i(x_i) / q_i(x_i)), slot i passes if u_i < h_i =
    R_i / (R_i + 1 − w_i), where R_i = Σ max(0, w_i p_{i+1} − q_{i+1}). The final token is drawn
    from norm(max(0, w p − q)) after the accepted ones. A row q_{g+1} = 0 makes h_g = w_g and the
    final token a bonus. Sun et al. 2025 (arXiv:2403.10444).
    """
    p_x, q_x = _of_drafts(target_probs, draft_probs, x)
    weights = [p_x.new_ones(())]
    for ratio in (p_x / q_x).nan_to_num(0.0):  # q is NaN where the draft's logits overflowed
        weights.append((weights[-1] * ratio).clamp(max=1))
    w = torch.stack(weights)  # [g + 1]
    weighted = w[:, None] * target_probs
    draft_probs = pad(draft_probs.nan_to_num(0.0), (0, 0, 0, 1))
    mass = (weighted - draft_probs).clamp(min=0).sum(-1)  # R, [g + 1]
    whole = mass + (1 - w)
    # 0 / 0: all that follows is certain to be accepted, so no test of this slot matters.
    thresholds = torch.where(whole > 0, mass / whole, 1.0)[1:]
    u = chance.uniforms(thresholds)
    slots = torch.arange(1, len(x) + 1, device=x.device)
    accepted = pad((u < thresholds) * slots, (1, 0)).amax(0, keepdim=True)
    final = chance.token(residual(weighted[accepted], draft_probs[accepted])[0])
    return Acceptance(accepted, final, p_x, q_x, u, (thresholds, w[:-1], mass[:-1]))


def match(target_probs: Tensor, draft_probs: Tensor, x: Tensor, chance: Chance) -> Acceptance:
    """Accept drafts that equal the target's own draw.

    Whatever x was drawn from, it is judged as if it were the only choice, q = 1 at x: a draw from p
    is x with chance p(x), and otherwise one of the other tokens, in the proportions of p.
    """
    certain = one_hot_rows(x, target_probs)
    judged = rejection_sampling(target_probs, certain, x, chance)
    _, q_x = _of_drafts(target_probs, draft_probs, x)
    return judged._replace(q_x=q_x, details=(judged.p_x,))


def ratio(_: Tensor, p_x: Tensor, q_x: Tensor) -> Tensor:
    """The token rule's chance, min(1, p(x) / q(x)); 1 where q(x) is 0."""
    return torch.where(q_x == 0, 1.0, p_x / q_x).clamp(max=1)


def typical(p: Tensor, p_x: Tensor, _: Tensor) -> Tensor:
    """Lossy: 1 if p(x) > min(ε, δ exp(−H(p))), else 0. Medusa, arXiv:2401.10774."""
    return (p_x > (DELTA * torch.exp(-entropy(p))).clamp(max=EPSILON)).to(p.dtype)


def among_likeliest(p: Tensor, p_x: Tensor, q_x: Tensor) -> Tensor:
    """Lossy: 1 for the target's likeliest tokens, else as the token rule."""
    last = p.topk(min(LIKELIEST, p.shape[-1])).values[..., -1]
    return torch.where((p_x >= last) & (p_x > 0), 1.0, ratio(p, p_x, q_x))


def likely_enough(p: Tensor, p_x: Tensor, q_x: Tensor) -> Tensor:
    """Lossy: 1 if p(x) reaches a threshold, else as the token rule.

    Like SGLang's --speculative-accept-threshold-single.
    """
    return torch.where(p_x >= ENOUGH, 1.0, ratio(p, p_x, q_x))


LOSSY: dict[str, Chances] = {
    "typical": typical,
    "top-k": among_likeliest,
    "threshold": likely_enough,
}
"""The lossy rules. They differ from the token rule only in the chance of acceptance."""


def judge_by(chances: Chances) -> Judge:
    """Make a judge of the chance of acceptance of one draft; corrections as in the token rule."""

    def judge(target_probs: Tensor, draft_probs: Tensor, x: Tensor, chance: Chance) -> Acceptance:
        p_x, q_x = _of_drafts(target_probs, draft_probs, x)
        thresholds = chances(target_probs[: len(x)], p_x, q_x)
        u = chance.uniforms(thresholds)
        accepted = (u < thresholds).int().cumprod(0).sum(0, keepdim=True)
        draft_probs = pad(draft_probs, (0, 0, 0, 1))
        final = chance.token(residual(target_probs[accepted], draft_probs[accepted])[0])
        return Acceptance(accepted, final, p_x, q_x, u, (thresholds,))

    return judge


JUDGES: dict[str, Judge] = {
    "token": rejection_sampling,
    "block": block_verification,
    "match": match,
    **{name: judge_by(chances) for name, chances in LOSSY.items()},
}
"""All rules by name, those of `specviz.settings.RULES`."""


def judged(
    judge: Judge, logits: Tensor, target_probs: Tensor, proposal: Proposal, chance: Chance
) -> Tensor:
    """All numbers of a judgement that the host needs, in one tensor.

    Args:
        logits, target_probs: the target's, [g + 1, V].

    Returns:
        A checksum of the logits, the number of accepted drafts and the final token; then rows [g]:
        p(x), q(x), u, x and the rule's details.
    """
    x = proposal.tokens
    *acceptance, details = judge(target_probs, proposal.probs, x, chance)
    parts = (checksum(logits, target_probs), *acceptance, x, *details)
    return torch.cat([part.to(target_probs.dtype) for part in parts])


def _of_drafts(target_probs: Tensor, draft_probs: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
    """p(x) and q(x) of each drafted token, [g] each."""
    p_x = target_probs[: len(x)].gather(1, x[:, None])[:, 0]
    q_x = draft_probs.gather(1, x[:, None])[:, 0].to(target_probs.dtype)
    return p_x, q_x
