"""The charts of “Will it pay?”: predictions beside measurements."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import plotly.graph_objects as go

from specviz.theory.scenario import Scenario
from specviz.theory.speculation import (
    MOST_GAMMA,
    papers_speedup,
)
from specviz.views.numbers import apart, change, short
from specviz.views.picture import (
    BLUE,
    GREY,
    OCHRE,
    ORANGE,
    PURPLE,
    TEAL,
    Picture,
    axis,
    figure,
    log_axis,
)
from specviz.views.points import NOTHING, ComparisonPoints, SpeedupPoint, cells, kinds, marks
from specviz.views.sweep_text import listed
from specviz.words.catalogue import Catalogue

SHADE = "rgba(124, 135, 148, 0.16)"
ALPHAS = tuple(step / 50 for step in range(51))
GAINS = (1.0, 1.5, 2.0, 3.0)  # contour lines of the map
LENGTHS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048)
SHORT, LONG = 16, 1024


def slower_than_plain(say: Catalogue, text_at: str = "left") -> dict[str, Any]:
    """Return a layout that shades and labels speed-ups below 1."""
    return {
        "shapes": [
            {
                "type": "rect", "xref": "paper", "x0": 0, "x1": 1, "y0": 0, "y1": 1,
                "fillcolor": SHADE, "line": {"width": 0}, "layer": "below",
            }
        ],
        "annotations": [
            {
                "text": say.pay["slower"], "showarrow": False, "xref": "paper",
                "x": 0.01 if text_at == "left" else 0.99, "xanchor": text_at,
                "y": 0.02, "yanchor": "bottom", "font": {"size": 11},
            }
        ],
    }  # fmt: skip


def line(x: Sequence[float], y: Sequence[float], name: str, colour: str, **more: Any) -> go.Scatter:
    """Return a line through points."""
    look = {"color": colour, "width": 2.5, **more.pop("line", {})}
    return go.Scatter(x=list(x), y=list(y), name=name, mode="lines", line=look, **more)


def _ring(say: Catalogue, x: float, y: float) -> go.Scatter:
    """Return a ring at the sliders' values, large enough to surround other markers."""
    ring = marks([x], [y], say.pay["point_here"], BLUE, "circle-open")
    return ring.update(marker={"size": 18, "line": {"width": 2.5}})


def speedup_axis(say: Catalogue, *series: Sequence[float]) -> dict[str, Any]:
    """Return a speed-up axis from 0 that contains all series."""
    top = max(max(values) for values in series)
    return axis(say.pay["axis_speedup"], range=[0, 1.12 * max(1.5, top)])


def tied_gammas(scenario: Scenario) -> list[int]:
    """Return every γ whose predicted speed-up reads like the best one; 0 is plain decoding."""
    if not scenario.best:
        return [0]
    gain = short(scenario.speedup(scenario.best))
    gammas = range(1, min(MOST_GAMMA, scenario.longest) + 1)
    return [gamma for gamma in gammas if short(scenario.speedup(gamma)) == gain]


def tied_in_words(say: Catalogue, scenario: Scenario) -> str:
    """List the `tied_gammas`."""
    return listed(say, [str(gamma) for gamma in tied_gammas(scenario)])


