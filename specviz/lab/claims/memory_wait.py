"""Claim 15: the share of a plain step that reads the weights."""

import time

import torch

from specviz.claims import Chart, Conditions, Evidence
from specviz.decoding.pair import Pair
from specviz.lab import machine_limits
from specviz.lab.experiments.claim import Claim, Experiment, Steps, outcomes, unanimous
from specviz.lab.experiments.estimates import Ratio, plain_step, ratio, series_of, short_numbers
from specviz.lab.experiments.workbench import (
    HEAD,
    MEDIUM,
    NAMES,
    RaceSettings,
    Workbench,
    part,
    weight_bytes,
)
from specviz.lab.machine_limits import CPU_WEIGHTS, GPU_WEIGHTS
from specviz.models.machine import use_threads
from specviz.papers import ROOFLINE

WAITING, FREE = 0.7, 0.5  # share of a step: "about 80 %", and clearly less


def measure(bench: Workbench) -> Steps:
    """Time to read the weights over the time of a plain step."""
    targets = bench.here(MEDIUM, HEAD)
    shares, bandwidths = dict[str, Ratio](), list[float]()
    for number, name in enumerate(targets):
        pair, start = bench.pairs[name], number / len(targets)
        runs = [RaceSettings(name, prompt) for prompt in bench.prompts(name)]
        traces = yield from part(bench.races(runs), start, start + 0.8 / len(targets))
        speeds = []
        for _ in range(bench.size.repeats):
            speeds.append(bandwidth(pair))
            yield start + 0.9 / len(targets)
        moved, step = weight_bytes(pair.models.target), plain_step(traces)
        shares[NAMES[name]] = ratio([moved / speed for speed in speeds], [step] * len(speeds))
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
            waiting=sum(share.value >= WAITING for share in shares.values()),
            free=sum(share.value <= FREE for share in shares.values()),
            least=min(share.value for share in shares.values()),
            most=max(share.value for share in shares.values()),
            bandwidth=bandwidths[0] / 1e9,
        ),
        series=(series_of("moving", shares, bench.size.repeats),),
    )


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


CLAIM = Claim(
    number=15,
    words={
        "claim": "Plain decoding waits for memory about 80% of the time.",
        "how": "The time to read the target’s weights at the bandwidth measured here, compared"
        " with the measured time of a plain step.",
        "rule": "The claim holds if reading the weights takes at least {waits:.0%} of a step on"
        " every target, and does not hold if it takes at most {does_not:.0%} on every target.",
        "holds": "Reading the weights takes {least:.0%} to {most:.0%} of a step, at"
        " {bandwidth:.0f} GB/s.",
        "fails": "Reading the weights would take {least:.0%} to {most:.0%} of a step, at"
        " {bandwidth:.0f} GB/s: these models are not memory-bound.",
        "depends": "Reading the weights would take {least:.0%} to {most:.0%} of a step, depending"
        " on the target, at {bandwidth:.0f} GB/s.",
        "shows": "The time to read all weights once, as a share of a plain step.",
        "x": "Target",
        "y": "Share of a plain step",
        "missing": "The bundled target’s weights fit into a processor’s cache and need not be read"
        " from memory. A large model on a GPU would be a better test.",
        "names": {"moving": "Reading the weights"},
    },
    terms=("plain", "target"),
    papers=(ROOFLINE,),
    experiment=Experiment(
        measure,
        unanimous("waiting", "free", "targets"),
        Chart("bars"),
        adds=(HEAD,),
        limits={"waits": WAITING, "does_not": FREE},
        outcomes=outcomes(
            "targets waiting free", holds=(2, 2, 0), fails=(2, 0, 2), depends=(2, 1, 1)
        ),
    ),
)
