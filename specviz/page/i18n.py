"""Serves the page in the visitor's language, through Gradio's own translations.

The language is chosen once, when the page is requested: by `?lang=es`, otherwise by the browser's
preference. Gradio and the viewer read it from the document.
"""

import json
import re
from collections.abc import Callable, Hashable, Iterator
from html import escape
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import gradio as gr
from gradio.i18n import I18nData
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from specviz.page.assets import SCRIPT, STYLE
from specviz.page.component import component
from specviz.views.document import data
from specviz.words.catalogue import LANGUAGES, PARTS, Catalogue, catalogue, entries, named, plain

T = TypeVar("T")

ADDRESSED = ("host", "x-forwarded-host", "x-forwarded-proto")
MOST_KEPT = 32  # documents of 0.5 MB

_LOCALES = {"zh": "zh-CN"}  # Gradio's names, where they differ


def _sentences(language: str) -> dict[str, str]:
    """Return all texts of the page in a language, by dotted name."""
    say = catalogue(language)
    return {name: text for part in PARTS for name, text in named(getattr(say, part), part)}


TRANSLATIONS = gr.I18n(
    **{_LOCALES.get(language, language): _sentences(language) for language in LANGUAGES}
)
"""For `launch`."""


def labels(part: str) -> Any:
    """Return a part of the catalogue as references, which the browser resolves to its language."""
    return _labels(PARTS[part], part)


def _labels(of: Any, name: str) -> Any:
    if isinstance(of, str):
        return I18nData(name)
    return {key: _labels(value, f"{name}.{key}") for key, value in entries(of)}


def each(make: Callable[[Catalogue], T]) -> dict[str, T]:
    """Return `make` of each catalogue, by language; scripts choose by the document's `lang`."""
    return {language: make(catalogue(language)) for language in LANGUAGES}


def translated(name: str, make: Callable[[Catalogue], str]) -> I18nData:
    """Register a computed text in every language and return a reference for components.

    Args:
        name: a unique name for the text, e.g. `learn.glossary_list`.
        make: computes the text from a catalogue.
    """
    for language, text in each(make).items():
        TRANSLATIONS.translations[_LOCALES.get(language, language)][name] = text
    return I18nData(name)


def say_of(request: gr.Request | Request) -> Catalogue:
    """Return the catalogue of the page that a request comes from."""
    return catalogue(language_of(request))


def language_of(request: gr.Request | Request) -> str:
    """Return the language of the page that a request comes from.

    Events have no query; the page's query is in their referrer.
    """
    query = str(request.query_params) or _query_of(request.headers.get("referer", ""))
    return choose(query, request.headers.get("accept-language", ""))


def _query_of(address: str) -> str:
    try:
        return urlsplit(address).query
    except ValueError:  # an invalid address, e.g. http://[
        return ""


def choose(query: str, accepted: str) -> str:
    """Pick a language: the one in the query, otherwise the first available one accepted."""
    requested = parse_qs(query).get("lang", [""])[-1]
    for tag in [requested, *_preferred(accepted)]:
        if (language := tag.split("-")[0].lower()) in LANGUAGES:
            return language
    return "en"


_WEIGHT = re.compile(r"([01](\.\d{0,3})?)?")


def _preferred(accepted: str) -> list[str]:
    """Return the tags of an Accept-Language header, best first (RFC 9110, 12.5.4)."""
    found = re.findall(r"([A-Za-z-]+)\s*(?:;\s*q=([^\s,;]*))?", accepted[:200])
    weighed = [(float(weight or 1), tag) for tag, weight in found if _WEIGHT.fullmatch(weight)]
    return [tag for _, tag in sorted(weighed, key=lambda one: -one[0])]


def chooser() -> gr.HTML:
    """Return links to the same page and state in each language."""
    links = "".join(
        f'<a lang="{language}" hreflang="{language}" href="?lang={language}">{name}</a>'
        for language, name in LANGUAGES.items()
    )
    return component(
        "language",
        template=f"<nav class='languages'>{links}</nav>",
        words=each(
            lambda say: {"label": say.site["language"], "controls": {**say.page["controls"]}}
        ),
        padding=False,
        elem_id="language",
    )


