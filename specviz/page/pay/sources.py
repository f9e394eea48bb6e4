"""The sources of “Will it pay?”: a run on Watch, or a cell of the sweep on Explore."""

import contextlib
import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import msgspec

from specviz.content.sweeps import machines, target_of
from specviz.errors import ModelError, SettingsError
from specviz.lab.diagnosis import LEAST_ROUNDS, Lack, Measurement, lack, measure_cell, measure_run
from specviz.lab.passes import Pass, Passes, read_passes
from specviz.metrics import caught_up
from specviz.models.offered import longest_draft
from specviz.models.pairs import find
from specviz.page.explore.events import Explore
from specviz.page.explore.results import Part, View, samples_at
from specviz.page.pay.machines import machine_name
from specviz.service.machine_profile import MachineProfile, MachineProfiler
from specviz.service.runs import Runs
from specviz.settings import LOSSY
from specviz.shipped import ASSETS, shipped
from specviz.sweep.estimates import Cell, Estimate
from specviz.sweep.plan import Scheme
from specviz.sweep.samples import Sweep
from specviz.theory.scenario import Scenario
from specviz.theory.serving import is_toy
from specviz.theory.speculation import MOST_GAMMA
from specviz.trace import Machine, Trace
from specviz.views.points import NOTHING, ComparisonPoints, SpeedupPoint
from specviz.views.run_text import settings_text, setup
from specviz.views.selection import select
from specviz.views.sweep_cells import at, kind_name
from specviz.words.catalogue import Catalogue

DIGITS = 3  # decimals of the sliders
ROUNDED = ("alpha", "c", "v", "overhead")
RUN = "run"  # the start value for a run; any other value is a cell
PASSES = ASSETS / "pay" / "bundled-cpu.json"


class CellKey(NamedTuple):
    """A cell of a sweep, in the order of charts' customdata; kind None: all kinds together."""

    pair: str
    code: str  # of its scheme
    gamma: int
    temperature: float
    kind: str | None


class Source(NamedTuple):
    """A run or cell that the page's numbers come from.

    Attributes:
        run: its measurements.
        id: identifies the run and its progress, or the cell; "" for the recorded run.
        start: RUN, or the cell's value in the list of sources.
        about: a description of the run or cell.
        target: number of weights of the target.
        bent: whether a lossy rule changed the distribution of the text.
    """

    run: Measurement
    id: str
    start: str
    about: str
    pair: str
    scheme: Scheme
    target: int
    bent: bool = False

    @property
    def toy(self) -> bool:
        """Whether the models are too small to tell what larger ones gain."""
        return is_toy(self.target)

    def toy_of(self, alpha: float) -> int | None:
        """Return the size of the toy target that this α was measured on; None if on none."""
        return self.target if self.toy and alpha == self.sliders.alpha else None

    @property
    def scenario(self) -> Scenario:
        """The measured numbers as a scenario."""
        return self.run.scenario

    @property
    def sliders(self) -> Scenario:
        """The scenario as the sliders show it, rounded."""
        exact = self.scenario
        rounded: dict[str, Any] = {name: round(getattr(exact, name), DIGITS) for name in ROUNDED}
        return exact._replace(**rounded)

    def moved(self, **values: float) -> Scenario:
        """Return the scenario of the sliders' values; where one is unmoved, its exact number."""
        shown = self.sliders
        changed: dict[str, Any] = {
            name: each for name, each in values.items() if each != getattr(shown, name)
        }
        return self.scenario._replace(**changed)

    def point(self, say: Catalogue) -> SpeedupPoint:
        """Return the source as a point on a chart, with its interval."""
        name = say.pay["point_run" if self.start == RUN else "point_cell"]
        return _point(name, self.run, Estimate(self.run.speedup, *self.run.interval))


