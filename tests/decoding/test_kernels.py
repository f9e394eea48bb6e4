"""How many kernels a GPU launches for each layer, counted where nothing is computed."""

from typing import Any

import pytest
import torch
from transformers import (
    LlamaConfig,
    LlamaForCausalLM,
    MistralConfig,
    MistralForCausalLM,
    Qwen2Config,
    Qwen2ForCausalLM,
    Qwen3Config,
    Qwen3ForCausalLM,
)

from specviz.decoding.language_model import CachedModel
from specviz.decoding.lean.model import LeanModel
from support.kernels import kernels

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


def per_layer(reader: type, kind: type, config: type, width: int) -> int:
    """What a pass over some tokens launches for one more layer."""
    counted = []
    for layers in (2, 3):
        with META:
            model = kind(config(**SIZES, num_hidden_layers=layers)).bfloat16()
        read = reader(model)
        read.logits(torch.zeros(9, dtype=torch.long, device=META), 1)
        tokens = torch.zeros(width, dtype=torch.long, device=META)
        counted.append(len(kernels(lambda: read.logits(tokens, width))))  # noqa: B023  # at once
    return counted[1] - counted[0]


@EVERY
def test_a_step_stays_within_its_budget(kind: type, config: type, budget: int) -> None:
    assert per_layer(LeanModel, kind, config, 1) <= budget


@EVERY
def test_a_verification_adds_two_at_most(kind: type, config: type, budget: int) -> None:
    assert per_layer(LeanModel, kind, config, 5) <= budget + 2


@EVERY
def test_transformers_launches_more_than_twice_as_many(
    kind: type, config: type, budget: int
) -> None:
    """So the count sees what is launched."""
    assert per_layer(CachedModel, kind, config, 1) > 2 * budget
