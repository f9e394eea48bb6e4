"""Acceptance by the entropy of the target."""

from collections.abc import Sequence

from specviz.sweep.samples import ENTROPY_EDGES
from specviz.views.chart import Chart, Words
from specviz.views.guess_bins import Bin, bins, compared, enough, marks, share_axis, table
from specviz.views.picture import TEAL, Picture, axis, figure
from specviz.views.selection import Selection
from specviz.words.catalogue import Catalogue


def draw(say: Catalogue, words: Words, shown: Selection) -> Picture:
    """Chart acceptance by the target's entropy."""
    found = bins(shown.samples, "entropies")
    labels = [_label(words, each.number) for each in found]
    return Picture(
        "specviz-acceptance-by-entropy",
        figure(
            marks(words, labels, found, labels, color=TEAL),
            xaxis=axis(words["entropy"], type="category"),
            yaxis=share_axis(words),
        ),
        says(say, words, labels, found),
        *table(words, words["entropy"], labels, found),
    )


def says(say: Catalogue, words: Words, labels: Sequence[str], found: Sequence[Bin]) -> str:
    """Compare acceptance at the lowest and the highest entropy, and define the unit."""
    kept = enough(found)
    fell = len(kept) > 1 and (kept[0].rate.value or 0) > (kept[-1].rate.value or 0)
    sentence = words["says" if fell and kept[0].share != kept[-1].share else "not_seen"]
    unit = words["unit"] if found else ""
    return say.sentences(compared(say, words, sentence, labels, found), unit)


def _label(words: Words, number: int) -> str:
    if number == 0:
        return str(words["below"].format(edge=ENTROPY_EDGES[0]))
    if number == len(ENTROPY_EDGES):
        return str(words["above"].format(edge=ENTROPY_EDGES[-1]))
    low, high = ENTROPY_EDGES[number - 1 : number + 1]
    return str(words["between"].format(low=low, high=high))


CHART = Chart(
    name="entropy",
    place=(6, 1),
    source="guesses",
    words={
        "heading": "Does it help if the target is sure?",
        "entropy": "Entropy of the target (nats)",
        "below": "< {edge:g}",
        "above": "≥ {edge:g}",
        "says": "The surer the target is of the next token (low entropy), the more guesses it"
        " should accept. Measured: {first_rate} at {first} nats, {last_rate} at {last} nats.",
        "not_seen": "The surer the target is of the next token (low entropy), the more guesses it"
        " should accept. Not seen in these runs: {first_rate} at {first} nats, {last_rate} at"
        " {last} nats.",
        "one": "All guesses were tested at an entropy of {first} nats: {first_rate} were accepted.",
        "unit": "Nats measure uncertainty: 0 if one token is certain, 0.69 if two are equally"
        " likely, 2.3 if ten are.",
    },
    draw=draw,
)
