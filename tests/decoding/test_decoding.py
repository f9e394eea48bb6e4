"""The decoder around its mathematics: caches, drafters, endings, limits, and the race."""

import json
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz import trace as traces
from specviz.decoding import stopwatch
from specviz.decoding.decode import decode
from specviz.decoding.drafters import (
    Drafter,
    LookupDrafter,
    LookupElseModelDrafter,
    ModelDrafter,
    continuation,
)
from specviz.decoding.language_model import CachedModel, LanguageModel
from specviz.decoding.pair import Pair
from specviz.decoding.plain import plain_steps
from specviz.decoding.race import finish, race
from specviz.decoding.speculation import speculate
from specviz.errors import ModelError, SettingsError
from specviz.models.assembly import LoadedModels
from specviz.sampling import SeededChance, entropy, overlap, residual, to_probs
from specviz.settings import DRAFTERS, Settings
from specviz.trace import Ending, Position, Round
from support.paths import ASSETS
from support.scripted import (
    CPU,
    Likeliest,
    Scripted,
    Table,
    blended,
    constant,
    hashed,
    saying,
    scripted_pair,
    tiny_llama,
    whole,
)

PROMPT = [0, 1, 0]
TARGET = hashed(1, 5)
DRAFT = blended(TARGET, 2, share=0.7)
END = 4
HELD_OUT = ASSETS / "prompts" / "held_out.jsonl"


def models(
    target: Table = TARGET, draft: Table = DRAFT, limit: int = 64, draft_limit: int = 64
) -> tuple[Scripted, ModelDrafter]:
    return Scripted(target, limit), ModelDrafter(Scripted(draft, draft_limit))


def settings(**changes: float | str) -> Settings:
    return Settings(**{"gamma": 3, "temperature": 1, "max_new_tokens": 12, **changes})  # type: ignore[arg-type]


def run(
    target: LanguageModel,
    drafter: Drafter,
    how: Settings,
    prompt: Sequence[int] = PROMPT,
    ends: Sequence[int] = (),
    top: int = 0,
) -> tuple[list[int], list[Round], Ending]:
    return whole(decode(target, drafter, prompt, how, frozenset(ends), top))


def verdicts(round: Round) -> list[str]:
    return [draft.verdict for draft in round.drafts]


# Rounds


def test_all_accepted_and_a_bonus() -> None:
    text = saying([1, 2, 3, 1, 2, 3, 1, 2], 5, start=3)
    tokens, rounds, ending = run(*models(text, text), settings(max_new_tokens=8))
    assert tokens == [1, 2, 3, 1, 2, 3, 1, 2]
    assert [verdicts(round) for round in rounds] == [["accepted"] * 3] * 2
    assert [round.final and round.final.kind for round in rounds] == ["bonus", "bonus"]
    assert ending == "length"


def test_early_mismatch() -> None:
    target, draft = saying([1, 2, 3, 1], 5, start=3), saying([2, 2, 3, 1], 5, start=3)
    _, rounds, _ = run(*models(target, draft), settings(max_new_tokens=4))
    assert verdicts(rounds[0]) == ["rejected", "untested", "untested"]
    assert rounds[0].emitted == (1,)
    assert [draft.draw is None for draft in rounds[0].drafts] == [False, True, True]


def test_late_mismatch() -> None:
    target, draft = saying([1, 2, 3, 1], 5, start=3), saying([1, 2, 2, 1], 5, start=3)
    _, rounds, _ = run(*models(target, draft), settings(max_new_tokens=4))
    assert verdicts(rounds[0]) == ["accepted", "accepted", "rejected"]
    assert rounds[0].final == traces.Final(3, "correction")


def test_draws_decide_the_verdicts() -> None:
    _, rounds, _ = run(*models(), settings(max_new_tokens=60, gamma=4))
    tested = [draft for round in rounds for draft in round.drafts if draft.draw is not None]
    assert {draft.verdict for draft in tested} == {"accepted", "rejected"}
    for draft in tested:
        assert draft.draw is not None
        assert draft.threshold is not None
        assert (draft.draw < draft.threshold) == (draft.verdict == "accepted")


