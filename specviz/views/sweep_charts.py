"""Charts of a sweep: acceptance and speed-up by kind of prompt, and speed-up by γ and kind.

A point's customdata identifies its cell, as `at` returns it.
"""

from collections.abc import Callable, Iterable
from math import log2

import plotly.graph_objects as go

from specviz.sweep.estimates import Cell, Estimate
from specviz.views.dot_plot import AXIS, HEADED, dots, in_rows, plain
from specviz.views.numbers import interval, percent, short, spread, times
from specviz.views.picture import BLUE, GREY, ORANGE, TEAL, Picture, figure
from specviz.views.selection import Selection
from specviz.views.sweep_text import SURE, called, extremes, map_says, why, words_of
from specviz.words.catalogue import Catalogue

# From slower through equal to faster; ★ and ▾ make the difference visible without colour.
SCALE = ((0.0, "#dd8a50"), (0.5, "#eceef1"), (1.0, "#5c96d8"))
INK = "#12161c"  # contrast of 5.8 or more on the whole scale
LEAST_RANGE = 0.8  # of log2 speed-up, so that cells near 1 stay pale
BEST, UNSURE, SLOWER = "★", "☆", "▾"


def at(cell: Cell) -> list[str | int | float | None]:
    """Return a cell's identity for click events: pair, scheme, γ, temperature, kind."""
    pair, scheme, gamma, temperature = cell.setting
    return [pair, scheme.code, gamma, temperature, cell.kind]


def acceptance_by_kind(say: Catalogue, shown: Selection) -> Picture:
    """Chart α by kind of prompt with intervals, highest first."""
    words = say.explore["pictures"]
    cells = _ordered(shown, lambda cell: cell.acceptance)
    names = [called(say, cell) for cell in cells]
    drawn = dots(
        names,
        [cell.acceptance for cell in cells],
        [_hover(say, cell.acceptance, percent, cell) for cell in cells],
        [at(cell) for cell in cells],
        color=BLUE,
    )
    axis = {"title": {"text": words["acceptance"]}, "range": [-0.02, 1.03], "tickformat": ".0%"}
    return Picture(
        "specviz-acceptance-by-kind",
        figure(drawn, xaxis=axis, **in_rows(len(cells))),
        _acceptance_says(say, shown),
        tuple(words[name] for name in ("kind", "acceptance_column", "interval", "prompts")),
        tuple(
            (name, percent(c.acceptance.value), interval(c.acceptance, percent), str(c.prompts))
            for name, c in zip(names, cells, strict=True)
        ),
        tuple(at(cell) for cell in cells),
    )


def speedup_by_kind(say: Catalogue, shown: Selection) -> Picture:
    """Chart speed-up by kind of prompt with intervals, highest first; 1 is plain decoding."""
    words = say.explore["pictures"]
    cells = _ordered(shown, lambda cell: cell.speedup)
    names = [called(say, cell) for cell in cells]
    slower = [_is_slower(cell) for cell in cells]
    colours = [ORANGE if slow else TEAL for slow in slower]
    drawn = dots(
        names,
        [cell.speedup for cell in cells],
        [_hover(say, cell.speedup, times, cell) for cell in cells],
        [at(cell) for cell in cells],
        color=colours,
        symbol=["circle-open" if slow else "circle" for slow in slower],
        line={"width": 2, "color": colours},
    )
    one = {"type": "line", "x0": 1, "x1": 1, "yref": "paper", "y0": 0, "y1": 1}
    return Picture(
        "specviz-speedup-by-kind",
        figure(
            drawn,
            xaxis={"title": {"text": words["speedup"]}, "ticksuffix": "×", "rangemode": "tozero"},
            **in_rows(len(cells)),
            shapes=[one | {"line": {"color": GREY, "dash": "dot", "width": 1.5}}],
        ),
        _speedup_says(say, shown, cells),
        tuple(words[name] for name in ("kind", "speedup", "interval", "tau", "prompts")),
        tuple(
            (
                name,
                times(c.speedup.value),
                interval(c.speedup, times),
                short(c.tau.value),
                str(c.prompts),
            )
            for name, c in zip(names, cells, strict=True)
        ),
        tuple(at(cell) for cell in cells),
    )


