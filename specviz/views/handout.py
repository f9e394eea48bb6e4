"""The lesson on paper: a handout of two pages, and the key; HTML documents to print.

They fit A4 and Letter. Their style is assets/page/handout.css.
"""

from collections.abc import Callable, Iterator, Mapping
from html import escape
from itertools import groupby
from typing import Any
from urllib.parse import urlencode

from specviz.shipped import ASSETS, shipped
from specviz.trace import Draft, Round, Trace
from specviz.views.document import document, policy, strong
from specviz.views.lesson import EXERCISES, Exercise, fair_round
from specviz.words.catalogue import Catalogue

STYLE = ASSETS / "page" / "handout.css"
BEFORE = 9  # words of the text before the round
DIGITS = 3  # decimals of the printed probabilities
LONGEST = 70  # characters of a prompt in the key


def handout(say: Catalogue, trace: Trace) -> str:
    """Return the handout: the rules with a real round to work out, and the exercises.

    Args:
        trace: a run with a `fair_round`.
    """
    words = say.lesson["sheet"]
    rules = "".join(f"<li>{escape(rule)}</li>" for rule in words["rules"].values())
    terms = "".join(f"<li>{strong(term)}</li>" for term in words["terms"].values())
    first = [
        _lines("who", words["name"], words["date"]),
        f"<h1>{escape(words['title'])}</h1>",
        _part(words["idea_heading"], f"<p>{strong(words['idea'])}</p>"),
        _part(words["rules_heading"], f"<ol>{rules}</ol><p>{escape(words['same'])}</p>"),
        _part(words["round_heading"], "".join(_round(say, trace, solved=False))),
        _part(words["terms_heading"], f"<ul>{terms}</ul>"),
    ]
    second = [
        f"<h1>{escape(say.lesson['exercises_heading'])}</h1>",
        f"<p>{escape(words['exercises_intro'])}</p>",
        *_graded(say, lambda name, _: _to_answer(say, name)),
    ]
    pages = "".join(f"<section>{''.join(part)}</section>" for part in (first, second))
    return _document(say, words["title"], pages)


def key(say: Catalogue, trace: Trace, *, live: bool = True) -> str:
    """Return the key: a solution for each exercise, and the worked round.

    Args:
        trace: a run with a `fair_round`.
        live: whether to link each solution to a server that runs it.
    """
    words = say.lesson["sheet"]
    parts = [
        f"<h1>{escape(words['key_title'])}</h1>",
        f"<p>{escape(words['key_intro'])}</p>",
        *_graded(say, lambda name, one: _solved(say, name, one, live=live)),
        _part(words["key_round"], "".join(_round(say, trace, solved=True))),
    ]
    return _document(say, words["key_title"], f"<section class='key'>{''.join(parts)}</section>")


def _document(say: Catalogue, title: str, body: str) -> str:
    styles = shipped(STYLE, bytes.decode)
    return document(say.language, title, policy=policy(), styles=styles, body=body)


def _part(heading: str, body: str) -> str:
    return f"<h2>{escape(heading)}</h2>{body}"


def _lines(kind: str, *labels: str) -> str:
    """Return labelled lines to write on, side by side."""
    return f"<p class='lines {kind}'>{''.join(f'<span>{escape(one)}</span>' for one in labels)}</p>"


def _graded(say: Catalogue, draw: Callable[[str, Exercise], str]) -> Iterator[str]:
    """Yield the exercises under the headings of their grades, numbered throughout."""
    number = 1
    for grade, group in groupby(EXERCISES.items(), lambda item: item[1].grade):
        items = [draw(name, one) for name, one in group]
        yield f"<h2>{escape(say.lesson['grades'][str(grade)])}</h2>"
        yield f"<ol class='exercises' start='{number}'>{''.join(items)}</ol>"
        number += len(items)


def _to_answer(say: Catalogue, name: str) -> str:
    words = say.lesson["sheet"]
    task = escape(say.lesson["exercises"][name]["task"])
    return f"<li><b>{task}</b>{_lines('answer', words['answer'], words['figures'])}</li>"


