"""The decoder thread: one step at a time, first come, first served.

Only one step runs at a time, so that steps do not slow down each other's measured times. All steps
run on the same thread, because torch sets its number of CPU threads per calling thread.
"""

import threading
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from specviz.decoding.pair import Pair
from specviz.decoding.preparation import Step as Captured
from specviz.decoding.preparation import preparation
from specviz.models.machine import use_threads
from specviz.service.failures import line_of, needs_restart

Step = TypeVar("Step")
Result = TypeVar("Result")

_thread = ThreadPoolExecutor(1, thread_name_prefix="decoder")

gpu_failed = threading.Event()
"""Set after a failure of the GPU, which this process cannot use again."""


def on_decoder(work: Callable[[], Result]) -> Result:
    """Run `work` on the decoder thread, after all earlier calls, and return its result."""
    try:
        return _thread.submit(work).result()
    except Exception as error:
        if needs_restart(line_of(error)):
            gpu_failed.set()
        raise


def step_in_preparation() -> Captured | None:
    """Return the step that the decoder captures now on the GPU, and of how many; None: none."""
    return preparation.step


def stream(
    steps: Generator[Step, None, Result], pair: Pair | None = None
) -> Generator[Step, None, Result]:
    """Run a generator on the decoder thread; other streams take turns between its steps.

    Closes `steps` when it ends or is closed itself.

    Args:
        pair: the pair whose number of CPU threads is set before each step.

    Returns:
        The return value of `steps`.
    """
    try:
        while not isinstance(step := on_decoder(partial(_next, steps, pair)), _Returned):
            yield step
        return step.value
    finally:
        steps.close()


class _Returned(NamedTuple, Generic[Result]):
    """A generator's return value, as distinct from the values it yielded."""

    value: Result


def _next(steps: Generator[Step, None, Result], pair: Pair | None) -> Step | _Returned[Result]:
    if pair is not None:
        use_threads(pair.machine.threads)  # an earlier step may have changed it
    try:
        return next(steps)
    except StopIteration as end:
        return _Returned(end.value)
