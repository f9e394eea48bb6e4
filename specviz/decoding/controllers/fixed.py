"""The same γ in every round."""

from specviz.registry import Controller
from specviz.settings import Settings
from specviz.trace import Round

CONTROLLER = Controller(order=1, title="Fixed γ")


class Fixed:
    """Always drafts γ tokens."""

    def __init__(self, settings: Settings) -> None:
        self._gamma = settings.gamma

    def gamma(self) -> int:
        return self._gamma

    def learn(self, round: Round) -> None:
        """Nothing to learn."""


make = Fixed
