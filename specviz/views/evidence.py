"""Charts of claims' evidence, and their verdicts as sentences."""

from collections.abc import Mapping
from html import escape
from textwrap import wrap
from typing import Any

import plotly.graph_objects as go

from specviz.claims import Chart, ClaimVerdict, Point, Result, Series
from specviz.metrics import is_busy
from specviz.views.picture import COLOURS, GREY, Picture, axis, figure

Words = Mapping[str, Any]
"""Entries of the catalogue: a claim's own, or those for Myth or fact?."""


# Series also differ without colour.
SYMBOLS = ("circle", "diamond", "square", "triangle-up", "x", "star")
PATTERNS = ("", "/", ".", "x", "-", "+")
DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")

EVEN = {"type": "line", "line": {"color": GREY, "width": 1.5, "dash": "dash"}, "layer": "below"}
LEVEL = {**EVEN, "xref": "paper", "x0": 0, "x1": 1, "y0": 1, "y1": 1}
UPRIGHT = {**EVEN, "yref": "paper", "y0": 0, "y1": 1, "x0": 1, "x1": 1}
"""The line at 1, on either axis."""

BAR, GAP, FRAME = 15, 12, 100  # px: of a bar, between groups of bars, and around them
LABEL = 22  # characters in a line of a bar's name


def evidence(
    result: Result, chart: Chart, about: Words, words: Words, names: Mapping[str, str]
) -> Picture:
    """Chart the evidence of a claim.

    Args:
        result: the claim's result.
        chart: how to draw it.
        about: the claim's own words.
        words: the catalogue's entries for Myth or fact?.
        names: display names of series and categories; missing ones are shown unchanged.
    """
    horizontal = _is_horizontal(result, chart)
    drawn = [
        _trace(series, chart, index, names, horizontal)
        for index, series in enumerate(result.evidence.series)
    ]
    x_axis = axis(about["x"], type=_type(result, chart))
    y_axis = axis(about["y"], rangemode="tozero" if chart.zero else "normal")
    layout: dict[str, Any] = {"showlegend": len(result.evidence.series) > 1}
    if horizontal:
        rows = {"type": "category", "autorange": "reversed"}  # the first at the top
        layout |= {"xaxis": y_axis, "yaxis": rows, "height": _height(result, chart)}
        layout["legend"] = {"traceorder": "normal"}
    else:
        layout |= {"xaxis": x_axis, "yaxis": y_axis}
    if chart.kind in ("bars", "stacked"):
        layout["barmode"] = "stack" if chart.kind == "stacked" else "group"
    if chart.even:
        layout["shapes"] = [UPRIGHT if horizontal else LEVEL]
    if chart.log:
        layout["xaxis"] |= _powers(result.evidence.series)
    return Picture(
        name=f"specviz-claim-{result.claim}",
        figure=figure(*drawn, **layout),
        says=about["shows"],
        columns=(words["what"], about["x"], about["y"], words["interval"], words["measurements"]),
        rows=tuple(
            _row(series, point, names)
            for series in result.evidence.series
            for point in series.points
        ),
    )


def doubt(result: Result, words: Words) -> str:
    """Say that the machine was busy, or that this was not checked; "" if it was idle."""
    if result.disturbed is None:
        return str(words["unchecked"])
    busy, runs = result.disturbed
    return words["disturbed"].format(busy=busy, n=runs) if is_busy(result.disturbed) else ""


def sentence(result: Result, verdict: ClaimVerdict, about: Words) -> str:
    """Return the verdict's sentence with its figures, from the claim's own words."""
    template: str = about.get(verdict) or about["says"]
    return template.format(**result.evidence.numbers)


def _is_horizontal(result: Result, chart: Chart) -> bool:
    """Whether to draw horizontal bars: names beside them are horizontal, too."""
    return chart.kind in ("bars", "stacked") and _type(result, chart) == "category"


def _height(result: Result, chart: Chart) -> int:
    series = result.evidence.series
    bars = 1 if chart.kind == "stacked" else len(series)
    groups = {point.x for each in series for point in each.points}
    return FRAME + (BAR * max(bars, 2) + GAP) * len(groups)


def _trace(
    series: Series, chart: Chart, index: int, names: Mapping[str, str], horizontal: bool
) -> go.Bar | go.Scatter:
    colour = COLOURS[index % len(COLOURS)]
    along, across = ("y", "x") if horizontal else ("x", "y")
    common: dict[str, Any] = {
        "name": _named(series.name, names),
        along: [_shown(point.x, names, horizontal) for point in series.points],
        across: [point.y for point in series.points],
    }
    if any(point.low is not None for point in series.points):
        common[f"error_{across}"] = {
            "array": [_above(point) for point in series.points],
            "arrayminus": [_below(point) for point in series.points],
            "symmetric": False,
            "thickness": 1.5,
            "width": 3,
            "color": GREY if chart.kind == "bars" else colour,
        }
    if chart.kind in ("bars", "stacked"):
        fill = {"shape": PATTERNS[index % len(PATTERNS)], "fillmode": "overlay", "size": 6}
        direction = "h" if horizontal else "v"
        return go.Bar(orientation=direction, marker={"color": colour, "pattern": fill}, **common)
    marker = {"color": colour, "symbol": SYMBOLS[index % len(SYMBOLS)], "size": 8}
    line = {"color": colour, "dash": DASHES[index % len(DASHES)]}
    mode = "markers" if chart.kind == "marks" else "lines+markers"
    return go.Scatter(mode=mode, marker=marker, line=line, **common)


def _type(result: Result, chart: Chart) -> str:
    if chart.log:
        return "log"
    xs = [point.x for series in result.evidence.series for point in series.points]
    return "category" if any(isinstance(x, str) for x in xs) else "linear"


def _powers(series: tuple[Series, ...]) -> dict[str, Any]:
    """Place axis ticks at the measured x."""
    xs = sorted({point.x for one in series for point in one.points if isinstance(point.x, float)})
    return {"tickvals": xs, "ticktext": [f"{x:g}" for x in xs]}


def _row(series: Series, point: Point, names: Mapping[str, str]) -> tuple[str, ...]:
    x = f"{point.x:g}" if isinstance(point.x, float) else _plain(point.x, names)
    interval = "" if point.low is None else f"{point.low:g} – {point.high:g}"
    called = _plain(series.name, names)
    return called, x, f"{point.y:g}", interval, str(point.count)


def _shown(x: float | str, names: Mapping[str, str], wrapped: bool) -> float | str:
    if isinstance(x, float):
        return x
    name = _named(x, names)
    return "<br>".join(wrap(name, LABEL, break_long_words=False)) if wrapped else name


def _named(key: str, names: Mapping[str, str]) -> str:
    """Return a display name, escaped: plotly interprets HTML, and models' text is untrusted."""
    return escape(_plain(key, names))


def _plain(key: str, names: Mapping[str, str]) -> str:
    """Return a display name; in a token, white space looks as it does on the stage."""
    return names.get(key) or key.replace("\\n", "↵").replace("\\t", "⇥").replace("␣", "·")


def _above(point: Point) -> float:
    return 0.0 if point.high is None else max(0.0, point.high - point.y)


def _below(point: Point) -> float:
    return 0.0 if point.low is None else max(0.0, point.y - point.low)
