"""What acceptance and costs let one expect of speculative decoding.

Costs are in steps of plain decoding: c is one draft step, v one verification of γ+1 tokens, o what
a round takes beside both. Every token drafted is accepted with chance α, whatever came before
(i.i.d.), except where a function says otherwise. Source: Leviathan et al. 2023, "Fast Inference
from Transformers via Speculative Decoding", arXiv:2211.17192.
"""

from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from operator import mul

MOST_GAMMA = 16  # the longest draft that is looked at by default

Verify = Callable[[int], float]
"""The cost of a pass over so many tokens, in steps; 1 for one token."""


def expected_tokens(alpha: float, gamma: int) -> float:
    """Tokens that a round emits, its final token included: (1 − α^(γ+1)) / (1 − α).

    Leviathan et al. 2023, equation 1. It is the sum 1 + α + … + α^γ, which holds for α = 1 too.
    """
    return sum(alpha**slot for slot in range(gamma + 1))


def expected_tokens_by_slot(acceptance: Sequence[float]) -> float:
    """The same where acceptance depends on the place in the round: 1 + a₁ + a₁a₂ and so on.

    Args:
        acceptance: of each place, among the rounds that tested it.
    """
    return 1 + sum(accumulate(acceptance, mul))


def speedup(tokens: float, drafting: float, verify: float, overhead: float = 0.0) -> float:
    """S = τ / (γc + v + o): plain time over speculative time for the same number of tokens.

    Args:
        tokens: τ, tokens per round, expected or measured.
        drafting: γc, all that drafting takes in a round.
    """
    return tokens / (drafting + verify + overhead)


def papers_speedup(alpha: float, gamma: int, c: float) -> float:
    """S = (1 − α^(γ+1)) / ((1 − α)(γc + 1)): Leviathan et al. 2023, theorem 3.8.

    It takes verification of γ+1 tokens for as dear as one step, and all else for free.
    """
    return speedup(expected_tokens(alpha, gamma), gamma * c, 1.0)


def papers_operations(alpha: float, gamma: int, c_hat: float) -> float:
    """How many times the arithmetic of plain decoding it takes: theorem 3.11 of the same.

    Args:
        c_hat: ĉ, arithmetic of a draft step over that of a target step, for one token.
    """
    return (gamma * c_hat + gamma + 1) / expected_tokens(alpha, gamma)


def verify_through(v: float, gamma: int, widths: Sequence[tuple[int, float]] = ()) -> Verify:
    """The cost of every width, from v at γ+1 and from others that were measured.

    On straight lines between the measured widths, beginning with 1 for one token, and beyond the
    last on that from one token through it: assumptions, all of them. The whole is tilted about one
    token until γ+1 costs v. With no width measured it is a line from 1 through v.

    Args:
        v: cost of verifying γ+1 tokens; γ is at least 1.
        widths: of more than one token, rising, with their costs.
    """
    known = [(1, 1.0), *(widths or [(gamma + 1, v)])]
    last, most = known[-1]

    def measured(width: int) -> float:
        if width >= last:
            return 1 + (most - 1) * (width - 1) / (last - 1)
        (low, start), (high, end) = next(pair for pair in pairwise(known) if width <= pair[1][0])
        return start + (end - start) * (width - low) / (high - low)

    tilt = (v - measured(gamma + 1)) / gamma
    return lambda width: measured(width) + tilt * (width - 1)


def predicted_speedup(
    alpha: float, gamma: int, c: float, verify: Verify, overhead: float = 0.0
) -> float:
    """The speed-up at one draft length; at γ = 0 that is plain decoding, 1 by definition."""
    if gamma == 0:
        return 1.0
    return speedup(expected_tokens(alpha, gamma), gamma * c, verify(gamma + 1), overhead)


def best_gamma(
    alpha: float, c: float, verify: Verify, overhead: float = 0.0, most: int = MOST_GAMMA
) -> int:
    """The draft length with the highest predicted speed-up; 0 where none is above 1."""
    return max(
        range(most + 1), key=lambda gamma: predicted_speedup(alpha, gamma, c, verify, overhead)
    )


def break_even(gamma: int, c: float, verify: float, overhead: float = 0.0) -> float | None:
    """The acceptance rate α at which a round of γ ≥ 1 just pays; None if none is enough.

    At γ = 1, with v = 1 and no overhead, it is c: speculation helps some γ if and only if α > c
    (Leviathan et al. 2023, corollary 3.9).
    """
    needed = gamma * c + verify + overhead
    return _solved(lambda alpha: expected_tokens(alpha, gamma), needed)


def dearest_draft(alpha: float, gamma: int, verify: float, overhead: float, gain: float) -> float:
    """The cost c at which the speed-up is just `gain`; below 0 where no draft is cheap enough."""
    return (expected_tokens(alpha, gamma) / gain - verify - overhead) / gamma


def draft_efficiency(alpha: float, gamma: int) -> float:
    """Accepted / drafted, which engines call draft acceptance rate: α(1 − α^γ) / (γ(1 − α))."""
    return (expected_tokens(alpha, gamma) - 1) / gamma


def alpha_of_efficiency(efficiency: float, gamma: int) -> float | None:
    """The α that gives this accepted / drafted at γ ≥ 1; None outside 0 … 1."""
    return _solved(lambda alpha: draft_efficiency(alpha, gamma), efficiency)


def _solved(rising: Callable[[float], float], wanted: float) -> float | None:
    """Where in 0 … 1 a rising function reaches a value, by halving; None if it does not."""
    low, high = 0.0, 1.0
    if not rising(low) <= wanted <= rising(high):
        return None
    for _ in range(50):  # 2⁻⁵⁰: to the last digits of a float
        middle = (low + high) / 2
        low, high = (middle, high) if rising(middle) < wanted else (low, middle)
    return high
