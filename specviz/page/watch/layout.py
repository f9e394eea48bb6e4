"""The controls of Watch: what to run, how, and what begins it."""

from collections.abc import Callable
from typing import Any, NamedTuple

import gradio as gr

from specviz.page.i18n import labels
from specviz.page.watch.chooser import chooser
from specviz.page.watch.events import Watch
from specviz.page.watch.examples import Examples, examples, follow
from specviz.service.host import Host
from specviz.settings import MAX_TEMPERATURE, MAX_TOP_K

LABELS = labels("page")
LEAST_TOP_P = 0.05


class Form(NamedTuple):
    """What a visitor sets.

    Attributes:
        controls: in the order in which the events take them.
        examples: the prompts to start from.
        run, step: what begins a run.
        look: declares that an event is followed by a look at the chosen models.
    """

    controls: list[gr.components.Component]
    examples: Examples
    run: gr.Button
    step: gr.Button
    look: Callable[[Callable[..., Any]], Any]


def form(page: gr.Blocks, watch: Watch, host: Host) -> Form:
    """The components, with the events among them; each has its name in a link as its id."""
    default = host.defaults
    shown = examples(host)
    with gr.Row(elem_id="begin"):
        run = gr.Button(LABELS["run"], variant="primary", min_width=120, elem_id="run")
        step = gr.Button(LABELS["step"], min_width=120, elem_id="step")
    chosen, look = chooser(page, watch, host)
    follow(host, chosen[0], shown)
    drafter = gr.Radio(
        [(label, name) for name, label in labels("drafters").items()],
        value=default.drafter,
        label=LABELS["drafter"],
        elem_id="drafter",
    )
    gamma = _slider("gamma", 0, host.max_gamma, default.gamma, 1)
    temperature = _slider("temperature", 0, MAX_TEMPERATURE, default.temperature, 0.05)
    with gr.Accordion(LABELS["more"], open=False, elem_id="more"):
        confidence = _slider("confidence", 0, 1, default.confidence, 0.05)
        top_k = _slider("top_k", 0, MAX_TOP_K, default.top_k, 1)
        top_p = _slider("top_p", LEAST_TOP_P, 1, default.top_p, 0.05)
        length = gr.Slider(
            1,
            host.max_new_tokens,
            default.max_new_tokens,
            step=1,
            label=LABELS["length"],
            elem_id="tokens",
        )
        seed = gr.Number(default.seed, label=LABELS["seed"], precision=0, elem_id="seed")
        plain = gr.Checkbox(True, label=LABELS["plain"], info=LABELS["plain_info"], elem_id="plain")
    settings = [drafter, gamma, temperature, confidence, top_k, top_p, seed, length]
    return Form([shown.prompt, *chosen, plain, *settings], shown, run, step, look)


def _slider(name: str, least: float, most: float, value: float, step: float) -> gr.Slider:
    return gr.Slider(
        least,
        most,
        value,
        step=step,
        label=LABELS[name],
        info=LABELS[f"{name}_info"],
        elem_id=name,
    )
