"""The page in the visitor's language: its choice, the document, events and labels."""

import re
from collections.abc import Iterator
from contextlib import closing
from html import escape
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from specviz.errors import ModelError
from specviz.page import i18n
from specviz.page.i18n import InLanguage, choose
from specviz.page.messages import replies
from specviz.service.failures import UNEXPECTED
from specviz.words.catalogue import ENGLISH, catalogue
from specviz.words.sources import sentences


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
        title = f"<title>{ENGLISH.page['title']}</title>"
        return HTMLResponse(f'<!doctype html><html lang="en"><head>{title}</head>é</html>')

    app = Starlette(
        routes=[Route("/", page), Route("/other", page)], middleware=[Middleware(InLanguage)]
    )
    with TestClient(app) as client:
        spanish = client.get("/?lang=es").text
        chinese = client.get("/", headers={"accept-language": "zh-CN,zh;q=0.9"}).text
        assert client.get("/other?lang=es").text.count('lang="en"') == 1
    assert 'lang="es"' in spanish
    assert f"<title>{catalogue('es').page['title']}</title>" in spanish
    assert spanish.endswith("é</html>")
    assert 'lang="zh"' in chinese
    assert '{value: "zh-CN"}' in chinese  # Gradio's name for it


def test_the_document_names_no_path_of_another_prefix(url: str) -> None:
    """Behind a proxy, everything is below the prefix of the page's own address."""
    text = httpx.get(url, headers={"accept-language": "es"}).text
    assert re.findall(r"""(?:href|src)=["']/(?!/)[^"']*""", text) == []
    for name in re.findall(r'<link rel="(?:manifest|icon)" href="([^"]+)"', text):
        assert httpx.get(url + name).status_code == 200
    assert text.count('rel="icon"') == text.count('rel="manifest"') == 1
    assert f'<p id="blocked">{escape(catalogue("es").page["no_script"])}</p>' in text


@pytest.mark.parametrize("prefix", ["", "/spec"])
def test_the_document_is_found_below_a_prefix(prefix: str) -> None:
    """Some proxies keep the prefix of GRADIO_ROOT_PATH, others remove it."""

    async def page(_: Request) -> HTMLResponse:
        return HTMLResponse('<html lang="en"><head><link href="/manifest.json"></head></html>')

    app = Starlette(routes=[Route("/", page)], middleware=[Middleware(InLanguage)])
    with TestClient(app, root_path="/spec") as client:
        text = client.get(f"{prefix}/?lang=es").text
        assert client.get("/other").status_code == 404
    assert 'lang="es"' in text
    assert 'href="manifest.json"' in text


def test_an_isolated_frame_says_what_to_do(browser: Browser, url: str) -> None:
    """In a sandbox without allow-same-origin, a page may not load its own modules."""
    with closing(browser.new_page()) as outer:
        outer.set_content(f'<iframe sandbox="allow-scripts" src="{url}"></iframe>')
        body = outer.frame_locator("iframe").locator("body")
        expect(body).to_have_text(ENGLISH.page["isolated"].format(url=url))


def test_a_browser_without_scripts_says_what_to_do(browser: Browser, url: str) -> None:
    with closing(browser.new_context(java_script_enabled=False)) as context:
        page = context.new_page()
        page.goto(url)
        expect(page.get_by_text(ENGLISH.page["no_script"])).to_be_visible()
    with closing(browser.new_page()) as page:
        page.goto(url)
        expect(page.get_by_text(ENGLISH.page["no_script"])).to_be_hidden()


def test_a_document_is_rendered_once_for_each_language_and_address() -> None:
    rendered: list[str] = []

    async def page(request: Request) -> HTMLResponse:
        rendered.append(str(request.url))
        status = 500 if len(rendered) == 1 else 200
        told = request.headers.get("x-gradio-server", "")
        return HTMLResponse(f'<html lang="en"><head></head>{request.url}{told}</html>', status)

    app = Starlette(routes=[Route("/", page)], middleware=[Middleware(InLanguage)])
    with TestClient(app, raise_server_exceptions=False) as client:
        assert client.get("/").status_code == 500, "errors are not cached"
        first = client.get("/?prompt=a&deep_link=b").text
        assert client.get("/?prompt=c").text == first
        assert client.get("/?lang=es").text != first
        assert "other:81" in client.get("/", headers={"host": "other:81"}).text
        assert client.get("/?lang=es&round=3").text == client.get("/?lang=es").text
        assert len(rendered) == 4
        assert all("?" not in address for address in rendered)
        hostile = {"host": "new", "x-gradio-server": "http://evil.example"}
        assert "evil" not in client.get("/", headers=hostile).text
        for number in range(100):
            client.get("/", headers={"host": f"host{number}"})
        assert client.get("/").text == first
        assert len(rendered) == 106, "the cache is limited"


def test_an_event_speaks_the_language_of_its_page() -> None:
    def request(*headers: tuple[bytes, bytes]) -> Request:
        return Request({"type": "http", "query_string": b"", "headers": headers})

    referrer = (b"referer", b"https://host/?prompt=x&lang=ja")
    assert i18n.language_of(request(referrer, (b"accept-language", b"es"))) == "ja"
    assert i18n.language_of(request((b"accept-language", b"es"))) == "es"
    assert i18n.language_of(request()) == "en"
    assert i18n.say_of(request(referrer)) is catalogue("ja")


def test_a_computed_text_is_registered_in_every_language() -> None:
    made = i18n.translated("test.bold", lambda say: f"<b>{say.page['run']}</b>")
    texts = i18n.TRANSLATIONS.translations
    assert made.key == "test.bold"
    assert texts["en"][made.key] == f"<b>{ENGLISH.page['run']}</b>"
    assert texts["zh-CN"][made.key] == f"<b>{catalogue('zh').page['run']}</b>"


def test_labels_are_named_as_their_sentences() -> None:
    def keys(of: Any) -> list[str]:
        return [k for v in of.values() for k in keys(v)] if isinstance(of, dict) else [of.key]

    names = [one.name for one in sentences()]
    for part in ("page", "explore", "pay", "learn"):
        named = {name for name in names if name.startswith(f"{part}.")}
        assert {*keys(i18n.labels(part))} == named


def test_an_error_becomes_one_line(caplog: pytest.LogCaptureFixture) -> None:
    @replies(fail=str.upper, send=str)
    def event(error: Exception) -> Iterator[str]:
        yield "begun"
        raise error

    assert [*event(ModelError("It is gone."))] == ["begun", "IT IS GONE."]
    assert not caplog.records
    assert [*event(KeyError("x"))][1] == UNEXPECTED.upper()
    assert "KeyError" in caplog.text
