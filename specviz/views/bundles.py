"""Reads the bundles in assets/dist: `page`, `site` and `replay`, each a script and its styles.

`python -m tests.javascript bundle` makes them from the sources beside them.
"""

from typing import Literal

from specviz.shipped import ASSETS, shipped

FOLDER = ASSETS / "dist"

Bundle = Literal["page", "site", "replay"]


def script(name: Bundle) -> str:
    """Return a bundle's script; it may define `window.SpecViz`."""
    return shipped(FOLDER / f"{name}.js", bytes.decode)


def styles(name: Bundle) -> str:
    """Return a bundle's styles."""
    return shipped(FOLDER / f"{name}.css", bytes.decode)
