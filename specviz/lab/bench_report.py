"""The report of a benchmark: medians, paired ratios, agreement, and the formula's prediction."""

from collections.abc import Collection, Iterator, Sequence
from statistics import median
from typing import Any

import msgspec

from specviz.decoding.pair import Pair
from specviz.lab.bench import BenchRun
from specviz.lab.formula import Costs, against_formula
from specviz.lab.methods import OURS, Method
from specviz.metrics import disturbed_runs, is_disturbed, is_impossible
from specviz.models.assembly import LoadedModels
from specviz.models.predictions import INT8, architecture, known_gpu
from specviz.settings import Settings
from specviz.sweep.samples import digest
from specviz.theory.roofline import bandwidth_share

PLAIN = Method("plain")
INCOMPLETE = "INCOMPLETE: interrupted after {} of {} runs; all figures come from these."


def report(
    pair: Pair,
    settings: Settings,
    runs: Sequence[BenchRun],
    planned: int,
    methods: Collection[str] = tuple(OURS),
) -> dict[str, Any]:
    """Return medians (tokens/s), paired ratios and agreement with plain decoding, ready for JSON.

    `planned` is the number of runs of a complete benchmark; an interrupted one has fewer. `methods`
    are the names of our speculative methods.

    `formula` compares each of our methods' measured speed-up with the prediction from its measured
    costs, by kind of prompt and over all prompts ("all"). `disturbed` holds the number of plain
    runs during which the machine was busy and the number of plain runs checked; None if all are too
    short.
    `captured` says which methods used CUDA graphs in all their runs; the others ran eagerly.
    """
    speeds = {
        method: median(run.speed for run in runs if run.method == method)
        for method in dict.fromkeys(run.method for run in runs)
    }
    best: dict[str, Method] = {}
    for method in sorted(speeds, key=speeds.__getitem__):
        best[method.name] = method
    own = (*methods, PLAIN.name)
    ours = [name for name in own if name in best]
    compared = [(a, b) for a in ours for b in best if (b == PLAIN.name and a != b) or b not in own]

    def ratios(of: Sequence[BenchRun]) -> dict[str, float]:
        return {f"{a}/{b}": _ratio(of, best[a], best[b]) for a, b in compared}

    return {
        "machine": msgspec.to_builtins(pair.machine),
        "disturbed": disturbed_runs(_disturbed(runs)),
        "pair": pair.models.pair,
        "models": msgspec.to_builtins(pair.models),
        "settings": msgspec.to_builtins(settings),
        "planned": planned,
        "complete": len(runs) == planned,
        "best": {name: str(method) for name, method in best.items()},
        "medians": {str(method): speed for method, speed in speeds.items()},
        "ratios": ratios(runs),
        "ratios_by_kind": {
            kind: ratios([run for run in runs if run.kind == kind])
            for kind in dict.fromkeys(run.kind for run in runs)
        },
        "formula": {name: _formula(runs, best[name]) for name in ours if name in methods},
        "captured": {
            str(method): all(run.captured for run in runs if run.method == method)
            for method in speeds
            if method.name in own or method.name.startswith("transformers")
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


def bandwidth_shares(
    loaded: LoadedModels, pair: Pair, runs: Sequence[BenchRun]
) -> dict[str, float] | None:
    """Return the share of a GPU's bandwidth that a step of target and draft model uses (MBU).

    Counts the weights that a step reads, without caches. None on a CPU, whose caches may hold small
    models, and on GPUs whose data sheet we lack.

    Returns:
        The bandwidth in bytes per second, and the shares of "target" and "draft", where known.
    """
    gpu = known_gpu(pair.machine.processor) if pair.machine.device == "cuda" else None
    if gpu is None:
        return None
    drafted = [
        run.costs.draft / run.costs.drafted
        for run in runs
        if run.method.name == "speculative" and run.costs and run.costs.drafted
    ]
    plain = [
        run.costs.verify / run.costs.rounds
        for run in runs
        if run.method == PLAIN and run.costs and run.costs.rounds
    ]
    size = loaded.target.dtype.itemsize
    parts = {"target": (loaded.spec.target, size, plain)}
    if loaded.draft is not None and loaded.spec.draft is not None:
        parts["draft"] = (loaded.spec.draft, INT8 if loaded.int8 else size, drafted)
    shares = {"bandwidth": gpu.bandwidth}
    for name, (checkpoint, weight_bytes, seconds) in parts.items():
        if (known := architecture(checkpoint)) and seconds:
            moved = known.read * weight_bytes
            shares[name] = bandwidth_share(gpu, moved, median(seconds))
    return shares


def _disturbed(runs: Sequence[BenchRun]) -> Iterator[bool | None]:
    """Yield for each plain run whether the machine was busy during it.

    If it was, most methods seem faster than possible. One of many may seem so on an idle machine.
    """
    for turn, plain in _by_turn(runs, PLAIN).items():
        found = []
        for run in runs:
            drafted = run.costs.drafted if run.costs else 0
            if run.costs and plain.costs and drafted and (run.prompt, run.repeat) == turn:
                beside = against_formula([run.costs], [plain.costs])
                found.append(is_impossible(beside["measured"], beside["tau"], drafted))
        yield True if 2 * sum(found) > len(found) else is_disturbed(plain.jitter)


def _formula(runs: Sequence[BenchRun], method: Method) -> dict[str, dict[str, float | None]]:
    """Compare a method with the formula, over all prompts and by kind of prompt."""

    def costs(of: Method, kind: str) -> list[Costs]:
        chosen = [run for run in runs if run.method == of and kind in ("all", run.kind)]
        return [run.costs for run in chosen if run.costs is not None]

    kinds = ["all", *dict.fromkeys(run.kind for run in runs)]
    return {kind: against_formula(costs(method, kind), costs(PLAIN, kind)) for kind in kinds}


def _by_turn(runs: Sequence[BenchRun], method: Method) -> dict[tuple[int, int], BenchRun]:
    return {(run.prompt, run.repeat): run for run in runs if run.method == method}


def _ratio(runs: Sequence[BenchRun], a: Method, b: Method) -> float:
    """Return the median ratio of speeds, paired by prompt and repeat."""
    ours, others = _by_turn(runs, a), _by_turn(runs, b)
    return median(ours[turn].speed / others[turn].speed for turn in ours)


def _agree(runs: Sequence[BenchRun], method: Method) -> float:
    """Return the share of greedy runs whose tokens are identical to plain decoding's."""
    ours, plain = _by_turn(runs, method), _by_turn(runs, PLAIN)
    return sum(ours[turn].tokens == plain[turn].tokens for turn in ours) / len(ours)
