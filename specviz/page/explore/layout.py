"""The layout of the tab “Explore”: a form for a sweep, its results, and event listeners."""

from collections.abc import Callable, Iterator
from functools import wraps
from itertools import groupby
from typing import Any

import gradio as gr

from specviz.models.download import absent
from specviz.models.offered import drafters_of
from specviz.models.pairs import find
from specviz.page.chart import chart
from specviz.page.component import component
from specviz.page.explore.events import MOST_FILE, Answer, Explore
from specviz.page.explore.form import (
    MOST_CHARACTERS,
    MOST_PAIRS,
    MOST_PER_KIND,
    NAMES,
    Form,
    kinds_of,
    most_tokens,
    suite_of,
    usual_form,
)
from specviz.page.explore.results import FILTERS, paragraphs
from specviz.page.fold import fold
from specviz.page.i18n import each, labels, say_of, translated
from specviz.page.messages import SILENT, UNCHECKED
from specviz.service.host import Host
from specviz.settings import AXES
from specviz.views.chart import Chart
from specviz.views.charts import CHARTS
from specviz.words.catalogue import Catalogue

LABELS = labels("explore")
SETTING = labels("page")
"""Labels of settings, by their controls."""
LAST: dict[str, Any] = {**UNCHECKED, "queue": False, "trigger_mode": "always_last"}
"""Options of events that need no decoder; if several fire, only the last one counts."""

Event = Callable[..., Iterator[Answer]]

_TO_PAY = "() => { SpecViz.go({view: 'pay'}); }"

Parts = dict[str, gr.components.Component]
"""Components by their names in events."""


def explore_tab(page: gr.Blocks, explore: Explore, host: Host) -> gr.Button:
    """Build the content of the tab and declare its events; return the button to “Will it pay?”."""
    gr.Markdown(LABELS["intro"], elem_id="explore-intro")
    with gr.Row(elem_id="explore"):
        with gr.Column(scale=1, min_width=300, elem_id="explore-form"):
            begins, parts = _form(host)
        with gr.Column(scale=4, min_width=320, elem_id="explore-results"):
            results, to_pay = _results(explore)
    _events(page, explore, begins, parts | results)
    return to_pay


def _form(host: Host) -> tuple[gr.Button, Parts]:
    """Create the Run button and the controls."""
    usual, parts = usual_form(host), Parts()
    if host.zero_gpu:
        gr.Markdown(LABELS["zero_gpu"], elem_id="explore-lent")
    with gr.Column(visible=not host.zero_gpu, elem_id="explore-controls"):
        with gr.Row(elem_id="explore-begin"):
            run = gr.Button(LABELS["run"], variant="primary", min_width=120, elem_id="explore-run")
            parts["stop"] = gr.Button(
                LABELS["stop"], min_width=90, visible=False, elem_id="explore-stop"
            )
            parts["resume"] = gr.Button(
                LABELS["resume"], min_width=90, visible=False, elem_id="explore-resume"
            )
        parts["plan"] = component(
            "plan", "{}", template="<p role='status'></p>", elem_id="explore-plan"
        )
        with fold("sweep", lambda say: str(say.explore["form"])):
            _fields(host, usual, parts)
    return run, parts


