"""Drafters: a model that may stop early, prompt lookup, and both."""

import math
import random
from functools import partial
from itertools import pairwise

import pytest
import torch

from specviz.decoding.drafters import (
    LookupDrafter,
    LookupElseModelDrafter,
    ModelDrafter,
)
from specviz.decoding.ngram_index import NgramIndex
from specviz.decoding.race import finish, race
from specviz.sampling import to_probs
from support.decoded import DRAFT, PROMPT, TARGET, models, run, settings
from support.scripted import CPU, Likeliest, Scripted, saying, scripted_pair

# Drafts that stop early


def test_drafting_stops_after_the_unsure_token() -> None:
    """A token is unsure if its probability is below the confidence; drafting stops after it."""
    text = [1, 2, 3, 1, 2]
    shares = [0.9, 0.5, 0.4, 0.9, 0.9]

    def draft(prefix: tuple[int, ...]) -> tuple[float, ...]:
        position = len(prefix) - len(PROMPT)
        others = (1 - shares[position]) / 4
        return tuple(
            math.log(shares[position] if token == text[position] else others) for token in range(5)
        )

    for confidence, stops in ((0, 5), (0.4, 5), (0.45, 3), (0.55, 2), (0.95, 1), (1, 1)):
        drafter = ModelDrafter(Scripted(draft, dtype=torch.float32), confidence)
        proposal = drafter.propose(PROMPT, 5, partial(to_probs, temperature=0), Likeliest())
        assert proposal.tokens.tolist() == text[:stops]
        assert len(proposal.probs) == stops
        assert proposal.logits is not None
        assert len(proposal.logits) == stops
        assert drafter.model.length == len(PROMPT) + stops - 1  # the last draft is not read


def test_confidence_is_the_models_own_at_any_temperature() -> None:
    """At temperature 0 every draft has probability 1 in q, so q would never stop drafting."""
    how = settings(gamma=6, temperature=0, max_new_tokens=40)
    for drafter in (models()[1], ModelDrafter(Scripted(DRAFT), confidence=0.6)):
        tokens, rounds, _ = run(Scripted(TARGET), drafter, how, top=1)
        assert tokens == run(*models(), settings(gamma=0, temperature=0, max_new_tokens=40))[0]
    lengths = [len(round.drafts) for round in rounds[:-5]]  # near the end γ is cut
    assert {1, 2} < set(lengths)
    for round in rounds[:-5]:
        raw = [
            next(c.draft_raw for c in position.candidates if c.token == draft.token)
            for draft, position in zip(round.drafts, round.positions, strict=False)
        ]
        assert all(share is not None and share >= 0.6 for share in raw[:-1])
        assert len(raw) == 6 or (raw[-1] is not None and raw[-1] < 0.6)


def test_confidence_of_a_run_reaches_its_drafter() -> None:
    pair = scripted_pair(TARGET, DRAFT)
    always = finish(race(pair, PROMPT, settings(max_new_tokens=30)))
    stopping = finish(race(pair, PROMPT, settings(max_new_tokens=30, confidence=1.0)))
    assert max(len(round.drafts) for round in always.rounds) == 3
    assert {len(round.drafts) for round in stopping.rounds[:-2]} == {1}


# Prompt lookup


@pytest.mark.parametrize(
    ("context", "gamma", "found"),
    [
        ([1, 2, 3, 1, 2], 4, [3, 1, 2]),
        ([1, 2, 3, 1, 2], 1, [3]),
        ([1, 2, 3, 1, 2], 0, []),
        ([1, 2, 3, 4], 4, []),
        ([1], 4, []),
        ([], 4, []),
        ([1, 1], 4, [1]),
        ([5, 1, 6, 1, 7, 1], 2, [7, 1]),  # the latest occurrence
        ([5, 1, 6, 1, 7, 1], 4, [6, 1, 7, 1]),  # the latest that enough tokens follow
        ([4, 1, 1, 1, 1, 1], 3, [1, 1]),
        ([9, 2, 5, 3, 2, 6, 9, 2], 1, [5]),  # two matching tokens beat a later match of one
        ([7, 8, 9, 1, 8, 9, 2, 7, 8, 9], 1, [1]),  # three beat two
    ],
)
def test_lookup(context: list[int], gamma: int, found: list[int]) -> None:
    assert NgramIndex(3).continuation(context, gamma) == found


