"""Charts that compare the methods of a sweep: drafters, rules and trees, on the same prompts."""

import re
from collections.abc import Iterable
from math import inf
from textwrap import wrap
from unicodedata import east_asian_width

import plotly.graph_objects as go

from specviz.settings import RULES
from specviz.sweep.estimates import FEW, Cell
from specviz.sweep.plan import Scheme
from specviz.views.dot_plot import AXIS, FRAME, HEADED, dots, in_rows, plain
from specviz.views.numbers import interval, percent, short, times
from specviz.views.picture import BLUE, COLOURS, Narrow, Picture, figure
from specviz.views.selection import Comparison
from specviz.views.sweep_charts import (
    BEST,
    INK,
    SCALE,
    UNSURE,
    at,
    kind_name,
    logged,
    mark,
    ranged,
)
from specviz.views.sweep_text import few_prompts, listed, scheme_name
from specviz.words.catalogue import Catalogue

SYMBOLS = ("circle", "square", "diamond", "triangle-up", "cross", "star")
DASHES = {True: "dash", False: "solid"}  # by whether it is a tree
LETTER = 6.5  # px per letter of a name
LINE = 14  # px per line of a name
LONGEST = 12  # letters per line of a name, or more where there are few; wide letters count twice
ROOM = 108  # letters beside one another over all columns
SLANT = -60  # degrees, for names in narrower columns
TALLER = 8  # px of a row, for a mark above its number


