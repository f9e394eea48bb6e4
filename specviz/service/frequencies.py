"""The losslessness experiment: does speculative decoding change what the target writes?

For a visitor's run it compares two greedy texts, then counts thousands of sampled ones, in turns
with the runs of others.
"""

import time
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from specviz.decoding.pair import Pair
from specviz.decoding.race import race
from specviz.errors import Line, SettingsError
from specviz.lab.frequencies import (
    CHECKPOINTS,
    Checkpoint,
    CountStep,
    Exact,
    Limits,
    Row,
    chance_band,
    count_texts,
)
from specviz.models.pairs import PairSpec, find
from specviz.service.decoder import stream
from specviz.service.host import Host
from specviz.service.pairs import LoadedPairs, own_pair
from specviz.service.queue import Queue, Waiting
from specviz.service.run_spec import has_foreign_token
from specviz.trace import Trace, piece_bytes

TEXTS = CHECKPOINTS[-1]
GREEDY_TOKENS = 32
WARM = 1.0  # the temperature to sample at if the run's is 0
MOST_SECONDS = 30.0  # per experiment, including the turns of others
TURN_SECONDS = 0.01  # on the decoder, per turn
REPORT_SECONDS = 0.2  # between two reports
AT_A_TIME = 2  # experiments that take turns; others wait
MOST_BYTES = 4  # per character; a byte-level token may hold a single byte
TEMPLATE_TOKENS = 1024  # that a chat template may add to a prompt

NOT_A_RUN = Line("This run cannot be sampled. Press Run first.")
NO_GUESSES = Line(
    "With γ = 0 nothing is guessed, so there is nothing to compare. Choose γ above 0."
)
NOT_OFFERED = Line("These models are not available on this page. Choose a pair from its list.")
OTHER_MODELS = Line("This run was recorded with different models. Press Run first.")

State = Literal["running", "done", "stopped", "late"]


class Prefilling(NamedTuple):
    """Progress: `done` of the prompt's `of` tokens are prefilled."""

    done: int
    of: int


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results so far.

    Attributes:
        state: "late" if the time ran out before all texts were drawn.
        texts, of: the number of texts drawn with each rule, and planned.
        temperature: that the texts are sampled at.
        greedy: the run at temperature 0, both ways; None if the visitor's own run is at 0.
        rows: texts with the target's exact probabilities; the last row is all others, text None.
        plan: the number of texts at each checkpoint.
        band: for each checkpoint, the range of distances of a faithful sampler, by chance alone.
        checkpoints: the counts so far.
    """

    state: State
    texts: int
    of: int
    temperature: float
    greedy: Trace | None = None
    rows: tuple[tuple[str | None, float], ...] = ()
    plan: tuple[int, ...] = CHECKPOINTS
    band: tuple[Limits, ...] = ()
    checkpoints: tuple[Checkpoint, ...] = ()


class Frequencies:
    """The experiments of all visitors; a visitor's new one ends the previous one."""

    def __init__(self, pairs: LoadedPairs, host: Host) -> None:
        self._pairs = pairs
        self._host = host
        self._queue = Queue(AT_A_TIME, host.queue, host.address_limit)

    def sample(
        self,
        owner: str,
        trace: Trace,
        spec: PairSpec,
        tokens: int,
        take: int,
        address: str = "",
    ) -> Generator[Waiting | Prefilling | Found, None, None]:
        """Test a trace's models on its prompt with its settings.

        Args:
            tokens: the number of tokens per text.
            take: the number of this repetition; each has its own random numbers.

        Raises:
            SpecVizError: the run cannot be sampled here, the queue is full, or the address has
                reached its limit.
        """
        self._check(trace)

        def work() -> Generator[Prefilling | Found, None, None]:
            pair = self._pairs.get(spec)
            check_same(pair, trace)
            is_wanted = partial(self._queue.is_wanted, owner)
            yield from _Experiment(pair, trace, is_wanted).run(tokens, take)

        yield from self._queue.serve(owner, Waiting, work, address)

    def stop(self, owner: str) -> None:
        """Stop a visitor's experiment, or their wait for it."""
        self._queue.stop(owner)

    def pair_of(self, trace: Trace, target: str, draft: str) -> PairSpec:
        """Return the pair of a trace: one of the host's, or the visitor's own.

        Raises:
            SettingsError: this host does not offer it.
        """
        name = trace.models.pair
        if name in self._host.pairs:
            return find(name)
        if self._host.custom and target:
            spec = own_pair(target, draft, folders=self._host.folders)
            if spec.name == name:
                return spec
        raise SettingsError(NOT_OFFERED)

    def _check(self, trace: Trace) -> None:
        if trace.settings.gamma == 0:
            raise SettingsError(NO_GUESSES)
        self._host.check("", trace.settings)
        if len(trace.prompt) > MOST_BYTES * self._host.max_prompt + TEMPLATE_TOKENS:
            raise SettingsError(NOT_A_RUN)


