"""The distributions that a round records for each position."""

from itertools import pairwise
from math import nan

import pytest
import torch
from torch import Tensor

from specviz import trace as traces
from specviz.decoding.drafters import LookupDrafter
from specviz.decoding.race import finish, race
from specviz.metrics import counts
from specviz.sampling import entropy, overlap, to_probs
from specviz.settings import Settings
from specviz.trace import Position, Round
from support.decoded import DRAFT, PROMPT, TARGET, models, run, settings
from support.scripted import CPU, Scripted, scripted_pair


def positions(how: Settings, top: int) -> list[tuple[list[int], Round, int, Position]]:
    """Every position of a run, with its prefix, its round and its slot."""
    _, rounds, _ = run(*models(), how, top=top)
    found, context = [], list(PROMPT)
    for round in rounds:
        drafted = [draft.token for draft in round.drafts]
        for i, position in enumerate(round.positions):
            found.append((context + drafted[:i], round, i, position))
        context += round.emitted
    return found


HOW = settings(temperature=0.7, top_k=3, gamma=3)


def distributions(prefix: list[int]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """From the tables: p and q at the settings, then p and q at temperature 1."""
    t = torch.tensor(TARGET(tuple(prefix)), dtype=torch.float64)
    d = torch.tensor(DRAFT(tuple(prefix)), dtype=torch.float64)
    return to_probs(t, 0.7, 3), to_probs(d, 0.7, 3), t.softmax(-1), d.softmax(-1)


@pytest.mark.parametrize("tree", ["chain", "k-ary"])
@pytest.mark.parametrize("temperature", [0.0, 0.7])
def test_numbers_of_a_draft_that_overflowed_are_unknown(tree: str, temperature: float) -> None:
    pair = scripted_pair(TARGET, lambda _: (nan,) * 5)
    how = Settings(gamma=2, max_new_tokens=6, temperature=temperature, tree=tree, budget=4)
    trace = finish(race(pair, PROMPT, how, top=5))
    assert trace.output
    known = {draft.draft for round in trace.rounds for draft in round.drafts}
    assert known <= ({None} if temperature else {1.0}), "at T = 0, NaN logits give one-hot rows"
    assert counts(trace).mean_overlap is None or not temperature
    assert traces.read(traces.write(trace)) == trace


@pytest.mark.parametrize("top", [1, 2, 5, 9])
def test_position_shows_both_distributions(top: int) -> None:
    for prefix, round, i, position in positions(HOW, top):
        p, q, p_raw, q_raw = distributions(prefix)
        drafted = i < len(round.drafts)
        for row in position.candidates:
            assert row.target == pytest.approx(p[row.token].item(), abs=1e-6)
            assert row.target_raw == pytest.approx(p_raw[row.token].item(), abs=1e-6)
            if drafted:
                assert row.draft == pytest.approx(q[row.token].item(), abs=1e-6)
                assert row.draft_raw == pytest.approx(q_raw[row.token].item(), abs=1e-6)
            else:
                assert row.draft is None
                assert row.draft_raw is None
        if drafted:
            assert position.overlap == pytest.approx(overlap(p, q).item(), abs=1e-6)
            assert position.draft_entropy == pytest.approx(entropy(q_raw).item(), abs=1e-5)
        else:
            assert position.overlap is None
            assert position.draft_entropy is None
        assert position.target_entropy == pytest.approx(entropy(p_raw).item(), abs=1e-5)


@pytest.mark.parametrize("top", [1, 2, 5, 9])
def test_candidates_and_rest_make_one(top: int) -> None:
    for _, _, _, position in positions(HOW, top):
        rows = [*position.candidates, position.rest]
        assert position.rest.token == traces.REST
        for column in ("target", "draft", "target_raw", "draft_raw"):
            values = [getattr(row, column) for row in rows]
            if values[0] is not None:
                assert sum(values) == pytest.approx(1, abs=1e-5)
            else:
                assert set(values) == {None}


@pytest.mark.parametrize("top", [1, 2])
def test_position_lists_the_best_and_the_drawn(top: int) -> None:
    for prefix, round, i, position in positions(HOW, top):
        _, _, p_raw, q_raw = distributions(prefix)
        listed = [row.token for row in position.candidates]
        expected = set(p_raw.topk(top).indices.tolist())
        if i < len(round.drafts):
            expected |= {*q_raw.topk(top).indices.tolist(), round.drafts[i].token}
        if i == round.accepted and round.final is not None:
            expected.add(round.final.token)
        assert set(listed) == expected
        assert len(listed) == len(expected)
        shares = [row.target_raw or 0.0 for row in position.candidates]
        assert all(a >= b for a, b in pairwise(shares))


def test_lookup_shows_certainty() -> None:
    _, rounds, _ = run(
        Scripted(TARGET), LookupDrafter(5, CPU), settings(), prompt=[1, 2, 3, 1, 2], top=5
    )
    (draft, *_), position = rounds[0].drafts, rounds[0].positions[0]
    assert draft.token == 3
    assert draft.draft == 1
    assert {row.token: row.draft for row in position.candidates} == {0: 0, 1: 0, 2: 0, 3: 1, 4: 0}
    assert all(row.draft_raw is None for row in position.candidates)
    assert position.draft_entropy is None
    assert position.overlap == pytest.approx(draft.target, abs=1e-6)
