"""Limits of a run: its cap, full contexts, and logits that overflow or are coarse."""

import math
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
import torch

from specviz.decoding.drafters import LookupDrafter, ModelDrafter
from specviz.decoding.plain import plain_steps
from specviz.decoding.speculation import overflow, speculate
from specviz.errors import ModelError, SettingsError
from specviz.sampling import SeededChance, residual, to_probs
from support.decoded import PROMPT, TARGET, models, run, settings
from support.scripted import CPU, Scripted, hashed

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


def test_a_token_without_weights() -> None:
    target, draft = models()
    with pytest.raises(SettingsError, match="no weights for"):
        run(target, draft, settings(), prompt=[0, target.vocabulary])


def test_prompt_of_one_token() -> None:
    tokens, _, _ = run(*models(), settings(max_new_tokens=5), prompt=[2])
    assert len(tokens) == 5


@pytest.mark.parametrize("draft_limit", [1, 3, 4, 6, 9])
def test_draft_model_that_reads_less_than_the_target(draft_limit: int) -> None:
    """It drafts as far as it can read; then the target continues alone."""
    target, drafter = models(draft_limit=draft_limit)
    tokens, rounds, ending = run(target, drafter, settings())
    assert (len(tokens), ending) == (12, "length")
    length = len(PROMPT)
    for round in rounds:
        readable = max(0, draft_limit - length + 1)  # the last draft is not read
        assert len(round.drafts) == min(3, len(PROMPT) + 12 - length - 1, readable)
        length += len(round.emitted)
    assert not rounds[-1].drafts


# Logits that overflow or are coarse


@pytest.mark.parametrize("bad", [math.nan, math.inf])
@pytest.mark.parametrize("temperature", [0, 0.7])
@pytest.mark.parametrize("gamma", [0, 3, None])
def test_an_overflowing_target_is_reported_in_one_line(
    gamma: int | None, temperature: float, bad: float
) -> None:
    def overflowing(prefix: tuple[int, ...]) -> tuple[float, ...]:
        return (bad, *TARGET(prefix)[1:]) if len(prefix) > 5 else TARGET(prefix)

    how = settings(temperature=temperature, gamma=gamma or 0)
    target, drafter = Scripted(overflowing), models()[1]
    with pytest.raises(ModelError, match=r"overflow in float64. Choose another pair.$") as caught:
        run(target, drafter, how) if gamma is not None else list(plain_steps(target, PROMPT, how))
    assert not caught.value.option  # no dtype holds more


@pytest.mark.parametrize(
    ("device", "capability", "wider"),
    [
        ("cpu", None, "bfloat16"),
        ("cuda", (7, 5), "float32"),  # a T4
        ("cuda", (8, 0), "bfloat16"),
    ],
)
def test_the_advice_after_an_overflow_suits_the_device(
    device: str, capability: tuple[int, int] | None, wider: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda _: capability)
    logits: Any = SimpleNamespace(dtype=torch.float16, device=torch.device(device))
    error = overflow(logits)
    assert error.option == f"--dtype {wider} may hold them."
    assert str(error) == "The target’s logits overflow in float16. Choose another pair."


def test_a_draft_that_overflows_is_rejected() -> None:
    """The text is still the target's own."""
    drafter = ModelDrafter(Scripted(lambda _: (math.nan,) * 5))
    how = settings(temperature=0)
    assert run(Scripted(TARGET), drafter, how)[0] == run(*models(), settings(temperature=0))[0]


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_coarse_logits_make_fine_probabilities(dtype: torch.dtype) -> None:
    """Everything after the logits is computed in float32, so p, q and residual sum to one."""
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
