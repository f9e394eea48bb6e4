"""The lean reader computes what transformers computes, and only where it can."""

import os
import random
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import LlamaConfig, LlamaForCausalLM, MistralConfig, MistralForCausalLM

from specviz.decoding import lean_llama
from specviz.decoding.language_model import CachedModel
from specviz.decoding.lean_llama import LeanLlama, _alone, fits, pack
from specviz.decoding.linear import FEW
from specviz.models.machine import cpu_has
from support.paths import ROOT

ROPE: dict[str, Any] = {
    "rope_type": "llama3",
    "rope_theta": 10000.0,
    "factor": 8.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 64,
}
SHAPES: list[dict[str, Any]] = [
    {},
    {"num_key_value_heads": 2},
    {"num_key_value_heads": 1, "head_dim": 16},
    {"tie_word_embeddings": True},
    {"rope_parameters": ROPE},
    {"rope_parameters": {"rope_type": "linear", "rope_theta": 10000.0, "factor": 2.0}},
]


def llama(**more: Any) -> LlamaForCausalLM:
    torch.manual_seed(0)
    sizes: dict[str, Any] = {
        "vocab_size": 50,
        "hidden_size": 32,
        "intermediate_size": 48,
        "num_hidden_layers": 3,
        "num_attention_heads": 4,
        "max_position_embeddings": 400,
        "initializer_range": 0.3,
    }
    return LlamaForCausalLM(LlamaConfig(**sizes | more)).eval()


@pytest.mark.parametrize("shape", SHAPES)
def test_the_same_logits_after_any_reading_and_rolling_back(shape: dict[str, Any]) -> None:
    model, numbers = llama(**shape), random.Random(1)
    lean, usual = LeanLlama(model), CachedModel(model)
    assert (lean.limit, lean.vocabulary, lean.device) == (400, 50, usual.device)
    for width in (7, 1, 5, 2, 1, 60, 1, 9, 200, 3):  # past the first capacity of the cache
        tokens = torch.tensor([numbers.randrange(50) for _ in range(width)])
        last = numbers.randrange(1, width + 1)
        ours, theirs = lean.logits(tokens, last), usual.logits(tokens, last)
        assert ours.shape == (last, 50)
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-4)
        length = numbers.randrange(lean.length // 2, lean.length + 3)
        lean.rollback(length)
        usual.rollback(length)
        assert lean.length == usual.length


def test_readers_share_weights_but_not_caches() -> None:
    model = llama()
    tokens = torch.tensor([1, 2, 3])
    one, other = LeanLlama(model), LeanLlama(model)
    first = one.logits(tokens, 1)
    one.logits(torch.tensor([4, 5]), 2)
    assert other.length == 0
    torch.testing.assert_close(other.logits(tokens, 1), first, rtol=0, atol=0)


def test_the_model_itself_goes_on_working() -> None:
    model, tokens = llama(num_key_value_heads=2), torch.tensor([[3, 1, 4, 1, 5]])
    with torch.no_grad():
        before = model(tokens).logits
        LeanLlama(model)
        torch.testing.assert_close(model(tokens).logits, before)


def test_a_padded_vocabulary_is_cut() -> None:
    assert LeanLlama(llama(), 40).logits(torch.tensor([1, 2]), 2).shape == (2, 40)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_half_precision(dtype: torch.dtype) -> None:
    model = llama().to(dtype)
    tokens = torch.tensor([1, 2, 3, 4])
    ours, theirs = LeanLlama(model).logits(tokens, 4), CachedModel(model).logits(tokens, 4)
    assert ours.dtype == theirs.dtype == dtype
    torch.testing.assert_close(ours.float(), theirs.float(), rtol=0.1, atol=0.1)


HALF = cpu_has("avx512_bf16")  # every CPU with AMX has it, too


@pytest.mark.skipif(not HALF, reason="this CPU does not multiply in bfloat16")
@pytest.mark.parametrize("shape", [*SHAPES, {"intermediate_size": 1536}])
@pytest.mark.parametrize("length", [1, 250, 530])  # the cache grows; attention takes 512 at a time
def test_a_verification_finds_the_very_numbers_of_steps(shape: dict[str, Any], length: int) -> None:
    sizes = {"hidden_size": 64, "intermediate_size": 96, "max_position_embeddings": 550}
    model = llama(**sizes | shape)
    model.bfloat16()
    pack(model)
    tokens = torch.randint(50, (length + FEW,), generator=torch.Generator().manual_seed(0))
    reader = LeanLlama(model)
    reader.logits(tokens[:length], 1)
    steps = torch.cat([reader.logits(token, 1) for token in tokens[length:].split(1)])
    for width in (1, 2, 3, 5, FEW):
        reader.rollback(length)
        assert reader.logits(tokens[length : length + width], width).equal(steps[:width])


@pytest.mark.skipif(not HALF, reason="this CPU does not multiply in bfloat16")
def test_the_same_numbers_without_amx() -> None:
    """As on AMD's CPUs, where a row alone is summed in another order than among others."""
    tried = "from specviz.decoding.linear import differs_alone; print(differs_alone(512, 1536))"
    without = os.environ | {"ONEDNN_MAX_CPU_ISA": "AVX512_CORE_BF16"}
    found = partial(subprocess.run, env=without, cwd=ROOT, capture_output=True, text=True)
    assert found([sys.executable, "-c", tried], check=True).stdout == "True\n"
    named = (
        f"{Path(__file__).relative_to(ROOT)}::test_a_verification_finds_the_very_numbers_of_steps"
    )
    again = found([sys.executable, "-m", "pytest", "-q", named], check=False)
    assert again.returncode == 0, again.stdout


@pytest.mark.parametrize("shape", SHAPES)
def test_few_tokens_attend_alone_as_they_do_together(
    shape: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """That is done in bfloat16; here in float32, where a difference would show."""
    model, tokens = llama(**shape), torch.arange(40)
    together, alone = LeanLlama(model), LeanLlama(model)
    alone._coarse = True
    monkeypatch.setattr(lean_llama, "_alone", lambda *places: _alone(*places).float())
    for start, end in ((0, 7), (7, 8), (8, 13), (13, 38), (38, 40)):
        ours, theirs = (each.logits(tokens[start:end], 1) for each in (alone, together))
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("shape", SHAPES)
def test_what_fits(shape: dict[str, Any]) -> None:
    assert fits(llama(**shape))


@pytest.mark.parametrize(
    "shape",
    [
        {"attention_bias": True},
        {"mlp_bias": True},
        {"hidden_act": "gelu"},
        {"rope_parameters": {"rope_type": "dynamic", "rope_theta": 10000.0, "factor": 2.0}},
    ],
)
def test_what_does_not_fit(shape: dict[str, Any]) -> None:
    assert not fits(llama(**shape))


def test_another_architecture_or_layer_does_not_fit() -> None:
    config = MistralConfig(
        vocab_size=50,
        hidden_size=32,
        intermediate_size=48,
        num_hidden_layers=1,
        num_attention_heads=4,
        num_key_value_heads=2,
    )
    assert not fits(MistralForCausalLM(config))
    model = llama()
    model.model.layers[0].mlp.up_proj = torch.nn.Sequential(model.model.layers[0].mlp.up_proj)
    model.model.layers[0].mlp.up_proj.out_features = 48  # as a quantised layer would say
    assert not fits(model)