def _solved(say: Catalogue, name: str, one: Exercise, *, live: bool) -> str:
    texts = say.lesson["exercises"][name]
    address = escape("../../?" + urlencode({**one.solution, "lang": say.language}))
    link = f" · <a href='{address}'>{escape(say.lesson['open'])}</a>" if live else ""
    setup = escape(", ".join(_settings(say, one.solution)))
    task, why = escape(texts["task"]), escape(texts["key"])
    return f"<li><b>{task}</b><p>{why}</p><p class='setup'>{setup}{link}</p></li>"


def _settings(say: Catalogue, link: Mapping[str, Any]) -> Iterator[str]:
    words = say.lesson["sheet"]
    prompt = " ".join(str(link["prompt"]).split())
    if len(prompt) > LONGEST:
        prompt = f"{prompt[:LONGEST].rstrip()} …"
    yield words["prompt"].format(prompt=f"“{prompt}”")
    names = {"pair": say.pairs, "drafter": say.drafters}
    for name, text in words["settings"].items():
        yield text.format(value=names.get(name, {}).get(link[name], link[name]))


def _round(say: Catalogue, trace: Trace, *, solved: bool) -> Iterator[str]:
    """Yield the real round as a sentence and a table, with or without its verdicts."""
    words, number = say.lesson["sheet"], fair_round(trace)
    if number is None:
        return
    round = trace.rounds[number]
    before = " ".join(_seen(trace.decode(_text_before(trace, number))).split(" ")[-BEFORE:])
    quoted = f"<bdi translate='no'>{escape(before)}</bdi>"
    yield f"<p>{escape(words['round_intro']).format(before=quoted)}</p>"
    columns = ("guess", "draft", "target", "draw", "chance", "verdict")
    head = "".join(f"<th scope='col'>{escape(words[name])}</th>" for name in columns)
    yield f"<table><thead><tr>{head}</tr></thead><tbody>"
    yield from _rows(say, trace, round, solved=solved)
    yield "</tbody></table>"
    questions = words["round_asks"]
    found = {
        "tokens": str(len(round.emitted)),
        "alpha": f"{round.accepted} / {round.tested}",
        "efficiency": f"{round.accepted} / {len(round.drafts)}",
    }
    answers = [f"{questions[name]} {found[name] if solved else ''}" for name in questions]
    yield _lines("asked", *answers)


def _rows(say: Catalogue, trace: Trace, round: Round, *, solved: bool) -> Iterator[str]:
    words = say.lesson["sheet"]
    for draft in round.drafts:
        tested = solved and draft.verdict != "untested"
        chance = _number(chance_of_rounded(draft), 2) if tested else ""
        verdict = words["verdicts"][draft.verdict] if solved else ""
        numbers = (_number(draft.draft), _number(draft.target), _number(draft.draw))
        cells = (*numbers, chance, verdict)
        yield (
            f"<tr><th scope='row' translate='no'>{escape(_seen(trace.decode([draft.token])))}</th>"
            + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
            + "</tr>"
        )
    if solved and round.final is not None:
        token, what = _seen(trace.decode([round.final.token])), words["correction"]
        head = f"<th scope='row' translate='no'>{escape(token)}</th>"
        yield f"<tr>{head}<td colspan='5'>{escape(what)}</td></tr>"


def _text_before(trace: Trace, number: int) -> list[int]:
    emitted = [token for round in trace.rounds[:number] for token in round.emitted]
    return [*trace.prompt[1:], *emitted]  # the bundled models' prompts begin with <|endoftext|>


def _seen(text: str) -> str:
    """Return a text on one line, with line breaks, and spaces at both ends, made visible."""
    line = text.replace("\n", "↵").replace("\t", " ")
    inner = line.strip(" ")
    start = len(line) - len(line.lstrip(" "))
    return line if not inner else "·" * start + inner + "·" * (len(line) - start - len(inner))


def chance_of_rounded(draft: Draft) -> float | None:
    """Return min(1, target / draft) of the printed probabilities, as a reader would compute it."""
    if draft.target is None or draft.draft is None:
        return None
    target, proposed = round(draft.target, DIGITS), round(draft.draft, DIGITS)
    return min(1.0, target / proposed) if proposed else 1.0


def _number(value: float | None, digits: int = DIGITS) -> str:
    return "–" if value is None else f"{value:.{digits}f}"