def by_gamma(
    say: Catalogue, scenario: Scenario, run: SpeedupPoint, beside: ComparisonPoints = NOTHING
) -> Picture:
    """Chart speed-up against γ: the paper's formula, the prediction from costs, and measurements.

    The prediction has a marker where verification was measured and is dotted beyond the last.
    """
    gammas = range(MOST_GAMMA + 1)
    paper = [
        papers_speedup(scenario.alpha, min(gamma, scenario.longest), scenario.drafting)
        for gamma in gammas
    ]
    costs = [scenario.speedup(gamma) for gamma in gammas]
    best, known = tied_gammas(scenario), scenario.measured
    edge = min(known[-1], MOST_GAMMA)
    solid = line(gammas[: edge + 1], costs[: edge + 1], say.pay["line_costs"], BLUE)
    solid.mode = "lines+markers"
    solid.marker.size = [6 if gamma in known else 0 for gamma in gammas[: edge + 1]]
    dotted = line(gammas[edge:], costs[edge:], say.pay["line_beyond"], BLUE, line={"dash": "dot"})
    points = (*beside.together, *beside.kinds)
    drawn = figure(
        line(gammas, paper, say.pay["line_paper"], GREY, line={"dash": "dash"}),
        solid,
        *([dotted] if edge < MOST_GAMMA else []),
        *kinds(say, beside.kinds, "speedup"),
        *cells(say, beside.together, say.pay["points_all"], OCHRE, "square"),
        marks(best, [costs[gamma] for gamma in best], say.pay["point_best"], BLUE, "star"),
        _ring(say, scenario.gamma, costs[scenario.gamma]),
        *cells(say, [run], run.name, ORANGE, "diamond"),
        xaxis=axis(say.pay["axis_gamma"], dtick=2, range=[-0.4, MOST_GAMMA + 0.4]),
        yaxis=speedup_axis(say, paper, costs, [run.high, *(point.high for point in points)]),
        height=370,
        **slower_than_plain(say),
    )
    values = {
        "alpha": short(scenario.alpha),
        "c": short(scenario.c),
        "best": tied_in_words(say, scenario),
        "gain": short(costs[scenario.best]),
        "run": say.pay["gamma_says_run"].format(gamma=run.gamma, speedup=short(run.speedup)),
    }
    says = [
        say.pay["gamma_says" if scenario.best else "gamma_says_plain"].format(**values),
        _verified(say, known),
    ]
    measured = [(point.name, str(point.gamma), "", "", short(point.speedup)) for point in points]
    curves = [
        (say.pay["these"], str(g), short(paper[g]), short(costs[g]),
         short(run.speedup) if g == run.gamma else "")
        for g in gammas
    ]  # fmt: skip
    return Picture(
        say.pay["gamma_name"],
        drawn,
        say.sentences(*says, beside.about),
        say.pay["gamma_columns"],
        (*measured, *curves),
        tuple(point.at for point in points),
    )


def _verified(say: Catalogue, known: Sequence[int]) -> str:
    """Name the γ with a measured verification cost, and what is assumed at the others."""
    gammas = say.explore["pictures"]["comma"].join(map(str, known))
    if len(known) == 1:
        return say.pay["verified_one"].format(gammas=gammas)
    beyond = say.pay["verified_beyond"] if known[-1] < MOST_GAMMA else ""
    return say.sentences(say.pay["verified_many"].format(gammas=gammas), beyond)


def where_it_pays(
    say: Catalogue, scenario: Scenario, run: SpeedupPoint, beside: ComparisonPoints = NOTHING
) -> Picture:
    """Chart contours of speed-up over α and c at one γ, with the measurements."""
    at, affordable = max(1, scenario.gamma), scenario.affordable_c
    top = max(1.0, 1.15 * scenario.c, 1.15 * run.c)
    lines = {gain: [affordable(alpha, gain) for alpha in ALPHAS] for gain in GAINS}
    looks = ((GREY, "solid"), (TEAL, "dot"), (BLUE, "dash"), (PURPLE, "dashdot"))
    traces = []
    for (gain, costs), (colour, dash) in zip(lines.items(), looks, strict=True):
        name = say.pay["map_even"] if gain == 1 else say.pay["map_line"].format(gain=gain)
        width = 3 if gain == 1 else 2
        traces.append(
            line(ALPHAS, costs, name, colour, line={"width": width, "dash": dash}, hoverinfo="skip")
        )
    ceiling = go.Scatter(
        x=ALPHAS, y=[max(top, cost) for cost in lines[1.0]], mode="lines", line={"width": 0},
        fill="tonexty", fillcolor=SHADE, showlegend=False, hoverinfo="skip",
    )  # fmt: skip
    here = [
        [point for point in row if point.gamma == at] for row in (beside.kinds, beside.together)
    ]
    points = [
        *kinds(say, here[0], "alpha"),
        *cells(say, here[1], say.pay["points_all"], OCHRE, "square", by="alpha"),
        _ring(say, scenario.alpha, scenario.c),
        *cells(say, [run], run.name, ORANGE, "diamond", by="alpha"),
    ]
    drawn = figure(
        traces[0],
        ceiling,
        *traces[1:],
        *points,
        xaxis=axis(say.pay["axis_alpha"], range=[0, 1]),
        yaxis=axis(say.pay["axis_c"], range=[0, top]),
        legend={"traceorder": "normal"},
        annotations=[
            {
                "text": say.pay["slower"], "showarrow": False, "xref": "paper", "yref": "paper",
                "x": 0.03, "xanchor": "left", "y": 0.95, "font": {"size": 11},
            }
        ],
    )  # fmt: skip
    most = affordable(scenario.alpha, 1)
    limit, cost = apart(most, scenario.c)
    values = {"gamma": at, "alpha": short(scenario.alpha), "most": limit, "c": cost}
    return Picture(
        say.pay["map_name"],
        drawn,
        say.pay["map_says" if most > 0 else "map_says_never"].format(**values),
        say.pay["map_columns"],
        tuple(
            (short(alpha), *(_cost(lines[gain][index]) for gain in GAINS))
            for index, alpha in enumerate(ALPHAS)
            if index % 5 == 0
        ),
    )


