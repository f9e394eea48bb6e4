"""What a controller does: it chooses γ of each round."""

from collections.abc import Callable
from typing import Protocol

from specviz.settings import Settings
from specviz.trace import Round


class Controller(Protocol):
    """Chooses how many tokens each round drafts.

    It may use all rounds before, their times included, but nothing of the round itself.
    """

    def gamma(self) -> int:
        """γ of the next round, at least 1 and at most `settings.gamma`."""
        ...

    def learn(self, round: Round) -> None:
        """Note a finished round."""
        ...


MakeController = Callable[[Settings], Controller]