def test_no_drafts_is_plain_decoding() -> None:
    target, drafter = models()
    tokens, rounds, _ = run(target, drafter, settings(gamma=0))
    assert len(rounds) == len(tokens) == 12
    assert all(not round.drafts for round in rounds)
    assert all(round.final is not None and round.final.kind == "bonus" for round in rounds)
    assert target.widths == [3] + [1] * 11
    assert drafter.model.length == 0


@pytest.mark.parametrize("temperature", [0, 0.7, 1.5])
@pytest.mark.parametrize("cut", [{}, {"top_k": 3}, {"top_p": 0.8}])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_plain_steps_are_rounds_without_drafts(
    temperature: float, cut: dict[str, float], dtype: torch.dtype
) -> None:
    for seed in range(10):
        how = settings(gamma=0, temperature=temperature, seed=seed, max_new_tokens=30, **cut)
        target = Scripted(TARGET, dtype=dtype)
        steps = list(plain_steps(target, PROMPT, how))
        assert [step.token for step in steps] == run(*models(), how)[0]
        assert target.widths == [3] + [1] * 29
        assert all(step.seconds > 0 for step in steps)


def test_plain_steps_fill_the_context_and_stop() -> None:
    steps = list(plain_steps(Scripted(TARGET, 9), PROMPT, settings(max_new_tokens=20)))
    assert len(steps) == 6


@pytest.mark.parametrize("prompt", [[], [0] * 64])
def test_plain_steps_refuse_what_decode_refuses(prompt: list[int]) -> None:
    with pytest.raises(SettingsError):
        next(plain_steps(Scripted(TARGET), prompt, settings()))


@pytest.mark.parametrize("gamma", range(1, 9))
def test_greedy_is_plain_decoding(gamma: int) -> None:
    plain, _, _ = run(*models(), settings(gamma=0, temperature=0, max_new_tokens=20))
    for drafter in (models()[1], LookupDrafter(5, CPU)):
        how = settings(gamma=gamma, temperature=0, max_new_tokens=20)
        assert run(Scripted(TARGET), drafter, how)[0] == plain


def test_nothing_is_read_twice() -> None:
    """After the prompt, a target pass reads one token and the drafts; a draft pass one or two."""
    target, drafter = models()
    _, rounds, _ = run(target, drafter, settings(max_new_tokens=40))
    draft = drafter.model
    assert isinstance(draft, Scripted)
    assert target.widths == [
        len(round.drafts) + (len(PROMPT) if i == 0 else 1) for i, round in enumerate(rounds)
    ]
    expected = []
    for i, round in enumerate(rounds):
        after_all = i > 0 and rounds[i - 1].accepted == len(rounds[i - 1].drafts)
        first = len(PROMPT) if i == 0 else 2 if after_all else 1
        expected += [first, *[1] * (len(round.drafts) - 1)][: len(round.drafts)]
    assert draft.widths == expected
    assert 2 in expected


# Ends of text


def test_end_of_text_inside_drafts() -> None:
    text = saying([1, END, 2, 3], 5, start=3)
    tokens, rounds, ending = run(*models(text, text), settings(), ends=[END])
    assert tokens == [1, END]
    assert ending == "end of text"
    assert verdicts(rounds[0]) == ["accepted", "accepted", "untested"]
    assert rounds[0].final is None
    assert rounds[0].drafts[2].draw is None
    assert (rounds[0].accepted, rounds[0].tested) == (2, 2)


def test_end_of_text_as_the_last_draft() -> None:
    text = saying([1, 2, END, 3], 5, start=3)
    tokens, rounds, ending = run(*models(text, text), settings(), ends=[END])
    assert (tokens, ending) == ([1, 2, END], "end of text")
    assert verdicts(rounds[0]) == ["accepted"] * 3
    assert rounds[0].final is None


def test_end_of_text_before_a_rejection() -> None:
    """What was drafted after the end was never judged, even if the test would have failed."""
    target, draft = saying([END, 1, 2], 5, start=3), saying([END, 2, 2], 5, start=3)
    tokens, rounds, _ = run(*models(target, draft), settings(), ends=[END])
    assert tokens == [END]
    assert verdicts(rounds[0]) == ["accepted", "untested", "untested"]


