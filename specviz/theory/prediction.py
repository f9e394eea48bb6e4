"""Predicts what a pair gains on a machine, from bytes, operations and kernels; nothing is measured.

Everything follows from the roofline model for one text, the same that “Will it pay?” uses.
"""

from typing import NamedTuple

from specviz.theory.launches import Round
from specviz.theory.roofline import (
    Drafting,
    Hardware,
    Weights,
    in_batch,
    moved_bytes,
    operations,
    step_seconds,
)
from specviz.theory.speculation import MOST_GAMMA, RoundCosts, break_even

ALPHA = 0.8  # assumed acceptance rate where none is known
CONTEXT = 512  # cached tokens; a captured step reads its whole cache, which has at least 512


class PassCost(NamedTuple):
    """What a pass over `width` new tokens moves, computes and launches, and its time in seconds."""

    width: int
    bytes: float
    operations: float
    kernels: int
    seconds: float

    def followed_by(self, other: "PassCost", times: int) -> "PassCost":
        """Return the cost of this pass and of several smaller ones after it."""
        return PassCost(
            self.width,
            self.bytes + times * other.bytes,
            self.operations + times * other.operations,
            self.kernels + times * other.kernels,
            self.seconds + times * other.seconds,
        )


def pass_cost(on: Hardware, model: Weights, width: int, context: int = CONTEXT) -> PassCost:
    """Predict a pass over one text with `context` cached tokens."""
    return PassCost(
        width,
        moved_bytes(model, 1, width, context),
        operations(model, width),
        model.kernels.total(model.layers, width),
        step_seconds(on, model, 1, width, context),
    )


class Prediction(NamedTuple):
    """A target and its drafter on a machine.

    Attributes:
        draft: the draft model, or a head that reads the target's states.
        context: cached tokens that a pass reads.
        drafting: how the drafter makes its guesses: one pass each, or one for all.
        most: the longest draft.
        round: what the host launches in a round besides the kernels of eager passes.
    """

    on: Hardware
    target: Weights
    draft: Weights
    context: int = CONTEXT
    drafting: Drafting = "steps"
    most: int = MOST_GAMMA
    round: Round = Round()

    def draft_pass(self, gamma: int) -> PassCost:
        """Predict one pass of the drafter: a step, or a block with γ guesses."""
        if self.drafting != "block":
            return pass_cost(self.on, self.draft, 1, self.context)
        block = pass_cost(self.on, self.draft, gamma + 1, self.context)
        guess = self.draft.guess
        return block.followed_by(pass_cost(self.on, guess, 1, 0), gamma) if guess else block

    @property
    def plain_step(self) -> PassCost:
        return pass_cost(self.on, self.target, 1, self.context)

    def verification(self, gamma: int) -> PassCost:
        """Predict the target's pass over γ+1 tokens."""
        return pass_cost(self.on, self.target, gamma + 1, self.context)

    @property
    def costs(self) -> RoundCosts:
        """Costs of rounds, in plain steps."""
        found = in_batch(self.on, self.target, self.draft, 1, self.context, self.drafting)
        step = self.plain_step.seconds
        return found._replace(overhead=lambda gamma: self.host_seconds(gamma) / step)

    def host_seconds(self, gamma: int) -> float:
        """Predict the time for which the device waits for the host in a round."""
        draft, verification = self.draft_pass(gamma), self.verification(gamma)
        steps = 1 if self.drafting == "block" else gamma
        drafting, rest = steps * self._free_host(draft), self._free_host(verification)
        return self.round.exposed(self.on.launch, gamma, drafting, rest)

    def _free_host(self, cost: PassCost) -> float:
        """The time of a pass in which the host does not launch the pass's own kernels."""
        return cost.seconds - self.on.launch.host * cost.kernels

    def speedup(self, alpha: float, gamma: int) -> float:
        """Predict S = τ / (d + v + o): d is γc in steps, o the host's exposed launches."""
        return self.costs.speedup(alpha, gamma)

    def best(self, alpha: float) -> tuple[int, float]:
        """Return the γ with the highest predicted speed-up, 0 for plain decoding, and that S."""
        gamma = self.costs.best_gamma(alpha, self.most)
        return gamma, self.speedup(alpha, gamma)

    @property
    def break_even(self) -> float | None:
        """The least α at which some γ gains; None if none does."""
        costs = self.costs
        found = [
            break_even(gamma, costs.drafting(gamma), costs.verify(gamma + 1), costs.overhead(gamma))
            for gamma in range(1, self.most + 1)
        ]
        return min((alpha for alpha in found if alpha is not None), default=None)
