"""The claims as cards that lead to other parts of the page."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from specviz.claims import Result
from specviz.content import claims
from specviz.content.claims import Card
from specviz.lab.claims import CLAIMS
from specviz.models.pairs import find
from specviz.page.i18n import choose
from specviz.page.watch.examples import own_examples
from specviz.service.failures import or_without
from specviz.words.catalogue import ENGLISH, Catalogue, catalogue


@cache
def recorded() -> Mapping[int, Result]:
    """Return the recorded results, by claim; none if their file is missing or damaged."""
    return or_without(claims.recorded, {})


def card(claim: int, result: Result | None, say: Catalogue, *, here: bool = False) -> Card:
    """Return a claim with its evidence, and where it leads on this page.

    Args:
        here: whether the result was just measured on this machine.
    """
    experiment = CLAIMS[claim].experiment
    shows = experiment.shows if experiment else None
    made = claims.card(claim, result, say, here=here)
    return made | {
        "link": f"?view=myths&claim={claim}",
        "pay": experiment is None,
        "replay": f"?view=watch&recorded={made['run']}" if made["run"] else "",
        "watch": {**shows, "prompt": _prompt(shows), "run": 1} if shows else None,
    }


def _prompt(shows: Mapping[str, Any]) -> str:
    """Return one of the page's own prompts for the pair of a run on Watch."""
    return own_examples(ENGLISH, chats=find(str(shows["pair"])).chats)[0].prompt


@cache
def _all(language: str) -> bytes:
    say, results = catalogue(language), recorded()
    return claims.encoded(say, (card(n, results.get(n), say) for n in CLAIMS))


def _serve(request: Request) -> Response:
    language = choose(f"lang={request.path_params['language']}", "")
    return Response(_all(language), media_type="application/json")


ROUTES = [Route("/claims/{language}.json", _serve)]
"""All recorded cards by language, which the page fetches when it opens."""