@pytest.mark.parametrize("drafted", [1, END])
def test_end_of_text_as_the_final_token(drafted: int) -> None:
    target, draft = saying([1, END], 5, start=3), saying([1, drafted], 5, start=3)
    how = settings(gamma=1 if drafted == END else 2)
    tokens, rounds, ending = run(*models(target, draft), how, ends=[END])
    assert (tokens, ending) == ([1, END], "end of text")
    assert len(rounds) == 1
    assert rounds[0].final is not None


def test_rejected_end_of_text_ends_nothing() -> None:
    target, draft = saying([1, 2, 3], 5, start=3), saying([END, END, END], 5, start=3)
    tokens, rounds, ending = run(*models(target, draft), settings(max_new_tokens=3), ends=[END])
    assert (tokens, ending) == ([1, 2, 3], "length")
    assert verdicts(rounds[0])[0] == "rejected"


def test_any_of_several_ends() -> None:
    text = saying([1, 3, END], 5, start=3)
    assert run(*models(text, text), settings(), ends=[END, 3])[0] == [1, 3]


def test_end_of_text_in_the_prompt_ends_nothing() -> None:
    text = saying([1, 2], 5, start=3)
    tokens, _, ending = run(
        *models(text, text), settings(max_new_tokens=2), prompt=[0, END, END], ends=[END]
    )
    assert (tokens, ending) == ([1, 2], "length")


# Limits


@pytest.mark.parametrize("most", [1, 2, 3, 4, 7])
@pytest.mark.parametrize("gamma", [0, 1, 3, 6, 16])
def test_cap_is_exact(gamma: int, most: int) -> None:
    for drafter in (models()[1], LookupDrafter(5, CPU)):
        how = settings(gamma=gamma, max_new_tokens=most)
        tokens, rounds, ending = run(Scripted(TARGET), drafter, how)
        assert len(tokens) == most
        assert ending == "length"
        left = most
        for round in rounds:
            assert len(round.drafts) <= left - 1
            left -= len(round.emitted)


@pytest.mark.parametrize("room", [1, 2, 3, 5])
@pytest.mark.parametrize("gamma", [0, 2, 16])
def test_context_is_filled_but_never_exceeded(gamma: int, room: int) -> None:
    """Scripted models refuse to read past their limit."""
    limit = len(PROMPT) + room
    target, drafter = models(limit=limit, draft_limit=limit)
    tokens, _, ending = run(target, drafter, settings(gamma=gamma))
    assert len(tokens) == room
    assert ending == "context full"


def test_cap_and_full_context_at_once() -> None:
    how = settings(max_new_tokens=4)
    tokens, _, ending = run(*models(limit=len(PROMPT) + 4), how)
    assert (len(tokens), ending) == (4, "length")


@pytest.mark.parametrize("length", [8, 9, 100])
def test_prompt_that_fills_the_context(length: int) -> None:
    with pytest.raises(SettingsError, match="Shorten the prompt") as caught:
        run(*models(limit=8), settings(), prompt=[0] * length)
    assert f"{length:,} tokens" in str(caught.value)
    assert "at most 8" in str(caught.value)


def test_empty_prompt() -> None:
    with pytest.raises(SettingsError, match="prompt is empty"):
        run(*models(), settings(), prompt=[])


def test_prompt_of_one_token() -> None:
    tokens, _, _ = run(*models(), settings(max_new_tokens=5), prompt=[2])
    assert len(tokens) == 5


@pytest.mark.parametrize("draft_limit", [1, 3, 4, 6, 9])
def test_draft_model_that_reads_less_than_the_target(draft_limit: int) -> None:
    """It drafts as far as it can read; then the target goes on alone."""
    target, drafter = models(draft_limit=draft_limit)
    tokens, rounds, ending = run(target, drafter, settings())
    assert (len(tokens), ending) == (12, "length")
    length = len(PROMPT)
    for round in rounds:
        readable = max(0, draft_limit - length + 1)  # the last draft is not read
        assert len(round.drafts) == min(3, len(PROMPT) + 12 - length - 1, readable)
        length += len(round.emitted)
    assert not rounds[-1].drafts


