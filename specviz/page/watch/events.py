"""Watch: what happens when a visitor runs, steps, pauses or stops. No layout here."""

import asyncio
from collections.abc import AsyncIterator, Callable, Generator, Iterator
from functools import partial
from itertools import chain
from typing import Any

import gradio as gr
import msgspec

from specviz.errors import SettingsError
from specviz.models.pairs import PairSpec, find
from specviz.page.messages import Message, failed, replies, waiting
from specviz.page.server.addresses import address_of
from specviz.service.downloads import Downloads, PairStatus
from specviz.service.failures import report
from specviz.service.follow_ups import FollowUps
from specviz.service.host import Host
from specviz.service.latest import Latest
from specviz.service.pairs import LoadedPairs, own_pair
from specviz.service.queue import Queue
from specviz.service.run_spec import RunSpec
from specviz.service.runs import RUN_GONE, Run, Runs
from specviz.settings import check_prompt, settings_from
from specviz.trace import Delta, Mark, Trace
from specviz.words import PAGE, PAIRS
from specviz.words.speaking import tell

FORM = (
    "drafter",
    "gamma",
    "temperature",
    "confidence",
    "top_k",
    "top_p",
    "seed",
    "max_new_tokens",
)
"""The controls behind prompt, pair, target, draft and plain, in the order of the events."""

LOOK_SECONDS = 0.25  # how often a download or the reading of weights is looked at


class Known(msgspec.Struct):
    """What a page has of its run; with rounds below 0, nothing."""

    run: str
    rounds: int
    plain: int