def _cost(value: float) -> str:
    return short(value) if value >= 0 else "–"


class GapStep(NamedTuple):
    """A speed-up with one more assumption replaced by a measurement."""

    name: str
    speedup: float


def gap(say: Catalogue, steps: Sequence[GapStep], sentence: str) -> Picture:
    """Chart the steps from the paper's prediction to the measurement.

    Args:
        say: the catalogue.
        steps: from the paper's prediction to the measurement.
        sentence: the chart's description.
    """
    names = [step.name for step in steps][::-1]
    values = [step.speedup for step in steps]
    changes = ["", *(change(b / a) for a, b in pairwise(values))]
    labels = [f"{short(v)}  {c}".strip() for v, c in zip(values, changes, strict=True)][::-1]
    colours = [ORANGE, *[BLUE] * (len(steps) - 2), GREY]
    drawn = figure(
        go.Bar(
            x=values[::-1], y=names, orientation="h", text=labels, textposition="outside",
            marker={"color": colours, "pattern": {"shape": ["", *["/"] * (len(steps) - 1)]}},
            cliponaxis=False, hoverinfo="skip", width=0.6,
        ),
        xaxis=axis(say.pay["axis_speedup"], range=[0, 1.3 * max(values)]),
        yaxis={"ticksuffix": "  "},
        height=250,
        margin={"t": 8},
    )  # fmt: skip
    rows = zip((step.name for step in steps), map(short, values), changes, strict=True)
    return Picture(say.pay["gap_name"], drawn, sentence, say.pay["gap_columns"], tuple(rows))


def by_length(
    say: Catalogue, speedup: Callable[[int], float], ahead: float | None, prefill: str
) -> Picture:
    """Chart speed-up against the length of the answer.

    Args:
        say: the catalogue.
        speedup: predicted speed-up by number of tokens.
        ahead: tokens from which the speed-up is above 1; None if it never is.
        prefill: a sentence on prefill.
    """
    values = [speedup(length) for length in LENGTHS]
    drawn = figure(
        line(LENGTHS, values, say.pay["axis_speedup"], BLUE),
        xaxis=log_axis(say.pay["axis_length"], LENGTHS[::2]),
        yaxis=speedup_axis(say, values),
        **slower_than_plain(say, "right"),
    )  # fmt: skip
    numbers = {"short": short(speedup(SHORT)), "long": short(speedup(LONG)), "prefill": prefill}
    if ahead is not None:
        numbers["tokens"] = f"{max(1, round(ahead)):,}"
    return Picture(
        say.pay["length_name"],
        drawn,
        say.pay["length_says" if ahead is not None else "length_says_never"].format(**numbers),
        say.pay["length_columns"],
        tuple((f"{n:,}", short(v)) for n, v in zip(LENGTHS, values, strict=True)),
    )