def speedup_by_scheme(say: Catalogue, compared: Comparison) -> Picture:
    """Chart speed-up by kind of prompt and method, with the best of each row marked."""
    words = say.explore["pictures"]
    names = [_name(say, compared, part.setting.scheme) for part in compared.parts]
    folded = [_lines(name, max(LONGEST, ROOM // len(names))) for name in names]
    kinds = compared.kinds
    found = [[part.cell(kind, part.setting.gamma) for part in compared.parts] for kind in kinds]
    best = [_best(row) for row in found]
    cells = [cell for row in found for cell in row if cell is not None]
    most = ranged(cells)
    drawn = go.Heatmap(
        x=[plain(name) for name in names],
        y=[plain(kind_name(say, kind)) for kind in kinds],
        z=[[logged(cell) for cell in row] for row in found],
        text=[
            [mark(cell, _star(row) if cell and cell is first else "", gap="<br>") for cell in row]
            for row, first in zip(found, best, strict=True)
        ],
        hovertext=[[_hover(say, cell) for cell in row] for row in found],
        customdata=[[cell and at(cell) for cell in row] for row in found],
        texttemplate="%{text}",
        hovertemplate="%{y}, %{x}: %{hovertext}<extra></extra>",
        textfont={"size": 11, "color": INK},
        colorscale=SCALE,
        zmin=-most,
        zmax=most,
        showscale=False,
        xgap=2,
        ygap=2,
    )
    layout = in_rows(len(kinds))
    layout["height"] += TALLER * len(kinds) - FRAME // 3
    rows = max(_width(kind_name(say, kind)) for kind in kinds)
    column = max(_width(line) for lines in folded for line in lines) + 1
    narrow = Narrow(
        below=round(LETTER * (rows + column * len(names))),
        height=layout["height"] + round(LETTER * max(map(_width, names))),
        xaxis={"tickangle": SLANT, "tickmode": "auto"},
    )
    layout["height"] += LINE * max(map(len, folded))
    columns = ("kind", "scheme", "verified", "speedup", "interval", "acceptance_column", "tau")
    return Picture(
        "specviz-speedup-by-method",
        figure(
            drawn,
            xaxis={
                "type": "category",
                "side": "top",  # many rows push the bottom out of sight
                "tickangle": 0,
                "tickvals": [plain(name) for name in names],
                "ticktext": ["<br>".join(map(plain, lines)) for lines in folded],
                "showgrid": False,
                "ticks": "",
            },
            narrow=narrow,
            **layout | {"margin": HEADED, "yaxis": AXIS | {"showgrid": False}},
        ),
        _says(say, compared, best),
        (*(words[name] for name in columns), words["fastest"]),
        tuple(
            (
                kind_name(say, cell.kind),
                _name(say, compared, cell.setting.scheme),
                str(cell.setting.gamma),
                times(cell.speedup.value),
                interval(cell.speedup, times),
                percent(cell.acceptance.value),
                short(cell.tau.value),
                words["is_best"] if any(cell is first for first in best) else "",
            )
            for cell in cells
        ),
        tuple(at(cell) for cell in cells),
    )


def tokens_by_budget(say: Catalogue, compared: Comparison) -> Picture:
    """Chart τ by the number of guesses verified per round, a line for each method.

    If all methods verify the same number, chart a row for each method instead. τ depends on counts
    alone, so it is the same on every machine.
    """
    words = say.explore["pictures"]
    lines = [
        sorted(_together(part.cells), key=lambda cell: cell.setting.gamma)
        for part in compared.parts
    ]
    cells = [cell for line in lines for cell in line]
    several = len({cell.setting.gamma for cell in cells}) > 1
    columns = ("scheme", "verified", "tau", "interval", "acceptance_column", "prompts")
    return Picture(
        "specviz-tokens-by-budget",
        _in_lines(say, compared, lines) if several else _in_dots(say, compared, cells),
        say.sentences(_trees_says(say, compared, cells), _lossy_says(say, compared)),
        tuple(words[name] for name in columns),
        tuple(
            (
                _name(say, compared, cell.setting.scheme),
                str(cell.setting.gamma),
                short(cell.tau.value),
                interval(cell.tau, short),
                percent(cell.acceptance.value),
                str(cell.prompts),
            )
            for cell in cells
        ),
        tuple(at(cell) for cell in cells),
    )


def _in_lines(say: Catalogue, compared: Comparison, lines: list[list[Cell]]) -> go.Figure:
    words = say.explore["pictures"]
    drawn = [
        go.Scatter(
            x=[cell.setting.gamma for cell in line],
            y=[cell.tau.value for cell in line],
            name=plain(_name(say, compared, line[0].setting.scheme)),
            mode="lines+markers",
            line={
                "color": COLOURS[number % len(COLOURS)],
                "dash": DASHES[line[0].setting.scheme.is_tree],
                "width": 2,
            },
            marker={
                "size": 8,
                "symbol": SYMBOLS[(number + number // len(COLOURS)) % len(SYMBOLS)]
                + ("" if RULES[line[0].setting.scheme.rule] else "-open"),
            },
            customdata=[at(cell) for cell in line],
            hovertemplate="%{fullData.name}, %{x}: τ = %{y:.2f}<extra></extra>",
        )
        for number, line in enumerate(lines)
    ]
    lengths = {cell.setting.gamma for line in lines for cell in line}
    return figure(
        *drawn,
        height=FRAME + 300 + 12 * len(lines),
        xaxis={"title": {"text": words["verified"]}, "tickvals": sorted(lengths)},
        yaxis={"title": {"text": words["tau"]}, "rangemode": "tozero"},
    )


def _in_dots(say: Catalogue, compared: Comparison, cells: list[Cell]) -> go.Figure:
    drawn = dots(
        [_name(say, compared, cell.setting.scheme) for cell in cells],
        [cell.tau for cell in cells],
        [f"τ = {short(cell.tau.value)}" for cell in cells],
        [at(cell) for cell in cells],
        color=BLUE,
    )
    axis = {"title": {"text": say.explore["pictures"]["tau"]}, "rangemode": "tozero"}
    return figure(drawn, xaxis=axis, **in_rows(len(cells)))


def _name(say: Catalogue, compared: Comparison, scheme: Scheme) -> str:
    pair, among = compared.parts[0].setting.pair, [part.setting.scheme for part in compared.parts]
    return scheme_name(say, pair, scheme, among)


def _lines(name: str, longest: int) -> list[str]:
    """Split a name into lines of so many letters for a column's heading."""
    most = longest // 2 + 1 if len(name) < _width(name) else longest
    parts = re.split("(?<=[、，])", name)  # noqa: RUF001
    return [line for part in parts for line in wrap(part, most, break_on_hyphens=False)]


def _width(text: str) -> int:
    """Return a width in letters, where those of East Asian scripts count twice."""
    return sum(1 + (east_asian_width(letter) in "WF") for letter in text)


def _best(row: Iterable[Cell | None]) -> Cell | None:
    """Return the fastest cell of a row; None if none is faster than plain decoding."""
    known = [cell for cell in row if cell is not None and (cell.speedup.value or 0) > 1]
    return max(known, key=lambda cell: cell.speedup.value or 0, default=None)


def _star(row: Iterable[Cell | None]) -> str:
    """Return the star of a row's fastest cell: a full one if no other interval reaches its own."""
    by_speed = sorted((cell.speedup for cell in row if cell), key=lambda speed: speed.value or 0)
    *others, first = by_speed
    highs = [other.high if other.high is not None else inf for other in others]
    return BEST if first.low is not None and first.low > max(highs, default=0) else UNSURE


def _together(cells: Iterable[Cell]) -> list[Cell]:
    return [cell for cell in cells if cell.kind is None]


def _says(say: Catalogue, compared: Comparison, best: list[Cell | None]) -> str:
    """Say which method is fastest over all prompts, and for which kinds another one is."""
    words = say.explore["pictures"]
    how = words["at_gamma" if compared.gamma else "at_fastest"].format(gamma=compared.gamma)
    groups = dict[str, list[str]]()
    for cell in best:
        if cell is not None and cell.kind is not None:
            name = _name(say, compared, cell.setting.scheme)
            groups.setdefault(name, []).append(kind_name(say, cell.kind))
    each = words["semicolon"].join(
        words["suits_one"].format(scheme=name, kinds=listed(say, kinds))
        for name, kinds in sorted(groups.items(), key=lambda group: -len(group[1]))
    )
    first = _best(cell for part in compared.parts for cell in [part.cell(None, part.setting.gamma)])
    sentence = words["suits_none"]
    if first is not None:
        sentence = words["suits_best"].format(
            scheme=_name(say, compared, first.setting.scheme), speed=times(first.speedup.value)
        )
    kinds = words["suits_kinds"].format(each=each) if len(compared.kinds) > 1 and each else ""
    fewest = min([cell.prompts for cell in best if cell is not None], default=FEW)
    few = few_prompts(say, fewest, of_each_kind=True) if kinds else ""
    return say.sentences(sentence, kinds, few, how, words["suits_key"], _lossy_says(say, compared))


def _trees_says(say: Catalogue, compared: Comparison, cells: list[Cell]) -> str:
    """Compare a chain with the best tree, where both verify as many guesses."""
    words = say.explore["pictures"]
    chains = {
        (cell.setting.scheme, cell.setting.gamma): cell
        for cell in cells
        if not cell.setting.scheme.is_tree
    }
    trees = [
        ((cell.setting.scheme._replace(tree="chain"), cell.setting.gamma), cell)
        for cell in cells
        if cell.setting.scheme.is_tree
    ]
    pairs = [(chains[key], tree) for key, tree in trees if key in chains]
    if not pairs:
        return str(words["verified_says"])
    chain, tree = max(pairs, key=lambda pair: (pair[0].setting.gamma, pair[1].tau.value or 0))
    sentence = words["trees_say"].format(
        gamma=chain.setting.gamma,
        tree=_name(say, compared, tree.setting.scheme),
        tree_tau=short(tree.tau.value),
        chain=_name(say, compared, chain.setting.scheme),
        chain_tau=short(chain.tau.value),
    )
    return say.sentences(sentence, words["verified_says"])


def _lossy_says(say: Catalogue, compared: Comparison) -> str:
    lossy = any(not RULES[part.setting.scheme.rule] for part in compared.parts)
    return say.explore["pictures"]["lossy_says"] if lossy else ""


def _hover(say: Catalogue, cell: Cell | None) -> str:
    if cell is None:
        return ""
    words = say.explore["pictures"]
    return str(
        words["hover_scheme"].format(
            speed=times(cell.speedup.value), gamma=cell.setting.gamma, n=cell.prompts
        )
    )
