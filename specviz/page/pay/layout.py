"""The layout of the tab “Will it pay?”, and which event listens to which control."""

from contextlib import AbstractContextManager
from typing import Any

import gradio as gr

from specviz.models.pairs import find
from specviz.page.chart import chart
from specviz.page.component import component
from specviz.page.explore.events import Explore
from specviz.page.fold import fold
from specviz.page.i18n import labels, translated
from specviz.page.pay.calculator import calculated, difference, length, recommended, rule
from specviz.page.pay.controls import (
    DRAGGED,
    LABELS,
    LIGHT,
    Calculator,
    Part,
    checked,
    dropdown,
    follow,
    listener,
    number,
)
from specviz.page.pay.events import (
    SERVING,
    Known,
    Pay,
    machine_choices,
    picked,
    recorded_name,
    sizes,
    sliders,
)
from specviz.page.pay.link import PayLink
from specviz.page.pay.machines import (
    BYTES,
    DRAFTERS,
    KNOWN,
    LAUNCHING,
    MORE,
    batched,
    batches,
    sizes_of,
    warning,
    widths,
)
from specviz.page.pay.questions import answered, orthogonal
from specviz.page.pay.sources import RUN, Source
from specviz.page.pay.worksheet import CURRENCIES, Sheet, worked
from specviz.service.host import Host
from specviz.service.machine_profile import MachineProfiler
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from specviz.settings import MAX_GAMMA
from specviz.theory.latency import Targets
from specviz.theory.load import Load
from specviz.trace import Trace
from specviz.views import payoff_html
from specviz.views.latency_chart import by_load
from specviz.words.catalogue import ENGLISH

MOST_STARTUP = 3600.0
MACHINE, PAIR, DRAFTER, DTYPE = "H100 SXM", "qwen3-8b", "model", "half"  # the initial choices
LAUNCH = "captured"
PROMPT, ANSWER, BATCH, GAMMA = 1024, 256, 16, 5
FIRST, TOKEN = 100, 10  # milliseconds
MOST_CONTEXT, MOST_BATCH, MOST_DEVICES = 131_072, 256, 16
MOST_BILLIONS, MOST_CACHE, MOST_LAYERS, MOST_EXPERTS = 2000, 10_000_000, 1000, 1024
MOST_LAYER_TIME, MOST_TARGET = 10_000, 600_000  # microseconds, milliseconds
MOST_KERNELS = 1000  # per layer
SIZES = {
    "target": (0.001, MOST_BILLIONS),
    "target_active": (0.001, MOST_BILLIONS),
    "target_unread": (0, MOST_BILLIONS),
    "experts": (1, MOST_EXPERTS),
    "experts_used": (1, MOST_EXPERTS),
    "target_layers": (0, MOST_LAYERS),
    "target_cache": (0, MOST_CACHE),
    "draft": (0, MOST_BILLIONS),
    "draft_layers": (0, MOST_LAYERS),
    "draft_cache": (0, MOST_CACHE),
    "kernels": (0, MOST_KERNELS),
}
"""Bounds of the fields of `PairSizes`."""


def pay_tab(
    tab: gr.Tab,
    runs: Runs,
    pairs: LoadedPairs,
    host: Host,
    recorded: Trace,
    explore: Explore,
    opens: gr.Button,
) -> None:
    """Build the content of the tab, inside the tab, and declare its events.

    Args:
        recorded: the run that the tab shows before the visitor has one.
        explore: the events of Explore, whose sweep the tab can start from.
        opens: Explore's button that opens this tab.
    """
    profiler = None if host.zero_gpu else MachineProfiler(pairs, find(host.pair), host)
    pay = Pay(runs, recorded, explore, profiler, host)
    source = pay.sources.source(ENGLISH)
    with gr.Column(elem_id="pay"):
        gr.Markdown(LABELS["intro"])
        link = component(
            "pay",
            events=["link"],
            template="<p class='pay-link' role='status'></p>",
            elem_id="pay-link",
            padding=False,
        )
        known = gr.State(Known(pay.sources.stamp(ENGLISH, source), source.start))
        advice = gr.HTML(recommended(ENGLISH, source), elem_id="pay-advice", padding=False)
        start, calculator, shown, reset = _calculator(pay, source)
        with _section("gap"):
            gr.Markdown(LABELS["gap"])
            gap = chart(difference(ENGLISH, source), elem_id="pay-gap")
        parts = [Part(pay.calculate, calculator, tuple(shown))]
        with _section("length"):
            parts.append(length_of := _length(pay, source, calculator))
        gr.Markdown(LABELS["machines"])
        serving, pair = _serving(calculator)
        parts.append(_batches(pay, serving, source))
        with _section("load"):
            parts.append(load := _load(pay, source, serving))
        with _section("cost"):
            parts.append(worksheet := _worksheet(pay, source, serving))
        with _section("passes"):
            measured = _passes(tab, pay, serving["machine"], measures=profiler is not None)
        with _section("orthogonal"):
            gr.Markdown(LABELS["orthogonal"])
            gr.HTML(translated("pay.orthogonal_all", orthogonal), padding=False)
        with _section("questions"):
            parts.append(_questions(pay, source, serving))
    controls = {"start": start, **calculator._asdict(), **serving, "pair": pair}
    linked = PayLink(pay, controls | _fields(length_of, load, worksheet))
    parts.append(Part(linked.write, tuple(linked.controls.values())[1:], (link,)))
    follow(parts, linked.controls, but=(serving["drafter"], pair))
    everything = listener(parts, linked.controls)
    of_the_pair = listener(
        [part for part in parts if serving["drafter"] in part.controls], linked.controls
    )
    pick_sizes = checked(sizes), [pair, serving["drafter"]], [serving[name] for name in SIZES]
    gr.on([pair.input, serving["drafter"].input], *pick_sizes, **DRAGGED).then(**of_the_pair)
    if measured is not None:
        measured.then(**of_the_pair)
    inputs, started = [known, start], [known, start, *calculator, advice, gap]
    tab.select(pay.reopen, known, started, **LIGHT).then(**everything)
    start.input(pay.update, inputs, started, **LIGHT).then(**everything)
    reset.click(pay.reset, inputs, started, **LIGHT).then(**everything)
    followed = [link, *started, *(linked.controls[name] for name in linked.others)]
    link.link(linked.follow, None, followed, **LIGHT).then(**everything)
    chosen = [picture.pick(picked, None, start, **LIGHT) for picture in shown[1:]]
    for each in (*chosen, opens.click(pay.from_explore, None, start, **LIGHT)):
        each.then(pay.update, inputs, started, **LIGHT).then(**everything)


