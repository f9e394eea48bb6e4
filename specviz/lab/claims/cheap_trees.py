"""Claim 26: trees of drafts against chains, by the cost of verification.

Tokens per round come from real runs. Each round is priced three times: as measured here, and by the
roofline model of a GPU that verifies one text or many at once.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from specviz.claims import Chart, Evidence, Series
from specviz.decoding.trees.drafting import WIDTH
from specviz.lab.experiments.claim import Claim, Experiment, Steps, decided, outcomes, watch
from specviz.lab.experiments.estimates import Ratio, bounds, series_of, short_numbers
from specviz.lab.experiments.prices import Priced, fastest, priced
from specviz.lab.experiments.workbench import MEDIUM, RaceSettings, Workbench
from specviz.models.pairs import find
from specviz.models.predictions import launching, predict
from specviz.papers import EAGLE2, ROOFLINE, SEQUOIA, SPECINFER
from specviz.settings import Settings
from specviz.theory.prediction import Prediction
from specviz.theory.roofline import Weights, find_gpu, step_seconds
from specviz.trace import Round, Trace
from specviz.trace.tree import depths

CHAINS = (2, 4, 8, 16)  # γ
DEPTHS = {4: 3, 8: 4, 16: 6}  # levels of a tree, by its budget
SHAPES = ("dynamic", "measured")
GPU, PAIR = "h100", "qwen3-8b"  # of the roofline model
MODELS = {"one": 1, "many": 32}  # texts at once


class CostedRuns(NamedTuple):
    """Priced runs on one machine, real or modelled.

    Attributes:
        name: the name of its figures and, after "priced_", of its series.
        found: the runs of each variant, priced.
    """

    name: str
    found: Mapping[RaceSettings, Priced]

    def tree_over_chain(self, budget: int) -> Ratio:
        """Estimate the speed of the fastest tree of `budget` tokens over the fastest chain.

        Chains have γ of at most `budget`.
        """
        found = self.found.items()
        trees = [each for run, each in found if _is_tree(run) and run.budget == budget]
        chains = [each for run, each in found if not _is_tree(run) and run.gamma <= budget]
        return fastest(trees).over(fastest(chains))

    def numbers(self) -> dict[str, float]:
        """Return the speed of trees over chains at the largest budget, with its interval."""
        gain = self.tree_over_chain(max(DEPTHS))
        return {self.name: gain.value, **bounds(**{self.name: gain})}

    def series(self, prompts: int) -> Series:
        gains = {budget: self.tree_over_chain(budget) for budget in DEPTHS}
        return series_of(f"priced_{self.name}", gains, prompts)


def _is_tree(run: RaceSettings) -> bool:
    return run.tree != "chain"


def measure(bench: Workbench) -> Steps:
    """The fastest tree over the fastest chain, by budget and by the cost of passes."""
    prompts = bench.prompts(MEDIUM)
    variants = [RaceSettings(MEDIUM, prompts[0], gamma) for gamma in CHAINS]
    variants += [
        RaceSettings(MEDIUM, prompts[0], depth, tree=shape, budget=budget)
        for shape in SHAPES
        for budget, depth in DEPTHS.items()
    ]
    found = dict(zip(variants, (yield from priced(bench, variants, prompts)), strict=True))
    model = _model()
    costed = [
        *(_modelled(name, found, model, texts) for name, texts in MODELS.items()),
        CostedRuns("here", found),
    ]
    return Evidence(
        setup=bench.setup((MEDIUM,), len(prompts), gammas=CHAINS, repeats=bench.size.repeats),
        numbers=short_numbers(
            **{key: value for each in costed for key, value in each.numbers().items()},
            budget=max(DEPTHS),
            texts=MODELS["many"],
        ),
        series=tuple(each.series(len(prompts)) for each in costed),
    )


def _model() -> Prediction:
    gpu = find_gpu(GPU)
    assert gpu is not None
    found = predict(find(PAIR), launching(gpu, "captured"))
    assert found is not None
    return found


def _modelled(
    name: str, found: Mapping[RaceSettings, Priced], model: Prediction, texts: int
) -> CostedRuns:
    """Price the same rounds by the model, for `texts` texts at once."""
    cost = _cost(model, texts)

    def repriced(each: Priced) -> Priced:
        return each._replace(steps=[cost(trace) for trace in each.traces])

    return CostedRuns(name, {run: repriced(each) for run, each in found.items()})


def _cost(model: Prediction, texts: int) -> Callable[[Trace], float]:
    """Return a function: a run's predicted cost in plain steps, both for `texts` texts at once."""

    @cache
    def seconds(weights: Weights, width: int) -> float:
        return step_seconds(model.on, weights, texts, width, model.context)

    def cost(trace: Trace) -> float:
        widths = [width for round in trace.rounds for width in _widths(round, trace.settings)]
        drafting = sum(seconds(model.draft, width) for width in widths)
        verify = sum(seconds(model.target, len(round.drafts) + 1) for round in trace.rounds)
        return (drafting + verify) / seconds(model.target, 1)

    return cost


