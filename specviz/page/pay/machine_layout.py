"""Sections of “Will it pay?” on machines: modelled batches and memory, and measured passes."""

from collections.abc import Iterator
from html import escape
from typing import Any, NamedTuple, Protocol

import gradio as gr

from specviz.lab.passes import read_passes
from specviz.page.chart import chart, drawn
from specviz.page.i18n import labels, say_of, told
from specviz.page.messages import replies
from specviz.page.pay.controls import DRAGGED, LABELS, LIGHT, checked, number, on_change
from specviz.page.pay.machines import (
    BYTES,
    KNOWN,
    batched,
    batches,
    hardware,
    machine_name,
    sizes_of,
    weights,
    widths,
)
from specviz.service.machine_profile import TURNS, MachineProfile, MachineProfiler, ProfileProgress
from specviz.shipped import ASSETS, shipped
from specviz.theory.roofline import GPUS
from specviz.trace import Machine
from specviz.views.machine_charts import Load
from specviz.words.catalogue import ENGLISH, Catalogue

RECORDED = ASSETS / "paying" / "bundled-cpu.json"

MACHINE, PAIR, DTYPE = "H100 SXM", "qwen3-8b", "half"  # the initial choices
CONTEXT, BATCH = 2048, 16
MOST_CONTEXT, MOST_BATCH = 131_072, 256
MOST_BILLIONS, MOST_CACHE = 2000, 10_000_000


class Guessing(Protocol):
    """The sliders of the draft length γ and the acceptance rate α."""

    @property
    def gamma(self) -> gr.Slider: ...

    @property
    def alpha(self) -> gr.Slider: ...


class Chosen(NamedTuple):
    """The values of the section's controls, in the order in which events take them."""

    machine: str
    dtype: str
    context: float
    batch: float
    gamma: float
    alpha: float
    target: float
    draft: float
    target_cache: float
    draft_cache: float

    def load(self, say: Catalogue, here: MachineProfile | None) -> Load:
        """Returns the load of the pair on the machine.

        Raises:
            SettingsError: there is no such machine or dtype.
        """
        return Load(
            hardware(say, self.machine, shipped(RECORDED, read_passes), here),
            weights(self.target, self.target_cache, self.dtype),
            weights(self.draft, self.draft_cache, self.dtype),
            int(self.context),
            self.alpha,
            int(self.gamma),
        )


def in_batches(
    tab: gr.Tab,
    profiler: MachineProfiler | None,
    alpha: float,
    gamma: int,
    sliders: Guessing,
) -> gr.Dropdown:
    """Builds the roofline and memory sections; returns the list of machines."""
    gr.Markdown(LABELS["batch"])
    name = told("pay.machine_recorded", _recorded_name)
    with gr.Row(elem_classes="pay-fields"):
        machine = gr.Dropdown(
            _machines(name), value=MACHINE, label=LABELS["hardware"], min_width=200
        )
        names = [(labels("pairs")[name], name) for name in KNOWN]
        pair = gr.Dropdown(names, value=PAIR, label=LABELS["pair"], min_width=200)
        formats = [(LABELS["dtypes"][name], name) for name in BYTES]
        dtype = gr.Dropdown(formats, value=DTYPE, label=LABELS["dtype"], min_width=200)
        context = number(CONTEXT, "context", 1, MOST_CONTEXT)
    first = sizes_of(PAIR)
    with gr.Row(elem_classes="pay-fields"):
        sizes = [
            number(first[0], "target_size", 0.001, MOST_BILLIONS, whole=False),
            number(first[1], "draft_size", 0.0001, MOST_BILLIONS, whole=False),
            number(first[2], "target_cache", 0, MOST_CACHE),
            number(first[3], "draft_cache", 0, MOST_CACHE),
        ]
    begun = Chosen(MACHINE, DTYPE, CONTEXT, BATCH, gamma, alpha, *first)
    picture, note, table = batched(ENGLISH, begun.load(ENGLISH, None), BATCH)
    shown = chart(picture, elem_id="pay-batch")
    about = gr.HTML(note, padding=False)
    gr.Markdown(LABELS["memory"])
    batch = gr.Slider(1, MOST_BATCH, BATCH, step=1, label=LABELS["memory_batch"])
    memory = gr.HTML(table, elem_id="pay-memory", padding=False)

    def answer(request: gr.Request, *values: Any) -> Any:
        say = say_of(request)
        chosen = Chosen(*values)
        load = chosen.load(say, None if profiler is None else profiler.profile)
        picture, note, table = batched(say, load, int(chosen.batch))
        return drawn(picture), note, table

    asked = [machine, dtype, context, batch, sliders.gamma, sliders.alpha, *sizes]
    on_change(tab, asked, answer, [shown, about, memory])
    pair.change(checked(sizes_for), pair, sizes, **DRAGGED)
    return machine


