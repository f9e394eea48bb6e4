"""The registry of charts: a new one is one file, which the page and the site find."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import gradio as gr
import msgspec
import pytest

from specviz.page.explore import layout
from specviz.page.explore.results import first_view, pictures
from specviz.page.explore.results import nothing as empty
from specviz.static_site import data, pages
from specviz.sweep.file import read
from specviz.views import charts
from specviz.views.chart import Chart
from specviz.views.charts import CHARTS, find_charts
from specviz.words import sources
from specviz.words.catalogue import ENGLISH, LANGUAGES, catalogue, named
from support.fixtures import Patch
from support.paths import ROOT

TOY = """
from specviz.views.chart import Chart
from specviz.views.picture import Picture, figure


def draw(say, words, shown):
    return Picture("toy", figure(), words["says"], (words["kind"],), (("toy",),))


CHART = Chart(
    name="toy",
    place=(9, 1),
    source="SOURCE",
    words={"heading": "How toyish?", "says": "Quite."},
    draw=draw,
)
"""
SWEEP = read((ROOT / "assets" / "sweeps" / "bundled-cpu.json").read_bytes())


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: Patch, request: pytest.FixtureRequest) -> Chart:
    (tmp_path / "toy_chart.py").write_text(TOY.replace("SOURCE", request.param))
    monkeypatch.setattr(charts, "__path__", [*charts.__path__, str(tmp_path)])
    found = find_charts()["toy"]
    monkeypatch.setitem(cast("dict[str, Chart]", CHARTS), "toy", found)  # as when it is imported
    return found


@pytest.mark.parametrize("toy", ["cells", "guesses"], indirect=True)
def test_a_new_chart_is_one_file(toy: Chart) -> None:
    with gr.Blocks():
        explore: Any = SimpleNamespace(drawings=None)
        parts, _ = layout._results(explore)
    assert parts["toy"].elem_id == "explore-toy"
    drawn = msgspec.json.decode(pictures(ENGLISH, SWEEP, first_view(SWEEP))["toy"])
    assert drawn["says"].startswith("Quite.")
    click = ENGLISH.explore["pictures"]["click"]
    assert (click in drawn["says"]) == (toy.source == "cells")
    assert drawn["columns"] == [ENGLISH.explore["pictures"]["kind"]]
    assert "toy" in empty(ENGLISH)
    assert pages._explore(ENGLISH).given["headings"]["toy"] == "How toyish?"
    site = msgspec.json.decode(data._sweep(ENGLISH, SWEEP))
    assert all("toy" in part["pictures"] for part in site["parts"])


@pytest.mark.parametrize("toy", ["cells"], indirect=True)
def test_translators_see_a_new_chart(toy: Chart, tmp_path: Path) -> None:
    here = sources.CHARTS._replace(folder=str(tmp_path))
    assert [*sources.declared(here)] == [*named(toy.words, "charts.toy")]


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_has_its_words_in_every_language(name: str) -> None:
    english = CHARTS[name].words_in(ENGLISH)["heading"]
    for language in LANGUAGES.keys() - {"en"}:
        assert CHARTS[name].heading(catalogue(language)) != english


def test_charts_have_places_of_their_own() -> None:
    places = [chart.place for chart in CHARTS.values()]
    assert places == sorted(set(places))
