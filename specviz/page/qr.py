"""The QR code in the presenter view, which links to what the view shows."""

import gradio as gr
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from specviz.errors import SettingsError
from specviz.page.component import component
from specviz.page.i18n import each
from specviz.views.qr import MOST, qr_code
from specviz.words.catalogue import plain


def qr() -> gr.HTML:
    """Return the component that adds the button to the presenter view."""
    return component("qr", words=each(lambda say: plain(say.links["qr"])), most=MOST, elem_id="qr")


def _serve(request: Request) -> Response:
    try:
        code = qr_code(request.query_params.get("link", ""))
    except SettingsError as error:
        return PlainTextResponse(str(error), 400)
    return Response(code, media_type="image/svg+xml")


ROUTES = [Route("/qr.svg", _serve)]
"""The code of `?link=…`."""
