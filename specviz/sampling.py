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


def shape(logits: Tensor, temperature: float, top_k: int = 0, top_p: float = 1.0) -> Tensor:
    """Logits [..., V] → the distribution that is sampled from [..., V].

    Temperature 0 is greedy: all mass on the likeliest token. top_k = 0 and top_p = 1 cut
    nothing. Of equals, top-k keeps all and top-p the first; a token stays in any case. Half
    precision is widened to float32, float64 stays.
    """
    if logits.dtype is not torch.float64:
        logits = logits.float()
    if temperature == 0:
        return torch.zeros_like(logits).scatter_(-1, logits.argmax(-1, keepdim=True), 1.0)
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
        sure: every distribution is one-hot (temperature 0): its token is looked up, not drawn,
            which saves a tenth of a millisecond each.
    """

    def __init__(self, seed: int, number: int, device: torch.device, *, sure: bool = False) -> None:
        self._sure = sure
        state = int(np.random.SeedSequence([seed, number]).generate_state(1, np.uint32)[0])
        self._generator = torch.Generator(device).manual_seed(state)

    def token(self, p: Tensor) -> Tensor:
        if self._sure:
            return p.argmax(-1, keepdim=True)
        # As torch.multinomial draws, number for number, which would have the host wait for its
        # checks: of independent Exp(1) / p the least, so of p / Exp(1) the greatest.
        waits = torch.empty_like(p).exponential_(generator=self._generator)
        return (p / waits).argmax(-1, keepdim=True)

    def uniforms(self, thresholds: Tensor) -> Tensor:
        return torch.rand(
            thresholds.shape,
            generator=self._generator,
            device=thresholds.device,
            dtype=thresholds.dtype,
        )


def _cut(logits: Tensor, where: Tensor) -> Tensor:
    return logits.masked_fill(where, -torch.inf)
