"""Spreads a sweep's jobs over the GPUs of this machine or of a cluster, using Ray.

Ray is optional (`pip install ray`). It starts on this machine, or joins the cluster at
RAY_ADDRESS, whose machines need this package and the models on their disks. Each worker loads its
own pair and measures its own plain decoding, so a ratio never mixes machines.
"""

import os
from collections.abc import Generator, Iterator
from importlib.util import find_spec
from itertools import islice
from typing import Any

from specviz.decoding.pair import Pair
from specviz.errors import Line, ModelError, SettingsError, one_line
from specviz.lab.sweep_runner import Clock, Job, Load, SweepStep, fitted, jobs, measure, setup_of
from specviz.sweep.plan import LeftOut, Plan, Scheme
from specviz.sweep.samples import Sample, Setup, Sweep


def spread(
    start: Sweep, load: Load, workers: int | None = None
) -> Generator[SweepStep, None, None]:
    """Measure the missing runs of a sweep on several workers at once; each step is a finished run.

    Args:
        start: the sweep to complete.
        load: loads a pair; sent to the workers, so it must be picklable.
        workers: number of workers; by default one per GPU, or one per core without GPUs. If there
            are more workers than GPUs, they share them.

    Raises:
        SettingsError: as for `sweep`, or Ray is not installed.
        ModelError: as for `sweep`, or a worker ended.
    """
    if find_spec("ray") is None:
        raise SettingsError("Ray is not installed: pip install ray, or leave out --shards.")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage reports to Ray's authors
    os.environ.setdefault("RAY_worker_niceness", "0")  # the default, 15, would distort the times
    import ray

    begun = not ray.is_initialized()
    if begun:
        ray.init(logging_level="error", log_to_driver=False)
    try:
        yield from _spread(ray, start, load, workers)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        said = one_line(error, 100)
        raise ModelError(f"A worker ended ({said}); the same command resumes the sweep.") from None
    finally:
        if begun:
            ray.shutdown()


def _spread(
    ray: Any, start: Sweep, load: Load, workers: int | None
) -> Generator[SweepStep, None, None]:
    waiting = jobs(start)
    there = ray.cluster_resources()
    count = workers or int(there.get("GPU", 0) or there["CPU"])
    share = {
        f"num_{name.lower()}s": min(1.0, there.get(name, 0) / count) for name in ("CPU", "GPU")
    }
    remote = ray.remote(**share)(_Worker)
    current, clock = start, Clock()
    clock.start()
    running = {
        worker.measure.options(num_returns="streaming").remote(job): worker
        for job in islice(waiting, count)
        for worker in [remote.remote(start.plan, load)]
    }
    while running:
        (stream,), _ = ray.wait(list(running), num_returns=1)
        try:
            setup, sample, refused = ray.get(next(stream))
        except StopIteration:
            worker = running.pop(stream)
            if (job := next(waiting, None)) is not None:
                running[worker.measure.options(num_returns="streaming").remote(job)] = worker
            continue
        pair, known = setup.models.pair, current.plan.left_out
        if sample is None:
            current = current.without(LeftOut(pair, scheme) for scheme in refused)
            if current.plan.left_out != known:
                yield SweepStep(current, None, clock.left, refused)
        elif LeftOut(pair, sample.scheme) not in known:  # another worker may have refused it
            current = current.with_sample(setup, sample)
            clock.count(current)
            yield SweepStep(current, current.samples[-1], clock.left)


class _Worker:
    """A worker process, with one pair loaded at a time."""

    def __init__(self, plan: Plan, load: Load) -> None:
        self._plan = plan
        self._load = load
        self._pair: Pair | None = None

    def measure(self, job: Job) -> Iterator[tuple[Setup, Sample | None, dict[Scheme, Line]]]:
        """Yield what a pair just loaded cannot run, then each sample of a job when finished."""
        if self._pair is None or self._pair.models.pair != job.pair:
            self._pair = None  # its memory may be needed
            self._pair = self._load(job.pair)
            whole, refused = fitted(Sweep(plan=self._plan), self._pair)
            self._plan = whole.plan
            if refused:
                yield setup_of(self._pair), None, refused
        for sample in measure(self._pair, self._plan, job):
            if sample is not None:
                yield setup_of(self._pair), sample, {}
