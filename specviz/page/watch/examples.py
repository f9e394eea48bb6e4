"""The prompts to start from: those that suit the pair that is chosen."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import gradio as gr

from specviz.models.pairs import find
from specviz.page.i18n import labels, told
from specviz.page.messages import SILENT
from specviz.service.examples import Example
from specviz.service.host import Host
from specviz.words import CONTINUATIONS, EXPLORE, REQUESTS
from specviz.words.catalogue import Catalogue

LABELS = labels("page")

_TAKE = """(offer, prompt) => {
  const {asked, known, taken, kept} = JSON.parse(offer);
  return prompt === asked || known.includes(prompt) ? taken : kept;
}"""
"""An answer may be slow: what was typed meanwhile stays, and is none of the prompts of the list."""


def own_examples(*, chats: bool) -> tuple[Example, ...]:
    """The page's own, for models that chat or for those that only continue a text."""
    kinds = EXPLORE["kinds"]
    return tuple(
        Example(kinds[one["kind"]], one["prompt"], one["notice"])
        for one in (REQUESTS if chats else CONTINUATIONS)
    )


def examples_for(host: Host, pair: str) -> tuple[Example, ...]:
    """The host's examples, or else the page's own for a pair."""
    return host.gallery or own_examples(chats=find(pair).chats)


class Examples(NamedTuple):
    """The list of kinds, what is worth watching for in the one that is chosen, its prompt."""

    kinds: gr.Radio
    notice: gr.Markdown
    prompt: gr.Textbox


def examples(host: Host) -> Examples:
    """The components, as they suit the host's pair."""
    first = examples_for(host, host.pair)

    def text(number: int, part: str) -> Any:
        def make(_: Catalogue) -> str:
            return getattr(examples_for(host, host.pair)[number], part)

        return told(f"gallery.{number}.{part}", make)

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


def follow(host: Host, pair: gr.Dropdown, shown: Examples) -> None:
    """A kind fills in its prompt; another pair brings another list.

    The server only offers a prompt, and the page takes it if the visitor has not typed since.
    """
    offer = gr.Textbox(visible="hidden")
    for changed, answer in ((shown.kinds.input, _fill), (pair.input, _change)):
        inputs = [shown.kinds, pair, shown.prompt]
        offered = changed(partial(_offer, answer, host), inputs, offer, queue=False, **SILENT)
        offered.then(None, [offer, shown.prompt], list(shown), js=_TAKE)


def _offer(
    answer: Callable[[Host, int, str, str], list[Any]], host: Host, kind: int, pair: str, asked: str
) -> str:
    """What the page makes of an answer, which depends on what stands in the prompt by then."""
    prompts = [*host.gallery, *own_examples(chats=False), *own_examples(chats=True)]
    return json.dumps(
        {
            "asked": asked,
            "known": [example.prompt for example in prompts],
            "taken": answer(host, kind, pair, asked),
            "kept": [gr.update(choices=_choices(host, pair), value=None), "", gr.skip()],
        }
    )


def _fill(host: Host, kind: int, pair: str, _: str) -> list[Any]:
    example = examples_for(host, pair)[kind]
    return [gr.skip(), example.notice, example.prompt]


def _change(host: Host, _: int, pair: str, prompt: str) -> list[Any]:
    """What was typed is kept; an example gives way to one that suits the pair."""
    if prompt in [example.prompt for example in examples_for(host, pair)]:
        return [gr.skip()] * 3
    choices = _choices(host, pair)
    if prompt in [
        example.prompt for example in (*own_examples(chats=False), *own_examples(chats=True))
    ]:
        first = examples_for(host, pair)[0]
        return [gr.update(choices=choices, value=0), first.notice, first.prompt]
    return [gr.update(choices=choices, value=None), "", gr.skip()]


def suiting(host: Host, pair: str, prompt: str) -> list[Any]:
    """The list of kinds and the notice, as they suit a pair and a prompt that were set."""
    known = {example.prompt: i for i, example in enumerate(examples_for(host, pair))}
    chosen = known.get(prompt)
    notice = "" if chosen is None else examples_for(host, pair)[chosen].notice
    return [gr.update(choices=_choices(host, pair), value=chosen), notice]


def _choices(host: Host, pair: str) -> list[tuple[str, int]]:
    return [(example.label, number) for number, example in enumerate(examples_for(host, pair))]
