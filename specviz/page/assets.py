"""The scripts and styles that the browser loads, and their routes."""

import hashlib

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from specviz.shipped import ASSETS, shipped
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

EARLY = shipped(FOLDER / "early.js", bytes.decode)
"""The script that the document begins with."""

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


def head() -> str:
    """Return the tags that load the viewer and the page's own scripts."""
    # The digest keeps browsers from combining an old script with new styles.
    content = bundles.script("page") + bundles.styles("page")
    digest = hashlib.sha256(content.encode()).hexdigest()[:12]
    return (
        f'<link rel="stylesheet" href="page.css?{digest}">\n'
        f'<script src="page.js?{digest}"></script>'
    )
