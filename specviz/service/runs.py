"""The races that visitors watch: one decoder for all, one run for each.

Knows nothing of Gradio. A run is kept until its owner starts another, leaves, or too many others
came later; its caches only until it is over, or has been paused while too many others were.
"""

import threading
import time
import uuid
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import count
from typing import Literal

from msgspec.structs import replace

from specviz.decoding.pair import Pair
from specviz.decoding.race import race
from specviz.errors import Line
from specviz.service.decoder import on_decoder, stream
from specviz.service.latest import Latest
from specviz.service.run_spec import RunSpec
from specviz.settings import MAX_NEW_TOKENS, Settings
from specviz.trace import Delta, Trace

MAX_RUNS = 64
MAX_EARLIER = 3  # of one owner, that are over: to be compared with, and gone on from
MAX_PAUSED = 16  # of them, that may go on: each holds three caches
MAX_ROUNDS = 20_000  # of all runs that are kept: about a gigabyte at the very worst
BATCH_SECONDS = 0.03  # of a run's own decoding that are gathered before they are sent together
LONGEST_BATCH = 0.5  # seconds after which they are sent anyway, where many take turns

RUN_GONE = Line(
    "This run was dropped to free memory. Run again: the same seed gives the same text."
)

Wish = Literal["run", "pause", "stop"]

Traces = Generator[Trace, None, None]
Racing = Callable[[Pair, Sequence[int], Settings, bool], Traces]
"""How a pair, a prompt, settings and plain decoding or not become the traces of a race."""


def in_turn(pair: Pair, prompt: Sequence[int], settings: Settings, plain: bool) -> Traces:
    """A race in this process, step by step on the decoder thread."""
    return stream(race(pair, prompt, settings, plain=plain), pair)


_numbers = count(1)


class Run:
    """One race, its trace so far, and what its owner wants of it."""

    def __init__(self, traces: Traces) -> None:
        self.id = uuid.uuid4().hex  # not to be guessed: who knows it can read the run
        self.number = next(_numbers)
        self.wish: Wish = "run"
        self.spec: RunSpec | None = None  # kept by whoever begins it: others may lead on from it
        self._traces = traces
        self._stepping = threading.Lock()
        self._streams = Latest()
        self.trace = next(traces)

    @property
    def over(self) -> bool:
        return self.trace.ending != "running"

    def step(self) -> None:
        """One more round, if there is one, or chunk of the prompt. A run that fails is over."""
        with self._stepping:
            if self.over:
                return
            try:
                self.trace = next(self._traces)
            except Exception:
                self._end()
                raise
            if self.trace.ending != "running":
                self._end()

    def stop(self) -> None:
        """Ends the run where it is and lets go of its caches."""
        self.wish = "stop"
        with self._stepping:
            self._end()

    def _end(self) -> None:
        self._traces.close()
        if not self.over:
            self.trace = replace(self.trace, ending="stopped")

    def resume(self) -> None:
        """Lets a paused run go on; its earlier stream ends. A run that was stopped stays so."""
        if self.wish != "stop":
            self.wish = "run"
            self._streams.cancel()

    def deltas(self, rounds: int | None = None) -> Iterator[Delta]:
        """Decode, and yield what the trace gains, until the wish changes or the run is over.

        A later call ends this one. If somebody else stops the run, a last delta says so. A paused
        run yields nothing until it is resumed.

        Args:
            rounds: stop after so many rounds.
        """
        asker = self._streams.ask()
        most = len(self.trace.rounds) + (MAX_NEW_TOKENS if rounds is None else rounds)

        def enough() -> bool:
            return len(self.trace.rounds) >= most

        def wanted() -> bool:
            return self.wish == "run" and not self.over and asker.is_latest and not enough()

        sent = self.trace
        while wanted():
            until = time.monotonic() + LONGEST_BATCH
            while wanted() and time.monotonic() < until:
                self.step()
                if _decoding_seconds(self.trace, sent) >= BATCH_SECONDS:
                    break
            before, sent = sent, self.trace  # read once: others may step it, too
            yield sent.since(before.mark)
        if self.wish == "stop" and sent.ending == "running" and asker.is_latest:
            with self._stepping:  # somebody may still be stopping it
                last = self.trace.since(sent.mark)
            yield last
        if enough() and not self.over and asker.is_latest:
            self.wish = "pause"


