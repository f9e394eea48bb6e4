"""The controls of “Will it pay?”: their order in events, number fields, and change listeners."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, NamedTuple

import gradio as gr

from specviz.errors import SpecVizError
from specviz.page.i18n import labels
from specviz.page.messages import owner_of
from specviz.service.latest import Latest

LABELS = labels("pay")
LIGHT: dict[str, Any] = {
    "queue": False,
    "show_progress": "hidden",
    "api_visibility": "private",
}
"""Options of events that need no decoder."""

DRAGGED: dict[str, Any] = {"trigger_mode": "always_last", **LIGHT}
"""Options of events that may fire many times per second: only the last one counts."""


class Calculator(NamedTuple):
    """The sliders, in the order in which events take them."""

    gamma: gr.Slider
    alpha: gr.Slider
    c: gr.Slider
    v: gr.Slider
    overhead: gr.Slider


class Serving(NamedTuple):
    """The controls that describe a pair under load, in the order in which events take them."""

    gamma: gr.Slider
    alpha: gr.Slider
    machine: gr.Dropdown
    devices: gr.Number
    drafter: gr.Dropdown
    target_dtype: gr.Dropdown
    draft_dtype: gr.Dropdown
    prompt: gr.Number
    answer: gr.Number
    batch: gr.Slider
    layer_time: gr.Number
    launch: gr.Dropdown
    target: gr.Number
    target_active: gr.Number
    target_unread: gr.Number
    experts: gr.Number
    experts_used: gr.Number
    target_layers: gr.Number
    target_cache: gr.Number
    draft: gr.Number
    draft_layers: gr.Number
    draft_cache: gr.Number
    kernels: gr.Number

    @property
    def sizes(self) -> list[gr.components.Component]:
        """The fields of the models' sizes."""
        return list(self[-11:])


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


def checked(answer: Callable[..., Any]) -> Callable[..., Any]:
    """Decorate an event handler to change nothing if a field is empty or invalid."""

    @wraps(answer)
    def answered(request: gr.Request, *values: Any) -> Any:
        if any(value is None or value != value for value in values):
            return gr.skip()
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
    start: gr.components.Component,
    but: Sequence[gr.components.Component],
) -> None:
    """Recompute the parts that depend on a control when a visitor changes it.

    An event that changes controls must be followed by a `listener` of its own: if each changed
    control called one, their answers could arrive in any order.

    Each control has a single listener. When a listener that was called again meanwhile ends, Gradio
    (6.31) calls all listeners of its control again; two that overlap would never stop.

    Args:
        start: an input of all parts; its changes have their own listener.
        but: controls whose changes have their own listener, too.
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
        gr.on(changes, **listener(fed, start))


def listener(parts: Sequence[Part], start: gr.components.Component) -> dict[str, Any]:
    """Return the arguments of a listener that recomputes several parts."""
    inputs = list(dict.fromkeys(each for part in parts for each in part.controls))
    return {
        "fn": _together(parts, inputs),
        "inputs": [start, *inputs],
        "outputs": [each for part in parts for each in part.shown],
        **DRAGGED,
    }


def _together(
    parts: Sequence[Part], inputs: Sequence[gr.components.Component]
) -> Callable[..., Any]:
    """Return an event handler that recomputes parts; one with an invalid field is skipped.

    A part that a later event of the visitor computes is skipped, too: this event's values are old,
    and its answer could arrive last.
    """

    def answered(request: gr.Request, start: Any, *values: Any) -> Any:
        known = dict(zip(inputs, values, strict=True))
        owner = owner_of(request)
        with ExitStack() as asking:
            askers = [asking.enter_context(part.latest.ask(owner)) for part in parts]
            answers = [
                checked(part.answer)(request, start, *(known[each] for each in part.controls))
                for part in parts
            ]
            found: list[Any] = []
            for part, asker, answer in zip(parts, askers, answers, strict=True):
                usable = asker.is_latest and isinstance(answer, list | tuple)
                found += answer if usable else [gr.skip()] * len(part.shown)
            return found if len(found) > 1 else found[0]  # Gradio wraps a single one itself

    return answered
