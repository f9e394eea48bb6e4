"""How many kernels a GPU launches for each layer, counted where nothing is computed."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import torch
from torch import Tensor
from transformers import (
    LlamaConfig,
    LlamaForCausalLM,
    MistralConfig,
    MistralForCausalLM,
    PreTrainedModel,
    Qwen2Config,
    Qwen2ForCausalLM,
    Qwen3Config,
    Qwen3ForCausalLM,
)

from specviz.decoding.language_model import CachedModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.static_runner import StaticRunner
from support.kernels import kernels

Work = Callable[[Tensor, int], Tensor]
Make = Callable[[PreTrainedModel], Work]

META = torch.device("meta")
SIZES: dict[str, Any] = {
    "vocab_size": 64,
    "hidden_size": 64,
    "intermediate_size": 128,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "head_dim": 16,
    "sliding_window": None,
}
FAMILIES = {
    "llama": (LlamaForCausalLM, LlamaConfig, 18),
    "mistral": (MistralForCausalLM, MistralConfig, 18),
    "qwen2": (Qwen2ForCausalLM, Qwen2Config, 18),
    "qwen3": (Qwen3ForCausalLM, Qwen3Config, 20),
}
EVERY = pytest.mark.parametrize(("kind", "config", "budget"), FAMILIES.values(), ids=FAMILIES)


def per_layer(make: Make, kind: type, config: type, width: int) -> int:
    """What a pass over some tokens launches for one more layer."""
    counted = []
    for layers in (2, 3):
        with META:
            model = kind(config(**SIZES, num_hidden_layers=layers)).bfloat16()
        tokens = torch.zeros(width, dtype=torch.long, device=META)
        counted.append(len(kernels(partial(make(model), tokens, width))))
    return counted[1] - counted[0]


def after_a_prompt(reader: type, model: PreTrainedModel) -> Work:
    read = reader(model)
    read.logits(torch.zeros(9, dtype=torch.long, device=META), 1)
    logits: Work = read.logits
    return logits


def captured(model: PreTrainedModel) -> Work:
    return StaticRunner(model, room=512)._forward


LEAN = pytest.mark.parametrize("make", [partial(after_a_prompt, LeanModel), captured])


@LEAN
@EVERY
def test_a_step_stays_within_its_budget(make: Make, kind: type, config: type, budget: int) -> None:
    assert per_layer(make, kind, config, 1) <= budget


@LEAN
@EVERY
def test_a_verification_adds_two_at_most(make: Make, kind: type, config: type, budget: int) -> None:
    assert per_layer(make, kind, config, 5) <= budget + 2


@EVERY
def test_transformers_launches_more_than_twice_as_many(
    kind: type, config: type, budget: int
) -> None:
    """So the count sees what is launched."""
    assert per_layer(partial(after_a_prompt, CachedModel), kind, config, 1) > 2 * budget
