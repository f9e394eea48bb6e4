"""A chart of rows: a point for each name, with its interval as a whisker.

Names may be a visitor's own: where plotly reads tags, they are escaped.
"""

from collections.abc import Sequence
from html import escape
from typing import Any

import plotly.graph_objects as go

from specviz.sweep.estimates import Estimate
from specviz.views.picture import GREY

ROW = 30  # px of a row
FRAME = 72  # px of the rest of the chart
MARGIN = {"l": 48, "r": 16, "t": 8, "b": 56, "pad": 4}
AXIS: dict[str, Any] = {
    "type": "category",
    "autorange": "reversed",
    "ticks": "",
    "tickfont": {"size": 12},
}
"""Rows from the top, in the order given."""


def in_rows(rows: int) -> dict[str, Any]:
    """The layout of a chart of so many rows."""
    return {"height": FRAME + ROW * max(rows, 2), "margin": MARGIN, "yaxis": AXIS}


def dots(
    labels: Sequence[str],
    estimates: Sequence[Estimate],
    hover: Sequence[str],
    places: Sequence[Any] | None = None,
    **marker: Any,
) -> go.Scatter:
    """The points; places: the customdata of each."""
    return go.Scatter(
        x=[estimate.value for estimate in estimates],
        y=[plain(label) for label in labels],
        error_x=whiskers(estimates),
        mode="markers",
        marker={"size": 10, **marker},
        text=hover,
        hovertemplate="%{y}: %{text}<extra></extra>",
        customdata=places,
    )


def whiskers(estimates: Sequence[Estimate]) -> dict[str, Any]:
    """The intervals of numbers as plotly's error bars; nothing where there is none."""
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
    """Text as plotly shows it as it is."""
    return escape(text, quote=False)


def _beyond(high: float | None, low: float | None) -> float:
    return 0.0 if high is None or low is None else max(0.0, high - low)
