"""The layout of the tab “Watch”, and its event listeners."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import gradio as gr

from specviz.page.component import component
from specviz.page.i18n import each, labels, say_of
from specviz.page.messages import SILENT, UNCHECKED
from specviz.page.watch.controls import CONTROLS, NAMES
from specviz.page.watch.events import Watch
from specviz.page.watch.examples import Examples, examples, follow
from specviz.page.watch.files import Files
from specviz.page.watch.frequencies import experiment
from specviz.page.watch.models import models
from specviz.page.watch.offer import offer
from specviz.page.watch.recorded import recorded_runs
from specviz.page.watch.stage import ATTEND, BUSY, STEP, WAITING, stage
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.runs import Runs
from specviz.words.catalogue import Catalogue

LABELS = labels("page")
LONGEST_SLIDER = 10_000  # values; a longer range is typed
EMBED = ("embed", "embedded", "by_hand", "field")
"""Names of the texts of the button that copies the HTML for a frame of another page."""


class WatchTab(NamedTuple):
    """The components that links set.

    Attributes:
        controls: the controls, in the order of `NAMES`.
        wanted: the drafter that the visitor chose, even if the pair lacks it; None: no choice yet.
        examples: the list of prompts, which depends on pair and prompt.
        stage: shows runs and errors.
        look: takes a trigger, and declares that it updates the status of the chosen models.
    """

    controls: list[gr.components.Component]
    wanted: gr.State
    examples: Examples
    stage: gr.HTML
    look: Callable[[Callable[..., Any]], Any]


def watch_tab(
    page: gr.Blocks, watch: Watch, host: Host, pairs: LoadedPairs, runs: Runs
) -> WatchTab:
    """Build the content of the tab and declare its events."""
    with gr.Row(elem_id="watch"):
        with gr.Column(scale=1, min_width=300, elem_id="controls"):
            recorded_runs(host)
            made = examples(host)
            with gr.Row(elem_id="begin"):  # one press of Tab after the prompt
                run = gr.Button(LABELS["run"], variant="primary", min_width=80, elem_id="run")
                step = gr.Button(LABELS["step"], min_width=80, elem_id="step")
            chosen, look, fetched = models(page, watch, host)
            follow_pair = follow(host, chosen[0], made)
            named = dict(zip(("pair", "target", "draft"), chosen, strict=True))
            named |= {"prompt": made.prompt, **_settings(watch, host)}
            wanted = gr.State(None)
            controls = [named[name] for name in NAMES]
        with gr.Column(scale=4, min_width=320, elem_id="main"):
            _form_switch()
            offered = offer(page, watch, host, chosen)
            shown = stage(watch.missed, watch.offers, Files(runs), host)
            _files()
            experiment(page, pairs, host, chosen[1:])
    for event in offered:
        follow_pair(event.then)
        look(event.then)
    _follow_pair(watch, chosen, named["drafter"], wanted, [fetched, *offered])
    _events(page, watch, (run, step), controls, shown)
    return WatchTab(controls, wanted, made, shown, look)


def _form_switch() -> gr.HTML:
    """Return the buttons that open and close the form, and run it while it is closed."""
    return component(
        "form",
        template="<div class='form-bar'></div>",
        words=each(
            lambda say: {name: say.page[name] for name in ("run", "step")} | say.page["form"]
        ),
        elem_id="form",
    )


def _settings(watch: Watch, host: Host) -> dict[str, gr.components.Component]:
    """Create the controls for a run's settings, by their names."""
    drafters, first = watch.drafters(host.pair, "", "")
    names = labels("drafters") | labels("drafters_of").get(host.pair, {})
    made: dict[str, gr.components.Component] = {
        "drafter": gr.Radio(
            [(names[name], name) for name in drafters], value=first, **_named("drafter")
        )
    }
    made |= {name: _control(name, host) for name in ("gamma", "temperature")}
    with gr.Accordion(LABELS["more"], open=False, elem_id="more"):
        made |= {name: _control(name, host) for name in CONTROLS if name not in made}
        return made | {"plain": gr.Checkbox(True, **_named("plain"))}


