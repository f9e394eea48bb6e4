"""The scripts and styles that the browser loads, and their routes."""

import hashlib

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from specviz.shipped import ASSETS
from specviz.views import bundles
from specviz.views.picture import PLOTLY

FOLDER = ASSETS / "page"

STYLES = [
    FOLDER / f"{name}.css"
    for name in (
        *("page", "fold", "watch", "links", "share", "qr", "recorded"),
        *("explore", "pay", "myths", "learn", "lesson", "classroom"),
    )
]

_FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}  # URLs contain a digest


def _script(_: Request) -> Response:
    return Response(bundles.script("page"), media_type="text/javascript", headers=_FOR_GOOD)


def _styles(_: Request) -> Response:
    return Response(bundles.styles("page"), media_type="text/css", headers=_FOR_GOOD)


ROUTES = [
    Route("/page.js", _script),
    Route("/page.css", _styles),
    Mount("/plotly", StaticFiles(directory=PLOTLY)),
]
"""Routes of the viewer and plotly.js, so that the page loads nothing from other servers."""


def _versioned(name: str, content: str) -> str:
    """Return a URL that keeps browsers from using an old version."""
    return f"{name}?{hashlib.sha256(content.encode()).hexdigest()[:12]}"


SCRIPT = f'<script defer src="{_versioned("page.js", bundles.script("page"))}"></script>'
"""The tag that loads the viewer and the page's own scripts, before those of Gradio."""

STYLE = f'<link rel="stylesheet" href="{_versioned("page.css", bundles.styles("page"))}">'
"""The tag that loads the viewer's styles, after those of Gradio."""
