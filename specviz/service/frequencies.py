"""The losslessness experiment: do plain and speculative decoding write each text equally often?

It samples a visitor's run many times each way, in turns with the runs of others.
"""

import time
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing
from typing import Literal, NamedTuple

import msgspec

from specviz.decoding.pair import Pair
from specviz.errors import Line, SettingsError
from specviz.lab.frequencies import Beginning, Trial, commonest, difference, trials
from specviz.models.pairs import PairSpec, find
from specviz.service.decoder import stream
from specviz.service.host import Host
from specviz.service.latest import Asker, Latest
from specviz.service.pairs import LoadedPairs, own_pair
from specviz.service.queue import Queue, Waiting
from specviz.trace import Trace, piece_bytes

TRIALS = 200
MOST_SECONDS = 60.0  # per experiment, including the turns of others
TURN_SECONDS = 0.03  # on the decoder, per turn
REPORT_SECONDS = 0.3  # between two reports
AT_A_TIME = 2  # experiments that take turns; others wait

NOT_A_RUN = Line("This run cannot be sampled. Press Run first.")
NO_CHANCE = Line("With γ = 0 or temperature 0 there is nothing to compare. Choose other settings.")
NOT_OFFERED = Line("These models are not available on this page. Choose a pair from its list.")
OTHER_MODELS = Line("This run was recorded with different models. Press Run first.")


class Reading(NamedTuple):
    """Progress: `done` of the prompt's `of` tokens are prefilled."""

    done: int
    of: int


class Beginnings(msgspec.Struct, frozen=True):
    """How often a text began like this, by method: plain, speculative, lossy."""

    text: str
    counts: tuple[int, ...]


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of the trials so far.

    Attributes:
        state: "late" if the time ran out before all trials were done.
        trials, of: the number of trials done and planned.
        lines: the most frequent beginnings.
        others: how often each method wrote any other beginning.
        differences: the difference between each method and plain decoding; None while running.
    """

    state: Literal["running", "done", "stopped", "late"]
    trials: int
    of: int
    lines: tuple[Beginnings, ...] = ()
    others: tuple[int, ...] = ()
    differences: Mapping[str, Mapping[str, float]] | None = None


class Frequencies:
    """The experiments of all visitors; a visitor's new one ends the previous one."""

    def __init__(self, pairs: LoadedPairs, host: Host) -> None:
        self._pairs = pairs
        self._host = host
        self._queue = Queue(AT_A_TIME, host.queue)
        self._latest = Latest()

    def sample(
        self, owner: str, trace: Trace, spec: PairSpec, tokens: int, take: int
    ) -> Generator[Waiting | Reading | Found, None, None]:
        """Sample the prompt of a trace many times with its settings.

        Args:
            tokens: the number of tokens per trial.
            take: the number of this repetition; each has its own random numbers.

        Raises:
            SpecVizError: the run cannot be sampled here, or the queue is full.
        """
        with self._latest.ask(owner) as asker:
            self._check(trace)

            def work() -> Generator[Reading | Found, None, None]:
                pair = self._pairs.get(spec)
                check_same(pair, trace)
                yield from sampled(pair, trace, tokens, take, asker)

            yield from self._queue.serve(owner, Waiting, work)

    def stop(self, owner: str) -> None:
        """Stop a visitor's experiment, or their wait for it."""
        self._latest.cancel(owner)
        self._queue.give_up(owner)

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
        if trace.settings.temperature == 0 or trace.settings.gamma == 0:
            raise SettingsError(NO_CHANCE)
        self._host.check("", trace.settings)
        if len(trace.prompt) > self._host.max_prompt:  # a token has at least one character
            raise SettingsError(NOT_A_RUN)


def check_same(pair: Pair, trace: Trace) -> None:
    """Check that the prompt's tokens have the same text in the pair as in the trace.

    Raises:
        SettingsError: a token has another text.
    """
    for token in set(trace.prompt):
        if token >= pair.vocabulary or pair.tokenizer.piece(token) != trace.pieces[token]:
            raise SettingsError(OTHER_MODELS)


def sampled(
    pair: Pair, trace: Trace, tokens: int, take: int, asker: Asker
) -> Generator[Reading | Found, None, None]:
    """Sample on the decoder thread; yield regular reports and a final one."""
    source = trials(pair, trace.prompt, trace.settings, tokens, take)
    found: list[Trial] = []
    began = reported = time.monotonic()
    state: Literal["running", "done", "stopped", "late"] = "running"
    with closing(stream(turns(source, TRIALS), pair)) as steps:
        for step in steps:
            if isinstance(step, int):
                yield Reading(step, len(trace.prompt))
            else:
                found += step
            now = time.monotonic()
            if len(found) == TRIALS:
                state = "done"
            elif not asker.is_latest:
                state = "stopped"
            elif now - began > MOST_SECONDS:
                state = "late"
            elif found and now - reported > REPORT_SECONDS:
                reported = now
                yield _report(pair, found, "running")
            if state != "running":
                break
    yield _report(pair, found, state)


def turns(
    source: Generator[int | Trial, None, None], count: int
) -> Generator[int | list[Trial], None, None]:
    """Group trials into turns of `TURN_SECONDS`, until there are `count` of them.

    During prefill, yield the number of prompt tokens read so far.
    """
    with closing(source):
        group: list[Trial] = []
        began = time.monotonic()
        for made in source:
            if isinstance(made, int):
                yield made
                began = time.monotonic()
                continue
            group.append(made)
            count -= 1
            if count == 0 or time.monotonic() - began >= TURN_SECONDS:
                yield group
                group, began = [], time.monotonic()
            if count == 0:
                return


def _report(
    pair: Pair, found: list[Trial], state: Literal["running", "done", "stopped", "late"]
) -> Found:
    if not found:  # stopped during prefill
        return Found(state, 0, TRIALS)
    lines = commonest(found)
    listed = [sum(way) for way in zip(*(line[1:] for line in lines), strict=True)]
    return Found(
        state,
        len(found),
        TRIALS,
        lines=tuple(Beginnings(_text(pair, line.beginning), line[1:]) for line in lines),
        others=tuple(len(found) - count for count in listed),
        differences=None if state == "running" else dict(_differences(found)),
    )


def _differences(found: list[Trial]) -> Iterator[tuple[str, Mapping[str, float]]]:
    plain, speculative, lossy = zip(*found, strict=True)
    for way, beginnings in (("speculative", speculative), ("lossy", lossy)):
        yield way, difference(plain, beginnings)._asdict()


def _text(pair: Pair, beginning: Beginning) -> str:
    data = b"".join(piece_bytes(pair.tokenizer.piece(token)) for token in beginning)
    return data.decode("utf-8", "replace")
