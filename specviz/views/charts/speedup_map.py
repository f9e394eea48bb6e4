"""Speed-up by γ and kind of prompt: the map."""

from specviz.sweep.estimates import RESAMPLES, Best, Cell
from specviz.views.chart import Chart, Words
from specviz.views.numbers import percent, times
from specviz.views.picture import Picture, axis, figure
from specviz.views.selection import Selection
from specviz.views.sweep_cells import (
    BEST,
    INK,
    UNSURE,
    heat_map,
    hover,
    kind_name,
    map_layout,
    table,
)
from specviz.views.sweep_text import SURE, extremes, why
from specviz.words.catalogue import Catalogue


def draw(say: Catalogue, words: Words, shown: Selection) -> Picture:
    """Chart speed-up by γ and kind, all kinds together on top, with the best of each row marked."""
    rows = {kind: [shown.cell(kind, gamma) for gamma in shown.gammas] for kind in _kinds(shown)}
    cells = [cell for row in rows.values() for cell in row if cell is not None]
    at_gamma = words["with_gamma"].format(gamma="%{x}")
    drawn = heat_map(
        say,
        [str(gamma) for gamma in shown.gammas],
        rows,
        lambda cell: _star(shown, cell),
        lambda cell: hover(words, cell.speedup, times, cell),
        hovertemplate=f"%{{y}}, {at_gamma}: %{{hovertext}}<extra></extra>",
        textfont={"size": 13, "color": INK},
        xgap=3,
        ygap=3,
    )
    layout = map_layout(len(rows))
    layout["xaxis"] |= axis(words["gamma"])
    names = "kind", "gamma", "speedup", "speedup interval", "acceptance_column", "tau", "prompts"
    return Picture(
        "specviz-speedup-by-gamma",
        figure(drawn, **layout),
        says(say, words, shown),
        *table(
            say, words, cells, (*names, "best"),
            best=lambda cell: words["is_best"] if _star(shown, cell) else "",
        ),
    )  # fmt: skip


def _kinds(shown: Selection) -> list[str | None]:
    """Return the map's rows: all kinds together, then kinds by their highest speed-up."""
    most: dict[str | None, float] = {}
    for cell in shown.cells:
        most[cell.kind] = max(most.get(cell.kind, 0), cell.speedup.value or 0)
    kinds = sorted((kind for kind in most if kind is not None), key=lambda kind: -most[kind])
    return [None, *kinds] if len(kinds) > 1 else [*kinds]


def _star(shown: Selection, cell: Cell) -> str:
    """Return the star of a row's best cell: full if that is sure; "" for other cells."""
    best = shown.best_of(cell.kind)
    if best is None or best.gamma != cell.setting.gamma:
        return ""
    return BEST if best.sure and best.sure[best.gamma] >= SURE else UNSURE


def says(say: Catalogue, words: Words, shown: Selection) -> str:
    """Describe the map: the best γ, its certainty, and tokens against cost per round."""
    sure, kinds = _how_sure(words, shown), _why_kinds(say, words, shown)
    return say.sentences(sure, why(say, shown), kinds, words["key"])


def _how_sure(words: Words, shown: Selection) -> str:
    best = shown.best_of(None)
    if best is None or best.sure is None:
        return str(words["no_spread"])
    return str(words["sure" if best.gamma else "sure_plain"]).format(
        gamma=best.gamma,
        share=percent(best.sure[best.gamma]),
        resamples=RESAMPLES,
        n=best.prompts,
    )


def _why_kinds(say: Catalogue, words: Words, shown: Selection) -> str:
    """Compare the best γ of the easiest and the hardest kind, where acceptance explains it."""
    easy, hard = extremes(shown)
    first, last = (cell and shown.best_of(cell.kind) for cell in (easy, hard))
    if not easy or not hard or first is None or last is None or first.gamma < last.gamma:
        return ""

    def kind(cell: Cell, best: Best, name: str) -> dict[str, str]:
        return {
            name: kind_name(say, cell.kind),
            f"{name}_rate": percent(cell.acceptance.value),
            f"{name}_best": words["with_gamma" if best.gamma else "with_plain"].format(
                gamma=best.gamma
            ),
        }

    sentence = words["kinds" if first.gamma > last.gamma else "alike"]
    return str(sentence).format(**kind(easy, first, "easy"), **kind(hard, last, "hard"))


CHART = Chart(
    name="map",
    place=(3, 1),
    source="cells",
    applies=lambda shown: len(shown.gammas) > 1,
    words={
        "heading": "Which γ?",
        "best": "Best γ",
        "sure": "How certain: in {share} of {resamples:,} random re-selections of the {n} prompts,"
        " γ = {gamma} is fastest.",
        "sure_plain": "How certain: in {share} of {resamples:,} random re-selections of the {n}"
        " prompts, plain decoding is fastest.",
        "kinds": "With this method, the easier the text is to guess, the larger the best γ: {easy}"
        " ({easy_rate} accepted) does best with {easy_best}, {hard} ({hard_rate}) with"
        " {hard_best}.",
        "alike": "With this method, {easy} ({easy_rate} accepted) and {hard} ({hard_rate}) both do"
        " best with {easy_best}.",
        "key": "Each number is the speed relative to plain decoding: ★ marks the best γ in a row"
        " (☆: not clearly), ▾ a speed below 1, which is slower.",
        "tree": {
            "sure": "How certain: in {share} of {resamples:,} random re-selections of the {n}"
            " prompts, a budget of {gamma} is fastest.",
            "kinds": "With this method, the easier the text is to guess, the larger the best"
            " budget: {easy} ({easy_rate} accepted) does best with {easy_best}, {hard}"
            " ({hard_rate}) with {hard_best}.",
            "key": "Each number is the speed relative to plain decoding: ★ marks the best budget"
            " in a row (☆: not clearly), ▾ a speed below 1, which is slower.",
        },
    },
    draw=draw,
)
