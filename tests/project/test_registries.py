"""Each entry of a registry has its words in every language, appears where it should, and is tested.

A registry is a table from which everything else derives: an entry is added in one place.
"""

import ast
import json
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from specviz.__main__ import commands
from specviz.arguments import FILES, parser
from specviz.content.claims import words_of
from specviz.lab.claims import CLAIMS
from specviz.page import i18n
from specviz.page.myths.cards import _all
from specviz.page.watch.controls import CONTROLS
from specviz.registry import CONTROLLERS
from specviz.settings import AXES, HEADS, RULES, SETTINGS
from specviz.static_site.data import recorded_sweeps
from specviz.views.charts import CHARTS, pictures
from specviz.views.files import KINDS
from specviz.views.selection import compare, select
from specviz.words.catalogue import LANGUAGES, Catalogue, catalogue
from support.paths import ROOT


class Registry(NamedTuple):
    """A registry and what must hold for each of its entries.

    Attributes:
        says: returns an entry's name in a language.
        shown: returns the entries that the page, or the static site, offers.
        tests: a file or folder of tests with one for every entry.
        name: what such a test is parametrized over.
    """

    entries: Collection[Any]
    says: Callable[[Catalogue, Any], str]
    shown: Callable[[], Iterable[Any]]
    tests: str
    name: str


def choices_of(setting: str) -> set[str]:
    """The choices of an option of `run`, which are also those of the page's control."""
    options = parser(commands())
    (run,) = (each for each in options._actions if each.choices)
    assert run.choices is not None
    named = {action.dest: action for action in dict(run.choices)["run"]._actions}
    assert setting in CONTROLS
    assert AXES[SETTINGS[setting].axis].choices == SETTINGS[setting].choices
    return set(named[setting].choices)


def charts_of_recorded_sweeps() -> set[str]:
    found = set[str]()
    for sweep in recorded_sweeps().values():
        for pair in sweep.plan.pairs:
            part = pair, sweep.plan.temperatures[0]
            shown = select(sweep, pair, sweep.plan.schemes(pair)[0], part[1])
            found |= pictures(catalogue("en"), shown, compare(sweep, *part)).keys()
    return found


REGISTRIES: Mapping[str, Registry] = {
    "settings": Registry(
        SETTINGS,
        lambda say, name: say.page[SETTINGS[name].control],
        lambda: {name for name in SETTINGS if SETTINGS[name].control in CONTROLS},
        "core",
        "SETTINGS",
    ),
    "rules": Registry(
        RULES, lambda say, name: say.rules[name], lambda: choices_of("rule"), "decoding", "RULES"
    ),
    "heads": Registry(
        HEADS,
        lambda say, name: say.drafters[name],
        lambda: choices_of("drafter"),
        "decoding",
        "DRAFTERS",
    ),
    "controllers": Registry(
        CONTROLLERS,
        lambda say, name: say.controllers[name],
        lambda: choices_of("controller"),
        "decoding",
        "CONTROLLERS",
    ),
    "claims": Registry(
        CLAIMS,
        lambda say, number: words_of(CLAIMS[number], say)["claim"],
        lambda: [card["number"] for card in json.loads(_all("en"))["cards"]],
        "lab",
        "CLAIMS",
    ),
    "charts": Registry(
        CHARTS,
        lambda say, name: CHARTS[name].heading(say),
        charts_of_recorded_sweeps,
        "views",
        "CHARTS",
    ),
    "files": Registry(KINDS, lambda say, kind: say.files[kind], lambda: FILES, "views", "KINDS"),
    "languages": Registry(
        LANGUAGES,
        lambda say, language: say.site["language"],
        lambda: i18n.each(lambda say: say.language),
        "words",
        "LANGUAGES",
    ),
}


@pytest.mark.parametrize("registry", REGISTRIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_words(registry: str, language: str) -> None:
    of, say = REGISTRIES[registry], catalogue(language)
    assert all(of.says(say, entry) for entry in of.entries)


@pytest.mark.parametrize("registry", REGISTRIES)
def test_every_entry_appears(registry: str) -> None:
    of = REGISTRIES[registry]
    assert set(of.entries) <= set(of.shown())


@pytest.mark.parametrize("registry", REGISTRIES)
def test_every_entry_is_tested(registry: str) -> None:
    of = REGISTRIES[registry]
    files = (ROOT / "tests" / of.tests).rglob("test_*.py")
    assert any(of.name in enumerated(path) for path in files)


def enumerated(path: Path) -> set[str]:
    """The names that a file's tests are parametrized over, from its source."""
    return {
        name.id
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("parametrize")
        for name in ast.walk(decorator)
        if isinstance(name, ast.Name)
    }
