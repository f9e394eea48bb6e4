"""The event handlers of “Myth or fact?”: start and stop an experiment; no layout."""

from collections.abc import Iterator
from typing import Any

import gradio as gr

from specviz.errors import SettingsError
from specviz.lab.claims import EXPERIMENTS
from specviz.lab.experiments.workbench import FULL, Workload
from specviz.page.i18n import say_of
from specviz.page.messages import Message, loading, named, owner_of, payload, replies, waiting
from specviz.page.myths.cards import card
from specviz.page.server.addresses import address_of
from specviz.service.claims import Claims, Ended, Loading, Measuring
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import Waiting
from specviz.words.catalogue import ENGLISH, Catalogue


class Myths:
    """The events of the tab.

    Args:
        size: how much each experiment measures.
    """

    def __init__(self, pairs: LoadedPairs, host: Host, size: Workload = FULL) -> None:
        self._host = host
        self._claims = Claims(pairs, host, size)

    def words(self, say: Catalogue) -> dict[str, Any]:
        """Return a line for a server that does not answer, and the pairs that experiments lack.

        The latter are by claim; None: this host runs no experiments.
        """
        lacking = None
        if not self._host.zero_gpu:
            lacking = {str(claim): self.lacking(say, claim) for claim in EXPERIMENTS}
        return {"busy": say.page["busy"], "lacking": lacking}

    def lacking(self, say: Catalogue, claim: int) -> list[str]:
        """Return the display names of the pairs that an experiment needs and this host lacks."""
        return [named(say, pair) for pair in self._claims.lacking(claim)]

    @replies(echo="claim")
    def begin(self, request: gr.Request, event: gr.EventData) -> Iterator[Message]:
        """Run an experiment until it ends, or its visitor leaves or starts another."""
        say = say_of(request)
        claim = self._claim(say, payload(event).get("claim"))
        address, percent = address_of(request, self._host.proxies), -1
        for step in self._claims.run(owner_of(request), claim, address):
            match step:
                case Waiting(ahead):
                    yield waiting(say, ahead)
                case Loading(pair):
                    yield loading(say, pair)
                case Measuring(share):
                    if int(100 * share) > percent:
                        percent = int(100 * share)
                        yield {"state": "running", "done": percent}
                case Ended(None):
                    yield {"state": "stopped"}
                case Ended(result):
                    yield {"state": "done", "card": card(claim, result, say, here=True)}

    def halt(self, request: gr.Request) -> None:
        """Stop the visitor's experiment, also when they close the page."""
        self._claims.stop(owner_of(request))

    def _claim(self, say: Catalogue, claim: Any) -> int:
        """Validate the number of an experiment.

        Raises:
            SettingsError: there is no such experiment, or this host cannot run it.
        """
        if not isinstance(claim, int) or claim not in EXPERIMENTS:
            raise SettingsError(ENGLISH.myths["no_claim"])
        if self._host.zero_gpu:
            raise SettingsError(ENGLISH.myths["recorded_only"])
        if missing := self.lacking(say, claim):
            raise SettingsError(ENGLISH.myths["lacks"], pairs=say.myths["comma"].join(missing))
        return claim
