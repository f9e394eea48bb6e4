"""Speed-up by kind of prompt."""

from collections.abc import Sequence

from specviz.sweep.estimates import Cell
from specviz.views.chart import Chart, Words
from specviz.views.dot_plot import dots, in_rows
from specviz.views.numbers import spread, times
from specviz.views.picture import GREY, ORANGE, TEAL, Picture, axis, figure
from specviz.views.selection import Selection
from specviz.views.sweep_cells import at, hover, is_slower, kind_name, table
from specviz.views.sweep_text import intervals, why
from specviz.words.catalogue import Catalogue


def draw(say: Catalogue, words: Words, shown: Selection) -> Picture:
    """Chart speed-up by kind of prompt with intervals, highest first; 1 is plain decoding."""
    cells = shown.kinds(lambda cell: cell.speedup)
    colours = [ORANGE if is_slower(cell) else TEAL for cell in cells]
    drawn = dots(
        [kind_name(say, cell.kind) for cell in cells],
        [cell.speedup for cell in cells],
        [hover(words, cell.speedup, times, cell) for cell in cells],
        [at(cell) for cell in cells],
        color=colours,
        symbol=["circle-open" if is_slower(cell) else "circle" for cell in cells],
        line={"width": 2, "color": colours},
    )
    one = {"type": "line", "x0": 1, "x1": 1, "yref": "paper", "y0": 0, "y1": 1}
    return Picture(
        "specviz-speedup-by-kind",
        figure(
            drawn,
            xaxis=axis(words["speedup"], ticksuffix="×", rangemode="tozero"),
            **in_rows(len(cells)),
            shapes=[one | {"line": {"color": GREY, "dash": "dot", "width": 1.5}}],
        ),
        says(say, words, shown, cells),
        *table(say, words, cells, ("kind", "speedup", "speedup interval", "tau", "prompts")),
    )


def says(say: Catalogue, words: Words, shown: Selection, cells: Sequence[Cell]) -> str:
    """Name the kinds that gain most and least, and those that lose; or the only one."""

    def gain(cell: Cell, *names: str) -> dict[str, str]:
        interval = spread(cell.speedup, times, words["in_brackets"])
        told = kind_name(say, cell.kind), times(cell.speedup.value), interval
        return dict(zip(names, told, strict=True))

    first, last = cells[0], cells[-1]
    where = words["at"].format(gamma=shown.setting.gamma, temperature=shown.setting.temperature)
    cost = why(say, shown) if len(shown.gammas) == 1 else ""  # otherwise below the map
    if len(cells) == 1:
        only = words["one"].format(**gain(first, "kind", "times", "interval"))
        return say.sentences(only, where, cost)
    sentence = words["says"].format(
        **gain(first, "first", "first_times", "first_interval"),
        **gain(last, "last", "last_times", "last_interval"),
    )
    slower = words["comma"].join(kind_name(say, cell.kind) for cell in cells if is_slower(cell))
    how = words["slower"].format(kinds=slower) if slower else words["none_slower"]
    return say.sentences(sentence, intervals(words, first.speedup), how, where, cost)


CHART = Chart(
    name="speedup",
    place=(4, 2),
    source="cells",
    words={
        "heading": "How much does each kind of prompt gain?",
        "says": "{first} gains most: {first_times} the speed of plain decoding{first_interval}."
        " {last} gains least: {last_times}{last_interval}.",
        "one": "{kind}: {times} the speed of plain decoding{interval}.",
        "slower": "Open circles are slower than plain decoding: {kinds}.",
        "none_slower": "No kind is slower than plain decoding.",
    },
    draw=draw,
)
