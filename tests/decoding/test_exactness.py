"""Proof by enumeration: the decoder's texts have exactly the target's distribution.

These tests follow every random path through whole runs of the real decoder, and merge paths that
reach the same state. The probabilities of all paths to a text must add up to the target's own.
"""

from collections.abc import Callable, Sequence
from functools import partial

import hypothesis
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from torch import Tensor

import specviz.decoding.judging as judging
from specviz.decoding.decode import decode
from specviz.decoding.drafters import (
    Drafter,
    LookupDrafter,
    LookupElseModelDrafter,
    ModelDrafter,
    Proposal,
    ToProbs,
    empty_proposal,
)
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.lean.model import LeanModel
from specviz.sampling import Chance
from specviz.settings import Settings
from support.exact import DRAFT, EXACT, PROMPT, TARGET, Case, Models, assert_exact
from support.scripted import (
    CPU,
    Likeliest,
    Scripted,
    Table,
    constant,
    distance,
    emitted,
    hashed,
    own,
    rereading,
    tiny_llama,
    whole,
)

CASES = [
    Case(gamma=0, tokens=4),
    Case(gamma=1, tokens=4),
    Case(gamma=2, tokens=4),
    Case(gamma=3, tokens=4),
    Case(gamma=4, tokens=5, top_p=0.7),
    Case(gamma=2, tokens=5, temperature=0),
    Case(gamma=4, tokens=5, temperature=0),
    Case(gamma=2, tokens=4, temperature=0.5),
    Case(gamma=3, tokens=3, temperature=1.7),
    Case(gamma=3, tokens=4, top_k=2),
    Case(gamma=4, tokens=5, temperature=0.5, top_p=0.8),
    Case(gamma=2, tokens=4, temperature=1.7, top_p=0.7),
    Case(gamma=3, tokens=4, temperature=1.7, top_k=2, top_p=0.9),
    Case(gamma=3, tokens=4, top_k=1),
]


def with_draft(
    drafter: Callable[[Scripted], Drafter] = ModelDrafter,
    target: Table = TARGET,
    draft: Table = DRAFT,
    limit: int = 64,
    draft_limit: int = 64,
) -> Models:
    return lambda: (Scripted(target, limit), drafter(Scripted(draft, draft_limit)))


def with_lookup(target: Table = TARGET) -> Models:
    return lambda: (Scripted(target), LookupDrafter(len(target((0,))), CPU))


DRAFTING = [case for case in CASES if case.gamma > 1]


def either(shortest: int, confidence: float) -> Models:
    """Prompt lookup, else a draft model."""

    def drafter(draft: Scripted) -> Drafter:
        lookup = LookupDrafter(3, CPU, shortest=shortest)
        return LookupElseModelDrafter(lookup, ModelDrafter(draft, confidence))

    return with_draft(drafter)


def unsure(confidence: float) -> Models:
    """Drafts stop after an unsure token."""
    return with_draft(partial(ModelDrafter, confidence=confidence))


@pytest.mark.parametrize(
    ("models", "cases"),
    [
        (with_draft(), CASES),
        (with_lookup(), CASES),
        (either(2, 0.4), CASES),
        *[(either(shortest, 0), CASES[2::4]) for shortest in (1, 2, 3)],
        (unsure(0.4), DRAFTING),
        *[(unsure(confidence), CASES[3::4]) for confidence in (0.2, 0.6, 1)],
    ],
)
def test_every_drafter(models: Models, cases: Sequence[Case]) -> None:
    for case in cases:
        assert_exact(models, case.settings)


@pytest.mark.parametrize(
    "case",
    [
        Case(gamma=2, tokens=3),
        Case(gamma=3, tokens=4, temperature=0),
        Case(gamma=3, tokens=4, temperature=0.3, top_k=2),
    ],
    ids=str,
)
@pytest.mark.parametrize(("layers", "confidence"), [(1, 0.5), (2, 0)])
def test_early_exit(layers: int, confidence: float, case: Case) -> None:
    """Real layers and caches in double precision, against rereading the whole text."""
    weights = tiny_llama(2, layers=3, vocabulary=3).double()

    def models() -> tuple[LanguageModel, Drafter]:
        return LeanModel(weights), ModelDrafter(LeanModel(weights, layers=layers), confidence)

    assert_exact(models, case.settings, rereading(weights))


