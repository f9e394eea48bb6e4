"""Latency and goodput against a simulated server; sizes of architectures against checkpoints."""

import random
from collections import deque
from collections.abc import Iterator
from statistics import mean
from typing import NamedTuple

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from transformers import (
    AutoModelForCausalLM,
    LlamaConfig,
    PreTrainedConfig,
    PreTrainedModel,
    Qwen2Config,
    Qwen3Config,
    Qwen3MoeConfig,
)

from specviz.theory.architectures import ARCHITECTURES, LLAMA_8B, QWEN3_MOE, Architecture
from specviz.theory.latency import (
    MOST_TEXTS,
    Server,
    Targets,
    best_goodput,
    goodput,
    most_texts,
    server,
)
from specviz.theory.load import Load
from specviz.theory.roofline import Drafting, Hardware, Weights, step_seconds
from specviz.theory.speculation import expected_tokens

GPU = Hardware("made up", 1e12, 1e14, 30e9, "")
BIG, SMALL = Weights(8e9, 2, 70_000), Weights(5e8, 2, 10_000)
LOAD = Load(GPU, BIG, SMALL, prompt=400, answer=206, alpha=0.8, gamma=4)
LAX = Targets(60.0, 60.0)


class Text(NamedTuple):
    arrived: float
    begun: float