# Drafts that stop early


def test_drafting_stops_after_the_unsure_token() -> None:
    """0.5 is not less than 0.5: only the third token is unsure; it is kept, and the last one."""
    text = [1, 2, 3, 1, 2]
    shares = [0.9, 0.5, 0.4, 0.9, 0.9]

    def draft(prefix: tuple[int, ...]) -> tuple[float, ...]:
        place = len(prefix) - len(PROMPT)
        others = (1 - shares[place]) / 4
        return tuple(
            math.log(shares[place] if token == text[place] else others) for token in range(5)
        )

    for confidence, stops in ((0, 5), (0.4, 5), (0.45, 3), (0.55, 2), (0.95, 1), (1, 1)):
        drafter = ModelDrafter(Scripted(draft, dtype=torch.float32), confidence)
        proposal = drafter.propose(PROMPT, 5, partial(to_probs, temperature=0), Likeliest())
        assert proposal.tokens.tolist() == text[:stops]
        assert len(proposal.probs) == stops
        assert proposal.logits is not None
        assert len(proposal.logits) == stops
        assert drafter.model.length == len(PROMPT) + stops - 1  # nothing read for nothing


def test_confidence_is_the_models_own_at_any_temperature() -> None:
    """At temperature 0 the shaped probability of a draft is always 1: it would never stop."""
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


# Numbers that are none, and numbers that are coarse


@pytest.mark.parametrize("bad", [math.nan, math.inf])
@pytest.mark.parametrize("temperature", [0, 0.7])
@pytest.mark.parametrize("gamma", [0, 3, None])
def test_a_target_that_overflows_is_one_line(
    gamma: int | None, temperature: float, bad: float
) -> None:
    def overflowing(prefix: tuple[int, ...]) -> tuple[float, ...]:
        return (bad, *TARGET(prefix)[1:]) if len(prefix) > 5 else TARGET(prefix)

    how = settings(temperature=temperature, gamma=gamma or 0)
    target, drafter = Scripted(overflowing), models()[1]
    with pytest.raises(ModelError, match=r"overflow in float64.*--dtype"):
        run(target, drafter, how) if gamma is not None else list(plain_steps(target, PROMPT, how))


def test_a_draft_that_overflows_is_rejected() -> None:
    """It has nothing to say; the text is the target's own all the same."""
    drafter = ModelDrafter(Scripted(lambda _: (math.nan,) * 5))
    how = settings(temperature=0)
    assert run(Scripted(TARGET), drafter, how)[0] == run(*models(), settings(temperature=0))[0]


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_coarse_logits_make_fine_probabilities(dtype: torch.dtype) -> None:
    """All after the logits is computed in float32, so that p, q and residual sum to one."""
    target, draft = (Scripted(table, dtype=dtype) for table in (hashed(1, 5), hashed(9, 5)))
    for number in range(20):
        chance, shaping = SeededChance(1, number, CPU), partial(to_probs, temperature=0.9)
        outcome = speculate(target, ModelDrafter(draft), PROMPT, 3, shaping, chance)
        target.rollback(0)
        draft.rollback(0)
        q = torch.cat([outcome.proposal.probs, torch.zeros(1, 5)])
        rest = residual(outcome.target_probs, q)
        for rows in (outcome.target_probs, outcome.proposal.probs, rest):
            assert rows.dtype == torch.float32
            assert torch.allclose(rows.sum(-1), torch.tensor(1.0), atol=1e-6)


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
        ([9, 2, 5, 3, 2, 6, 9, 2], 1, [5]),  # two tokens alike before one, though earlier
        ([7, 8, 9, 1, 8, 9, 2, 7, 8, 9], 1, [1]),  # three before two
    ],
)
def test_lookup(context: list[int], gamma: int, found: list[int]) -> None:
    assert continuation(context, gamma, longest=3) == found


