"""Sweeps that visitors run or open, and recorded ones.

The `MOST_KEPT` most recently used sweeps are kept under unguessable ids. A sweep is measured round
by round on the decoder thread, in turns with visitors' runs. Sweeps have their own queue, and each
sweep queues again for each prompt.
"""

import logging
import threading
import uuid
from collections import OrderedDict
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from specviz.decoding.pair import Pair
from specviz.errors import Line, SettingsError, ShippedError
from specviz.lab.sweep_runner import Clock, Job, fitted, jobs, measure, refusals, setup_of
from specviz.models.offered import drafters_of
from specviz.models.pairs import find
from specviz.service.decoder import stream
from specviz.service.host import Host
from specviz.service.latest import Asker, Latest
from specviz.service.pairs import LoadedPairs
from specviz.service.queue import Queue
from specviz.shipped import shipped
from specviz.sweep.file import SHIPPED, read
from specviz.sweep.plan import NOT_HERE, LeftOut, Plan, Scheme, nothing_runs
from specviz.sweep.samples import Sample, Setup, Sweep

log = logging.getLogger(__name__)

MOST_KEPT = 32
AT_A_TIME = 2  # sweeps that take turns; others wait

SWEEP_GONE = Line("This sweep was dropped to free memory. Run it again, or open its file.")


class SweepProgress(NamedTuple):
    """The progress of a sweep.

    Attributes:
        sweep: everything measured so far.
        seconds_left: the estimated remaining seconds; None if unknown.
        loading: the name of the pair being loaded.
        position: visitors ahead in the queue; None while measuring.
        ending: "done", "stopped", or "paused" when its time is up; None while it runs.
        refused: the schemes that the sweep's models cannot run, and why.
    """

    sweep: Sweep
    seconds_left: float | None = None
    loading: str | None = None
    position: int | None = None
    ending: str | None = None
    refused: Mapping[Scheme, Line] = MappingProxyType({})


class _Kept:
    """A kept sweep, replaced as it gains samples."""

    def __init__(self, sweep: Sweep) -> None:
        self.sweep = sweep


