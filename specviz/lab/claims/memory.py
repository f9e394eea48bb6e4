"""Claims 14 and 15: bytes that are kept, and bytes that are moved."""

import time
from collections.abc import Generator, Mapping

import torch

from specviz.claims import ClaimVerdict, Conditions, Evidence, Point, Series
from specviz.decoding.pair import Pair
from specviz.lab.claims.estimates import plain_step, point, ratio, short, short_numbers
from specviz.lab.claims.workbench import HEAD, INDEPENDENT, MEDIUM, SIZES, BenchRun, Workbench, part
from specviz.models.checkpoints import load_config
from specviz.models.feature_heads import copied
from specviz.models.machine import DTYPES, use_threads
from specviz.models.pairs import find
from specviz.trace import Model

NEEDS = SIZES
CONTEXT = 1024  # tokens: as many as the bundled models can read
NEARLY_ALL, LITTLE = 0.9, 0.5  # of the extra memory, that weights make up
MEGABYTE = 1e6

BLOCK = 2**28  # bytes that are read to measure bandwidth: more than caches hold
WAITING, FREE = 0.7, 0.5  # of a step: "about 80 %", and clearly less


def extra(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 14: weights as loaded, rows that a head copies, caches at a full context."""
    names = bench.here(*SIZES, HEAD, INDEPENDENT)
    weights, rows, caches = list[Point](), list[Point](), list[Point]()
    shares = list[float]()
    for place, name in enumerate(names):
        draft = bench.pairs[name].models.draft
        assert draft is not None
        folder = find(name).draft or ""
        own, copies = weight_bytes(draft), copied(folder) * DTYPES[draft.dtype].itemsize
        cache = CONTEXT * cache_bytes(folder, draft)
        for points, size in ((weights, own), (rows, copies), (caches, cache)):
            points.append(Point(name, short(size / MEGABYTE)))
        shares.append((own + copies) / (own + copies + cache))
        yield (place + 1) / len(names)
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
    """Whether weights are nearly all of what a draft adds, for every pair."""
    if numbers["nearly_all"] == numbers["pairs"]:
        return "holds"
    return "fails" if numbers["most"] < LITTLE else "depends"


def weight_bytes(model: Model) -> int:
    """The bytes of a model's weights."""
    return model.parameters * DTYPES[model.dtype].itemsize


def cache_bytes(place: str, model: Model) -> int:
    """The bytes that the keys and values of one token take, in all layers."""
    config = load_config(place)
    size = config.hidden_size // config.num_attention_heads
    heads = getattr(config, "num_key_value_heads", config.num_attention_heads)
    width = heads * (getattr(config, "head_dim", None) or size)
    return 2 * model.layers * width * DTYPES[model.dtype].itemsize


def waiting(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 15: the time that moving the weights takes, over the time of a plain step."""
    targets = bench.here(MEDIUM, HEAD)
    shares = []
    for place, name in enumerate(targets):
        pair, start = bench.pairs[name], place / len(targets)
        runs = [BenchRun(name, prompt) for prompt in bench.prompts(name)]
        traces = yield from part(bench.races(runs), start, start + 0.8 / len(targets))
        speeds = []
        for _ in range(bench.size.repeats):
            speeds.append(bandwidth(pair))
            yield start + 0.9 / len(targets)
        moved, step = weight_bytes(pair.models.target), plain_step(traces)
        shares.append(ratio([moved / speed for speed in speeds], [step] * len(speeds)))
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
            bandwidth=sum(speeds) / len(speeds) / 1e9,
        ),
        series=(
            Series(
                "moving",
                tuple(
                    point(name, share, bench.size.repeats)
                    for name, share in zip(("bundled", "smollm2"), shares, strict=False)
                ),
            ),
        ),
    )


def judge_waiting(numbers: Mapping[str, float]) -> ClaimVerdict:
    """Which part of a step moving the weights would take, on each target."""
    if numbers["waiting"] == numbers["targets"]:
        return "holds"
    return "fails" if numbers["free"] == numbers["targets"] else "depends"


@torch.inference_mode()
def bandwidth(pair: Pair) -> float:
    """Bytes per second that a pair's device reads, by a product like those of a plain step."""
    use_threads(pair.machine.threads)
    rows = torch.ones(BLOCK // 4096, 1024, device=pair.device)
    vector = torch.ones(1024, device=pair.device)
    torch.mv(rows, vector)
    _wait(pair)
    start = time.perf_counter()
    torch.mv(rows, vector)
    _wait(pair)
    return BLOCK / (time.perf_counter() - start)


def _wait(pair: Pair) -> None:
    if pair.device.type == "cuda":
        torch.cuda.synchronize(pair.device)