class Watch:
    """The events of the tab, over the pairs and the runs of all visitors.

    Args:
        recorded: the recorded run of a name, if there is one.
    """

    def __init__(
        self,
        pairs: LoadedPairs,
        runs: Runs,
        host: Host,
        downloads: Downloads | None = None,
        recorded: Callable[[str], Trace | None] = lambda _: None,
    ) -> None:
        self._host = host
        self._pairs = pairs
        self._runs = runs
        self._downloads = downloads or Downloads(pairs)
        self._looking = Latest()
        self._queue = Queue(host.visitors, host.queue, host.per_address)
        self._follow_ups = FollowUps(runs, host, recorded)

    @replies()
    def run(self, request: gr.Request, *controls: Any) -> Iterator[Message]:
        """A new run from what the controls say."""
        yield from self._serve(request, self._run_spec(*controls))

    @replies()
    def step(self, request: gr.Request, *controls: Any) -> Iterator[Message]:
        """A new run from what the controls say, halted after its first round."""
        yield from self._serve(request, self._run_spec(*controls), rounds=1)

    @replies()
    def play(self, request: gr.Request, event: gr.EventData, *controls: Any) -> Iterator[Message]:
        """The visitor's run goes on; a new one, if the stage has none to go on with."""
        yield from self._serve(request, self._asked(request, event) or self._run_spec(*controls))

    @replies()
    def tick(self, request: gr.Request, event: gr.EventData, *controls: Any) -> Iterator[Message]:
        """One round of the visitor's run; of a new one, if the stage has none to go on with."""
        if run := self._asked(request, event):
            run.resume()
            yield from self._go(run, rounds=1)  # one round is in turn soon: no waiting in line
        else:
            yield from self._serve(request, self._run_spec(*controls), rounds=1)

    @replies()
    def again(self, request: gr.Request, event: gr.EventData) -> Iterator[Message]:
        """A new run that another leads to: with a setting changed, or from another token."""
        yield from self._serve(request, self._follow_ups.spec_of(event._data))

    def pause(self, request: gr.Request) -> None:
        """The visitor's run halts after the round it is in."""
        if run := self._current(request):
            run.wish = "pause"

    @replies()
    def stop(self, request: gr.Request) -> Message:
        """The visitor's run ends where it is, and they wait for nothing any more."""
        self._queue.give_up(_owner(request))
        run = self._current(request)
        if run is None:
            return {"state": "done"}
        mark = run.trace.mark
        run.stop()
        return grown(run, run.trace.since(mark))

    async def look(
        self, request: gr.Request, pair: str, target: str, draft: str
    ) -> AsyncIterator[PairStatus]:
        """What there is to say of the chosen pair, while it changes; the last one to ask is told.

        Asynchronous: a visitor who looks on takes no thread from those who run.
        """
        told = None
        with self._looking.ask(_owner(request)) as asker:
            while asker.is_latest:
                status = await asyncio.to_thread(self._status, pair, target, draft)
                if status != told:
                    yield status
                if not status.changes:
                    break
                told = status
                await asyncio.sleep(LOOK_SECONDS)

    async def download(
        self, request: gr.Request, pair: str, target: str, draft: str
    ) -> AsyncIterator[PairStatus]:
        """What the chosen pair lacks is fetched."""
        if refused := self._refused(self._downloads.begin, pair, target, draft):
            yield refused
            return
        async for status in self.look(request, pair, target, draft):
            yield status

    def halt(self, pair: str, target: str, draft: str) -> PairStatus:
        """The chosen pair's download stops; what is here stays."""
        refused = self._refused(self._downloads.stop, pair, target, draft)
        return refused or self._status(pair, target, draft)

    def leave(self, request: gr.Request) -> None:
        """The visitor has closed the page: their place is free at once."""
        self._looking.cancel(_owner(request))
        self._queue.give_up(_owner(request))
        self._runs.drop(_owner(request))

    def missed(self, known: Any) -> Message | None:
        """What a page that lost a delta has to add; None if its run is gone."""
        try:
            page = msgspec.convert(known, Known)
        except (msgspec.ValidationError, UnicodeError):  # the latter: half a character
            return None
        run = self._runs.find(page.run)
        if run is None:
            return None
        mark = Mark(page.rounds, page.plain)
        rest = whole(run) if page.rounds < 0 else grown(run, run.trace.since(mark))
        message: Message = msgspec.to_builtins(rest, str_keys=True)
        return message

    def _current(self, request: gr.Request) -> Run | None:
        run = self._runs.get(_owner(request))
        return None if run is None or run.over else run

    def _asked(self, request: gr.Request, event: gr.EventData) -> Run | None:
        """The open run that the stage shows; None if it shows none.

        Raises:
            SettingsError: it shows one that is not kept any more.
        """
        if not (isinstance(event._data, dict) and event._data.get("open")):
            return None
        run = self._current(request)
        if run is None:
            raise SettingsError(RUN_GONE)
        return run

    def _run_spec(
        self, prompt: str, pair: str, target: str, draft: str, plain: bool, *form: Any
    ) -> RunSpec:
        """What the controls ask for.

        Raises:
            SettingsError: it cannot be had here.
        """
        settings = settings_from(dict(zip(FORM, form, strict=True)))
        if not check_prompt(prompt or "").strip():
            raise SettingsError(PAGE["empty_prompt"])
        spec = self._spec(pair, target, draft)
        self._host.check(prompt, settings)
        return RunSpec(prompt, spec, settings, bool(plain))

    def _serve(
        self, request: gr.Request, wanted: Run | RunSpec, rounds: int | None = None
    ) -> Iterator[Message]:
        """A run goes on, or a new one begins, once there is a place at the decoder."""
        owner = _owner(request)
        address = address_of(request, self._host.proxies) if self._host.per_address else ""
        decode = partial(self._decode, owner, wanted, rounds)
        yield from self._queue.serve(owner, waiting, decode, address)

    def _decode(
        self, owner: str, wanted: Run | RunSpec, rounds: int | None
    ) -> Generator[Message, None, None]:
        if isinstance(wanted, Run):
            run = wanted
            run.resume()
        else:
            run = yield from self._begin(owner, wanted, step=rounds == 1)
        yield from self._go(run, rounds)

    def _begin(self, owner: str, spec: RunSpec, *, step: bool) -> Generator[Message, None, Run]:
        """A new run, told to the stage; returns it.

        Args:
            step: its first round is to be seen phase by phase.
        """
        name = PAIRS.get(spec.pair.name, spec.pair.name)
        yield {"state": "loading", "message": PAGE["loading"].format(pair=name)}
        loaded = self._pairs.get(spec.pair)
        ids = spec.encode(loaded)
        run = self._runs.start(owner, loaded, ids, spec.settings, spec.plain)
        run.spec = spec
        try:
            yield whole(run) | {"step": step}
        except GeneratorExit:  # the tab was closed meanwhile
            self._runs.drop(owner)
            raise
        return run

    def _spec(self, pair: str, target: str, draft: str) -> PairSpec:
        """The pair that is chosen: from the list, or, if they are named, of the visitor's own.

        Raises:
            SettingsError: this host does not offer it, or nothing can be named like that.
        """
        target, draft = (target or "").strip(), (draft or "").strip()
        if target or draft:
            if not self._host.custom:
                raise SettingsError(PAGE["no_own"])
            return own_pair(target, draft, folders=self._host.folders)
        self._host.check_pair(pair)
        return find(pair)

    def _refused(
        self, act: Callable[[PairSpec], object], pair: str, target: str, draft: str
    ) -> PairStatus | None:
        """Acts on the chosen pair; what there is to say if that cannot be done."""
        try:
            act(self._spec(pair, target, draft))
        except Exception as error:  # noqa: BLE001  whatever it is
            return PairStatus("refused", line=report(error))
        return None

    def _status(self, pair: str, target: str, draft: str) -> PairStatus:
        try:
            return self._downloads.status(self._spec(pair, target, draft))
        except Exception as error:  # noqa: BLE001  whatever it is
            return PairStatus("refused", line=report(error))

    def _go(self, run: Run, rounds: int | None = None) -> Iterator[Message]:
        """The run's deltas. If nobody takes them any more (a closed tab), it decodes no further."""
        about = {"run": run.id, "number": run.number}
        if run.over:  # stopped while it waited
            return
        told: Message = {}
        try:
            for message in chain([about], (grown(run, delta) for delta in run.deltas(rounds))):
                doing = _doing(run.trace)
                yield message if doing == told else message | doing
                told = doing
            if run.wish == "pause" and not run.over:
                yield about | {"state": "paused"}
        except GeneratorExit:
            run.wish = "pause"
            raise
        except Exception as error:  # noqa: BLE001  whatever it is
            yield about | failed(tell(report(error)))


def _doing(trace: Trace) -> Message:
    """What a run does: it reads its prompt, or it writes; nothing once it is over."""
    done, length = trace.prefill.tokens, len(trace.prompt)
    if trace.ending != "running":
        return {}
    if done == length - 1:  # the first round reads the last token
        return {"state": "running"}
    return {"state": "loading", "message": PAGE["reading"].format(done=done, of=length)}


def grown(run: Run, delta: Delta) -> Message:
    """What a run gained."""
    return {"run": run.id, "number": run.number} | delta.by_name()


def whole(run: Run) -> Message:
    """All of a run so far, what it does, and whether its prompt was typed: then a link has it."""
    state = "done" if run.over else "running" if run.wish == "run" else "paused"
    typed = run.spec is None or run.spec.tokens is None
    about = {"run": run.id, "number": run.number, "typed": typed}
    return about | {"trace": run.trace, "state": state}


def _owner(request: gr.Request) -> str:
    return str(request.session_hash)
