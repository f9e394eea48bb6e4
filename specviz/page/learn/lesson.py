"""The lesson under Learn, and the sheets to print."""

import gradio as gr
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from specviz.content.lesson import fair_run
from specviz.page.component import component
from specviz.page.i18n import choose, each
from specviz.page.watch.recorded import first_run
from specviz.service.host import Host
from specviz.settings import LIMITS
from specviz.views.handout import handout, key
from specviz.views.lesson import lesson
from specviz.words.catalogue import catalogue

SHEETS = {"handout": handout, "key": key}


def lesson_part(host: Host) -> gr.HTML:
    """Return the plan and the exercises; the browser checks the answers."""
    first = first_run()
    return component(
        "lesson",
        words=each(lambda say: lesson(say, first)),
        most=host.most(LIMITS["gamma"]),
        elem_id="lesson",
    )


def _serve(request: Request) -> Response:
    name, language = (request.path_params[part] for part in ("sheet", "language"))
    if name not in SHEETS:
        return HTMLResponse("", 404)
    say = catalogue(choose(f"lang={language}", ""))
    return HTMLResponse(SHEETS[name](say, fair_run()))


ROUTES = [Route("/lesson/{language}/{sheet}", _serve)]
"""The handout and the key by language."""
