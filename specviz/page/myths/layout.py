"""The tab “Myth or fact?”: the claims as cards, and what happens when an experiment is run."""

from collections.abc import Generator, Iterator
from functools import partial
from typing import Any

import gradio as gr

from specviz.claims import Result
from specviz.decoding.pair import Pair
from specviz.errors import SettingsError
from specviz.lab.claims.record import lacking, measure
from specviz.lab.claims.registry import EXPERIMENTS
from specviz.lab.claims.workbench import FULL, Size, Workbench
from specviz.models.checks import is_here, is_tiny
from specviz.models.pairs import find
from specviz.page.i18n import each, labels, language_of
from specviz.page.messages import SILENT, Message, asked, replies, waiting
from specviz.page.myths.cards import Language, card
from specviz.page.scripts import LANG, UNTIL
from specviz.service.decoder import decoding
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import Queue
from specviz.words import MYTHS, PAGE, PAIRS

_MOUNT = (
    UNTIL
    + LANG
    + """const asked = fetch(`claims/${lang}.json`).then((answer) => answer.json());
const loaded = () => window.SpecViz && SpecViz.mount && window.SpecVizChart;
const ready = until(() => loaded() && window.SpecVizMyths);
Promise.all([ready, asked]).then(([mount, told]) => {
  const send = {begin: (claim) => trigger('begin', {claim}), halt: () => trigger('halt', {})};
  const lacking = props.lacking && props.lacking[lang];
  const take = mount(element.querySelector('.myths'), {...told, lacking}, send);
  watch('value', () => take(JSON.parse(props.value || '{}')));
});
"""
)


def myths(page: gr.Blocks, pairs: LoadedPairs, host: Host, size: Size = FULL) -> None:
    """Builds the tab's content, inside the tab.

    Args:
        size: how much an experiment measures.
    """
    events = Myths(pairs, host, size)
    gr.Markdown(labels("myths")["intro"], elem_id="myths-intro")
    shown = gr.HTML(
        "",
        html_template="<div class='myths'></div>",
        js_on_load=_MOUNT,
        apply_default_css=False,
        lacking=None
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
    """Experiments of visitors, one after another, between whose steps others decode.

    Args:
        size: how much an experiment measures.
    """

    def __init__(self, pairs: LoadedPairs, host: Host, size: Size = FULL) -> None:
        self._pairs = pairs
        self._host = host
        self._size = size
        self._queue = Queue(1, host.queue)  # those who watch have theirs
        self._wanted: dict[str, object] = {}  # owner → the experiment that they asked for last

    def lacks(self, claim: int) -> list[str]:
        """The pairs that an experiment needs and that are not to be had here, by label."""
        return [PAIRS.get(name, name) for name in lacking(claim, self._offered)]

    @replies(echo="claim")
    def begin(self, request: gr.Request, event: gr.EventData) -> Iterator[Message]:
        """An experiment, until it is over or its visitor leaves or asks for another."""
        owner, mark = str(request.session_hash), object()
        self._wanted[owner] = mark
        try:
            claim = self._claim(asked(event).get("claim"))
            yield from self._run(claim, owner, mark, Language(language_of(request)))
        finally:
            if self._wanted.get(owner) is mark:
                del self._wanted[owner]

    def halt(self, request: gr.Request) -> None:
        """The visitor's experiment ends where it is, and they wait for nothing any more."""
        owner = str(request.session_hash)
        self._wanted.pop(owner, None)
        self._queue.give_up(owner)

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

    def _offered(self, name: str) -> bool:
        """Whether a pair is here, and costs next to nothing or is offered by the host."""
        spec = find(name)
        return is_here(spec) and (name in self._host.pairs or is_tiny(spec))

    def _run(self, claim: int, owner: str, mark: object, said: Language) -> Iterator[Message]:
        mine = yield from self._queue.wait(owner, waiting)
        if not mine:
            yield {"state": "stopped"}
            return
        try:
            pairs = dict[str, Pair]()
            for name in filter(self._offered, EXPERIMENTS[claim].pairs):
                if self._wanted.get(owner) is not mark:
                    break  # stopped: then `_measured` ends at once
                line = PAGE["loading"].format(pair=PAIRS.get(name, name))
                yield {"state": "loading", "message": line}
                pairs[name] = self._pairs.get(find(name))
            result = yield from self._measured(claim, pairs, owner, mark)
            if result is None:
                yield {"state": "stopped"}
            else:
                yield {"state": "done", "card": card(claim, result, said, here=True)}
        finally:
            self._queue.leave(owner)

    def _measured(
        self, claim: int, pairs: dict[str, Pair], owner: str, mark: object
    ) -> Generator[Message, None, Result | None]:
        """The experiment on the decoder's thread, step by step; None if it was stopped."""
        work = measure(claim, Workbench(pairs, self._size))
        told = -1
        try:
            while self._wanted.get(owner) is mark:
                step = decoding(partial(_next, work))
                if isinstance(step, Result):
                    return step
                if (percent := int(100 * step)) != told:
                    told = percent
                    yield {"state": "running", "done": percent}
            return None
        finally:
            work.close()


def _next(work: Generator[float, None, Result]) -> float | Result:
    try:
        return next(work)
    except StopIteration as finished:
        result: Result = finished.value
        return result
