"""The frame of every page: head, navigation and footer."""

from collections.abc import Mapping
from html import escape
from typing import Any, NamedTuple

from specviz.views.document import data
from specviz.words.catalogue import LANGUAGES, Catalogue

_PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="{description}">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="site.css?{version}">
</head>
<body>
<a class="skip" href="#main">{skip}</a>
<header>
<p class="brand"><a href="{home}">SpecViz</a></p>
<nav class="pages" aria-label="{pages}">{links}</nav>
<nav class="languages" aria-label="{language}">{languages}</nav>
</header>
<main id="main">
<noscript><p>{no_script}</p></noscript>
<p id="lost" role="alert" hidden>{lost}</p>
{content}
</main>
<footer><p>{about}</p></footer>
<script type="application/json" id="given">{given}</script>
<script src="site.js?{version}"></script>
</body>
</html>
"""

# A page opened from disk has no origin of its own, so its files need `file:`.
_POLICY = (
    "default-src 'none'; script-src 'self' file:; style-src 'self' file: 'unsafe-inline';"
    " img-src data: blob:; base-uri 'none'; form-action 'none'"
)


class Content(NamedTuple):
    """What a page shows.

    Attributes:
        html: its main part.
        given: data for the page's script.
    """

    html: str
    given: Any = None


def address(page: str, language: str) -> str:
    """Return the file name of a page in a language; English has the shortest."""
    return f"{page}.html" if language == "en" else f"{page}.{language}.html"


def framed(
    say: Catalogue, name: str, content: Content, tabs: Mapping[str, str], version: str
) -> str:
    """Return a page.

    Args:
        name: the stem of the page's file.
        tabs: the titles of all pages by their stems.
        version: changes when a script or a style does, so that browsers do not keep an old one.
    """
    words = {key: escape(text) for key, text in say.site.items()}
    title = say.page["title"] if name == "index" else say.site["title"].format(page=tabs[name])
    return _PAGE.format(
        lang=say.language,
        policy=_POLICY,
        version=version,
        title=escape(title),
        home=address("index", say.language),
        links="".join(
            link(address(other, say.language), tab, current=other == name)
            for other, tab in tabs.items()
        ),
        languages="".join(
            link(address(name, other), own, current=other == say.language, lang=other)
            for other, own in LANGUAGES.items()
        ),
        content=content.html,
        given=data(content.given),
        **{
            key: words[key]
            for key in ("about", "description", "language", "lost", "no_script", "pages", "skip")
        },
    )


def link(to: str, text: str, *, current: bool = False, lang: str = "", about: str = "") -> str:
    """Return a link.

    Args:
        current: whether it leads to this page.
        lang: the language of the text and of its destination, if it is not the page's.
        about: distinguishes it from links with the same text.
    """
    marks = ' aria-current="page"' if current else ""
    marks += f' lang="{lang}" hreflang="{lang}"' if lang else ""
    marks += f' aria-label="{escape(text)}: {escape(about)}"' if about else ""
    return f'<a href="{escape(to)}"{marks}>{escape(text)}</a>'
