"""Claims 14 and 15: memory that a draft adds, and memory that a plain step reads."""

import time
from collections.abc import Generator, Mapping

import torch

from specviz.claims import ClaimVerdict, Conditions, Evidence, Point, Series
from specviz.decoding.lean.weights import head_size
from specviz.decoding.pair import Pair
from specviz.lab import machine_limits
from specviz.lab.claims.estimates import (
    Ratio,
    plain_step,
    point,
    ratio,
    short,
    short_numbers,
    unanimous,
)
from specviz.lab.claims.workbench import (
    HEAD,
    INDEPENDENT,
    MEDIUM,
    NAMES,
    SIZES,
    RaceSettings,
    Workbench,
    part,
)
from specviz.lab.machine_limits import CPU_WEIGHTS, GPU_WEIGHTS
from specviz.models.checkpoints import load_config
from specviz.models.feature_heads import copied
from specviz.models.machine import DTYPES, use_threads
from specviz.models.pairs import find
from specviz.trace import Model

NEEDS = SIZES
CONTEXT = 1024  # tokens, the bundled models' maximum
NEARLY_ALL, LITTLE = 0.9, 0.5  # share of weights in the extra memory
MEGABYTE = 1e6

WAITING, FREE = 0.7, 0.5  # share of a step: "about 80 %", and clearly less


def extra(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 14: a draft's weights, rows copied by a head, and KV cache at full context."""
    names = bench.here(*SIZES, HEAD, INDEPENDENT)
    weights, rows, caches = list[Point](), list[Point](), list[Point]()
    shares = list[float]()
    for number, name in enumerate(names):
        draft = bench.pairs[name].models.draft
        assert draft is not None
        folder = find(name).draft or ""
        own, copies = weight_bytes(draft), copied(folder) * DTYPES[draft.dtype].itemsize
        cache = CONTEXT * cache_bytes(folder, draft)
        for points, size in ((weights, own), (rows, copies), (caches, cache)):
            points.append(Point(name, short(size / MEGABYTE)))
        shares.append((own + copies) / (own + copies + cache))
        yield (number + 1) / len(names)
    return Evidence(
        setup=Conditions(pairs=tuple(names), tokens=CONTEXT),
        numbers=short_numbers(
            pairs=len(names),
            nearly_all=sum(share >= NEARLY_ALL for share in shares),
            least=min(shares),
            most=max(shares),
            context=CONTEXT,
        ),
        series=(
            Series("draft_weights", tuple(weights)),
            Series("draft_rows", tuple(rows)),
            Series("draft_cache", tuple(caches)),
        ),
    )


def judge_extra(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if every draft's extra memory is nearly all weights (NEARLY_ALL)."""
    if numbers["nearly_all"] == numbers["pairs"]:
        return "holds"
    return "fails" if numbers["most"] < LITTLE else "depends"


def weight_bytes(model: Model) -> int:
    """Return the size of a model's weights, in bytes."""
    return model.parameters * DTYPES[model.dtype].itemsize


def cache_bytes(checkpoint: str, model: Model) -> int:
    """Return the size of one token's keys and values over all layers, in bytes."""
    config = load_config(checkpoint)
    heads = getattr(config, "num_key_value_heads", config.num_attention_heads)
    return 2 * model.layers * heads * head_size(config) * DTYPES[model.dtype].itemsize


def waiting(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 15: time to read the weights over the time of a plain step."""
    targets = bench.here(MEDIUM, HEAD)
    shares, bandwidths = list[Ratio](), list[float]()
    for number, name in enumerate(targets):
        pair, start = bench.pairs[name], number / len(targets)
        runs = [RaceSettings(name, prompt) for prompt in bench.prompts(name)]
        traces = yield from part(bench.races(runs), start, start + 0.8 / len(targets))
        speeds = []
        for _ in range(bench.size.repeats):
            speeds.append(bandwidth(pair))
            yield start + 0.9 / len(targets)
        moved, step = weight_bytes(pair.models.target), plain_step(traces)
        shares.append(ratio([moved / speed for speed in speeds], [step] * len(speeds)))
        bandwidths.append(sum(speeds) / len(speeds))
    return Evidence(
        setup=Conditions(
            pairs=tuple(targets),
            prompts=bench.different(targets),
            tokens=bench.size.tokens,
            repeats=bench.size.repeats,
        ),
        numbers=short_numbers(
            targets=len(targets),
            waiting=sum(share.value >= WAITING for share in shares),
            free=sum(share.value <= FREE for share in shares),
            least=min(share.value for share in shares),
            most=max(share.value for share in shares),
            bandwidth=bandwidths[0] / 1e9,
        ),
        series=(
            Series(
                "moving",
                tuple(
                    point(NAMES[name], share, bench.size.repeats)
                    for name, share in zip(targets, shares, strict=True)
                ),
            ),
        ),
    )


def judge_waiting(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if reading weights takes at least WAITING of a step on every target."""
    return unanimous(numbers["waiting"], numbers["free"], numbers["targets"])


@torch.inference_mode()
def bandwidth(pair: Pair) -> float:
    """Measure bytes read per second by a matrix-vector product like those of a plain step."""
    use_threads(pair.machine.threads)
    size = GPU_WEIGHTS if pair.device.type == "cuda" else CPU_WEIGHTS
    rows = torch.ones(size // 4096, 1024, device=pair.device)
    vector = torch.ones(1024, device=pair.device)
    torch.mv(rows, vector)
    machine_limits.wait(pair.device)
    start = time.perf_counter()
    torch.mv(rows, vector)
    machine_limits.wait(pair.device)
    return size / (time.perf_counter() - start)
