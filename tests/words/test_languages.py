"""The page in other languages: which one, complete, and with every placeholder in its place."""

import ast
import json
import pickle
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from specviz import words
from specviz.errors import Line, ModelError, SpecVizError
from specviz.models import checkpoints
from specviz.page import i18n as language
from specviz.page.i18n import InLanguage, choose
from specviz.service.failures import UNEXPECTED, report, safely
from specviz.trace import read
from specviz.views import html
from specviz.words import speaking
from specviz.words.languages import english, translated
from specviz.words.speaking import (
    LANGUAGES,
    Words,
    error_lines,
    in_language,
    sentences,
    spoken,
    tell,
)
from support.paths import ROOT

OTHERS = [name for name in LANGUAGES if (speaking.TRANSLATIONS / f"{name}.json").is_file()]
FIRST = ROOT / "assets" / "traces" / "first.json"
FRESH = 0.0  # of the sentences, while all of them are rewritten


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder of translations for one test."""
    monkeypatch.setattr(speaking, "TRANSLATIONS", tmp_path)
    caches = speaking.translations, speaking.error_lines
    for cached in caches:
        cached.cache_clear()
    yield tmp_path
    for cached in caches:
        cached.cache_clear()


@pytest.mark.parametrize(
    ("query", "accepted", "expected"),
    [
        ("", "", "en"),
        ("lang=es", "ja", "es"),
        ("lang=zh-TW&run=1", "", "zh"),
        ("lang=xx", "ja,en;q=0.8", "ja"),
        ("lang=<script>", "", "en"),
        ("", "fr;q=0.9, es-MX;q=0.8, en;q=0.1", "es"),
        ("", "en-GB,en;q=0.9,ja;q=0.8", "en"),
        ("", "ja;q=1.2.3, zh;q=., es", "es"),
        ("", "*", "en"),
        ("", "a," * 10_000 + "ja", "en"),
    ],
)
def test_the_language_asked_for_or_preferred(query: str, accepted: str, expected: str) -> None:
    assert choose(query, accepted) == expected


def test_the_document_says_its_language() -> None:
    async def page(_: Request) -> HTMLResponse:
        return HTMLResponse('<!doctype html><html dir="ltr" lang="en"><head></head>é</html>')

    app = Starlette(
        routes=[Route("/", page), Route("/other", page)], middleware=[Middleware(InLanguage)]
    )
    with TestClient(app) as client:
        spanish = client.get("/?lang=es").text
        chinese = client.get("/", headers={"accept-language": "zh-CN,zh;q=0.9"}).text
        assert client.get("/other?lang=es").text.count('lang="en"') == 1
    assert 'lang="es"' in spanish
    assert spanish.endswith("é</html>")
    assert 'lang="zh"' in chinese
    assert '{value: "zh-CN"}' in chinese  # as Gradio calls it


def test_a_document_is_rendered_once_for_each_language_and_address() -> None:
    rendered: list[str] = []

    async def page(request: Request) -> HTMLResponse:
        rendered.append(str(request.url))
        status = 500 if len(rendered) == 1 else 200
        return HTMLResponse(f'<html lang="en"><head></head>{request.url}</html>', status)

    app = Starlette(routes=[Route("/", page)], middleware=[Middleware(InLanguage)])
    with TestClient(app, raise_server_exceptions=False) as client:
        assert client.get("/").status_code == 500, "a failure is not kept"
        first = client.get("/?prompt=a&deep_link=b").text
        assert client.get("/?prompt=c").text == first
        assert client.get("/?lang=es").text != first
        assert "other:81" in client.get("/", headers={"host": "other:81"}).text
        assert client.get("/?lang=es&round=3").text == client.get("/?lang=es").text
        assert len(rendered) == 4
        assert all("?" not in address for address in rendered)
        for number in range(100):
            client.get("/", headers={"host": f"host{number}"})
        assert client.get("/").text == first
        assert len(rendered) == 105, "only so many are kept"


def test_an_event_speaks_the_language_of_its_page() -> None:
    def request(*headers: tuple[bytes, bytes]) -> Request:
        return Request({"type": "http", "query_string": b"", "headers": headers})

    referrer = (b"referer", b"https://host/?prompt=x&lang=ja")
    assert language.language_of(request(referrer, (b"accept-language", b"es"))) == "ja"
    assert language.language_of(request((b"accept-language", b"es"))) == "es"
    assert language.language_of(request()) == "en"


def test_words_are_told_in_the_language_that_is_spoken(said: Path) -> None:
    page = Words("PAGE", {"run": "Run", "tabs": {"watch": "Watch"}, "list": [{"a": "One"}]})
    more = {"PAGE.tabs.watch": ["Watch", "Mirar"], "PAGE.list.0.a": ["One", "Uno"]}
    (said / "es.json").write_text(json.dumps(more | {"PAGE.run": ["Run", "Ejecutar"]}), "utf-8")
    assert page["run"] == "Run"
    with spoken.as_in("es"):
        assert page["run"] == page.get("run") == "Ejecutar"
        assert page["tabs"]["watch"] == "Mirar"
        assert [part["a"] for part in page["list"]] == ["Uno"]
        assert dict(page["tabs"].items()) == {"watch": "Mirar"}
        assert list(page["tabs"].values()) == ["Mirar"]
        assert page.get("none") is None
    assert page["tabs"]["watch"] == "Watch"


def test_a_full_width_stop_brings_its_own_space() -> None:
    assert sentences("One.", "", "Two.") == "One. Two."
    assert sentences("一。", "二。", "3 of 4.", "五。") == "一。二。3 of 4. 五。"


def test_english_is_the_words_themselves() -> None:
    for name in words.__all__:
        assert in_language("en", getattr(words, name), name) == getattr(words, name)


def test_what_is_made_of_words_is_made_in_each_language(said: Path) -> None:
    (said / "ja.json").write_text(json.dumps({"PAGE.run": ["Run", "実行"]}), "utf-8")
    made = language.told(lambda: f"<b>{words.PAGE['run']}</b>")
    texts = language.TRANSLATIONS.translations
    assert texts["en"][made.key] == texts["es"][made.key] == "<b>Run</b>"
    assert texts["ja"][made.key] == "<b>実行</b>"


def test_what_is_taken_home_speaks_it_too(said: Path) -> None:
    (said / "es.json").write_text(json.dumps({"VIEWER.empty": [words.VIEWER["empty"], "¡Pulsa!"]}))
    trace = read(FIRST.read_bytes())
    with spoken.as_in("es"):
        spanish = html.page(trace)
    assert '<html lang="es">' in spanish
    assert "¡Pulsa!" in spanish
    assert "¡Pulsa!" not in html.page(trace)


def test_prompts_are_not_translated() -> None:
    names = english()
    assert "CONTINUATIONS.0.notice" in names
    assert "CONTINUATIONS.0.prompt" not in names


def test_labels_are_named_as_their_sentences() -> None:
    def keys(of: Any) -> list[str]:
        return [k for v in of.values() for k in keys(v)] if isinstance(of, dict) else [of.key]

    assert set(keys(language.labels("PAGE"))) <= english().keys()


def test_a_sentence_that_has_changed_is_told_in_english(said: Path) -> None:
    found = {"PAGE.run": ["Run", "Ejecutar"], "PAGE.step": ["Some old words", "Paso"]}
    (said / "es.json").write_text(json.dumps(found), "utf-8")
    spanish = translated("es")
    assert spanish["PAGE.run"] == "Ejecutar"
    assert spanish["PAGE.step"] == words.PAGE["step"]


def marks(sentence: str) -> Counter[str]:
    """What a translation must keep: placeholders, emphasis, headings, code, links."""
    return Counter(re.findall(r"\{[^}]*\}|\*\*|^#+ |`[^`]*`|\]\([^)]*\)", sentence, re.MULTILINE))


@pytest.mark.parametrize("name", OTHERS)
def test_a_translation_is_complete_and_keeps_the_marks(name: str) -> None:
    """`Name: [English, translation]` for each sentence."""
    found = json.loads((speaking.TRANSLATIONS / f"{name}.json").read_text("utf-8"))
    now = english()
    fresh = [key for key, sentence in now.items() if found.get(key, [""])[0] == sentence]
    assert len(fresh) >= FRESH * len(now), sorted(now.keys() - set(fresh))[:20]
    assert not FRESH or not found.keys() - now.keys(), "these sentences are gone"
    for key, (before, after) in found.items():
        assert marks(before) == marks(after), key
        assert after.strip(), key


# Whose errors no visitor of the page meets: they are for the command line, and for hosts.
NOT_FOR_VISITORS = {
    "__main__.py",
    "claims.py",
    "files.py",
    "lab/claims/record.py",
    "lab/journal.py",
    "lab/passes.py",
    "lab/prompts.py",
    "lab/recheck/__main__.py",
    "lab/recheck/making.py",
    "lab/recheck/reports.py",
    "lab/recheck/tried.py",
    "lab/shards.py",
    "lab/bench_table.py",
    "service/examples.py",
    "service/host.py",
    "views/html.py",
}


def error_templates() -> Iterator[tuple[str, ast.expr]]:
    """What every error that a visitor may meet, and every reason, is made of; and where."""
    kinds = {Line.__name__, *(kind.__name__ for kind in SpecVizError.__subclasses__())}
    for path in sorted((ROOT / "specviz").rglob("*.py")):
        if (name := path.relative_to(ROOT / "specviz").as_posix()) in NOT_FOR_VISITORS:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=kind), args=[line, *_]) if kind in kinds:
                    yield f"{name}:{node.lineno}", line


def test_errors_are_made_of_a_template_and_values() -> None:
    """An f-string could not be told in another language."""
    made = [where for where, line in error_templates() if isinstance(line, ast.JoinedStr)]
    assert not made


@pytest.mark.parametrize("name", OTHERS)
def test_every_error_is_told_in_every_language(name: str) -> None:
    """`translations/errors`: English template → template."""
    lines = (line.value for _, line in error_templates() if isinstance(line, ast.Constant))
    templates = {line for line in lines if isinstance(line, str)}
    found = error_lines(name)
    assert len(templates) > 90
    assert not FRESH or not templates - found.keys(), "translate these in translations/errors"
    assert not FRESH or not found.keys() - templates, "these errors are gone"
    for before, after in found.items():
        assert marks(before) == marks(after), before
        assert after.strip(), before


@pytest.mark.parametrize("name", LANGUAGES)
def test_the_gallery_of_failures_says_what_the_page_will_say(name: str) -> None:
    told = translated(name)["FAILURES.6.says"]
    english_line = english()["FAILURES.6.says"]
    assert english_line in Path(checkpoints.__file__).read_text("utf-8")
    with spoken.as_in(name):
        assert tell(Line(english_line)) == told


def test_an_error_is_told_in_the_language_that_is_spoken(said: Path) -> None:
    (said / "errors").mkdir()
    lines = {"{name!r} fails: {why}": "{why} ({name!r} falla)", "the disk is full.": "Sin disco."}
    (said / "errors" / "es.json").write_text(json.dumps(lines), "utf-8")
    why = Line("the disk is full.")
    error: ModelError = pickle.loads(
        pickle.dumps(ModelError("{name!r} fails: {why}", name="{0}", why=why))
    )
    assert str(error) == "'{0}' fails: the disk is full."
    assert tell(error.line) == str(error)
    with spoken.as_in("es"):
        assert tell(error.line) == tell(report(error)) == "Sin disco. ('{0}' falla)"
        assert tell("the disk is full.") == "the disk is full."  # said by somebody else
    assert ModelError("{no} values, no places").line == "{no} values, no places"


def test_what_goes_wrong_becomes_a_line(caplog: pytest.LogCaptureFixture) -> None:
    def event(error: Exception) -> Iterator[str]:
        yield "begun"
        raise error

    assert [*safely(event(ModelError("It is gone.")), str.upper)] == ["begun", "IT IS GONE."]
    assert not caplog.records
    with spoken.as_in("es"):
        assert [*safely(event(KeyError("x")), str)][1] == UNEXPECTED
    assert "KeyError" in caplog.text
