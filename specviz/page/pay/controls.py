"""The controls of “Will it pay?”: their order in events, number fields, and change listeners."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, NamedTuple

import gradio as gr

from specviz.errors import Line, SettingsError, SpecVizError
from specviz.page.i18n import labels
from specviz.page.messages import owner_of
from specviz.service.host import NOT_OFFERED
from specviz.service.latest import Latest
from specviz.settings import check_number

LABELS = labels("pay")
LIGHT: dict[str, Any] = {
    "queue": False,
    "show_progress": "hidden",
    "api_visibility": "private",
    "preprocess": False,
}
"""Options of events that need no decoder. They check values themselves: Gradio (6.31) sends a
number before the browser has corrected it, and would answer with an error."""

DRAGGED: dict[str, Any] = {"trigger_mode": "always_last", **LIGHT}
"""Options of events that may fire many times per second: only the last one counts."""


class Calculator(NamedTuple):
    """The sliders, in the order in which events take them."""

    gamma: gr.Slider
    alpha: gr.Slider
    c: gr.Slider
    v: gr.Slider
    overhead: gr.Slider


def number(value: float, label: str, low: float, high: float, *, whole: bool = True) -> gr.Number:
    """Return a number field."""
    return gr.Number(
        value,
        label=LABELS[label],
        minimum=low,
        maximum=high,
        precision=0 if whole else None,
        min_width=150,
    )


def dropdown(choices: Sequence[tuple[Any, str]], value: str, label: str) -> gr.Dropdown:
    """Return a list to choose from."""
    return gr.Dropdown(list(choices), value=value, label=LABELS[label], min_width=200)


Controls = Mapping[str, gr.components.Component]
"""All controls of the tab by their names in links."""
START = "start"  # the name of the list of sources, an input of all parts
WIDENED = ("c", "v", "overhead")
MOST_STEPS = 100.0  # of a slider that a source widens


def check_value(name: str, control: Any, value: Any) -> None:
    """Check that a value from a browser or a link is one of a control's.

    Args:
        name: of the control in links.

    Raises:
        SettingsError: it is not.
    """
    if isinstance(control, gr.Dropdown):
        if not isinstance(value, str):
            raise SettingsError(NOT_OFFERED, name=value)
    else:
        bounds = (0.0, MOST_STEPS) if name in WIDENED else (control.minimum, control.maximum)
        check_number(Line(name), value, *bounds)


def checked(answer: Callable[..., Any]) -> Callable[..., Any]:
    """Decorate an event handler to change nothing if a value is invalid."""

    @wraps(answer)
    def answered(request: gr.Request, *values: Any) -> Any:
        try:
            return answer(request, *values)
        except SpecVizError:
            return gr.skip()

    return answered


@dataclass(frozen=True, eq=False)
class Part:
    """A part of the tab that is computed from controls.

    Attributes:
        answer: takes the request, the source and the controls' values; returns those of `shown`.
        latest: which of a visitor's events was the last to begin computing it.
    """

    answer: Callable[..., Sequence[Any]]
    controls: tuple[gr.components.Component, ...]
    shown: tuple[gr.components.Component, ...]
    latest: Latest = field(default_factory=Latest)


def follow(
    parts: Sequence[Part],
    controls: Controls,
    but: Sequence[gr.components.Component],
) -> None:
    """Recompute the parts that depend on a control when a visitor changes it.

    An event that changes controls must be followed by a `listener` of its own: if each changed
    control called one, their answers could arrive in any order.

    Each control has a single listener. When a listener that was called again meanwhile ends, Gradio
    (6.31) calls all listeners of its control again; two that overlap would never stop.

    Args:
        but: controls whose changes have their own listener.
    """
    triggers = defaultdict[tuple[Part, ...], list[Any]](list)
    for control in dict.fromkeys(each for part in parts for each in part.controls):
        if control in but:
            continue
        fed = tuple(part for part in parts if control in part.controls)
        triggers[fed].append(control.input)
        if isinstance(control, gr.Slider):
            triggers[fed].append(control.release)  # its reset button fires no input event
    for fed, changes in triggers.items():
        gr.on(changes, **listener(fed, controls))


def listener(parts: Sequence[Part], controls: Controls) -> dict[str, Any]:
    """Return the arguments of a listener that recomputes several parts."""
    named = {
        name: each
        for name, each in controls.items()
        if any(each in part.controls for part in parts)
    }
    return {
        "fn": _together(parts, named),
        "inputs": [controls[START], *named.values()],
        "outputs": [each for part in parts for each in part.shown],
        **DRAGGED,
    }


def _together(parts: Sequence[Part], named: Controls) -> Callable[..., Any]:
    """Return an event handler that recomputes parts; one with an invalid value is skipped.

    A part that a later event of the visitor computes is skipped, too: this event's values are old,
    and its answer could arrive last.
    """

    def answered(request: gr.Request, start: Any, *values: Any) -> Any:
        known = {
            each: each.minimum if value is None and isinstance(each, gr.Slider) else value
            for each, value in zip(named.values(), values, strict=True)
        }  # the browser corrects an empty slider so, without another event
        names = {control: name for name, control in named.items()}

        @checked
        def answer(request: gr.Request, part: Part) -> Any:
            for each in part.controls:
                check_value(names[each], each, known[each])
            return part.answer(request, start, *(known[each] for each in part.controls))

        owner = owner_of(request)
        with ExitStack() as asking:
            askers = [asking.enter_context(part.latest.ask(owner)) for part in parts]
            found: list[Any] = []
            for part, asker, made in zip(
                parts, askers, [answer(request, part) for part in parts], strict=True
            ):
                usable = asker.is_latest and isinstance(made, list | tuple)
                found += made if usable else [gr.skip()] * len(part.shown)
            return found if len(found) > 1 else found[0]  # Gradio wraps a single one itself

    return answered
