"""Many texts at once, against every random path of the step-by-step decoder and the target alone.

Exact shares replace the random numbers, so that the results are exact.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import TypeVar

import pytest
import torch
from msgspec.structs import replace
from torch import Tensor

from specviz.decoding.crowd import BatchSampler, Drawn, Rule, SeededDraws
from specviz.decoding.drafters import (
    Drafter,
    LookupDrafter,
    LookupElseModelDrafter,
    ModelDrafter,
)
from specviz.decoding.pair import Pair
from specviz.decoding.prefill import prefill
from specviz.decoding.race import finish, race
from specviz.decoding.rules import token, top_k
from specviz.settings import Settings
from support.exact import DRAFT, EXACT, PROMPT, TARGET, Case
from support.scripted import (
    CPU,
    Scripted,
    Sequences,
    constant,
    distance,
    emitted,
    own,
    scripted_pair,
)

TOKEN, TOP_K = token.JUDGE, top_k.JUDGE

Result = TypeVar("Result")
Models = Callable[[int], tuple[Scripted, Drafter]]


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lossy rule always accepts the target's two likeliest of three tokens."""
    monkeypatch.setattr(top_k, "LIKELIEST", 2)


class Shares:
    """Every outcome at once, each with its exact share of the texts."""

    def tokens(self, p: Tensor, texts: float) -> list[tuple[int, float]]:
        return [(x, share * texts) for x, share in enumerate(p.tolist()) if share > 0]

    def passing(self, chance: float, texts: float) -> float:
        return chance * texts


def result(steps: Generator[object, None, Result]) -> Result:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            value: Result = end.value
            return value


CASES: list[tuple[Case, tuple[int, ...], int]] = [
    (Case(gamma=1, tokens=1), (), 64),
    (Case(gamma=1, tokens=3), (), 64),
    (Case(gamma=2, tokens=3), (), 64),
    (Case(gamma=4, tokens=2, temperature=0.5), (), 64),
    (Case(gamma=4, tokens=3, top_p=0.8), (), 64),
    (Case(gamma=2, tokens=3, temperature=1.7, top_k=2), (), 64),
    (Case(gamma=2, tokens=3), (2,), 64),
    (Case(gamma=3, tokens=3, temperature=0), (), 64),
    (Case(gamma=3, tokens=3), (), len(PROMPT) + 2),
]
EVERY = pytest.mark.parametrize(("case", "ends", "limit"), CASES, ids=str)


def longer(case: Case) -> Settings:
    """Decode one token more than is compared, as a crowd does: the last is never a draft."""
    return replace(case.settings, max_new_tokens=case.tokens + 1)


def model(limit: int, confidence: float = 0) -> tuple[Scripted, Drafter]:
    return Scripted(TARGET, limit), ModelDrafter(Scripted(DRAFT), confidence)


def lookup(limit: int) -> tuple[Scripted, Drafter]:
    return Scripted(TARGET, limit), LookupDrafter(3, CPU)


def either(limit: int) -> tuple[Scripted, Drafter]:
    drafter = ModelDrafter(Scripted(DRAFT))
    return Scripted(TARGET, limit), LookupElseModelDrafter(
        LookupDrafter(3, CPU, shortest=2), drafter
    )


def crowd(models: tuple[Scripted, Drafter], case: Case, ends: tuple[int, ...] = ()) -> BatchSampler:
    target, drafter = models
    prefill(target, PROMPT[:-1])
    return BatchSampler(target, drafter, PROMPT, frozenset(ends), longer(case), case.tokens)


def written(
    models: tuple[Scripted, Drafter], case: Case, rule: Rule, ends: tuple[int, ...] = ()
) -> Sequences:
    return dict(result(crowd(models, case, ends).texts(1.0, rule, Shares())).written)


def beginnings(sequences: Sequences, tokens: int) -> Sequences:
    """The distribution of the texts' first tokens."""
    found = defaultdict[tuple[int, ...], float](float)
    for text, share in sequences.items():
        found[text[:tokens]] += share
    return found


@EVERY
@pytest.mark.parametrize("models", [model, partial(model, confidence=0.4), lookup, either])
def test_the_token_rule_writes_what_the_target_writes(
    models: Models, case: Case, ends: tuple[int, ...], limit: int
) -> None:
    found = written(models(limit), case, TOKEN.over, ends)
    assert distance(found, own(TARGET, PROMPT, case.settings, ends, limit)) < EXACT
    step_by_step = emitted(lambda: models(limit), PROMPT, longer(case), ends)
    assert distance(found, beginnings(step_by_step, case.tokens)) < EXACT


@EVERY
@pytest.mark.parametrize("models", [model, lookup])
def test_a_lossy_rule_writes_what_the_decoder_would_write_with_it(
    models: Models, case: Case, ends: tuple[int, ...], limit: int
) -> None:
    found = written(models(limit), case, TOP_K.over, ends)
    settings = replace(longer(case), rule="top-k")
    step_by_step = emitted(lambda: models(limit), PROMPT, settings, ends)
    assert distance(found, beginnings(step_by_step, case.tokens)) < EXACT


def test_a_lossy_rule_changes_the_output() -> None:
    case = Case(gamma=2, tokens=2)
    target = own(TARGET, PROMPT, case.settings)
    assert distance(written(model(64), case, TOP_K.over), target) > 0.01


