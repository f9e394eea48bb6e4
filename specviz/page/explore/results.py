"""The display of a sweep: its origin, the answer, the filters and the charts."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import gradio as gr
import msgspec

from specviz.content.sweeps import target_of, title
from specviz.errors import Line, SettingsError
from specviz.page.chart import drawn
from specviz.sweep.plan import Plan, Scheme
from specviz.sweep.samples import Sample, Sweep
from specviz.views import charts
from specviz.views.charts import CHARTS
from specviz.views.selection import compare, select
from specviz.views.sweep_text import answer, scheme_name
from specviz.words.catalogue import Catalogue

FASTEST = 0  # as γ: the fastest over all kinds

NO_CELL = Line("There is no run behind this cell: choose one with a number.")

FILTERS = ("show_pair", "show_scheme", "show_temperature", "show_gamma")


class View(NamedTuple):
    """The part of a sweep that a visitor sees; `gamma` is γ, a tree's budget, or FASTEST."""

    pair: str
    scheme: Scheme
    temperature: float
    gamma: int


class Part(NamedTuple):
    """A sweep, and the part of it that a visitor sees.

    Attributes:
        id: the id of a kept sweep, or the name of a recorded one.
    """

    id: str
    sweep: Sweep
    view: View
    recorded: bool


def first_view(sweep: Sweep) -> View:
    """Return the first planned part with runs, or the first planned part if none has runs."""
    plan = sweep.plan
    planned = [
        (pair, scheme, temperature)
        for pair in plan.pairs
        for scheme in plan.schemes(pair)
        for temperature in plan.temperatures
    ]
    measured = {(sweep.pair_of(s), s.scheme, s.temperature) for s in sweep.samples}
    return View(*next((part for part in planned if part in measured), planned[0]), FASTEST)


def choices(say: Catalogue, sweep: Sweep, view: View) -> dict[str, list[tuple[str, Any]]]:
    """Return the choices of each filter as labels and values."""
    plan, schemes = sweep.plan, sweep.plan.schemes(view.pair)
    lengths = [(str(gamma), gamma) for gamma in _lengths(plan, view.scheme)]
    return {
        "show_pair": [(say.pairs.get(pair, pair), pair) for pair in plan.pairs],
        "show_scheme": [
            (scheme_name(say, view.pair, each, schemes), each.code) for each in schemes
        ],
        "show_temperature": [(f"{value:g}", value) for value in sorted(plan.temperatures)],
        "show_gamma": [(say.explore["fastest"], FASTEST), *lengths],
    }


def filters(
    say: Catalogue, sweep: Sweep, view: View, requested: View | None = None
) -> dict[str, Any]:
    """Return updates of the filters for a sweep; hides those with a single choice.

    Args:
        requested: the filters' values in the request. They are not sent back: the visitor may have
            changed them since.
    """
    offered = choices(say, sweep, view)
    values = view._replace(scheme=view.scheme.code)  # type: ignore[arg-type]  # the radio's value
    labels = {"show_gamma": say.explore["show_budget" if view.scheme.is_tree else "show_gamma"]}
    shown = {} if requested is None else dict(zip(FILTERS, requested, strict=True))
    fresh = {name for name, value in zip(FILTERS, view, strict=True) if shown.get(name) != value}
    return {
        name: gr.update(
            choices=offered[name],
            visible=len(offered[name]) > 1,
            label=labels.get(name, say.explore[name]),
            **({"value": value} if name in fresh else {}),
        )
        for name, value in zip(FILTERS, values, strict=True)
    }


def view_of(pair: Any, scheme: Any, temperature: Any, gamma: Any) -> View | None:
    """Return the view that a browser's filters ask for; None if they ask for none."""
    try:
        return View(pair, Scheme.of(scheme), temperature, gamma)
    except (ValueError, AttributeError):
        return None


def fitting(sweep: Sweep, view: View | None) -> View:
    """Return a view if the sweep's plan has it, otherwise the nearest one that it has."""
    plan = sweep.plan
    if view is None or view.pair not in plan.pairs or view.temperature not in plan.temperatures:
        return first_view(sweep)
    if view.scheme not in plan.schemes(view.pair):
        return view._replace(scheme=plan.schemes(view.pair)[0], gamma=FASTEST)
    known = view.gamma in _lengths(plan, view.scheme)
    return view if known else view._replace(gamma=FASTEST)


def _lengths(plan: Plan, scheme: Scheme) -> list[int]:
    """Return the γ or budgets to choose from; none if there is only one."""
    lengths = sorted(plan.lengths(scheme))
    return lengths if len(lengths) > 1 else []


def pictures(say: Catalogue, sweep: Sweep, view: View) -> dict[str, Any]:
    """Return the answer and the charts of a part of a sweep; charts that do not apply are empty."""
    shown = select(sweep, view.pair, view.scheme, view.temperature, view.gamma or None)
    found = dict.fromkeys(CHARTS, drawn(None))
    if shown is None:
        return found | {"answer": paragraphs(say.explore["first_soon"])}
    compared = compare(sweep, view.pair, view.temperature, view.gamma or None)
    for name, picture in charts.pictures(say, shown, compared).items():
        click = say.explore["pictures"]["click"] if CHARTS[name].is_clickable else ""
        found[name] = drawn(picture._replace(says=say.sentences(picture.says, click)))
    lines = answer(say, shown, target_of(sweep, view.pair), compared)
    return found | {"answer": paragraphs(*lines)}


def nothing(say: Catalogue) -> dict[str, Any]:
    """Return the updates to show if there is no sweep at all."""
    return {
        "answer": paragraphs(say.explore["nothing"]),
        "where": paragraphs(),
        **{name: gr.update(visible=False) for name in FILTERS},
        **dict.fromkeys(CHARTS, drawn(None)),
    }


def recorded_choices(say: Catalogue, recorded: Mapping[str, Sweep]) -> list[tuple[str, str]]:
    """Return the recorded sweeps as labels and values."""
    return [(title(say, sweep), name) for name, sweep in recorded.items()]


def paragraphs(*lines: str) -> str:
    """Encode lines of text as the value of the paragraphs component."""
    return msgspec.json.encode(lines).decode()


def samples_at(sweep: Sweep, at: Any) -> list[Sample]:
    """Return the runs of a cell.

    Args:
        at: the clicked [pair, scheme, γ, temperature, kind], from a browser and thus untrusted.

    Raises:
        SettingsError: the cell has no runs.
    """
    if not isinstance(at, list) or len(at) != 5:
        raise SettingsError(NO_CELL)
    pair, code, gamma, temperature, kind = at
    found = [
        sample
        for sample in sweep.samples
        if (sweep.pair_of(sample), sample.scheme.code, sample.gamma, sample.temperature)
        == (pair, code, gamma, temperature)
        and kind in (None, sweep.kind_of(sample))
    ]
    if not found:
        raise SettingsError(NO_CELL)
    return found


def typical(sweep: Sweep, at: Any) -> Sample:
    """Return the run of a cell whose acceptance rate is nearest to that of the whole cell.

    Raises:
        SettingsError: there is no such cell.
    """
    found = samples_at(sweep, at)
    tested = sum(sample.tested for sample in found)
    rate = sum(sample.accepted for sample in found) / max(tested, 1)
    return min(found, key=lambda s: abs(s.accepted / max(s.tested, 1) - rate))
