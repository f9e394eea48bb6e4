"""All files of the site."""

import hashlib

from specviz.shipped import ASSETS, shipped
from specviz.static_site.data import scripts
from specviz.static_site.pages import pages
from specviz.views import viewer
from specviz.views.picture import PLOTLY

PLOTLY_FILE = "plotly/plotly.min.js"  # loaded only where a chart is near

_SCRIPTS = (
    *(f"page/{name}.js" for name in ("component", "share", "page", "chart")),
    "site/core.js",
    *("site/watch.js", "site/explore.js", "page/myths.js", "page/play.js"),
)
_STYLES = (
    *(f"page/{name}.css" for name in ("recorded", "myths", "learn", "lesson", "links")),
    *("site/site.css", "page/share.css"),
)


def files() -> dict[str, bytes]:
    """Return the files of the site by their paths in it.

    Raises:
        ShippedError: a file that comes with SpecViz is missing or damaged.
    """
    script = _joined(viewer.script(), _SCRIPTS)
    styles = _joined(viewer.styles(), _STYLES)
    version = hashlib.sha256(script + styles).hexdigest()[:12]
    return {
        "site.js": script,
        "site.css": styles,
        PLOTLY_FILE: (PLOTLY / "plotly.min.js").read_bytes(),
        **dict(scripts()),
        **dict(pages(version)),
    }


def _joined(first: str, names: tuple[str, ...]) -> bytes:
    own = [shipped(ASSETS / name, bytes.decode) for name in names]
    return "\n".join([first, *own]).encode()
