"""A picture of figures: what is drawn, what it says, and the table behind it.

The browser draws it with plotly.js and adds the theme's colours for text and grid. The colours
here are seen on a light and on a dark ground (contrast 3 or more on both, WCAG 1.4.11).
"""

from typing import Any, NamedTuple

import msgspec
import plotly.graph_objects as go

BLUE, ORANGE, TEAL, PURPLE, OCHRE, GREY = (
    "#3b82d0", "#c8703f", "#2f8f81", "#8a63cc", "#a9780f", "#7c8794",
)  # fmt: skip
COLOURS = (BLUE, ORANGE, TEAL, PURPLE, OCHRE, GREY)


class Picture(NamedTuple):
    """A figure for people who see it, and for those who do not.

    Attributes:
        name: of its files, without an ending.
        figure: without template, so that the theme's colours hold. A point with `customdata`
            can be clicked.
        says: a sentence with what the figure shows.
        columns, rows: the same as a table.
        picks: for each row what its button tells, like a point's `customdata`; none: no buttons.
    """

    name: str
    figure: go.Figure
    says: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    picks: tuple[Any, ...] = ()


def figure(*traces: Any, **layout: Any) -> go.Figure:
    """A figure that leaves its look to the page; `layout` as plotly's own."""
    return go.Figure(traces, {"template": "none", "showlegend": len(traces) > 1, **layout})


def encode(picture: Picture) -> str:
    """A picture as the page's chart takes it.

    Plotly's own writer spells arrays in base64, which keeps them exact and small.
    """
    drawn = msgspec.Raw(picture.figure.to_json().encode())
    return msgspec.json.encode(picture._asdict() | {"figure": drawn}).decode()
