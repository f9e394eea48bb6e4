"""A moving average of acceptance with hysteresis: longer drafts above .7, shorter ones below .4.

The two thresholds keep a rate in between from moving γ. As proposed for llama.cpp (#19744), whose
average forgets a tenth each round.
"""

from specviz.registry import Controller
from specviz.settings import Settings
from specviz.trace import Round

CONTROLLER = Controller(order=3, title="Average with hysteresis")

KEPT = 0.9  # share of the average that stays after a round
HIGH, LOW = 0.7, 0.4
FIRST = 4


class Average:
    """Starts with `FIRST` tokens and an average between the thresholds."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.gamma
        self._gamma = min(FIRST, self._most)
        self._average = (HIGH + LOW) / 2

    def gamma(self) -> int:
        return self._gamma

    def learn(self, round: Round) -> None:
        if not round.drafts:
            return
        efficiency = round.accepted / len(round.drafts)
        self._average = KEPT * self._average + (1 - KEPT) * efficiency
        step = (self._average > HIGH) - (self._average < LOW)
        self._gamma = min(max(1, self._gamma + step), self._most)


make = Average
