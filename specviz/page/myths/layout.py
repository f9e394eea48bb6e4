"""The tab “Myth or fact?”: the claims as cards, and what happens when an experiment is run."""

from collections.abc import Iterator
from typing import Any

import gradio as gr

from specviz.errors import SettingsError
from specviz.lab.claims.registry import EXPERIMENTS
from specviz.lab.claims.workbench import FULL, Size
from specviz.page.component import component
from specviz.page.i18n import each, labels, language_of
from specviz.page.messages import SILENT, Message, asked, replies, waiting
from specviz.page.myths.cards import Language, card
from specviz.service.claims import Claims, Ended, Loading, Measuring
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import Waiting
from specviz.words import MYTHS, PAGE, PAIRS


def myths(page: gr.Blocks, pairs: LoadedPairs, host: Host, size: Size = FULL) -> None:
    """Builds the tab's content, inside the tab.

    Args:
        size: how much an experiment measures.
    """
    events = Myths(pairs, host, size)
    gr.Markdown(labels("myths")["intro"], elem_id="myths-intro")
    shown = component(
        "myths",
        events=["begin", "halt"],
        template="<div class='myths'></div>",
        words=None
        if host.zero_gpu
        else each(lambda _: {str(n): events.lacks(n) for n in EXPERIMENTS}),
        padding=False,
        elem_id="myths",
    )
    runs = shown.begin(events.begin, None, shown, concurrency_limit=None, **SILENT)
    runs.failure(None, js="() => document.querySelector('#myths .myths').fail?.()")
    shown.halt(events.halt, None, None, queue=False, **SILENT)
    page.unload(events.halt)


class Myths:
    """The events of the tab.

    Args:
        size: how much an experiment measures.
    """

    def __init__(self, pairs: LoadedPairs, host: Host, size: Size = FULL) -> None:
        self._host = host
        self._claims = Claims(pairs, host, size)

    def lacks(self, claim: int) -> list[str]:
        """The labels of the pairs that an experiment needs and that are missing here."""
        return [PAIRS.get(name, name) for name in self._claims.lacking(claim)]

    @replies(echo="claim")
    def begin(self, request: gr.Request, event: gr.EventData) -> Iterator[Message]:
        """An experiment, until it is over or its visitor leaves or asks for another."""
        claim = self._claim(asked(event).get("claim"))
        said = Language(language_of(request))
        percent = -1
        for step in self._claims.run(str(request.session_hash), claim):
            match step:
                case Waiting(ahead):
                    yield waiting(ahead)
                case Loading(pair):
                    line = PAGE["loading"].format(pair=PAIRS.get(pair, pair))
                    yield {"state": "loading", "message": line}
                case Measuring(share):
                    if int(100 * share) > percent:
                        percent = int(100 * share)
                        yield {"state": "running", "done": percent}
                case Ended(None):
                    yield {"state": "stopped"}
                case Ended(result):
                    yield {"state": "done", "card": card(claim, result, said, here=True)}

    def halt(self, request: gr.Request) -> None:
        """The visitor stops the experiment, or has closed the page."""
        self._claims.stop(str(request.session_hash))

    def _claim(self, claim: Any) -> int:
        """The number of an experiment that can be run here.

        Raises:
            SettingsError: there is no such experiment, or something is missing.
        """
        if not isinstance(claim, int) or claim not in EXPERIMENTS:
            raise SettingsError(MYTHS["no_claim"])
        if self._host.zero_gpu:
            raise SettingsError(MYTHS["recorded_only"])
        if missing := self.lacks(claim):
            raise SettingsError(MYTHS["lacks"].format(pairs=MYTHS["comma"].join(missing)))
        return claim
