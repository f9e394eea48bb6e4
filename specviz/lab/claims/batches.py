"""Claim 12: the gain by batch size."""

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial

import torch
from torch import Tensor
from transformers import DynamicCache

from specviz import metrics
from specviz.claims import Chart, Evidence, Series
from specviz.decoding.pair import Pair
from specviz.lab.experiments.claim import Claim, Experiment, Steps, unanimous
from specviz.lab.experiments.estimates import (
    Ratio,
    accept_cost,
    cost_ratio,
    geometric_mean,
    mean,
    ratio,
    series_of,
    short_numbers,
)
from specviz.lab.experiments.papers import ROOFLINE
from specviz.lab.experiments.passes import CONTEXT, Shape, timed
from specviz.lab.experiments.workbench import (
    HEAD,
    MEDIUM,
    NAMES,
    USUAL_GAMMA,
    RaceSettings,
    Workbench,
    part,
)
from specviz.lab.passes import BATCHES
from specviz.models.checkpoints import load_model
from specviz.models.machine import DTYPES
from specviz.models.pairs import find
from specviz.trace import Trace

SHRUNK = 0.9  # share of the speed-up at batch size 1
SLICE = 8  # tokens of each text per prefill step


def measure(bench: Workbench) -> Steps:
    """Predicted speed-up by batch size, from measured verification costs.

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
        measuring = timed(pair, passes, bench.size.repeats)
        taken = yield from part(measuring, middle, end)
        bench.look(taken[1, 1])
        rest = USUAL_GAMMA * cost_ratio(traces) + accept_cost(traces)
        rounds = {size: _rounds(taken, size, rest) for size, width in taken if width == 1}
        gains = {size: _gain(traces, mean(costs).value) for size, costs in rounds.items()}
        both = zip(rounds[min(BATCHES)], rounds[max(BATCHES)], strict=True)
        left.append(geometric_mean([one / many for one, many in both]))
        series.append(series_of(NAMES[name], gains, len(traces)))
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


CLAIM = Claim(
    number=12,
    words={
        "claim": "Batching shrinks the gain.",
        "how": "Target passes over 1 and over 5 tokens for 1 to 32 texts at once, measured. The"
        " speed-up is computed from these, with the acceptance, draft cost and accept cost of a"
        " single text.",
        "rule": "The claim holds if, on every target, the speed-up of the largest batch is less"
        " than {shrunk:.0%} of a single text’s. It does not hold if it is at least that much on"
        " every target. A difference counts only if its whole 95% interval, over the repeats, lies"
        " on one side.",
        "holds": "On the bundled target the speed-up falls from {first:.2f}× for one text to"
        " {last:.2f}× for {most:.0f}.",
        "fails": "On the bundled target the speed-up is {first:.2f}× for one text and {last:.2f}×"
        " for {most:.0f}: it does not shrink.",
        "depends": "The speed-up shrank on {shrinking:.0f} of {targets:.0f} targets; on the"
        " bundled one it is {first:.2f}× for one text and {last:.2f}× for {most:.0f}.",
        "shows": "Computed speed-up by batch size: measured passes in the formula τ / (γc + v +"
        " o). Intervals are over prompts.",
        "x": "Batch size",
        "y": "Speed-up, computed",
        "missing": "This decoder runs one text at a time, so the passes are measured but the"
        " speed-up is computed.",
    },
    terms=("verify_ratio", "cost_ratio"),
    papers=(ROOFLINE,),
    experiment=Experiment(
        measure,
        unanimous("shrinking", "steady", "targets"),
        Chart("lines", log=True, even=True),
        adds=(HEAD,),
        limits={"shrunk": SHRUNK},
    ),
)
