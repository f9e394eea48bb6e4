"""The decoding methods of SpecViz that the benchmark compares, each a change of settings."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from specviz.decoding.decode import decode
from specviz.decoding.pair import Pair
from specviz.decoding.pass_widths import PLAIN
from specviz.decoding.plain import plain_steps
from specviz.decoding.prefill import prefill
from specviz.decoding.static_model import captured, prepare, prepare_run
from specviz.lab.formula import Costs
from specviz.metrics import jitter
from specviz.settings import HEADS, Settings

TREE = {"tree": "dynamic", "budget": 8, "gamma": 3}  # gains most on CPUs

OURS: Mapping[str, Mapping[str, Any]] = {
    "speculative": {"drafter": "model"},
    "block": {"drafter": "model", "rule": "block"},
    "tree": {"drafter": "model", **TREE},
    "lookup+model": {"drafter": "lookup+model"},
    "lookup+tree": {"drafter": "lookup+model", **TREE},
    **{head: {"drafter": head} for head in HEADS},
    "early-exit": {"drafter": "early-exit"},
    "lookup": {"drafter": "lookup"},
}
"""What each speculative method changes in the settings; measured if the pair can run it."""


class Written(NamedTuple):
    """Generated token ids; for our decoder also their costs and whether steps ran as CUDA graphs.

    For plain decoding, `jitter` shows whether the machine was busy with other work.
    """

    tokens: list[int]
    costs: Costs | None = None
    captured: bool = False
    jitter: float | None = None


Generate = Callable[[list[int]], Written]
"""Prompt ids → continuation."""


class Method(NamedTuple):
    """A decoding method, with its draft length or its tree's budget, if it has one."""

    name: str
    gamma: int | None = None

    def __str__(self) -> str:
        if self.gamma is None:
            return self.name
        return f"{self.name} {'budget' if 'tree' in self.name else 'γ'}={self.gamma}"


def own_methods(pair: Pair, settings: Settings, gammas: Sequence[int]) -> dict[Method, Generate]:
    """Return plain decoding, and each method of `OURS` that the pair can run, at each γ.

    Measures a head that replaces the draft model as "speculative" only, the block rule only above
    temperature 0, where it differs from the token rule, and trees only without a confidence
    threshold, which they cannot follow.
    """
    methods = {Method("plain"): _plain(pair, settings)}
    for name, changes in OURS.items():
        if name == pair.main or (name == "block" and settings.temperature == 0):
            continue
        if "tree" in changes and settings.confidence > 0:
            continue
        for gamma in (changes["budget"],) if "tree" in changes else gammas:
            changed = replace(settings, **{"gamma": gamma, **changes})
            if pair.refusal(changed, read=True) is None:
                methods[Method(name, gamma)] = _speculative(pair, changed)
    return methods


def _plain(pair: Pair, settings: Settings) -> Generate:
    def generate(prompt: list[int]) -> Written:
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

    return generate


def _speculative(pair: Pair, settings: Settings) -> Generate:
    def generate(prompt: list[int]) -> Written:
        target = pair.target()
        drafter, draft = pair.drafter_for(settings, target)
        longest = len(prompt) + settings.max_new_tokens
        prepare_run(settings, target, draft, longest)
        for model in (target, draft):
            if model is not None:
                prefill(model, prompt[:-1])
        start = time.perf_counter()
        rounds = [each for each, _ in decode(target, drafter, prompt, settings, pair.ends)]
        costs = Costs.of(rounds, time.perf_counter() - start)
        tokens = [token for round in rounds for token in round.emitted]
        return Written(tokens, costs, captured(target, draft))

    return generate
