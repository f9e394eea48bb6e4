"""Races of several drafters: each at its fastest draft length, or at every length."""

from collections.abc import Generator, Sequence
from typing import NamedTuple

from specviz import metrics
from specviz.claims import Conditions
from specviz.lab.experiments.estimates import Ratio, speedup
from specviz.lab.experiments.workbench import (
    GAMMAS,
    HEAD,
    INDEPENDENT,
    MEDIUM,
    SIZES,
    UNALIGNED,
    RaceSettings,
    Workbench,
)
from specviz.trace import Models, Trace

SHORT_GAMMAS = (2, 4)  # for SmolLM2, whose drafts have lower acceptance
GRID_PAIRS = (*SIZES, UNALIGNED)
GRID = (*((pair, "model") for pair in GRID_PAIRS), (MEDIUM, "lookup"), (MEDIUM, "early-exit"))
PER_KIND = 2  # prompts
TESTED = 5  # tested drafts needed for a meaningful acceptance rate


class DrafterGain(NamedTuple):
    """A drafter's results at its fastest draft length.

    Attributes:
        name: the pair's name if its draft model drafts, else the drafter's own.
    """

    name: str
    gamma: int
    gain: Ratio
    traces: list[Trace]

    @property
    def models(self) -> Models:
        return self.traces[0].models


def best_gains(
    bench: Workbench, drafters: Sequence[tuple[str, str]]
) -> Generator[float, None, list[DrafterGain]]:
    """Run each (pair, drafter) at every γ of its pair and keep the γ with the highest speed-up."""
    runs = [
        RaceSettings(pair, prompt, gamma, drafter)
        for pair, drafter in drafters
        for prompt in bench.prompts(pair)
        for gamma in gammas_of(pair)
    ]
    traces = dict(zip(runs, (yield from bench.races(runs)), strict=True))
    found = []
    for pair, drafter in drafters:
        options = []
        for gamma in gammas_of(pair):
            chosen = [traces[RaceSettings(pair, p, gamma, drafter)] for p in bench.prompts(pair)]
            options.append(DrafterGain(name_of(pair, drafter), gamma, speedup(chosen), chosen))
        found.append(max(options, key=lambda option: option.gain.value))
    return found


def gammas_of(pair: str) -> tuple[int, ...]:
    """Return the draft lengths to try with a pair."""
    return SHORT_GAMMAS if pair in (HEAD, INDEPENDENT) else GAMMAS


def conditions(bench: Workbench, drafters: Sequence[tuple[str, str]]) -> Conditions:
    """Return the conditions of `best_gains`."""
    pairs = tuple(dict.fromkeys(pair for pair, _ in drafters))
    return bench.setup(
        pairs,
        bench.different(pairs),
        drafters=tuple(dict.fromkeys(drafter for _, drafter in drafters)),
        gammas=tuple(dict.fromkeys(gamma for pair in pairs for gamma in gammas_of(pair))),
    )


def run_grid(bench: Workbench) -> Generator[float, None, dict[tuple[str, int], list[Trace]]]:
    """Run every drafter at every γ on some prompts of each kind; group traces by (drafter, γ)."""
    prompts = bench.prompts(MEDIUM, PER_KIND)
    runs = [
        RaceSettings(pair, prompt, gamma, drafter)
        for prompt in prompts
        for gamma in GAMMAS
        for pair, drafter in GRID
    ]
    traces = yield from bench.races(runs)
    found: dict[tuple[str, int], list[Trace]] = {}
    for run, trace in zip(runs, traces, strict=True):
        counts = metrics.counts(trace)
        if counts.accepted + counts.rejected >= TESTED:  # prompt lookup may have found nothing
            found.setdefault((name_of(run.pair, run.drafter), run.gamma), []).append(trace)
    return found


def grid_conditions(bench: Workbench) -> Conditions:
    """Return the conditions of `run_grid`."""
    drafters = tuple(dict.fromkeys(drafter for _, drafter in GRID))
    prompts = len(bench.prompts(MEDIUM, PER_KIND))
    return bench.setup(GRID_PAIRS, prompts, drafters=drafters, gammas=GAMMAS)


def name_of(pair: str, drafter: str) -> str:
    """Return the pair's name if its draft model drafts, else the drafter's own name."""
    return pair if drafter == "model" else drafter
