"""The prompts to start from: those that suit the pair that is chosen."""

from functools import partial
from typing import Any, NamedTuple

import gradio as gr

from specviz.page.gallery import CONTINUATIONS, REQUESTS, Example
from specviz.page.host import Host
from specviz.page.language import labels, told
from specviz.page.stage import SILENT
from specviz.words.speaking import said, spoken

LABELS = labels("PAGE")


class Examples(NamedTuple):
    """The list of kinds, what is worth watching for in the one that is chosen, its prompt."""

    kinds: gr.Radio
    notice: gr.Markdown
    prompt: gr.Textbox


def examples(host: Host) -> Examples:
    """The components, as they suit the host's pair."""
    first = host.examples(host.pair)[0]
    return Examples(
        gr.Radio(
            [
                (told(partial(_said, example, "label")), number)
                for number, example in enumerate(host.examples(host.pair))
            ],
            value=0,
            label=LABELS["gallery"],
            elem_id="gallery",
        ),
        gr.Markdown(told(partial(_said, first, "notice")), elem_id="notice"),
        gr.Textbox(first.prompt, label=LABELS["prompt"], lines=6, max_lines=14, elem_id="prompt"),
    )


def follow(host: Host, pair: gr.Dropdown, shown: Examples) -> None:
    """A kind fills in its prompt; another pair brings another list."""

    def fill(kind: int, pair: str) -> list[Any]:
        example = host.examples(pair)[kind]
        return [gr.skip(), _said(example, "notice"), example.prompt]

    def change(pair: str, prompt: str) -> list[Any]:
        """What was typed is kept; an example gives way to one that suits the pair."""
        if prompt in [example.prompt for example in host.examples(pair)]:
            return [gr.skip()] * len(shown)
        if prompt in [example.prompt for example in (*CONTINUATIONS, *REQUESTS)]:
            _, notice, prompt = fill(0, pair)
            return [gr.update(choices=_choices(host, pair), value=0), notice, prompt]
        return [gr.update(choices=_choices(host, pair), value=None), "", gr.skip()]

    shown.kinds.input(fill, [shown.kinds, pair], list(shown), queue=False, **SILENT)
    pair.input(change, [pair, shown.prompt], list(shown), queue=False, **SILENT)


def suiting(host: Host, pair: str, prompt: str) -> list[Any]:
    """The list of kinds and the notice, as they suit a pair and a prompt that were set."""
    known = {example.prompt: i for i, example in enumerate(host.examples(pair))}
    chosen = known.get(prompt)
    notice = "" if chosen is None else _said(host.examples(pair)[chosen], "notice")
    return [gr.update(choices=_choices(host, pair), value=chosen), notice]


def _choices(host: Host, pair: str) -> list[tuple[str, int]]:
    return [(_said(example, "label"), number) for number, example in enumerate(host.examples(pair))]


def _said(example: Example, part: str) -> str:
    """Its label or notice in the language that is spoken; a host's own as the host wrote it."""
    for name, own in (("CONTINUATIONS", CONTINUATIONS), ("REQUESTS", REQUESTS)):
        if example in own:
            place = f"{name}.{own.index(example)}.{part}"
            return said(spoken.now(), place, getattr(example, part))
    return str(getattr(example, part))
