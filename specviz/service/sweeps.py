"""The sweeps that visitors run or open, and those that came with the page.

Knows nothing of Gradio. A sweep is kept under an id that cannot be guessed until too many others
came later. It is run a round at a time on the decoder's thread, in turn with whatever visitors
watch, and has a place of its own in a line only for the runs of one prompt at a time.
"""

import logging
import threading
import time
import uuid
from collections import OrderedDict
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from specviz.decoding.pair import Pair
from specviz.errors import Line, SettingsError, ShippedError
from specviz.lab.sweep_runner import Clock, Job, check, jobs, measure, setup_of
from specviz.models.machine import use_threads
from specviz.models.pairs import find
from specviz.service.decoder import decoding
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import Queue
from specviz.shipped import shipped
from specviz.sweeps import SHIPPED, Plan, Sample, Sweep, read

log = logging.getLogger(__name__)

MOST_KEPT = 32
AT_A_TIME = 2  # sweeps that are served in turn; more of them wait

SWEEP_GONE = Line("This sweep was dropped to free memory. Run it again, or open its file.")


class SweepProgress(NamedTuple):
    """How far a sweep is.

    Attributes:
        sweep: everything measured so far.
        seconds_left: an estimate, once there is one.
        loading: the name of the pair that is being loaded.
        position: visitors ahead in the queue; None: it is being measured.
        ending: "done", "stopped", or "paused" when its time is up; None while it runs.
    """

    sweep: Sweep
    seconds_left: float | None = None
    loading: str | None = None
    position: int | None = None
    ending: str | None = None


class _Kept:
    """A sweep so far, and who is measuring it."""

    def __init__(self, sweep: Sweep) -> None:
        self.sweep = sweep
        self.stream: object = None  # whoever runs it last; None: nobody


