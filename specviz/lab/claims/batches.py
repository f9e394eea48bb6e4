"""Claim 12: the gain by batch size."""

from collections.abc import Sequence

from specviz.claims import Chart, Evidence, Series
from specviz.lab.experiments.claim import Claim, Experiment, Steps, outcomes, unanimous
from specviz.lab.experiments.estimates import (
    Ratio,
    geometric_mean,
    ratio,
    series_of,
    short_numbers,
)
from specviz.lab.experiments.workbench import (
    INDEPENDENT,
    MEDIUM,
    TEMPERATURE,
    USUAL_GAMMA,
    Workbench,
)
from specviz.lab.load import begin
from specviz.lab.load import measure as measure_load
from specviz.models.machine import use_threads
from specviz.papers import ROOFLINE
from specviz.settings import Settings
from specviz.sweep.load import PLAIN, LoadPlan, LoadSample, Method

BATCHES = (1, 2, 4, 8, 16, 32)
ROUNDS = 4  # of each method in a turn
SHRUNK = 0.9  # share of the speed-up at batch size 1
SERIES = {MEDIUM: "bundled", INDEPENDENT: "smollm2"}
GUESSES = Method(USUAL_GAMMA)


def measure(bench: Workbench) -> Steps:
    """Measured throughput of speculative over plain decoding, by batch size."""
    series, left = list[Series](), list[Ratio]()
    targets = bench.here(*SERIES)
    for number, name in enumerate(targets):
        pair = bench.pairs[name]
        plan = LoadPlan(
            suite="claims",
            sizes=BATCHES,
            methods=(GUESSES,),
            settings=Settings(temperature=TEMPERATURE, max_new_tokens=bench.size.tokens),
            blocks=bench.size.repeats,
            rounds=ROUNDS,
        )
        use_threads(pair.machine.threads)
        texts = [pair.tokenizer.encode(prompt.text) for prompt in bench.prompts(name)]
        for report in measure_load(begin(pair, plan), pair, texts):
            done = 1 - len(report.left) / len(plan.steps)
            yield (number + done) / len(targets)
        taken = {size: _both(report.samples, size) for size in BATCHES}
        bench.look([plain.seconds for _, plain in taken[1]])
        gains = {size: _gain(both) for size, both in taken.items()}
        left.append(
            geometric_mean(
                [
                    _one(*many) / _one(*single)
                    for single, many in zip(taken[1], taken[max(BATCHES)], strict=True)
                ]
            )
        )
        series.append(series_of(SERIES[name], gains, bench.size.repeats))
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


def _both(samples: Sequence[LoadSample], size: int) -> list[tuple[LoadSample, LoadSample]]:
    """Speculative and plain decoding of each turn at one batch size."""
    found = {(sample.method, sample.block): sample for sample in samples if sample.size == size}
    turns = sorted({block for _, block in found})
    return [(found[GUESSES, block], found[PLAIN, block]) for block in turns]


def _one(guesses: LoadSample, plain: LoadSample) -> float:
    """The speed-up of one turn."""
    return guesses.tokens * plain.seconds / (guesses.seconds * plain.tokens)


def _gain(both: Sequence[tuple[LoadSample, LoadSample]]) -> Ratio:
    """Estimate the speed-up over the turns."""
    return ratio(
        [guesses.tokens * plain.seconds for guesses, plain in both],
        [guesses.seconds * plain.tokens for guesses, plain in both],
    )


CLAIM = Claim(
    number=12,
    words={
        "claim": "Batching shrinks the gain.",
        "how": "1 to 32 texts decoded at once, plain and with γ = 4, a few rounds each in turn."
        " A text that has ended makes room for the next one.",
        "rule": "The claim holds if, on every target, the speed-up of the largest batch is less"
        " than {shrunk:.0%} of a single text’s. It does not hold if it is at least that much on"
        " every target. A difference counts only if its whole 95% interval, over the turns, lies"
        " on one side.",
        "holds": "On the bundled target the speed-up falls from {first:.2f}× for one text to"
        " {last:.2f}× for {most:.0f}.",
        "fails": "On the bundled target the speed-up is {first:.2f}× for one text and {last:.2f}×"
        " for {most:.0f}: it does not shrink.",
        "depends": "The speed-up shrank on {shrinking:.0f} of {targets:.0f} targets; on the"
        " bundled one it is {first:.2f}× for one text and {last:.2f}× for {most:.0f}.",
        "shows": "Measured speed-up by batch size: tokens per second of all texts together over"
        " those of plain decoding at the same size. Intervals are over turns.",
        "x": "Batch size",
        "y": "Speed-up",
    },
    terms=("verify_ratio", "cost_ratio"),
    papers=(ROOFLINE,),
    experiment=Experiment(
        measure,
        unanimous("shrinking", "steady", "targets"),
        Chart("lines", log=True, even=True),
        adds=(INDEPENDENT,),
        limits={"shrunk": SHRUNK},
        outcomes=outcomes(
            "targets shrinking steady", holds=(2, 2, 0), fails=(2, 0, 2), depends=(2, 0, 1)
        ),
    ),
)
