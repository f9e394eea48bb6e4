"""Acceptance by kind of prompt."""

from specviz.sweep.estimates import Cell
from specviz.views.chart import Chart, Words
from specviz.views.dot_plot import dots, in_rows
from specviz.views.numbers import percent, spread
from specviz.views.picture import BLUE, Picture, axis, figure
from specviz.views.selection import Selection
from specviz.views.sweep_cells import at, hover, kind_name, table
from specviz.views.sweep_text import extremes, intervals
from specviz.words.catalogue import Catalogue


def draw(say: Catalogue, words: Words, shown: Selection) -> Picture:
    """Chart α by kind of prompt with intervals, highest first."""
    cells = shown.kinds(lambda cell: cell.acceptance)
    drawn = dots(
        [kind_name(say, cell.kind) for cell in cells],
        [cell.acceptance for cell in cells],
        [hover(words, cell.acceptance, percent, cell) for cell in cells],
        [at(cell) for cell in cells],
        color=BLUE,
    )
    names = ("kind", "acceptance_column", "acceptance interval", "prompts")
    return Picture(
        "specviz-acceptance-by-kind",
        figure(
            drawn,
            xaxis=axis(words["acceptance"], range=[-0.02, 1.03], tickformat=".0%"),
            **in_rows(len(cells)),
        ),
        says(say, words, shown),
        *table(say, words, cells, names),
    )


def says(say: Catalogue, words: Words, shown: Selection) -> str:
    """Name the easiest and the hardest kind, or the only one."""

    def rate(cell: Cell, *names: str) -> dict[str, str]:
        interval = spread(cell.acceptance, percent, words["in_brackets"])
        told = kind_name(say, cell.kind), percent(cell.acceptance.value), interval
        return dict(zip(names, told, strict=True))

    easy, hard = extremes(shown)
    where = words["at"].format(gamma=shown.setting.gamma, temperature=shown.setting.temperature)
    if easy and hard:
        sentence = words["says"].format(
            **rate(easy, "easy", "easy_rate", "easy_interval"),
            **rate(hard, "hard", "hard_rate", "hard_interval"),
        )
        apart = _apart(words, easy, hard)
        return say.sentences(sentence, intervals(words, easy.acceptance), apart, where)
    only = next((cell for cell in shown.kinds() if cell.acceptance.value is not None), None)
    if only is None:
        return say.sentences(words["nothing_tested"], where)
    sentence = words["one"].format(**rate(only, "kind", "rate", "interval"))
    return say.sentences(sentence, intervals(words, only.acceptance), where)


def _apart(words: Words, easy: Cell, hard: Cell) -> str:
    low, high = easy.acceptance.low, hard.acceptance.high
    if low is None or high is None:
        return str(words["no_spread"])
    return str(words["overlapping"]) if low <= high else ""


CHART = Chart(
    name="acceptance",
    place=(4, 1),
    source="cells",
    words={
        "heading": "Which prompts are easy to guess?",
        "acceptance": "Acceptance rate α: accepted / tested guesses",
        "says": "Easiest: {easy}, with {easy_rate} of the tested guesses accepted{easy_interval}."
        " Hardest: {hard}, with {hard_rate}{hard_interval}.",
        "one": "{kind}: {rate} of the tested guesses are accepted{interval}.",
        "overlapping": "These intervals overlap, so other prompts could reverse the order.",
    },
    draw=draw,
)
