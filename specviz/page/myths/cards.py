"""The claims as cards: what the browser needs to know of each."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from specviz.claims import LAST, Conditions, Result, read
from specviz.errors import TraceError
from specviz.lab.claims.registry import EXPERIMENTS, UNTRIED
from specviz.metrics import is_busy
from specviz.models.pairs import find
from specviz.page.i18n import choose
from specviz.page.watch.examples import own_examples
from specviz.service.failures import or_without
from specviz.shipped import ASSETS, shipped
from specviz.trace import Machine
from specviz.views.evidence import evidence, sentence
from specviz.views.picture import encode
from specviz.words.catalogue import ENGLISH
from specviz.words.speaking import in_language, sentences

RECORDED = ASSETS / "claims" / "cpu.json"
MINUTE = 90  # seconds, from which on minutes are told

Card = dict[str, Any]
Words = Mapping[str, Any]
"""MYTHS in some language."""


class Language:
    """The words that cards are made of, in one language."""

    def __init__(self, language: str) -> None:
        self.words: Words = in_language(language, "MYTHS")
        page = in_language(language, "PAGE")
        self.chart = {kind: page[f"chart_{kind}"] for kind in ("table", "png", "csv", "pick")}
        self.chart["comma"] = self.words["comma"]
        self.names: Mapping[str, str] = {
            **in_language(language, "PAIRS"),
            **in_language(language, "DRAFTERS"),
            **self.words["names"],
        }


@cache
def recorded() -> Mapping[int, Result]:
    """The recorded results, by claim."""
    return or_without(lambda: shipped(RECORDED, _read), {})


def _read(data: bytes) -> Mapping[int, Result]:
    results = read(data).by_claim()
    for claim, result in results.items():
        card(claim, result, Language("en"))  # fails now rather than before a visitor
    return results


def card(claim: int, result: Result | None, said: Language, *, here: bool = False) -> Card:
    """A claim with the evidence there is.

    Args:
        here: it was measured just now, on this machine.
    """
    words, about = said.words, said.words["claims"][str(claim)]
    made: Card = {
        "number": claim,
        "claim": about["claim"],
        "how": about["how"],
        "missing": about.get("missing"),
        "pay": claim in UNTRIED,
    }
    if claim in UNTRIED:
        return made | {"verdict": "yours", "says": about["untried"]}
    experiment = EXPERIMENTS[claim]
    made |= {
        "rule": about["rule"].format(**experiment.limits),
        "watch": {**experiment.shows, "prompt": _prompt(experiment.shows), "run": 1}
        if experiment.shows
        else None,
    }
    if result is None:
        return made | {"verdict": "untried", "says": words["no_result"]}
    try:
        verdict = experiment.judge(result.evidence.numbers)
        says = sentence(result, verdict, words)
    except KeyError as missing:
        raise TraceError(
            "The result of claim {claim} lacks the number {missing}.",
            claim=claim,
            missing=str(missing),
        ) from None
    took = _seconds(result.seconds, words)
    source = words["here" if here else "recorded"].format(
        date=result.recorded[:10], machine=_machine(result.machine, words), seconds=took
    )
    if experiment.timed:
        source = sentences(source, _quiet(result, words))
    return made | {
        "verdict": verdict,
        "says": says,
        "source": source,
        "setup": _setup(result.evidence.setup, said),
        "estimate": "" if here else words["estimate"].format(seconds=took),
        "picture": encode(evidence(result, words, said.names)),
    }


def _quiet(result: Result, words: Words) -> str:
    """What there is to say of the machine: it was busy, or that was not looked at."""
    if result.disturbed is None:
        return str(words["unchecked"])
    busy, runs = result.disturbed
    return words["disturbed"].format(busy=busy, n=runs) if is_busy(result.disturbed) else ""


def labels(names: list[str], said: Language) -> str:
    """Pairs as visitors know them."""
    comma: str = said.words["comma"]
    return comma.join(said.names.get(name, name) for name in names)


def _prompt(shows: Mapping[str, Any]) -> str:
    """One of the page's own prompts that suits the pair of a run on Watch."""
    return own_examples(ENGLISH, chats=find(str(shows["pair"])).chats)[0].prompt


def _setup(setup: Conditions, said: Language) -> list[tuple[str, str]]:
    """What an experiment was made with, in words."""
    texts = {
        "pairs": labels(list(setup.pairs), said),
        "drafters": labels(list(setup.drafters), said),
        "gammas": said.words["comma"].join(map(str, setup.gammas)),
        "temperatures": said.words["comma"].join(f"{t:g}" for t in setup.temperatures),
        "prompts": f"{setup.prompts:,}" if setup.prompts else "",
        "tokens": f"{setup.tokens:,}" if setup.tokens else "",
        "repeats": f"{setup.repeats:,}" if setup.repeats else "",
    }
    return [(said.words["setup"][name], text) for name, text in texts.items() if text]


def _machine(machine: Machine, words: Words) -> str:
    if machine.device != "cpu":
        return machine.processor
    key = "threads_one" if machine.threads == 1 else "threads"
    text: str = words[key].format(processor=machine.processor, n=machine.threads)
    return text


def _seconds(seconds: float, words: Words) -> str:
    long = seconds >= MINUTE
    text: str = words["minutes" if long else "seconds"].format(
        n=max(1, round(seconds / 60 if long else seconds))
    )
    return text


@cache
def _all(language: str) -> bytes:
    said, results = Language(language), recorded()
    cards = [card(claim, results.get(claim), said) for claim in range(1, LAST + 1)]
    return msgspec.json.encode({"words": said.words, "chart": said.chart, "cards": cards})


def _serve(request: Request) -> Response:
    language = choose(f"lang={request.path_params['language']}", "")
    return Response(_all(language), media_type="application/json")


ROUTES = [Route("/claims/{language}.json", _serve)]
"""All cards as they were recorded, in a language: the page asks for them when it is opened."""
