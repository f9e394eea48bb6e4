"""What the host launches in a round, counted on the CPU; predictions must know it."""

from dataclasses import replace
from functools import cache
from statistics import median

import pytest

from decoding.test_waits import Waits
from specviz.decoding.captured_round import prepare_run
from specviz.decoding.decode import decode, seeded_chances
from specviz.decoding.pair import Pair
from specviz.decoding.prefill import prefill
from specviz.decoding.static_model import StaticModel
from specviz.decoding.static_runner import RunnerPool
from specviz.models import checkpoints
from specviz.models.assembly import assemble
from specviz.models.loading import load_models
from specviz.models.pairs import find
from specviz.settings import Settings
from specviz.theory.launches import GRAPH_PER_PASS, GRAPH_PER_ROUND
from support.launches import Launches, counting

PROMPT = [1, 2, 3, 1, 2, 3]


@cache
def bundled() -> tuple[Pair, list[Launches]]:
    """The bundled pair with all its heads, captured, and the current count."""
    current = list[Launches]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checkpoints, "pack", lambda _: None)  # packed products hide their tensors
        patch.setattr(checkpoints, "_weights", {})  # another test's may be packed
        loaded = load_models(find("bundled-medium"), "cpu", "float32")
    pair = assemble(loaded)
    assert loaded.draft is not None
    target, draft = (RunnerPool(m, counting(current)) for m in (loaded.target, loaded.draft))
    return replace(
        pair,
        target=lambda: StaticModel(target, pair.vocabulary),
        draft=lambda _: StaticModel(draft, pair.vocabulary),
    ), current


def counted(drafter: str, gamma: int, *, by_round: bool) -> tuple[float, float]:
    """The median launches and waits of rounds with γ drafts at temperature 0."""
    pair, current = bundled()
    settings = Settings(drafter=drafter, gamma=gamma, temperature=0, max_new_tokens=40)
    target = pair.target()
    proposing, draft = pair.drafter_for(settings, target)
    prepare_run(settings, target, proposing, draft, 100)
    for model in (target, draft):
        if model is not None:
            prefill(model, PROMPT[:-1])
    # Rounds whose random numbers are not drawn ahead are not replayed.
    chances = None if by_round else seeded_chances(settings, target.device)
    rounds = decode(target, proposing, PROMPT, settings, pair.ends, chances=chances)
    next(rounds)  # reads the prompt
    launches, waits = list[int](), list[int]()
    for _ in range(5):
        with Waits() as waited, Launches() as count:
            current.append(count)
            round, _ = next(rounds)
            current.clear()
        assert len(round.drafts) == gamma
        names = count.of_replayed_round() if by_round else count.names
        launches.append(len(names) + (1 if by_round else 0))  # and the copy to the host
        waits.append(len(waited.seen))
    return median(launches), median(waits)


@pytest.mark.parametrize("drafter", GRAPH_PER_PASS)
@pytest.mark.parametrize("gamma", [2, 4])
@pytest.mark.parametrize("by_round", [False, True])
def test_predictions_know_what_a_round_launches(drafter: str, gamma: int, by_round: bool) -> None:
    predicted = (GRAPH_PER_ROUND if by_round else GRAPH_PER_PASS)[drafter]
    launches, waits = counted(drafter, gamma, by_round=by_round)
    assert launches == pytest.approx(predicted.total(gamma), abs=1)
    assert waits - (drafter == "dspark") == predicted.waits  # its confidences, for the trace
