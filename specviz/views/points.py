"""Measurements as points on the charts of “Will it pay?”."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import plotly.graph_objects as go

from specviz.views.dot_plot import plain
from specviz.views.picture import PURPLE
from specviz.words.catalogue import Catalogue


class SpeedupPoint(NamedTuple):
    """A measured speed-up at a γ.

    Attributes:
        name: its name; for a sweep's cell, the kind of prompt.
        low, high: the speed-up's interval.
        at: the value that a click sends; None if it is not clickable.
    """

    name: str
    gamma: int
    speedup: float
    alpha: float
    c: float
    low: float
    high: float
    at: Any = None


class ComparisonPoints(NamedTuple):
    """Cells of a sweep as points beside the curves.

    Attributes:
        about: a sentence on the source of the measurements.
        together: points over all kinds of prompts, one per γ.
        kinds: points of single kinds.
    """

    about: str = ""
    together: tuple[SpeedupPoint, ...] = ()
    kinds: tuple[SpeedupPoint, ...] = ()


NOTHING = ComparisonPoints()


def marks(
    x: Sequence[float], y: Sequence[float], name: str, colour: str, symbol: str, **more: Any
) -> go.Scatter:
    """Return unconnected points."""
    marker = {"color": colour, "symbol": symbol, "size": 11}
    return go.Scatter(x=x, y=y, name=name, mode="markers", marker=marker, **more)


def cells(
    say: Catalogue,
    points: Sequence[SpeedupPoint],
    name: str,
    colour: str,
    symbol: str,
    *,
    by: str = "speedup",
) -> list[go.Scatter]:
    """Return measured points against γ or, `by` "alpha", on the map of α and c."""
    if not points:
        return []
    x, y = ("gamma", "speedup") if by == "speedup" else ("alpha", "c")
    drawn = marks(
        [getattr(point, x) for point in points],
        [getattr(point, y) for point in points],
        name, colour, symbol,
        customdata=[point.at for point in points],
        hovertext=[_hover(say, point) for point in points],
        hovertemplate="%{hovertext}<extra></extra>",
    )  # fmt: skip
    if by == "speedup":
        high = [point.high - point.speedup for point in points]
        low = [point.speedup - point.low for point in points]
        bars = {"type": "data", "symmetric": False, "array": high, "arrayminus": low}
        drawn.error_y = bars | {"thickness": 1.5}
    return [drawn]


def _hover(say: Catalogue, point: SpeedupPoint) -> str:
    return say.pay["point_hover"].format(
        name=plain(point.name),
        gamma=point.gamma,
        speedup=f"{point.speedup:.2f}",
        alpha=f"{point.alpha:.2f}",
        c=f"{point.c:.2f}",
    )


def kinds(say: Catalogue, points: Sequence[SpeedupPoint], by: str) -> list[go.Scatter]:
    """Return the points of single kinds, which are many: smaller and without intervals."""
    bare = [point._replace(low=point.speedup, high=point.speedup) for point in points]
    drawn = cells(say, bare, say.pay["points_kinds"], PURPLE, "circle-open", by=by)
    return [each.update(marker={"size": 7}, error_y=None) for each in drawn]