def _fields(host: Host, usual: Form, parts: Parts) -> None:
    """Create the controls of the plan."""
    kinds = kinds_of(suite_of(usual.pairs))
    parts["kinds"] = _chips(
        "kinds", [(LABELS["kinds"].get(kind, kind), kind) for kind in kinds], usual.kinds
    )
    for name in ("gammas", "temperatures"):
        parts[name] = _numbers(name, host, usual)
    there = {name for pair in host.pairs for name in drafters_of(find(pair))}
    drafters = [(label, name) for name, label in labels("drafters").items() if name in there]
    parts["drafters"] = _chips("drafters", drafters, usual.axes["drafters"])
    parts["per_kind"] = gr.Slider(
        1,
        MOST_PER_KIND,
        usual.per_kind,
        step=1,
        label=LABELS["per_kind"],
        info=LABELS["per_kind_info"],
    )
    with gr.Accordion(LABELS["own"], open=False):
        parts["own"] = gr.Textbox(
            label=LABELS["own_label"],
            info=LABELS["own_info"],
            lines=5,
            max_lines=12,
            elem_id="explore-own",
        )
        gr.Button(LABELS["own_file"], size="sm").click(None, js=_desk("open('prompts')"))
    with gr.Accordion(LABELS["judging"], open=False):
        for name in ("rules", "trees", "controllers"):
            offered = [(label, each) for each, label in labels(name).items()]
            parts[name] = _chips(name, offered, usual.axes[name])
        parts["budgets"] = _numbers("budgets", host, usual, LABELS["budgets_info"])
    with gr.Accordion(LABELS["more"], open=False):
        here = [pair for pair in host.pairs if pair in usual.pairs or not absent(find(pair))]
        parts["pairs"] = gr.Dropdown(
            [(labels("pairs")[pair], pair) for pair in here],
            value=list(usual.pairs),
            multiselect=True,
            max_choices=MOST_PAIRS,
            label=LABELS["pairs"],
            info=LABELS["pairs_info"],
        )
        longest = most_tokens(host)
        parts["tokens"] = gr.Slider(
            1, longest, min(usual.tokens, longest), step=1, label=SETTING["tokens"]
        )
        parts["seed"] = gr.Number(usual.seed, label=SETTING["seed"], precision=0)


def _numbers(name: str, host: Host, usual: Form, info: str | None = None) -> gr.CheckboxGroup:
    """Create the chips of an axis of numbers, up to the host's limit."""
    offered = [value for value in AXES[name].offered if value <= host.most(AXES[name])]
    return _chips(name, [(f"{value:g}", value) for value in offered], usual.axes[name], info)


def _chips(
    name: str,
    choices: list[tuple[str, Any]],
    value: tuple[Any, ...],
    info: str | None = None,
) -> gr.CheckboxGroup:
    return gr.CheckboxGroup(
        choices,
        value=list(value),
        label=LABELS["kinds_label"] if name == "kinds" else SETTING[AXES[name].control],
        info=info,
        elem_classes="explore-chips",
    )


def _results(explore: Explore) -> tuple[Parts, gr.Button]:
    """Create the status, the answer, the filters, the charts and the file buttons.

    Also returns the button that opens “Will it pay?”.
    """
    parts = Parts()
    parts["status"] = _status(explore)
    parts["results"] = gr.Dropdown(
        [], label=LABELS["results"], visible=False, elem_id="explore-source"
    )
    parts["where"] = _paragraphs("explore-where")
    parts["answer"] = _paragraphs("explore-answer")
    with gr.Row(elem_id="explore-filters"):
        for name in FILTERS:
            parts[name] = gr.Radio(
                [], label=LABELS[name], visible=False, elem_classes="explore-chips", min_width=120
            )
    with gr.Column(elem_id="explore-pictures"):
        for _, row in groupby(CHARTS.values(), lambda one: one.place[0]):
            with gr.Row(elem_classes="explore-pair"):
                for one in row:
                    with gr.Column(min_width=320, elem_classes="explore-picture"):
                        gr.Markdown(translated(f"charts.{one.name}", _heading(one)))
                        parts[one.name] = chart(elem_id=f"explore-{one.name}")
    gr.Markdown(LABELS["files"], elem_id="explore-files-intro")
    with gr.Row(elem_id="explore-files"):
        for kind in ("csv", "json"):
            gr.Button(LABELS[f"save_{kind}"], size="sm", min_width=150).click(
                None, parts["results"], None, js=f"(id) => {_call(f'save({kind!r}, id)')}"
            )
        gr.Button(LABELS["open_sweep"], size="sm", min_width=150).click(
            None, js=_desk("open('sweep')")
        )
        to_pay = gr.Button(LABELS["to_pay"], size="sm", min_width=150)
        to_pay.click(None, js=_TO_PAY)
    return parts, to_pay


def _heading(one: Chart) -> Callable[[Catalogue], str]:
    return lambda say: f"### {one.heading(say)}"


def _paragraphs(elem_id: str) -> gr.HTML:
    """Create a component for paragraphs of text."""
    return component("paragraphs", paragraphs(), elem_id=elem_id)