class Sweeps:
    """All sweeps of the page: recorded ones by name, visitors' own by id.

    Args:
        folder: the folder of the recorded sweeps.
    """

    def __init__(self, pairs: LoadedPairs, host: Host, folder: Path = SHIPPED) -> None:
        self._pairs = pairs
        self._host = host
        self._queue = Queue(AT_A_TIME, host.queue, host.address_limit)
        self._kept: OrderedDict[str, _Kept] = OrderedDict()
        self._measuring = Latest()  # by id of the sweep
        self._lock = threading.Lock()
        self._steps: dict[str, float] = {}  # pair → seconds of a plain step on this machine
        self._paces: dict[tuple[str, Scheme], float] = {}  # pair, scheme → seconds per token
        self.recorded = dict(_recorded(folder))

    def keep(self, sweep: Sweep) -> str:
        """Keep a sweep and return its id; beyond `MOST_KEPT`, drop the least recently used.

        Those that are being measured stay; the queue bounds their number.
        """
        id = uuid.uuid4().hex  # unguessable: the id gives access to the sweep
        with self._lock:
            idle = [old for old in self._kept if not self._measuring.is_asked(old)]
            self._kept[id] = _Kept(sweep)
            for old in idle[: max(0, len(self._kept) - MOST_KEPT)]:
                del self._kept[old]
        return id

    def get(self, id: Any) -> Sweep:
        """Return a sweep by id, or a recorded one by name; `id` comes from a browser.

        Raises:
            SettingsError: there is no such sweep, or it is no longer kept.
        """
        if not isinstance(id, str):
            raise SettingsError(SWEEP_GONE)
        return self.recorded[id] if id in self.recorded else self._find(id).sweep

    def drop(self, id: str) -> None:
        """Forget a sweep, and stop measuring it."""
        with self._lock:
            self._kept.pop(id, None)
        self._measuring.cancel(id)

    def stop(self, id: str, owner: str) -> None:
        """Stop measuring a sweep after the current round, or its owner's wait for a turn."""
        self._measuring.cancel(id)
        self._queue.give_up(owner)

    def can_resume(self, id: Any) -> bool:
        """Whether part of a sweep is missing and nobody is measuring it."""
        with self._lock:
            kept = self._kept.get(id) if isinstance(id, str) else None
        idle = kept is not None and not self._measuring.is_asked(id)
        return idle and kept is not None and not kept.sweep.is_finished

    def fitted(self, plan: Plan) -> tuple[Plan, dict[Scheme, Line]]:
        """Return a plan without what its pairs cannot run, as far as known before loading them.

        The reasons include those of combinations that no pair can run.

        Raises:
            SettingsError: nothing is left to run with a pair.
        """
        refused, gone = dict(plan.refused), list[LeftOut]()
        for name in plan.pairs:
            found = self._refused(plan, name)
            refused |= found
            gone += [LeftOut(name, scheme) for scheme in found]
            if found and len(found) == len(plan.schemes(name)):
                raise nothing_runs(next(iter(found.values())))
        return Sweep(plan=plan).without(gone).plan, refused

    def _refused(self, plan: Plan, name: str) -> dict[Scheme, Line]:
        """Why a pair cannot run some schemes; checks only its drafters if it is not in memory."""
        if (pair := self._pairs.in_memory(find(name))) is not None:
            return refusals(pair, plan)
        there = drafters_of(find(name))
        return {scheme: NOT_HERE for scheme in plan.schemes(name) if scheme.drafter not in there}

    def seconds(self, plan: Plan) -> tuple[float, str] | None:
        """Estimate the seconds of a plan, and name the machine the estimate comes from.

        The name is "" for this machine. Returns None if the speed of a model is unknown.
        """
        steps = {pair: self._step(pair) for pair in plan.pairs}
        known = {pair: step for pair, step in steps.items() if step is not None}
        if len(known) < len(steps):
            return None
        seconds = sum(
            plan.seconds(pair, step, self._known_paces(pair)) for pair, (step, _) in known.items()
        )
        return seconds, next((machine for _, machine in known.values() if machine), "")

    def run(self, id: str, owner: str, address: str = "") -> Generator[SweepProgress, None, None]:
        """Measure the missing runs of a sweep; yield progress after each run and while waiting.

        Closing this generator or calling `run` again for the same sweep stops the measurement.

        Raises:
            SpecVizError: the sweep is gone or from another machine, the queue is full, the address
                has reached its limit, or the models cannot be loaded or cannot run the plan.
        """
        kept = self._find(id)
        with self._queue.stay(owner, address), self._measuring.ask(id) as asker:
            yield from self._measure(kept, asker, owner)

    def _measure(
        self, kept: _Kept, asker: Asker, owner: str
    ) -> Generator[SweepProgress, None, None]:
        clock, refused = Clock(), dict[Scheme, Line]()

        def progress(position: int | None = None, ending: str | None = None) -> SweepProgress:
            return SweepProgress(kept.sweep, clock.left, None, position, ending, refused)

        def measure_job(pair: Pair, job: Job) -> Generator[SweepProgress, None, bool]:
            """Yield progress after each run of a job, until the time is up."""
            clock.start()
            for sample in self._samples(kept, asker, pair, job):
                clock.count(kept.sweep)
                self._steps[job.pair] = sample.plain / sample.emitted
                self._paces[job.pair, sample.scheme] = sample.seconds / sample.emitted
                if clock.spent >= self._host.max_sweep_seconds:
                    break
                yield progress()
            return True

        pair: Pair | None = None
        for job in jobs(kept.sweep):
            if not asker.is_latest:
                break
            if pair is None or pair.models.pair != job.pair:
                yield SweepProgress(kept.sweep, clock.left, loading=job.pair)
                pair = self._load(job.pair, kept.sweep)
                # Not on the decoder's thread: it reads heads' weights and tokenizes all prompts.
                kept.sweep, gone = fitted(kept.sweep, pair)
                refused |= gone
            work = partial(measure_job, pair, job)
            if not (yield from self._queue.serve(owner, progress, work)):
                break
            if clock.spent >= self._host.max_sweep_seconds and not kept.sweep.is_finished:
                yield progress(ending="paused")
                return
        yield progress(ending="done" if kept.sweep.is_finished else "stopped")

    def _samples(self, kept: _Kept, asker: Asker, pair: Pair, job: Job) -> Iterator[Sample]:
        """Add the samples of a job to the sweep as they are finished, and yield them."""
        with closing(stream(measure(pair, kept.sweep.plan, job), pair)) as samples:
            for sample in samples:
                if not asker.is_latest:
                    return
                if sample is not None:
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
        return pair

    def _find(self, id: str) -> _Kept:
        with self._lock:
            if id not in self._kept:
                raise SettingsError(SWEEP_GONE)
            self._kept.move_to_end(id)
            return self._kept[id]

    def _step(self, pair: str) -> tuple[float, str] | None:
        """Return the seconds of a pair's plain step, and the machine, which is "" for this one."""
        if pair in self._steps:
            return self._steps[pair], ""
        if samples := self._recorded_runs(pair):
            _, setup = samples[0]
            plain = sum(sample.plain for sample, _ in samples)
            step = plain / sum(sample.emitted for sample, _ in samples)
            return step, setup.machine.processor or setup.machine.device
        return None

    def _known_paces(self, pair: str) -> dict[Scheme, float]:
        """Return a pair's seconds per token by scheme: measured here, else relative to a recording.

        A recording counts with its speed-up, so that another machine's speed does not matter.
        """
        step = self._step(pair)
        by_scheme = dict[Scheme, list[Sample]]()
        for sample, _ in self._recorded_runs(pair):
            by_scheme.setdefault(sample.scheme, []).append(sample)
        paces = {
            scheme: step[0] * sum(s.seconds for s in samples) / sum(s.plain for s in samples)
            for scheme, samples in by_scheme.items()
            if step is not None
        }
        own = {scheme: pace for (name, scheme), pace in list(self._paces.items()) if name == pair}
        return paces | own

    def _recorded_runs(self, pair: str) -> list[tuple[Sample, Setup]]:
        return [
            (sample, sweep.setups[sample.setup])
            for sweep in self.recorded.values()
            for sample in sweep.samples
            if sweep.pair_of(sample) == pair
        ]


def _recorded(folder: Path) -> Iterator[tuple[str, Sweep]]:
    """Read the sweeps of a folder; log and skip those that cannot be read."""
    for path in sorted(folder.glob("*.json")):
        try:
            sweep = shipped(path, read)
        except ShippedError as error:
            log.error("%s", error)
        else:
            if sweep.samples:
                yield path.stem, sweep
