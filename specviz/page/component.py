"""Components that scripts of ours draw: assets/page/<name>.js draws the component `name`."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import gradio as gr


def component(
    name: str,
    value: str = "",
    *,
    events: Sequence[str] = (),
    words: Mapping[str, Any] | None = None,
    template: str = "<div></div>",
    **options: Any,
) -> gr.HTML:
    """A component that is drawn by a script of ours.

    Args:
        name: that the script knows it by.
        value: what the script shows first; events replace it.
        events: that the script may send.
        words: by language, what it says; the script gets them in the page's language.
        template: the element to draw in.
        options: of `gr.HTML`; any others are properties that the script can read.
    """
    sources = "{element, props, server, trigger, watch}"
    return gr.HTML(
        value,
        html_template=template,
        # Gradio finds a component's events by their names in its script.
        js_on_load=f"SpecVizPage.mount({json.dumps(name)}, {json.dumps([*events])}, {sources});",
        apply_default_css=False,
        words=words,
        **options,
    )
