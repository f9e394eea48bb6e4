"""A speculative setup described by its acceptance and costs, with its predicted speed-up."""

from collections.abc import Callable
from typing import NamedTuple

from specviz.theory.speculation import (
    MOST_GAMMA,
    RoundCosts,
    affordable_draft,
    draft_steps,
    expected_tokens,
    verify_through,
)


class Scenario(NamedTuple):
    """Draft length, acceptance rate, and costs in plain steps.

    Attributes:
        gamma: drafts per round.
        alpha: acceptance rate.
        c: cost of a draft step.
        v: cost of verifying `reference` + 1 tokens.
        overhead: cost of the rest of a round.
        reference: the γ at which `v` was measured.
        widths: (width, cost) of other measured passes; `v` rescales them all.
        at_once: whether one draft step drafts all tokens of a round.
        longest: the most tokens that the drafter drafts in a round: a larger γ changes nothing.
    """

    gamma: int
    alpha: float
    c: float
    v: float
    overhead: float
    reference: int
    widths: tuple[tuple[int, float], ...] = ()
    at_once: bool = False
    longest: int = MOST_GAMMA

    def drafting(self, drafts: float) -> float:
        """Cost of drafting so many tokens: γc, or c where a step drafts all of them."""
        return draft_steps(drafts, at_once=self.at_once) * self.c

    @property
    def verify(self) -> Callable[[int], float]:
        return verify_through(self.v, self.reference, self.widths)

    @property
    def costs(self) -> RoundCosts:
        """The costs of a round, by γ."""
        return RoundCosts(self.drafting, self.verify, lambda _: self.overhead)

    @property
    def measured(self) -> tuple[int, ...]:
        """The draft lengths with a measured verification cost."""
        return tuple(sorted({self.reference, *(width - 1 for width, _ in self.widths)}))

    @property
    def drafted(self) -> int:
        """Tokens drafted per round."""
        return min(self.gamma, self.longest)

    @property
    def tokens(self) -> float:
        """Expected tokens per round."""
        return expected_tokens(self.alpha, self.drafted)

    @property
    def round_cost(self) -> float:
        """Cost of a round, γc + v + o, or c + v + o if it drafts at once, in plain steps.

        At least one, as `speedup` has it.
        """
        cost = self.drafting(self.drafted) + self.verify(self.drafted + 1) + self.overhead
        return max(1.0, cost)

    def speedup(self, gamma: int) -> float:
        """Predict the speed-up at a draft length."""
        return self.costs.speedup(self.alpha, min(gamma, self.longest))

    def affordable_c(self, alpha: float, gain: float) -> float:
        """The cost of a draft step at which the speed-up is `gain`; negative if none is that cheap.

        Of rounds with at least one draft.
        """
        gamma = max(1, self.drafted)
        draft = affordable_draft(alpha, gamma, self.verify(gamma + 1), self.overhead, gain)
        return draft / draft_steps(gamma, at_once=self.at_once)

    @property
    def best(self) -> int:
        """The γ with the highest predicted speed-up; 0 for plain decoding."""
        return self.costs.best_gamma(self.alpha, self.longest)
