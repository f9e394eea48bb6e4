"""Charts of machines: the roofline model by batch size, and measured passes."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import plotly.graph_objects as go

from specviz.theory.load import BatchSpeedup, Load, batch_speedup
from specviz.theory.roofline import waits_for_memory
from specviz.views.numbers import short
from specviz.views.payoff_charts import line, slower_than_plain, speedup_axis
from specviz.views.picture import BLUE, GREY, OCHRE, ORANGE, TEAL, Picture, axis, figure, log_axis
from specviz.words.catalogue import Catalogue

BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256)
IMPOSSIBLE = 0.9  # plain steps; a longer pass that takes less was not merely timed imprecisely


def by_batch(say: Catalogue, load: Load) -> Picture:
    """Chart the roofline model's speed-up by batch size, dotted where memory is too small."""
    rows = [batch_speedup(load, batch) for batch in BATCHES]
    last_fit = sum(row.fits is not False for row in rows)
    edge = max(0, last_fit - 1)  # the dotted line continues the solid one
    traces = []
    for values, name, colour, mode in (
        ([row.here for row in rows], say.pay["line_this"].format(gamma=load.gamma), BLUE, "lines"),
        ([row.there for row in rows], say.pay["line_best"], TEAL, "lines+markers"),
    ):
        fitting = line(BATCHES[:last_fit], values[:last_fit], name, colour)
        traces.append(fitting.update(mode=mode))
        if last_fit < len(rows):
            beyond = {"dash": "dot", "width": 1.5}
            dotted = f"{name}: {say.pay['batch_unfit_line']}"
            traces.append(
                line(
                    BATCHES[edge:],
                    values[edge:],
                    dotted,
                    colour,
                    line=beyond,
                    showlegend=not last_fit,
                )
            )
    bound = _bound(load)
    layout = slower_than_plain(say)
    if bound is not None:
        layout["shapes"].append(
            {
                "type": "line", "x0": bound, "x1": bound, "yref": "paper", "y0": 0, "y1": 1,
                "line": {"color": OCHRE, "width": 1.5, "dash": "dash"},
            }
        )  # fmt: skip
        layout["annotations"].append(
            {
                "text": say.pay["batch_mark"], "showarrow": False, "x": math.log10(bound),
                "xanchor": "left" if bound <= BATCHES[4] else "right", "yref": "paper", "y": 1,
                "yanchor": "top", "font": {"size": 11},
            }
        )  # fmt: skip
    drawn = figure(
        *traces,
        xaxis=log_axis(say.pay["axis_batch"], BATCHES),
        yaxis=speedup_axis(say, [row.there for row in rows], [row.here for row in rows]),
        **layout,
    )  # fmt: skip
    columns = [column.format(gamma=load.gamma) for column in say.pay["batch_columns"]]
    answers = {True: say.pay["yes"], False: say.pay["no"], None: say.pay["unknown"]}
    return Picture(
        say.pay["batch_name"],
        drawn,
        _batch_says(say, load, rows, bound),
        tuple(columns),
        tuple(
            (str(r.batch), short(r.here), str(r.best), short(r.there), answers[r.fits])
            for r in rows
        ),
    )


def _bound(load: Load) -> int | None:
    """Return the first batch in which arithmetic limits verifying γ+1 tokens, or None."""
    for batch in BATCHES:
        if not waits_for_memory(load.hardware, load.target, batch, load.gamma + 1, load.context):
            return batch
    return None


