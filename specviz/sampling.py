"""The mathematics of speculative sampling, on tensors.

Sources: Leviathan, Kalman, Matias 2023 (arXiv:2211.17192); Chen et al. 2023
(arXiv:2302.01318). As in the papers, p is the target's distribution and q the draft's, both after
temperature, top-k and top-p. V is the size of the vocabulary.
"""

from typing import Protocol

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import pad

COLDEST = 1e-6  # dividing by less could overflow, and would not change the token


def to_probs(logits: Tensor, temperature: float, top_k: int = 0, top_p: float = 1.0) -> Tensor:
    """Turn logits into the distribution that tokens are sampled from.

    At least one token always remains. Half precision is computed in float32.

    Args:
        logits: [..., V].
        temperature: 0 is greedy: all mass on the likeliest token.
        top_k: keep the k likeliest tokens, and all that tie with the last; 0 keeps all.
        top_p: keep the smallest set of likeliest tokens with at least this mass; of tied tokens
            the first. 1 keeps all.

    Returns:
        Probabilities [..., V], float32 or float64.
    """
    if logits.dtype is not torch.float64:
        logits = logits.float()
    if temperature == 0:
        return torch.zeros_like(logits).scatter(-1, likeliest(logits), 1.0)
    logits = logits / max(temperature, COLDEST)
    if 0 < top_k < logits.shape[-1]:
        logits = _cut(logits, logits < logits.topk(top_k).values[..., -1:])
    if top_p < 1:
        ordered, order = logits.sort(stable=True, descending=True)
        mass = ordered.softmax(-1).cumsum(-1)
        before = pad(mass[..., :-1], (1, 0), value=-1.0)  # the likeliest token always stays
        beyond = before >= top_p  # more likely tokens already have the mass
        logits = _cut(logits, torch.zeros_like(beyond).scatter_(-1, order, beyond))
    return logits.softmax(-1)


def likeliest(p: Tensor) -> Tensor:
    """The index of the largest entry of each row, [..., V] → [..., 1]; of ties, the first."""
    return p.max(-1, keepdim=True).indices  # three times as fast as argmax on a CPU


def checksum(logits: Tensor, p: Tensor) -> Tensor:
    """A sum [1] that is finite only if logits and probabilities are.

    −∞ is allowed for tokens that are ruled out, so only the maximum of each row is checked. If
    scaling overflows, softmax turns the whole row into NaN, so its first entry suffices.

    Args:
        logits, p: [n, V]; p is `to_probs` of the logits.
    """
    return (logits.amax(-1) + p[:, 0]).sum()[None]


def overlap(p: Tensor, q: Tensor) -> Tensor:
    """β = Σ min(p, q) = 1 − TV(p, q), the chance that a token drawn from q is accepted.

    p, q: [..., V] → [...]. Leviathan et al. 2023, theorem 3.5.
    """
    return torch.minimum(p, q).sum(-1)


def residual(p: Tensor, q: Tensor) -> Tensor:
    """norm(max(0, p − q)), the distribution that corrections are drawn from.

    p, q: [..., V] → [..., V]. Where rounding leaves no mass (p ≈ q), it is p. With q = 0 it is also
    p, so that the bonus token needs no case of its own. Leviathan et al. 2023, algorithm 1.
    """
    excess = (p - q).clamp(min=0)
    mass = excess.sum(-1, keepdim=True)
    return torch.where(mass > 0, excess / mass, p)


def entropy(p: Tensor) -> Tensor:
    """The entropy of p [..., V] in nats, [...]."""
    return torch.special.entr(p).sum(-1)


class Chance(Protocol):
    """The random numbers of a round; tests enumerate all outcomes instead."""

    def token(self, p: Tensor) -> Tensor:
        """Draw one token id [1] from p [V]."""
        ...

    def tokens(self, p: Tensor) -> Tensor:
        """Draw a token id from each row of p [n, V], independently, [n]."""
        return torch.cat([self.token(row) for row in p])

    def uniforms(self, thresholds: Tensor) -> Tensor:
        """Draw a uniform number in [0, 1) for each threshold [n] to compare with."""
        ...

    def uniform(self, threshold: float) -> float:
        """Draw one on the host."""
        return self.uniforms(torch.tensor([threshold], dtype=torch.float64)).item()


