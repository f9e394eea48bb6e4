"""A picture on the page, drawn by our own copy of plotly.js.

Not `gr.Plot`: it mounts the whole figure anew at every change, loses the zoom, and leaks.
"""

from collections.abc import Callable

import gradio as gr

from specviz.page.component import component
from specviz.page.i18n import each
from specviz.views.picture import Picture, encode
from specviz.words.catalogue import Catalogue

KINDS = ("table", "png", "csv")  # of words


def chart(
    picture: Picture | None = None,
    elem_id: str | None = None,
    pick: Callable[[Catalogue], str] = lambda say: say.page["chart_pick"],
) -> gr.HTML:
    """A component whose value is `drawn(picture)`, with the event pick: a point was clicked.

    What was clicked is `event._data["at"]`, the point's customdata: as hostile as all that
    comes from a browser.

    Args:
        pick: says what a click on a point does, on the buttons of the table.
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
    """A picture as the component's value; none shows nothing."""
    return "" if picture is None else encode(picture)
