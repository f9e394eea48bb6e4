"""Charts of a sweep, each in a module of its own, which defines `CHART`.

To add a chart, add a module: Explore, the static site and the downloads find it here.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

from specviz.views.chart import Chart
from specviz.views.picture import Picture
from specviz.views.selection import Comparison, Selection
from specviz.words.catalogue import Catalogue


def find_charts() -> dict[str, Chart]:
    """Return the charts of this package's modules by name, in the order of their places."""
    modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    charts: list[Chart] = sorted((each.CHART for each in modules), key=lambda chart: chart.place)
    return {chart.name: chart for chart in charts}


CHARTS: Mapping[str, Chart] = find_charts()
"""All charts, by name."""


def pictures(
    say: Catalogue, shown: Selection | None, compared: Comparison | None
) -> dict[str, Picture]:
    """Draw the charts that apply to a selection and to a comparison, by name."""
    found = {}
    for name, chart in CHARTS.items():
        subject = compared if chart.source == "comparison" else shown
        if subject is not None and chart.applies(subject):
            found[name] = chart.picture(say, subject)
    return found