def test_end_of_text_inside_drafts() -> None:
    for case in DRAFTING:
        sequences = assert_exact(with_draft(), case.settings, ends=[2])
        assert not any(2 in tokens[:-1] for tokens in sequences)


def test_end_of_text_found_by_lookup() -> None:
    """Lookup proposes 2, the end, and more."""
    settings = Settings(gamma=3, max_new_tokens=4, temperature=1)
    assert_exact(with_lookup(), settings, prompt=[0, 2, 1, 0], ends=[2])


def test_draws_after_a_rejection_have_no_effect() -> None:
    """The other tests do not branch on these draws; this one does."""
    settings = Settings(gamma=3, max_new_tokens=3, temperature=1)
    sequences = emitted(with_draft(), PROMPT, settings, lazy=False)
    assert distance(sequences, own(TARGET, PROMPT, settings)) < EXACT


@hypothesis.settings(max_examples=30)
@given(
    tables=st.integers(0, 1000),
    gamma=st.integers(1, 4),
    temperature=st.sampled_from([0.3, 0.7, 1, 1.5]),
    top_k=st.integers(0, 3),
    top_p=st.sampled_from([0.3, 0.6, 0.9, 1]),
    ends=st.sampled_from([[], [0], [2]]),
)
def test_any_models_and_settings(
    tables: int, gamma: int, temperature: float, top_k: int, top_p: float, ends: list[int]
) -> None:
    target, draft = hashed(tables, 3), hashed(tables + 1, 3)
    how = Case(gamma, 3, temperature, top_k, top_p).settings
    assert_exact(with_draft(target=target, draft=draft), how, target, ends=ends)


@pytest.mark.parametrize(
    ("target", "draft", "tokens"),
    [
        (constant(0, 0.7, 0.3), constant(1, 0, 0), 3),  # they share no token
        (TARGET, TARGET, 4),
        (hashed(5, 4), hashed(6, 4), 3),
    ],
)
def test_other_tables(target: Table, draft: Table, tokens: int) -> None:
    settings = Settings(gamma=3, max_new_tokens=tokens, temperature=1)
    assert_exact(with_draft(target=target, draft=draft), settings, target)


def test_contexts_that_fill_up() -> None:
    """Of the target, and of a draft model that reads less."""
    settings, limit = Settings(gamma=3, max_new_tokens=9, temperature=1), len(PROMPT) + 3
    assert_exact(with_draft(limit=limit), settings, longest=limit)
    assert_exact(with_draft(draft_limit=len(PROMPT) + 1), replace(settings, max_new_tokens=4))


# The same check must catch wrong drafters and rules, or it proves nothing.


class GreedyDrafter(ModelDrafter):
    """Drafts the likeliest token but claims to have drawn it from q."""

    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        return super().propose(context, gamma, to_probs, Likeliest())


class DroppingDrafter(ModelDrafter):
    """Drops drafts that the draft model is unsure of, which is biased (DSpark, appendix A)."""

    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        tokens, q, *_ = super().propose(context, gamma, to_probs, chance)
        unsure = q.gather(1, tokens[:, None])[:, 0] < 0.4
        if not len(tokens) or unsure[0]:
            return empty_proposal(q.shape[1], CPU)
        sure = int((~unsure).int().cumprod(0).sum())
        return Proposal(tokens[:sure], q[:sure], None)


class StopsBeforeDrafter(ModelDrafter):
    """Stops at an unsure token, which is allowed, but drops it, which is not."""

    def propose(
        self, context: Sequence[int], gamma: int, to_probs: ToProbs, chance: Chance
    ) -> Proposal:
        proposal = super().propose(context, gamma, to_probs, chance)
        if 0 < len(proposal.tokens) < gamma:  # it has stopped early
            return Proposal(proposal.tokens[:-1], proposal.probs[:-1], None)
        return proposal


class ForgetfulDrafter(ModelDrafter):
    """Never rolls back: it continues after rejected drafts."""

    def rollback(self, length: int) -> None:
        self.model.length = length


@pytest.mark.parametrize(
    "drafter", [GreedyDrafter, DroppingDrafter, partial(StopsBeforeDrafter, confidence=0.4)]
)
def test_wrong_drafter_is_noticed(drafter: Callable[[Scripted], Drafter]) -> None:
    settings = Settings(gamma=2, max_new_tokens=3, temperature=1)
    sequences = emitted(with_draft(drafter), PROMPT, settings)
    assert sum(sequences.values()) == pytest.approx(1)
    assert distance(sequences, own(TARGET, PROMPT, settings)) > 1e-3


