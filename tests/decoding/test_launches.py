"""What the host launches in a round, counted on the CPU; predictions must know it."""

from dataclasses import replace
from functools import cache
from statistics import median
from typing import Any

import pytest
from torch import Tensor

from decoding.test_waits import Waits
from specviz.decoding.decode import decode
from specviz.decoding.pair import Pair
from specviz.decoding.prefill import prefill
from specviz.decoding.static_model import StaticModel, prepare_run
from specviz.decoding.static_runner import Capture, Replay, RunnerPool
from specviz.models import checkpoints
from specviz.models.assembly import assemble
from specviz.models.loading import load_models
from specviz.models.pairs import find
from specviz.settings import Settings
from specviz.theory.launches import GRAPH_PER_PASS
from support.kernels import Kernels

PREDICTED = GRAPH_PER_PASS  # of how our decoder captures
PROMPT = [1, 2, 3, 1, 2, 3]


class Launches(Kernels):
    """Counts kernels outside of captured graphs; the replay of a graph is one."""

    def __init__(self) -> None:
        super().__init__()
        self.replaying = False

    def __torch_dispatch__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        if self.replaying:
            return func(*args, **(kwargs or {}))
        return super().__torch_dispatch__(func, types, args, kwargs)


def counting(current: list[Launches]) -> Capture:
    """A capture whose replays count as one launch of the current count, if there is one."""

    def capture(work: Replay) -> Replay:
        work()

        def replay() -> tuple[Tensor, ...]:
            for count in current:
                count.names.append("graph")
                count.replaying = True
            try:
                return work()
            finally:
                for count in current:
                    count.replaying = False

        return replay

    return capture


@cache
def bundled() -> tuple[Pair, list[Launches]]:
    """The bundled pair with all its heads, captured, and the current count."""
    current = list[Launches]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checkpoints, "pack", lambda _: None)  # packed products hide their tensors
        loaded = load_models(find("bundled-medium"), "cpu", "float32")
    pair = assemble(loaded)
    assert loaded.draft is not None
    target, draft = (RunnerPool(m, counting(current)) for m in (loaded.target, loaded.draft))
    return replace(
        pair,
        target=lambda: StaticModel(target, pair.vocabulary),
        draft=lambda _: StaticModel(draft, pair.vocabulary),
    ), current


def counted(drafter: str, gamma: int) -> tuple[float, float]:
    """The median launches and waits of rounds with γ drafts at temperature 0."""
    pair, current = bundled()
    settings = Settings(drafter=drafter, gamma=gamma, temperature=0, max_new_tokens=40)
    target = pair.target()
    proposing, draft = pair.drafter_for(settings, target)
    prepare_run(settings, target, draft, 100)
    for model in (target, draft):
        if model is not None:
            prefill(model, PROMPT[:-1])
    rounds = decode(target, proposing, PROMPT, settings, pair.ends)
    next(rounds)  # reads the prompt
    launches, waits = list[int](), list[int]()
    for _ in range(5):
        with Waits() as waited, Launches() as count:
            current.append(count)
            round, _ = next(rounds)
            current.clear()
        assert len(round.drafts) == gamma
        launches.append(len(count.names))
        waits.append(len(waited.seen))
    return median(launches), median(waits)


@pytest.mark.parametrize("drafter", PREDICTED)
@pytest.mark.parametrize("gamma", [2, 4])
def test_predictions_know_what_a_round_launches(drafter: str, gamma: int) -> None:
    predicted = PREDICTED[drafter]
    launches, waits = counted(drafter, gamma)
    assert launches == pytest.approx(predicted.total(gamma), abs=2)
    assert waits == predicted.waits
