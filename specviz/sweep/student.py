"""Student's distribution: how far a mean of few values may lie from the truth."""

from functools import cache
from math import atan, cos, pi, sin, sqrt

LEVEL = 0.95


@cache
def student(freedom: int) -> float:
    """Return t: a value lies within ±t standard errors of its estimate with 95 % probability.

    Args:
        freedom: degrees of freedom, at least 1: the number of values minus one.
    """
    low, high = 0.0, 13.0  # with one degree of freedom, t is 12.7
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < LEVEL else (low, middle)
    return high


def _within(t: float, freedom: int) -> float:
    """Return the probability of −t to t (Abramowitz and Stegun 1964, 26.7.3 and 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = total = cos(angle) if odd else 1.0
    for k in range(2 if odd else 1, freedom - 1, 2):
        term *= cos(angle) ** 2 * k / (k + 1)
        total += term
    if not odd:
        return sin(angle) * total
    return 2 / pi * (angle + (sin(angle) * total if freedom > 1 else 0.0))
