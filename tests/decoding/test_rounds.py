"""Rounds of the decoder: verdicts, ends of text, and the tokens that each pass reads."""

import pytest
import torch

from specviz import trace as traces
from specviz.decoding.decode import PLAIN_STEPS, seeded_chances
from specviz.decoding.drafters import LookupDrafter
from specviz.decoding.plain import plain_steps
from specviz.errors import SettingsError
from support.decoded import END, PROMPT, TARGET, models, run, settings, verdicts
from support.scripted import CPU, Scripted, constant, saying

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
        chances = seeded_chances(how, CPU, PLAIN_STEPS)
        assert [step.token for step in steps] == run(*models(), how, chances=chances)[0]
        assert target.widths == [3] + [1] * 29
        assert all(step.seconds > 0 for step in steps)


@pytest.mark.parametrize("gamma", [0, 3])
def test_plain_and_speculative_texts_of_a_seed_are_independent(gamma: int) -> None:
    """They agree on the first token as often as two draws from p do: with probability Σ p²."""
    p = torch.tensor([0.4, 0.3, 0.15, 0.1, 0.05])
    expected, n = float(p.square().sum()), 400
    target, draft = constant(*p.tolist()), constant(0.1, 0.3, 0.2, 0.2, 0.2)
    agree = 0
    for seed in range(n):
        how = settings(gamma=gamma, max_new_tokens=1 + gamma, seed=seed)
        tokens, _, _ = run(*models(target, draft), how)
        agree += tokens[0] == next(plain_steps(Scripted(target), PROMPT, how)).token
    assert abs(agree - n * expected) < 3.3 * (n * expected * (1 - expected)) ** 0.5


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
    """Drafts after the end are untested, even if they would have been rejected."""
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
