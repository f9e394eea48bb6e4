"""A chart of a sweep, declared in one module of `specviz.views.charts`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from specviz.views.picture import Picture
from specviz.views.selection import Selection
from specviz.words.catalogue import Catalogue

Words = Mapping[str, Any]

Source = Literal["comparison", "cells", "guesses"]
"""What a chart shows of a sweep: its methods side by side, or the cells of one method, whose
points are clickable, or all guesses at one γ."""


@dataclass(frozen=True, kw_only=True)
class Chart:
    """A chart of a sweep, with its words.

    `specviz.words` reads `name` and `words` from the source code: write them as literals.

    Attributes:
        name: its name in the site's data and in the ids of elements.
        place: its row on Explore, and its place in the row.
        source: what it shows: `draw` gets a `Comparison` of methods, otherwise a `Selection`.
        words: the English: `heading`, and what only this chart says; `tree`: in place of these
            where drafts form a tree. They go before the words that all charts share,
            `say.explore["pictures"]`.
        draw: makes the picture from the catalogue, these words and what `source` says.
        applies: whether the chart shows anything of a selection or comparison.
    """

    name: str
    place: tuple[int, int]
    source: Source
    words: Words
    draw: Callable[[Catalogue, Words, Any], Picture]
    applies: Callable[[Any], bool] = lambda _: True

    @property
    def is_clickable(self) -> bool:
        """Whether a click on a point repeats a typical run of it."""
        return self.source != "guesses"

    def words_in(self, say: Catalogue) -> Words:
        """Return the words of this chart and of all charts in the language of a catalogue."""
        own, shared = say.translated(self.words, f"charts.{self.name}"), say.explore["pictures"]
        return {**shared, **own, "tree": {**shared["tree"], **own.get("tree", {})}}

    def heading(self, say: Catalogue) -> str:
        """Return the heading above the chart."""
        return str(self.words_in(say)["heading"])

    def picture(self, say: Catalogue, shown: Any) -> Picture:
        """Draw the chart of a selection or comparison."""
        words = self.words_in(say)
        if isinstance(shown, Selection) and shown.setting.scheme.is_tree:
            words = {**words, **words["tree"]}
        return self.draw(say, words, shown)
