"""The stage: the viewer as a Gradio component, updated by deltas.

The viewer (assets/viewer) draws traces. assets/page/stage.ts puts it on the page, passes it the
server's messages, and turns visitors' actions into events.
"""

from collections.abc import Callable
from typing import Any

import gradio as gr

from specviz.page.component import component
from specviz.page.i18n import each, say_of
from specviz.page.messages import encode
from specviz.page.server.addresses import address_of
from specviz.page.watch.files import Files, too_large
from specviz.page.watch.recorded import first_run
from specviz.service.host import Host
from specviz.settings import LIMITS
from specviz.views.files import MOST_OPENED

WAITING = "() => SpecViz.stage.say('loading', 'waiting')"
BUSY = "() => SpecViz.stage.say('error', 'busy')"
ATTEND = "() => SpecViz.stage.attend()"
STEP = "() => SpecViz.stage.step()"
"""Scripts of events that change the stage at once, without the server."""


def stage(
    missed: Callable[[Any], dict[str, Any] | None],
    offered: Callable[[Any], dict[str, list[str]] | None],
    files: Files,
    host: Host,
) -> gr.HTML:
    """Return the viewer, with the events play, tick (one round), pause, stop and again.

    Its value is a message with a whole trace, a delta to the run it shows, or a state and a line of
    text. It is encoded as JSON, because Gradio compares other values with the last one part by part
    at every step.

    Args:
        missed: takes the {run, rounds, plain} that the page has, and returns the missing part or
            None.
        offered: takes the source of a run, {run} or {recorded}, and returns what "Run again" can
            change its named settings to, or None.
        files: creates and reads the files that visitors save and open.
    """

    def resync(known: Any) -> dict[str, Any] | None:
        return missed(known)

    def offers(source: Any) -> dict[str, list[str]] | None:
        return offered(source)

    def make(wanted: Any, request: gr.Request) -> str:
        return files.make(say_of(request), wanted, address_of(request, host.proxies))

    def bring(text: Any, request: gr.Request) -> str:
        return files.bring(say_of(request), text)

    trace = first_run()
    first = {"recorded": True, "state": "done", "name": "first", "trace": trace}
    return component(
        "stage",
        encode(first | {"offered": trace.models.pair in host.pairs}),
        events=["play", "tick", "pause", "stop", "again"],
        words=each(
            lambda say: {
                "too_large": too_large(say),
                "busy": say.page["busy"],
                "gone": say.page["gone"],
                "waiting": say.page["waiting"],
            }
        ),
        template="<div class='stage'></div>",
        server_functions=[resync, offers, make, bring],
        limits={"most": MOST_OPENED, "gamma": host.most(LIMITS["gamma"])},
        elem_id="stage",
    )
