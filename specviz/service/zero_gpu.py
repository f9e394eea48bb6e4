"""Decodes on ZeroGPU, where a Space borrows a GPU for one call at a time, in a forked process.

Source: `spaces` 0.51 (zero/wrappers.py, zero/client.py, zero/torch/patching.py):

- The thread that imported `spaces` puts the models on "cuda" before the page is served. A new
  process moves them all to its GPU before it runs a call.
- Arguments and yields of a call are pickled; its other effects stay in its process.
- Only the name of an exception is returned.
- A call runs ahead of its reader.
- Closing a finished call ends the next call, if that has taken over the process.

So one run is one call, and a thread reads it as fast as it decodes: the GPU is returned as soon as
the run is decoded, while visitors pause and step through the received rounds.

An idle worker process serves later calls, which reuse its captured CUDA graphs. Graphs decide
whether speculation pays: without them, a step of Qwen3-0.6B takes about 28/36 of a step of Qwen3-4B
(the ratio of their layers); with them, about 0.15 (the ratio of their weights).
"""

import os
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextvars import copy_context
from dataclasses import replace
from math import ceil
from queue import SimpleQueue

from specviz.decoding.idle import is_of_memory
from specviz.decoding.pair import Pair
from specviz.decoding.pass_widths import steps_to_capture
from specviz.decoding.race import race
from specviz.errors import Line, ModelError, SpecVizError
from specviz.models.assembly import assemble
from specviz.models.failures import RUN_TOO_LARGE
from specviz.models.loading import load_models
from specviz.models.machine import describe
from specviz.models.pairs import find
from specviz.service.runs import RaceFunction, Traces
from specviz.settings import Settings
from specviz.trace import Delta, Mark, Models, Trace

START = 2  # seconds to start a process and to warm up (assumed)
BYTES_PER_SECOND = 1e9  # of moving weights from the Space's disk to the GPU (assumed)
CAPTURE = 0.3  # seconds to capture a step (assumed, generous)
PASS_OF_LAYER = 0.001  # seconds per layer of a pass without graphs (assumed, generous)
MOST = 120  # maximum seconds to request
WARM_ROUNDS = 2  # rounds decoded before a process's first run with a pair

Part = Trace | Delta | Line
"""The yields of a call: the first trace, then deltas; on failure, a line that explains it."""

Call = Callable[[str, tuple[int, ...], Settings, bool], Generator[Part, None, None]]

GPU = Callable[..., Callable[[Call], Call]]
"""`spaces.GPU`: takes a duration, and decorates a generator function."""


def lender() -> GPU | None:
    """`spaces.GPU` on ZeroGPU; None elsewhere.

    Call this before any other use of a GPU through torch.
    """
    if os.environ.get("SPACES_ZERO_GPU") != "true":
        return None
    import spaces  # the platform installs it

    return spaces.GPU


def preload(names: Iterable[str]) -> dict[str, Pair]:
    """Load pairs and their heads for later calls, on the thread that imported `spaces`.

    Weights read on another thread stay on the CPU. The pairs can run only inside a call, which has
    a GPU: the product by int8 weights cannot be compiled before it, so drafts keep their 16 bits.

    Raises:
        ModelError: a pair cannot be loaded.
    """
    pairs = {name: assemble(load_models(find(name), draft_dtype="same")) for name in names}
    for pair in pairs.values():
        for head in pair.heads:
            pair.refusal(Settings(drafter=head), read=True)  # reads its weights now
    return pairs


def lent(gpu: GPU, pairs: Mapping[str, Pair]) -> RaceFunction:
    """Return a race function whose runs borrow a GPU; call before the page is served.

    Its traces raise ModelError if no GPU is available, or if the GPU is withdrawn.
    """
    size = moved_bytes(pairs.values())

    def duration(name: str, _prompt: tuple[int, ...], settings: Settings, plain: bool) -> int:
        return seconds(pairs[name].models_of(settings.drafter), settings, plain, size)

    warm: set[str] = set()  # pairs that have run in this process; workers have their own copies

    @gpu(duration=duration)
    def call(
        name: str, prompt: tuple[int, ...], settings: Settings, plain: bool
    ) -> Generator[Part, None, None]:
        pair = replace(pairs[name], machine=describe(pairs[name].device))
        try:
            if name not in warm:
                _warm_up(race(pair, prompt, settings, plain=plain))
                warm.add(name)
            yield from deltas(race(pair, prompt, settings, plain=plain))
        except SpecVizError as error:
            yield error.line
        except Exception as error:
            if not is_of_memory(error):  # the platform returns only the name of any other error
                raise
            yield RUN_TOO_LARGE

    def racing(pair: Pair, prompt: Iterable[int], settings: Settings, plain: bool) -> Traces:
        return joined(ahead(call(pair.models.pair, tuple(prompt), settings, plain)))

    return racing


