"""What charts of guesses share: tested guesses in bins, their marks, tables and sentences."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import plotly.graph_objects as go

from specviz.sweep.estimates import Estimate, Fold, by_bin
from specviz.sweep.samples import Sample
from specviz.views.chart import Words
from specviz.views.dot_plot import whiskers
from specviz.views.numbers import interval, percent
from specviz.views.picture import axis
from specviz.words.catalogue import Catalogue

LEAST = 20  # tested guesses of a group that a sentence compares; fewer vary too much by chance
SMALLEST, LARGEST = 7, 20  # marker diameters in px; area follows the number of drafts


class Bin(NamedTuple):
    """The tested drafts of one bin, with their acceptance rate."""

    number: int
    tested: int
    rate: Estimate

    @property
    def share(self) -> str:
        """The acceptance rate in words."""
        return percent(self.rate.value)

    @property
    def row(self) -> tuple[str, str]:
        """The acceptance rate and its interval as table cells."""
        return self.share, interval(self.rate, percent)

    def hover(self, words: Words) -> str:
        """Return the text on hover."""
        return str(words["hover_bin"].format(value=self.share, tested=self.tested))


def bins(samples: Sequence[Sample], fold: Fold) -> list[Bin]:
    """Return the bins that contain tested drafts, with their acceptance rates."""
    counts = [getattr(sample, fold).tested for sample in samples]
    found = [
        Bin(number, sum(count[number] for count in counts if number < len(count)), rate)
        for number, rate in enumerate(by_bin(samples, fold))
    ]
    return [each for each in found if each.tested]


def marks(
    words: Words,
    x: Sequence[float | str],
    found: Sequence[Bin],
    labels: Sequence[str],
    name: str = "",
    **marker: Any,
) -> go.Scatter:
    """Return markers for bins, with intervals; a marker's area follows its number of drafts."""
    most = max((each.tested for each in found), default=1)
    sizes = [max(SMALLEST, LARGEST * (each.tested / most) ** 0.5) for each in found]
    return go.Scatter(
        x=x,
        y=[each.rate.value for each in found],
        error_y=whiskers([each.rate for each in found]),
        mode="markers",
        marker={"size": sizes, "opacity": 1, "line": {"width": 0}, **marker},
        text=[f"{label}: {each.hover(words)}" for label, each in zip(labels, found, strict=True)],
        hovertemplate="%{text}<extra></extra>",
        name=name,
    )


def share_axis(words: Words) -> dict[str, Any]:
    """Return an axis of acceptance rates."""
    return axis(words["accepted"], range=[-0.04, 1.06], tickformat=".0%")


def table(
    words: Words, name: str, labels: Sequence[str], found: Sequence[Bin]
) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Return the columns and rows of a chart's table."""
    columns = (name, *(str(words[column]) for column in ("accepted", "interval", "tested")))
    return columns, tuple(
        (label, *each.row, f"{each.tested:,}") for label, each in zip(labels, found, strict=True)
    )


def compared(
    say: Catalogue, words: Words, sentence: str, labels: Sequence[str], found: Sequence[Bin]
) -> str:
    """Compare the first and the last bin with enough guesses, and say if some have too few.

    Args:
        sentence: compares them; words["one"] tells of a single bin.
    """
    if not found:
        return str(words["nothing_tested"])
    kept = enough(found)
    if len(kept) < 2 <= len(found):
        return str(words["groups_few"].format(least=LEAST))
    kept = kept or found
    first, last = kept[0], kept[-1]
    named = {each.number: label for each, label in zip(found, labels, strict=True)}
    told = (sentence if len(kept) > 1 else words["one"]).format(
        first=named[first.number],
        first_rate=first.share,
        last=named[last.number],
        last_rate=last.share,
    )
    left_out = words["groups_left_out"].format(least=LEAST) if len(kept) < len(found) else ""
    return say.sentences(told, left_out)


def enough(found: Sequence[Bin]) -> Sequence[Bin]:
    """Return the bins with enough tested guesses to compare."""
    return [each for each in found if each.tested >= LEAST]
