"""All files of the site."""

import hashlib

from specviz.static_site.data import scripts
from specviz.static_site.pages import pages
from specviz.views import bundles
from specviz.views.picture import PLOTLY

PLOTLY_FILE = "plotly/plotly.min.js"  # loaded only where a chart is near


def files() -> dict[str, bytes]:
    """Return the files of the site by their paths in it.

    Raises:
        ShippedError: a file that comes with SpecViz is missing or damaged.
    """
    script, styles = bundles.script("site").encode(), bundles.styles("site").encode()
    version = hashlib.sha256(script + styles).hexdigest()[:12]
    return {
        "site.js": script,
        "site.css": styles,
        PLOTLY_FILE: (PLOTLY / "plotly.min.js").read_bytes(),
        **dict(scripts()),
        **dict(pages(version)),
    }
