"""The lean model is bit-identical to transformers, and rejects models that it does not fit."""

import copy
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import torch
from transformers import (
    AutoModelForCausalLM,
    Gemma2Config,
    LlamaConfig,
    MistralConfig,
    PreTrainedModel,
    Qwen2Config,
    Qwen3Config,
)

from specviz.decoding.language_model import CachedModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.weights import is_lean, pack
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
YARN: dict[str, Any] = {
    "rope_type": "yarn",
    "rope_theta": 10000.0,
    "factor": 4.0,
    "original_max_position_embeddings": 100,
}
SHAPES: list[dict[str, Any]] = [
    {},
    {"num_key_value_heads": 2},
    {"num_key_value_heads": 1, "head_dim": 16},
    {"tie_word_embeddings": True},
    {"attention_bias": True, "mlp_bias": True},
    {"rope_parameters": ROPE},
    {"rope_parameters": {"rope_type": "linear", "rope_theta": 10000.0, "factor": 2.0}},
    {"rope_parameters": YARN},
]
HEADS: dict[str, Any] = {"num_key_value_heads": 4, "head_dim": 8}
GROUPED: dict[str, Any] = {"num_key_value_heads": 2}
FAMILIES: dict[str, tuple[type, dict[str, Any]]] = {
    "Mistral": (MistralConfig, GROUPED | {"sliding_window": None}),
    "Qwen2": (Qwen2Config, GROUPED),
    "Qwen2, long": (Qwen2Config, GROUPED | {"rope_parameters": YARN}),
    "Qwen2, tied": (Qwen2Config, GROUPED | {"tie_word_embeddings": True}),
    "Qwen3": (Qwen3Config, GROUPED | {"head_dim": 16}),
    "Qwen3, biases": (Qwen3Config, {"attention_bias": True} | HEADS),
}
SIZES: dict[str, Any] = {
    "vocab_size": 50,
    "hidden_size": 32,
    "intermediate_size": 64,  # whole vectors, as in every published model
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "max_position_embeddings": 400,
    "initializer_range": 0.3,
    "eos_token_id": None,
    "bos_token_id": None,
    "pad_token_id": None,
}


def llama(**more: Any) -> Any:
    return made(LlamaConfig, more)


def made(config: type, more: dict[str, Any]) -> Any:
    """A model with random weights, including biases and norms, which start as constants."""
    torch.manual_seed(0)
    model = AutoModelForCausalLM.from_config(config(**SIZES | more)).eval()
    for name, weight in model.named_parameters():
        if weight.ndim == 1:
            torch.nn.init.normal_(weight, mean=float("norm" in name), std=0.3)
    return model


Make = Callable[[], Any]
MODELS: dict[str, Make] = {f"Llama {shape}": partial(llama, **shape) for shape in SHAPES} | {
    name: partial(made, *family) for name, family in FAMILIES.items()
}
EVERY = pytest.mark.parametrize("make", MODELS.values(), ids=MODELS)


