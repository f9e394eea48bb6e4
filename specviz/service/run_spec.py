"""The specification of a run: its pair, settings and prompt, as text or token ids."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from specviz.decoding.pair import Pair
from specviz.errors import SettingsError
from specviz.models.pairs import PairSpec
from specviz.settings import Settings
from specviz.trace import Piece


class TokenPrompt(NamedTuple):
    """A prompt as token ids, with each token's text in the run it comes from."""

    ids: tuple[int, ...]
    pieces: Mapping[int, Piece]


def has_foreign_token(pair: Pair, ids: Iterable[int], pieces: Mapping[int, Piece]) -> bool:
    """Whether a pair lacks one of these tokens, or has another text for it than `pieces`."""
    return any(
        token >= pair.vocabulary or pair.tokenizer.piece(token) != pieces[token]
        for token in set(ids)
    )


class RunSpec(NamedTuple):
    """A run that a visitor asks for.

    Attributes:
        plain: whether to decode plainly as well, for comparison.
        tokens: the prompt as token ids, used instead of `prompt`.
    """

    prompt: str
    pair: PairSpec
    settings: Settings
    plain: bool
    tokens: TokenPrompt | None = None

    def encode(self, pair: Pair) -> list[int]:
        """Encode the prompt as token ids of a loaded pair.

        Raises:
            SettingsError: an id has another text in this pair, or the last id ends the text.
        """
        if self.tokens is None:
            return pair.tokenizer.encode(self.prompt)
        ids, pieces = self.tokens
        if has_foreign_token(pair, ids, pieces):
            raise SettingsError(
                "This run was made with a different tokenizer, so it cannot continue here. Press"
                " Run to start a new one."
            )
        if ids[-1] in pair.ends:
            raise SettingsError("This token ends the text. Choose another one.")
        return list(ids)
