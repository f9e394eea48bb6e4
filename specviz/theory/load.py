"""A pair under load: the roofline model's speed-up by batch size, and what fits into memory."""

from typing import NamedTuple

from specviz.theory.roofline import Drafting, Hardware, Weights, in_batch, memory
from specviz.theory.speculation import RoundCosts


class Load(NamedTuple):
    """A pair on a machine, with its texts, acceptance rate and γ.

    Attributes:
        draft: the draft model or head; without weights if `drafting` is "none".
        prompt: tokens per prompt.
        answer: tokens per answer.
    """

    hardware: Hardware
    target: Weights
    draft: Weights
    prompt: int
    answer: int
    alpha: float
    gamma: int
    drafting: Drafting = "steps"

    @property
    def context(self) -> int:
        """Tokens in a text's cache halfway through its answer."""
        return self.prompt + self.answer // 2

    def costs(self, batch: int) -> RoundCosts:
        """Predict the costs of a round, in plain steps of the same batch."""
        return in_batch(self.hardware, self.target, self.draft, batch, self.context, self.drafting)

    def memory(self, batch: int) -> dict[str, float]:
        """Return the bytes that whole texts need, by part."""
        return memory(self.target, self.draft, batch, self.prompt + self.answer)

    def fits(self, batch: int) -> bool | None:
        """Return whether a batch fits into memory; None if the memory size is unknown."""
        room = self.hardware.memory
        return None if room is None else sum(self.memory(batch).values()) <= room


class BatchSpeedup(NamedTuple):
    """The predicted speed-ups of a batch, at the load's γ (`here`) and at its best γ (`there`).

    `c` is the cost of a guess at the load's γ, in plain steps.
    """

    batch: int
    c: float
    here: float
    best: int
    there: float
    fits: bool | None


def batch_speedup(load: Load, batch: int) -> BatchSpeedup:
    """Predict the speed-up of a batch at the load's γ and at the best γ."""
    costs, gamma = load.costs(batch), max(1, load.gamma)
    best = costs.best_gamma(load.alpha)
    return BatchSpeedup(
        batch,
        costs.drafting(gamma) / gamma,
        costs.speedup(load.alpha, load.gamma),
        best,
        costs.speedup(load.alpha, best),
        load.fits(batch),
    )
