"""A chart with a description and a table of the same data.

The browser draws it with plotly.js and adds the theme's colours for text and grid. These colours
have a contrast of at least 3 on light and dark backgrounds (WCAG 1.4.11).
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import plotly
import plotly.graph_objects as go

PLOTLY = Path(plotly.__file__).parent / "package_data"
"""The folder of plotly.min.js, the version that draws the figures made here."""

BLUE, ORANGE, TEAL, PURPLE, OCHRE, GREY = (
    "#3b82d0", "#c8703f", "#2f8f81", "#8a63cc", "#a9780f", "#7c8794",
)  # fmt: skip
COLOURS = (BLUE, ORANGE, TEAL, PURPLE, OCHRE, GREY)


class Picture(NamedTuple):
    """A chart that is also accessible as text and as a table.

    Attributes:
        name: stem of the names of downloaded files.
        figure: the figure, without template, so that the theme's colours apply. Points with
            `customdata` are clickable.
        says: a description of what the chart shows.
        columns, rows: the data as a table.
        picks: the value that each row's button sends, like a point's `customdata`; empty for no
            buttons.
    """

    name: str
    figure: go.Figure
    says: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    picks: tuple[Any, ...] = ()


class Narrow(NamedTuple):
    """What changes where a chart is narrower than `below` px: its height and horizontal axis."""

    below: int
    height: int
    xaxis: Mapping[str, Any]


def figure(*traces: Any, narrow: Narrow | None = None, **layout: Any) -> go.Figure:
    """Return a figure whose style the page sets; `layout` is plotly's."""
    meta = {"narrow": narrow._asdict()} if narrow else None
    drawn = {"template": "none", "showlegend": len(traces) > 1, "meta": meta, **layout}
    return go.Figure(traces, drawn)


def axis(title: str, **more: Any) -> dict[str, Any]:
    """Return an axis; `more` is plotly's."""
    return {"title": {"text": title}, **more}


def log_axis(title: str, ticks: Sequence[int]) -> dict[str, Any]:
    """Return a logarithmic axis of whole numbers with these ticks."""
    return axis(title, type="log", tickvals=ticks, ticktext=[f"{tick:,}" for tick in ticks])


def encode(picture: Picture) -> str:
    """Encode a picture as JSON for the page's chart.

    Plotly's own encoder writes arrays in base64, which is exact and small.
    """
    drawn = msgspec.Raw(picture.figure.to_json().encode())
    return msgspec.json.encode(picture._asdict() | {"figure": drawn}).decode()
