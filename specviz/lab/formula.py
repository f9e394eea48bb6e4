"""The measured speed-up against S = τ / (γc + v): what the measured costs allow.

Leviathan et al. 2023, theorem 3.8, with the measured cost of verification v in place of 1. What
a decoder falls short of it by is time in which neither model works.
"""

from collections.abc import Sequence
from typing import NamedTuple, Self

from specviz.decoding.plain import Step
from specviz.theory.speculation import speedup
from specviz.trace import Round


class Costs(NamedTuple):
    """How much a run did after it had read the prompt, and the seconds that it took.

    Attributes:
        seconds: on the clock of the wall, what lies between rounds included.
        draft, verify: of the rounds' own times.
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
        """Each step counts as a round of nothing but verification."""
        spent = sum(step.seconds for step in steps)
        return cls(len(steps), len(steps), drafted=0, seconds=seconds, draft=0.0, verify=spent)


def against_formula(
    speculative: Sequence[Costs], plain: Sequence[Costs]
) -> dict[str, float | None]:
    """Runs of one method and plain runs of the same prompts, each added up.

    c and v are in steps of plain decoding, as its own rounds measured them; `measured` and
    `predicted` are speed-ups, `efficiency` is the first over the second. None: nothing drafted.
    """
    ours, base = (Costs(*map(sum, zip(*runs, strict=True))) for runs in (speculative, plain))
    step = (base.draft + base.verify) / base.rounds
    tau = ours.tokens / ours.rounds
    predicted = speedup(tau, ours.draft / ours.rounds / step, ours.verify / ours.rounds / step)
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
