"""The scripts and styles that the browser loads, and their routes."""

import hashlib

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from specviz.shipped import ASSETS, shipped
from specviz.views import viewer
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

_SCRIPTS = (
    "component",  # first, because the others use it
    "share",
    "qr",
    *("page", "stage", "form", "fold", "status", "sampling", "language", "chart"),
    *("explore", "pay", "links", "myths", "recorded"),
    *("tour_stops", "tour", "play", "lesson", "classroom"),
)
_FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}  # URLs contain a digest


def _script(_: Request) -> Response:
    return Response(viewer.script(), media_type="text/javascript", headers=_FOR_GOOD)


def _styles(_: Request) -> Response:
    return Response(viewer.styles(), media_type="text/css", headers=_FOR_GOOD)


ROUTES = [
    Route("/viewer.js", _script),
    Route("/viewer.css", _styles),
    Mount("/plotly", StaticFiles(directory=PLOTLY)),
]
"""Routes of the viewer and plotly.js, so that the page loads nothing from other servers."""


def head() -> str:
    """Return the tags that load the viewer and the page's own scripts, in order."""
    # The digest keeps browsers from combining an old script with new styles.
    digest = hashlib.sha256((viewer.script() + viewer.styles()).encode()).hexdigest()[:12]
    own = [shipped(FOLDER / f"{name}.js", bytes.decode) for name in _SCRIPTS]
    return "\n".join(
        [
            f'<link rel="stylesheet" href="viewer.css?{digest}">',
            f'<script src="viewer.js?{digest}"></script>',
            *(f"<script>{script}</script>" for script in own),
        ]
    )