def test_lookup_against_a_slow_search() -> None:
    numbers = random.Random(1)
    for _ in range(300):
        context = [numbers.randrange(3) for _ in range(numbers.randrange(1, 12))]
        gamma, longest = numbers.randrange(1, 5), numbers.randrange(1, 4)
        expected: list[int] = []
        for n in range(1, longest + 1):  # a longer one replaces a shorter one
            found: list[int] = []
            for start in range(len(context) - n):
                after = context[start + n :][:gamma]
                if context[start : start + n] == context[-n:] and len(after) >= len(found):
                    found = after  # a later one replaces, if as much follows it
            expected = found or expected
        assert continuation(context, gamma, longest) == expected


def test_lookup_claims_no_chance() -> None:
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
    assert continuation(context, 2, longest=3, shortest=2) == [9, 8]
    assert continuation(context, 2, longest=3, shortest=3) == []


# Prompt lookup, else a draft model


@pytest.mark.parametrize("gamma", [1, 2, 4])
def test_lookup_and_model_take_turns(gamma: int) -> None:
    """The model catches up over all that was written without it, as if it had read on.

    Greedy, so that what it should draft can be looked up in its table.
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
        found = continuation(context, gamma, longest=3, shortest=2)
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
    assert trace.models.draft is not None
    prompt = [4, 1, 2, 3, 0, 1, 2]  # two tokens alike: the model is asked
    trace = finish(race(pair, prompt, settings(drafter="lookup+model")))
    assert all((draft.draft or 0) < 1 for draft in trace.rounds[0].drafts)


# One run does not depend on another


def test_seed_decides_the_run() -> None:
    def tokens(seed: int) -> list[int]:
        return run(*models(), settings(seed=seed, max_new_tokens=20))[0]

    assert tokens(1) == tokens(1)
    assert len({tuple(tokens(seed)) for seed in range(8)}) == 8


def test_stepped_is_run() -> None:
    expected = run(*models(), settings())
    stepped: list[tuple[Round, Ending]] = []
    for step in decode(*models(), PROMPT, settings()):
        torch.manual_seed(len(stepped))  # what others do to the process in between
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
    assert all(len(round.positions) == len(round.drafts) + 1 for round in shown[1])


# What a round shows


def positions(how: Settings, top: int) -> list[tuple[list[int], Round, int, Position]]:
    """Every position of a run with its prefix, its round and its place there."""
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
    """Of target and draft, shaped and raw, from the tables."""
    t = torch.tensor(TARGET(tuple(prefix)), dtype=torch.float64)
    d = torch.tensor(DRAFT(tuple(prefix)), dtype=torch.float64)
    return to_probs(t, 0.7, 3), to_probs(d, 0.7, 3), t.softmax(-1), d.softmax(-1)


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


# The race


def test_race_begins_before_the_first_round() -> None:
    first, second, *_ = race(scripted_pair(TARGET, DRAFT), PROMPT, settings())
    assert first.prompt == tuple(PROMPT)
    assert (first.rounds, len(first.plain), first.ending) == ((), 0, "running")
    assert set(PROMPT) <= set(first.pieces)
    assert len(second.rounds) == 1


@pytest.mark.parametrize("drafter", ["model", "lookup", "lookup+model"])
@pytest.mark.parametrize("temperature", [0, 1])
def test_plain_lane_keeps_step(drafter: str, temperature: float) -> None:
    how = settings(drafter=drafter, temperature=temperature, max_new_tokens=15)
    for trace in race(scripted_pair(TARGET, DRAFT), PROMPT, how):
        assert len(trace.plain.tokens) == len(trace.plain.seconds) == len(trace.output)
        if temperature == 0:
            assert trace.plain.tokens == trace.output
    assert len(trace.output) == 15
    assert trace.ending == "length"


def test_plain_lane_runs_as_plain_decoding() -> None:
    """Sampled: not the tokens of the race, but those of a run without drafts."""
    trace = finish(race(scripted_pair(TARGET, DRAFT), PROMPT, settings(seed=3)))
    alone = finish(race(scripted_pair(TARGET, DRAFT), PROMPT, settings(seed=3, gamma=0)))
    assert trace.plain.tokens == alone.output
    assert trace.plain.tokens != trace.output


def test_plain_lane_keeps_step_past_an_end_of_text() -> None:
    """Sampled plain decoding may end its text sooner; its steps are timed all the same."""
    often = constant(0.2, 0.2, 0.2, 0.2, 0.2)
    for seed in range(20):
        how = settings(seed=seed)
        trace = finish(race(scripted_pair(often, often, ends=[END]), PROMPT, how))
        assert len(trace.plain) == len(trace.output)
        assert END not in trace.output[:-1]
        assert (trace.ending == "end of text") == (trace.output[-1] == END)


def test_plain_lane_keeps_step_in_a_full_context() -> None:
    trace = finish(race(scripted_pair(TARGET, DRAFT, limit=9), PROMPT, settings()))
    assert trace.ending == "context full"
    assert len(trace.plain) == len(trace.output) == 6


def test_race_without_plain_lane() -> None:
    pair = scripted_pair(TARGET, DRAFT)
    alone = finish(race(pair, PROMPT, settings(), plain=False))
    assert len(alone.plain) == 0
    assert alone.output == finish(race(pair, PROMPT, settings())).output


def test_race_that_shows_nothing() -> None:
    pair = scripted_pair(TARGET, DRAFT)
    bare = finish(race(pair, PROMPT, settings(), top=0))
    assert all(not round.positions for round in bare.rounds)
    assert bare.output == finish(race(pair, PROMPT, settings(), top=3)).output


@pytest.mark.parametrize("drafter", ["model", "lookup", "lookup+model"])
@pytest.mark.parametrize("top", [0, 1, 8, 31])
def test_every_trace_of_a_race_can_be_read(drafter: str, top: int) -> None:
    how = settings(drafter=drafter, max_new_tokens=30, gamma=5)
    for trace in race(scripted_pair(hashed(3, 6), hashed(4, 6), ends=[5]), PROMPT, how, top=top):
        assert traces.read(traces.write(trace)) == trace


def test_race_names_what_ran() -> None:
    pair = scripted_pair(TARGET, DRAFT)
    assert finish(race(pair, PROMPT, settings())).models.draft is not None
    assert finish(race(pair, PROMPT, settings(drafter="lookup"))).models.draft is None


def test_pair_without_draft_model() -> None:
    pair = scripted_pair(TARGET)
    with pytest.raises(SettingsError, match="Choose prompt lookup"):
        next(race(pair, PROMPT, settings()))
    with pytest.raises(SettingsError, match="Choose prompt lookup"):
        next(race(pair, PROMPT, settings(drafter="lookup+model")))
    with pytest.raises(SettingsError, match="does not support early exit"):
        next(race(pair, PROMPT, settings(drafter="early-exit")))
    assert len(finish(race(pair, PROMPT, settings(drafter="lookup"))).output) == 12


@pytest.mark.parametrize("prompt", [[], [0] * 64, [0] * 65])
def test_race_refuses_a_prompt_before_reading_it(prompt: list[int]) -> None:
    with pytest.raises(SettingsError, match="prompt"):
        next(race(scripted_pair(TARGET, DRAFT), prompt, settings()))


@pytest.mark.parametrize("draft_limit", [1, 2, 3, 5])
def test_race_with_a_prompt_too_long_for_the_draft_model(draft_limit: int) -> None:
    """The target goes on alone; the draft model is not made to read what it cannot."""
    pair = scripted_pair(TARGET, DRAFT, draft_limit=draft_limit)
    trace = finish(race(pair, [0, 1, 2, 3], settings()))
    assert len(trace.output) == 12


def test_race_with_a_prompt_of_one_token() -> None:
    trace = finish(race(scripted_pair(TARGET, DRAFT), [1], settings()))
    assert len(trace.output) == 12
    assert trace.prefill == traces.Prefill(0, 0)


def test_race_and_bare_decoder_write_the_same() -> None:
    """That the prompt was read beforehand changes nothing."""
    expected = run(*models(), settings(seed=9))[0]
    trace = finish(race(scripted_pair(TARGET, DRAFT), PROMPT, settings(seed=9)))
    assert list(trace.output) == expected


class Clock:
    """Time that passes only where something is done, in milliseconds."""

    def __init__(self) -> None:
        self.now = 0

    def perf_counter(self) -> float:
        return self.now / 1000


class Slow(Scripted):
    """Takes time to read, and to forget."""

    def __init__(self, table: Table, clock: Clock, milliseconds: int) -> None:
        super().__init__(table)
        self.clock, self.milliseconds = clock, milliseconds

    def logits(self, tokens: Tensor, last: int) -> Tensor:
        self.clock.now += self.milliseconds
        return super().logits(tokens, last)

    def rollback(self, length: int) -> None:
        self.clock.now += 1
        super().rollback(length)


def test_times_are_of_the_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each pass counts where it belongs, rolling back too; what others do does not count."""
    clock = Clock()
    monkeypatch.setattr(stopwatch, "time", clock)
    target, draft = Slow(TARGET, clock, 500), Slow(DRAFT, clock, 20)
    for round, _ in decode(target, ModelDrafter(draft), PROMPT, settings(), top=3):
        clock.now += 7000  # a viewer that takes its time
        assert round.times.draft == pytest.approx(0.02 * len(round.drafts))
        assert round.times.verify == pytest.approx(0.5)
        assert round.times.accept == pytest.approx(0.002)


