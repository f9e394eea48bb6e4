"""Texts below the figures of “Will it pay?”: orthogonal techniques, and answers to questions."""

import json
from html import escape
from typing import Any, NamedTuple

from specviz.lab.diagnosis import recommend
from specviz.page.pay.sources import Source
from specviz.theory.architectures import ARCHITECTURES, QWEN3_MOE
from specviz.theory.load import Load
from specviz.views.numbers import percent, short
from specviz.views.payoff_charts import tied_in_words
from specviz.views.points import ComparisonPoints
from specviz.words.catalogue import Catalogue

ARXIV = "https://arxiv.org/abs"

SOURCES = {
    "quantisation": ("Zhang et al. 2025", f"{ARXIV}/2505.22179"),
    "pages": ("Kwon et al. 2023", f"{ARXIV}/2309.06180"),
    "chunks": ("Agrawal et al. 2024", f"{ARXIV}/2403.02310"),
    "prefix": ("Zheng et al. 2024", f"{ARXIV}/2312.07104"),
}
"""Papers on orthogonal techniques, by the technique's name in the catalogue."""


class Link(NamedTuple):
    """Where a question's figures are: an element of this tab, or another tab."""

    anchor: str = ""
    tab: str = ""


LINKS = {
    "slower": Link("pay-gap"),
    "load": Link("pay-batch"),
    "same": Link(tab="myths"),
    "logprobs": Link(tab="watch"),
    "low": Link("pay-map"),
    "temperature": Link(tab="explore"),
    "counts": Link("pay-sheet"),
    "gamma": Link("pay-gamma"),
    "vocabulary": Link(tab="learn"),
    "experts": Link("pay-batch"),
    "position": Link("pay-gap"),
    "tree": Link(tab="learn"),
}
"""By the question's name in the catalogue."""

LAST_BATCH = 256


def orthogonal(say: Catalogue) -> str:
    """Return other techniques that speed up a server, their effects and sources, as HTML."""
    return f"<dl class='pay-orthogonal'>{''.join(_entry(say, name) for name in SOURCES)}</dl>"


def _entry(say: Catalogue, name: str) -> str:
    entry, (source, url) = say.pay["orthogonal_list"][name], SOURCES[name]
    return (
        f"<div><dt>{escape(entry['name'])}</dt>"
        f"<dd><strong>{escape(entry['effect'])}</strong> {escape(entry['why'])}"
        f" <a href='{url}' target='_blank' rel='noopener'>{escape(source)}</a></dd></div>"
    )


def answered(say: Catalogue, source: Source, load: Load, beside: ComparisonPoints) -> str:
    """Return all questions, each as a disclosure with its answer and a link to its figures."""
    figures = _figures(say, source, load)
    listed = "".join(
        _question(say, name, entry["question"], _answer(entry, figures, beside))
        for name, entry in say.pay["asked"].items()
    )
    return f"<div class='pay-asked'>{listed}</div>"


def _question(say: Catalogue, name: str, question: str, answer: str) -> str:
    anchor, tab = LINKS[name]
    if anchor:
        link = f"<a href='#{anchor}'>{escape(say.pay['asked_here'])}</a>"
    else:
        label = say.pay["asked_there"].format(tab=say.page["tabs"][tab])
        go = escape(json.dumps({"view": tab}))
        link = f"<button type='button' data-go='{go}'>{escape(label)}</button>"
    return f"<details><summary>{escape(question)}</summary><p>{escape(answer)} {link}</p></details>"


def _answer(entry: Any, figures: dict[str, Any], beside: ComparisonPoints) -> str:
    answer: str = entry["answer"].format(**figures)
    alike = [point for point in beside.kinds if point.gamma == figures["gamma"]]
    if "answer_kinds" not in entry or len(alike) < 2:
        return answer
    low, *_, high = sorted(alike, key=lambda point: point.alpha)
    kinds = entry["answer_kinds"].format(
        low=short(low.alpha),
        low_kind=low.name,
        high=short(high.alpha),
        high_kind=high.name,
        kinds_gamma=low.gamma,
    )
    return f"{answer} {kinds}"


def _figures(say: Catalogue, source: Source, load: Load) -> dict[str, Any]:
    """Return the figures that answers mention."""
    run, advice = source.run, recommend(source.run)
    sizes, width = ARCHITECTURES[QWEN3_MOE], run.gamma + 1
    mixture = sizes.weights(2, "free")
    return {
        "cost": short(run.tau / run.speedup),
        "tau": short(run.tau),
        "speedup": short(run.speedup),
        "gamma": run.gamma,
        "alpha": short(run.alpha),
        "accepted": f"{run.accepted:,}",
        "tested": f"{run.tested:,}",
        "efficiency": percent(run.efficiency),
        "best": tied_in_words(say, run.scenario),
        "gain": short(advice.gain),
        "slots": say.explore["pictures"]["comma"].join(short(slot) for slot in run.slots),
        "first": short(load.costs(1).speedup(load.alpha, load.gamma)),
        "last": short(load.costs(LAST_BATCH).speedup(load.alpha, load.gamma)),
        "batch": LAST_BATCH,
        "one": f"{mixture.read(1) / 1e9:.1f}",
        "many": f"{mixture.read(width) / 1e9:.1f}",
        "width": width,
        "v": short(mixture.read(width) / mixture.read(1)),
    }