def simulated(load: Load, gamma: int, requests: float, texts: int) -> tuple[float, float, float]:
    """Simulate a server by events: mean batch, seconds to the first token, and per later token.

    Every round gives each text the mean number of tokens of a round.
    """
    dice = random.Random(1)
    prompt = step_seconds(load.hardware, load.target, 1, load.prompt, 0)
    prompt += step_seconds(load.hardware, load.draft, 1, load.prompt, 0) if gamma else 0
    tokens = expected_tokens(load.alpha, gamma)
    clock, following = 0.0, dice.expovariate(requests)
    waiting, decoded = deque[float](), dict[Text, float]()
    firsts, others, batches = list[float](), list[float](), list[int]()

    def arrivals() -> Iterator[float]:
        nonlocal following
        while following <= clock:
            yield following
            following += dice.expovariate(requests)

    while len(others) < texts:
        waiting.extend(arrivals())
        if waiting:  # prompts go first
            clock += prompt
            arrived = waiting.popleft()
            decoded[Text(arrived, clock)] = load.answer - 1
            firsts.append(clock - arrived)
            continue
        if not decoded:
            clock = following
            continue
        batch = len(decoded)
        batches.append(batch)
        step = step_seconds(load.hardware, load.target, batch, 1, load.context)
        clock += step * load.costs(batch).round_cost(gamma)
        for text in list(decoded):
            decoded[text] -= tokens
            if decoded[text] <= 0:
                del decoded[text]
                others.append((clock - text.begun) / (load.answer - 1))
    half = texts // 4  # before it, the server fills
    return mean(batches[len(batches) // 4 :]), mean(firsts[half:]), mean(others[half:])


def serving(load: Load, gamma: int) -> Server:
    found = server(load, gamma)
    assert found is not None
    return found


@pytest.mark.parametrize("gamma", [0, 4])
@pytest.mark.parametrize("share", [0.3, 0.7])
def test_latencies_are_those_of_a_simulated_server(gamma: int, share: float) -> None:
    predicted = serving(LOAD, gamma)
    reached = predicted.latency(share * predicted.most)
    texts, first, token = simulated(LOAD, gamma, reached.requests, 4000)
    assert token == pytest.approx(reached.token, rel=0.1)
    assert first == pytest.approx(reached.first, rel=0.1)
    assert texts == pytest.approx(reached.texts, rel=0.1, abs=0.6)


def test_near_its_limit_a_server_is_slower_than_predicted() -> None:
    """Bursts of prompts then halt decoding for longer than their mean."""
    predicted = serving(LOAD, 4)
    reached = predicted.latency(0.9 * predicted.most)
    _, _, token = simulated(LOAD, 4, reached.requests, 2000)
    assert token > 1.1 * reached.token


def test_a_lone_request_does_not_wait() -> None:
    plain, speculative = (serving(LOAD, gamma).latency(1e-6) for gamma in (0, 4))
    step = step_seconds(GPU, BIG, 1, 1, LOAD.context)
    assert plain.token == pytest.approx(step, rel=1e-3)
    assert plain.first == pytest.approx(step_seconds(GPU, BIG, 1, LOAD.prompt, 0), rel=1e-3)
    speedup = LOAD.costs(1).speedup(LOAD.alpha, 4)
    assert speculative.token == pytest.approx(step / speedup, rel=1e-3)


def loads() -> st.SearchStrategy[Load]:
    mixture = Weights(3e10, 2, 5e4, active=3e9, experts=128, used=8)
    drafting: st.SearchStrategy[Drafting] = st.sampled_from(["steps", "block", "none"])
    return st.builds(
        Load,
        st.just(GPU._replace(memory=200e9, layer_seconds=1e-5)),
        st.sampled_from([BIG, mixture, BIG._replace(weight_bytes=0.5, layers=36)]),
        st.just(SMALL._replace(layers=28)),
        st.integers(1, 4000),
        st.integers(2, 2000),
        st.floats(0, 1),
        st.integers(1, 8),
        drafting,
    )


@settings(max_examples=40, deadline=None)
@given(loads(), st.integers(0, 8), st.floats(0.01, 0.95), st.floats(1.001, 1.05))
def test_more_requests_are_each_served_more_slowly(
    load: Load, gamma: int, share: float, more: float
) -> None:
    some = serving(load, gamma)
    before, after = (some.latency(share * some.most * factor) for factor in (1, more))
    for less, greater in zip(before, after, strict=True):
        assert greater >= less * (1 - 1e-9)


@settings(max_examples=20, deadline=None)
@given(loads(), st.integers(0, 8), st.floats(0.01, 2), st.floats(0.005, 0.2))
def test_goodput_is_the_highest_rate_within_the_targets(
    load: Load, gamma: int, first: float, token: float
) -> None:
    targets, some = Targets(first, token), serving(load, gamma)
    every = [some.latency(share / 200 * some.most) for share in range(1, 200)]
    met = [each.requests for each in every if targets.met(each)]
    found = goodput(load, gamma, targets)
    slow, fast = max(met, default=0.0), found.requests if found else 0.0
    assert slow * (1 - 1e-9) <= fast <= slow + some.most / 200 * (1 + 1e-9)


def test_memory_limits_the_batch_and_the_draft_takes_some_of_it() -> None:
    plain, speculative = most_texts(LOAD, 0), most_texts(LOAD, 4)
    assert plain == int((30e9 - 16e9) / (606 * 70_000 * 2)) == len(serving(LOAD, 0).rounds)
    assert speculative == int((30e9 - 17e9) / (606 * 80_000 * 2)) < plain
    assert most_texts(LOAD._replace(hardware=GPU._replace(memory=None)), 4) == MOST_TEXTS
    small = LOAD._replace(hardware=GPU._replace(memory=1e9))
    assert goodput(small, 0, LAX) is None
    assert best_goodput(small, LAX) == (0, None)


def test_speculation_serves_more_where_each_token_must_be_quick() -> None:
    strict = Targets(10.0, step_seconds(GPU, BIG, 1, 1, LOAD.context) * 0.9)
    assert goodput(LOAD, 0, strict) is None
    quick = goodput(LOAD, 4, strict)
    assert quick is not None
    best, there = best_goodput(LOAD, strict)
    assert best > 0
    assert there is not None
    assert there.requests >= quick.requests


# Sizes


def config_of(known: Architecture) -> PreTrainedConfig:
    """The config of an architecture: a family of transformers with these sizes."""
    sizes = {
        "vocab_size": known.vocabulary,
        "hidden_size": known.width,
        "intermediate_size": known.inner,
        "num_hidden_layers": known.layers,
        "num_attention_heads": known.heads,
        "num_key_value_heads": known.kv_heads,
        "head_dim": known.head,
        "tie_word_embeddings": known.tied,
    }
    if known.experts > 1:
        sizes |= {"moe_intermediate_size": known.inner, "num_experts": known.experts}
        return Qwen3MoeConfig(**sizes, num_experts_per_tok=known.used)
    family = Qwen3Config if known.norms else Qwen2Config if known.biases else LlamaConfig
    return family(**sizes)


@pytest.mark.parametrize("name", ARCHITECTURES)
def test_sizes_of_architectures(name: str) -> None:
    """They are those of transformers' models, built without memory."""
    known = ARCHITECTURES[name]
    config = config_of(known)
    with torch.device("meta"):
        model: PreTrainedModel = AutoModelForCausalLM.from_config(config)
    assert model.num_parameters() == known.parameters
    assert known.per_token == 2 * known.layers * known.kv_heads * known.head
    assert (known.active < known.parameters) == (known.experts > 1)
    assert known.unread == (0 if known.tied else (known.vocabulary - 1) * known.width)
    assert known.read == known.active - known.unread


def test_a_mixture_of_experts_uses_as_much_as_its_card_says() -> None:
    assert ARCHITECTURES[QWEN3_MOE].active / 1e9 == pytest.approx(3.3, abs=0.06)


def test_a_head_is_as_large_as_the_published_ones() -> None:
    """EAGLE3-LLaMA3.1-Instruct-8B is a file of 850 MB in 16 bits."""
    assert 2 * ARCHITECTURES[LLAMA_8B].drafter_sizes("eagle3")[0] / 1e6 == pytest.approx(
        850, rel=0.005
    )
