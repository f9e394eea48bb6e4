"""The stage: the viewer as a Gradio component, fed with deltas.

The viewer itself is JavaScript in assets/viewer and draws traces; this puts it on the page,
hands it what the server sends, and turns what a visitor asks of it into events.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gradio as gr
import plotly
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from specviz.page.component import component
from specviz.page.i18n import each, say_of
from specviz.page.watch.files import MOST_BYTES, Files, too_large
from specviz.shipped import ASSETS, shipped
from specviz.views import viewer

OWN = [
    ASSETS / "page" / f"{name}.js"
    for name in (
        "component",  # first: the others use it
        "page",
        "stage",
        "status",
        "sampling",
        "language",
        "chart",
        "explore",
        "links",
        "myths",
        "recorded",
        "tour",
    )
]
PLOTLY = Path(plotly.__file__).parent / "package_data"

_KEPT = {"Cache-Control": "public, max-age=31536000, immutable"}  # their addresses have a mark


def _script(_: Request) -> Response:
    return Response(viewer.script(), media_type="text/javascript", headers=_KEPT)


def _styles(_: Request) -> Response:
    return Response(viewer.styles(), media_type="text/css", headers=_KEPT)


ROUTES = [
    Route("/viewer.js", _script),
    Route("/viewer.css", _styles),
    Mount("/plotly", StaticFiles(directory=PLOTLY)),
]
"""Where the page's own scripts are served from: nothing comes from another machine."""


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

    def make(wanted: Any, request: gr.Request) -> str:
        return files.make(say_of(request), wanted)

    def bring(text: Any, request: gr.Request) -> str:
        return files.bring(say_of(request), text)

    return component(
        "stage",
        value,
        events=["play", "tick", "pause", "stop", "again"],
        words=each(
            lambda say: {
                "too_large": too_large(say),
                "busy": say.page["busy"],
                "waiting": say.page["waiting"],
            }
        ),
        template="<div class='stage'></div>",
        server_functions=[resync, make, bring],
        limits={"most": MOST_BYTES, "gamma": most_gamma},
        elem_id="stage",
    )


def head() -> str:
    """The tags that load the viewer and the page's own scripts."""
    # A mark in the addresses, so that no browser puts an old script beside a new style.
    mark = hashlib.sha256((viewer.script() + viewer.styles()).encode()).hexdigest()[:12]
    return "\n".join(
        [
            f'<link rel="stylesheet" href="viewer.css?{mark}">',
            f'<script src="viewer.js?{mark}"></script>',
            *(f"<script>{shipped(path, bytes.decode)}</script>" for path in OWN),
        ]
    )