def speedup_map(say: Catalogue, shown: Selection) -> Picture:
    """Chart speed-up by γ and kind, all kinds together on top, with the best of each row marked."""
    words = words_of(say, shown.setting.scheme)
    rows = _rows(shown)
    found = [[shown.cell(kind, gamma) for gamma in shown.gammas] for kind in rows]
    drawn = go.Heatmap(
        x=[str(gamma) for gamma in shown.gammas],
        y=[plain(kind_name(say, kind)) for kind in rows],
        z=[[logged(cell) for cell in row] for row in found],
        text=[[mark(cell, _star(shown, cell)) for cell in row] for row in found],
        hovertext=[[_hover_of(say, cell) for cell in row] for row in found],
        customdata=[[cell and at(cell) for cell in row] for row in found],
        texttemplate="%{text}",
        hovertemplate=f"%{{y}}, {words['with_gamma'].format(gamma='%{x}')}: %{{hovertext}}"
        "<extra></extra>",
        textfont={"size": 13, "color": INK},
        colorscale=SCALE,
        zmin=-ranged(shown.cells),
        zmax=ranged(shown.cells),
        showscale=False,
        xgap=3,
        ygap=3,
    )
    axis = {
        "title": {"text": words["gamma"]},
        "type": "category",
        "side": "top",  # many rows push the bottom out of sight
        "showgrid": False,
        "ticks": "",
    }
    listed = [cell for row in found for cell in row if cell is not None]
    columns = (
        "kind",
        "gamma",
        "speedup",
        "interval",
        "acceptance_column",
        "tau",
        "prompts",
        "best",
    )
    return Picture(
        "specviz-speedup-by-gamma",
        figure(
            drawn,
            xaxis=axis,
            **in_rows(len(rows)) | {"margin": HEADED, "yaxis": AXIS | {"showgrid": False}},
        ),
        map_says(say, shown),
        tuple(words[name] for name in columns),
        tuple(_map_row(say, shown, cell) for cell in listed),
        tuple(at(cell) for cell in listed),
    )


def _ordered(shown: Selection, by: Callable[[Cell], Estimate]) -> list[Cell]:
    """Return the cells of single kinds, highest first, those without a value last."""
    return sorted(shown.kinds(), key=lambda cell: -(by(cell).value or -1))


def _rows(shown: Selection) -> list[str | None]:
    """Return the map's rows: all kinds together, then kinds by their highest speed-up."""
    most: dict[str | None, float] = {}
    for cell in shown.cells:
        most[cell.kind] = max(most.get(cell.kind, 0), cell.speedup.value or 0)
    kinds = sorted((kind for kind in most if kind is not None), key=lambda kind: -most[kind])
    return [None, *kinds] if len(kinds) > 1 else [*kinds]


def _is_slower(cell: Cell) -> bool:
    return cell.speedup.value is not None and round(cell.speedup.value, 2) < 1  # as it is shown


def _is_best(shown: Selection, cell: Cell) -> bool:
    best = shown.best_of(cell.kind)
    return best is not None and best.gamma == cell.setting.gamma


def _star(shown: Selection, cell: Cell | None) -> str:
    """Return the star of a row's best cell: full if that is sure; "" for other cells."""
    if cell is None or not _is_best(shown, cell):
        return ""
    best = shown.best_of(cell.kind)
    return BEST if best and best.sure and best.sure[best.gamma] >= SURE else UNSURE


def mark(cell: Cell | None, star: str, gap: str = " ") -> str:
    """Return the text in a cell of a map: a star or none, a gap, and the number."""
    if cell is None or cell.speedup.value is None:
        return ""
    text = f"{cell.speedup.value:.2f}"
    if star:
        return f"<b>{star}{gap}{text}</b>"
    return f"{SLOWER}{gap}{text}" if _is_slower(cell) else text


def logged(cell: Cell | None) -> float | None:
    """Return log2 of the speed-up, so that 2× slower and 2× faster are equally far from 1."""
    return log2(cell.speedup.value) if cell and cell.speedup.value else None


def ranged(cells: Iterable[Cell]) -> float:
    """Return the end of a map's scale, in log2 of the speed-up."""
    return max([LEAST_RANGE, *(abs(logged(cell) or 0) for cell in cells)])