def check_same(pair: Pair, trace: Trace) -> None:
    """Check that the prompt's tokens have the same text in the pair as in the trace.

    Raises:
        SettingsError: a token has another text.
    """
    if has_foreign_token(pair, trace.prompt, trace.pieces):
        raise SettingsError(OTHER_MODELS)


class _Experiment:
    """One experiment: what it has found, and when to report it.

    Args:
        is_wanted: whether the visitor has not stopped it.
    """

    def __init__(self, pair: Pair, trace: Trace, is_wanted: Callable[[], bool]) -> None:
        self._pair = pair
        self._prompt = trace.prompt
        self._settings = trace.settings
        self._is_wanted = is_wanted
        self._began = time.monotonic()
        self._reported = -REPORT_SECONDS
        temperature = trace.settings.temperature or WARM
        self._found = Found("running", 0, TEXTS, temperature)

    def run(self, tokens: int, take: int) -> Generator[Prefilling | Found, None, None]:
        """Work on the decoder thread; yield regular reports and a final one."""
        if self._settings.temperature > 0:
            yield from self._compare()
        if self._found.state == "running":
            yield from self._count(tokens, take)
        if self._found.state == "running":
            self._found = replace(self._found, state="done")
        yield self._found

    def _compare(self) -> Generator[Prefilling | Found, None, None]:
        """Decode both ways at temperature 0."""
        tokens = min(GREEDY_TOKENS, self._settings.max_new_tokens)
        greedy = replace(self._settings, temperature=0.0, max_new_tokens=tokens)
        steps = race(self._pair, self._prompt, greedy, top=0)
        with closing(stream(steps, self._pair)) as traces:
            for trace in traces:
                if trace.rounds:
                    self._found = replace(self._found, greedy=trace)
                    yield from self._report()
                elif trace.prefill.tokens < len(self._prompt) - 1:
                    yield Prefilling(trace.prefill.tokens, len(self._prompt))
                if self._is_over():
                    return

    def _count(self, tokens: int, take: int) -> Generator[Prefilling | Found, None, None]:
        """Draw the texts and count them."""
        settings = replace(self._settings, temperature=self._found.temperature)
        source = count_texts(self._pair, self._prompt, settings, tokens, take)
        with closing(stream(turns(source), self._pair)) as steps:
            for step in steps:
                match step:
                    case int():
                        yield Prefilling(step, len(self._prompt))
                    case Checkpoint():
                        done = (*self._found.checkpoints, step)
                        self._found = replace(self._found, texts=step.texts, checkpoints=done)
                        yield from self._report()
                    case Exact(exact):
                        rows = tuple((_text(self._pair, row), row.probability) for row in exact)
                        band = chance_band([row.probability for row in exact])
                        self._found = replace(self._found, rows=rows, band=tuple(band))
                        yield self._found
                if self._found.texts < TEXTS and self._is_over():
                    return

    def _report(self) -> Generator[Found, None, None]:
        if time.monotonic() - self._reported >= REPORT_SECONDS:
            self._reported = time.monotonic()
            yield self._found

    def _is_over(self) -> bool:
        state: State = "running"
        if not self._is_wanted():
            state = "stopped"
        elif time.monotonic() - self._began > MOST_SECONDS:
            state = "late"
        self._found = replace(self._found, state=state)
        return state != "running"


def turns(source: Generator[CountStep, None, None]) -> Generator[CountStep, None, None]:
    """Group steps into turns of `TURN_SECONDS`, so that others wait no longer than that."""
    with closing(source):
        began = time.monotonic()
        for step in source:
            if step is not None or time.monotonic() - began >= TURN_SECONDS:
                yield step
                began = time.monotonic()


def _text(pair: Pair, row: Row) -> str | None:
    if row.text is None:
        return None
    data = b"".join(piece_bytes(pair.tokenizer.piece(token)) for token in row.text)
    return data.decode("utf-8", "replace")
