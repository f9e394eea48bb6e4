"""How fast, against what: methods alternated in one process, so that drift hits all of them.

Every method generates from the same prompt with the same models, reading the prompt included.
A ratio is the median, over prompts and repeats, of ratios taken on the same prompt in the
same repeat. Methods with a draft length are run at each; the length with the highest median
stands for the method, ours and the peers' alike.
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
    """The ids of a text and, of our own decoder, what they cost and whether steps were captured.

    Of plain decoding `jitter` tells whether the machine did other things, too.
    """

    tokens: list[int]
    costs: Costs | None = None
    captured: bool = False
    jitter: float | None = None


Generate = Callable[[list[int]], Written]
"""Prompt ids → the text that follows."""


class Method(NamedTuple):
    """A way to decode, and its draft length if it has one to choose."""

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
    """Runs, one by one as they are measured.

    An unmeasured round of all methods comes first, with a prompt of each length that steps are
    captured for; the order of the methods rotates between repeats.

    Args:
        tokens: that each run writes at most.
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
    """Plain decoding, and speculative decoding by each drafter at each γ."""

    def generate(settings: Settings) -> Generate:
        def run(prompt: list[int]) -> Written:
            target = pair.target()
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
    """The library's own generation: plain, by prompt lookup, and assisted by the draft.

    Assisted at each constant γ, and with the library's defaults.
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
    """Medians (tokens/s), paired ratios and agreement with plain decoding, ready for JSON.

    `formula` holds, of our own methods, the speed-up that was measured against what their
    measured costs allow, by kind of prompt and over all of them ("all"). `disturbed`: in how
    many of how many runs of plain decoding the machine did other things, too, as far as its steps
    tell; None where they are too few to tell. `captured` says which methods read through captured
    steps in all their runs; the others are eager.
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
    """A warning if the machine is known to have been busy, else an empty string."""
    found = report["disturbed"]
    return BUSY.format(*found) if is_busy(found) else ""


def _formula(runs: Sequence[BenchRun], method: Method) -> dict[str, dict[str, float | None]]:
    """One method against the formula: on all prompts, and on each kind of them."""

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
    """Median of the ratios of tokens/s taken on the same prompt in the same repeat."""
    ours, others = _by_place(runs, a), _by_place(runs, b)
    return median(ours[place].speed / others[place].speed for place in ours)


def _agree(runs: Sequence[BenchRun], method: Method) -> float:
    """The share of runs in which a greedy method wrote exactly what plain decoding wrote."""
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
