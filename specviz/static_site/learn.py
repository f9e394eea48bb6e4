"""The pages Learn and Lesson of the static site, and the sheets to print."""

from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from itertools import groupby
from typing import Any

from specviz.content.learn import glossary, question
from specviz.content.lesson import fair_run
from specviz.lab.recordings import recordings
from specviz.shipped import shipped
from specviz.static_site.frame import Content, address, link
from specviz.static_site.moments import moments, query
from specviz.static_site.prose import prose
from specviz.trace import Trace, read
from specviz.views import handout
from specviz.views import lesson as plans
from specviz.words.catalogue import Catalogue, plain


def learn(say: Catalogue) -> Content:
    """Return the page of the tour's steps, the questions, the failures and the glossary."""
    words = say.learn
    parts = [
        ("steps", prose(say.site["learn"].format(n=len(say.stops))), _steps(say)),
        (
            "play",
            _above(words["play"]),
            '<div data-component="play"><div></div></div>',
        ),
        ("questions", _above(words, "questions_"), "".join(map(question, say.questions))),
        (
            "failures",
            prose(f"{words['failures_heading']}\n{say.site['failures']}"),
            "".join(_failure(say, one) for one in say.failures),
        ),
        ("glossary", _above(words, "glossary_"), glossary(say)),
    ]
    sections = "\n".join(
        f'<section><div class="intro">{above}</div><div id="{name}">{shown}</div></section>'
        for name, above, shown in parts
    )
    return Content(f'<div id="learn">{sections}</div>', {"play": plain(words["play"])})


def lesson(say: Catalogue) -> Content:
    """Return the page of the lesson: its plan, the sheets to print, the exercises."""
    words, given = say.lesson, plans.lesson(say, first_run())
    plan = "".join(
        f"<li><span class='lesson-minutes'>{escape(step['minutes'])}</span>"
        f"<div><h3>{escape(words['steps'][step['name']]['title'])}</h3>"
        f"<p>{escape(words['steps'][step['name']]['text'])}</p></div>"
        f"{_opens(say, step)}</li>"
        for step in given["plan"]
    )
    papers = "".join(
        f"<li>{link(address(name, say.language), words[name])}</li>" for name in ("handout", "key")
    )
    return Content(
        f'<div id="lesson"><div class="intro">{prose(words["heading"][1:])}'
        f'{prose(say.site["lesson"])}</div><ul class="papers">{papers}</ul>'
        f'<h2>{escape(words["plan"])}</h2><ol class="lesson-plan">{plan}</ol>'
        f'<h2 id="exercises">{escape(words["exercises_heading"])}</h2>'
        f"<p>{escape(say.site['exercises'])}</p>{''.join(_exercises(say, given['exercises']))}"
        "</div>"
    )


def sheets(say: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield the sheets to print, by the stems of their files."""
    trace = fair_run()
    yield "handout", handout.handout(say, trace)
    yield "key", handout.key(say, trace, live=False)


@cache
def first_run() -> Trace:
    """Return the recorded run that the site opens on."""
    return shipped(recordings()[0].file, read)


def _steps(say: Catalogue) -> str:
    first = first_run()
    items = (
        f"<li><h2>{escape(stop['title'])}</h2>"
        f"<p>{escape(stop['text'].replace('{gamma}', str(first.settings.gamma)))}</p>"
        f"<p>{_see(say, stop['title'], _moment(stop))}</p></li>"
        for stop in say.stops
    )
    return f"<ol>{''.join(items)}</ol>"


def _moment(stop: Mapping[str, Any]) -> dict[str, int | str]:
    """Return where a stop is seen: in the recorded run that it names, else in the first."""
    if "recorded" not in stop:
        return {**moments(first_run()).get(stop["rule"], {})}
    (run,) = (each for each in recordings() if each.name == stop["recorded"])
    moment = moments(shipped(run.file, read)).get(stop["rule"], {})
    return {"recorded": run.name, **moment}


def _see(say: Catalogue, title: str, moment: Mapping[str, int | str]) -> str:
    """Return a link to the moment in a recorded run that a step is about."""
    index = address("index", say.language)
    to = f"{index}?{query(moment)}" if moment else index
    return link(to, say.site["see"], about=title)


def _opens(say: Catalogue, step: Mapping[str, Any]) -> str:
    """Return a link that opens a step of the plan here; "" if the step needs a server."""
    asked, title = step["link"], say.lesson["steps"][step["name"]]["title"]
    if not asked:
        return link("#exercises", say.lesson["open"], about=title)
    if asked.get("recorded") != "first":
        return ""
    moment = {name: value for name, value in asked.items() if name not in ("view", "recorded")}
    index = address("index", say.language)
    return link(f"{index}?{query(moment)}" if moment else index, say.lesson["open"], about=title)


def _exercises(say: Catalogue, exercises: list[dict[str, Any]]) -> Iterator[str]:
    """Yield the exercises under the headings of their grades, numbered throughout."""
    number = 1
    for grade, group in groupby(exercises, lambda one: one["grade"]):
        tasks = [say.lesson["exercises"][one["name"]]["task"] for one in group]
        yield f"<h3>{escape(say.lesson['grades'][str(grade)])}</h3>"
        yield f"<ol start='{number}'>{''.join(f'<li>{escape(task)}</li>' for task in tasks)}</ol>"
        number += len(tasks)


def _above(words: Mapping[str, Any], part: str = "") -> str:
    return prose(f"{words[f'{part}heading']}\n{words[f'{part}intro']}")


def _failure(say: Catalogue, one: Mapping[str, Any]) -> str:
    wrong, look, says = (escape(one.get(part, "")) for part in ("wrong", "look", "says"))
    parts = f"<p>{wrong}</p><p><strong>{escape(say.learn['look'])}</strong> {look}</p>"
    if says:
        parts += f"<p><strong>{escape(say.learn['says'])}</strong> “{says}”</p>"
    return f"<article><h3>{escape(one['title'])}</h3>{parts}</article>"
