"""A chart, drawn by our own copy of plotly.js.

Not `gr.Plot`: that rebuilds the whole figure at every change, loses the zoom, and leaks memory.
"""

from collections.abc import Callable

import gradio as gr

from specviz.page.component import component
from specviz.page.i18n import each
from specviz.views.picture import Picture, encode
from specviz.words.catalogue import Catalogue

KINDS = ("table", "png", "csv")  # of sentences


def chart(
    picture: Picture | None = None,
    elem_id: str | None = None,
    pick: Callable[[Catalogue], str] = lambda say: say.page["chart_pick"],
) -> gr.HTML:
    """A component whose value is `drawn(picture)`, with the event pick: a point was clicked.

    `event._data["at"]` is the point's customdata. It comes from a browser, so it may be anything.

    Args:
        pick: the label of the buttons in the table that do what a click on a point does.
    """
    return component(
        "chart",
        drawn(picture),
        events=["pick"],
        template="<div class='chart'></div>",
        words=each(
            lambda say: (
                {kind: say.page[f"chart_{kind}"] for kind in KINDS}
                | {"pick": pick(say), "comma": say.explore["pictures"]["comma"]}
            )
        ),
        elem_id=elem_id,
    )


def drawn(picture: Picture | None) -> str:
    """A picture as the component's value; for None, the component is empty."""
    return "" if picture is None else encode(picture)
