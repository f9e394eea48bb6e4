"""The event handlers of Watch: run, step, pause, stop and so on; no layout."""

from collections.abc import AsyncIterator, Callable, Generator, Iterator
from functools import partial
from itertools import chain
from typing import Any

import gradio as gr
import msgspec

from specviz.errors import SettingsError, SpecVizError
from specviz.models.download import absent
from specviz.models.machine import pick_device
from specviz.models.offered import default_drafter, drafters_of, head_alone, heads_on_hub
from specviz.models.pairs import PairSpec, find
from specviz.page.i18n import say_of
from specviz.page.messages import (
    Message,
    failed,
    loading,
    owner_of,
    payload,
    prefilling,
    replies,
    waiting,
)
from specviz.page.server.addresses import address_of
from specviz.page.watch.controls import MODELS, sent, settings_of
from specviz.page.watch.progress import followed, working
from specviz.service.downloads import Downloads, PairStatus
from specviz.service.failures import report
from specviz.service.follow_ups import FollowUps, RecordedRun
from specviz.service.host import Host
from specviz.service.latest import Latest
from specviz.service.pairs import LoadedPairs, own_pair
from specviz.service.queue import Queue
from specviz.service.run_spec import RunSpec
from specviz.service.runs import RUN_GONE, Run, Runs
from specviz.settings import check_prompt
from specviz.trace import Delta, Mark, Trace
from specviz.words.catalogue import ENGLISH, Catalogue

STOPPED = {"state": "done"}
"""The last message of a stopped wait: an earlier one may arrive after the reply to Stop."""


class Known(msgspec.Struct):
    """How much of a run the page has; negative `rounds` means nothing."""

    run: str
    rounds: int
    plain: int


