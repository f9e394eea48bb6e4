"""The words around every chart."""

from specviz.words.catalogue import Catalogue


def chart_words(say: Catalogue) -> dict[str, str]:
    """Return the words around a chart, except what a click on it does."""
    kinds = ("table", "png", "svg", "csv")
    words = {kind: say.page[f"chart_{kind}"] for kind in kinds}
    return words | {"comma": say.explore["pictures"]["comma"]}