def _status(explore: Explore) -> gr.HTML:
    """Create the status of a sweep, with the events prompts, sweep and link."""

    def make(wanted: Any, request: gr.Request) -> str:
        return explore.drawings.make(say_of(request), wanted, request)

    return component(
        "desk",
        "{}",
        events=["prompts", "sweep", "link"],
        template="<div class='desk'></div>",
        server_functions=[make],
        limits={
            "prompts": MOST_CHARACTERS * 4,  # bytes, at most 4 per character
            "sweep": MOST_FILE,
        },
        words=each(
            lambda say: {
                "too_large": say.explore["file_too_large"].format(most=MOST_FILE // 1000),
                "busy": say.page["busy"],
            }
        ),
        elem_id="explore-status",
    )


def _events(page: gr.Blocks, explore: Explore, run: gr.Button, parts: Parts) -> None:
    form = [parts[name] for name in NAMES]
    shown, view = parts["results"], [parts[name] for name in ("results", *FILTERS)]
    everything = list(parts)
    pictures = ["status", *FILTERS, "answer", *CHARTS]
    planned = ["status", "plan", "kinds"]

    def on(trigger: Any, event: Event, inputs: list[gr.components.Component], *names: str) -> Any:
        changed = [parts[name] for name in names]
        return trigger(_at_once(event, [*names]), inputs, changed, **LAST)

    changing = ["status", "stop", "resume", "where", "answer", *CHARTS]
    for begin, event, inputs in (
        (run.click, explore.run, form),
        (parts["resume"].click, explore.resume, [shown]),
    ):
        begin(None, js=_desk("see()"))
        begun = on(begin, event, inputs, *everything)
        # No concurrency limit: our own queue tells visitors their position.
        measured = begun.then(
            _streamed(explore.measure, changing),
            None,
            [parts[name] for name in changing],
            concurrency_limit=None,
            **SILENT,
        )
        measured.failure(None, js=_desk("busy()"))
    parts["stop"].click(explore.stop, None, None, queue=False, **SILENT)
    # Components not yet mounted must not be skipped: Gradio 6.31 would lose their properties.
    seen = ["results", "where", "resume", "plan", *FILTERS, "answer", *CHARTS]
    on(page.load, explore.open, form, *seen)
    # Not the list itself: an update would take its focus.
    on(shown.input, explore.choose, [shown], *(name for name in everything if name != "results"))
    for name in FILTERS:
        on(parts[name].input, explore.filter, view, *pictures)
    for name in NAMES:
        changed = parts[name].blur if name == "own" else parts[name].input
        on(changed, explore.look, form, *planned)
        if isinstance(parts[name], gr.Slider):
            on(parts[name].release, explore.look, form, *planned)  # reset fires no input event
    status = parts["status"]
    brought = on(status.prompts, explore.bring_prompts, [], "status", "own")
    on(brought.then, explore.look, form, *planned)
    on(status.sweep, explore.bring_sweep, [], *everything)
    on(status.link, explore.follow, [], *everything)
    for name, one in CHARTS.items():
        if one.is_clickable:
            on(parts[name].pick, explore.pick, [shown], "status")
    page.unload(explore.leave)


def _streamed(event: Event, names: list[str]) -> Callable[..., Iterator[Any]]:
    """Adapt an event that yields values by name to Gradio's order of outputs."""

    @wraps(event)
    def answers(*arguments: Any) -> Iterator[Any]:
        yield from (_in_order(answer, names) for answer in event(*arguments))

    return answers


def _at_once(event: Event, names: list[str]) -> Callable[..., Any]:
    """Like `_streamed`, but merges all answers into one: fast events need no queue."""

    @wraps(event)
    def answers(*arguments: Any) -> Any:
        together = {name: value for answer in event(*arguments) for name, value in answer.items()}
        return _in_order(together, names)

    return answers


def _in_order(answer: Answer, names: list[str]) -> list[Any]:
    return [answer.get(name, gr.skip()) for name in names]


def _desk(call: str) -> str:
    """Return a script that calls a method of the status component, e.g. open('sweep')."""
    return f"() => {_call(call)}"


def _call(call: str) -> str:
    return f"SpecViz.desk.{call}"
