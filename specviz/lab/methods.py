"""The decoding methods of SpecViz that the benchmark compares, each a change of settings."""

import time
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from msgspec.structs import replace

from specviz.decoding.captured_round import prepare_plain, prepare_run
from specviz.decoding.decode import decode
from specviz.decoding.pair import Pair
from specviz.decoding.plain import plain_steps
from specviz.decoding.prefill import prefill
from specviz.decoding.static_model import captured
from specviz.errors import SettingsError
from specviz.lab.formula import Costs
from specviz.metrics import jitter
from specviz.settings import HEADS, Settings
from specviz.sweep.plan import Scheme

TREE = {"tree": "dynamic", "budget": 8, "gamma": 3}  # gains most on CPUs
SURE = {"confidence": 0.5, "gamma": 6}  # short drafts where the draft model is unsure

Changes = Mapping[str, Mapping[str, Any]]
"""Methods by name, each with what it changes in the settings."""

OURS: Changes = {
    "speculative": {"drafter": "model"},
    "block": {"drafter": "model", "rule": "block"},
    "tree": {"drafter": "model", **TREE},
    "lookup+model": {"drafter": "lookup+model"},
    "lookup+tree": {"drafter": "lookup+model", **TREE},
    "lookup+sure": {"drafter": "lookup+model", **SURE},
    **{head: {"drafter": head} for head in HEADS},
    "early-exit": {"drafter": "early-exit"},
    "lookup": {"drafter": "lookup"},
}
"""The speculative methods that are measured if the pair can run them."""


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


def combined(
    drafters: Sequence[str],
    rules: Sequence[str],
    trees: Sequence[str],
    controllers: Sequence[str] = ("fixed",),
) -> Changes:
    """Return a method for each drafter × rule × tree × controller; trees have the size of `TREE`.

    Only chains take another controller than a fixed γ.
    """
    schemes = [Scheme(*each) for each in product(drafters, rules, trees, controllers)]
    schemes = [each for each in schemes if not each.is_tree or each.controller == "fixed"]
    return {_scheme_name(scheme): _changes(scheme) for scheme in schemes}


def _scheme_name(scheme: Scheme) -> str:
    rule = [] if scheme.rule == "token" else [scheme.rule]
    tree = [f"{scheme.tree}-tree"] if scheme.is_tree else []
    chosen = [] if scheme.controller == "fixed" else [scheme.controller]
    return "+".join([scheme.drafter, *rule, *tree, *chosen])


def _changes(scheme: Scheme) -> Mapping[str, Any]:
    tree = {**TREE, "tree": scheme.tree} if scheme.is_tree else {}
    changes = {"drafter": scheme.drafter, "rule": scheme.rule, **tree}
    return changes if scheme.controller == "fixed" else changes | {"controller": scheme.controller}


def usual(pair: Pair, settings: Settings) -> Changes:
    """Return those of `OURS` that are worth measuring.

    Leaves out:
    - a head that replaces the draft model: it is "speculative";
    - at temperature 0, the block rule, which equals the token rule there;
    - above 0, drafts that stop when unsure: many drawn guesses have low probabilities;
    - with a confidence threshold, trees, which cannot follow it, and methods that set their own.
    """
    left_out = {pair.main, "lookup+sure" if settings.temperature > 0 else "block"}
    if settings.confidence > 0:
        fixed = {"tree", "confidence"}
        left_out |= {name for name, changes in OURS.items() if fixed & changes.keys()}
    return {name: changes for name, changes in OURS.items() if name not in left_out}


def own_methods(
    pair: Pair, settings: Settings, gammas: Sequence[int], asked: Changes | None = None
) -> dict[Method, Generate]:
    """Return plain decoding, and speculative methods at each γ.

    Args:
        asked: the methods; None: the usual ones that the pair can run.

    Raises:
        SettingsError: the pair cannot run a method that was asked for.
    """
    methods = {Method("plain"): _plain(pair, settings)}
    for name, changes in (asked or usual(pair, settings)).items():
        for gamma in _lengths(changes) or gammas:
            changed = replace(settings, **{"gamma": gamma, **changes})
            why = pair.refusal(changed, read=True)
            if why is None:
                methods[Method(name, gamma)] = _speculative(pair, changed)
            elif asked:
                raise SettingsError(why)
    return methods


def _lengths(changes: Mapping[str, Any]) -> Sequence[int]:
    """Return the draft length or tree's budget that a method fixes; none if it fixes none."""
    fixed = changes.get("budget", changes.get("gamma"))
    return () if fixed is None else (fixed,)


def _plain(pair: Pair, settings: Settings) -> Generate:
    def generate(prompt: list[int]) -> Written:
        target = pair.target()
        prepare_plain(settings, target, len(prompt) + settings.max_new_tokens)
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
        prepare_run(settings, target, drafter, draft, longest)
        for model in (target, draft):
            if model is not None:
                prefill(model, prompt[:-1])
        start = time.perf_counter()
        rounds = [each for each, _ in decode(target, drafter, prompt, settings, pair.ends)]
        costs = Costs.of(rounds, time.perf_counter() - start)
        tokens = [token for round in rounds for token in round.emitted]
        return Written(tokens, costs, captured(target, draft))

    return generate
