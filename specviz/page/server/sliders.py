"""Lets sliders take what is typed into their number box before the browser corrects it.

Gradio (6.31) sends the empty or too large number first, and answers it with an error.
"""

from typing import Any

import gradio as gr

_refusing = gr.Slider.preprocess


def clamp_slider_input() -> None:
    """Let all sliders correct numbers as the browser does: to the range, and an empty one to 0."""
    gr.Slider.preprocess = _corrected


def _corrected(slider: Any, payload: float | None) -> Any:
    return _refusing(slider, min(max(payload or 0.0, slider.minimum), slider.maximum))