def test_accepted_guesses_are_the_overlap_and_corrections_the_rest() -> None:
    p, q = torch.tensor([0.5, 0.3, 0.2]), torch.tensor([0.2, 0.2, 0.6])
    models = Scripted(constant(*p.tolist())), ModelDrafter(Scripted(constant(*q.tolist())))
    found = result(crowd(models, Case(gamma=4, tokens=1)).texts(1.0, TOKEN.over, Shares()))
    for x in range(3):
        assert found.written[x,] == pytest.approx(p[x].item())
        assert found.guessed[x,] == pytest.approx(min(p[x], q[x]).item())


def test_a_point_that_many_texts_come_to_costs_one_pass() -> None:
    target, drafter = Scripted(TARGET), ModelDrafter(Scripted(DRAFT))
    many = crowd((target, drafter), Case(gamma=2, tokens=2))
    before = len(target.widths)
    result(many.texts(10_000, TOKEN.over, SeededDraws(1)))
    once = len(target.widths) - before
    assert once <= 1 + 2 * 3  # the prompt, and each first token as a draft or a correction
    result(many.texts(10_000, TOKEN.over, SeededDraws(2)))
    assert len(target.widths) - before == once


@pytest.mark.parametrize("rule", [TOKEN.over, TOP_K.over])
def test_drawn_texts_come_as_often_as_they_should(rule: Rule) -> None:
    case, texts = Case(gamma=2, tokens=2), 40_000
    expected = written(model(64), case, rule)
    drawn: Drawn = result(crowd(model(64), case).texts(texts, rule, SeededDraws(3)))
    assert sum(drawn.written.values()) == texts
    assert drawn.written.keys() <= expected.keys()
    chi_square = sum(
        (drawn.written.get(text, 0) - texts * share) ** 2 / (texts * share)
        for text, share in expected.items()
    )
    assert chi_square < 26.1  # 8 degrees of freedom, p = 0.001


@pytest.mark.parametrize("rule", [TOKEN.over, TOP_K.over])
def test_a_draft_whose_logits_overflow_only_costs_time(rule: Rule) -> None:
    p = (0.5, 0.3, 0.2)
    models = Scripted(constant(*p)), ModelDrafter(Scripted(lambda _: (math.nan,) * 3))
    many = crowd(models, Case(gamma=2, tokens=1))
    drawn: Drawn = result(many.texts(10_000, rule, SeededDraws(1)))
    assert not drawn.guessed
    for x, share in enumerate(p):
        assert drawn.written[x,] == pytest.approx(10_000 * share, abs=250)  # five sigma


def test_draws_follow_from_their_seeds() -> None:
    p = torch.tensor([0.5, 0.0, 0.3, 0.2])
    first, again, other = (SeededDraws(*seeds) for seeds in ((1, 2), (1, 2), (1, 3)))
    drawn = first.tokens(p, 1000)
    assert drawn == again.tokens(p, 1000)
    assert drawn != other.tokens(p, 1000)
    assert [x for x, _ in drawn] == [0, 2, 3]
    assert sum(share for _, share in drawn) == 1000
    assert (first.passing(1.0, 7), first.passing(0.0, 7)) == (7, 0)


def test_likely_texts_have_the_targets_own_probabilities() -> None:
    case, ends = Case(gamma=2, tokens=3, temperature=0.7), (2,)
    exact = own(TARGET, PROMPT, case.settings, ends)
    found = result(crowd(model(64), case, ends).likely(8))
    assert len(found) == 8
    assert found == sorted(found, key=lambda each: -each[1])
    for text, probability in found:
        assert probability == pytest.approx(exact[text], abs=EXACT)
    everything = result(crowd(model(64), case, ends).likely(1000))
    assert distance(dict(everything), exact) < EXACT


@pytest.mark.parametrize("drafter", ["model", "lookup", "early-exit"])
def test_on_real_models_the_caches_go_back_to_the_prompt(
    bundled: Callable[[str], Pair], drafter: str
) -> None:
    """At temperature 0, every text must equal the output of a run."""
    pair = bundled("bundled-medium")
    prompt: Sequence[int] = pair.tokenizer.encode("def area(width, height):\n" * 4)
    settings = Settings(temperature=0.0, gamma=2, max_new_tokens=3, drafter=drafter)
    expected = finish(race(pair, prompt, settings)).output
    target = pair.target()
    made, draft = pair.drafter(drafter, target)
    for model in (target, draft):
        if model is not None:
            prefill(model, prompt[:-1])
    many = BatchSampler(target, made, prompt, pair.ends, settings, 3)
    for _ in range(2):
        assert result(many.texts(5, TOKEN.over, SeededDraws(0))).written == {expected: 5}
    ((text, probability),) = result(many.likely(4))
    assert (text, probability) == (expected, 1.0)


def test_a_full_context_shortens_the_texts() -> None:
    pair = scripted_pair(TARGET, DRAFT, limit=len(PROMPT) + 1)
    target = pair.target()
    drafter, _ = pair.drafter("model", target)
    prefill(target, PROMPT[:-1])
    short = BatchSampler(target, drafter, PROMPT, pair.ends, Settings(temperature=1, gamma=3), 3)
    drawn = result(short.texts(50, TOKEN.over, SeededDraws(0))).written
    assert {len(text) for text in drawn} == {1}