@EVERY
def test_the_same_bits_after_any_reading_and_rolling_back(make: Make) -> None:
    model, numbers = make(), random.Random(1)
    assert is_lean(model)
    usual = CachedModel(copy.deepcopy(model))  # its matrices are not fused
    lean = LeanModel(model)
    assert (lean.limit, lean.vocabulary, lean.device) == (400, 50, usual.device)
    for width in (7, 1, 5, 2, 1, 60, 1, 9, 200, 3):  # past the first capacity of the cache
        tokens = torch.tensor([numbers.randrange(50) for _ in range(width)])
        last = numbers.randrange(1, width + 1)
        ours, theirs = lean.logits(tokens, last), usual.logits(tokens, last)
        assert ours.shape == (last, 50)
        torch.testing.assert_close(ours, theirs, rtol=0, atol=0)
        length = numbers.randrange(lean.length // 2, lean.length + 3)
        lean.rollback(length)
        usual.rollback(length)
        assert lean.length == usual.length


@EVERY
def test_a_gpu_adds_in_place(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    model, tokens = make().double(), torch.arange(12)
    expected = LeanModel(model).logits(tokens, 12)
    monkeypatch.setattr(torch.Tensor, "is_cpu", False)
    lean = LeanModel(model)
    found = torch.cat([lean.logits(part, len(part)) for part in tokens.split([6, 1, 5])])
    torch.testing.assert_close(found, expected)


def test_the_model_itself_goes_on_working() -> None:
    model, tokens = llama(num_key_value_heads=2), torch.tensor([[3, 1, 4, 1, 5]])
    with torch.no_grad():
        before = model(tokens).logits
        LeanModel(model)
        torch.testing.assert_close(model(tokens).logits, before)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
@EVERY
def test_half_precision(make: Make, dtype: torch.dtype) -> None:
    """As close to the exact logits as transformers, whose error was .4 to 3 % of their spread."""
    model, tokens = make(), torch.arange(40) % 13
    exact = CachedModel(copy.deepcopy(model).double()).logits(tokens, 40)
    model.to(dtype)
    ours, theirs = LeanModel(model).logits(tokens, 40), CachedModel(model).logits(tokens, 40)
    assert ours.dtype == theirs.dtype == dtype
    assert (ours - exact).std() < 2 * (theirs - exact).std()


@EVERY
def test_greedy_texts_are_those_of_transformers(make: Make) -> None:
    model, prompt = make(), torch.tensor([[3, 1, 4, 1, 5]])
    told = {"max_new_tokens": 64, "do_sample": False, "attention_mask": torch.ones_like(prompt)}
    expected = model.generate(prompt, **told)[0].tolist()
    lean, text = LeanModel(model), prompt[0].tolist()
    for _ in range(64):
        text.append(int(lean.logits(torch.tensor(text[lean.length :]), 1).argmax()))
    assert text == expected


HALF = cpu_has("avx512_bf16")  # every CPU with AMX has it, too
STEPPED = [*SHAPES, {"intermediate_size": 1536}]
LENGTHS = (1, 250, 530)  # the cache grows; attention takes 512 at a time


@pytest.mark.skipif(not HALF, reason="this CPU does not multiply in bfloat16")
@pytest.mark.parametrize("shape", STEPPED)
@pytest.mark.parametrize("length", LENGTHS)
def test_verification_is_bit_identical_to_single_steps(shape: dict[str, Any], length: int) -> None:
    sizes = {"hidden_size": 64, "intermediate_size": 96, "max_position_embeddings": 550}
    model = llama(**sizes | shape)
    model.bfloat16()
    pack(model)
    tokens = torch.randint(50, (length + FEW,), generator=torch.Generator().manual_seed(0))
    lean = LeanModel(model)
    lean.logits(tokens[:length], 1)
    steps = torch.cat([lean.logits(token, 1) for token in tokens[length:].split(1)])
    for width in (1, 2, 3, 5, FEW):
        lean.rollback(length)
        assert lean.logits(tokens[length : length + width], width).equal(steps[:width])


@pytest.mark.skipif(not cpu_has("amx_bf16"), reason="without AMX, the test above shows this")
def test_the_same_numbers_without_amx() -> None:
    """As on AMD's CPUs, which sum a lone row in another order than a row among others."""
    program = (
        "from itertools import product\n"
        "from specviz.decoding.linear import differs_alone\n"
        "from decoding.test_lean import *\n"
        "assert differs_alone(512, 1536, torch.bfloat16)\n"
        "for shape, length in product(STEPPED, LENGTHS):\n"
        "    test_verification_is_bit_identical_to_single_steps(shape, length)\n"
    )
    without = {
        "ONEDNN_MAX_CPU_ISA": "AVX512_CORE_BF16",
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests")]),
    }
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | without, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("shape", SHAPES)
def test_few_tokens_attend_alone_as_they_do_together(shape: dict[str, Any]) -> None:
    """The decoder does this in bfloat16; in float32 a difference would show."""
    model, tokens = llama(**shape), torch.arange(40)
    together, alone = LeanModel(model), LeanModel(model)
    alone._coarse = True
    for start, end in ((0, 7), (7, 8), (8, 13), (13, 38), (38, 40)):
        ours, theirs = (each.logits(tokens[start:end], 1) for each in (alone, together))
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-4)


WINDOW = GROUPED | {"sliding_window": 8}
UNFIT: dict[str, tuple[type, dict[str, Any]]] = {
    "activation": (LlamaConfig, {"hidden_act": "gelu"}),
    "rotation": (
        LlamaConfig,
        {"rope_parameters": {"rope_type": "dynamic", "rope_theta": 10000.0, "factor": 2.0}},
    ),
    "window": (MistralConfig, WINDOW),
    "some windows": (
        Qwen2Config,
        WINDOW | {"use_sliding_window": True, "max_window_layers": 1},
    ),
    "family": (Gemma2Config, {"head_dim": 8, "num_key_value_heads": 2}),
}


@pytest.mark.parametrize("unfit", UNFIT.values(), ids=UNFIT)
def test_unsupported_models_do_not_fit(unfit: tuple[type, dict[str, Any]]) -> None:
    model: PreTrainedModel = made(*unfit)
    assert not is_lean(model)


def test_another_kind_of_layer_does_not_fit() -> None:
    model = llama()
    model.model.layers[0].mlp.up_proj = torch.nn.Sequential(model.model.layers[0].mlp.up_proj)
    model.model.layers[0].mlp.up_proj.out_features = 64  # as a quantised layer has
    assert not is_lean(model)