def _fields(length_of: Part, load: Part, worksheet: Part) -> dict[str, Any]:
    """Return the fields of three sections by their names in links."""
    sheet = zip(Sheet._fields, worksheet.controls, strict=False)
    return {
        "startup": length_of.controls[0],
        "first_target": load.controls[0],
        "token_target": load.controls[1],
        **{f"cost_{name}": field for name, field in sheet},
    }


def _section(name: str) -> AbstractContextManager[None]:
    """Return a section of the tab, which expands in place."""
    return fold(name, lambda say: str(say.pay["sections"][name]))


def _calculator(
    pay: Pay, source: Source
) -> tuple[gr.Dropdown, Calculator, list[gr.HTML], gr.Button]:
    gr.Markdown(LABELS["calculator"])
    gamma, alpha, c, v, overhead = sliders(ENGLISH, source.sliders)
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
                    translated("pay.rule_html", lambda say: payoff_html.listing("", rule(say))),
                    padding=False,
                )
        with gr.Column(scale=3, min_width=320):
            shown = [
                gr.HTML(html, elem_id="pay-cards", padding=False),
                chart(by_gamma, "pay-gamma", lambda say: say.pay["start_here"]),
            ]
    with _section("map"):
        shown.append(chart(pays, "pay-map", lambda say: say.pay["start_here"]))
    return start, calculator, shown, reset


def _batches(pay: Pay, serving: dict[str, Any], source: Source) -> Part:
    """Build the sections on the roofline and on memory."""
    load = _begun(pay, serving)
    picture, note, table = batched(ENGLISH, load, BATCH, source.toy_of(load.alpha))
    with _section("batch"):
        gr.Markdown(LABELS["batch"])
        shown = chart(picture, elem_id="pay-batch")
        about = gr.HTML(note, padding=False)
    with _section("memory"):
        gr.Markdown(LABELS["memory"])
        serving["batch"].render()
        memory = gr.HTML(table, elem_id="pay-memory", padding=False)
    return Part(pay.batched, (*serving.values(),), (shown, about, memory))


def _serving(calculator: Calculator) -> tuple[dict[str, Any], gr.Dropdown]:
    """Build the controls of the roofline, and the list of pairs."""
    machines = machine_choices(translated("pay.machine_recorded", recorded_name))
    names = [(_name_of(pair), pair) for pair in KNOWN]
    formats = [(LABELS["dtypes"][name], name) for name in BYTES]
    drafters = [(LABELS["drafters"][name], name) for name in DRAFTERS]
    launches = [(LABELS["launches"][name], name) for name in LAUNCHING]
    made: dict[str, Any] = {"gamma": calculator.gamma, "alpha": calculator.alpha}
    with gr.Row(elem_classes="pay-fields"):
        made["machine"] = dropdown(machines, MACHINE, "hardware")
        made["devices"] = number(1, "devices", 1, MOST_DEVICES)
        pair = dropdown(names, PAIR, "pair")
        made["drafter"] = dropdown(drafters, DRAFTER, "drafter")
    with gr.Row(elem_classes="pay-fields"):
        made["target_dtype"] = dropdown(formats, DTYPE, "target_dtype")
        made["draft_dtype"] = dropdown(formats, DTYPE, "draft_dtype")
        made["prompt"] = number(PROMPT, "prompt", 1, MOST_CONTEXT)
        made["answer"] = number(ANSWER, "answer", 2, MOST_CONTEXT)
        made["launch"] = dropdown(launches, LAUNCH, "launch")
    with gr.Accordion(LABELS["sizes"], open=False):
        first, of_draft = sizes_of(PAIR, DRAFTER)._asdict(), [*SIZES].index("draft")
        for row in ([*SIZES][:of_draft], [*SIZES][of_draft:]):
            with gr.Row(elem_classes="pay-fields"):
                for name in row:
                    label = f"{name}_size" if name in ("target", "draft") else name
                    least, most = SIZES[name]
                    whole = most != MOST_BILLIONS
                    made[name] = number(first[name], label, least, most, whole=whole)
                if "draft" in row:
                    made["layer_time"] = number(0, "layer_time", 0, MOST_LAYER_TIME, whole=False)
    made["batch"] = gr.Slider(
        1,
        MOST_BATCH,
        BATCH,
        step=1,
        label=LABELS["memory_batch"],
        elem_id="pay-texts",
        render=False,
    )
    return {name: made[name] for name in SERVING}, pair