def searched(context: list[int], gamma: int, longest: int) -> list[int]:
    """What `NgramIndex` finds, by trying every place."""
    result: list[int] = []
    for n in range(1, longest + 1):  # a longer one replaces a shorter one
        found: list[int] = []
        for start in range(len(context) - n):
            after = context[start + n :][:gamma]
            if context[start : start + n] == context[-n:] and len(after) >= len(found):
                found = after  # a later one replaces it if as many tokens follow
        result = found or result
    return result


def test_lookup_against_a_slow_search() -> None:
    """In texts that grow, are cut and go on differently, as in an enumeration of all texts."""
    numbers = random.Random(1)
    for _ in range(60):
        gamma, longest = numbers.randrange(1, 5), numbers.randrange(1, 4)
        index, context = NgramIndex(longest), list[int]()
        for _ in range(12):
            if numbers.random() < 0.3:
                context = context[: numbers.randrange(len(context) + 1)]
                index.rollback(len(context))
            context += [numbers.randrange(3) for _ in range(numbers.randrange(1, 5))]
            found = index.continuation(context, gamma)
            assert found == searched(context, gamma, longest)


def test_lookup_is_certain_of_its_tokens() -> None:
    proposal = LookupDrafter(5, CPU).propose([1, 2, 3, 1, 2], 2, to_probs, chance=None)  # type: ignore[arg-type]
    assert proposal.tokens.tolist() == [3, 1]
    assert proposal.probs.tolist() == [[0, 0, 0, 1, 0], [0, 1, 0, 0, 0]]
    assert proposal.logits is None


def test_lookup_without_a_match_is_a_plain_step() -> None:
    counting = saying([3, 4, 0, 1], 5, start=3)
    _, rounds, _ = run(
        Scripted(counting), LookupDrafter(5, CPU), settings(max_new_tokens=2), prompt=[0, 1, 2]
    )
    assert [len(round.drafts) for round in rounds] == [0, 0]


def test_shortest_lookup() -> None:
    context = [1, 2, 9, 8, 1, 2]
    assert NgramIndex(3, 2).continuation(context, 2) == [9, 8]
    assert NgramIndex(3, 3).continuation(context, 2) == []


# Prompt lookup, else a draft model


@pytest.mark.parametrize("gamma", [1, 2, 4])
def test_lookup_and_model_take_turns(gamma: int) -> None:
    """The model first reads all tokens that were emitted without it.

    Greedy, so that its table gives the expected drafts.
    """
    draft = Scripted(DRAFT)
    drafter = LookupElseModelDrafter(LookupDrafter(5, CPU, shortest=2), ModelDrafter(draft))
    how = settings(gamma=gamma, temperature=0, max_new_tokens=55)
    tokens, rounds, _ = run(Scripted(TARGET), drafter, how)
    assert tokens == run(*models(), settings(gamma=0, temperature=0, max_new_tokens=55))[0]
    context, turns = list(PROMPT), []
    for round in rounds:
        if len(context) + gamma >= len(PROMPT) + len(tokens):
            break  # here γ is cut
        drafted = [draft.token for draft in round.drafts]
        found = NgramIndex(3, 2).continuation(context, gamma)
        turns.append(bool(found))
        if found:
            assert drafted == found
        else:
            for i, token in enumerate(drafted):
                logits = DRAFT((*context, *drafted[:i]))
                assert token == logits.index(max(logits))
        context += round.emitted
    assert {(True, False), (False, True)} <= set(pairwise(turns))
    assert max(draft.widths[1:]) > 2  # more than the bonus and the last draft were unread
    assert sum(draft.widths) <= draft.limit + sum(len(round.drafts) for round in rounds)


def test_lookup_and_model_as_a_pair_drafts() -> None:
    pair = scripted_pair(TARGET, DRAFT)
    prompt = [0, 1, 2, 3, 0, 1, 2]
    trace = finish(race(pair, prompt, settings(drafter="lookup+model")))
    assert [draft.token for draft in trace.rounds[0].drafts] == [3, 0, 1]
    assert {draft.source for draft in trace.rounds[0].drafts} == {"lookup"}
    assert trace.models.draft is not None
    prompt = [4, 1, 2, 3, 0, 1, 2]  # only two tokens match: the model drafts
    trace = finish(race(pair, prompt, settings(drafter="lookup+model")))
    assert all((draft.draft or 0) < 1 for draft in trace.rounds[0].drafts)
    sources = {draft.source for round in trace.rounds for draft in round.drafts}
    assert sources <= {"lookup", "model"}
    assert trace.rounds[0].drafts[0].source == "model"
    alone = finish(race(pair, prompt, settings(drafter="model")))
    assert alone.rounds[0].drafts[0].source is None, "there is only one drafter"