class SeededChance(Chance):
    """The random numbers of a round, derived from the run's seed and the round's number.

    A run therefore gives the same tokens when it is stepped, replayed or resumed. The host draws
    all numbers, so that they do not depend on the device.

    Args:
        number: the round's number, from 0.
        device: where the numbers go.
        stream: numbers of different streams are independent, whatever the seed.
        sure: every distribution is one-hot (temperature 0), so no token needs a number.
    """

    def __init__(
        self,
        seed: int,
        number: int,
        device: torch.device,
        *,
        stream: int = 0,
        sure: bool = False,
    ) -> None:
        self._sure = sure
        self._device = device
        state = int(np.random.SeedSequence([seed, number, stream]).generate_state(1, np.uint32)[0])
        self._generator = torch.Generator().manual_seed(state)

    def token(self, p: Tensor) -> Tensor:
        """Draw as `tokens` does, with fewer operations: a plain step waits for each of them."""
        if self._sure:
            return likeliest(p)
        mass = p.cumsum(-1, dtype=torch.float64)
        u = self._uploaded(1)
        return torch.searchsorted(mass[:-1], u * mass[-1:], right=True)  # the last one if p is NaN

    def tokens(self, p: Tensor) -> Tensor:
        """Draw as from one row after another."""
        return likeliest(p)[:, 0] if self._sure else inverted(p, self._uploaded(len(p)))

    def uniforms(self, thresholds: Tensor) -> Tensor:
        return self._uploaded(len(thresholds), thresholds.dtype)

    def uniform(self, threshold: float) -> float:
        return self._drawn(1, torch.float32).item()

    def ahead(self, drafts: int) -> Tensor:
        """All numbers of a round in the order of their use, for a `HeldChance`.

        Args:
            drafts: γ, the number of drafted tokens.

        Returns:
            γ numbers for their draws, γ for their tests, one for the final token, on the host
            [2 γ + 1], float64.
        """
        return torch.cat([self.for_drafts(drafts), self.for_judge(drafts)])

    def for_drafts(self, drafts: int) -> Tensor:
        """The numbers for the draws of γ guesses [γ], as in `ahead`."""
        if self._sure:
            return torch.zeros(drafts, dtype=torch.float64)
        return self._drawn(drafts)

    def for_judge(self, drafts: int) -> Tensor:
        """The numbers for the tests of γ guesses and for the final token [γ + 1], as in `ahead`."""
        testing = self._drawn(drafts, torch.float32)
        final = torch.zeros(1, dtype=torch.float64) if self._sure else self._drawn(1)
        return torch.cat([testing, final])

    def _drawn(self, count: int, dtype: torch.dtype = torch.float64) -> Tensor:
        return torch.rand(count, generator=self._generator, dtype=dtype)

    def _uploaded(self, count: int, dtype: torch.dtype = torch.float64) -> Tensor:
        held = self._drawn(count, dtype)
        if self._device.type == "cuda":
            held = held.pin_memory()  # the host waits for other copies
        return held.to(self._device, non_blocking=True)


class HeldChance(Chance):
    """Random numbers in captured work, which the host uploads before each replay.

    Args:
        drawing: for the draws of tokens in their order, on the device [n], float64.
        testing: for the tests [g].
        sure: as in `SeededChance`.
    """

    def __init__(self, drawing: Tensor, testing: Tensor, *, sure: bool = False) -> None:
        self._drawing = drawing
        self._testing = testing
        self._sure = sure
        self._used = 0  # of the numbers for draws

    def token(self, p: Tensor) -> Tensor:
        return self.tokens(p[None])

    def tokens(self, p: Tensor) -> Tensor:
        if self._sure:
            return likeliest(p)[:, 0]
        start, self._used = self._used, self._used + len(p)
        return inverted(p, self._drawing[start : self._used])

    def uniforms(self, thresholds: Tensor) -> Tensor:
        return self._testing.to(thresholds.dtype)


def inverted(p: Tensor, u: Tensor) -> Tensor:
    """Draw a token id from each row of p [n, V] by inversion of its cumulative mass, [n].

    The id is the first one whose cumulative mass exceeds u, in float64. On a CPU with 49,152 tokens
    this is 50 times as fast as torch.multinomial, and a GPU's host need not wait.

    Args:
        u: uniform numbers in [0, 1), float64 [n].
    """
    mass = p.cumsum(-1, dtype=torch.float64)
    found = torch.searchsorted(mass, u[:, None] * mass[:, -1:], right=True)
    return found[:, 0].clamp(max=p.shape[1] - 1)  # past the end if p is NaN


def _cut(logits: Tensor, where: Tensor) -> Tensor:
    return logits.masked_fill(where, -torch.inf)