def _load(pay: Pay, source: Source, serving: dict[str, Any]) -> Part:
    """Build the section on latency and goodput."""
    gr.Markdown(LABELS["load"])
    with gr.Row(elem_classes="pay-fields pay-few"):
        first = number(FIRST, "first_target", 1, MOST_TARGET, whole=False)
        token = number(TOKEN, "token_target", 0.01, MOST_TARGET, whole=False)
    begun = _begun(pay, serving)
    picture = by_load(ENGLISH, begun, Targets(FIRST / 1e3, TOKEN / 1e3))
    shown = chart(picture, elem_id="pay-load")
    about = gr.HTML(warning(ENGLISH, begun, source.toy_of(begun.alpha)), padding=False)
    return Part(pay.latency, (first, token, *serving.values()), (shown, about))


def _name_of(pair: str) -> Any:
    return LABELS["more_pairs"][pair] if pair in MORE else labels("pairs")[pair]


def _begun(pay: Pay, serving: dict[str, Any]) -> Load:
    """Return the load that the controls begin with."""
    load, _ = pay.load(ENGLISH, [control.value for control in serving.values()])
    return load


def _passes(tab: gr.Tab, pay: Pay, machine: gr.Dropdown, *, measures: bool) -> Any:
    """Build the charts of measured passes, and a button to measure here; return its event."""
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
    if not measures:
        return None
    return begin.click(
        pay.measure,
        None,
        [status, machine, shown],
        concurrency_limit=None,
        trigger_mode="once",
        show_progress="hidden",
        api_visibility="private",
    )


def _length(pay: Pay, source: Source, calculator: Calculator) -> Part:
    gr.Markdown(LABELS["length"])
    with gr.Row(elem_classes="pay-narrow"):
        startup = number(0, "startup", 0, MOST_STARTUP, whole=False)
    shown = chart(length(ENGLISH, source, source.scenario, 0.0), elem_id="pay-length")
    return Part(pay.length, (startup, *calculator), (shown,))


def _worksheet(pay: Pay, source: Source, serving: dict[str, Any]) -> Part:
    gr.Markdown(LABELS["cost"])
    begun = Sheet(0, 0, GAMMA, 4, 2.5, CURRENCIES[0], 0.15)
    with gr.Row(elem_classes="pay-fields"):
        accepted = number(begun.accepted, "accepted", 0, 1e15)
        drafted = number(begun.drafted, "drafted", 0, 1e15)
        gamma = number(begun.gamma, "cost_gamma", 1, 64)
    with gr.Row(elem_classes="pay-fields"):
        gpus = number(begun.gpus, "gpus", 1, 1_000_000)
        price = number(begun.price, "price", 0, 1_000_000, whole=False)
        currency = dropdown([(name, name) for name in CURRENCIES], begun.currency, "currency")
        overhead = number(100 * begun.overhead, "serving", 0, 1000, whole=False)
    html = worked(ENGLISH, begun, _begun(pay, serving), BATCH, source)
    shown = gr.HTML(html, elem_id="pay-sheet", padding=False)
    listed = translated(
        "pay.not_counted_all",
        lambda say: payoff_html.listing(say.pay["not_counted"], say.pay["not_counted_list"]),
    )
    gr.HTML(listed, padding=False)
    entered = (accepted, drafted, gamma, gpus, price, currency, overhead)
    return Part(pay.worksheet, (*entered, *serving.values()), (shown,))


def _questions(pay: Pay, source: Source, serving: dict[str, Any]) -> Part:
    """Build the section of questions and answers."""
    answers = answered(ENGLISH, source, _begun(pay, serving), pay.sources.beside(ENGLISH, source))
    shown = gr.HTML(answers, elem_id="pay-questions", padding=False)
    return Part(pay.answers, (*serving.values(),), (shown,))
