"""Tokens per round by the number of guesses verified in it, for every method."""

from collections.abc import Sequence

import plotly.graph_objects as go

from specviz.settings import RULES
from specviz.sweep.estimates import Cell
from specviz.views.chart import Chart, Words
from specviz.views.dot_plot import FRAME, dots, in_rows, plain
from specviz.views.numbers import short
from specviz.views.picture import BLUE, COLOURS, Picture, axis, figure
from specviz.views.selection import Comparison
from specviz.views.sweep_cells import at, table
from specviz.views.sweep_text import lossy_says, method_name
from specviz.words.catalogue import Catalogue

SYMBOLS = ("circle", "square", "diamond", "triangle-up", "cross", "star")
DASHES = {True: "dash", False: "solid"}  # by whether it is a tree


def draw(say: Catalogue, words: Words, compared: Comparison) -> Picture:
    """Chart τ by the number of guesses verified per round, a line for each method.

    If all methods verify the same number, chart a row for each method instead. τ depends on counts
    alone, so it is the same on every machine.
    """
    lines = [
        sorted(
            (cell for cell in part.cells if cell.kind is None),
            key=lambda cell: cell.setting.gamma,
        )
        for part in compared.parts
    ]
    cells = [cell for line in lines for cell in line]
    names = [method_name(say, cell.setting, compared) for cell in cells]
    if len({cell.setting.gamma for cell in cells}) > 1:
        drawn = _in_lines(say, words, compared, lines)
    else:
        drawn = figure(
            dots(
                names,
                [cell.tau for cell in cells],
                [f"τ = {short(cell.tau.value)}" for cell in cells],
                [at(cell) for cell in cells],
                color=BLUE,
            ),
            xaxis=axis(words["tau"], rangemode="tozero"),
            **in_rows(len(cells)),
        )
    columns = ("scheme", "verified", "tau", "tau interval", "acceptance_column", "prompts")
    return Picture(
        "specviz-tokens-by-budget",
        drawn,
        say.sentences(says(say, words, compared, cells), words["says"], lossy_says(say, compared)),
        *table(
            say, words, cells, columns,
            scheme=lambda cell: method_name(say, cell.setting, compared),
        ),
    )  # fmt: skip


def _in_lines(
    say: Catalogue, words: Words, compared: Comparison, lines: Sequence[Sequence[Cell]]
) -> go.Figure:
    drawn = [
        go.Scatter(
            x=[cell.setting.gamma for cell in line],
            y=[cell.tau.value for cell in line],
            name=plain(method_name(say, line[0].setting, compared)),
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
        xaxis=axis(words["verified"], tickvals=sorted(lengths)),
        yaxis=axis(words["tau"], rangemode="tozero"),
    )


def says(say: Catalogue, words: Words, compared: Comparison, cells: Sequence[Cell]) -> str:
    """Compare a chain with the best tree, where both verify as many guesses."""
    chains = {cell.setting: cell for cell in cells if not cell.setting.scheme.is_tree}
    pairs = [
        (chains[beside], tree)
        for tree in cells
        if tree.setting.scheme.is_tree
        for beside in [tree.setting._replace(scheme=tree.setting.scheme._replace(tree="chain"))]
        if beside in chains
    ]
    if not pairs:
        return ""
    chain, tree = max(pairs, key=lambda pair: (pair[0].setting.gamma, pair[1].tau.value or 0))
    sentence: str = words["trees"]
    return sentence.format(
        gamma=chain.setting.gamma,
        tree=method_name(say, tree.setting, compared),
        tree_tau=short(tree.tau.value),
        chain=method_name(say, chain.setting, compared),
        chain_tau=short(chain.tau.value),
    )


CHART = Chart(
    name="budget",
    place=(2, 1),
    source="comparison",
    words={
        "heading": "How many tokens does a round generate?",
        "trees": "With at most {gamma} guesses per round, {tree} generates {tree_tau} tokens per"
        " round and {chain} {chain_tau}.",
        "says": "A round verifies all its guesses in one pass of the target. Tokens per round are"
        " counted, not timed, so they are the same on every machine.",
    },
    draw=draw,
)
