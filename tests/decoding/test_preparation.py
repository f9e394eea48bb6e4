"""The capture of a run's steps is counted while it goes on."""

from dataclasses import replace
from functools import partial

import pytest

from specviz.decoding.pair import Pair
from specviz.decoding.pass_widths import steps_to_capture
from specviz.decoding.preparation import Step, preparation
from specviz.decoding.race import race
from specviz.decoding.static_model import StaticModel, prepare
from specviz.decoding.static_runner import RunnerPool
from specviz.settings import Settings
from support.scripted import hashed, scripted_pair, tiny_llama
from support.tape import Work, taped


def pair_that_notes(steps: list[Step | None], *, captures: bool = True) -> Pair:
    def capture(work: Work) -> Work:
        steps.append(preparation.step)
        return taped(work)

    pools = [RunnerPool(tiny_llama(seed), capture if captures else None) for seed in (1, 2)]
    target, draft = (partial(StaticModel, pool) for pool in pools)
    tables = scripted_pair(hashed(1, 40), hashed(2, 40))
    return replace(tables, target=target, draft=lambda _: draft())


@pytest.mark.parametrize("tree", ["chain", "dynamic"])
@pytest.mark.parametrize("plain", [True, False])
def test_each_step_is_announced(tree: str, *, plain: bool) -> None:
    steps: list[Step | None] = []
    how = Settings(gamma=2, tree=tree, max_new_tokens=8)
    next(race(pair_that_notes(steps), [1, 2], how, plain=plain))
    total = steps_to_capture(how, drafts=True, plain=plain)
    assert steps == [Step(number, total) for number in range(1, total + 1)]
    assert preparation.step is None


def test_steps_that_are_there_count_as_done() -> None:
    steps: list[Step | None] = []
    target = pair_that_notes(steps).target
    for widths in ((1,), (1, 2)):
        model = target()
        with preparation.of(len(widths)):
            prepare(model, 20, widths)
        del model
    assert steps == [Step(1, 1), Step(2, 2)]


def test_nothing_is_announced_without_captures() -> None:
    steps: list[Step | None] = []
    next(race(pair_that_notes(steps, captures=False), [1, 2], Settings(max_new_tokens=8)))
    assert not steps
    assert preparation.step is None
