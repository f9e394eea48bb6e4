"""The layout of the tab “Will it pay?”, and its event listeners."""

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import gradio as gr

from specviz.models.pairs import find
from specviz.page.chart import chart, drawn
from specviz.page.explore.events import Explore
from specviz.page.i18n import say_of, told
from specviz.page.pay.calculator import calculated, difference, length, recommended, rule
from specviz.page.pay.controls import LABELS, LIGHT, number, on_change
from specviz.page.pay.machine_layout import in_batches, passes
from specviz.page.pay.sources import RUN, Source, Sources
from specviz.page.pay.worksheet import Sheet, worked
from specviz.service.host import Host
from specviz.service.machine_profile import MachineProfiler
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from specviz.settings import MAX_GAMMA
from specviz.theory.scenario import Scenario
from specviz.trace import Trace
from specviz.views import payoff_html
from specviz.words.catalogue import ENGLISH, Catalogue

LEAST_V, USUAL_V, USUAL_COST = (
    0.5,
    3.0,
    1.0,
)  # slider ranges, widened if needed
MOST_STARTUP = 3600.0


class Calculator(NamedTuple):
    """The sliders, in the order in which events take them."""

    gamma: gr.Slider
    alpha: gr.Slider
    c: gr.Slider
    v: gr.Slider
    overhead: gr.Slider


class Numbers(NamedTuple):
    """The inputs of the sections: the source of the numbers, and the sliders."""

    sources: Sources
    start: gr.Dropdown
    sliders: Calculator

    def now(
        self, request: gr.Request, start: Any, values: Sequence[float]
    ) -> tuple[Source, Scenario]:
        """Returns a visitor's source and the scenario of their sliders; Gradio checks ranges."""
        source = self.sources.source(say_of(request), str(request.session_hash), start)
        gamma, alpha, c, v, overhead = values
        kept = source.scenario
        return source, kept._replace(gamma=int(gamma), alpha=alpha, c=c, v=v, overhead=overhead)


def pay(
    tab: gr.Tab,
    runs: Runs,
    pairs: LoadedPairs,
    host: Host,
    recorded: Trace,
    explore: Explore,
) -> None:
    """Builds the content of the tab, inside the tab, and declares its events.

    Args:
        recorded: the run that the tab shows before the visitor has one.
        explore: the events of Explore, whose sweep the tab can start from.
    """
    profiler = None if host.zero_gpu else MachineProfiler(pairs, find(host.pair), host.queue)
    sources = Sources(runs, recorded, explore, profiler)
    source = sources.source(ENGLISH)
    with gr.Column(elem_id="pay"):
        gr.Markdown(LABELS["intro"])
        known = gr.State(sources.stamp(ENGLISH, source))
        advice = gr.HTML(recommended(ENGLISH, source), elem_id="pay-advice", padding=False)
        numbers, shown, reset = _calculator(tab, sources, source)
        gr.Markdown(LABELS["gap"])
        gap = chart(difference(ENGLISH, source), elem_id="pay-gap")
        hardware = in_batches(tab, profiler, source.run.alpha, source.run.gamma, numbers.sliders)
        passes(tab, profiler, hardware)
        _length(tab, numbers, source)
        _worksheet(tab, numbers, source)
    start = numbers.start
    started = [known, start, *numbers.sliders, *shown, advice, gap]
    tab.select(_fresh(sources), [known, start], started, **LIGHT)
    start.input(_fresh(sources), [known, start], started, **LIGHT)
    reset.click(_fresh(sources, always=True), [known, start], started, **LIGHT)
    for picture in shown[1:]:
        picture.pick(_picked, None, start, **LIGHT).then(
            _fresh(sources), [known, start], started, **LIGHT
        )


def _picked(event: gr.EventData) -> Any:
    """Returns the clicked cell, unchecked: the source is validated when it is loaded."""
    return event._data.get("at") if isinstance(event._data, dict) else gr.skip()


def _fresh(sources: Sources, *, always: bool = False) -> Callable[..., Any]:
    """Returns an event that resets all controls and charts to the chosen source.

    Args:
        always: whether to reset if the source is unchanged; by default that keeps moved sliders.
    """

    def fresh(request: gr.Request, known: str, start: Any) -> Any:
        say = say_of(request)
        owner = str(request.session_hash)
        source = sources.source(say, owner, start)
        stamp = sources.stamp(say, source, owner)
        if stamp == known and not always:
            return gr.skip()
        cards, *pictures = calculated(
            say, source, source.scenario, sources.beside(say, source, owner)
        )
        return [
            stamp,
            gr.update(choices=sources.choices(say, source, owner), value=source.start),
            *(gr.update(**kept) for kept in _sliders(say, source)),
            cards,
            *map(drawn, pictures),
            recommended(say, source),
            drawn(difference(say, source)),
        ]

    return fresh


