"""Speed-up by kind of prompt and method: drafters, rules and trees on the same prompts."""

import re
from collections.abc import Iterable
from math import inf
from textwrap import wrap
from typing import Any
from unicodedata import east_asian_width

from specviz.sweep.estimates import FEW, Cell
from specviz.views.chart import Chart, Words
from specviz.views.dot_plot import FRAME, plain
from specviz.views.numbers import times
from specviz.views.picture import Narrow, Picture, figure
from specviz.views.selection import Comparison
from specviz.views.sweep_cells import BEST, INK, UNSURE, Row, heat_map, kind_name, map_layout, table
from specviz.views.sweep_text import few_prompts, listed, lossy_says, method_name
from specviz.words.catalogue import Catalogue

LETTER = 6.5  # px per letter of a name
LINE = 14  # px per line of a name
LONGEST = 12  # letters per line of a name, or more where there are few; wide letters count twice
ROOM = 108  # letters beside one another over all columns
SLANT = -60  # degrees, for names in narrower columns
TALLER = 8  # px of a row, for a mark above its number


def draw(say: Catalogue, words: Words, compared: Comparison) -> Picture:
    """Chart speed-up by kind of prompt and method, with the best of each row marked."""
    names = [method_name(say, part.setting, compared) for part in compared.parts]
    rows = {
        kind: [part.cell(kind, part.setting.gamma) for part in compared.parts]
        for kind in compared.kinds
    }
    stars = {cell.kind: (cell, _star(row)) for row in rows.values() if (cell := _best(row))}
    cells = [cell for row in rows.values() for cell in row if cell is not None]

    def star(cell: Cell) -> str:
        first, shown = stars.get(cell.kind, (None, ""))
        return shown if cell is first else ""

    def hover(cell: Cell) -> str:
        speed, gamma = times(cell.speedup.value), cell.setting.gamma
        return str(words["hover_scheme"].format(speed=speed, gamma=gamma, n=cell.prompts))

    drawn = heat_map(
        say, names, rows, star, hover, "<br>",
        hovertemplate="%{y}, %{x}: %{hovertext}<extra></extra>",
        textfont={"size": 11, "color": INK},
        xgap=2,
        ygap=2,
    )  # fmt: skip
    picked = ("kind", "scheme", "verified", "speedup", "speedup interval", "acceptance_column")
    return Picture(
        "specviz-speedup-by-method",
        figure(drawn, **_layout(names, [kind_name(say, kind) for kind in rows])),
        says(say, words, compared, [cell for cell, _ in stars.values()]),
        *table(
            say, words, cells, (*picked, "tau", "fastest"),
            scheme=lambda cell: method_name(say, cell.setting, compared),
            fastest=lambda cell: words["is_best"] if star(cell) else "",
        ),
    )  # fmt: skip


def _layout(names: list[str], kinds: list[str]) -> dict[str, Any]:
    """Return the layout: names stand in lines above their columns, or aslant in narrow charts."""
    folded = [_lines(name, max(LONGEST, ROOM // len(names))) for name in names]
    layout = map_layout(len(kinds))
    layout["height"] += TALLER * len(kinds) - FRAME // 3
    column = max(_width(line) for lines in folded for line in lines) + 1
    narrow = Narrow(
        below=round(LETTER * (max(map(_width, kinds)) + column * len(names))),
        height=layout["height"] + round(LETTER * max(map(_width, names))),
        xaxis={"tickangle": SLANT, "tickmode": "auto"},
    )
    layout["height"] += LINE * max(map(len, folded))
    layout["xaxis"] |= {
        "tickangle": 0,
        "tickvals": [plain(name) for name in names],
        "ticktext": ["<br>".join(map(plain, lines)) for lines in folded],
    }
    return {"narrow": narrow, **layout}


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


def _star(row: Row) -> str:
    """Return the star of a row's fastest cell: a full one if no other interval reaches its own."""
    by_speed = sorted((cell.speedup for cell in row if cell), key=lambda speed: speed.value or 0)
    *others, first = by_speed
    highs = [other.high if other.high is not None else inf for other in others]
    return BEST if first.low is not None and first.low > max(highs, default=0) else UNSURE


def says(say: Catalogue, words: Words, compared: Comparison, best: list[Cell]) -> str:
    """Say which method is fastest over all prompts, and for which kinds another one is."""
    how = words["at_gamma" if compared.gamma else "at_fastest"].format(gamma=compared.gamma)
    groups = dict[str, list[str]]()
    for cell in best:
        if cell.kind is not None:
            name = method_name(say, cell.setting, compared)
            groups.setdefault(name, []).append(kind_name(say, cell.kind))
    each = words["semicolon"].join(
        words["one"].format(scheme=name, kinds=listed(say, kinds))
        for name, kinds in sorted(groups.items(), key=lambda group: -len(group[1]))
    )
    first = _best(part.cell(None, part.setting.gamma) for part in compared.parts)
    sentence = words["none"]
    if first is not None:
        sentence = words["best"].format(
            scheme=method_name(say, first.setting, compared), speed=times(first.speedup.value)
        )
    kinds = words["kinds"].format(each=each) if len(compared.kinds) > 1 and each else ""
    fewest = min([cell.prompts for cell in best], default=FEW)
    few = few_prompts(say, fewest, of_each_kind=True) if kinds else ""
    return say.sentences(sentence, kinds, few, how, words["key"], lossy_says(say, compared))


CHART = Chart(
    name="schemes",
    place=(1, 1),
    source="comparison",
    words={
        "heading": "Which method suits which prompts?",
        "fastest": "Fastest",
        "hover_scheme": "{speed} with at most {gamma} guesses per round, prompts: {n}",
        "best": "Fastest over all prompts: {scheme}, {speed} the speed of plain decoding.",
        "none": "Over all prompts, none of these is faster than plain decoding.",
        "kinds": "Fastest by kind of prompt: {each}.",
        "one": "{scheme} for {kinds}",
        "at_fastest": "Each method uses the γ or budget at which it is fastest over all prompts.",
        "at_gamma": "All methods with at most {gamma} guesses per round.",
        "key": "★ marks the fastest method in a row, ☆ one that is not clearly faster than the"
        " others, ▾ a speed below 1, which is slower.",
    },
    draw=draw,
)
