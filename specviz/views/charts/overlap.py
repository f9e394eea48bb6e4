"""Acceptance by the overlap of both models' distributions."""

import plotly.graph_objects as go

from specviz.sweep.samples import OVERLAP_EDGES
from specviz.views.chart import Chart, Words
from specviz.views.guess_bins import bins, marks, share_axis, table
from specviz.views.numbers import percent
from specviz.views.picture import GREY, PURPLE, Picture, axis, figure
from specviz.views.selection import Selection
from specviz.words.catalogue import Catalogue


def draw(say: Catalogue, words: Words, shown: Selection) -> Picture:
    """Chart acceptance by overlap, with the theory: the probability equals the overlap."""
    edges = (0.0, *OVERLAP_EDGES, 1.0)
    found = bins(shown.samples, "overlaps")
    spans = [edges[each.number : each.number + 2] for each in found]
    labels = [words["between"].format(low=low, high=high) for low, high in spans]
    line = {"color": GREY, "dash": "dash"}
    theory = {"mode": "lines", "name": words["theory"], "hoverinfo": "skip", "line": line}
    scheme = shown.setting.scheme
    usual = "says" if shown.setting.temperature else "greedy"
    says = words[usual if (scheme.rule, scheme.tree) == ("token", "chain") else "other"]
    if found and found[-1].number == len(OVERLAP_EDGES):
        share = percent(found[-1].tested / sum(each.tested for each in found))
        certain = words["certain"].format(share=share, edge=edges[-2], rate=found[-1].share)
        says = say.sentences(says, certain)
    middles = [sum(span) / 2 for span in spans]
    return Picture(
        "specviz-acceptance-by-overlap",
        figure(
            go.Scatter(x=[0, 1], y=[0, 1], **theory),
            marks(words, middles, found, labels, name=words["measured"], color=PURPLE),
            xaxis=axis(words["overlap"], range=[0, 1.03]),
            yaxis=share_axis(words),
        ),
        says,
        *table(words, words["overlap"], labels, found),
    )


CHART = Chart(
    name="overlap",
    place=(5, 2),
    source="guesses",
    words={
        "heading": "Does overlap predict acceptance?",
        "overlap": "Overlap of draft and target",
        "theory": "theory: acceptance = overlap",
        "measured": "measured",
        "says": "In theory, a guess is accepted with a probability equal to the overlap of both"
        " models’ distributions (dashed line). Measured points differ from it only by chance and"
        " by the width of their bins.",
        "other": "The dashed line is the theory for a chain that is judged token by token. These"
        " drafts were judged differently, so their acceptance may be above or below it.",
        "greedy": "At temperature 0 each model gives all probability to one token: two"
        " distributions overlap wholly or not at all, and each point is drawn in the middle of its"
        " bin.",
        "certain": "{share} of the tested guesses had an overlap of at least {edge:g}; {rate} of"
        " them were accepted.",
    },
    draw=draw,
)