class Sources:
    """Finds the sources for all visitors.

    Args:
        runs: the visitors' runs.
        recorded: a speculative run with plain decoding, used until a visitor has one.
        explore: the events of Explore, which know each visitor's sweep.
        profiler: measures this machine; None where that is not possible.
    """

    def __init__(
        self, runs: Runs, recorded: Trace, explore: Explore, profiler: MachineProfiler | None
    ) -> None:
        self._runs = runs
        self._recorded = recorded
        self._explore = explore
        self._profiler = profiler
        self._passes = shipped(PASSES, read_passes)
        self._drawn = lru_cache(32)(self._points)  # each move of a slider asks for them

    def source(self, say: Catalogue, owner: str | None = None, start: Any = RUN) -> Source:
        """Return the chosen cell if it exists, else the visitor's last run or the recorded one."""
        return self._cell(say, start) or self._run(say, owner)

    def choices(
        self, say: Catalogue, source: Source, owner: str | None = None
    ) -> list[tuple[str, str]]:
        """Return the sources to choose from as labels and values: the run, then cells."""
        run = source if source.start == RUN else self._run(say, owner)
        name = say.pay["start_run" if run.id else "start_recorded"]
        choices = [(name, RUN)]
        if (part := self._part(source, owner)) is not None:
            choices += [(_cell_label(say, cell), _name(part, cell)) for cell in _cells(part)]
        return choices

    def shared(self, start: Any) -> str:
        """Return the chosen source if every visitor has it, otherwise RUN."""
        try:
            id, _ = _cell_key(start)
            return start if self._explore.part_of(id).recorded else RUN
        except (msgspec.MsgspecError, SettingsError, TypeError):
            return RUN

    def best(self, owner: str) -> str | None:
        """Return the value of the fastest cell over all kinds that Explore shows; None if none."""
        part = self._explore.part(owner)
        together = [] if part is None else [cell for cell in _cells(part) if cell.kind is None]
        if part is None or not together:
            return None
        return _name(part, max(together, key=lambda cell: cell.speedup.value or 0))

    def beside(self, say: Catalogue, source: Source, owner: str | None = None) -> ComparisonPoints:
        """Return the cells of a sweep of the same models as points, or why there are none."""
        part = self._part(source, owner)
        if part is None:
            return NOTHING
        if part.view.scheme.is_tree:
            return ComparisonPoints(say.pay["points_tree"])
        if (part.view.pair, part.view.scheme) != (source.pair, source.scheme):
            return ComparisonPoints(say.pay["points_other"])
        return self._drawn(say, part.id, part.view, len(part.sweep.samples))

    def stamp(self, say: Catalogue, source: Source, owner: str | None = None) -> str:
        """Return a text that changes with what is said of the source, or the points beside it."""
        part = self._part(source, owner)
        beside = "" if part is None else f"{part.id} {part.view} {len(part.sweep.samples)}"
        return f"{say.language} {source.id} {source.about} {source.run.widths} {beside}"

    def _run(self, say: Catalogue, owner: str | None) -> Source:
        run = self._runs.get(owner) if owner else None
        trace = self._recorded if run is None else run.trace
        key, why = "source_recorded" if run is None else "source_run", ""
        found = measure_run(trace)
        if found is None or found.rounds < LEAST_ROUNDS:
            key, why = "source_unusable", _reason_text(say, trace, lack(trace))
            run, trace = None, self._recorded
            found = measure_run(trace)
        assert found is not None
        settings = trace.settings
        scheme = Scheme(settings.drafter, settings.rule, settings.tree, settings.controller)
        about = say.pay["about"].format(
            setup=setup(say, trace.models, scheme, settings_text(say, settings)),
            tokens=found.tokens,
            machine=machine_name(say, trace.machine),
        )
        return Source(
            found._replace(
                widths=self._widths(trace, own=run is not None),
                longest=_longest(trace.models.pair, scheme.drafter),
            ),
            "" if run is None else f"{run.id}.{found.rounds}",
            RUN,
            say.pay[key].format(about=about, why=why),
            trace.models.pair,
            scheme,
            trace.models.target.parameters,
            _is_lossy(scheme, settings.temperature),
        )

    def _widths(self, trace: Trace, *, own: bool) -> tuple[tuple[int, float], ...]:
        """Return the costs of wider passes, if measured for this target on the same machine.

        Args:
            own: whether it is a visitor's run; measuring this machine changes no recorded run.
        """
        here = self._profiler.profile if own and self._profiler is not None else None
        known: list[MachineProfile | Passes] = (
            [self._passes] if here is None else [here, self._passes]
        )
        for passes in known:
            same = passes.parameters == trace.models.target.parameters
            if same and _alike(passes.machine, trace.machine):
                return _in_steps(passes.widths)
        return ()

    def _cell(self, say: Catalogue, start: Any) -> Source | None:
        """Return the source of a cell; None if it is not a cell or its sweep was dropped."""
        try:
            id, key = _cell_key(start)
            part = self._explore.part_of(id, _view(key))
            samples = samples_at(part.sweep, [*key])
        except (msgspec.MsgspecError, SettingsError, TypeError, ValueError):
            return None
        found = measure_cell(samples)
        if found is None:
            return None
        scheme, models = Scheme.of(key.code), part.sweep.setups[samples[0].setup].models
        settings = say.pay["cell_settings"].format(
            gamma=key.gamma, temperature=key.temperature, prompts=len(samples)
        )
        about = say.pay["about_cell"].format(
            kind=kind_name(say, key.kind), setup=setup(say, models, scheme, settings)
        )
        return Source(
            found._replace(
                widths=tuple(_verified(part.sweep, key)),
                longest=_longest(key.pair, scheme.drafter),
            ),
            f"{start} {len(samples)}",
            start,
            say.sentences(say.pay["source_cell"].format(about=about), _origin(say, part, "cell")),
            key.pair,
            scheme,
            target_of(part.sweep, key.pair),
            _is_lossy(scheme, key.temperature),
        )

    def _part(self, source: Source, owner: str | None) -> Part | None:
        """Return the part of a sweep with the source's cell, or the part that Explore shows."""
        if source.start == RUN:
            return self._explore.part(owner)
        id, key = _cell_key(source.start)
        return self._explore.part_of(id, _view(key))

    def _points(self, say: Catalogue, id: str, view: View, samples: int) -> ComparisonPoints:
        """Return the points of a part; `samples` is only a cache key, to recompute as it grows."""
        part = self._explore.part_of(id, view)
        points: dict[bool, list[SpeedupPoint]] = {True: [], False: []}
        for cell in _cells(part):
            found = measure_cell(samples_at(part.sweep, at(cell)))
            if found is not None:
                point = _point(kind_name(say, cell.kind), found, cell.speedup)
                point = point._replace(at=_name(part, cell))
                points[cell.kind is None].append(point)
        return ComparisonPoints(
            _origin(say, part, "points"), tuple(points[True]), tuple(points[False])
        )


