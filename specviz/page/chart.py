"""A chart component, drawn by our own copy of plotly.js.

`gr.Plot` would rebuild the whole figure at every change, lose the zoom, and leak memory.
"""

from collections.abc import Callable

import gradio as gr

from specviz.content.charts import chart_words
from specviz.page.component import component
from specviz.page.i18n import each
from specviz.views.picture import Picture, encode
from specviz.words.catalogue import Catalogue


def chart(
    picture: Picture | None = None,
    elem_id: str | None = None,
    pick: Callable[[Catalogue], str] = lambda say: say.page["chart_pick"],
) -> gr.HTML:
    """Return a chart; its value is `drawn(picture)`, and a click on a point triggers `pick`.

    `event._data["at"]` is the point's customdata. It comes from a browser, so validate it.

    Args:
        pick: returns the label of the table's buttons, which do the same as a click on a point.
    """
    return component(
        "chart",
        drawn(picture),
        events=["pick"],
        template="<div class='chart'></div>",
        words=each(lambda say: chart_words(say) | {"pick": pick(say)}),
        elem_id=elem_id,
    )


def drawn(picture: Picture | None) -> str:
    """Encode a picture as the component's value; None gives an empty component."""
    return "" if picture is None else encode(picture)
