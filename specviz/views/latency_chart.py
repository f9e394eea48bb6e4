"""The chart of latency and goodput by requests per second, from the roofline model."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from specviz.theory.latency import Latency, Server, Targets, best_goodput, goodput, server
from specviz.theory.load import Load
from specviz.views.numbers import short
from specviz.views.payoff_charts import line
from specviz.views.picture import BLUE, GREY, OCHRE, Picture, axis, figure
from specviz.words.catalogue import Catalogue

SHARES = tuple(share / 40 for share in range(1, 40))  # of a server's highest rate
PANELS = {"y": (0.70, 1.0), "y2": (0.36, 0.64), "y3": (0.0, 0.30)}  # heights of the three axes
TOP = 2.5  # of a latency axis, in targets


class _Method(NamedTuple):
    name: str
    colour: str
    dash: str
    rates: tuple[Latency, ...]
    goodput: Latency | None


def by_load(say: Catalogue, load: Load, targets: Targets) -> Picture:
    """Chart latencies and goodput of plain decoding and of the load's γ."""
    plain = _method(say.pay["line_plain"], GREY, "dash", load, 0, targets)
    name = say.pay["line_this"].format(gamma=load.gamma)
    methods = [plain, _method(name, BLUE, "solid", load, load.gamma, targets)]
    most = max((method.rates[-1].requests for method in methods if method.rates), default=1.0)
    traces = [trace for method in methods for trace in _lines(method)]
    for panel, target in (("y", targets.token), ("y2", targets.first)):
        level = [1e3 * target] * 2
        traces.append(
            line(
                [0, most], level, say.pay["line_target"], OCHRE, yaxis=panel, hoverinfo="skip",
                showlegend=panel == "y", line={"dash": "dot", "width": 1.5},
            )
        )  # fmt: skip
    served = max((each.goodput.requests for each in methods if each.goodput), default=most)
    tops = {"y": TOP * 1e3 * targets.token, "y2": TOP * 1e3 * targets.first, "y3": 1.15 * served}
    titles = {"y": "axis_token", "y2": "axis_first", "y3": "axis_goodput"}
    axes: dict[str, Any] = {
        f"yaxis{panel[1:]}": axis(
            say.pay[titles[panel]], domain=PANELS[panel], range=[0, top], nticks=5
        )
        for panel, top in tops.items()
    }
    drawn = figure(
        *traces,
        xaxis=axis(say.pay["axis_requests"], range=[0, 1.02 * most], anchor="y3"),
        height=560,
        **axes,
    )  # fmt: skip
    return Picture(
        say.pay["load_name"],
        drawn,
        _says(say, load, targets, methods),
        say.pay["load_columns"],
        tuple(
            (
                short(rate.requests), method.name, f"{rate.texts:.1f}", f"{1e3 * rate.first:.0f}",
                f"{1e3 * rate.token:.1f}", say.pay["yes" if targets.met(rate) else "no"],
            )
            for method in methods
            for rate in method.rates[3::4]
        ),
    )  # fmt: skip


def _method(name: str, colour: str, dash: str, load: Load, gamma: int, targets: Targets) -> _Method:
    serving = server(load, gamma)
    rates = () if serving is None else _rates(serving)
    return _Method(name, colour, dash, rates, goodput(load, gamma, targets))


def _rates(serving: Server) -> tuple[Latency, ...]:
    return tuple(serving.latency(share * serving.most) for share in SHARES)


def _lines(method: _Method) -> list[Any]:
    """Return a method's lines in the three panels."""
    requests = [rate.requests for rate in method.rates]
    limit = method.goodput.requests if method.goodput else 0.0
    look = {"dash": method.dash}
    served: Sequence[float] = [0, limit, limit, *(x for x in requests if x > limit)]
    return [
        line(requests, [1e3 * rate.token for rate in method.rates], method.name, method.colour,
             line=look, legendgroup=method.name),
        line(requests, [1e3 * rate.first for rate in method.rates], method.name, method.colour,
             line=look, legendgroup=method.name, showlegend=False, yaxis="y2"),
        line(served, [0, limit, *[0] * (len(served) - 2)], method.name, method.colour,
             line=look, legendgroup=method.name, showlegend=False, yaxis="y3"),
    ]  # fmt: skip


def _says(say: Catalogue, load: Load, targets: Targets, methods: Sequence[_Method]) -> str:
    if not any(method.rates for method in methods):
        return str(say.pay["load_unfit"].format(machine=load.hardware.name))
    best, most = best_goodput(load, targets)
    plain, speculative = (_served(say, method.goodput) for method in methods)
    return str(
        say.pay["load_says" if most else "load_says_none"].format(
            machine=load.hardware.name,
            alpha=short(load.alpha),
            prompt=f"{load.prompt:,}",
            answer=f"{load.answer:,}",
            first=f"{1e3 * targets.first:g}",
            token=f"{1e3 * targets.token:g}",
            plain=plain,
            gamma=load.gamma,
            speculative=speculative,
            best=best,
            most=_served(say, most),
        )
    )


def _served(say: Catalogue, found: Latency | None) -> str:
    return str(say.pay["load_none"]) if found is None else short(found.requests)