def _widths(round: Round, settings: Settings) -> Sequence[int]:
    """Return how many tokens each pass of the draft reads: those of a level that have children.

    A dynamic tree reads a level's likeliest tokens before it selects which children to keep, so it
    also reads the deepest level, unless γ ends there.
    """
    at = [-1, *depths(round)]
    if settings.tree == "dynamic" and round.drafts:
        passes = min(max(at) + 2, settings.gamma)
        return [1] + [WIDTH] * (passes - 1)
    parents = {draft.parent for draft in round.drafts}
    levels = Counter(at[parent + 1] for parent in parents)
    return [levels[depth] for depth in sorted(levels)]


CLAIM = Claim(
    number=26,
    words={
        "claim": "Trees of guesses pay only where verification is cheap.",
        "how": "The medium draft guesses in chains and in trees of up to 16 tokens. Tokens per"
        " pass are counted in real runs. Each round then gets three costs: its measured time (the"
        " shortest of many repeats), and its predicted time with Qwen3-8B and Qwen3-0.6B on an"
        " H100, for 1 text and for 32 at once.",
        "rule": "Compares the fastest tree of {budget:.0f} tokens with the fastest chain of at"
        " most as many, prompt by prompt, at the predicted costs. The claim holds if the tree is"
        " faster for 1 text, where verification is nearly free, and slower for {texts:.0f}, where"
        " it is not. It does not hold if the tree is faster for {texts:.0f}, too, or slower for 1."
        " A difference counts only if its whole 95% interval lies on one side.",
        "holds": "With {budget:.0f} verified tokens, a tree is {one:.2f} times as fast as the best"
        " chain on the modelled GPU for 1 text, {many:.2f} times for {texts:.0f} texts, and"
        " {here:.2f} times at the measured costs.",
        "fails": "With {budget:.0f} verified tokens, a tree is {one:.2f} times as fast as the best"
        " chain on the modelled GPU for 1 text, {many:.2f} times for {texts:.0f} texts, and"
        " {here:.2f} times at the measured costs.",
        "depends": "With {budget:.0f} verified tokens, a tree is {one:.2f} times as fast as the"
        " best chain on the modelled GPU for 1 text ({one_least:.2f} to {one_most:.2f}),"
        " {many:.2f} times for {texts:.0f} texts ({many_least:.2f} to {many_most:.2f}), and"
        " {here:.2f} times at the measured costs.",
        "shows": "The speed of the best tree divided by that of the best chain with at most as"
        " many tokens, for three costs of a round. Intervals are over prompts.",
        "x": "Verified tokens",
        "y": "Tree over chain, speed",
        "missing": "The GPU is a model (bandwidth, arithmetic, assumed cost of launches), and the"
        " guesses are those of the bundled draft. The measured costs include the code for trees"
        " itself, which takes time, too.",
        "names": {
            "priced_here": "Measured costs",
            "priced_one": "Model of a GPU, 1 text",
            "priced_many": "Model of a GPU, 32 texts",
        },
    },
    terms=("draft_tree", "budget", "verify_ratio"),
    papers=(SPECINFER, EAGLE2, SEQUOIA, ROOFLINE),
    run="tree",
    experiment=Experiment(
        measure,
        decided(
            holds=lambda n: n["one_least"] > 1 and n["many_most"] < 1,
            fails=lambda n: n["many_least"] > 1 or n["one_most"] < 1,
        ),
        Chart("lines", log=True, even=True, zero=False),
        limits={"budget": max(DEPTHS), "texts": MODELS["many"]},
        shows=watch(MEDIUM, gamma=6, tree="dynamic", budget=16),
        outcomes=outcomes(
            "one_least one_most many_least many_most",
            holds=(1.1, 1.2, 0.8, 0.9),
            fails=(1.1, 1.2, 1.05, 1.2),
            depends=(0.9, 1.2, 0.8, 0.9),
        ),
    ),
)