class Sweeps:
    """All sweeps of the page.

    Args:
        folder: of the recorded ones.
    """

    def __init__(self, pairs: LoadedPairs, host: Host, folder: Path = SHIPPED) -> None:
        self._pairs = pairs
        self._host = host
        self._queue = Queue(AT_A_TIME, host.queue)
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._lock = threading.Lock()
        self._steps: dict[str, float] = {}  # pair → seconds of a plain step on this machine
        self.recorded = dict(_recorded(folder))

    def keep(self, sweep: Sweep) -> str:
        """Keeps a sweep, and lets go of the one that was used least recently if there are many."""
        id = uuid.uuid4().hex  # not to be guessed: who knows it can read the sweep
        with self._lock:
            self._kept[id] = _Kept(sweep)
            while len(self._kept) > MOST_KEPT:
                idle = (id for id, kept in self._kept.items() if kept.stream is None)
                self._kept.pop(next(idle, next(iter(self._kept)))).stream = None
        return id

    def get(self, id: Any) -> Sweep:
        """The sweep of that id, or a recorded one by its name; a browser may send anything.

        Raises:
            SettingsError: it is not kept any more.
        """
        if not isinstance(id, str):
            raise SettingsError(SWEEP_GONE)
        return self.recorded[id] if id in self.recorded else self._find(id).sweep

    def stop(self, id: str) -> None:
        """Whoever measures it stops after the round that it is in."""
        with self._lock:
            if id in self._kept:
                self._kept[id].stream = None

    def can_resume(self, id: Any) -> bool:
        """Whether something of it is left to measure, and nobody is at it."""
        with self._lock:
            kept = self._kept.get(id) if isinstance(id, str) else None
        return kept is not None and kept.stream is None and not kept.sweep.is_finished

    def seconds(self, plan: Plan) -> tuple[float, str] | None:
        """About how long a plan takes, and on what: "" is this machine, or a recorded one's name.

        None: nothing is known of its models' speed.
        """
        steps = [self._step(pair) for pair in plan.pairs]
        if None in steps:
            return None
        known = [step for step in steps if step is not None]
        share = 1 / len(known)
        seconds = sum(plan.seconds(step) * share for step, _ in known)
        return seconds, next((machine for _, machine in known if machine), "")

    def run(self, id: str, owner: str) -> Generator[SweepProgress, None, None]:
        """Measures what is missing; told after every run and while it waits.

        If nobody takes what is told any more (a closed tab), it measures no further. Whoever asks
        last for a sweep measures it.

        Raises:
            SpecVizError: it is not kept any more, or is of another machine; too many wait; its
                models cannot be loaded or cannot do what is planned.
        """
        kept = self._find(id)
        stream = kept.stream = object()
        try:
            yield from self._measured(kept, stream, owner)
        finally:
            if kept.stream is stream:
                kept.stream = None

    def _measured(self, kept: _Kept, stream: object, owner: str) -> Iterator[SweepProgress]:
        until = time.monotonic() + self._host.max_sweep_seconds
        clock = Clock(kept.sweep.plan.runs - len(kept.sweep.samples))
        loaded: Pair | None = None
        for job in jobs(kept.sweep):
            if kept.stream is not stream:
                break
            if loaded is None or loaded.models.pair != job.pair:
                yield SweepProgress(kept.sweep, clock.left, loading=job.pair)
                loaded = self._load(job.pair, kept.sweep)
            mine = yield from self._queue.wait(
                owner, lambda position: SweepProgress(kept.sweep, clock.left, position=position)
            )
            if not mine:
                break
            try:
                clock.start()
                for sample in self._samples(kept, stream, loaded, job):
                    clock.count()
                    self._learn(job.pair, sample)
                    if time.monotonic() > until and not kept.sweep.is_finished:
                        yield SweepProgress(kept.sweep, clock.left, ending="paused")
                        return
                    yield SweepProgress(kept.sweep, clock.left)
            finally:
                self._queue.leave(owner)
        yield SweepProgress(kept.sweep, ending="done" if kept.sweep.is_finished else "stopped")

    def _samples(self, kept: _Kept, stream: object, pair: Pair, job: Job) -> Iterator[Sample]:
        """The samples of a job as they are finished, until somebody else is at the sweep."""
        steps = measure(pair, kept.sweep.plan, job)

        def step() -> tuple[bool, Sample | None]:
            use_threads(pair.machine.threads)  # as many as serve this pair, whoever was before
            try:
                return True, next(steps)
            except StopIteration:
                return False, None

        going = True
        while going and kept.stream is stream:
            going, sample = decoding(step)
            if sample is not None and kept.stream is stream:
                kept.sweep = kept.sweep.with_sample(setup_of(pair), sample)
                yield sample

    def _load(self, name: str, sweep: Sweep) -> Pair:
        pair = self._pairs.get(find(name))
        here = setup_of(pair)
        for setup in sweep.setups:
            if setup.models.pair == name and setup != here:
                machine = setup.machine.processor or setup.machine.device
                raise SettingsError(
                    "This sweep was recorded on {machine}; times from this machine cannot be added"
                    " to it. Start a new sweep with the form.",
                    machine=machine,
                )
        decoding(partial(check, pair, sweep.plan))
        return pair

    def _find(self, id: str) -> _Kept:
        with self._lock:
            if id not in self._kept:
                raise SettingsError(SWEEP_GONE)
            self._kept.move_to_end(id)
            return self._kept[id]

    def _learn(self, pair: str, sample: Sample) -> None:
        self._steps[pair] = sample.plain / sample.emitted

    def _step(self, pair: str) -> tuple[float, str] | None:
        """Seconds of a plain step of a pair, and the machine if it is not this one."""
        if pair in self._steps:
            return self._steps[pair], ""
        for sweep in self.recorded.values():
            samples = [sample for sample in sweep.samples if sweep.pair_of(sample) == pair]
            if samples:
                setup = sweep.setups[samples[0].setup]
                plain = sum(sample.plain for sample in samples)
                step = plain / sum(sample.emitted for sample in samples)
                return step, setup.machine.processor or setup.machine.device
        return None


def _recorded(folder: Path) -> Iterator[tuple[str, Sweep]]:
    """The sweeps in a folder by name; one that cannot be read is left out, with a word."""
    for path in sorted(folder.glob("*.json")):
        try:
            sweep = shipped(path, read)
        except ShippedError as error:
            log.error("%s", error)
        else:
            if sweep.samples:
                yield path.stem, sweep
