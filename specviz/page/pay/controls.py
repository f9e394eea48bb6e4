"""The controls of “Will it pay?”: their order in events, number fields, and change listeners."""

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, NamedTuple

import gradio as gr

from specviz.errors import SpecVizError
from specviz.page.i18n import labels

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
        return list(self[-10:])


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


def on_change(
    tab: gr.Tab,
    controls: Sequence[gr.components.Component],
    answer: Callable[..., Any],
    shown: Sequence[gr.components.Component],
    *also: gr.components.Component,
) -> None:
    """Call `answer` with all controls when one changes, and when the tab is selected.

    The tab's initial content is in English, so selecting it renders the visitor's language.

    Args:
        also: inputs before the controls, whose changes have their own listeners.
    """
    triggers = [tab.select, *(each.change for each in controls)]
    gr.on(triggers, checked(answer), [*also, *controls], list(shown), **DRAGGED)
