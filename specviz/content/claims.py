"""The claims as cards, which hold everything that the browser shows."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from specviz.claims import Conditions, Result
from specviz.content.charts import chart_words
from specviz.errors import TraceError
from specviz.lab.claims import CLAIMS
from specviz.lab.experiments.claim import Claim
from specviz.lab.experiments.record import read_results
from specviz.shipped import ASSETS, shipped
from specviz.trace import Machine
from specviz.views.evidence import doubt, evidence, sentence
from specviz.views.numbers import duration
from specviz.views.picture import encode
from specviz.words.catalogue import ENGLISH, Catalogue, plain

RECORDED = ASSETS / "claims" / "cpu.json"

Card = dict[str, Any]


def names(say: Catalogue) -> Mapping[str, str]:
    """Return the display names of pairs, drafters and the series that claims share."""
    return {**say.pairs, **say.drafters, **say.rules, **say.myths["names"]}


def recorded() -> Mapping[int, Result]:
    """Return the recorded results, by claim.

    Raises:
        ShippedError: their file is missing or damaged.
    """
    return shipped(RECORDED, _read)


def _read(data: bytes) -> Mapping[int, Result]:
    results = read_results(data).by_claim()
    for claim, result in results.items():
        card(claim, result, ENGLISH)  # fails at the start rather than for a visitor
    return results


def words_of(claim: Claim, say: Catalogue) -> Mapping[str, Any]:
    """Return a claim's own words in the language of a catalogue."""
    return say.translated(claim.words, f"myths.claims.{claim.number}")


def card(claim: int, result: Result | None, say: Catalogue, *, here: bool = False) -> Card:
    """Return a claim with its evidence; the caller adds the links.

    Args:
        here: whether the result was just measured on this machine.
    """
    declared, words = CLAIMS[claim], say.myths
    about = words_of(declared, say)
    made: Card = {
        "number": claim,
        "claim": about["claim"],
        "how": about["how"],
        "missing": about.get("missing"),
        "words": [(_term_names(say)[term], f"#term-{term}") for term in declared.terms],
        "papers": declared.papers,
        "run": declared.run,
    }
    if (experiment := declared.experiment) is None:
        return made | {"verdict": "yours", "says": about["untried"]}
    made["rule"] = about["rule"].format(**experiment.limits)
    if result is None:
        return made | {"verdict": "untried", "says": words["no_result"]}
    try:
        verdict = experiment.judge(result.evidence.numbers)
        says = sentence(result, verdict, about)
    except KeyError as missing:
        raise TraceError(
            "The result of claim {claim} lacks the number {missing}.",
            claim=claim,
            missing=str(missing),
        ) from None
    called = {**names(say), **about.get("names", {})}
    took = duration(result.seconds, words)
    source = words["here" if here else "recorded"].format(
        date=result.recorded[:10], machine=_machine(result.machine, words), seconds=took
    )
    if experiment.timed:
        source = say.sentences(source, doubt(result, words))
    return made | {
        "verdict": verdict,
        "says": says,
        "source": source,
        "setup": _setup(result.evidence.setup, say),
        "estimate": "" if here else words["estimate"].format(seconds=took),
        "picture": encode(evidence(result, experiment.chart, about, words, called)),
    }


def _term_names(say: Catalogue) -> Mapping[str, str]:
    return {entry["term"]: entry["name"] for entry in say.viewer["glossary"]}


def labels(keys: list[str], say: Catalogue) -> str:
    """Join the display names of pairs or drafters."""
    called = names(say)
    return str(say.myths["comma"].join(called.get(key, key) for key in keys))


def _setup(setup: Conditions, say: Catalogue) -> list[tuple[str, str]]:
    """Return the conditions of an experiment as labels and values."""
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


def encoded(say: Catalogue, cards: Iterable[Card], **words: str) -> bytes:
    """Return cards as JSON, with the words around them; `words` replaces some of these."""
    chart = chart_words(say) | {"pick": say.page["chart_pick"]}
    around = plain(say.myths) | words
    return msgspec.json.encode({"words": around, "chart": chart, "cards": [*cards]})
