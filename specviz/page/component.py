"""Custom components: the scripts in assets/page draw them by name."""

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
    """Return a component that one of the page's own scripts draws.

    Args:
        name: the name of the component in its script.
        value: the initial value; events replace it.
        events: the events that the script may send.
        words: texts by language; the script gets those of the page's language.
        template: the HTML to draw in.
        options: options of `gr.HTML`; any others become properties that the script can read.
    """
    sources = "{element, props, server, trigger, watch}"
    return gr.HTML(
        value,
        html_template=template,
        # Gradio detects a component's events by their names in its script.
        js_on_load=f"SpecViz.component({json.dumps(name)}, {json.dumps([*events])}, {sources});",
        apply_default_css=False,
        words=words,
        **options,
    )