def _reason_text(say: Catalogue, trace: Trace, lacks: Lack) -> str:
    """Return the words for what a run lacks."""
    rounds = caught_up(trace)[0] if lacks == "plain" else len(trace.rounds)
    text: str = say.pay["unusable"][lacks].format(rounds=rounds, least=LEAST_ROUNDS)
    return text


def _is_lossy(scheme: Scheme, temperature: float) -> bool:
    return scheme.rule in LOSSY and temperature > 0


def _cells(part: Part) -> list[Cell]:
    """Return the cells of a part: all kinds together first, then by kind, each by γ."""
    view = part.view
    shown = select(part.sweep, view.pair, view.scheme, view.temperature)
    if shown is None or view.scheme.is_tree:  # the formula holds only for chains
        return []
    kinds = [None, *part.sweep.plan.kinds]
    cells = [cell for cell in shown.cells if not cell.is_impossible]
    return sorted(cells, key=lambda cell: (kinds.index(cell.kind), cell.setting.gamma))


def _cell_key(start: str) -> tuple[str, CellKey]:
    """Decode the id of a sweep and a cell in it from the result of `_name`.

    Raises:
        MsgspecError: the text has another format.
    """
    return msgspec.json.decode(start, type=tuple[str, CellKey])


def _view(key: CellKey) -> View:
    return View(key.pair, Scheme.of(key.code), key.temperature, key.gamma)


def _cell_label(say: Catalogue, cell: Cell) -> str:
    """Return the label of a cell in the list."""
    label: str = say.pay["start_cell"].format(
        kind=kind_name(say, cell.kind), gamma=cell.setting.gamma
    )
    return label


def _name(part: Part, cell: Cell) -> str:
    """Encode the id of a sweep and a cell as the value for events."""
    return msgspec.json.encode([part.id, at(cell)]).decode()


def _origin(say: Catalogue, part: Part, of: Literal["cell", "points"]) -> str:
    """Describe where the cells of a part were measured."""
    template: str = say.pay[f"{of}_recorded" if part.recorded else f"{of}_yours"]
    return template.format(
        temperature=part.view.temperature,
        machine=machines(say, part.sweep),
        date=part.sweep.recorded[:10],
    )


def _point(name: str, run: Measurement, speedup: Estimate) -> SpeedupPoint:
    low, high = (
        run.speedup if bound is None or not math.isfinite(bound) else bound
        for bound in (speedup.low, speedup.high)
    )
    return SpeedupPoint(name, run.gamma, run.speedup, run.alpha, run.c, low, high)


def _alike(one: Machine, other: Machine) -> bool:
    """Whether times measured on one machine hold for the other."""
    return (one.device, one.processor, one.threads) == (
        other.device,
        other.processor,
        other.threads,
    )


def _longest(pair: str, drafter: str) -> int:
    """Return the most tokens that a drafter drafts in a round, if it is known here."""
    with contextlib.suppress(ModelError):
        return longest_draft(find(pair), drafter) or MOST_GAMMA
    return MOST_GAMMA


def _in_steps(passes: Sequence[Pass]) -> tuple[tuple[int, float], ...]:
    """Return the costs of passes over several tokens, in units of a pass over one."""
    one = next(each.seconds for each in passes if each.width == 1)
    return tuple((each.width, each.seconds / one) for each in passes if each.width > 1)


def _verified(sweep: Sweep, key: CellKey) -> Iterator[tuple[int, float]]:
    """Yield (γ + 1, verify ratio v) at every measured γ; everything else as in this cell."""
    for gamma in sorted(sweep.plan.gammas):
        with contextlib.suppress(SettingsError):
            found = measure_cell(samples_at(sweep, [*key._replace(gamma=gamma)]))
            if found is not None:
                yield gamma + 1, found.v
