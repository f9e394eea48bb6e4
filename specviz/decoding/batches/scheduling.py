"""Adaptive verification: how many guesses of each text are worth the target's time.

Under load the target's pass takes longer with each token that it verifies, so a guess that hardly
survives costs more than it brings. DSpark (arXiv:2607.05147) ranks the guesses of all texts by
their chance of survival, and verifies them while the expected tokens per second rise.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import numpy as np

Seconds = Callable[[int], float]
"""The time of a round in which the target reads so many tokens."""

BINS = 10


@dataclass
class RoundTimes:
    """The median times of rounds measured so far.

    Attributes:
        steps: seconds of drafting one token of each text.
        verify: seconds of a pass of the target, by the number of tokens read.
    """

    steps: list[float] = field(default_factory=list)
    verify: dict[int, list[float]] = field(default_factory=dict)

    def add(self, read: int, gamma: int, draft: float, verify: float) -> None:
        """Add a round with γ drafts of each text and so many tokens read by the target."""
        if gamma:
            self.steps.append(draft / gamma)
        self.verify.setdefault(read, []).append(verify)

    def of_rounds(self, gamma: int) -> Seconds:
        """The time of a round with γ drafts, between the numbers of tokens measured so far."""
        draft = gamma * median(self.steps) if self.steps else 0.0
        known = sorted(self.verify)
        medians = [median(self.verify[read]) for read in known]
        return lambda tokens: draft + float(np.interp(tokens, known, medians))


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

    Attributes:
        times: of rounds; may grow while it is used.
    """

    times: RoundTimes
    calibration: Calibration = field(default_factory=Calibration)

    def counts(self, confidences: Sequence[Sequence[float]]) -> list[int]:
        """How many guesses of each text to verify [B], from the drafter's confidences [B][γ]."""
        chances = [[self.calibration.chance(one) for one in row] for row in confidences]
        survival = np.cumprod(np.array(chances), axis=1)
        return admitted(survival.tolist(), self.times.of_rounds(survival.shape[1]))

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
