"""What experiments work with: pairs, prompts, and the races that were run so far."""

import time
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from specviz.claims import Conditions
from specviz.decoding.pair import Pair
from specviz.decoding.race import race
from specviz.lab.prompts import HELD_OUT, INSTRUCTIONS, Prompt, load_prompts
from specviz.metrics import jitter
from specviz.models.machine import use_threads
from specviz.models.pairs import find
from specviz.settings import Settings
from specviz.trace import Machine, Trace

Found = TypeVar("Found")

MEDIUM = "bundled-medium"
SIZES = ("bundled-small", MEDIUM, "bundled-large")  # by size of the draft
UNALIGNED = "bundled-unaligned"
HEAD, INDEPENDENT = "smollm2-135m", "smollm2-135m-independent"

GAMMAS = (2, 4, 8)
USUAL_GAMMA = 4
CHAT_KINDS = ("code", "story", "json", "question", "translation", "list")
"""Of prompts for models that chat: fewer, for they are twenty times as slow as the bundled."""
TEMPERATURE = 0.7  # greedy text of small models repeats itself, which flatters acceptance


class Size(NamedTuple):
    """How much an experiment measures.

    Attributes:
        kinds: of prompts, at most.
        tokens: that a run writes.
        longest: that a run writes where the length is what is asked about.
        repeats: of a measurement that has no prompts.
        draws: samples of one token.
    """

    kinds: int
    tokens: int
    longest: int
    repeats: int
    draws: int


FULL = Size(kinds=10, tokens=48, longest=512, repeats=12, draws=20_000)
QUICK = Size(kinds=2, tokens=12, longest=32, repeats=2, draws=200)


class BenchRun(NamedTuple):
    """A race to be run, and what tells it from others."""

    pair: str
    prompt: Prompt
    gamma: int = USUAL_GAMMA
    drafter: str = "model"
    temperature: float = TEMPERATURE
    confidence: float = 0.0


class Workbench:
    """The pairs that are here, and every race that was run: one that several ask for runs once.

    Attributes:
        saved: seconds that races took which were asked for once more.
        jitters: of what took its time and should always take the same, so far, in turn: the plain
            steps of a race, the passes of one width.

    Args:
        pairs: loaded, by name.
    """

    def __init__(self, pairs: Mapping[str, Pair], size: Size = FULL) -> None:
        self.pairs = pairs
        self.size = size
        self.saved = 0.0
        self.jitters: list[float | None] = []
        self._traces: dict[BenchRun, tuple[Trace, float]] = {}

    @property
    def machine(self) -> Machine:
        return next(iter(self.pairs.values())).machine

    def here(self, *names: str) -> list[str]:
        """Those of the pairs that are here."""
        return [name for name in names if name in self.pairs]

    def prompts(self, pair: str, per_kind: int = 1) -> list[Prompt]:
        """Prompts that suit a pair, as many of each kind."""
        chats = find(pair).chats
        found = load_prompts(INSTRUCTIONS if chats else HELD_OUT, per_kind)
        kinds = CHAT_KINDS if chats else dict.fromkeys(prompt.kind for prompt in found)
        chosen = list(kinds)[: self.size.kinds]
        return [prompt for prompt in found if prompt.kind in chosen]

    def different(self, pairs: Iterable[str]) -> int:
        """How many prompts some pairs are tried on, each counted once."""
        return len({prompt.id for pair in pairs for prompt in self.prompts(pair)})

    def setup(self, pairs: Iterable[str], prompts: int, **other: Any) -> Conditions:
        """What was run: the usual settings, but for those that are given."""
        usual: dict[str, Any] = {
            "drafters": ("model",),
            "gammas": (USUAL_GAMMA,),
            "temperatures": (TEMPERATURE,),
            "tokens": self.size.tokens,
        }
        return Conditions(pairs=tuple(pairs), prompts=prompts, **(usual | other))

    def races(self, runs: Sequence[BenchRun]) -> Generator[float, None, list[Trace]]:
        """The traces of runs, one step after each round."""
        for number, run in enumerate(runs):
            if run in self._traces:
                self.saved += self._traces[run][1]
                continue
            start = time.perf_counter()
            for done, trace in self._race(run):
                last = trace
                yield (number + done) / len(runs)
            self._traces[run] = last, time.perf_counter() - start
        traces = [self._traces[run][0] for run in runs]
        for trace in traces:
            self.look(trace.plain.seconds)
        return traces

    def look(self, seconds: Sequence[float]) -> None:
        """Takes notice of whether the machine was busy, by times that should all be alike."""
        self.jitters.append(jitter(seconds))

    def _race(self, run: BenchRun) -> Generator[tuple[float, Trace], None, None]:
        settings = Settings(
            gamma=run.gamma,
            temperature=run.temperature,
            drafter=run.drafter,
            confidence=run.confidence,
            max_new_tokens=self.size.tokens,
        )
        pair = self.pairs[run.pair]
        traces = race(pair, pair.tokenizer.encode(run.prompt.text), settings, top=0)
        try:
            while (trace := in_turn(pair, traces)) is not None:
                yield len(trace.output) / settings.max_new_tokens, trace
        finally:
            traces.close()


def in_turn(pair: Pair, traces: Generator[Trace, None, None]) -> Trace | None:
    """The next trace, with as many threads as serve its pair, whoever decoded before."""
    use_threads(pair.machine.threads)
    return next(traces, None)


def endless(pair: Pair) -> Pair:
    """The pair, its texts going on past their ends: for experiments that ask for a length."""
    return replace(pair, ends=frozenset())


def part(
    work: Generator[float, None, Found], start: float, end: float
) -> Generator[float, None, Found]:
    """Some work as the part of a longer one that goes from start to end."""
    while True:
        try:
            done = next(work)
        except StopIteration as finished:
            found: Found = finished.value
            return found
        yield start + (end - start) * done
