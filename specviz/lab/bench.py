"""Benchmarks methods that alternate in one process, so that drift affects all of them.

Every method generates from the same prompts with the same models; times include prefill. A ratio
is the median, over prompts and repeats, of ratios for the same prompt and repeat. A method with a
draft length runs at each, and its length with the highest median speed represents it; this
applies to our methods and to the peers' alike.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from specviz.decoding.pair import Pair
from specviz.decoding.static_runner import room_for
from specviz.lab.formula import Costs
from specviz.lab.machine_limits import wait
from specviz.lab.methods import Generate, Method
from specviz.sweep.plan import Prompt

TRIAL = 16  # tokens from which a CPU's time is estimated


@dataclass(frozen=True)
class BenchRun:
    """One measurement: wall seconds of one method on one prompt."""

    method: Method
    kind: str
    prompt: int
    repeat: int
    seconds: float
    tokens: tuple[int, ...]
    costs: Costs | None = None
    captured: bool = False
    jitter: float | None = None

    @property
    def speed(self) -> float:
        """Tokens per second."""
        return len(self.tokens) / self.seconds


def bench(
    methods: Mapping[Method, Generate], pair: Pair, prompts: Sequence[Prompt], repeats: int
) -> Iterator[BenchRun]:
    """Measure the methods, which must be warmed up, and yield each run.

    The order of the methods rotates from prompt to prompt.

    Args:
        methods: the functions to measure.
        pair: the models, for their tokenizer and device.
        prompts: texts to continue.
        repeats: measurements of each method on each prompt.
    """
    order = list(methods)
    texts = encoded(pair, prompts)
    for repeat in range(repeats):
        for index, prompt in enumerate(prompts):
            for method in order:
                start = time.perf_counter()
                written = methods[method](texts[index])
                wait(pair.device)
                seconds = time.perf_counter() - start
                yield BenchRun(
                    method,
                    prompt.kind,
                    index,
                    repeat,
                    seconds,
                    tuple(written.tokens),
                    written.costs,
                    written.captured,
                    written.jitter,
                )
            order = order[1:] + order[:1]


def estimated(
    make: Callable[[int], Mapping[Method, Generate]],
    pair: Pair,
    prompts: Sequence[Prompt],
    tokens: int,
) -> float:
    """Warm up all methods; return about how many seconds all of them take for one prompt.

    Args:
        make: returns the methods, given the length of their runs in tokens.
        pair: the models, for their tokenizer and device.
        prompts: texts to continue.
        tokens: the length of a run.
    """
    texts = sorted(encoded(pair, prompts), key=len)
    usual = texts[len(texts) // 2]
    few = tokens if pair.device.type == "cuda" else min(tokens, TRIAL)
    methods = make(few)
    if few == tokens:
        warm_up(methods, texts, tokens)
    else:
        warm_up(methods, [usual], few)
    start = time.perf_counter()
    warm_up(methods, [usual], few)
    return (time.perf_counter() - start) * tokens / few


def warm_up(methods: Mapping[Method, Generate], texts: Sequence[list[int]], tokens: int) -> None:
    """Run every method with one text per captured cache size."""
    lengths = {room_for(len(ids) + tokens): ids for ids in texts}
    for generate in methods.values():
        for ids in lengths.values():
            generate(ids)


def spread(prompts: Sequence[Prompt], most: int) -> list[Prompt]:
    """Return at most `most` prompts, in their order and of as many kinds as possible."""
    seen = dict.fromkeys((prompt.kind for prompt in prompts), 0)
    ranked = []
    for index, prompt in enumerate(prompts):
        ranked.append((seen[prompt.kind], index))
        seen[prompt.kind] += 1
    return [prompts[index] for index in sorted(index for _, index in sorted(ranked)[:most])]


def whole_turns(runs: Sequence[BenchRun], methods: int) -> list[BenchRun]:
    """Return the runs of prompts that all methods finished; if none, all runs, of one prompt."""
    return list(runs[: len(runs) // methods * methods] or runs)


def encoded(pair: Pair, prompts: Sequence[Prompt]) -> list[list[int]]:
    """Return the token ids of the prompts."""
    return [pair.tokenizer.encode(prompt.text) for prompt in prompts]
