"""The event handlers of “Will it pay?”: recompute texts and charts; no layout."""

import math
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, NamedTuple, Self

import gradio as gr

from specviz.lab.passes import read_passes
from specviz.page.chart import drawn
from specviz.page.explore.events import Explore
from specviz.page.i18n import say_of
from specviz.page.messages import owner_of, payload, replies
from specviz.page.pay.calculator import calculated, difference, length, recommended
from specviz.page.pay.machines import (
    DRAFTERS,
    PairSizes,
    batched,
    batches,
    hardware,
    is_gpu,
    launching,
    machine_name,
    offered,
    sized,
    sizes_of,
    warning,
    widths,
)
from specviz.page.pay.questions import answered
from specviz.page.pay.sources import PASSES, Source, Sources
from specviz.page.pay.worksheet import Sheet, worked
from specviz.page.server.addresses import address_of
from specviz.service.host import Host
from specviz.service.machine_profile import TURNS, MachineProfile, MachineProfiler, ProfileProgress
from specviz.service.runs import Runs
from specviz.shipped import shipped
from specviz.theory.latency import Targets
from specviz.theory.load import Load
from specviz.theory.roofline import GPUS
from specviz.theory.scenario import Scenario
from specviz.trace import Machine, Trace
from specviz.views.latency_chart import by_load
from specviz.words.catalogue import Catalogue

LEAST_V, USUAL_V, USUAL_COST = 0.5, 3.0, 1.0  # slider ranges, widened if needed


class Chosen(NamedTuple):
    """The values of the controls that describe a pair under load, by their names in links."""

    gamma: float
    alpha: float
    machine: str
    devices: float
    drafter: str
    target_dtype: str
    draft_dtype: str
    prompt: float
    answer: float
    batch: float
    layer_time: float
    launch: str
    sizes: PairSizes

    @classmethod
    def of(cls, values: Sequence[Any]) -> Self:
        """Return the values in the order of `SERVING`."""
        before = len(cls._fields) - 1
        fields = dict(
            zip(cls._fields, [*values[:before], PairSizes(*values[before:])], strict=True)
        )
        return cls(**fields)

    def load(self, say: Catalogue, here: MachineProfile | None) -> Load:
        """Return the load of the pair on the machine.

        Raises:
            SettingsError: the page does not offer the machine, the drafter or a dtype.
        """
        on = hardware(say, self.machine, shipped(PASSES, read_passes), here)
        on = launching(on, self.launch, gpu=is_gpu(self.machine, here))
        target, draft = sized(self.sizes, self.target_dtype, self.draft_dtype, self.launch)
        return Load(
            on.times(int(self.devices))._replace(layer_seconds=self.layer_time / 1e6),
            target,
            draft,
            int(self.prompt),
            int(self.answer),
            self.alpha,
            int(self.gamma),
            offered(DRAFTERS, self.drafter),
        )


SERVING = (*Chosen._fields[:-1], *PairSizes._fields)
"""The names of those controls, in the order in which events take them."""


class Known(NamedTuple):
    """The source that the tab shows: its stamp, and its value in the list of sources."""

    stamp: str
    start: str


