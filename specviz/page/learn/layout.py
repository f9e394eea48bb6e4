"""The tab “Learn”: tour, distributions to play with, lesson, questions, failures, glossary."""

import gradio as gr

from specviz.content.learn import glossary, question
from specviz.page.component import component
from specviz.page.i18n import each, labels, translated
from specviz.page.learn.failures import failure
from specviz.page.learn.lesson import lesson_part
from specviz.service.host import Host
from specviz.words.catalogue import Catalogue, plain


def tour() -> gr.HTML:
    """Return the button that starts the tour, with the tour's text."""
    return component(
        "tour",
        template="<button type='button' class='tour-start'></button>",
        words=each(
            lambda say: {
                "start": say.learn["start"],
                "words": plain(say.learn["tour"]),
                "stops": plain(say.stops),
            }
        ),
        elem_id="tour",
    )


def play() -> gr.HTML:
    """Return the two distributions with handles."""
    return component(
        "play",
        words=each(lambda say: plain(say.learn["play"])),
        padding=False,
        elem_id="play",
    )


def learn_tab(host: Host) -> None:
    """Build the content of the tab."""

    def questions(say: Catalogue) -> str:
        return "".join(map(question, say.questions))

    def failures(say: Catalogue) -> str:
        return "".join(failure(say, one, host) for one in say.failures)

    def playing(say: Catalogue) -> str:
        return f"{say.learn['play']['heading']}\n{say.learn['play']['intro']}"

    with gr.Column(elem_id="learn"):
        gr.Markdown(
            translated("learn.top", lambda say: f"{say.learn['heading']}\n{say.learn['intro']}")
        )
        start = gr.Button(labels("learn")["start"], variant="primary", elem_id="learn-start")
        start.click(None, js="() => { SpecViz.tour.start(); }")
        gr.Markdown(translated("learn.play_above", playing))
        play()
        gr.Markdown(
            translated("lesson.top", lambda say: f"{say.lesson['heading']}\n{say.lesson['intro']}")
        )
        lesson_part(host)
        for part, shown in (
            ("questions", questions),
            ("failures", failures),
            ("glossary", glossary),
        ):

            def above(say: Catalogue, part: str = part) -> str:
                return f"{say.learn[f'{part}_heading']}\n{say.learn[f'{part}_intro']}"

            gr.Markdown(translated(f"learn.{part}_above", above))
            gr.HTML(translated(f"learn.{part}_list", shown), elem_id=part)
