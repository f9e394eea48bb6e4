"""What charts of a sweep's cells share: names, clicks, tables, and heat maps of speed-ups.

A point's customdata identifies its cell, as `at` returns it.
"""

from collections.abc import Callable, Mapping, Sequence
from math import log2
from typing import Any, NamedTuple

import plotly.graph_objects as go

from specviz.sweep.estimates import Cell, Estimate
from specviz.views.chart import Words
from specviz.views.dot_plot import AXIS, HEADED, in_rows, plain
from specviz.views.numbers import interval, percent, short, spread, times
from specviz.words.catalogue import Catalogue

# From slower through equal to faster; ★ and ▾ make the difference visible without colour.
SCALE = ((0.0, "#dd8a50"), (0.5, "#eceef1"), (1.0, "#5c96d8"))
INK = "#12161c"  # contrast of 5.8 or more on the whole scale
LEAST_RANGE = 0.8  # of log2 speed-up, so that cells near 1 stay pale
BEST, UNSURE, SLOWER = "★", "☆", "▾"

Row = Sequence[Cell | None]


def at(cell: Cell) -> list[str | int | float | None]:
    """Return a cell's identity for click events: pair, scheme, γ, temperature, kind."""
    pair, scheme, gamma, temperature = cell.setting
    return [pair, scheme.code, gamma, temperature, cell.kind]


def kind_name(say: Catalogue, kind: str | None) -> str:
    """Return the display name of a kind of prompt; None: all kinds."""
    if kind is None:
        return str(say.explore["pictures"]["all_kinds"])
    return str(say.explore["kinds"].get(kind, kind))


def hover(
    words: Words, estimate: Estimate, write: Callable[[float | None], str], cell: Cell
) -> str:
    """Return the text of a point on hover: its figure with the interval, and its prompts."""
    value = write(estimate.value) + spread(estimate, write, words["in_brackets"])
    return str(words["hover"].format(value=value, n=cell.prompts))


def is_slower(cell: Cell) -> bool:
    """Return whether a cell is slower than plain decoding, by the number that is shown."""
    return cell.speedup.value is not None and round(cell.speedup.value, 2) < 1


COLUMNS: Mapping[str, Callable[[Cell], str]] = {
    "gamma": lambda cell: str(cell.setting.gamma),
    "verified": lambda cell: str(cell.setting.gamma),
    "speedup": lambda cell: times(cell.speedup.value),
    "speedup interval": lambda cell: interval(cell.speedup, times),
    "acceptance_column": lambda cell: percent(cell.acceptance.value),
    "acceptance interval": lambda cell: interval(cell.acceptance, percent),
    "tau": lambda cell: short(cell.tau.value),
    "tau interval": lambda cell: interval(cell.tau, short),
    "prompts": lambda cell: str(cell.prompts),
}
"""Columns of tables; the last word is the key of the heading."""


class Table(NamedTuple):
    """The columns, rows and picks of a `Picture` of cells."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    picks: tuple[Any, ...]


def table(
    say: Catalogue,
    words: Words,
    cells: Sequence[Cell],
    names: Sequence[str],
    **own: Callable[[Cell], str],
) -> Table:
    """Return the table of some cells, whose rows can be clicked like points.

    Args:
        names: of COLUMNS, "kind", and of `own`.
        own: columns that only this table has.
    """
    columns = {**COLUMNS, "kind": lambda cell: kind_name(say, cell.kind), **own}
    return Table(
        tuple(words[name.split()[-1]] for name in names),
        tuple(tuple(columns[name](cell) for name in names) for cell in cells),
        tuple(map(at, cells)),
    )


def heat_map(
    say: Catalogue,
    columns: Sequence[str],
    rows: Mapping[str | None, Row],
    star: Callable[[Cell], str],
    hover: Callable[[Cell], str],
    gap: str = " ",
    **style: Any,
) -> go.Heatmap:
    """Return speed-ups by kind of prompt and something else.

    Args:
        columns: names of the columns.
        rows: by kind of prompt, a cell for each column; None: not measured.
        star: returns the mark before a cell's number; "" for none.
        hover: returns the text of a cell on hover.
        gap: between the mark and the number.
    """

    def each(of: Callable[[Cell], Any], missing: Any = None) -> list[list[Any]]:
        return [[missing if cell is None else of(cell) for cell in row] for row in rows.values()]

    depths = each(_log)
    most = max([LEAST_RANGE, *(abs(depth or 0) for row in depths for depth in row)])
    return go.Heatmap(
        x=[plain(name) for name in columns],
        y=[plain(kind_name(say, kind)) for kind in rows],
        z=depths,
        text=each(lambda cell: mark(cell, star(cell), gap), ""),
        hovertext=each(hover, ""),
        customdata=each(at),
        texttemplate="%{text}",
        colorscale=SCALE,
        zmin=-most,
        zmax=most,
        showscale=False,
        **style,
    )


def map_layout(rows: int) -> dict[str, Any]:
    """Return the layout of a heat map; many rows would push an axis at the bottom out of sight."""
    above = {"type": "category", "side": "top", "showgrid": False, "ticks": ""}
    return in_rows(rows) | {"margin": HEADED, "xaxis": above, "yaxis": AXIS | {"showgrid": False}}


def mark(cell: Cell, star: str, gap: str = " ") -> str:
    """Return the text in a cell of a map: its number, after a star or the mark of a slower one."""
    if cell.speedup.value is None:
        return ""
    text = f"{cell.speedup.value:.2f}"
    if star:
        return f"<b>{star}{gap}{text}</b>"
    return f"{SLOWER}{gap}{text}" if is_slower(cell) else text


def _log(cell: Cell) -> float | None:
    """Return log2 of the speed-up, so that 2× slower and 2× faster are equally far from 1."""
    return log2(cell.speedup.value) if cell.speedup.value else None