class Pay:
    """The events of the tab.

    Args:
        runs: the visitors' runs.
        recorded: the run that the tab shows before the visitor has one.
        explore: the events of Explore, whose sweep the tab can start from.
        profiler: measures this machine; None where that is not possible.
    """

    def __init__(
        self,
        runs: Runs,
        recorded: Trace,
        explore: Explore,
        profiler: MachineProfiler | None,
        host: Host,
    ) -> None:
        self._profiler = profiler
        self._host = host
        self.recorded = shipped(PASSES, read_passes)
        self.sources = Sources(runs, recorded, explore, profiler)

    @property
    def here(self) -> MachineProfile | None:
        """The profile of this machine, if it has been measured."""
        return None if self._profiler is None else self._profiler.profile

    def load(self, say: Catalogue, values: Sequence[Any]) -> tuple[Load, int]:
        """Return the pair under load that the values of `SERVING` describe, and its batch size.

        Raises:
            SettingsError: the page does not offer the machine, the drafter or a dtype.
        """
        chosen = Chosen.of(values)
        return chosen.load(say, self.here), int(chosen.batch)

    def from_explore(self, request: gr.Request) -> Any:
        """Choose the fastest cell over all kinds that Explore shows as the source, if any."""
        say, owner = say_of(request), owner_of(request)
        cell = self.sources.best(owner)
        if cell is None:
            return gr.skip()
        source = self.sources.source(say, owner, cell)
        return gr.update(choices=self.sources.choices(say, source, owner), value=cell)

    def reopen(self, request: gr.Request, known: Known) -> Any:
        """Reset the sliders to their source, unless it is unchanged.

        The browser's list of sources is not asked: a link may have changed it meanwhile.
        """
        return self._fresh(request, known.stamp, known.start)

    def update(self, request: gr.Request, known: Known, start: Any) -> Any:
        """Reset the sliders to the chosen source, unless it is unchanged."""
        return self._fresh(request, known.stamp, start)

    def reset(self, request: gr.Request, _: Known, start: Any) -> Any:
        """Reset the sliders to the chosen source."""
        return self._fresh(request, None, start)

    def _fresh(self, request: gr.Request, known: str | None, start: Any) -> Any:
        say, owner = say_of(request), owner_of(request)
        source = self.sources.source(say, owner, start)
        stamp = self.sources.stamp(say, source, owner)
        if stamp == known:
            return gr.skip()
        return self.started(say, owner, source, source.sliders)

    def started(self, say: Catalogue, owner: str, source: Source, shown: Scenario) -> list[Any]:
        """Return what is known, the list of sources, the sliders, the advice and its chart."""
        return [
            Known(self.sources.stamp(say, source, owner), source.start),
            gr.update(choices=self.sources.choices(say, source, owner), value=source.start),
            *(gr.update(**kept) for kept in sliders(say, shown)),
            recommended(say, source),
            drawn(difference(say, source)),
        ]

    def calculate(self, request: gr.Request, start: Any, *values: float) -> Any:
        """Return the calculator's cards and charts."""
        say = say_of(request)
        now, scenario = self._now(request, start, values)
        beside = self.sources.beside(say, now, owner_of(request))
        cards, first, second = calculated(say, now, scenario, beside)
        return cards, drawn(first), drawn(second)

    def length(self, request: gr.Request, start: Any, startup: float, *values: float) -> Any:
        """Return the chart of answer lengths."""
        now, scenario = self._now(request, start, values)
        return [drawn(length(say_of(request), now, scenario, startup))]

    def batched(self, request: gr.Request, start: Any, *values: Any) -> Any:
        """Return the roofline's chart, its source, and the memory table."""
        say = say_of(request)
        load, batch = self.load(say, values)
        source = self.sources.source(say, owner_of(request), start)
        picture, note, table = batched(say, load, batch, source.toy_of(load.alpha))
        return drawn(picture), note, table

    def latency(
        self, request: gr.Request, start: Any, first: float, token: float, *values: Any
    ) -> Any:
        """Return the chart of latencies by load, and its warning; limits are in milliseconds."""
        say = say_of(request)
        load, _ = self.load(say, values)
        source = self.sources.source(say, owner_of(request), start)
        picture = by_load(say, load, Targets(first / 1e3, token / 1e3))
        return drawn(picture), warning(say, load, source.toy_of(load.alpha))

    def worksheet(self, request: gr.Request, start: Any, *values: Any) -> Any:
        """Return the results of the worksheet."""
        say, entered = say_of(request), len(Sheet._fields)
        accepted, drafted, gamma, gpus, price, currency, percent = values[:entered]
        sheet = Sheet(accepted, drafted, int(gamma), int(gpus), price, str(currency), percent / 100)
        load, batch = self.load(say, values[entered:])
        source = self.sources.source(say, owner_of(request), start)
        return [worked(say, sheet, load, batch, source)]

    def answers(self, request: gr.Request, start: Any, *values: Any) -> Any:
        """Return the answers to questions, with the figures of the source and the machine."""
        say, owner = say_of(request), owner_of(request)
        source = self.sources.source(say, owner, start)
        beside = self.sources.beside(say, source, owner)
        load, _ = self.load(say, values)
        return [answered(say, source, load, beside)]

    def passes(self, request: gr.Request) -> Any:
        """Return the charts of measured passes."""
        say = say_of(request)
        shown = widths(say, self.recorded, self.here), batches(say, self.recorded)
        return [drawn(picture) for picture in shown]

    @replies(fail=lambda line: (_status_line(line), gr.skip(), gr.skip()), send=tuple)
    def measure(self, request: gr.Request) -> Iterator[Any]:
        """Measure this machine; yield the status, the list of machines, and the chart."""
        say = say_of(request)
        assert self._profiler is not None
        address = address_of(request, self._host.proxies)
        for progress in self._profiler.measure(owner_of(request), address):
            yield _progress(say, progress), gr.skip(), gr.skip()
        if (here := self.here) is not None:
            name = _machine_label(say, "here", here.machine, here.hardware.source)
            yield (
                _status_line(say.pay["measured_here"]),
                gr.update(choices=machine_choices(recorded_name(say), name), value="here"),
                drawn(widths(say, self.recorded, here)),
            )

    def _now(
        self, request: gr.Request, start: Any, values: Sequence[float]
    ) -> tuple[Source, Scenario]:
        """Return a visitor's source and the scenario of their sliders; Gradio checks ranges."""
        source = self.sources.source(say_of(request), owner_of(request), start)
        gamma, alpha, c, v, overhead = values
        return source, source.moved(gamma=int(gamma), alpha=alpha, c=c, v=v, overhead=overhead)


