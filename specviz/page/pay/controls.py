"""What the sections of “Will it pay?” share: labels, fields, and how a change is answered."""

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import gradio as gr

from specviz.errors import SpecVizError
from specviz.page.i18n import labels

LABELS = labels("pay")
LIGHT: dict[str, Any] = {
    "queue": False,
    "show_progress": "hidden",
    "api_visibility": "private",
}
"""How events are declared that need no decoder."""

DRAGGED: dict[str, Any] = {"trigger_mode": "always_last", **LIGHT}
"""The same for what may change many times in a second: the last change counts."""


def number(value: float, label: str, low: float, high: float, *, whole: bool = True) -> gr.Number:
    """A field for a number."""
    return gr.Number(
        value,
        label=LABELS[label],
        minimum=low,
        maximum=high,
        precision=0 if whole else None,
        min_width=150,
    )


def checked(answer: Callable[..., Any]) -> Callable[..., Any]:
    """Answers unless a field is empty, or holds what no control offers: then nothing changes."""

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
    """Answers whenever one of the controls has changed, from all of them.

    And when the tab is chosen: what it was built with is in English.

    Args:
        also: what an answer takes before the controls; a change of it alone is answered elsewhere.
    """
    triggers = [tab.select, *(each.change for each in controls)]
    gr.on(triggers, checked(answer), [*also, *controls], list(shown), **DRAGGED)
