"""Recorded runs, which open without loading a model."""

import gradio as gr
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from specviz.lab.recordings import TRACES, Recording, recordings
from specviz.page.component import component
from specviz.page.i18n import each
from specviz.page.watch.controls import controls_of
from specviz.service.failures import or_without
from specviz.service.follow_ups import RecordedRun
from specviz.service.host import Host
from specviz.shipped import ASSETS, shipped
from specviz.trace import Trace, read
from specviz.words.catalogue import Catalogue

FIRST = ASSETS / "traces" / "first.json"

ROUTES = [Mount("/traces", StaticFiles(directory=TRACES, check_dir=False))]


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
