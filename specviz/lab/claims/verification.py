"""Claims 9 and 12: verification cost by width and by batch size, from timed forward passes."""

import time
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial

import torch
from torch import Tensor
from transformers import DynamicCache

from specviz import metrics
from specviz.claims import ClaimVerdict, Conditions, Evidence, Series
from specviz.decoding.pair import Pair
from specviz.decoding.static_model import prepare
from specviz.lab.claims.estimates import (
    Ratio,
    accept_cost,
    cost_ratio,
    geometric_mean,
    mean,
    point,
    ratio,
    short_numbers,
    unanimous,
)
from specviz.lab.claims.workbench import (
    HEAD,
    MEDIUM,
    NAMES,
    USUAL_GAMMA,
    RaceSettings,
    Workbench,
    part,
)
from specviz.lab.machine_limits import wait
from specviz.lab.passes import BATCHES, WIDTHS
from specviz.models.checkpoints import load_model
from specviz.models.machine import DTYPES, use_threads
from specviz.models.pairs import find
from specviz.trace import Trace

NEEDS = (MEDIUM,)
A_FEW = 1.10  # "a few per cent": at most this many plain steps
USUAL, WIDE = 5, 17  # tokens in one pass: γ = 4 and γ = 16
SHRUNK = 0.9  # share of the speed-up at batch size 1

CONTEXT = 32  # tokens already in the cache
SLICE = 8  # tokens of each text per prefill step

Shape = tuple[int, int]  # batch, width