def _warm_up(traces: Traces) -> None:
    """Decode a few rounds and discard them, so that the next run reuses the captured graphs."""
    for trace in traces:
        if len(trace.rounds) == WARM_ROUNDS:
            break
    traces.close()


def moved_bytes(pairs: Iterable[Pair]) -> int:
    """Return the bytes of all preloaded models and heads, which a new process moves to its GPU."""
    cards = {
        card.name: card
        for pair in pairs
        for card in (pair.models.target, pair.models.draft, *(h.card for h in pair.heads.values()))
        if card is not None
    }
    return sum(card.parameters * (4 if card.dtype == "float32" else 2) for card in cards.values())


def seconds(models: Models, settings: Settings, plain: bool, size: int) -> int:
    """Return the seconds to request a GPU for: enough if each round emits two tokens.

    The request counts against a visitor's daily quota, so it is not simply the maximum. It covers
    the start of a new process, because nothing tells whether an idle one will serve the call.

    Args:
        size: the bytes that a new process moves to its GPU.
    """
    tokens, gamma = settings.max_new_tokens, settings.gamma
    rounds = tokens / 2 if gamma else tokens
    draft = models.draft.layers if models.draft else 0
    passes = rounds * (models.target.layers + gamma * draft)
    passes += tokens * models.target.layers if plain else 0
    steps = steps_to_capture(settings, drafts=models.draft is not None, plain=plain)
    start = START + size / BYTES_PER_SECOND + CAPTURE * steps
    return min(MOST, ceil(start + PASS_OF_LAYER * passes))


def deltas(traces: Iterable[Trace]) -> Iterator[Trace | Delta]:
    """Yield the first trace, then each trace's delta to the previous one."""
    mark: Mark | None = None
    for trace in traces:
        yield trace if mark is None else trace.since(mark)
        mark = trace.mark


def joined(arriving: Iterator[Trace | Delta]) -> Traces:
    """Reassemble the traces that `deltas` split.

    Raises:
        ModelError: the parts end before the run is over.
    """
    trace: Trace | None = None
    for part in arriving:
        if isinstance(part, Trace):
            trace = part
        elif trace is not None:
            trace += part
        if trace is not None:
            yield trace
    if trace is None or trace.ending == "running":
        raise ModelError(
            "The GPU was withdrawn before the run finished; the tokens generated so far are kept."
            " Ask for fewer tokens."
        )


def ahead(call: Generator[Part, None, None]) -> Iterator[Trace | Delta]:
    """Read a call as fast as it yields; closing this closes the call, unless it has ended.

    Raises:
        ModelError: the call failed.
    """
    arrived: SimpleQueue[Part | Exception | None] = SimpleQueue()
    left = threading.Event()

    def take() -> None:
        try:
            for part in call:
                arrived.put(part)
                if left.is_set() and not isinstance(part, Line) and part.ending == "running":
                    call.close()
        except Exception as error:  # noqa: BLE001  the reader raises it
            arrived.put(_refused(error) or error)
        finally:
            arrived.put(None)

    # In the visitor's context: the platform identifies the visitor by their request.
    threading.Thread(target=copy_context().run, args=[take], daemon=True).start()
    try:
        while (part := arrived.get()) is not None:
            if isinstance(part, Exception):
                raise part
            if isinstance(part, Line):
                raise ModelError(part)
            yield part
    finally:
        left.set()


def _refused(error: Exception) -> Line | None:
    """Explain a `gradio.Error`: no GPU is available, or the worker process failed."""
    if not hasattr(error, "title") or not hasattr(error, "message"):
        return None
    why = " ".join(str(error.message).split())[:300]
    if "quota" in str(error.title):
        space = os.environ.get("SPACE_ID", "")
        return Line(
            "The GPU time for this run is used up. {why} You can still watch the recorded runs, or"
            " duplicate this Space for a GPU of your own: {link}",
            why=why,
            link=f"https://huggingface.co/spaces/{space}?duplicate=true",
        )
    why = f"{' '.join(str(error.title).split())}: {why}"[:300]
    return Line("This run got no GPU, or its GPU failed. {why}", why=why)
