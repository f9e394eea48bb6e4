"""Two tokens more after a round whose drafts were all accepted, else one less.

The heuristic of transformers' assisted generation (Gante 2023,
huggingface.co/blog/assisted-generation).
"""

from specviz.registry import Controller
from specviz.settings import Settings
from specviz.trace import Round

CONTROLLER = Controller(order=2, title="Up two, down one")

UP, DOWN = 2, 1
FIRST = 4


class Stepwise:
    """Starts with `FIRST` tokens."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.gamma
        self._gamma = min(FIRST, self._most)

    def gamma(self) -> int:
        return self._gamma

    def learn(self, round: Round) -> None:
        whole = round.accepted == len(round.drafts)
        step = UP if whole else -DOWN
        self._gamma = min(max(1, self._gamma + step), self._most)


make = Stepwise