def kind_name(say: Catalogue, kind: str | None) -> str:
    """Return the display name of a kind of prompt; None: all kinds."""
    words = say.explore["pictures"]
    kinds = say.explore["kinds"]
    return str(words["all_kinds"]) if kind is None else kinds.get(kind, kind)


def _map_row(say: Catalogue, shown: Selection, cell: Cell) -> tuple[str, ...]:
    words = say.explore["pictures"]
    return (
        kind_name(say, cell.kind),
        str(cell.setting.gamma),
        times(cell.speedup.value),
        interval(cell.speedup, times),
        percent(cell.acceptance.value),
        short(cell.tau.value),
        str(cell.prompts),
        words["is_best"] if _is_best(shown, cell) else "",
    )


def _hover_of(say: Catalogue, cell: Cell | None) -> str:
    return "" if cell is None else _hover(say, cell.speedup, times, cell)


def _hover(
    say: Catalogue, estimate: Estimate, write: Callable[[float | None], str], cell: Cell
) -> str:
    words = say.explore["pictures"]
    value = write(estimate.value) + spread(estimate, write, words["in_brackets"])
    return str(words["hover"].format(value=value, n=cell.prompts))


def _acceptance_says(say: Catalogue, shown: Selection) -> str:
    words = words_of(say, shown.setting.scheme)
    easy, hard = extremes(shown)
    where = words["at"].format(gamma=shown.setting.gamma, temperature=shown.setting.temperature)
    if not easy or not hard:
        only = next((cell for cell in shown.kinds() if cell.acceptance.value is not None), None)
        if only is None:
            return say.sentences(words["nothing_tested"], where)
        sentence = words["acceptance_one"].format(
            kind=called(say, only),
            rate=percent(only.acceptance.value),
            interval=spread(only.acceptance, percent, words["in_brackets"]),
        )
        return say.sentences(sentence, _intervals(say, only.acceptance), where)
    sentence = words["acceptance_says"].format(
        easy=called(say, easy),
        easy_rate=percent(easy.acceptance.value),
        easy_interval=spread(easy.acceptance, percent, words["in_brackets"]),
        hard=called(say, hard),
        hard_rate=percent(hard.acceptance.value),
        hard_interval=spread(hard.acceptance, percent, words["in_brackets"]),
    )
    intervals = _intervals(say, easy.acceptance)
    return say.sentences(sentence, intervals, _how_apart(say, easy, hard), where)


def _intervals(say: Catalogue, estimate: Estimate) -> str:
    """Return a sentence on the intervals that a chart shows, or nothing if it shows none."""
    return "" if estimate.low is None else str(say.explore["pictures"]["intervals"])


def _how_apart(say: Catalogue, easy: Cell, hard: Cell) -> str:
    words = say.explore["pictures"]
    low, high = easy.acceptance.low, hard.acceptance.high
    if low is None or high is None:
        return str(words["no_spread"])
    return str(words["overlapping"]) if low <= high else ""


def _speedup_says(say: Catalogue, shown: Selection, cells: list[Cell]) -> str:
    words = say.explore["pictures"]
    first, last = cells[0], cells[-1]
    first_interval, last_interval = (
        spread(cell.speedup, times, words["in_brackets"]) for cell in (first, last)
    )
    slower = words["comma"].join(called(say, cell) for cell in cells if _is_slower(cell))
    how = words["slower"].format(kinds=slower) if slower else words["none_slower"]
    cost = why(say, shown) if len(shown.gammas) == 1 else ""  # otherwise below the map
    where = words_of(say, shown.setting.scheme)["at"].format(
        gamma=shown.setting.gamma, temperature=shown.setting.temperature
    )
    if len(cells) == 1:
        sentence = words["speedup_one"].format(
            kind=called(say, first), times=times(first.speedup.value), interval=first_interval
        )
        return say.sentences(sentence, where, cost)
    sentence = words["speedup_says"].format(
        first=called(say, first),
        first_times=times(first.speedup.value),
        first_interval=first_interval,
        last=called(say, last),
        last_times=times(last.speedup.value),
        last_interval=last_interval,
    )
    return say.sentences(sentence, _intervals(say, first.speedup), how, where, cost)
