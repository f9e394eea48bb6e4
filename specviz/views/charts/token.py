"""Acceptance by kind of token."""

from specviz.sweep.samples import TOKEN_KINDS
from specviz.views.chart import Chart, Words
from specviz.views.dot_plot import dots, in_rows
from specviz.views.guess_bins import bins, compared, share_axis, table
from specviz.views.picture import OCHRE, Picture, figure
from specviz.views.selection import Selection
from specviz.words.catalogue import Catalogue


def draw(say: Catalogue, words: Words, shown: Selection) -> Picture:
    """Chart acceptance by kind of drafted token, highest first."""
    found = sorted(bins(shown.samples, "words"), key=lambda each: -(each.rate.value or 0))
    labels = [words["tokens"][TOKEN_KINDS[each.number]] for each in found]
    rates, hover = [each.rate for each in found], [each.hover(words) for each in found]
    return Picture(
        "specviz-acceptance-by-token",
        figure(
            dots(labels, rates, hover, color=OCHRE, symbol="diamond"),
            xaxis=share_axis(words),
            **in_rows(len(found)),
        ),
        compared(say, words, words["says"], labels, found),
        *table(words, words["token"], labels, found),
    )


CHART = Chart(
    name="token",
    place=(6, 2),
    source="guesses",
    words={
        "heading": "Which tokens are easy to guess?",
        "token": "Kind of token",
        "tokens": {
            "word": "word",
            "space": "white space",
            "punctuation": "punctuation",
            "number": "number",
            "keyword": "code keyword",
            "other": "mixed",
        },
        "says": "Easiest kind: {first}, {first_rate} accepted. Hardest: {last}, {last_rate}.",
        "one": "All tested guesses are of one kind: {first}, {first_rate} accepted.",
    },
    draw=draw,
)
