"""The questions and the glossary as HTML."""

from collections.abc import Mapping
from html import escape
from typing import Any

from specviz.words.catalogue import Catalogue


def question(one: Mapping[str, Any]) -> str:
    """Return a question as a disclosure with its answer."""
    question, answer = escape(one["question"]), escape(one["answer"])
    return f"<details><summary>{question}</summary><p>{answer}</p></details>"


def glossary(say: Catalogue) -> str:
    """Return the glossary's list of terms."""
    terms = say.viewer["glossary"]
    names = {term["term"]: escape(term["name"]) for term in terms}
    return f"<dl data-glossary>{''.join(_entry(say, term, names) for term in terms)}</dl>"


def _entry(say: Catalogue, term: Mapping[str, Any], names: dict[str, str]) -> str:
    """Return a term with its anchor, definition, formula, sources and related terms."""
    words = say.viewer["term"]
    lines = [escape(term["definition"])]
    if term["formula"]:
        lines.append(f"<code>{escape(term['formula'])}</code>")
    sources = [
        f"<a href='{escape(source['url'])}' target='_blank' rel='noreferrer'>"
        f"{escape(source['name'])}</a>"
        for source in term["sources"]
    ]
    see = [f"<a href='#term-{other}'>{names[other]}</a>" for other in term["see"]]
    notes = [
        f"{words[label]} {say.viewer['comma'].join(links)}"
        for label, links in (("source", sources), ("see", see))
        if links
    ]
    lines.append(f"<small>{' · '.join(notes)}</small>")
    paragraphs = "".join(f"<p>{line}</p>" for line in lines)
    return f"<dt id='term-{term['term']}'>{names[term['term']]}</dt><dd>{paragraphs}</dd>"