class InLanguage:
    """Middleware that sets the document's language before any of its scripts run.

    It also caches the document, which Gradio renders for every visitor although it depends only on
    the language and the page's URL.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._kept: dict[Hashable, Response] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _is_document(scope):
            await self._app(scope, receive, send)
            return
        language = language_of(Request(scope))
        key = (language, *_address(scope))
        document = self._kept.get(key) or await self._rendered(scope, receive, language)
        if document.status_code == 200:
            self._kept[key] = document
            for oldest in list(self._kept)[:-MOST_KEPT]:
                del self._kept[oldest]
        await document(scope, receive, send)

    async def _rendered(self, scope: Scope, receive: Receive, language: str) -> Response:
        begun: list[Message] = []

        async def gather(message: Message) -> None:
            begun.append(message)

        known = {name.encode() for name in ADDRESSED}  # no other header may affect the cache
        headers = [header for header in scope["headers"] if header[0] in known]
        await self._app({**scope, "query_string": b"", "headers": headers}, receive, gather)
        body = b"".join(part.get("body", b"") for part in begun)
        return _document(begun[0], body, language)


def _is_document(scope: Scope) -> bool:
    """Whether a request is for the page itself, by a proxy that keeps its path prefix or not."""
    return scope["path"].removeprefix(scope.get("root_path", "")) in ("", "/")


def _address(scope: Scope) -> Iterator[Hashable]:
    """Yield the parts of a request from which Gradio derives the page's URL."""
    yield from (scope[part] for part in ("method", "scheme", "path"))
    yield scope.get("root_path", "")
    yield from (Request(scope).headers.get(name, "") for name in ADDRESSED)


MIDDLEWARE = Middleware(InLanguage)

# The line about blocked scripts; `noscript` would be for those of the browser alone.
_HEAD = b"""<link rel="icon" href="favicon.ico">
<style>.scripts #blocked { display: none } #blocked { margin: 24px }</style>
"""


def _document(start: Message, body: bytes, language: str) -> Response:
    """Set the language and title of Gradio's English document, and add the first script."""
    locale = json.dumps(_LOCALES.get(language, language))
    known = f"Object.defineProperty(navigator, 'language', {{value: {locale}}});"
    say = catalogue(language).page
    marked = f"document.documentElement.dataset.isolated = {data(say['isolated'])};"
    seen = "document.documentElement.classList.add('scripts');"
    script = f"<script>{known}\n{marked}\n{seen}</script>\n{SCRIPT}"
    body = re.sub(rb'(<html[^>]*\blang=")[^"]*', rb"\g<1>" + language.encode(), body, count=1)
    body = body.replace(b"<head>", b"<head>" + script.encode(), 1)
    body = body.replace(b'href="/manifest.json"', b'href="manifest.json"')  # below any path prefix
    body = body.replace(b"</head>", _HEAD + STYLE.encode() + b"</head>", 1)
    blocked = f'<p id="blocked">{escape(say["no_script"])}</p></body>'
    body = body.replace(b"</body>", blocked.encode(), 1)
    titles = (catalogue(each).page["title"].encode() for each in ("en", language))
    body = body.replace(*titles)
    headers = {
        name.decode(): value.decode()
        for name, value in start["headers"]
        if name.lower() != b"content-length"
    }
    return Response(body, start["status"], headers)


def _words_of(name: str) -> Callable[[Request], JSONResponse]:
    def serve(request: Request) -> JSONResponse:
        language = choose(f"lang={request.path_params['language']}", "")
        return JSONResponse(plain(getattr(catalogue(language), name)))

    return serve


ROUTES = [Route("/words/{language}.json", _words_of("viewer"))]
"""The viewer's texts by language, which the viewer fetches."""
