"""Adaptive verification: how many guesses of each text are worth the target's time.

Under load the target's pass takes longer with each token that it verifies, so a guess that hardly
survives costs more than it brings. DSpark (arXiv:2607.05147) ranks the guesses of all texts by
their chance of survival, and verifies them while the expected tokens per second rise.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

Seconds = Callable[[int], float]
"""The time of a round in which the target reads so many tokens."""

BINS = 10


@dataclass(frozen=True)
class RoundSeconds:
    """The time of a round by the tokens that the target reads, between those measured.

    Attributes:
        draft: seconds of drafting, which are spent before the scheduler chooses.
        verify: seconds of a pass of the target over so many tokens.
    """

    draft: float
    verify: Mapping[int, float]

    def __call__(self, tokens: int) -> float:
        measured = sorted(self.verify)
        return self.draft + float(np.interp(tokens, measured, [self.verify[n] for n in measured]))


@dataclass
class Calibration:
    """The chance of acceptance by the drafter's confidence, from the tests so far.

    Begins with the confidence itself, which weighs as much as `prior` tests.
    """

    prior: float = 4.0
    accepted: list[float] = field(default_factory=lambda: [0.0] * BINS)
    tested: list[float] = field(default_factory=lambda: [0.0] * BINS)

    def chance(self, confidence: float) -> float:
        """The predicted chance that a guess with this confidence is accepted."""
        group = _bin(confidence)
        known = self.accepted[group] + self.prior * confidence
        return known / (self.tested[group] + self.prior)

    def learn(self, tests: Iterable[tuple[float, bool]]) -> None:
        """Count tests: each guess's confidence, and whether it was accepted."""
        for confidence, accepted in tests:
            self.tested[_bin(confidence)] += 1
            self.accepted[_bin(confidence)] += accepted


@dataclass
class Scheduler:
    """Verifies the guesses likeliest to survive, up to the first that lowers tokens per second.

    Lossless: whether a guess is verified depends only on what is known before it is drawn, which is
    the past, the text before it, the other texts, and the distribution it is drawn from.
    """

    seconds: Seconds
    calibration: Calibration = field(default_factory=Calibration)

    def counts(self, confidences: Sequence[Sequence[float]]) -> list[int]:
        """How many guesses of each text to verify [B], from the drafter's confidences [B][γ]."""
        chances = [[self.calibration.chance(one) for one in row] for row in confidences]
        survival = np.cumprod(np.array(chances), axis=1)
        return admitted(survival.tolist(), self.seconds)

    def learn(
        self, confidences: Sequence[Sequence[float]], judgements: Iterable[tuple[Any, int, Any]]
    ) -> None:
        """Learn from a round: each text's confidences [γ], its guesses and how many it accepts."""
        for row, (drafts, accepted, _) in zip(confidences, judgements, strict=True):
            tested = min(accepted + 1, len(drafts))
            self.calibration.learn((row[slot], slot < accepted) for slot in range(tested))


def admitted(survival: Sequence[Sequence[float]], seconds: Seconds) -> list[int]:
    """How many guesses of each text to verify, [B].

    Guesses are admitted in order of survival, which never rises within a text. The search ends at
    the first guess that lowers the expected tokens per second: to look past it would let a guess
    decide about those before it, and bias the text (DSpark, appendix A).

    Args:
        survival: the chance that a guess and all before it are accepted, [B][γ].
    """
    counts = [0] * len(survival)
    tokens = float(len(survival))  # each text gets one from the target
    best = tokens / seconds(len(survival))
    ranked = sorted(
        (-chance, slot, row)
        for row, chances in enumerate(survival)
        for slot, chance in enumerate(chances)
    )
    for read, (chance, _, row) in enumerate(ranked, len(survival) + 1):
        tokens -= chance
        rate = tokens / seconds(read)
        if rate < best:
            break
        best, counts[row] = rate, counts[row] + 1
    return counts


def _bin(confidence: float) -> int:
    return min(BINS - 1, int(confidence * BINS))
