"""The layout of the tab “Will it pay?”, and which event listens to which control."""

import gradio as gr

from specviz.models.pairs import find
from specviz.page.chart import chart
from specviz.page.explore.events import Explore
from specviz.page.i18n import labels, told
from specviz.page.pay.calculator import calculated, difference, length, recommended, rule
from specviz.page.pay.controls import (
    DRAGGED,
    LABELS,
    LIGHT,
    Calculator,
    Hardware,
    checked,
    number,
    on_change,
)
from specviz.page.pay.events import (
    Chosen,
    Pay,
    machine_choices,
    picked,
    recorded_name,
    sizes,
    sliders,
)
from specviz.page.pay.machines import BYTES, KNOWN, batched, batches, sizes_of, widths
from specviz.page.pay.sources import RUN, Source
from specviz.page.pay.worksheet import Sheet, worked
from specviz.service.host import Host
from specviz.service.machine_profile import MachineProfiler
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from specviz.settings import MAX_GAMMA
from specviz.trace import Trace
from specviz.views import payoff_html
from specviz.words.catalogue import ENGLISH

MOST_STARTUP = 3600.0
MACHINE, PAIR, DTYPE = "H100 SXM", "qwen3-8b", "half"  # the initial choices
CONTEXT, BATCH = 2048, 16
MOST_CONTEXT, MOST_BATCH = 131_072, 256
MOST_BILLIONS, MOST_CACHE = 2000, 10_000_000


def pay_tab(
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
    pay = Pay(runs, recorded, explore, profiler)
    source = pay.sources.source(ENGLISH)
    with gr.Column(elem_id="pay"):
        gr.Markdown(LABELS["intro"])
        known = gr.State(pay.sources.stamp(ENGLISH, source))
        advice = gr.HTML(recommended(ENGLISH, source), elem_id="pay-advice", padding=False)
        start, calculator, shown, reset = _calculator(tab, pay, source)
        gr.Markdown(LABELS["gap"])
        gap = chart(difference(ENGLISH, source), elem_id="pay-gap")
        hardware = _batches(tab, pay, source, calculator)
        _passes(tab, pay, hardware, measures=profiler is not None)
        _length(tab, pay, source, start, calculator)
        _worksheet(tab, pay, source, start, calculator)
    asked, started = [known, start], [known, start, *calculator, *shown, advice, gap]
    for trigger, event in (
        (tab.select, pay.update),
        (start.input, pay.update),
        (reset.click, pay.reset),
    ):
        trigger(event, asked, started, **LIGHT)
    for picture in shown[1:]:
        picture.pick(picked, None, start, **LIGHT).then(pay.update, asked, started, **LIGHT)


def _calculator(
    tab: gr.Tab, pay: Pay, source: Source
) -> tuple[gr.Dropdown, Calculator, list[gr.HTML], gr.Button]:
    gr.Markdown(LABELS["calculator"])
    gamma, alpha, c, v, overhead = sliders(ENGLISH, source)
    html, by_gamma, pays = calculated(
        ENGLISH, source, source.scenario, pay.sources.beside(ENGLISH, source)
    )
    fine = {"step": 0.005}
    with gr.Row(elem_classes="pay-row"):
        with gr.Column(scale=1, min_width=280):
            start = gr.Dropdown(
                pay.sources.choices(ENGLISH, source),
                value=RUN,
                label=LABELS["start"],
                info=LABELS["start_info"],
                elem_id="pay-start",
            )
            calculator = Calculator(
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
    on_change(tab, calculator, pay.calculate, shown, start)
    return start, calculator, shown, reset


def _batches(tab: gr.Tab, pay: Pay, source: Source, calculator: Calculator) -> Hardware:
    """Builds the roofline and memory sections."""
    gr.Markdown(LABELS["batch"])
    machines = machine_choices(told("pay.machine_recorded", recorded_name))
    names = [(labels("pairs")[name], name) for name in KNOWN]
    formats = [(LABELS["dtypes"][name], name) for name in BYTES]
    first = sizes_of(PAIR)
    with gr.Row(elem_classes="pay-fields"):
        machine = gr.Dropdown(machines, value=MACHINE, label=LABELS["hardware"], min_width=200)
        pair = gr.Dropdown(names, value=PAIR, label=LABELS["pair"], min_width=200)
        dtype = gr.Dropdown(formats, value=DTYPE, label=LABELS["dtype"], min_width=200)
        context = number(CONTEXT, "context", 1, MOST_CONTEXT)
    with gr.Row(elem_classes="pay-fields"):
        fields = [
            number(first[0], "target_size", 0.001, MOST_BILLIONS, whole=False),
            number(first[1], "draft_size", 0.0001, MOST_BILLIONS, whole=False),
            number(first[2], "target_cache", 0, MOST_CACHE),
            number(first[3], "draft_cache", 0, MOST_CACHE),
        ]
    run = source.run
    begun = Chosen(MACHINE, DTYPE, CONTEXT, BATCH, run.gamma, run.alpha, *first)
    picture, note, table = batched(ENGLISH, begun.load(ENGLISH, None), BATCH)
    shown = chart(picture, elem_id="pay-batch")
    about = gr.HTML(note, padding=False)
    gr.Markdown(LABELS["memory"])
    batch = gr.Slider(1, MOST_BATCH, BATCH, step=1, label=LABELS["memory_batch"])
    memory = gr.HTML(table, elem_id="pay-memory", padding=False)
    asked = [machine, dtype, context, batch, calculator.gamma, calculator.alpha, *fields]
    on_change(tab, asked, pay.batched, [shown, about, memory])
    pair.change(checked(sizes), pair, fields, **DRAGGED)
    return Hardware(machine, pair, dtype, context, fields)


def _passes(tab: gr.Tab, pay: Pay, hardware: Hardware, *, measures: bool) -> None:
    """Builds the charts of measured passes, and the button that measures this machine."""
    gr.Markdown(LABELS["passes"])
    if measures:
        begin = gr.Button(LABELS["measure"], size="sm")
        status = gr.HTML("", elem_id="pay-status", padding=False)
    else:
        gr.Markdown(LABELS["measure_zero_gpu"])
    with gr.Row(elem_classes="pay-row"):
        with gr.Column(min_width=320):
            shown = chart(widths(ENGLISH, pay.recorded, None), elem_id="pay-widths")
        with gr.Column(min_width=320):
            beside = chart(batches(ENGLISH, pay.recorded), elem_id="pay-batches")
    tab.select(pay.passes, None, [shown, beside], **LIGHT)
    if measures:
        begin.click(
            pay.measure,
            None,
            [status, hardware.machine, shown],
            concurrency_limit=None,
            trigger_mode="once",
            show_progress="hidden",
            api_visibility="private",
        )


def _length(
    tab: gr.Tab, pay: Pay, source: Source, start: gr.Dropdown, calculator: Calculator
) -> None:
    gr.Markdown(LABELS["length"])
    with gr.Row(elem_classes="pay-narrow"):
        startup = number(0, "startup", 0, MOST_STARTUP, whole=False)
    shown = chart(length(ENGLISH, source, source.scenario, 0.0), elem_id="pay-length")
    on_change(tab, [startup, *calculator], pay.length, [shown], start)


def _worksheet(
    tab: gr.Tab, pay: Pay, source: Source, start: gr.Dropdown, calculator: Calculator
) -> None:
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
    on_change(tab, [*counters, *prices, *calculator], pay.worksheet, [shown], start)
