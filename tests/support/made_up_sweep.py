"""Sweeps whose figures can be calculated by hand."""

from collections.abc import Sequence
from typing import Any

import msgspec

from specviz.sweep.plan import Plan, Prompt
from specviz.sweep.samples import Sample, Setup, Sweep, Tally
from specviz.trace import Machine, Model, Models

MACHINE = Machine(device="cpu", processor="a table", threads=1, torch="2", transformers="5")


def setup(pair: str = "one", machine: Machine = MACHINE) -> Setup:
    model = Model(name="tiny", parameters=0, layers=1, dtype="float32")
    return Setup(models=Models(pair=pair, target=model, draft=model), machine=machine)


def plan(
    kinds: Sequence[str] = ("code", "code", "prose", "prose"),
    pairs: Sequence[str] = ("one",),
    drafters: Sequence[str] = ("model",),
    rules: Sequence[str] = ("token",),
    trees: Sequence[str] = ("chain",),
    gammas: Sequence[int] = (2, 4),
    temperatures: Sequence[float] = (0.0,),
    tokens: int = 48,
) -> Plan:
    return Plan(
        suite="made up",
        pairs=tuple(pairs),
        prompts=tuple(Prompt(kind, f"prompt {number}") for number, kind in enumerate(kinds)),
        drafters=tuple(drafters),
        rules=tuple(rules),
        trees=tuple(trees),
        gammas=tuple(gammas),
        temperatures=tuple(temperatures),
        tokens=tokens,
    )


def sample(
    prompt: int = 0,
    gamma: int = 2,
    accepted: Sequence[int] = (6, 3),
    tested: Sequence[int] = (10, 6),
    rounds: int = 10,
    seconds: float = 2.0,
    plain: float = 3.0,
    drafter: str = "model",
    temperature: float = 0.0,
    setup: int = 0,
) -> Sample:
    """Make a sample from tested and accepted drafts per slot, all of one kind and entropy."""
    tally = Tally(tuple(tested), tuple(accepted))
    all_of_them = Tally((sum(tested),), (sum(accepted),))
    return Sample(
        setup=setup,
        prompt=prompt,
        drafter=drafter,
        gamma=gamma,
        temperature=temperature,
        emitted=sum(accepted) + rounds,
        rounds=rounds,
        drafted=gamma * rounds,
        slots=tally,
        entropies=all_of_them,
        overlaps=Tally((0, *all_of_them.tested), (0, *all_of_them.accepted)),
        words=all_of_them,
        draft=seconds / 4,
        verify=seconds / 2,
        accept=seconds / 4,
        plain=plain,
        agrees=None if temperature else True,
        digest=f"{prompt:06x}{gamma:06x}",
    )


def sweep(plan: Plan, samples: Sequence[Sample]) -> Sweep:
    setups = tuple(setup(pair) for pair in plan.pairs)
    return Sweep(recorded="2026-11-21", plan=plan, setups=setups, samples=tuple(samples))


def version_1(whole: Sweep) -> dict[str, Any]:
    """Convert a sweep to one document, the oldest format."""
    values = msgspec.to_builtins(whole)
    return {"version": 1, **{key: values[key] for key in ("recorded", "plan", "setups", "samples")}}