def sizes_for(_: gr.Request, pair: str) -> Any:
    """Returns the sizes of a pair for their fields."""
    return sizes_of(pair)


def _machines(recorded: Any, here: str = "") -> list[tuple[Any, str]]:
    """Returns the machines as labels and values.

    Args:
        recorded, here: labels of the recorded machine, and of this one if it has been measured.
    """
    named: list[tuple[Any, str]] = [(gpu.name, gpu.name) for gpu in GPUS]
    return [*named, (recorded, "recorded"), *([(here, "here")] if here else [])]


def _recorded_name(say: Catalogue) -> str:
    recorded = shipped(RECORDED, read_passes)
    return _called(say, "recorded", recorded.machine, recorded.dtype)


def _called(say: Catalogue, where: str, machine: Machine, format: str) -> str:
    """Returns the label of a measured machine; `where` is "recorded" or "here"."""
    return str(
        say.pay[f"hardware_{where}"].format(machine=machine_name(say, machine), format=format)
    )


def passes(tab: gr.Tab, profiler: MachineProfiler | None, machine: gr.Dropdown) -> None:
    """Builds the charts of measured passes, and the button that measures this machine."""
    recorded = shipped(RECORDED, read_passes)
    gr.Markdown(LABELS["passes"])
    if profiler is None:
        gr.Markdown(LABELS["measure_zero_gpu"])
    else:
        begin = gr.Button(LABELS["measure"], size="sm")
        status = gr.HTML("", elem_id="pay-status", padding=False)
    with gr.Row(elem_classes="pay-row"):
        with gr.Column(min_width=320):
            shown = chart(widths(ENGLISH, recorded, None), elem_id="pay-widths")
        with gr.Column(min_width=320):
            beside = chart(batches(ENGLISH, recorded), elem_id="pay-batches")

    def again(request: gr.Request) -> Any:
        say = say_of(request)
        return drawn(widths(say, recorded, profiler.profile if profiler else None)), drawn(
            batches(say, recorded)
        )

    tab.select(again, None, [shown, beside], **LIGHT)
    if profiler is None:
        return

    @replies(fail=lambda line: (_said(line), gr.skip(), gr.skip()), send=tuple)
    def measured(request: gr.Request) -> Iterator[Any]:
        say = say_of(request)
        for progress in profiler.measure(str(request.session_hash)):
            yield _progress(say, progress), gr.skip(), gr.skip()
        if (here := profiler.profile) is not None:
            picture = drawn(widths(say, recorded, here))
            name = _called(say, "here", here.machine, here.hardware.source)
            yield (
                _said(say.pay["measured_here"]),
                gr.update(choices=_machines(_recorded_name(say), name), value="here"),
                picture,
            )

    begin.click(
        measured,
        None,
        [status, machine, shown],
        concurrency_limit=None,
        trigger_mode="once",
        show_progress="hidden",
        api_visibility="private",
    )


def _progress(say: Catalogue, progress: ProfileProgress) -> str:
    if progress.position is not None:
        return _said(say.pay["measure_waits"].format(n=progress.position))
    text = say.pay["measuring"].format(done=progress.done, most=TURNS)
    return (
        f"<p class='pay-progress' role='status'><progress max='{TURNS}' value='{progress.done}'"
        f" aria-label='{escape(text)}'></progress>{escape(text)}</p>"
    )


def _said(text: str) -> str:
    return f"<p class='pay-progress' role='status'>{escape(text)}</p>"
