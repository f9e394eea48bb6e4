"""One run does not depend on another."""

import torch

from specviz.decoding.decode import decode
from specviz.decoding.drafters import ModelDrafter
from specviz.decoding.language_model import CachedModel
from specviz.decoding.race import finish, race
from specviz.trace import Ending, Round
from support.decoded import DRAFT, PROMPT, TARGET, models, run, settings
from support.scripted import scripted_pair, tiny_llama


def test_seed_decides_the_run() -> None:
    def tokens(seed: int) -> list[int]:
        return run(*models(), settings(seed=seed, max_new_tokens=20))[0]

    assert tokens(1) == tokens(1)
    assert len({tuple(tokens(seed)) for seed in range(8)}) == 8


def test_stepping_changes_nothing() -> None:
    expected = run(*models(), settings())
    stepped: list[tuple[Round, Ending]] = []
    for step in decode(*models(), PROMPT, settings()):
        torch.manual_seed(len(stepped))  # other code uses the global generator in between
        torch.rand(7)
        stepped.append(step)
    assert [token for round, _ in stepped for token in round.emitted] == expected[0]


def test_interleaved_runs_are_separate_runs() -> None:
    seeds = range(3)
    separate = [run(*models(), settings(seed=seed))[0] for seed in seeds]
    running = {seed: decode(*models(), PROMPT, settings(seed=seed)) for seed in seeds}
    tokens: dict[int, list[int]] = {seed: [] for seed in seeds}
    while running:
        for seed in list(running):
            round, ending = next(running[seed])
            tokens[seed] += round.emitted
            if ending != "running":
                del running[seed]
    assert list(tokens.values()) == separate


def test_interleaved_runs_on_the_same_weights() -> None:
    target, draft = tiny_llama(1), tiny_llama(2, layers=1)

    def decoding(seed: int):  # type: ignore[no-untyped-def]
        drafter = ModelDrafter(CachedModel(draft))
        how = settings(seed=seed, temperature=0.5)
        return decode(CachedModel(target), drafter, [1, 2, 3], how)

    separate = [[round.emitted for round, _ in decoding(seed)] for seed in (1, 2)]
    one, two = decoding(1), decoding(2)
    together = [[next(one)[0].emitted], [next(two)[0].emitted]]
    together[1] += [round.emitted for round, _ in two]
    together[0] += [round.emitted for round, _ in one]
    assert together == separate


def test_run_closed_halfway_leaves_others_alone() -> None:
    pair = scripted_pair(TARGET, DRAFT)
    expected = finish(race(pair, PROMPT, settings())).output
    one, two = race(pair, PROMPT, settings(seed=5)), race(pair, PROMPT, settings())
    next(two)
    next(one)
    next(one)
    next(two)
    one.close()
    assert finish(two).output == expected


def test_showing_changes_nothing() -> None:
    bare, shown = run(*models(), settings(), top=0), run(*models(), settings(), top=4)
    assert bare[0] == shown[0]
    assert all(not round.positions for round in bare[1])
    for round in shown[1]:
        bonus = round.final is not None and round.final.kind == "bonus"
        assert len(round.positions) == len(round.drafts) + bonus
