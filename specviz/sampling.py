"""The mathematics of speculative sampling: tensors in, tensors out, nothing else.

Sources: Leviathan, Kalman, Matias 2023 (arXiv:2211.17192); Chen et al. 2023
(arXiv:2302.01318). Throughout, p is the target's distribution and q the draft's, both
*shaped*: after temperature, top-k and top-p. V is the size of the vocabulary.
"""

from typing import Protocol

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import pad

COLDEST = 1e-6  # a lower temperature could overflow, and would draw the same token


def to_probs(logits: Tensor, temperature: float, top_k: int = 0, top_p: float = 1.0) -> Tensor:
    """Logits [..., V] → the distribution that is sampled from [..., V].

    Temperature 0 is greedy: all mass on the likeliest token. top_k = 0 and top_p = 1 cut
    nothing. Of equals, top-k keeps all and top-p the first; a token stays in any case. Half
    precision is widened to float32, float64 stays.
    """
    if logits.dtype is not torch.float64:
        logits = logits.float()
    if temperature == 0:
        return torch.zeros_like(logits).scatter_(-1, likeliest(logits), 1.0)
    logits = logits / max(temperature, COLDEST)
    if 0 < top_k < logits.shape[-1]:
        logits = _cut(logits, logits < logits.topk(top_k).values[..., -1:])
    if top_p < 1:
        ordered, order = logits.sort(stable=True, descending=True)
        mass = ordered.softmax(-1).cumsum(-1)
        before = pad(mass[..., :-1], (1, 0), value=-1.0)  # so that the first stays
        beyond = before >= top_p  # the set before it already suffices
        logits = _cut(logits, torch.zeros_like(beyond).scatter_(-1, order, beyond))
    return logits.softmax(-1)


def likeliest(p: Tensor) -> Tensor:
    """The index of the greatest number in each row [..., V] → [..., 1]; of equals, the first."""
    return p.max(-1, keepdim=True).indices  # a third of the time that argmax takes on a CPU


def checksum(logits: Tensor, p: Tensor) -> Tensor:
    """Finite only if the logits [n, V], and what `shape` made of them [n, V], are numbers → [1].

    The greatest of each row must be finite; −∞ elsewhere rules a token out. Where scaling
    overflows, softmax makes a whole row not a number, so that its first one tells.
    """
    return (logits.amax(-1) + p[:, 0]).sum()[None]


def overlap(p: Tensor, q: Tensor) -> Tensor:
    """β = Σ min(p, q) = 1 − TV(p, q), the chance that a token drawn from q is accepted.

    p, q: [..., V] → [...]. Leviathan et al. 2023, theorem 3.5.
    """
    return torch.minimum(p, q).sum(-1)


def residual(p: Tensor, q: Tensor) -> Tensor:
    """norm(max(0, p − q)) [..., V]: what a correction is drawn from.

    Where rounding leaves no mass (p ≈ q), p itself. With q = 0 it *is* p: the bonus token
    is a correction of a draft that promised nothing.
    """
    excess = (p - q).clamp(min=0)
    mass = excess.sum(-1, keepdim=True)
    return torch.where(mass > 0, excess / mass, p)


def entropy(p: Tensor) -> Tensor:
    """Entropy of p [..., V] in nats → [...]."""
    return torch.special.entr(p).sum(-1)


class Chance(Protocol):
    """Where the randomness of a round comes from; tests put an enumeration in its place."""

    def token(self, p: Tensor) -> Tensor:
        """One token id [1] drawn from p [V]."""
        ...

    def uniforms(self, thresholds: Tensor) -> Tensor:
        """One uniform number in [0, 1) for each threshold [n] it will be compared with."""
        ...


class SeededChance:
    """The random numbers of one round, a function of the run's seed and the round's number.

    So a run, the same run stepped, a replay, and a run resumed at some round agree.

    Args:
        sure: every distribution is one-hot (temperature 0): its token is looked up, not drawn.
    """

    def __init__(self, seed: int, number: int, device: torch.device, *, sure: bool = False) -> None:
        self._sure = sure
        state = int(np.random.SeedSequence([seed, number]).generate_state(1, np.uint32)[0])
        self._generator = torch.Generator(device).manual_seed(state)

    def token(self, p: Tensor) -> Tensor:
        """By inversion, in float64: the first token up to which there is more mass than u.

        For 49,152 tokens on a CPU this takes a fiftieth of the time of torch.multinomial, and like
        it never has the host wait for a GPU.
        """
        if self._sure:
            return likeliest(p)
        mass = p.cumsum(-1, dtype=torch.float64)
        u = torch.rand(1, generator=self._generator, device=p.device, dtype=torch.float64)
        found = torch.searchsorted(mass, u * mass[-1], right=True)
        return found.clamp_(max=len(p) - 1)  # beyond the end if p is not a number

    def uniforms(self, thresholds: Tensor) -> Tensor:
        return torch.rand(
            thresholds.shape,
            generator=self._generator,
            device=thresholds.device,
            dtype=thresholds.dtype,
        )


def _cut(logits: Tensor, where: Tensor) -> Tensor:
    return logits.masked_fill(where, -torch.inf)
