"""The claims as cards, with everything that the browser shows of each."""

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
from specviz.words.catalogue import ENGLISH, Catalogue, catalogue, plain

RECORDED = ASSETS / "claims" / "cpu.json"
MINUTE = 90  # seconds above which the page shows minutes

Card = dict[str, Any]


def names(say: Catalogue) -> Mapping[str, str]:
    """Returns the display names of pairs, drafters and series."""
    return {**say.pairs, **say.drafters, **say.myths["names"]}


@cache
def recorded() -> Mapping[int, Result]:
    """Returns the recorded results, by claim."""
    return or_without(lambda: shipped(RECORDED, _read), {})


def _read(data: bytes) -> Mapping[int, Result]:
    results = read(data).by_claim()
    for claim, result in results.items():
        card(claim, result, ENGLISH)  # fails at the start rather than for a visitor
    return results


def card(claim: int, result: Result | None, say: Catalogue, *, here: bool = False) -> Card:
    """Returns a claim with its evidence.

    Args:
        here: whether the result was just measured on this machine.
    """
    words, about = say.myths, say.myths["claims"][str(claim)]
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
        source = say.sentences(source, _quiet(result, words))
    return made | {
        "verdict": verdict,
        "says": says,
        "source": source,
        "setup": _setup(result.evidence.setup, say),
        "estimate": "" if here else words["estimate"].format(seconds=took),
        "picture": encode(evidence(result, words, names(say))),
    }


def _quiet(result: Result, words: Mapping[str, Any]) -> str:
    """Says that the machine was busy, or that this was not checked; "" if it was idle."""
    if result.disturbed is None:
        return str(words["unchecked"])
    busy, runs = result.disturbed
    return words["disturbed"].format(busy=busy, n=runs) if is_busy(result.disturbed) else ""


def labels(keys: list[str], say: Catalogue) -> str:
    """Joins the display names of pairs or drafters."""
    called = names(say)
    return str(say.myths["comma"].join(called.get(key, key) for key in keys))


def _prompt(shows: Mapping[str, Any]) -> str:
    """Returns one of the page's own prompts for the pair of a run on Watch."""
    return own_examples(ENGLISH, chats=find(str(shows["pair"])).chats)[0].prompt


def _setup(setup: Conditions, say: Catalogue) -> list[tuple[str, str]]:
    """Returns the conditions of an experiment as labels and values."""
    texts = {
        "pairs": labels(list(setup.pairs), say),
        "drafters": labels(list(setup.drafters), say),
        "gammas": say.myths["comma"].join(map(str, setup.gammas)),
        "temperatures": say.myths["comma"].join(f"{t:g}" for t in setup.temperatures),
        "prompts": f"{setup.prompts:,}" if setup.prompts else "",
        "tokens": f"{setup.tokens:,}" if setup.tokens else "",
        "repeats": f"{setup.repeats:,}" if setup.repeats else "",
    }
    return [(say.myths["setup"][name], text) for name, text in texts.items() if text]


def _machine(machine: Machine, words: Mapping[str, Any]) -> str:
    if machine.device != "cpu":
        return machine.processor
    key = "threads_one" if machine.threads == 1 else "threads"
    text: str = words[key].format(processor=machine.processor, n=machine.threads)
    return text


def _seconds(seconds: float, words: Mapping[str, Any]) -> str:
    long = seconds >= MINUTE
    text: str = words["minutes" if long else "seconds"].format(
        n=max(1, round(seconds / 60 if long else seconds))
    )
    return text


@cache
def _all(language: str) -> bytes:
    say, results = catalogue(language), recorded()
    cards = [card(claim, results.get(claim), say) for claim in range(1, LAST + 1)]
    chart = {kind: say.page[f"chart_{kind}"] for kind in ("table", "png", "csv", "pick")}
    chart["comma"] = say.myths["comma"]
    return msgspec.json.encode({"words": plain(say.myths), "chart": chart, "cards": cards})


def _serve(request: Request) -> Response:
    language = choose(f"lang={request.path_params['language']}", "")
    return Response(_all(language), media_type="application/json")


ROUTES = [Route("/claims/{language}.json", _serve)]
"""All recorded cards by language, which the page fetches when it opens."""