class Watch:
    """The events of the tab, for all visitors.

    Args:
        recorded: returns the recorded run of a name, or None.
    """

    def __init__(
        self,
        pairs: LoadedPairs,
        runs: Runs,
        host: Host,
        downloads: Downloads | None = None,
        recorded: Callable[[str], RecordedRun | None] = lambda _: None,
    ) -> None:
        self._host = host
        self._pairs = pairs
        self._runs = runs
        self._downloads = downloads or Downloads(pairs)
        self._looking = Latest()
        self._offering = Latest()
        self._beginning = Latest()
        self._queue = Queue(host.visitors, host.queue, host.address_limit)
        self._follow_ups = FollowUps(runs, host, recorded, pairs.in_memory)

    @replies()
    def run(self, request: gr.Request, *controls: Any) -> Iterator[Message]:
        """Start a run."""
        yield from self._serve(request, self._run_spec(controls))

    @replies()
    def play(self, request: gr.Request, event: gr.EventData, *controls: Any) -> Iterator[Message]:
        """Resume the run on the stage, or start a new one if it has ended."""
        yield from self._serve(request, self._asked(request, event) or self._run_spec(controls))

    @replies()
    def tick(self, request: gr.Request, event: gr.EventData, *controls: Any) -> Iterator[Message]:
        """Decode one more round of the run on the stage, or start a new run if it has ended."""
        wanted = self._asked(request, event) or self._run_spec(controls)
        yield from self._serve(request, wanted, rounds=1)

    @replies()
    def again(self, request: gr.Request, event: gr.EventData) -> Iterator[Message]:
        """Start a follow-up run, with a changed setting or from another token."""
        yield from self._serve(request, self._follow_ups.spec_of(event._data))

    def offers(self, source: Any) -> dict[str, list[str]] | None:
        """Return the values that named settings of the run on the stage can take; None if gone."""
        try:
            return self._follow_ups.offers(source)
        except SpecVizError:
            return None

    def pause(self, request: gr.Request) -> None:
        """Pause the run after the current round."""
        if run := self._current(request):
            run.wish = "pause"

    @replies()
    def stop(self, request: gr.Request) -> Message:
        """End the run, or the visitor's wait for it."""
        self._queue.give_up(owner_of(request))
        self._beginning.cancel(owner_of(request))
        run = self._current(request)
        if run is None:
            return {"state": "done"}
        mark = run.trace.mark
        run.stop()
        return grown(run, run.trace.since(mark))

    async def look(
        self, request: gr.Request, pair: str, target: str, draft: str, head: str = ""
    ) -> AsyncIterator[PairStatus]:
        """Yield the status of the chosen pair, then that of the chosen head, while it changes.

        A later call by the same visitor ends this one. It is asynchronous, so that waiting for a
        download takes no thread from running visitors.
        """
        status = partial(self._status, pair, target, draft, head)
        async for changed in followed(self._looking.ask(owner_of(request)), status):
            yield changed

    async def offered(self, request: gr.Request) -> AsyncIterator[PairStatus]:
        """Yield the status of the pair that the host offers for its GPU, while it changes."""
        status = partial(self._downloads.status, find(self._host.offer))
        async for changed in followed(self._offering.ask(owner_of(request)), status):
            yield changed

    async def accept(self, request: gr.Request) -> AsyncIterator[PairStatus]:
        """Download and load the pair that the host offers."""
        try:
            self._downloads.begin(find(self._host.offer), loads=True)
        except SettingsError as error:  # too many downloads
            yield PairStatus("failed", line=error.line)
            return
        async for status in self.offered(request):
            yield status

    async def download(
        self, request: gr.Request, pair: str, target: str, draft: str, head: str = ""
    ) -> AsyncIterator[PairStatus]:
        """Download the missing files of the chosen pair, or of the head if there are none."""
        if refused := self._refused(self._downloads.begin, pair, target, draft, head):
            yield refused
            return
        async for status in self.look(request, pair, target, draft, head):
            yield status

    def halt(self, pair: str, target: str, draft: str, head: str = "") -> PairStatus:
        """Stop the download; it can be resumed."""
        refused = self._refused(self._downloads.stop, pair, target, draft, head)
        return refused or self._status(pair, target, draft, head)

    def heads(self, pair: str, target: str, draft: str) -> dict[str, str]:
        """Return the heads that visitors can download for the chosen pair, by kind."""
        if self._host.zero_gpu:  # its pairs are loaded before the page is served
            return {}
        try:
            return heads_on_hub(self._pair(pair, target, draft))
        except SpecVizError:
            return {}

    def drafters(self, pair: str, target: str, draft: str) -> tuple[tuple[str, ...], str]:
        """Return the drafters that the chosen pair has, and the one to start with.

        Before the pair is loaded, they are those of `drafters_of`. If there is no such pair, they
        are those of the page's first pair.
        """
        try:
            spec = self._pair(pair, target, draft)
        except SpecVizError:
            spec = find(self._host.pair)
        loaded = self._pairs.in_memory(spec)
        there = loaded.drafters if loaded else drafters_of(spec)
        device = loaded.device if loaded else pick_device()  # ZeroGPU has none on this thread
        return there, default_drafter(spec, device, there)

    def leave(self, request: gr.Request) -> None:
        """Free the runs and queue position of a visitor who has closed the page."""
        self._looking.cancel(owner_of(request))
        self._offering.cancel(owner_of(request))
        self._beginning.cancel(owner_of(request))
        self._queue.give_up(owner_of(request))
        self._runs.drop(owner_of(request))

    def missed(self, known: Any) -> Message | None:
        """Return the part of a run that a page has missed; None if the run is gone."""
        try:
            page = msgspec.convert(known, Known)
        except (msgspec.ValidationError, UnicodeError):  # UnicodeError: a lone surrogate
            return None
        run = self._runs.find(page.run)
        if run is None:
            return None
        mark = Mark(page.rounds, page.plain)
        rest = whole(run) if page.rounds < 0 else grown(run, run.trace.since(mark))
        message: Message = msgspec.to_builtins(rest, str_keys=True)
        return message

    def _current(self, request: gr.Request) -> Run | None:
        run = self._runs.get(owner_of(request))
        return None if run is None or run.over else run

    def _asked(self, request: gr.Request, event: gr.EventData) -> Run | None:
        """Return the run that the stage wants to continue; None if it wants a new one.

        Raises:
            SettingsError: the run has been dropped.
        """
        if not payload(event).get("open"):
            return None
        run = self._current(request)
        if run is None:
            raise SettingsError(RUN_GONE)
        return run

    def _run_spec(self, values: tuple[Any, ...]) -> RunSpec:
        """Build the specification of a run from the controls.

        Raises:
            SettingsError: a value is invalid, or this host does not offer it.
        """
        controls = sent(values)
        settings, prompt = settings_of(controls), controls["prompt"]
        if not check_prompt(prompt).strip():
            raise SettingsError(ENGLISH.page["empty_prompt"])
        pair = self._pair(*(controls[name] for name in MODELS))
        self._host.check(prompt, settings)
        return RunSpec(prompt, pair, settings, bool(controls["plain"]))

    def _serve(
        self, request: gr.Request, wanted: Run | RunSpec, rounds: int | None = None
    ) -> Iterator[Message]:
        """Resume or start a run when it is the visitor's turn; their current stream ends first.

        One round of a run that has begun waits for no turn.
        """
        owner, say = owner_of(request), say_of(request)
        if (current := self._runs.get(owner)) is not None:
            current.cut()
        ran = yield from self._queue.serve(
            owner,
            partial(waiting, say),
            partial(self._decode, say, owner, wanted, rounds),
            address_of(request, self._host.proxies),
            at_once=rounds == 1 and isinstance(wanted, Run),
        )
        if not ran and not (self._queue.has(owner) or self._beginning.is_asked(owner)):
            yield STOPPED

    def _decode(
        self, say: Catalogue, owner: str, wanted: Run | RunSpec, rounds: int | None
    ) -> Generator[Message, None, bool]:
        """Return whether there was a run to decode."""
        if isinstance(wanted, Run):
            run = wanted
            run.resume()
        else:
            begun = yield from self._begin(say, owner, wanted, step=rounds == 1)
            if begun is None:
                return False
            run = begun
        yield from self._go(say, run, rounds)
        return True

    def _begin(
        self, say: Catalogue, owner: str, spec: RunSpec, *, step: bool
    ) -> Generator[Message, None, Run | None]:
        """Start a run, send its whole trace, and return it; None if it was stopped meanwhile.

        Args:
            step: whether the stage shows its first round phase by phase.
        """
        with self._beginning.ask(owner) as asker:
            yield loading(say, spec.pair.name)
            loaded = yield from working(
                self._pairs, say, spec.pair, partial(self._pairs.get, spec.pair)
            )
            if loaded.heads and (why := loaded.refusal(spec.settings, read=True)) is not None:
                raise SettingsError(why)  # reads a head's weights here, not on the decoder's thread
            ids = spec.encode(loaded)
            if not asker.is_latest:
                return None
            start = partial(self._runs.start, owner, loaded, ids, spec.settings, spec.plain)
            try:
                run = yield from working(self._pairs, say, spec.pair, start)  # may wait
            except GeneratorExit:
                if (begun := self._runs.get(owner)) is not None:
                    begun.stop()
                raise
            run.spec = spec
            if not self._beginning.is_asked(owner):
                run.stop()
        try:
            yield whole(run) | {"step": step}
        except GeneratorExit:  # the visitor closed the page or asked again meanwhile
            run.stop()
            raise
        return run

    def _pair(self, pair: str, target: str, draft: str) -> PairSpec:
        """Return the chosen pair: the visitor's own checkpoints if given, else one of the list.

        Raises:
            SettingsError: this host does not offer it, or a name is not a valid checkpoint.
        """
        target, draft = (str(name or "").strip() for name in (target, draft))  # sent unchecked
        if target or draft:
            if not self._host.custom:
                raise SettingsError(ENGLISH.page["no_own"])
            return own_pair(target, draft, folders=self._host.folders)
        self._host.check_pair(pair)
        return find(pair)

    def _refused(
        self, act: Callable[[PairSpec], object], pair: str, target: str, draft: str, head: str
    ) -> PairStatus | None:
        """Call `act` on the pair or head to download; return the status to show if that fails."""
        try:
            spec = self._pair(pair, target, draft)
            act(spec if absent(spec) else self._head(spec, head) or spec)
        except Exception as error:  # noqa: BLE001  every error becomes a line
            return PairStatus("refused", line=report(error))
        return None

    def _status(self, pair: str, target: str, draft: str, head: str) -> PairStatus:
        try:
            spec = self._pair(pair, target, draft)
            status, further = self._downloads.status(spec), self._head(spec, head)
            if further is None or status.kind not in ("ready", "downloaded"):
                return status
            return self._downloads.status(further)
        except Exception as error:  # noqa: BLE001  every error becomes a line
            return PairStatus("refused", line=report(error))

    def _head(self, spec: PairSpec, head: str) -> PairSpec | None:
        """Return the `PairSpec` to download one of a pair's heads; None if it is not on the hub."""
        return head_alone(head) if head in heads_on_hub(spec).values() else None

    def _go(self, say: Catalogue, run: Run, rounds: int | None = None) -> Iterator[Message]:
        """Yield a run's deltas; pause the run when the page is closed."""
        about = {"run": run.id, "number": run.number}
        if run.over:  # stopped while its visitor waited
            return
        sent: Message = {}
        try:
            for message in chain([about], (grown(run, delta) for delta in run.deltas(rounds))):
                doing = _doing(say, run.trace)
                yield message if doing == sent else message | doing
                sent = doing
            if run.wish == "pause" and not run.over:
                yield about | {"state": "paused"}
            elif run.wish == "run" and not run.over:  # its stream was cut
                run.wish = "pause"
        except GeneratorExit:
            run.wish = "pause"
            raise
        except Exception as error:  # noqa: BLE001  every error becomes a line
            yield about | failed(say.line(report(error)))


def _doing(say: Catalogue, trace: Trace) -> Message:
    """Return the state of a run, prefill or decoding; {} after its end."""
    done, length = trace.prefill.tokens, len(trace.prompt)
    if trace.ending != "running":
        return {}
    if done == length - 1:  # the first round processes the last token
        return {"state": "running"}
    return prefilling(say, done, length)


def grown(run: Run, delta: Delta) -> Message:
    """Return the message for a run's delta."""
    return {"run": run.id, "number": run.number} | delta.by_name()


def whole(run: Run) -> Message:
    """Return the message for a whole run; `typed` says whether a link can repeat it."""
    state = "done" if run.over else "running" if run.wish == "run" else "paused"
    typed = run.spec is None or run.spec.tokens is None
    about = {"run": run.id, "number": run.number, "typed": typed}
    return about | {"trace": run.trace, "state": state}
