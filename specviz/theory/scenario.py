"""A way to speculate in five numbers, and what the formulas predict of it."""

from collections.abc import Callable
from typing import NamedTuple

from specviz.theory.speculation import (
    best_gamma,
    expected_tokens,
    predicted_speedup,
    verify_through,
)


class Scenario(NamedTuple):
    """How often guesses are accepted, and what a round costs, in plain steps.

    Attributes:
        v: cost of verifying `reference` + 1 tokens.
        widths: other widths that were measured, with their costs; `v` rescales them all.
    """

    gamma: int
    alpha: float
    c: float
    v: float
    overhead: float
    reference: int
    widths: tuple[tuple[int, float], ...] = ()

    @property
    def verify(self) -> Callable[[int], float]:
        return verify_through(self.v, self.reference, self.widths)

    @property
    def measured(self) -> tuple[int, ...]:
        """The draft lengths of which verification was measured."""
        return tuple(sorted({self.reference, *(width - 1 for width, _ in self.widths)}))

    @property
    def tokens(self) -> float:
        """Expected tokens per round."""
        return expected_tokens(self.alpha, self.gamma)

    @property
    def round_cost(self) -> float:
        """γc + v + o."""
        return self.gamma * self.c + self.verify(self.gamma + 1) + self.overhead

    def speedup(self, gamma: int) -> float:
        """Predicted at any draft length."""
        return predicted_speedup(self.alpha, gamma, self.c, self.verify, self.overhead)

    @property
    def best(self) -> int:
        """The γ that is predicted to gain most; 0: plain decoding."""
        return best_gamma(self.alpha, self.c, self.verify, self.overhead)
