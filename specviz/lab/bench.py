"""Benchmarks methods that alternate in one process, so that drift affects all of them.

Every method generates from the same prompts with the same models; times include prefill. A ratio
is the median, over prompts and repeats, of ratios for the same prompt and repeat. A method with a
draft length runs at each, and its length with the highest median speed represents it; this
applies to our methods and to the peers' alike.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, NamedTuple

import msgspec
import torch
from msgspec.structs import replace

from specviz.decoding.decode import decode
from specviz.decoding.pair import Pair
from specviz.decoding.pass_widths import PLAIN, draft_widths, target_widths
from specviz.decoding.plain import plain_steps
from specviz.decoding.prefill import prefill
from specviz.decoding.static_model import captured, prepare
from specviz.decoding.static_runner import room_for
from specviz.lab.formula import Costs, against_formula
from specviz.metrics import disturbed_runs, is_busy, jitter
from specviz.models.assembly import LoadedModels
from specviz.settings import Settings
from specviz.sweep.plan import Prompt
from specviz.sweep.samples import digest

OURS = ("speculative", "lookup+model", "early-exit", "lookup", "plain")
BUSY = "The machine was busy in {} of {} runs of plain decoding. Run again when it is idle."


class Written(NamedTuple):
    """Generated token ids; for our decoder also their costs and whether steps ran as CUDA graphs.

    For plain decoding, `jitter` shows whether the machine was busy with other work.
    """

    tokens: list[int]
    costs: Costs | None = None
    captured: bool = False
    jitter: float | None = None


Generate = Callable[[list[int]], Written]
"""Prompt ids → continuation."""


class Method(NamedTuple):
    """A decoding method, with its draft length if it has one."""

    name: str
    gamma: int | None = None

    def __str__(self) -> str:
        return self.name if self.gamma is None else f"{self.name} γ={self.gamma}"


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
    methods: dict[Method, Generate],
    pair: Pair,
    prompts: Sequence[Prompt],
    repeats: int,
    tokens: int,
) -> Iterator[BenchRun]:
    """Measure the methods and yield each run.

    First warms up every method with one prompt per captured cache size. The order of the methods
    rotates from prompt to prompt.

    Args:
        methods: the functions to measure.
        pair: the models, for their tokenizer and device.
        prompts: texts to continue.
        repeats: measurements of each method on each prompt.
        tokens: maximum length of a run, in tokens.
    """
    order = list(methods)
    texts = [pair.tokenizer.encode(prompt.text) for prompt in prompts]
    lengths = {room_for(len(ids) + tokens): ids for ids in texts}
    for method in order:
        for ids in lengths.values():
            methods[method](ids)
    for repeat in range(repeats):
        for index, prompt in enumerate(prompts):
            ids = texts[index]
            order = order[1:] + order[:1]
            for method in order:
                start = time.perf_counter()
                written = methods[method](ids)
                if pair.device.type == "cuda":
                    torch.cuda.synchronize(pair.device)
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


def own_methods(pair: Pair, settings: Settings, gammas: Sequence[int]) -> dict[Method, Generate]:
    """Return plain decoding, and speculative decoding with each drafter at each γ."""

    def generate(settings: Settings) -> Generate:
        def run(prompt: list[int]) -> Written:
            target = pair.target_for(settings.drafter)
            drafter, draft = pair.drafter(settings.drafter, target, settings.confidence)
            models = [model for model in (target, draft) if model is not None]
            for model, widths in zip(models, (target_widths, draft_widths), strict=False):
                prepare(model, len(prompt) + settings.max_new_tokens, widths(settings))
                prefill(model, prompt[:-1])
            start = time.perf_counter()
            rounds = [each for each, _ in decode(target, drafter, prompt, settings, pair.ends)]
            costs = Costs.of(rounds, time.perf_counter() - start)
            tokens = [token for round in rounds for token in round.emitted]
            return Written(tokens, costs, captured(*models))

        return run

    def plain(prompt: list[int]) -> Written:
        target = pair.target()
        prepare(target, len(prompt) + settings.max_new_tokens, PLAIN)
        prefill(target, prompt[:-1])
        steps = []
        start = time.perf_counter()
        for step in plain_steps(target, prompt, settings):
            steps.append(step)
            if step.token in pair.ends:
                break
        costs = Costs.of_plain(steps, time.perf_counter() - start)
        tokens = [step.token for step in steps]
        return Written(tokens, costs, captured(target), jitter([step.seconds for step in steps]))

    drafters = {"lookup": "lookup"}
    if pair.draft:
        drafters |= {"speculative": "model", "lookup+model": "lookup+model"}
    if pair.early_exit:
        drafters["early-exit"] = "early-exit"
    return {
        Method("plain"): plain,
        **{
            Method(name, gamma): generate(replace(settings, gamma=gamma, drafter=drafter))
            for name, drafter in drafters.items()
            for gamma in gammas
        },
    }


def transformers_methods(
    loaded: LoadedModels, ends: frozenset[int], settings: Settings, gammas: Sequence[int]
) -> dict[Method, Generate]:
    """Return transformers' generation: plain, with prompt lookup, and assisted by the draft.

    Assisted generation runs at each constant γ and with the library's defaults.
    """
    target, draft = loaded.target, loaded.draft

    def generate(prompt: list[int], **options: Any) -> Written:
        ids = torch.tensor([prompt], device=target.device)
        torch.manual_seed(settings.seed)
        output = target.generate(
            ids,
            attention_mask=torch.ones_like(ids),
            max_new_tokens=settings.max_new_tokens,
            eos_token_id=sorted(ends) or None,
            pad_token_id=min(ends, default=0),
            **_sampling(settings),
            **options,
        )
        return Written(output[0, len(prompt) :].tolist())

    def assisted(gamma: int) -> Generate:
        def run(prompt: list[int]) -> Written:
            assert draft is not None
            kept, draft.generation_config = draft.generation_config, constant
            try:
                return generate(prompt, assistant_model=draft)
            finally:
                draft.generation_config = kept

        assert draft is not None
        constant = type(draft.generation_config).from_dict(
            draft.generation_config.to_dict()
            | {
                "num_assistant_tokens": gamma,
                "num_assistant_tokens_schedule": "constant",
                "assistant_confidence_threshold": 0.0,
            }
        )
        return run

    def lookup(gamma: int) -> Generate:
        return lambda prompt: generate(prompt, prompt_lookup_num_tokens=gamma)

    lengths = [gamma for gamma in gammas if gamma > 0]
    methods: dict[Method, Generate] = {Method("transformers"): generate}
    methods |= {Method("transformers-lookup", gamma): lookup(gamma) for gamma in lengths}
    if draft is not None:
        methods |= {Method("transformers-assisted", gamma): assisted(gamma) for gamma in lengths}
        methods[Method("transformers-assisted-defaults")] = lambda prompt: generate(
            prompt, assistant_model=draft
        )
    return methods


def report(pair: Pair, settings: Settings, runs: Sequence[BenchRun]) -> dict[str, Any]:
    """Return medians (tokens/s), paired ratios and agreement with plain decoding, ready for JSON.

    `formula` compares each of our methods' measured speed-up with the prediction from its measured
    costs, by kind of prompt and over all prompts ("all"). `disturbed` holds the number of plain
    runs with high jitter and the number of plain runs checked; None if all are too short.
    `captured` says which methods used CUDA graphs in all their runs; the others ran eagerly.
    """
    speeds = {
        method: median(run.speed for run in runs if run.method == method)
        for method in dict.fromkeys(run.method for run in runs)
    }
    best: dict[str, Method] = {}
    for method in sorted(speeds, key=speeds.__getitem__):
        best[method.name] = method
    ours = [name for name in OURS if name in best]
    compared = [(a, b) for a in ours for b in best if b == "plain" != a or b not in OURS]

    def ratios(of: Sequence[BenchRun]) -> dict[str, float]:
        return {f"{a}/{b}": _ratio(of, best[a], best[b]) for a, b in compared}

    return {
        "machine": msgspec.to_builtins(pair.machine),
        "disturbed": disturbed_runs(run.jitter for run in runs),
        "pair": pair.models.pair,
        "models": msgspec.to_builtins(pair.models),
        "settings": msgspec.to_builtins(settings),
        "best": {name: str(method) for name, method in best.items()},
        "medians": {str(method): speed for method, speed in speeds.items()},
        "ratios": ratios(runs),
        "ratios_by_kind": {
            kind: ratios([run for run in runs if run.kind == kind])
            for kind in dict.fromkeys(run.kind for run in runs)
        },
        "formula": {name: _formula(runs, best[name]) for name in ours if name != "plain"},
        "captured": {
            str(method): all(run.captured for run in runs if run.method == method)
            for method in speeds
            if method.name in OURS or method.name.startswith("transformers")
        },
        "agree": {
            str(method): None if settings.temperature else _agree(runs, method) for method in speeds
        },
        "runs": [
            {
                "method": str(run.method),
                "kind": run.kind,
                "prompt": run.prompt,
                "repeat": run.repeat,
                "seconds": round(run.seconds, 6),
                "tokens": len(run.tokens),
                "digest": digest(run.tokens),
            }
            for run in runs
        ],
    }


def warning(report: dict[str, Any]) -> str:
    """Return a warning if the machine was busy, else an empty string."""
    found = report["disturbed"]
    return BUSY.format(*found) if is_busy(found) else ""


def _formula(runs: Sequence[BenchRun], method: Method) -> dict[str, dict[str, float | None]]:
    """Compare a method with the formula, over all prompts and by kind of prompt."""

    def costs(of: Method, kind: str) -> list[Costs]:
        chosen = [run for run in runs if run.method == of and kind in ("all", run.kind)]
        return [run.costs for run in chosen if run.costs is not None]

    kinds = ["all", *dict.fromkeys(run.kind for run in runs)]
    return {
        kind: against_formula(costs(method, kind), costs(Method("plain"), kind)) for kind in kinds
    }


def _by_place(runs: Sequence[BenchRun], method: Method) -> dict[tuple[int, int], BenchRun]:
    return {(run.prompt, run.repeat): run for run in runs if run.method == method}


def _ratio(runs: Sequence[BenchRun], a: Method, b: Method) -> float:
    """Return the median ratio of speeds, paired by prompt and repeat."""
    ours, others = _by_place(runs, a), _by_place(runs, b)
    return median(ours[place].speed / others[place].speed for place in ours)


def _agree(runs: Sequence[BenchRun], method: Method) -> float:
    """Return the share of greedy runs whose tokens are identical to plain decoding's."""
    ours, plain = _by_place(runs, method), _by_place(runs, Method("plain"))
    return sum(ours[place].tokens == plain[place].tokens for place in ours) / len(ours)


def _sampling(settings: Settings) -> dict[str, Any]:
    if settings.temperature == 0:
        return {"do_sample": False}
    return {
        "do_sample": True,
        "temperature": settings.temperature,
        "top_k": settings.top_k,
        "top_p": settings.top_p,
    }
