"""A picture on the page, drawn by our own copy of plotly.js.

Not `gr.Plot`: it mounts the whole figure anew at every change, loses the zoom, and leaks.
"""

from collections.abc import Callable

import gradio as gr

from specviz.page.i18n import each
from specviz.page.scripts import LANG, UNTIL
from specviz.views.picture import Picture, encode
from specviz.words import PAGE

KINDS = ("table", "png", "csv")  # of words

_MOUNT = (
    UNTIL
    + LANG
    + """until(() => window.SpecViz && SpecViz.mount && window.SpecVizChart).then((mount) => {
  const pick = (at) => trigger('pick', {at});
  const shown = mount(element.querySelector('.chart'), props.words[lang], pick);
  const take = () => shown.show(props.value);
  take();
  watch('value', take);
});
"""
)


def chart(
    picture: Picture | None = None,
    elem_id: str | None = None,
    pick: Callable[[], str] = lambda: PAGE["chart_pick"],
) -> gr.HTML:
    """A component whose value is `drawn(picture)`, with the event pick: a point was clicked.

    What was clicked is `event._data["at"]`, the point's customdata: as hostile as all that
    comes from a browser.

    Args:
        pick: says what a click on a point does, on the buttons of the table.
    """
    return gr.HTML(
        drawn(picture),
        html_template="<div class='chart'></div>",
        js_on_load=_MOUNT,
        apply_default_css=False,
        words=each(
            lambda say: (
                {kind: say.page[f"chart_{kind}"] for kind in KINDS}
                | {"pick": pick(), "comma": say.explore["pictures"]["comma"]}
            )
        ),
        elem_id=elem_id,
    )


def drawn(picture: Picture | None) -> str:
    """A picture as the component's value; none shows nothing."""
    return "" if picture is None else encode(picture)
