"""Predicts the speed-up of speculative decoding from acceptance and costs.

Costs are in plain decoding steps: c for a draft step, v for verifying γ+1 tokens, o for the rest of
a round. Unless a function says otherwise, each draft is accepted independently with probability α.
Source: Leviathan et al. 2023, "Fast Inference from Transformers via Speculative Decoding",
arXiv:2211.17192.
"""

from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from operator import mul
from typing import NamedTuple

MOST_GAMMA = 16  # the longest draft length considered by default

Draft = Callable[[int], float]
"""The cost of drafting γ tokens, in plain steps."""

Verify = Callable[[int], float]
"""The cost of a pass by its width in tokens, in plain steps; 1 for one token."""


def expected_tokens(alpha: float, gamma: int) -> float:
    """Return the expected tokens per round, final token included: (1 − α^(γ+1)) / (1 − α).

    Leviathan et al. 2023, equation 1, computed as 1 + α + … + α^γ, which also covers α = 1.
    """
    return sum(alpha**slot for slot in range(gamma + 1))


def expected_tokens_by_slot(acceptance: Sequence[float]) -> float:
    """Return the expected tokens per round if acceptance depends on the slot: 1 + a₁ + a₁a₂ + ….

    Args:
        acceptance: acceptance rate at each slot, among the rounds that tested it.
    """
    return 1 + sum(accumulate(acceptance, mul))


def step_by_step(c: float) -> Draft:
    """Return the cost γc: every guess takes a draft step."""
    return lambda drafts: drafts * c


def draft_steps(drafts: float, *, at_once: bool) -> float:
    """Return the draft steps of a round with so many drafts."""
    return 1 if at_once else drafts


def speedup(tokens: float, *costs: float) -> float:
    """Return S = τ / (γc + v + o), plain over speculative time for the same number of tokens.

    At most τ: a round takes at least one plain step, whatever noisy costs add up to.

    Args:
        tokens: τ, tokens per round, expected or measured.
        costs: of drafting in a round (γc, or c where a step drafts all tokens), of verification
            and of the rest of a round.
    """
    return tokens / max(1.0, sum(costs))


class RoundCosts(NamedTuple):
    """Costs of a round, in plain steps.

    Attributes:
        drafting: cost of drafting γ guesses, by γ.
        verify: cost of verification, by its width.
        overhead: cost of the rest of a round, by γ.
    """

    drafting: Draft
    verify: Verify
    overhead: Draft = lambda _: 0.0

    def round_cost(self, gamma: int) -> float:
        """Return the cost of a round; a round without guesses is a plain step."""
        if not gamma:
            return 1.0
        return self.drafting(gamma) + self.verify(gamma + 1) + self.overhead(gamma)

    def speedup(self, alpha: float, gamma: int) -> float:
        """Predict the speed-up at a draft length; γ = 0 is plain decoding, 1 by definition."""
        return speedup(expected_tokens(alpha, gamma), self.round_cost(gamma))

    def best_gamma(self, alpha: float, most: int = MOST_GAMMA) -> int:
        """Return the draft length with the highest speed-up; 0 if none is above 1."""
        return max(range(most + 1), key=lambda gamma: self.speedup(alpha, gamma))


def papers_speedup(alpha: float, gamma: int, draft: Draft) -> float:
    """Return S = (1 − α^(γ+1)) / ((1 − α)(γc + 1)): Leviathan et al. 2023, theorem 3.8.

    Assumes that verifying γ+1 tokens costs one plain step, and that everything else is free.
    """
    return RoundCosts(draft, lambda _: 1.0).speedup(alpha, gamma)


def verify_through(v: float, gamma: int, widths: Sequence[tuple[int, float]] = ()) -> Verify:
    """Return a cost for every width, from v at γ+1 and other measured widths.

    Assumes straight lines between measured widths, starting at cost 1 for one token, and beyond the
    last width a straight line from one token through it. The curve is then tilted about one token
    so that γ+1 costs v, and nothing costs less than both one token and v. Without `widths` it is
    the line from (1, 1) through (γ+1, v).

    Args:
        v: cost of verifying γ+1 tokens.
        gamma: γ, at least 1.
        widths: (width, cost), with rising widths above 1.
    """
    known = [(1, 1.0), *(widths or [(gamma + 1, v)])]
    last, most = known[-1]

    def measured(width: int) -> float:
        if width >= last:
            return 1 + (most - 1) * (width - 1) / (last - 1)
        (low, start), (high, end) = next(pair for pair in pairwise(known) if width <= pair[1][0])
        return start + (end - start) * (width - low) / (high - low)

    tilt = (v - measured(gamma + 1)) / gamma
    least = min(1.0, v)
    return lambda width: max(least, measured(width) + tilt * (width - 1))


def break_even(gamma: int, draft: float, verify: float, overhead: float = 0.0) -> float | None:
    """Return the least α at which rounds of γ ≥ 1 break even, from 0; None if none up to 1 does.

    At γ = 1, with v = 1 and no overhead, this is c: some γ gives a speed-up if and only if α > c
    (Leviathan et al. 2023, corollary 3.9).

    Args:
        draft: the cost of drafting in a round, in plain steps, as `verify` and `overhead`.
    """
    needed = draft + verify + overhead
    if needed <= 1:  # a round of one token pays
        return 0.0
    return _solved(lambda alpha: expected_tokens(alpha, gamma), needed)


def affordable_draft(
    alpha: float, gamma: int, verify: float, overhead: float, gain: float
) -> float:
    """Return the cost of drafting in a round at which the speed-up is `gain`, in plain steps.

    It is negative if no draft is cheap enough.
    """
    return expected_tokens(alpha, gamma) / gain - verify - overhead


def draft_efficiency(alpha: float, gamma: int) -> float:
    """Return accepted / drafted, α(1 − α^γ) / (γ(1 − α)): engines' "draft acceptance rate"."""
    return (expected_tokens(alpha, gamma) - 1) / gamma


def alpha_of_efficiency(efficiency: float, gamma: int) -> float | None:
    """Return the α that gives this accepted / drafted at γ ≥ 1; None if there is none in 0 … 1."""
    return _solved(lambda alpha: draft_efficiency(alpha, gamma), efficiency)


def _solved(rising: Callable[[float], float], wanted: float) -> float | None:
    """Find where a rising function reaches a value in 0 … 1, by bisection; None if it does not."""
    low, high = 0.0, 1.0
    if not rising(low) <= wanted <= rising(high):
        return None
    for _ in range(50):  # precise to 2⁻⁵⁰, about a float's last digits
        middle = (low + high) / 2
        low, high = (middle, high) if rising(middle) < wanted else (low, middle)
    return high
