"""The example prompts for the chosen pair."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import gradio as gr

from specviz.models.pairs import find
from specviz.page.i18n import labels, say_of, translated
from specviz.page.messages import UNCHECKED
from specviz.service.examples import Example
from specviz.service.host import Host
from specviz.words.catalogue import ENGLISH, Catalogue

LABELS = labels("page")

Answer = Callable[[Catalogue, Host, int, str, str], list[Any]]
"""Returns updates of the list, the note and the prompt from the kind, the pair and the prompt."""

Trigger = Callable[..., Any]
"""Declares an event."""

_TAKE = """(offer, prompt) => {
  const {before, known, taken, kept} = JSON.parse(offer);
  return prompt === before || known.includes(prompt) ? taken : kept;
}"""
"""Takes the offered example, unless the visitor has typed a prompt of their own meanwhile."""


def own_examples(say: Catalogue, *, chats: bool) -> tuple[Example, ...]:
    """Return the page's own examples, for chat models or for models that continue text."""
    kinds = say.explore["kinds"]
    return tuple(
        Example(kinds[one["kind"]], one["prompt"], one["notice"])
        for one in (say.requests if chats else say.continuations)
    )


def examples_for(say: Catalogue, host: Host, pair: str) -> tuple[Example, ...]:
    """Return the host's examples, or the page's own for a pair if the host has none."""
    known = pair if pair in host.pairs else host.pair
    return host.gallery or own_examples(say, chats=find(known).chats)


class Examples(NamedTuple):
    """The components: a list of kinds of text, a note on the chosen one, and its prompt."""

    kinds: gr.Radio
    notice: gr.Markdown
    prompt: gr.Textbox


def examples(host: Host) -> Examples:
    """Create the components for the pair that the host starts with."""
    first = examples_for(ENGLISH, host, host.pair)

    def text(number: int, part: str) -> Any:
        def make(say: Catalogue) -> str:
            return str(getattr(examples_for(say, host, host.pair)[number], part))

        return translated(f"gallery.{number}.{part}", make)

    return Examples(
        gr.Radio(
            [(text(number, "label"), number) for number in range(len(first))],
            value=0,
            label=LABELS["gallery"],
            elem_id="gallery",
        ),
        gr.Markdown(text(0, "notice"), elem_id="notice"),
        gr.Textbox(
            first[0].prompt, label=LABELS["prompt"], lines=6, max_lines=14, elem_id="prompt"
        ),
    )


def follow(host: Host, pair: gr.Dropdown, shown: Examples) -> Callable[[Trigger], None]:
    """Declare the events: choosing a kind fills in its prompt, another pair changes the list.

    Returns a function that declares a further event after which the pair may be another.


    Editing an example's prompt unmarks the example.

    The server only offers a prompt; the page applies it if the visitor has not typed since.
    """
    offer = gr.Textbox(visible="hidden")

    def declare(changed: Trigger, answer: Answer = _change) -> None:
        inputs = [shown.kinds, pair, shown.prompt]
        offered = changed(_offering(answer, host), inputs, offer, queue=False, **UNCHECKED)
        offered.then(None, [offer, shown.prompt], list(shown), js=_TAKE)

    declare(shown.kinds.input, _fill)
    declare(pair.input)

    def mark(request: gr.Request, pair_name: str, prompt: str) -> list[Any]:
        return suiting(say_of(request), host, pair_name, str(prompt))

    typed = [shown.kinds, shown.notice]
    # Not `input`: Gradio (6.31) does not send it when text is deleted.
    shown.prompt.change(mark, [pair, shown.prompt], typed, queue=False, **UNCHECKED)
    return declare


def _offering(answer: Answer, host: Host) -> Callable[..., str]:
    """Return an event that sends two alternative updates; the page applies one, see `_TAKE`."""

    def offer(request: gr.Request, kind: int, pair: str, before: str) -> str:
        say = say_of(request)
        prompts = [example.prompt for example in (*host.gallery, *_all_own(say))]
        kept = [gr.update(choices=_choices(say, host, pair), value=None), "", gr.skip()]
        taken = answer(say, host, kind, pair, before)
        return json.dumps({"before": before, "known": prompts, "taken": taken, "kept": kept})

    return offer


def _all_own(say: Catalogue) -> tuple[Example, ...]:
    return own_examples(say, chats=False) + own_examples(say, chats=True)


def _fill(say: Catalogue, host: Host, kind: int, pair: str, _: str) -> list[Any]:
    examples = examples_for(say, host, pair)
    if not isinstance(kind, int) or not 0 <= kind < len(examples):  # of another pair's list
        return [gr.skip()] * 3
    example = examples[kind]
    return [gr.skip(), example.notice, example.prompt]


def _change(say: Catalogue, host: Host, _: int, pair: str, prompt: str) -> list[Any]:
    """Keep a typed prompt, and replace an example by one for the pair."""
    if prompt in [example.prompt for example in examples_for(say, host, pair)]:
        return [gr.skip()] * 3
    choices = _choices(say, host, pair)
    if prompt in [example.prompt for example in _all_own(say)]:
        first = examples_for(say, host, pair)[0]
        return [gr.update(choices=choices, value=0), first.notice, first.prompt]
    return [gr.update(choices=choices, value=None), "", gr.skip()]


def suiting(say: Catalogue, host: Host, pair: str, prompt: str) -> list[Any]:
    """Return updates of the list of kinds and of the note, for a pair and a prompt."""
    known = {example.prompt: i for i, example in enumerate(examples_for(say, host, pair))}
    chosen = known.get(prompt)
    notice = "" if chosen is None else examples_for(say, host, pair)[chosen].notice
    return [gr.update(choices=_choices(say, host, pair), value=chosen), notice]


def _choices(say: Catalogue, host: Host, pair: str) -> list[tuple[str, int]]:
    return [(example.label, number) for number, example in enumerate(examples_for(say, host, pair))]
