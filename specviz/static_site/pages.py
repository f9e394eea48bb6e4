"""The site's pages in every language."""

from collections.abc import Callable, Iterator, Mapping
from html import escape

from specviz.content.charts import chart_words
from specviz.content.sweeps import title
from specviz.lab.recordings import recordings
from specviz.static_site.data import recorded_sweeps
from specviz.static_site.frame import Content, address, framed
from specviz.static_site.learn import learn, lesson, sheets
from specviz.static_site.prose import prose
from specviz.views.charts import CHARTS
from specviz.words.catalogue import LANGUAGES, Catalogue, catalogue


def pages(version: str) -> Iterator[tuple[str, bytes]]:
    """Yield the file name of each page in each language, and its content.

    Args:
        version: changes when a script or a style does, so that browsers do not keep an old one.
    """
    for language in LANGUAGES:
        say = catalogue(language)
        tabs = {name: _tab(say, name) for name in _PAGES}
        for name, make in _PAGES.items():
            yield address(name, language), framed(say, name, make(say), tabs, version).encode()
        for name, sheet in sheets(say):
            yield address(name, language), sheet.encode()


def _tab(say: Catalogue, name: str) -> str:
    if name == "lesson":
        return str(say.site["lesson_tab"])
    return str(say.page["tabs"]["watch" if name == "index" else name])


def _watch(say: Catalogue) -> Content:
    words, terms = say.recorded, address("learn", say.language)
    runs = [recording.name for recording in recordings()]
    chips = "".join(
        f'<button type="button" data-name="{name}">{escape(words["runs"][name]["label"])}</button>'
        for name in runs
    )
    return Content(
        f'<div class="intro">{prose(say.site["watch"], lambda to: f"{terms}{to}")}</div>\n'
        f'<div id="recorded" class="recorded"><span id="recorded-label">{escape(words["label"])}'
        '</span><div class="recorded-list" role="group" aria-labelledby="recorded-label">'
        f'{chips}</div><p class="recorded-about"></p></div>\n'
        '<div id="stage"><div class="stage"></div></div>\n'
        '<div data-component="share"><div class="link"></div></div>',
        {
            "runs": [{"name": name, "notice": words["runs"][name]["notice"]} for name in runs],
            "share": {name: say.links[name] for name in ("embed", "embedded", "by_hand", "field")},
        },
    )


def _explore(say: Catalogue) -> Content:
    words = say.explore
    sweeps = recorded_sweeps().items()
    return Content(
        f'<div class="intro">{prose(say.site["explore"])}</div>\n<div id="explore"></div>',
        {
            "results": words["results"],
            "drafter": words["show_scheme"],
            "temperature": words["show_temperature"],
            "headings": {name: chart.heading(say) for name, chart in CHARTS.items()},
            "chart": chart_words(say),
            "sweeps": [{"name": name, "title": title(say, sweep)} for name, sweep in sweeps],
        },
    )


def _myths(say: Catalogue) -> Content:
    return Content(
        f'<div class="intro">{prose(say.site["myths"])}</div>\n'
        '<div id="myths" data-component="myths"><div class="myths"></div></div>'
    )


_PAGES: Mapping[str, Callable[[Catalogue], Content]] = {
    "index": _watch,
    "explore": _explore,
    "myths": _myths,
    "learn": learn,
    "lesson": lesson,
}
"""The functions that make the content of each page, by the stem of its file."""