def _batch_says(say: Catalogue, load: Load, rows: Sequence[BatchSpeedup], bound: int | None) -> str:
    fitting = [row.batch for row in rows if row.fits]
    if load.hardware.memory is None:
        fits = say.pay["batch_memory_unknown"]
    elif len(fitting) == len(rows):
        fits = say.pay["batch_fits"]
    elif fitting:
        fits = say.pay["batch_unfit"].format(batch=fitting[-1])
    else:
        fits = say.pay["batch_too_large"].format(machine=load.hardware.name)
    sentence = say.pay["batch_says"].format(
        machine=load.hardware.name,
        alpha=short(load.alpha),
        gamma=load.gamma,
        first=short(rows[0].here),
        last=short(rows[-1].here),
        first_c=short(rows[0].c),
        last_c=short(rows[-1].c),
        bound=say.pay["batch_unbound" if bound is None else "batch_bound"].format(batch=bound),
    )
    impossible = load.hardware.memory is not None and not fitting
    return say.sentences(*((fits, sentence) if impossible else (sentence, fits)))


class PassTimes(NamedTuple):
    """Times of passes in seconds, by width or batch, with target, machine and name."""

    target: str
    machine: str
    name: str
    seconds: dict[int, float]

    def steps(self) -> dict[int, float]:
        """Return the times relative to the pass at key 1."""
        return {width: seconds / self.seconds[1] for width, seconds in self.seconds.items()}


def by_width(say: Catalogue, measurements: Sequence[PassTimes]) -> Picture:
    """Chart the cost of a pass by width; the sentence describes the last measurement."""
    last = measurements[-1]
    most = max(last.seconds)
    traces = [line([1, most], [1, most], say.pay["widths_linear"], GREY, line={"dash": "dash"})]
    for measurement, colour in zip(measurements, (BLUE, ORANGE), strict=False):
        steps = measurement.steps()
        trace = line(list(steps), list(steps.values()), measurement.name, colour)
        trace.mode = "lines+markers"
        traces.append(trace)
    steps = last.steps()
    top = 1.5 * max(max(measurement.steps().values()) for measurement in measurements)
    return Picture(
        say.pay["widths_name"],
        figure(
            *traces,
            xaxis=axis(say.pay["axis_width"], range=[0, most + 0.5]),
            yaxis=axis(say.pay["axis_steps"], range=[0, top]),
        ),
        say.sentences(
            say.pay["widths_says"].format(
                target=last.target,
                machine=last.machine,
                five=short(steps[5]),
                last=short(steps[most]),
            ),
            say.pay["widths_impossible"] if min(steps.values()) < IMPOSSIBLE else "",
        ),
        say.pay["widths_columns"],
        tuple(
            (str(width), short(cost), f"{1e3 * measurement.seconds[width]:.2f}", measurement.name)
            for measurement in measurements
            for width, cost in measurement.steps().items()
        ),
    )


def verification_by_batch(say: Catalogue, one: PassTimes, wide: PassTimes, width: int) -> Picture:
    """Chart the cost of verifying `width` tokens relative to one token at the same batch size."""
    ratios = {batch: seconds / one.seconds[batch] for batch, seconds in wide.seconds.items()}
    cost = say.pay["batches_line"].format(width=width)
    batches = list(ratios)
    drawn = figure(
        go.Bar(
            x=[str(batch) for batch in batches], y=list(ratios.values()), width=0.6,
            name=cost, marker={"color": TEAL},
            text=[short(ratio) for ratio in ratios.values()], textposition="outside",
            cliponaxis=False, hoverinfo="skip",
        ),
        xaxis=axis(say.pay["axis_batch"], type="category"),
        yaxis=axis(cost, range=[0, 1.2 * max(ratios.values())]),
    )  # fmt: skip
    return Picture(
        say.pay["batches_name"],
        drawn,
        say.pay["batches_says"].format(
            width=width,
            machine=one.machine,
            first=short(ratios[batches[0]]),
            last=short(ratios[batches[-1]]),
            batch=batches[-1],
        ),
        tuple(column.format(width=width) for column in say.pay["batches_columns"]),
        tuple(
            (
                str(batch),
                f"{1e3 * one.seconds[batch]:.2f}",
                f"{1e3 * wide.seconds[batch]:.2f}",
                short(ratios[batch]),
            )
            for batch in batches
        ),
    )
