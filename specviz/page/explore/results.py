"""The display of a sweep: its origin, the answer, the filters and the charts."""

from collections.abc import Mapping
from itertools import product
from typing import Any, NamedTuple

import gradio as gr
import msgspec

from specviz.content.sweeps import BY_CELL, BY_GUESS, CHARTS, target_of, title
from specviz.errors import Line, SettingsError
from specviz.page.chart import drawn
from specviz.sweep.samples import Sample, Sweep
from specviz.views.picture import Picture
from specviz.views.selection import select
from specviz.views.sweep_text import answer
from specviz.words.catalogue import Catalogue

FASTEST = 0  # as γ: the fastest over all kinds

NO_CELL = Line("There is no run behind this cell: choose one with a number.")

FILTERS = ("show_pair", "show_drafter", "show_temperature", "show_gamma")


class View(NamedTuple):
    """The part of a sweep that a visitor sees; γ may be FASTEST."""

    pair: str
    drafter: str
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
    """Returns the first planned part with runs, or the first planned part if none has runs."""
    plan = sweep.plan
    planned = list(product(plan.pairs, plan.drafters, plan.temperatures))
    measured = {(sweep.pair_of(s), s.drafter, s.temperature) for s in sweep.samples}
    return View(*next((part for part in planned if part in measured), planned[0]), FASTEST)


def choices(say: Catalogue, sweep: Sweep) -> dict[str, list[tuple[str, Any]]]:
    """Returns the choices of each filter as labels and values."""
    plan = sweep.plan
    fastest = (say.explore["fastest"], FASTEST)
    return {
        "show_pair": [(say.pairs.get(pair, pair), pair) for pair in plan.pairs],
        "show_drafter": [(say.drafters[drafter], drafter) for drafter in plan.drafters],
        "show_temperature": [(f"{value:g}", value) for value in sorted(plan.temperatures)],
        "show_gamma": [fastest, *((str(gamma), gamma) for gamma in sorted(plan.gammas))],
    }


def filters(say: Catalogue, sweep: Sweep, view: View) -> dict[str, Any]:
    """Returns updates of the filters for a sweep; hides those with a single choice."""
    offered = choices(say, sweep)
    return {
        name: gr.update(choices=offered[name], value=value, visible=len(offered[name]) > 1)
        for name, value in zip(FILTERS, view, strict=True)
    }


def fitting(sweep: Sweep, view: View) -> View:
    """Returns a browser's view if the sweep's plan has it, otherwise the first view."""
    plan = sweep.plan
    offered = (plan.pairs, plan.drafters, plan.temperatures, (FASTEST, *plan.gammas))
    fits = all(value in values for value, values in zip(view, offered, strict=True))
    return view if fits else first_view(sweep)


def pictures(say: Catalogue, sweep: Sweep, view: View) -> dict[str, Any]:
    """Returns the answer and the charts of a part of a sweep; empty charts without runs."""
    shown = select(sweep, view.pair, view.drafter, view.temperature, view.gamma or None)
    if shown is None:
        return {"answer": said(say.explore["first_soon"]), **dict.fromkeys(CHARTS, drawn(None))}
    return {
        "answer": said(*answer(say, shown, target_of(sweep, view.pair))),
        **{name: drawn(_clickable(say, draw(say, shown))) for name, draw in BY_CELL.items()},
        **{name: drawn(draw(say, shown)) for name, draw in BY_GUESS.items()},
    }


def _clickable(say: Catalogue, picture: Picture) -> Picture:
    """Adds what a click on the picture does."""
    click = say.explore["pictures"]["click"]
    return picture._replace(says=say.sentences(picture.says, click))


def nothing(say: Catalogue) -> dict[str, Any]:
    """Returns the updates to show if there is no sweep at all."""
    return {
        "answer": said(say.explore["nothing"]),
        "where": said(),
        **{name: gr.update(visible=False) for name in FILTERS},
        **dict.fromkeys(CHARTS, drawn(None)),
    }


def recorded_choices(say: Catalogue, recorded: Mapping[str, Sweep]) -> list[tuple[str, str]]:
    """Returns the recorded sweeps as labels and values."""
    return [(title(say, sweep), name) for name, sweep in recorded.items()]


def said(*lines: str) -> str:
    """Encodes lines of text as the value of the paragraphs component."""
    return msgspec.json.encode(lines).decode()


def samples_at(sweep: Sweep, at: Any) -> list[Sample]:
    """Returns the runs of a cell.

    Args:
        at: the clicked [pair, drafter, γ, temperature, kind], from a browser and thus untrusted.

    Raises:
        SettingsError: the cell has no runs.
    """
    if not isinstance(at, list) or len(at) != 5:
        raise SettingsError(NO_CELL)
    pair, drafter, gamma, temperature, kind = at
    found = [
        sample
        for sample in sweep.samples
        if (sweep.pair_of(sample), sample.drafter, sample.gamma, sample.temperature)
        == (pair, drafter, gamma, temperature)
        and kind in (None, sweep.kind_of(sample))
    ]
    if not found:
        raise SettingsError(NO_CELL)
    return found


def typical(sweep: Sweep, at: Any) -> Sample:
    """Returns the run of a cell whose acceptance rate is nearest to that of the whole cell.

    Raises:
        SettingsError: there is no such cell.
    """
    found = samples_at(sweep, at)
    tested = sum(sample.tested for sample in found)
    rate = sum(sample.accepted for sample in found) / max(tested, 1)
    return min(found, key=lambda s: abs(s.accepted / max(s.tested, 1) - rate))
