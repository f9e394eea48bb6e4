"""The runs that visitors watch: one per visitor, all on one decoder.

A run is kept until its owner leaves or memory is needed for other runs. Its KV caches are freed
when it ends, or when too many other runs were paused after it.
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

MAX_EARLIER = 3  # replaced runs of one owner, kept for comparisons and follow-up runs
MAX_PAUSED = 16  # runs: each holds three caches
MAX_RUNS = 64 + MAX_PAUSED
MAX_ROUNDS = 20_000  # in all kept runs: about 1 GB at worst
BATCH_SECONDS = 0.03  # of a run's own decoding per delta
LONGEST_BATCH = 0.5  # maximum seconds between deltas while many runs take turns

RUN_GONE = Line(
    "This run was dropped to free memory. Run again: the same seed gives the same text."
)

Wish = Literal["run", "pause", "stop"]

Traces = Generator[Trace, None, None]
RaceFunction = Callable[[Pair, Sequence[int], Settings, bool], Traces]
"""Decodes a prompt with a pair and settings, and also plainly if the flag is set."""


def in_turn(pair: Pair, prompt: Sequence[int], settings: Settings, plain: bool) -> Traces:
    """Run a race in this process, step by step on the decoder thread."""
    return stream(race(pair, prompt, settings, plain=plain), pair)


_numbers = count(1)


class Run:
    """One run: its trace so far, and whether its owner wants it to continue."""

    def __init__(self, traces: Traces) -> None:
        self.id = uuid.uuid4().hex  # unguessable: the id gives access to the run
        self.number = next(_numbers)
        self.wish: Wish = "run"
        self.spec: RunSpec | None = None  # set by the caller of `start`, for follow-up runs
        self._traces = traces
        self._stepping = threading.Lock()
        self._streams = Latest()
        self.trace = next(traces)

    @property
    def over(self) -> bool:
        return self.trace.ending != "running"

    def step(self) -> None:
        """Decode one more round, or prefill one more chunk of the prompt; an error ends the run."""
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
        """End the run and free its caches."""
        self.wish = "stop"
        with self._stepping:
            self._end()

    def _end(self) -> None:
        self._traces.close()
        if not self.over:
            self.trace = replace(self.trace, ending="stopped")

    def resume(self) -> None:
        """Resume a paused run and end its earlier stream; a stopped run stays stopped."""
        if self.wish != "stop":
            self.wish = "run"
            self.cut()

    def cut(self) -> None:
        """End the current stream after its step; the run stays as it is."""
        self._streams.cancel()

    def deltas(self, rounds: int | None = None) -> Iterator[Delta]:
        """Decode and yield the trace's deltas until the wish changes or the run is over.

        A later call ends this one. If another thread stops the run, a last delta reports it. A
        paused run yields nothing until it is resumed.

        Args:
            rounds: the number of rounds after which to pause; default: no limit.
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
            before, sent = sent, self.trace  # read once: other threads may step it
            yield sent.since(before.mark)
        if self.wish == "stop" and sent.ending == "running" and asker.is_latest:
            with self._stepping:  # another thread may still be stopping it
                last = self.trace.since(sent.mark)
            yield last
        if enough() and not self.over and asker.is_latest:
            self.wish = "pause"


def _decoding_seconds(trace: Trace, before: Trace) -> float:
    """Return the decoding seconds between two states of a trace, without other runs' turns."""
    rounds = sum(round.times.total for round in trace.rounds[len(before.rounds) :])
    plain = sum(trace.plain.seconds[len(before.plain) :])
    prefill = trace.prefill.target + trace.prefill.draft
    return rounds + plain + prefill - before.prefill.target - before.prefill.draft


class Runs:
    """Runs by owner; to free memory, drops replaced runs first, then finished, then paused ones.

    Args:
        race_function: decodes the runs.
        most: the maximum number of runs to keep.
        most_paused: the maximum number of paused runs; beyond it, the least recently used ends.
    """

    def __init__(
        self,
        race_function: RaceFunction = in_turn,
        most: int = MAX_RUNS,
        most_paused: int = MAX_PAUSED,
    ) -> None:
        self._race = race_function
        self._most = most
        self._most_paused = most_paused
        self._runs: OrderedDict[str, Run] = OrderedDict()
        self._earlier: list[tuple[str, Run]] = []  # (owner, replaced run), oldest first
        self._lock = threading.Lock()

    def start(
        self, owner: str, pair: Pair, prompt: Sequence[int], settings: Settings, plain: bool
    ) -> Run:
        """Stop the owner's earlier run, but keep its trace for a while; then start another."""
        if (earlier := self.get(owner)) is not None:
            earlier.stop()
        run = Run(self._race(pair, prompt, settings, plain))
        gone = list[Run]()
        with self._lock:
            if (earlier := self._runs.pop(owner, None)) is not None:
                self._keep(owner, earlier)
            self._runs[owner] = run
            while self._too_many():
                gone.append(self._drop_one(owner))
            paused = [run for run in self._runs.values() if run.wish == "pause" and not run.over]
            gone += paused[: max(0, len(paused) - self._most_paused)]  # still kept, but over
        for old in gone:
            old.stop()
        return run

    def get(self, owner: str) -> Run | None:
        """Return the owner's run, if it is still kept."""
        with self._lock:
            if owner in self._runs:
                self._runs.move_to_end(owner)
            return self._runs.get(owner)

    def find(self, id: str) -> Run | None:
        """Return the run with an id, if it is still kept."""
        with self._lock:
            return next((run for run in self._all() if run.id == id), None)

    def drop(self, owner: str) -> None:
        """Stop and forget the owner's run and their earlier ones."""
        with self._lock:
            run = self._runs.pop(owner, None)
            self._earlier = [(other, run) for other, run in self._earlier if other != owner]
        if run is not None:
            run.stop()

    def close(self) -> None:
        """End all runs and wait for the decoder's last step; call when the server shuts down."""
        with self._lock:
            open = [run for run in self._runs.values() if not run.over]
        for run in open:
            run.wish = "stop"
        for run in open:
            run.stop()
        on_decoder(lambda: None)

    def _keep(self, owner: str, run: Run) -> None:
        """Keep a replaced run; drop the owner's oldest beyond `MAX_EARLIER`."""
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

    def _drop_one(self, newest: str) -> Run:
        if self._earlier:
            return self._earlier.pop(0)[1]
        return self._runs.pop(self._least_needed(newest))

    def _least_needed(self, newest: str) -> str:
        """Return whose run to drop: one that is over, else a paused one, the least recent first."""

        def need(owner: str) -> int:
            run = self._runs[owner]
            return 0 if run.over else 1 if run.wish == "pause" else 2

        return min((owner for owner in self._runs if owner != newest), key=need)
