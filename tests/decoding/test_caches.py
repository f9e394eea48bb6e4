"""Cached models give the logits of uncached ones and the text of transformers."""

import json
import random
from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from transformers import PreTrainedModel

from specviz.decoding.drafters import LookupDrafter, ModelDrafter
from specviz.decoding.language_model import CachedModel
from specviz.decoding.pair import Pair
from specviz.decoding.race import finish, race
from specviz.models.assembly import LoadedModels
from support.decoded import WAYS, run, settings, uncached, verdicts
from support.paths import ASSETS
from support.scripted import CPU, Scripted, Table, tiny_llama

HELD_OUT = ASSETS / "prompts" / "held_out.jsonl"


# Caches


@pytest.mark.parametrize("seed", range(4))
def test_cached_logits_are_uncached_logits(seed: int) -> None:
    """After random reads and rollbacks, as if the text had been read in one pass."""
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


@pytest.mark.parametrize("way", WAYS)
def test_models_of_the_same_weights_have_their_own_caches(way: str) -> None:
    weights = tiny_llama(1)
    one, two = WAYS[way](weights), WAYS[way](weights)
    one.logits(torch.tensor([1, 2, 3]), 1)
    two.logits(torch.tensor([4]), 1)
    logits = one.logits(torch.tensor([5]), 1)
    assert (one.length, two.length) == (4, 1)
    assert torch.allclose(logits, uncached(weights, [1, 2, 3, 5])[-1:], atol=1e-4)


@pytest.mark.parametrize("way", WAYS)
def test_padded_vocabulary_is_cut(way: str) -> None:
    weights = tiny_llama(1)
    model = WAYS[way](weights, 33)
    assert model.logits(torch.tensor([1, 2]), 2).shape == (2, 33)
    assert model.vocabulary == 33
    assert WAYS[way](weights).vocabulary == 40


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
    """The greedy text of transformers' own `generate`."""
    ids = torch.tensor([prompt])
    output: Tensor = model.generate(
        ids, attention_mask=torch.ones_like(ids), max_new_tokens=most, do_sample=False
    )
    return output[0, len(prompt) :].tolist()


def assert_same(
    model: PreTrainedModel, prompt: list[int], ours: list[int], theirs: list[int]
) -> None:
    """Fail on a difference, and report how far apart the two best logits are."""
    if ours == theirs:
        return
    position = next(
        (i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b),
        min(len(ours), len(theirs)),
    )
    first, second = uncached(model, prompt + theirs[:position])[-1].topk(2).values.tolist()
    pytest.fail(
        f"token {position} of {ours} is not that of {theirs}; "
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
    """Every drafter runs with each γ, on some of the three prompts for each γ (24 in all)."""
    pair, target = bundled("bundled-medium"), checkpoints("bundled-medium").target
    texts = held_out()
    for turn, text in enumerate(texts[gamma - 1 :: 8][:3], gamma):
        prompt = pair.tokenizer.encode(text)[:64]
        theirs = generated(target, prompt, 16)
        for name in pair.drafters[turn % 3 :: 3]:
            how = settings(gamma=gamma, temperature=0, max_new_tokens=16, drafter=name)
            model = pair.target()
            drafter, _ = pair.drafter(name, model)
            ours, _, _ = run(model, drafter, how, prompt, list(pair.ends))
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
