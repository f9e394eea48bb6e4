"""The γ with the most tokens per second, by the times and the acceptance of the latest rounds.

With the acceptance rate α, a round of γ drafts gives (1 − α^(γ+1)) / (1 − α) tokens (Leviathan et
al. 2023, arXiv:2211.17192, equation 1) and takes γ draft steps and one verification of γ + 1
tokens. Both times are measured; the second is a line through the widths seen so far.
"""

from collections import deque
from statistics import median

import numpy as np

from specviz.registry import Controller
from specviz.settings import Settings
from specviz.theory.speculation import expected_tokens
from specviz.trace import Round

CONTROLLER = Controller(order=4, title="Measured costs")

LATEST = 24  # rounds
PRIOR = (3.0, 4.0)  # accepted and tested drafts before the first round
FIRST = (4, 2)  # γ of the first rounds, so that two widths are known


class Cost:
    """Learns from the latest rounds."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.gamma
        self._rounds = deque[Round](maxlen=LATEST)
        self._seen = 0

    def gamma(self) -> int:
        if self._seen < len(FIRST):
            return min(FIRST[self._seen], self._most)
        alpha, step, slope, base = self._measured()

        def speed(gamma: int) -> float:
            return expected_tokens(alpha, gamma) / (gamma * step + base + slope * gamma)

        return max(range(1, self._most + 1), key=speed)

    def learn(self, round: Round) -> None:
        if round.drafts:
            self._rounds.append(round)
            self._seen += 1

    def _measured(self) -> tuple[float, float, float, float]:
        """The acceptance rate, then seconds: of a draft step, a verified draft, and the rest."""
        rounds = self._rounds
        accepted = PRIOR[0] + sum(round.accepted for round in rounds)
        tested = PRIOR[1] + sum(round.tested for round in rounds)
        step = median(round.times.draft / len(round.drafts) for round in rounds)
        widths = np.array([len(round.drafts) for round in rounds], dtype=float)
        times = np.array([round.times.verify + round.times.accept for round in rounds])
        if np.ptp(widths) == 0:
            return accepted / tested, step, 0.0, float(np.median(times))
        slope = max(0.0, float(np.polyfit(widths, times, 1)[0]))  # noise may make it fall
        return accepted / tested, step, slope, float(np.median(times - slope * widths))


make = Cost
