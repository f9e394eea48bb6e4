"""The stage: the viewer as a Gradio component, fed with deltas.

The viewer itself is JavaScript in assets/viewer and draws traces; this puts it on the page,
hands it what the server sends, and turns what a visitor asks of it into events.
"""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gradio as gr
import plotly
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from specviz.page.i18n import each
from specviz.page.scripts import LANG, UNTIL
from specviz.page.watch.files import MOST_BYTES, Files, too_large
from specviz.shipped import ASSETS, shipped
from specviz.views.html import SCRIPTS

VIEWER = ASSETS / "viewer"
OWN = [
    ASSETS / "page" / f"{name}.js"
    for name in ("page", "chart", "explore", "links", "myths", "recorded", "tour")
]
PLOTLY = Path(plotly.__file__).parent / "package_data"

ROUTES = [
    Mount("/viewer", StaticFiles(directory=VIEWER)),
    Mount("/plotly", StaticFiles(directory=PLOTLY)),
]
"""Where the page's own scripts are served from: nothing comes from another machine."""

_MOUNT = (
    UNTIL
    + LANG
    + """const events = {
  run: 'play', resume: 'play', step: 'tick', pause: 'pause', stop: 'stop', again: 'again',
};
let viewer = null, run = null, number = 0, left = null, kept = null;
const ask = (known) => server.resync(known).then((message) => message && apply(message));
const send = (intent, detail) => {
  if (intent === 'again') window.SpecVizGo?.(detail.changes);  // the controls follow
  if (intent === 'show') show(detail);
  else if (events[intent]) trigger(events[intent], detail);
  else ask({run, rounds: detail.from, plain: detail.plain_from || 0});
};
const apply = (message) => {
  if (message.number < number || (left && message.run === left)) return;  // of a run left behind
  if (message.trace) {
    ({run = null, number = 0} = message);
    kept = run ? null : message.trace;  // what only the page has
    const {recorded, step, name, offered} = message;
    const source = run ? {run} : offered ? {recorded: name} : null;
    viewer.load(message.trace, {recorded, step, source});
    const node = element.querySelector('.stage');
    node.shows = {live: Boolean(run) && message.typed !== false, name};  // for links
    node.dispatchEvent(new Event('specviz-load', {bubbles: true}));
  } else if (message.number > number) {
    ask({run: message.run, rounds: -1, plain: 0});  // its beginning got lost
  } else if (message.rounds) viewer.append(message);
  if (message.state) viewer.setState(message.state, message.message);
};
const show = (message) => {  // a trace that was brought
  if (['running', 'paused'].includes(viewer.state().state)) trigger('stop', {});
  left = run || left;
  apply({...message, number});
};
element.querySelector('.stage').show = show;  // for recorded runs
const take = () => apply(JSON.parse(props.value || '{}'));
// Not a property: Gradio copies all of those, string by string, at every message.
const said = fetch(`words/${lang}.json`).then((answer) => answer.json());
const ready = until(() => window.SpecViz && SpecViz.mount);
Promise.all([ready, said]).then(([mount, words]) => {
  const node = element.querySelector('.stage');
  viewer = mount(node, {words, live: true, send, most: props.limits.gamma});
  node.specviz = viewer;  // for `say`, for tests, and for whoever opens the console
  node.files = SpecVizFiles({
    server, limits: {...props.limits, ...props.limits.lines[lang]}, show,
    shown: () => kept ? {trace: JSON.stringify(kept)} : {run},
    fail: (line) => viewer.setState('error', line),
  });
  node.addEventListener('dragover', (event) => event.preventDefault());
  node.addEventListener('drop', (event) => {
    event.preventDefault();
    if (event.dataTransfer.files[0]) node.files.bring(event.dataTransfer.files[0]);
  });
  take();
  watch('value', take);
});
"""
)


def stage(
    value: str,
    missed: Callable[[Any], dict[str, Any] | None],
    files: Files,
    most_gamma: int,
) -> gr.HTML:
    """The viewer as a component with the events play, tick (one round), pause, stop, again.

    Its value is a message as JSON: a whole trace, or a delta to the run it shows; with or
    without the state to show and a line of text. JSON, because Gradio would compare values of
    any other kind with the last ones, part by part, at every step.

    Args:
        value: the first message.
        missed: what the page knows, {run, rounds, plain} → the delta from there, or None.
        files: what is taken home and brought.
        most_gamma: the most guesses per round that may be asked for.
    """

    def resync(known: Any) -> dict[str, Any] | None:
        return missed(known)

    def make(wanted: Any) -> str:
        return files.make(wanted)

    def bring(text: Any) -> str:
        return files.bring(text)

    return gr.HTML(
        value,
        html_template="<div class='stage'></div>",
        js_on_load=_MOUNT,
        apply_default_css=False,
        server_functions=[resync, make, bring],
        limits={
            "most": MOST_BYTES,
            "gamma": most_gamma,
            "lines": each(lambda say: {"too_large": too_large(), "busy": say.page["busy"]}),
        },
        elem_id="stage",
    )


def say(state: str, line: str) -> str:
    """A script for an event: the stage shows a state and a line of PAGE, without the server.

    Where it lies below the window, on a phone say, it comes into sight.
    """
    return f"""() => {{
  {LANG}
  const node = document.querySelector('#stage .stage');
  const lines = {json.dumps(each(lambda words: words.page[line]))};
  node.specviz?.setState({json.dumps(state)}, lines[lang]);
  if (node.getBoundingClientRect().top > window.innerHeight) node.scrollIntoView();
}}"""


def ask(call: str) -> str:
    """A script for an event: save('html'), say, of what is shown, or open()."""
    return f"() => document.querySelector('#stage .stage').files?.{call}"


ATTEND = "() => document.querySelector('#stage .sv-strip').focus({preventScroll: true})"
"""A script for an event: the arrow keys step through the story from now on."""


def head() -> str:
    """The tags that load the viewer's scripts and styles, in order."""
    files = shipped(VIEWER / "scripts.json", SCRIPTS)
    # In every address, so that no browser puts an old script beside a new one.
    contents = [shipped(VIEWER / name, bytes) for kind in files.values() for name in kind]
    mark = hashlib.sha256(b"".join(contents)).hexdigest()[:12]
    styles = [f'<link rel="stylesheet" href="viewer/{name}?{mark}">' for name in files["styles"]]
    scripts = [f'<script src="viewer/{name}?{mark}"></script>' for name in files["scripts"]]
    own = [f"<script>{shipped(path, bytes.decode)}</script>" for path in OWN]
    return "\n".join([*styles, *scripts, *own])
