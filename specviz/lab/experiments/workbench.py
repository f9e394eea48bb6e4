"""The loaded pairs, prompts and finished races that experiments share."""

import time
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from specviz.claims import Conditions
from specviz.decoding.pair import Pair
from specviz.decoding.race import race
from specviz.lab.prompts import HELD_OUT, INSTRUCTIONS, Prompt, load_prompts
from specviz.metrics import disturbance, is_disturbed, jitter
from specviz.models.machine import DTYPES, use_threads
from specviz.models.pairs import find
from specviz.settings import Settings
from specviz.trace import Machine, Model, Trace

Found = TypeVar("Found")

MEDIUM = "bundled-medium"
SIZES = ("bundled-small", MEDIUM, "bundled-large")  # by draft size
UNALIGNED = "bundled-unaligned"
HEAD, INDEPENDENT = "smollm2-135m", "smollm2-135m-independent"
SMOLLM2 = (HEAD, INDEPENDENT)
NAMES = {MEDIUM: "bundled", HEAD: "smollm2"}
"""The name of each target's series, by the pair that stands for the target."""

GAMMAS = (2, 4, 8)
USUAL_GAMMA = 4
CHAT_KINDS = ("code", "story", "json", "question", "translation", "list")
"""Prompt kinds for chat models: only six, as chat models are 20 times slower than bundled ones."""
TEMPERATURE = 0.7  # greedy text of small models repeats itself, which flatters acceptance


class Workload(NamedTuple):
    """The amount of work in an experiment.

    Attributes:
        kinds: maximum number of prompt kinds.
        tokens: tokens per run.
        longest: tokens per run in experiments about length.
        repeats: repeats of a measurement without prompts.
        draws: samples of a single token.
    """

    kinds: int
    tokens: int
    longest: int
    repeats: int
    draws: int


FULL = Workload(kinds=10, tokens=48, longest=512, repeats=12, draws=20_000)
QUICK = Workload(kinds=2, tokens=12, longest=32, repeats=2, draws=200)


class RaceSettings(NamedTuple):
    """The settings that identify a race.

    Attributes:
        plain: whether plain decoding takes part; counts need only the speculative lane.
    """

    pair: str
    prompt: Prompt
    gamma: int = USUAL_GAMMA
    drafter: str = "model"
    temperature: float = TEMPERATURE
    confidence: float = 0.0
    tree: str = "chain"
    budget: int = 12
    plain: bool = True

    def settings(self, tokens: int) -> Settings:
        """Return the settings of a run of at most `tokens` tokens."""
        return Settings(
            gamma=self.gamma,
            temperature=self.temperature,
            drafter=self.drafter,
            confidence=self.confidence,
            tree=self.tree,
            budget=self.budget,
            max_new_tokens=tokens,
        )


class Workbench:
    """The loaded pairs and a cache of races, so that experiments share them.

    Attributes:
        saved: seconds that cached races would have taken again.
        disturbed: for each race and each series of equal passes, in order, whether the machine was
            busy (`specviz.metrics.is_disturbed`).

    Args:
        pairs: loaded pairs by name.
        size: amount of work per experiment.
    """

    def __init__(self, pairs: Mapping[str, Pair], size: Workload = FULL) -> None:
        self.pairs = pairs
        self.size = size
        self.saved = 0.0
        self.disturbed: list[bool | None] = []
        self._traces: dict[RaceSettings, tuple[Trace, float]] = {}

    @property
    def machine(self) -> Machine:
        return next(iter(self.pairs.values())).machine

    def here(self, *names: str) -> list[str]:
        """Return the names of those pairs that are loaded."""
        return [name for name in names if name in self.pairs]

    def prompts(self, pair: str, per_kind: int = 1) -> list[Prompt]:
        """Return prompts that suit a pair, `per_kind` of each kind."""
        chats = find(pair).chats
        found = load_prompts(INSTRUCTIONS if chats else HELD_OUT, per_kind)
        kinds = CHAT_KINDS if chats else dict.fromkeys(prompt.kind for prompt in found)
        chosen = list(kinds)[: self.size.kinds]
        return [prompt for prompt in found if prompt.kind in chosen]

    def different(self, pairs: Iterable[str]) -> int:
        """Count the distinct prompts used for some pairs."""
        return len({prompt.id for pair in pairs for prompt in self.prompts(pair)})

    def setup(self, pairs: Iterable[str], prompts: int, **other: Any) -> Conditions:
        """Return an experiment's conditions: the defaults, overridden by `other`."""
        usual: dict[str, Any] = {
            "drafters": ("model",),
            "gammas": (USUAL_GAMMA,),
            "temperatures": (TEMPERATURE,),
            "tokens": self.size.tokens,
        }
        return Conditions(pairs=tuple(pairs), prompts=prompts, **(usual | other))

    def races(self, runs: Sequence[RaceSettings]) -> Generator[float, None, list[Trace]]:
        """Run the races that are not cached, yielding progress each round; return all traces."""
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
        self.disturbed.extend(map(disturbance, traces))
        return traces

    def look(self, seconds: Sequence[float]) -> None:
        """Record whether the machine was busy, from times that should be equal."""
        self.disturbed.append(is_disturbed(jitter(seconds)))

    def _race(self, run: RaceSettings) -> Generator[tuple[float, Trace], None, None]:
        settings, pair = run.settings(self.size.tokens), self.pairs[run.pair]
        ids = pair.tokenizer.encode(run.prompt.text)
        traces = race(pair, ids, settings, plain=run.plain, top=0)
        try:
            while (trace := in_turn(pair, traces)) is not None:
                yield len(trace.output) / settings.max_new_tokens, trace
        finally:
            traces.close()


def in_turn(pair: Pair, traces: Generator[Trace, None, None]) -> Trace | None:
    """Return the next trace, first restoring the thread count of its pair."""
    use_threads(pair.machine.threads)
    return next(traces, None)


def weight_bytes(model: Model) -> int:
    """Return the size of a model's weights, in bytes."""
    return model.parameters * DTYPES[model.dtype].itemsize


def endless(pair: Pair) -> Pair:
    """Return the pair without end tokens, for experiments that need a fixed length."""
    return replace(pair, ends=frozenset())


def part(
    work: Generator[float, None, Found], start: float, end: float
) -> Generator[float, None, Found]:
    """Rescale a generator's progress from 0–1 to start–end."""
    while True:
        try:
            done = next(work)
        except StopIteration as finished:
            found: Found = finished.value
            return found
        yield start + (end - start) * done
