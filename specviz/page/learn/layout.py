"""Learn: where the tour starts, six questions, a gallery of failures, and the words of the page."""

import json
from functools import partial
from html import escape
from typing import Any

import gradio as gr

from specviz.page.component import component
from specviz.page.i18n import each, labels, told
from specviz.service.host import Host
from specviz.words import CONTINUATIONS, FAILURES, LEARN, PAIRS, QUESTIONS, STOPS, VIEWER
from specviz.words.catalogue import Catalogue

PROMPTS = {example["kind"]: example["prompt"] for example in CONTINUATIONS}
USUAL: dict[str, Any] = {
    "pair": "bundled-medium",
    "drafter": "model",
    "gamma": 4,
    "temperature": 0.7,
    "confidence": 0,
    "top_k": 0,
    "top_p": 1,
    "seed": 0,
    "tokens": 128,
    "plain": 1,
}

SETTINGS: dict[str, dict[str, Any]] = {
    "weak": USUAL | {"prompt": PROMPTS["story"], "pair": "bundled-unaligned"},
    "hot": USUAL | {"prompt": PROMPTS["story"], "temperature": 1.5, "seed": 2, "tint": "overlap"},
    "gamma": USUAL | {"prompt": PROMPTS["prose"], "gamma": 16},
    "prose": USUAL | {"prompt": PROMPTS["prose"]},
    "counting": USUAL | {"prompt": PROMPTS["counting"]},
    "early": USUAL | {"prompt": PROMPTS["story"], "drafter": "early-exit"},
    "tokenizers": {"target": "assets/models/target", "draft": "assets/models/smollm2-draft"},
}
"""What the gallery runs, as parameters of a link; what is not named stays as it is."""


def link_to(setting: str, host: Host) -> dict[str, Any]:
    """The parameters that open a setting on Watch and run it, within the host's limits."""
    wanted = {"tint": "verdict"} | SETTINGS[setting] | {"view": "watch", "run": 1}
    if "tokens" in wanted:
        wanted["tokens"] = min(wanted["tokens"], host.max_new_tokens)
    return wanted


def obstacle(setting: str, host: Host) -> str | None:
    """Why a setting cannot be run on this host, in words; None if it can."""
    wanted = SETTINGS[setting]
    if "target" in wanted and not (host.custom and host.folders):
        return LEARN["no_own"]
    if (pair := wanted.get("pair")) and pair not in host.pairs:
        return LEARN["no_pair"].format(pair=PAIRS[pair])
    if (gamma := wanted.get("gamma", 0)) > host.max_gamma:
        return LEARN["no_gamma"].format(most=host.max_gamma, gamma=gamma)
    return None


def tour() -> gr.HTML:
    """The button that starts the tour, with all that the tour says."""
    return component(
        "tour",
        template="<button type='button' class='tour-start'></button>",
        words=each(
            lambda _: {
                "start": LEARN["start"],
                "words": LEARN["tour"].told(),
                "stops": [stop.told() for stop in STOPS],
            }
        ),
        elem_id="tour",
    )


def learn(host: Host) -> None:
    """The content of the tab."""
    with gr.Column(elem_id="learn"):
        gr.Markdown(told("learn.top", lambda _: f"{LEARN['heading']}\n{LEARN['intro']}"))
        start = gr.Button(labels("learn")["start"], variant="primary", elem_id="learn-start")
        start.click(None, js="() => { SpecVizTour.start(); }")
        for part, shown in (
            ("questions", lambda _: "".join(map(_question, QUESTIONS))),
            ("failures", lambda _: "".join(_failure(one, host) for one in FAILURES)),
            ("glossary", lambda _: _glossary(VIEWER["glossary"])),
        ):
            gr.Markdown(told(f"learn.{part}_above", partial(_above, part)))
            gr.HTML(told(f"learn.{part}_list", shown), elem_id=part)


def _above(part: str, _: Catalogue) -> str:
    return f"{LEARN[f'{part}_heading']}\n{LEARN[f'{part}_intro']}"


def _question(one: dict[str, str]) -> str:
    question, answer = escape(one["question"]), escape(one["answer"])
    return f"<details><summary>{question}</summary><p>{answer}</p></details>"


def _failure(one: dict[str, str], host: Host) -> str:
    title, wrong, look = (escape(one[name]) for name in ("title", "wrong", "look"))
    lines = [wrong, f"<strong>{escape(LEARN['look'])}</strong> {look}"]
    if "says" in one:
        lines.append(f"<strong>{escape(LEARN['says'])}</strong> “{escape(one['says'])}”")
    why = obstacle(one["setting"], host)
    link = escape(json.dumps(link_to(one["setting"], host)))
    label = escape(f"{LEARN['run']}: {one['title']}")
    run = f"<button type='button' data-go='{link}' aria-label='{label}'>{LEARN['run']}</button>"
    lines.append(run if why is None else f"<em>{escape(why)}</em>")
    return f"<article><h3>{title}</h3>{''.join(f'<p>{line}</p>' for line in lines)}</article>"


def _glossary(terms: list[dict[str, Any]]) -> str:
    names = {term["term"]: escape(term["name"]) for term in terms}
    return f"<dl data-glossary>{''.join(_entry(term, names) for term in terms)}</dl>"


def _entry(term: dict[str, Any], names: dict[str, str]) -> str:
    """A term with its place to link to, its definition, formula, sources and neighbours."""
    words = VIEWER["term"]
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
        f"{words[label]} {', '.join(links)}"
        for label, links in (("source", sources), ("see", see))
        if links
    ]
    lines.append(f"<small>{' · '.join(notes)}</small>")
    paragraphs = "".join(f"<p>{line}</p>" for line in lines)
    return f"<dt id='term-{term['term']}'>{names[term['term']]}</dt><dd>{paragraphs}</dd>"