def _decoding_seconds(trace: Trace, before: Trace) -> float:
    """Seconds of decoding between two states of a trace, without the turns of others."""
    rounds = sum(round.times.total for round in trace.rounds[len(before.rounds) :])
    plain = sum(trace.plain.seconds[len(before.plain) :])
    reading = trace.prefill.target + trace.prefill.draft
    return rounds + plain + reading - before.prefill.target - before.prefill.draft


class Runs:
    """Runs by owner. To make room finished ones go first, then the least recently used.

    Args:
        racing: how they are decoded.
        most: how many are kept.
        most_paused: how many of those may be paused; of more, the least recently used ends.
    """

    def __init__(
        self, racing: Racing = in_turn, most: int = MAX_RUNS, most_paused: int = MAX_PAUSED
    ) -> None:
        self._racing = racing
        self._most = most
        self._most_paused = most_paused
        self._runs: OrderedDict[str, Run] = OrderedDict()
        self._earlier: list[tuple[str, Run]] = []  # with their owners, the oldest first
        self._lock = threading.Lock()

    def start(
        self, owner: str, pair: Pair, prompt: Sequence[int], settings: Settings, plain: bool
    ) -> Run:
        """A new run; the owner's earlier one, if any, is stopped, and kept for a while."""
        run = Run(self._racing(pair, prompt, settings, plain))
        with self._lock:
            gone = [self._runs.pop(owner, None)]
            self._runs[owner] = run
            if gone[0] is not None:
                self._keep(owner, gone[0])
            while self._too_many():
                gone.append(self._let_one_go(owner))
            paused = [run for run in self._runs.values() if run.wish == "pause" and not run.over]
            gone += paused[: max(0, len(paused) - self._most_paused)]  # kept, but they are over
        for old in filter(None, gone):
            old.stop()
        return run

    def get(self, owner: str) -> Run | None:
        """The owner's run, if it is still kept."""
        with self._lock:
            if owner in self._runs:
                self._runs.move_to_end(owner)
            return self._runs.get(owner)

    def find(self, id: str) -> Run | None:
        """The run of that id, if it is still kept."""
        with self._lock:
            return next((run for run in self._all() if run.id == id), None)

    def drop(self, owner: str) -> None:
        """Stops and forgets the owner's run, and those before it."""
        with self._lock:
            run = self._runs.pop(owner, None)
            self._earlier = [(other, run) for other, run in self._earlier if other != owner]
        if run is not None:
            run.stop()

    def close(self) -> None:
        """Ends all runs, for the page does, and waits for the decoder's last step."""
        with self._lock:
            open = [run for run in self._runs.values() if not run.over]
        for run in open:
            run.wish = "stop"
        for run in open:
            run.stop()
        on_decoder(lambda: None)

    def _keep(self, owner: str, run: Run) -> None:
        """Keeps a run that another has replaced, in the place of the owner's oldest."""
        own = [entry for entry in self._earlier if entry[0] == owner]
        for entry in own[: max(0, len(own) + 1 - MAX_EARLIER)]:
            self._earlier.remove(entry)
        self._earlier.append((owner, run))

    def _all(self) -> list[Run]:
        return [*self._runs.values(), *(run for _, run in self._earlier)]

    def _too_many(self) -> bool:
        kept = self._all()
        rounds = sum(len(run.trace.rounds) for run in kept)
        return len(kept) > self._most or (rounds > MAX_ROUNDS and len(kept) > 1)

    def _let_one_go(self, newest: str) -> Run:
        if self._earlier:
            return self._earlier.pop(0)[1]
        return self._runs.pop(self._least_needed(newest))

    def _least_needed(self, newest: str) -> str:
        others = [owner for owner in self._runs if owner != newest]
        return next((owner for owner in others if self._runs[owner].over), others[0])
