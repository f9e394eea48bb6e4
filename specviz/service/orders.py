"""What a run is begun with: a prompt as it was typed, or as the ids of another run."""

from collections.abc import Mapping
from typing import NamedTuple

from specviz.decoding.pair import Pair
from specviz.errors import SettingsError
from specviz.models.pairs import PairSpec
from specviz.settings import Settings
from specviz.trace import Piece
from specviz.words import PAGE


class Past(NamedTuple):
    """A prompt as ids, with what each of them stands for in the run that it is from."""

    ids: tuple[int, ...]
    pieces: Mapping[int, Piece]


class Order(NamedTuple):
    """A run that is wanted.

    Attributes:
        past: the prompt as ids, in place of the text; none was typed then.
    """

    prompt: str
    spec: PairSpec
    settings: Settings
    plain: bool
    past: Past | None = None

    def encoded(self, pair: Pair) -> list[int]:
        """The prompt's ids.

        Raises:
            SettingsError: they stand for something else in this pair, or end the text.
        """
        if self.past is None:
            return pair.text.encode(self.prompt)
        ids, pieces = self.past
        for token in set(ids):
            if token >= pair.vocabulary or pair.text.piece(token) != pieces[token]:
                raise SettingsError(PAGE["other_tokens"])
        if ids[-1] in pair.ends:
            raise SettingsError(PAGE["token_ends"])
        return list(ids)