def width(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 9: time of a pass over several tokens relative to a pass over one."""
    series, usual, wide = [], [], []
    targets = bench.here(MEDIUM, HEAD)
    for number, name in enumerate(targets):
        pair = bench.pairs[name]
        measuring = _timed(pair, _width_passes(pair), bench.size.repeats)
        taken = yield from part(measuring, number / len(targets), (number + 1) / len(targets))
        bench.look(taken[1, 1])
        costs = {w: ratio(seconds, taken[1, 1]) for (_, w), seconds in taken.items()}
        usual.append(costs[USUAL])
        wide.append(costs[WIDE])
        points = (point(float(w), cost, bench.size.repeats) for w, cost in costs.items())
        series.append(Series(NAMES[name], tuple(points)))
    return Evidence(
        setup=Conditions(pairs=tuple(targets), repeats=bench.size.repeats),
        numbers=short_numbers(
            targets=len(targets),
            cheap=sum(cost.most <= A_FEW for cost in usual),
            dear=sum(cost.least > A_FEW for cost in usual),
            usual=usual[0].value,
            wide=wide[0].value,
            usual_least=min(cost.value for cost in usual),
            usual_most=max(cost.value for cost in usual),
        ),
        series=tuple(series),
    )


def judge_width(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if verifying four drafts costs at most A_FEW plain steps on every target."""
    return unanimous(numbers["cheap"], numbers["dear"], numbers["targets"])


def batch(bench: Workbench) -> Generator[float, None, Evidence]:
    """Claim 12: predicted speed-up by batch size, from measured verification costs.

    Assumes that every text in a batch has the τ, c and cost of accepting measured with a single
    text.
    """
    series, left = list[Series](), list[Ratio]()
    targets = bench.here(MEDIUM, HEAD)
    for number, name in enumerate(targets):
        start, end = number / len(targets), (number + 1) / len(targets)
        middle = (start + end) / 2
        runs = [RaceSettings(name, prompt, USUAL_GAMMA) for prompt in bench.prompts(name)]
        traces = yield from part(bench.races(runs), start, middle)
        pair = bench.pairs[name]
        passes = yield from part(_batch_passes(pair), middle, middle)
        measuring = _timed(pair, passes, bench.size.repeats)
        taken = yield from part(measuring, middle, end)
        bench.look(taken[1, 1])
        rest = USUAL_GAMMA * cost_ratio(traces) + accept_cost(traces)
        rounds = {size: _rounds(taken, size, rest) for size, width in taken if width == 1}
        gains = {size: _gain(traces, mean(costs).value) for size, costs in rounds.items()}
        both = zip(rounds[min(BATCHES)], rounds[max(BATCHES)], strict=True)
        left.append(geometric_mean([one / many for one, many in both]))
        points = (point(float(b), gain, len(traces)) for b, gain in gains.items())
        series.append(Series(NAMES[name], tuple(points)))
    first, *_, last = series[0].points
    return Evidence(
        setup=bench.setup(targets, bench.different(targets), repeats=bench.size.repeats),
        numbers=short_numbers(
            targets=len(targets),
            shrinking=sum(share.most < SHRUNK for share in left),
            steady=sum(share.least >= SHRUNK for share in left),
            first=first.y,
            last=last.y,
            most=max(BATCHES),
        ),
        series=tuple(series),
    )


def judge_batch(numbers: Mapping[str, float]) -> ClaimVerdict:
    """The claim holds if on every target the largest batch has less than SHRUNK of the speed-up.

    It fails if the largest batch keeps at least that share on every target. Both use whole
    intervals, over the repeats of the timed passes; τ is the same in both batches.
    """
    return unanimous(numbers["shrinking"], numbers["steady"], numbers["targets"])


def _rounds(taken: Mapping[Shape, Sequence[float]], batch: int, rest: float) -> list[float]:
    """Return the cost of a round in plain steps, for each repeat of the timed passes.

    Args:
        rest: the cost besides verification, in plain steps.
    """
    verified, plain = taken[batch, USUAL_GAMMA + 1], taken[batch, 1]
    return [rest + one / step for one, step in zip(verified, plain, strict=True)]


def _gain(traces: Sequence[Trace], steps: float) -> Ratio:
    """Estimate the speed-up over the prompts, if a round costs `steps` plain steps."""
    counts = [metrics.counts(trace) for trace in traces]
    return ratio([c.emitted for c in counts], [c.rounds * steps for c in counts])


def _width_passes(pair: Pair) -> dict[Shape, Callable[[], object]]:
    """Return a pass of the decoder's own model at each width."""
    target = pair.target()
    tokens = torch.arange(CONTEXT + max(WIDTHS), device=pair.device) % pair.vocabulary
    prepare(target, len(tokens))  # without capture, launches would slow a GPU's passes
    target.logits(tokens[:CONTEXT], last=1)

    def run(width: int) -> None:
        target.rollback(CONTEXT)
        target.logits(tokens[CONTEXT : CONTEXT + width], last=width)

    return {(1, width): partial(run, width) for width in WIDTHS}


def _batch_passes(pair: Pair) -> Generator[float, None, dict[Shape, Callable[[], object]]]:
    """Return passes of transformers' forward, since the decoder has no batch dimension.

    Prefills in small steps, because a large batch takes long.
    """
    dtype = DTYPES[pair.models.target.dtype]
    model = load_model(find(pair.models.pair).target, pair.device, dtype)  # the pair's own weights

    def run(tokens: Tensor, cache: DynamicCache) -> None:
        with torch.inference_mode():
            model(tokens, past_key_values=cache)
        cache.crop(-tokens.shape[1])

    passes: dict[Shape, Callable[[], object]] = {}
    for size in BATCHES:
        cache = DynamicCache(config=model.config)
        tokens = torch.arange(size * CONTEXT, device=pair.device).view(size, -1) % pair.vocabulary
        for some in tokens.split(SLICE, dim=1):
            with torch.inference_mode():
                model(some, past_key_values=cache, logits_to_keep=1)
            yield 0.0
        for width in (1, USUAL_GAMMA + 1):
            passes[size, width] = partial(run, tokens[:, :width], cache)
    return passes


def _timed(
    pair: Pair, passes: Mapping[Shape, Callable[[], object]], repeats: int
) -> Generator[float, None, dict[Shape, list[float]]]:
    """Time the passes in rotation, so that drift affects all alike; discard the first turn."""
    found: dict[Shape, list[float]] = {shape: [] for shape in passes}
    for turn in range(repeats + 1):
        for shape, work in passes.items():
            use_threads(pair.machine.threads)
            start = time.perf_counter()
            work()
            wait(pair.device)
            if turn:
                found[shape].append(time.perf_counter() - start)
            yield turn / (repeats + 1)
    return found