def test_forgotten_rollback_costs_acceptance_but_not_exactness() -> None:
    """A drafter that reads the wrong context drafts badly, but the output stays exact."""
    settings = Settings(gamma=2, max_new_tokens=3, temperature=1)
    assert_exact(with_draft(ForgetfulDrafter), settings)
    long = replace(settings, max_new_tokens=400)
    forgetful, usual = (
        sum(round.accepted for round, _ in decode(*models(), PROMPT, long))
        for models in (
            with_draft(drafter, limit=512, draft_limit=512)
            for drafter in (ForgetfulDrafter, ModelDrafter)
        )
    )
    assert forgetful < 0.9 * usual


def from_the_target(p: Tensor, _: Tensor) -> Tensor:
    return p


def softmax_of_the_excess(p: Tensor, q: Tensor) -> Tensor:
    return torch.where((p > q) | (q == 0).all(-1, keepdim=True), p, 0.0).softmax(-1)


@pytest.mark.parametrize("rule", [from_the_target, softmax_of_the_excess])
def test_wrong_residual_is_noticed(
    rule: Callable[[Tensor, Tensor], Tensor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "residual", rule)
    settings = Settings(gamma=2, max_new_tokens=3, temperature=1)
    sequences = emitted(with_draft(), PROMPT, settings)
    assert distance(sequences, own(TARGET, PROMPT, settings)) > 1e-3


def test_target_that_does_not_roll_back_is_noticed() -> None:
    class Stuck(Scripted):
        def rollback(self, length: int) -> None:
            self.length = length  # but keeps the rejected tokens

    def models() -> tuple[Scripted, Drafter]:
        return Stuck(TARGET), ModelDrafter(Scripted(DRAFT))

    settings = Settings(gamma=2, max_new_tokens=3, temperature=1)
    sequences = emitted(models, PROMPT, settings)
    assert distance(sequences, own(TARGET, PROMPT, settings)) > 1e-3


class Unknown:
    """A drafter whose state the enumeration cannot see, so that it merges no paths."""

    def __init__(self, drafter: Drafter) -> None:
        self.propose, self.rollback = drafter.propose, drafter.rollback


@pytest.mark.parametrize(
    "drafter",
    [ModelDrafter, GreedyDrafter, ForgetfulDrafter, partial(ModelDrafter, confidence=0.4)],
)
def test_merging_paths_changes_no_probability(drafter: Callable[[Scripted], Drafter]) -> None:
    """Also with drafters that bias the output."""
    settings = Settings(gamma=2, max_new_tokens=4, temperature=1, top_k=2)
    together = emitted(with_draft(drafter), PROMPT, settings)
    apart = emitted(with_draft(lambda draft: Unknown(drafter(draft))), PROMPT, settings)
    assert distance(together, apart) < EXACT


# Seeded runs, by counting instead of enumeration


FLAT = hashed(1, 3, scale=0.5)
CRITICAL = 54.05  # χ² with 26 degrees of freedom, p = 0.001


def test_seeded_runs_follow_the_target() -> None:
    """χ² of 3,000 seeds against the 27 texts of three tokens; the seeds are fixed."""
    expected = own(FLAT, PROMPT, Settings(max_new_tokens=3, temperature=1))
    runs = 3000
    assert min(expected.values()) * runs > 5
    seen = dict.fromkeys(expected, 0)
    models = with_draft(target=FLAT)
    for seed in range(runs):
        settings = Settings(gamma=2, max_new_tokens=3, temperature=1, seed=seed)
        tokens, _, _ = whole(decode(*models(), PROMPT, settings))
        seen[tuple(tokens)] += 1
    assert chi_square(seen, expected, runs) < CRITICAL


def test_chi_square_notices_another_target() -> None:
    """The same statistic rejects the texts of a slightly warmer target."""
    expected = own(FLAT, PROMPT, Settings(max_new_tokens=3, temperature=1))
    warmer = own(FLAT, PROMPT, Settings(max_new_tokens=3, temperature=1.5))
    seen = {tokens: round(3000 * share) for tokens, share in warmer.items()}
    assert chi_square(seen, expected, 3000) > CRITICAL


def chi_square(
    seen: dict[tuple[int, ...], int], expected: dict[tuple[int, ...], float], runs: int
) -> float:
    return sum((seen[key] - runs * p) ** 2 / (runs * p) for key, p in expected.items())
