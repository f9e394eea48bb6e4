"""HTML fragments of “Will it pay?” with numbers.

Escapes everything that may come from a visitor, such as a pair's name.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from specviz.views.document import strong
from specviz.words.catalogue import Catalogue

LONGEST = 6  # characters of a card's value in large letters


class Card(NamedTuple):
    """A labelled number, which is predicted."""

    label: str
    value: str
    note: str = ""


def cards(say: Catalogue, shown: Sequence[Card]) -> str:
    """Return numbers side by side."""
    return f"<dl class='pay-cards'>{''.join(_card(say, card) for card in shown)}</dl>"


def _card(say: Catalogue, card: Card) -> str:
    kept = escape(card.note).replace(" = ", "&nbsp;=&nbsp;")  # no γ at the end of a line
    note = f"<span class='pay-note'>{kept}</span>" if card.note else ""
    long = " class='pay-long'" if len(card.value) > LONGEST else ""
    return (
        f"<div><dt>{escape(card.label)}</dt>"
        f"<dd><b{long}>{escape(card.value)}</b>{chip(say, 'predicted')}{note}</dd></div>"
    )


def chip(say: Catalogue, kind: str) -> str:
    """Return a label that marks a number as predicted or measured."""
    return f"<span class='pay-chip pay-{kind}'>{escape(say.pay[kind])}</span>"


def advice(
    say: Catalogue,
    outcome: str,
    head: str,
    sentence: str,
    reasons: Iterable[tuple[str, str]],
    about: str,
    mark: str = "",
) -> str:
    """Return the recommendation and its reasons, each with its kind.

    Args:
        say: the catalogue.
        outcome: the kind of advice, for the style.
        head: the first words, in bold.
        sentence: the rest of the sentence.
        reasons: (text, kind) of each reason.
        about: the run that the advice is based on.
        mark: a short note on the figures, beside the first words.
    """
    items = "".join(
        f"<li>{escape(text)} {chip(say, kind) if kind else ''}</li>" for text, kind in reasons
    )
    marked = f" <span class='pay-chip pay-mark'>{escape(mark)}</span>" if mark else ""
    return (
        f"<section class='pay-advice pay-{outcome}'>"
        f"<p class='pay-source'><span class='pay-whose'>{escape(say.pay['whose_run'])}</span>"
        f" {escape(about)}</p>"
        f"<p class='pay-sentence'><strong>{escape(head)}</strong> {escape(sentence)}{marked}</p>"
        f"<ul>{items}</ul></section>"
    )


def verdict(say: Catalogue, outcome: str, head: str, sentence: str, remark: str) -> str:
    """Return what the sliders predict, in words, for the box above the cards.

    Args:
        outcome: "faster", "alike" or "slower", for the style.
        head: the first words, in bold.
        sentence: the rest of the sentence.
        remark: a sentence in smaller letters, or "".
    """
    return (
        f"<section class='pay-verdict pay-{outcome}'>"
        f"<p class='pay-sentence'><span class='pay-whose'>{escape(say.pay['whose_sliders'])}</span>"
        f" <strong>{escape(head)}</strong> {escape(sentence)}</p>"
        f"{note(remark)}</section>"
    )


def table(columns: Sequence[str], rows: Sequence[Sequence[str]], caption: str) -> str:
    """Return a table with row headers in the first column and a total in the last row."""
    head = "".join(f"<th scope='col'>{escape(column)}</th>" for column in columns)
    body = "".join(
        f"<tr><th scope='row'>{escape(first)}</th>"
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + "</tr>"
        for first, *cells in rows
    )
    return (
        f"<table class='pay-table'><caption>{escape(caption)}</caption>"
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )


def sentences(say: Catalogue, lines: Iterable[tuple[str, str]]) -> str:
    """Return the steps of a calculation, each with its kind; `**words**` become strong."""
    items = "".join(
        f"<li>{strong(text)} {chip(say, kind) if kind else ''}</li>" for text, kind in lines
    )
    return f"<ol class='pay-steps'>{items}</ol>"


def note(text: str, link: str = "", label: str = "") -> str:
    """Return a remark with an optional link to its source; empty without text."""
    if not text:
        return ""
    anchor = f" <a href='{escape(link)}' target='_blank' rel='noopener'>{escape(label)}</a>"
    return f"<p class='pay-remark'>{escape(text)}{anchor if link else ''}</p>"


def refusal(text: str) -> str:
    """Return one line that says why there is no result, and what to do."""
    return f"<p class='pay-refused' role='status'>{escape(text)}</p>"


def listing(title: str, entries: Iterable[str]) -> str:
    """Return a list with a title, which may be empty."""
    items = "".join(f"<li>{escape(entry)}</li>" for entry in entries)
    return f"{note(title)}<ul class='pay-list'>{items}</ul>"