def picked(event: gr.EventData) -> Any:
    """Return the clicked cell, unchecked: the source is validated when it is loaded."""
    return payload(event).get("at", gr.skip())


def sizes(_: gr.Request, pair: str, drafter: str) -> Any:
    """Return the sizes of a pair with a drafter, for their fields."""
    return sizes_of(pair, drafter)


def sliders(say: Catalogue, kept: Scenario) -> list[dict[str, Any]]:
    """Return each slider's value for a scenario, and a range that includes it."""
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


def machine_choices(recorded: Any, here: str = "") -> list[tuple[Any, str]]:
    """Return the machines as labels and values.

    Args:
        recorded, here: labels of the recorded machine, and of this one if it has been measured.
    """
    named: list[tuple[Any, str]] = [(gpu.name, gpu.name) for gpu in GPUS]
    return [*named, (recorded, "recorded"), *([(here, "here")] if here else [])]


def recorded_name(say: Catalogue) -> str:
    """Return the label of the recorded machine."""
    recorded = shipped(PASSES, read_passes)
    return _machine_label(say, "recorded", recorded.machine, recorded.dtype)


def _machine_label(say: Catalogue, where: str, machine: Machine, format: str) -> str:
    """Return the label of a measured machine; `where` is "recorded" or "here"."""
    return str(
        say.pay[f"hardware_{where}"].format(machine=machine_name(say, machine), format=format)
    )


def _progress(say: Catalogue, progress: ProfileProgress) -> str:
    if progress.position is not None:
        return _status_line(say.pay["measure_waits"].format(n=progress.position))
    text = say.pay["measuring"].format(done=progress.done, most=TURNS)
    return (
        f"<p class='pay-progress' role='status'><progress max='{TURNS}' value='{progress.done}'"
        f" aria-label='{escape(text)}'></progress>{escape(text)}</p>"
    )


def _status_line(text: str) -> str:
    return f"<p class='pay-progress' role='status'>{escape(text)}</p>"
