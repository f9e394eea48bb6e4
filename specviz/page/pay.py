"""The tab “Will it pay?”: its layout, and which control asks for what."""

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import gradio as gr

from specviz.models.pairs import find
from specviz.page.chart import chart, drawn
from specviz.page.host import Host
from specviz.page.measuring import Meter
from specviz.page.pairs import LoadedPairs
from specviz.page.pay_fields import LABELS, LIGHT, number, on_change
from specviz.page.pay_machines import in_batches, passes
from specviz.page.paying import Paying, Source, rule
from specviz.page.runs import Runs
from specviz.page.worksheet import Sheet, worked
from specviz.settings import MAX_GAMMA
from specviz.trace import Trace
from specviz.views import verdicts
from specviz.views.paying import Setting
from specviz.words import PAY

LEAST_V, USUAL_V, USUAL_COST = 0.5, 3.0, 1.0  # ranges of the sliders, wider if need be
MOST_STARTUP = 3600.0


class Calculator(NamedTuple):
    """The sliders, in the order in which the events take them."""

    gamma: gr.Slider
    alpha: gr.Slider
    c: gr.Slider
    v: gr.Slider
    overhead: gr.Slider


def pay(tab: gr.Tab, runs: Runs, pairs: LoadedPairs, host: Host, recorded: Trace) -> None:
    """Builds the tab's content, inside the tab.

    Args:
        recorded: the run that it speaks of before a visitor has one.
    """
    answers = Paying(runs, recorded)
    meter = None if host.zero_gpu else Meter(pairs, find(host.pair), host.queue)
    source = answers.source()
    with gr.Column(elem_id="pay"):
        gr.Markdown(LABELS["intro"])
        known = gr.State("")
        advice = gr.HTML(answers.recommended(source), elem_id="pay-advice", padding=False)
        sliders, reset = _calculator(answers, source)
        gr.Markdown(LABELS["gap"])
        gap = chart(answers.difference(source), elem_id="pay-gap")
        hardware = in_batches(meter, source.run.alpha, source.run.gamma, sliders)
        passes(meter, hardware)
        _length(answers, source, sliders)
        _worksheet(answers, source, sliders)
    started = [known, *sliders, advice, gap]
    tab.select(_fresh(answers), known, started, **LIGHT)
    reset.click(_fresh(answers, always=True), known, started, **LIGHT)


def _fresh(answers: Paying, *, always: bool = False) -> Callable[..., Any]:
    """The sliders, the advice and the differences as the visitor's last run has them.

    Only if that is another run than was shown, so that what was dragged stays; or always.
    """

    def fresh(request: gr.Request, known: str) -> Any:
        source = answers.source(str(request.session_hash))
        if source.id == known and not always:
            return gr.skip()
        updates = [gr.update(**kept) for kept in _sliders(source)]
        return [
            source.id,
            *updates,
            answers.recommended(source),
            drawn(answers.difference(source)),
        ]

    return fresh


def _sliders(source: Source) -> list[dict[str, Any]]:
    """What each slider shows of a run; its range holds what was measured."""
    kept = source.setting
    return [
        {"value": kept.gamma},
        {"value": kept.alpha},
        {"value": kept.c, "maximum": _most(USUAL_COST, kept.c)},
        {
            "value": kept.v,
            "minimum": min(LEAST_V, kept.v),
            "maximum": _most(USUAL_V, kept.v),
            "label": PAY["v"].format(width=kept.gamma + 1),
        },
        {"value": kept.overhead, "maximum": _most(USUAL_COST, kept.overhead)},
    ]


def _most(usual: float, value: float) -> float:
    return max(usual, math.ceil(value))


def _calculator(answers: Paying, source: Source) -> tuple[Calculator, gr.Button]:
    gr.Markdown(LABELS["calculator"])
    gamma, alpha, c, v, overhead = _sliders(source)
    html, by_gamma, pays = answers.calculated(source, source.setting)
    fine = {"step": 0.005}
    with gr.Row(elem_classes="pay-row"):
        with gr.Column(scale=1, min_width=280):
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
                gr.HTML(verdicts.note(rule()), padding=False)
        with gr.Column(scale=3, min_width=320):
            shown = gr.HTML(html, elem_id="pay-cards", padding=False)
            curves = chart(by_gamma, elem_id="pay-gamma")
            area = chart(pays, elem_id="pay-map")

    def calculate(request: gr.Request, *values: float) -> Any:
        now = answers.source(str(request.session_hash))
        cards, first, second = answers.calculated(now, _setting(now, values))
        return cards, drawn(first), drawn(second)

    on_change(sliders, calculate, [shown, curves, area])
    return sliders, reset


def _setting(source: Source, values: Sequence[float]) -> Setting:
    """What the sliders say; Gradio holds them within their ranges."""
    gamma, alpha, c, v, overhead = values
    return Setting(int(gamma), alpha, c, v, overhead, source.run.gamma)


def _length(answers: Paying, source: Source, sliders: Calculator) -> None:
    gr.Markdown(LABELS["length"])
    with gr.Row(elem_classes="pay-narrow"):
        startup = number(0, "startup", 0, MOST_STARTUP, whole=False)
    shown = chart(answers.length(source, source.setting, 0.0), elem_id="pay-length")

    def answer(request: gr.Request, startup: float, *values: float) -> Any:
        now = answers.source(str(request.session_hash))
        return [drawn(answers.length(now, _setting(now, values), startup))]

    on_change([startup, *sliders], answer, [shown])


def _worksheet(answers: Paying, source: Source, sliders: Calculator) -> None:
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
    begun = worked(Sheet(720, 1000, 5, 4, 2.5, 0.15), source.setting)
    shown = gr.HTML(begun, elem_id="pay-sheet", padding=False)
    gr.HTML(verdicts.listing(PAY["not_counted"], PAY["not_counted_list"]), padding=False)

    def answer(request: gr.Request, *values: float) -> Any:
        now = answers.source(str(request.session_hash))
        accepted, drafted, gamma, gpus, price, percent = values[:6]
        sheet = Sheet(accepted, drafted, int(gamma), int(gpus), price, percent / 100)
        return [worked(sheet, _setting(now, values[6:]))]

    on_change([*counters, *prices, *sliders], answer, [shown])