def _sliders(say: Catalogue, source: Source) -> list[dict[str, Any]]:
    """Returns each slider's value for a source, and a range that includes it."""
    kept = source.scenario
    return [
        {"value": kept.gamma},
        {"value": kept.alpha},
        {"value": kept.c, "maximum": _most(USUAL_COST, kept.c)},
        {
            "value": kept.v,
            "minimum": min(LEAST_V, kept.v),
            "maximum": _most(USUAL_V, kept.v),
            "label": say.pay["v"].format(width=kept.gamma + 1),
        },
        {"value": kept.overhead, "maximum": _most(USUAL_COST, kept.overhead)},
    ]


def _most(usual: float, value: float) -> float:
    return max(usual, math.ceil(value))


def _calculator(
    tab: gr.Tab, sources: Sources, source: Source
) -> tuple[Numbers, list[gr.HTML], gr.Button]:
    gr.Markdown(LABELS["calculator"])
    gamma, alpha, c, v, overhead = _sliders(ENGLISH, source)
    html, by_gamma, pays = calculated(
        ENGLISH, source, source.scenario, sources.beside(ENGLISH, source)
    )
    fine = {"step": 0.005}
    with gr.Row(elem_classes="pay-row"):
        with gr.Column(scale=1, min_width=280):
            start = gr.Dropdown(
                sources.choices(ENGLISH, source),
                value=RUN,
                label=LABELS["start"],
                info=LABELS["start_info"],
                elem_id="pay-start",
            )
            sliders = Calculator(
                gr.Slider(1, MAX_GAMMA, step=1, label=LABELS["gamma"], **gamma),
                gr.Slider(0, 1, label=LABELS["alpha"], info=LABELS["alpha_info"], **alpha, **fine),
                gr.Slider(0, label=LABELS["c"], info=LABELS["c_info"], **c, **fine),
                gr.Slider(info=LABELS["v_info"], **v, **fine),
                gr.Slider(
                    0, label=LABELS["overhead"], info=LABELS["overhead_info"], **overhead, **fine
                ),
            )
            reset = gr.Button(LABELS["reset"], size="sm")
            with gr.Accordion(LABELS["rule"], open=False):
                gr.HTML(
                    told("pay.rule_list", lambda say: payoff_html.note(rule(say))), padding=False
                )
        with gr.Column(scale=3, min_width=320):
            shown = [
                gr.HTML(html, elem_id="pay-cards", padding=False),
                chart(by_gamma, "pay-gamma", lambda say: say.pay["start_here"]),
                chart(pays, "pay-map", lambda say: say.pay["start_here"]),
            ]
    numbers = Numbers(sources, start, sliders)

    def calculate(request: gr.Request, start: Any, *values: float) -> Any:
        say = say_of(request)
        now, scenario = numbers.now(request, start, values)
        beside = sources.beside(say, now, str(request.session_hash))
        cards, first, second = calculated(say, now, scenario, beside)
        return cards, drawn(first), drawn(second)

    on_change(tab, sliders, calculate, shown, start)
    return numbers, shown, reset


def _length(tab: gr.Tab, numbers: Numbers, source: Source) -> None:
    gr.Markdown(LABELS["length"])
    with gr.Row(elem_classes="pay-narrow"):
        startup = number(0, "startup", 0, MOST_STARTUP, whole=False)
    shown = chart(length(ENGLISH, source, source.scenario, 0.0), elem_id="pay-length")

    def answer(request: gr.Request, start: Any, startup: float, *values: float) -> Any:
        say = say_of(request)
        now, scenario = numbers.now(request, start, values)
        return [drawn(length(say, now, scenario, startup))]

    on_change(tab, [startup, *numbers.sliders], answer, [shown], numbers.start)


def _worksheet(tab: gr.Tab, numbers: Numbers, source: Source) -> None:
    gr.Markdown(LABELS["cost"])
    with gr.Row(elem_classes="pay-fields"):
        counters = [
            number(720, "accepted", 0, 1e15),
            number(1000, "drafted", 1, 1e15),
            number(5, "cost_gamma", 1, 64),
        ]
    with gr.Row(elem_classes="pay-fields"):
        prices = [
            number(4, "gpus", 1, 1_000_000),
            number(2.5, "price", 0, 1_000_000, whole=False),
            number(15, "serving", 0, 1000, whole=False),
        ]
    begun = worked(ENGLISH, Sheet(720, 1000, 5, 4, 2.5, 0.15), source.scenario)
    shown = gr.HTML(begun, elem_id="pay-sheet", padding=False)
    listed = told(
        "pay.not_counted_all",
        lambda say: payoff_html.listing(say.pay["not_counted"], say.pay["not_counted_list"]),
    )
    gr.HTML(listed, padding=False)

    def answer(request: gr.Request, start: Any, *values: float) -> Any:
        say = say_of(request)
        _, scenario = numbers.now(request, start, values[6:])
        accepted, drafted, gamma, gpus, price, percent = values[:6]
        sheet = Sheet(accepted, drafted, int(gamma), int(gpus), price, percent / 100)
        return [worked(say, sheet, scenario)]

    on_change(tab, [*counters, *prices, *numbers.sliders], answer, [shown], numbers.start)
