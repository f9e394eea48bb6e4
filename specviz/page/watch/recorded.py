"""Recorded runs, which open without loading a model."""

import gradio as gr
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from specviz.errors import ShippedError
from specviz.lab.recordings import Recording, recordings
from specviz.page.component import component
from specviz.page.i18n import each
from specviz.page.watch.controls import controls_of
from specviz.service.failures import or_without
from specviz.service.follow_ups import RecordedRun
from specviz.service.host import Host
from specviz.shipped import ASSETS, shipped
from specviz.trace import Trace, read, write
from specviz.words.catalogue import Catalogue

FIRST = ASSETS / "traces" / "first.json"


def _trace(request: Request) -> Response:
    """A recorded run, with the figures that its file leaves out."""
    try:
        run = recorded_run(request.path_params["name"])
    except ShippedError:
        run = None
    if run is None:
        return Response(status_code=404)
    return Response(write(run.trace, figures=True), media_type="application/json")


ROUTES = [Route("/traces/{name}.json", _trace)]


def recorded_runs(host: Host) -> gr.HTML:
    """Return the recorded runs as buttons; the browser fetches the chosen one."""
    none: tuple[Recording, ...] = ()
    known = or_without(recordings, none)
    return component(
        "recorded",
        template="<div class='recorded'></div>",
        words=each(
            lambda say: {
                "words": {name: text for name, text in say.recorded.items() if name != "runs"},
                "runs": [_shown(say, recording, host) for recording in known],
            }
        ),
        elem_id="recorded",
    )


def first_run() -> Trace:
    """Return the recorded run that the page opens on."""
    return shipped(FIRST, read)


def recorded_run(name: str) -> RecordedRun | None:
    """Return the recorded run of a name, or None."""
    found = {recording.name: recording for recording in recordings()}.get(name)
    return None if found is None else RecordedRun(shipped(found.file, read), found.prompt)


def _shown(say: Catalogue, recording: Recording, host: Host) -> dict[str, object]:
    """Return a recording's texts, and a link that runs it again if this host offers its pair."""
    return {
        "name": recording.name,
        **say.recorded["runs"][recording.name],
        "again": link(recording) | {"run": 1} if recording.pair in host.pairs else None,
    }


def link(recording: Recording) -> dict[str, object]:
    """Return the parameters of a link that runs a recording again."""
    chosen = controls_of(recording.settings)
    return {"pair": recording.pair, "prompt": recording.prompt, **chosen}