def _control(name: str, host: Host) -> gr.components.Component:
    """Create the control of a setting."""
    setting = CONTROLS[name]
    value, most = getattr(host.defaults, setting.name), host.most(setting)
    if setting.choices:
        choices = [(label, choice) for choice, label in labels(setting.axis).items()]
        return gr.Dropdown(choices, value=value, **_named(name))
    if most > LONGEST_SLIDER:
        return gr.Number(value, precision=0, **_named(name))
    least, step = max(setting.least, setting.page_least), 1 if setting.kind is int else 0.05
    return gr.Slider(least, most, value, step=step, **_named(name))


def _named(name: str) -> dict[str, Any]:
    """Return the name of a control, and its words."""
    return {"label": LABELS[name], "info": LABELS.get(f"{name}_info"), "elem_id": name}


def _follow_pair(
    watch: Watch,
    chosen: list[gr.components.Component],
    drafter: gr.components.Component,
    wanted: gr.State,
    changes: Iterable[Any],
) -> None:
    """Offer the drafters that the chosen pair has, also after `changes`: downloads and offers.

    The visitor's choice is remembered: a pair without the chosen drafter starts with its default;
    a later pair that has it starts with it.
    """

    def offer(
        request: gr.Request, pair: str, target: str, draft: str, now: str, wish: str | None
    ) -> Any:
        drafters, first = watch.drafters(pair, target, draft)
        value = preferred(drafters, first, wish)
        return drafter_update(say_of(request), pair, drafters, value, now)

    pair, target, draft = chosen
    triggers = [pair.input, target.blur, target.submit, draft.blur, draft.submit]
    shown = [*chosen, drafter, wanted]
    gr.on(triggers, offer, shown, drafter, queue=False, **UNCHECKED)
    for change in changes:
        change.then(offer, shown, drafter, queue=False, **UNCHECKED)
    drafter.input(lambda choice: choice, drafter, wanted, queue=False, **UNCHECKED)


def preferred(drafters: Iterable[str], first: str, wanted: str | None) -> str:
    """Return the chosen drafter if the pair has it, else the one that the pair starts with."""
    return wanted if wanted is not None and wanted in drafters else first


def drafter_update(say: Catalogue, pair: str, drafters: Iterable[str], value: str, now: str) -> Any:
    """Return the update of a pair's drafters, which include any value that a link sets.

    The value is sent only if it changes: otherwise it would count as the visitor's input.
    """
    choices = [(say.drafter(name, pair), name) for name in dict.fromkeys((*drafters, value))]
    return gr.update(choices=choices) if value == now else gr.update(choices=choices, value=value)


def _files() -> None:
    """Create the buttons that save or open a run through the stage."""
    gr.Markdown(LABELS["files"], elem_id="files-intro")
    with gr.Row(elem_id="files"):
        for kind, label in labels("files").items():
            save = gr.Button(label, size="sm", min_width=150)
            save.click(None, js=f"() => SpecViz.stage.save('{kind}')")
        bring = gr.Button(LABELS["open_file"], size="sm", min_width=150)
        bring.click(None, js="() => SpecViz.stage.open()")
    component(
        "share",
        template="<div class='link'></div>",
        words=each(lambda say: {name: say.links[name] for name in EMBED}),
        elem_id="share",
    )


def _events(
    page: gr.Blocks,
    watch: Watch,
    begin: tuple[gr.Button, gr.Button],
    controls: list[gr.components.Component],
    shown: gr.HTML,
) -> None:
    run, step = begin
    run.click(None, js=WAITING)
    run.click(None, js=ATTEND)
    step.click(None, js=STEP)
    # No concurrency limit: our own queue limits runs and tells visitors their position.
    for trigger, event, inputs in (
        (run.click, watch.run, controls),
        (shown.play, watch.play, controls),
        (shown.tick, watch.tick, controls),
        (shown.again, watch.again, None),
    ):
        decodes = trigger(event, inputs, shown, concurrency_limit=None, **UNCHECKED)
        decodes.failure(None, js=BUSY)
    shown.pause(watch.pause, None, None, queue=False, **SILENT)
    shown.stop(watch.stop, None, shown, queue=False, **SILENT)
    page.unload(watch.leave)
