"""What models offer so that a drafter's part of a round can be captured."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from torch import Tensor

from specviz.decoding.language_model import LanguageModel


class Text(NamedTuple):
    """A text as a capture reads it: its length is known on the device only.

    Attributes:
        tokens: its last ones, as many as are reread [w].
        length: the number of its tokens [].
        states: returns the target's hidden states at all slots by layer number, [room, width].
            That of the last token is not known yet.
    """

    tokens: Tensor
    length: Tensor
    states: Callable[[int], Tensor]


@runtime_checkable
class Recordable(Protocol):
    """A model, or another part of a drafter, on caches that captured work can read and write."""

    @property
    def backing(self) -> object | None:
        """What the capture depends on besides the target; None: nothing can be captured."""

    def drafts(self, gamma: int) -> int:
        """How many tokens it drafts when asked for γ."""
        ...

    def rereads(self, gamma: int) -> int:
        """How many of the text's last tokens it reads in every round with γ drafts."""
        ...

    def advance(self, context: Sequence[int], gamma: int) -> bool:
        """Before a replay: read what it needs, and count what it will read.

        Returns False if it cannot follow this text.
        """
        ...


@runtime_checkable
class RecordableModel(Recordable, LanguageModel, Protocol):
    """A draft model that can be captured."""

    def recorded(self, text: Text, gamma: int) -> LanguageModel:
        """The model within a capture, which continues with the tokens that it rereads."""
        ...