def test_times_of_a_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prompts are read beforehand; a step of the plain lane is a pass of the target."""
    clock = Clock()
    monkeypatch.setattr(stopwatch, "time", clock)
    pair = replace(
        scripted_pair(TARGET, DRAFT),
        target=lambda: Slow(TARGET, clock, 500),
        draft=lambda _: Slow(DRAFT, clock, 20),
    )
    trace = finish(race(pair, PROMPT, settings(max_new_tokens=6)))
    assert trace.prefill.target == pytest.approx(0.5)
    assert trace.prefill.draft == pytest.approx(0.02)
    assert trace.plain.seconds == pytest.approx([0.5] * 6)
    assert [round.times.verify for round in trace.rounds] == pytest.approx(
        [0.5] * len(trace.rounds)
    )


# Caches


@pytest.mark.parametrize("seed", range(4))
def test_cached_logits_are_uncached_logits(seed: int) -> None:
    """After random reading and rolling back, as if the text had been read at once."""
    numbers = random.Random(seed)
    weights = tiny_llama(seed)
    model, context = CachedModel(weights), list[int]()
    for _ in range(60):
        if context and numbers.random() < 0.4:
            length = numbers.randrange(len(context) + 3)
            model.rollback(length)
            context = context[:length]
        width = numbers.randint(1, 6)
        if len(context) + width > model.limit:
            model.rollback(0)
            context = []
        fresh = [numbers.randrange(model.vocabulary) for _ in range(width)]
        last = numbers.randint(1, width)
        logits = model.logits(torch.tensor(fresh), last)
        context += fresh
        assert model.length == len(context)
        assert torch.allclose(logits, uncached(weights, context)[-last:], rtol=1e-4, atol=1e-4)


def uncached(model: PreTrainedModel, context: list[int]) -> Tensor:
    with torch.inference_mode():
        logits: Tensor = model(torch.tensor([context]), use_cache=False).logits[0]
    return logits


def test_readers_of_the_same_weights_have_their_own_caches() -> None:
    weights = tiny_llama(1)
    one, two = CachedModel(weights), CachedModel(weights)
    one.logits(torch.tensor([1, 2, 3]), 1)
    two.logits(torch.tensor([4]), 1)
    logits = one.logits(torch.tensor([5]), 1)
    assert (one.length, two.length) == (4, 1)
    assert torch.allclose(logits, uncached(weights, [1, 2, 3, 5])[-1:], atol=1e-4)


def test_padded_vocabulary_is_cut() -> None:
    weights = tiny_llama(1)
    model = CachedModel(weights, vocabulary=33)
    assert model.logits(torch.tensor([1, 2]), 2).shape == (2, 33)
    assert model.vocabulary == 33
    assert CachedModel(weights).vocabulary == 40


def test_draft_that_reads_through_a_cache() -> None:
    """Sampled runs through caches and through tables of uncached logits agree."""
    target, draft = tiny_llama(1), tiny_llama(2, layers=1)

    def table(model: PreTrainedModel) -> Table:
        return lambda prefix: tuple(uncached(model, list(prefix))[-1].tolist())

    how = settings(temperature=0.5, max_new_tokens=24, gamma=4, top_p=0.9)
    cached = run(CachedModel(target), ModelDrafter(CachedModel(draft)), how, prompt=[1, 2, 3])
    tables = (Scripted(table(model), dtype=torch.float32) for model in (target, draft))
    slow_target, slow_draft = tables
    slow = run(slow_target, ModelDrafter(slow_draft), how, prompt=[1, 2, 3])
    assert cached[0] == slow[0]
    assert [verdicts(round) for round in cached[1]] == [verdicts(round) for round in slow[1]]


# The same as transformers


def generated(model: PreTrainedModel, prompt: list[int], most: int) -> list[int]:
    """What transformers writes by itself, greedily."""
    ids = torch.tensor([prompt])
    output: Tensor = model.generate(
        ids, attention_mask=torch.ones_like(ids), max_new_tokens=most, do_sample=False
    )
    return output[0, len(prompt) :].tolist()


def assert_same(
    model: PreTrainedModel, prompt: list[int], ours: list[int], theirs: list[int]
) -> None:
    """On a difference, says how near to a tie the two best logits were."""
    if ours == theirs:
        return
    place = next(
        (i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b),
        min(len(ours), len(theirs)),
    )
    first, second = uncached(model, prompt + theirs[:place])[-1].topk(2).values.tolist()
    pytest.fail(
        f"token {place} of {ours} is not that of {theirs}; "
        f"the two best logits are {first - second:.3g} apart"
    )


def test_a_difference_is_noticed_and_measured() -> None:
    target = tiny_llama(1)
    theirs = generated(target, [1, 2, 3], 6)
    for ours in ([*theirs[:4], (theirs[4] + 1) % 40, theirs[5]], theirs[:5]):
        with pytest.raises(pytest.fail.Exception, match=r"token [45] .* \d\S* apart"):
            assert_same(target, [1, 2, 3], ours, theirs)


@pytest.mark.parametrize("gamma", range(1, 9))
def test_greedy_is_generate_with_untrained_models(gamma: int) -> None:
    target, draft = tiny_llama(gamma), tiny_llama(gamma, layers=1)
    numbers = random.Random(gamma)
    prompt = [numbers.randrange(40) for _ in range(12)]
    theirs = generated(target, prompt, 24)
    how = settings(gamma=gamma, temperature=0, max_new_tokens=24)
    for drafter in (ModelDrafter(CachedModel(draft)), LookupDrafter(40, CPU)):
        assert_same(target, prompt, run(CachedModel(target), drafter, how, prompt)[0], theirs)


def held_out() -> list[str]:
    return [json.loads(line)["text"] for line in HELD_OUT.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("gamma", range(1, 9))
def test_greedy_is_generate_with_the_bundled_models(
    gamma: int, checkpoints: Callable[[str], LoadedModels], bundled: Callable[[str], Pair]
) -> None:
    """Three prompts for each γ, another three each time: 24 in all, of every kind."""
    pair, target = bundled("bundled-medium"), checkpoints("bundled-medium").target
    texts = held_out()
    for text in texts[gamma - 1 :: 8][:3]:
        prompt = pair.tokenizer.encode(text)[:64]
        theirs = generated(target, prompt, 16)
        for name in DRAFTERS:
            how = settings(gamma=gamma, temperature=0, max_new_tokens=16, drafter=name)
            reader = pair.target()
            drafter, _ = pair.drafter(name, reader)
            ours, _, _ = run(reader, drafter, how, prompt, list(pair.ends))
            assert_same(target, prompt, ours, theirs)


@pytest.mark.parametrize("name", ["bundled-small", "bundled-large", "bundled-unaligned"])
def test_any_bundled_draft_leaves_the_text_alone(
    name: str, checkpoints: Callable[[str], LoadedModels], bundled: Callable[[str], Pair]
) -> None:
    pair = bundled(name)
    prompt = pair.tokenizer.encode(held_out()[0])
    trace = finish(race(pair, prompt, settings(gamma=4, temperature=0, max_new_tokens=16)))
    theirs = generated(checkpoints(name).target, prompt, 16)
    assert_same(checkpoints(name).target, prompt, list(trace.output), theirs)
