"""A dot plot: one row per name, with its interval as a whisker.

Names may come from visitors, so they are escaped where plotly interprets tags.
"""

from collections.abc import Sequence
from html import escape
from typing import Any

import plotly.graph_objects as go

from specviz.sweep.estimates import Estimate
from specviz.views.picture import GREY

ROW = 30  # px per row
FRAME = 72  # px for the rest of the chart
MARGIN = {"l": 48, "r": 16, "t": 8, "b": 56, "pad": 4}
HEADED = MARGIN | {"t": MARGIN["b"], "b": 8}  # with the horizontal axis on top
AXIS: dict[str, Any] = {
    "type": "category",
    "autorange": "reversed",
    "ticks": "",
    "tickfont": {"size": 12},
}
"""A categorical axis that lists rows from the top in the given order."""


def in_rows(rows: int) -> dict[str, Any]:
    """Return the layout of a chart with `rows` rows."""
    return {"height": FRAME + ROW * max(rows, 2), "margin": MARGIN, "yaxis": AXIS}


def dots(
    labels: Sequence[str],
    estimates: Sequence[Estimate],
    hover: Sequence[str],
    customdata: Sequence[Any] | None = None,
    **marker: Any,
) -> go.Scatter:
    """Return the points with whiskers; `customdata` is what a click on each point sends."""
    return go.Scatter(
        x=[estimate.value for estimate in estimates],
        y=[plain(label) for label in labels],
        error_x=whiskers(estimates),
        mode="markers",
        marker={"size": 10, **marker},
        text=hover,
        hovertemplate="%{y}: %{text}<extra></extra>",
        customdata=customdata,
    )


def whiskers(estimates: Sequence[Estimate]) -> dict[str, Any]:
    """Return intervals as plotly error bars, with length 0 for a missing interval."""
    return {
        "type": "data",
        "symmetric": False,
        "array": [_beyond(estimate.high, estimate.value) for estimate in estimates],
        "arrayminus": [_beyond(estimate.value, estimate.low) for estimate in estimates],
        "thickness": 1.5,
        "width": 4,
        "color": GREY,
    }


def plain(text: str) -> str:
    """Escape text so that plotly shows it literally."""
    return escape(text, quote=False)


def _beyond(high: float | None, low: float | None) -> float:
    return 0.0 if high is None or low is None else max(0.0, high - low)
