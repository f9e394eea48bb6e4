"""Compares the measured speed-up with S = τ / (γc + v), predicted from measured costs.

Leviathan et al. 2023, theorem 3.8, with the measured verification cost v in place of 1. Any
shortfall is time in which neither model runs.
"""

from collections.abc import Sequence
from typing import NamedTuple, Self

from specviz.decoding.plain import Step
from specviz.trace import Round


class Costs(NamedTuple):
    """A run's work after prefill, and its times in seconds.

    Attributes:
        seconds: wall time, including the time between rounds.
        draft, verify: sums of the rounds' own times.
    """

    tokens: int
    rounds: int
    drafted: int
    seconds: float
    draft: float
    verify: float

    @classmethod
    def of(cls, rounds: Sequence[Round], seconds: float) -> Self:
        return cls(
            tokens=sum(len(round.emitted) for round in rounds),
            rounds=len(rounds),
            drafted=sum(len(round.drafts) for round in rounds),
            seconds=seconds,
            draft=sum(round.times.draft for round in rounds),
            verify=sum(round.times.verify for round in rounds),
        )

    @classmethod
    def of_plain(cls, steps: Sequence[Step], seconds: float) -> Self:
        """Count each plain step as a round that only verifies."""
        spent = sum(step.seconds for step in steps)
        return cls(len(steps), len(steps), drafted=0, seconds=seconds, draft=0.0, verify=spent)


def against_formula(
    speculative: Sequence[Costs], plain: Sequence[Costs]
) -> dict[str, float | None]:
    """Compare a method's summed costs with those of plain runs on the same prompts.

    Returns:
        γ (mean drafts per round), τ, c and v in plain steps, the predicted and measured speed-up,
        and `efficiency`, measured over predicted. c is None if nothing was drafted.
    """
    ours, base = (Costs(*map(sum, zip(*runs, strict=True))) for runs in (speculative, plain))
    step = (base.draft + base.verify) / base.rounds
    tau = ours.tokens / ours.rounds
    predicted = tau / ((ours.draft + ours.verify) / ours.rounds / step)
    measured = (base.seconds / base.tokens) / (ours.seconds / ours.tokens)
    return {
        "gamma": ours.drafted / ours.rounds,
        "tau": tau,
        "c": ours.draft / ours.drafted / step if ours.drafted else None,
        "v": ours.verify / ours.rounds / step,
        "predicted": predicted,
        "measured": measured,
        "efficiency": measured / predicted,
    }
