"""Architectures: which can be rolled back, and that rollback is exact."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import torch
from transformers import (
    AutoModelForCausalLM,
    BloomConfig,
    CTRLConfig,
    FalconConfig,
    Gemma3ForCausalLM,
    Gemma3TextConfig,
    GPT2Config,
    GPTJConfig,
    GPTNeoConfig,
    LlamaConfig,
    MistralConfig,
    MistralForCausalLM,
    MptConfig,
    OPTConfig,
    Phi3Config,
    PreTrainedConfig,
    PreTrainedModel,
    Qwen2Config,
    RobertaConfig,
    XLMConfig,
)

from models.test_models import byte_level, refused, spec
from specviz.decoding.backends import pick_backend
from specviz.decoding.decode import decode
from specviz.decoding.drafters import Drafter, LookupDrafter, ModelDrafter
from specviz.decoding.language_model import CachedModel
from specviz.decoding.trees.drafting import check_tree
from specviz.errors import SettingsError
from specviz.models.checks import cannot_roll_back
from specviz.models.loading import load
from specviz.models.rollback_check import mismatch
from specviz.settings import Settings
from support.scripted import CPU, TINY, tiny_llama, whole

WINDOW = 8
SIZES = TINY | {"sliding_window": WINDOW}


def mistral(seed: int) -> PreTrainedModel:
    """A model with a sliding window in every layer."""
    torch.manual_seed(seed)
    model: PreTrainedModel = MistralForCausalLM(MistralConfig(**SIZES, num_hidden_layers=2)).eval()
    return model


def gemma(seed: int) -> PreTrainedModel:
    """A model with a sliding window in some layers."""
    torch.manual_seed(seed)
    kinds = ["sliding_attention", "full_attention", "sliding_attention"]
    config = Gemma3TextConfig(**SIZES, num_hidden_layers=3, layer_types=kinds)
    model: PreTrainedModel = Gemma3ForCausalLM(config).eval()
    return model


Make = Callable[[int], PreTrainedModel]
MODELS: list[Make] = [mistral, gemma]


@pytest.mark.parametrize("make", MODELS)
@pytest.mark.parametrize("seed", range(3))
def test_cached_logits_are_uncached_logits_beyond_the_window(make: Make, seed: int) -> None:
    """After random reads and rollbacks, short and long, sometimes two in a row."""
    numbers, weights = random.Random(seed), make(seed)
    model, context = CachedModel(weights), list[int]()
    for _ in range(60):
        if context and numbers.random() < 0.4:
            reach = len(context) if numbers.random() < 0.2 else min(4, len(context))
            del context[len(context) - numbers.randint(1, reach) :]
            model.rollback(len(context))
        if len(context) > 50:
            del context[30:]
            model.rollback(len(context))
        context += [numbers.randrange(40) for _ in range(numbers.randrange(1, 6))]
        tokens = torch.tensor(context[model.length :])
        ours = model.logits(tokens, last=1)
        with torch.inference_mode():
            whole = weights(torch.tensor([context]), use_cache=False).logits[0, -1:]
        torch.testing.assert_close(ours, whole, atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize("make", MODELS)
def test_greedy_text_beyond_the_window_is_that_of_plain_decoding(make: Make) -> None:
    target, draft = make(1), make(2)

    def text(gamma: int, drafter: Drafter) -> list[int]:
        how = Settings(temperature=0, gamma=gamma, max_new_tokens=40)
        return whole(decode(CachedModel(target), drafter, [1, 2, 3, 1, 2], how))[0]

    plain = text(0, LookupDrafter(40, CPU))
    assert len(plain) == 40 > 3 * WINDOW
    assert text(4, ModelDrafter(CachedModel(draft))) == plain
    assert text(4, LookupDrafter(40, CPU)) == plain


# Limits


def model_of(config: PreTrainedConfig, seed: int = 1) -> PreTrainedModel:
    torch.manual_seed(seed)
    model: PreTrainedModel = AutoModelForCausalLM.from_config(config).eval()
    model.generation_config.eos_token_id = model.generation_config.pad_token_id = None
    return model


def is_that_of_generate(config: PreTrainedConfig, limit: int) -> None:
    """Check that plain and speculative text equal `generate`'s, up to the model's limit."""
    target, draft, prompt = model_of(config), model_of(config, 2), [1, 2, 3, 1, 2]

    def text(gamma: int, drafter: Drafter) -> list[int]:
        how = Settings(temperature=0, gamma=gamma, max_new_tokens=100)
        return whole(decode(pick_backend(target, 40)(), drafter, prompt, how))[0]

    plain = text(0, LookupDrafter(40, CPU))
    assert len(plain) == limit - len(prompt)
    assert text(4, ModelDrafter(pick_backend(draft, 40)())) == plain
    assert text(4, LookupDrafter(40, CPU)) == plain
    ids, mask = torch.tensor([prompt]), torch.ones(1, len(prompt), dtype=torch.long)
    with torch.inference_mode():
        found = target.generate(
            ids, attention_mask=mask, do_sample=False, max_new_tokens=len(plain)
        )
    assert found[0, len(prompt) :].tolist() == plain


SHORT = 24  # tokens up to which LongRoPE uses the angles of short texts
LONGROPE = {
    "rope_type": "longrope",
    "short_factor": [1.0] * 4,
    "long_factor": [4.0, 3.0, 2.0, 5.0],
    "original_max_position_embeddings": SHORT,
}
ROPES: dict[str, dict[str, Any]] = {
    "default": {},
    "linear": {"factor": 2.0},
    "dynamic": {"factor": 2.0},
    "yarn": {"factor": 4.0, "original_max_position_embeddings": 16},
    "llama3": {
        "factor": 4.0,
        "low_freq_factor": 1.0,
        "high_freq_factor": 4.0,
        "original_max_position_embeddings": 16,
    },
    "longrope": LONGROPE,
}
ROTATED = TINY | {"hidden_size": 32, "num_attention_heads": 4, "num_hidden_layers": 2}


@pytest.mark.parametrize("kind", ROPES)
@pytest.mark.parametrize("config", [LlamaConfig, Qwen2Config])
def test_each_kind_of_rotation_up_to_its_limit(config: type[PreTrainedConfig], kind: str) -> None:
    rope = {"rope_type": kind, "rope_theta": 10_000.0} | ROPES[kind]
    limit = SHORT if kind == "longrope" else 64
    is_that_of_generate(config(**ROTATED, rope_parameters=rope), limit)


def test_longrope_ends_where_its_angles_change() -> None:
    """Beyond them `generate` recomputes everything: cached keys have other angles."""
    more = {"rope_parameters": LONGROPE | {"rope_theta": 10_000.0}}
    config = Phi3Config(**ROTATED, **more, original_max_position_embeddings=SHORT)
    is_that_of_generate(config, SHORT)
    cached, drafter = CachedModel(model_of(config)), LookupDrafter(40, CPU)
    with pytest.raises(SettingsError, match=r"at most 24 here.*LongRoPE changes all positions"):
        next(decode(cached, drafter, [1] * SHORT, Settings()))


BARE = {"vocab_size": 40, "bos_token_id": None, "eos_token_id": None, "pad_token_id": None}
OLD = {"n_embd": 32, "n_head": 4, "n_layer": 2, "n_positions": 64, "initializer_range": 0.3}
OTHERS: dict[str, tuple[PreTrainedConfig, int]] = {
    "bloom": (
        BloomConfig(
            **BARE, hidden_size=32, n_layer=2, n_head=4, initializer_range=0.3, seq_length=50
        ),
        50,
    ),
    "mpt": (MptConfig(d_model=32, n_heads=4, n_layers=2, max_seq_len=64, vocab_size=40), 64),
    "gpt2": (GPT2Config(**BARE, **OLD), 64),
    "gptj": (GPTJConfig(**BARE, **OLD, rotary_dim=8), 64),
    "ctrl": (CTRLConfig(**OLD, vocab_size=40, dff=48), 64),
    "opt": (
        OPTConfig(
            vocab_size=40,
            hidden_size=32,
            num_hidden_layers=2,
            num_attention_heads=4,
            ffn_dim=48,
            word_embed_proj_dim=32,
            max_position_embeddings=64,
            init_std=0.3,
        ),
        64,
    ),
    "roberta": (
        RobertaConfig(
            vocab_size=40,
            hidden_size=32,
            num_hidden_layers=2,
            num_attention_heads=4,
            intermediate_size=48,
            max_position_embeddings=66,
            is_decoder=True,
            initializer_range=0.3,
            pad_token_id=1,
        ),
        64,
    ),
}


@pytest.mark.parametrize("name", OTHERS)
def test_architectures_with_other_names_for_their_limit(name: str) -> None:
    config, limit = OTHERS[name]
    assert cannot_roll_back(config) is None
    assert mismatch(model_of(config)) is None
    is_that_of_generate(config, limit)


@pytest.mark.parametrize(
    "config",
    [
        OTHERS["roberta"][0],
        FalconConfig(**BARE, hidden_size=32, num_attention_heads=4, alibi=True),
        GPTNeoConfig(
            **BARE, hidden_size=32, num_layers=2, num_heads=4, intermediate_size=48,
            attention_types=[[["global", "local"], 1]],
        ),
    ],
)  # fmt: skip
def test_no_trees_where_cache_slots_are_positions(config: PreTrainedConfig) -> None:
    assert "slot in the cache" in str(CachedModel(model_of(config)).treeless())


def test_no_trees_where_keys_leave_a_window() -> None:
    model = CachedModel(mistral(1))
    assert "sliding-window" in str(model.treeless())
    with pytest.raises(SettingsError, match="sliding-window"):
        check_tree(model)


@pytest.mark.parametrize("vocabulary", [1, 4, 10])
def test_a_vocabulary_of_a_few_tokens(vocabulary: int) -> None:
    assert mismatch(tiny_llama(1, vocabulary=vocabulary)) is None


def test_the_limit_of_a_config_without_one() -> None:
    assert CachedModel(model_of(BloomConfig(**BARE, hidden_size=32, n_head=4))).limit == 2048


# Models that cannot decode token by token


def both_ways() -> PreTrainedConfig:
    """A bidirectional model: tokens also attend to later ones."""
    sizes = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4}
    return RobertaConfig(**sizes, vocab_size=300, intermediate_size=48, initializer_range=0.3)


def without_a_cache() -> PreTrainedConfig:
    return XLMConfig(vocab_size=300, emb_dim=32, n_layers=2, n_heads=4, embed_init_std=0.3)


@pytest.mark.parametrize("config", [both_ways(), without_a_cache()], ids=["both ways", "KV cache"])
def test_bidirectional_and_cacheless_models_are_refused(
    config: PreTrainedConfig, tmp_path: Path
) -> None:
    assert cannot_roll_back(config) is None
    model_of(config).save_pretrained(tmp_path)
    byte_level().save_pretrained(tmp_path)
    message = refused(lambda: load(spec(str(tmp_path), None), "cpu", "float32"))
    assert "cannot be used: its architecture" in message


@pytest.mark.parametrize(
    ("error", "only_cached", "words"),
    [
        (KeyError("past"), True, "its architecture (gpt2) cannot read token by token"),
        (KeyError("language"), False, "fails on its first text (KeyError: 'language')"),
        (ModuleNotFoundError("No module named 'x'"), False, "needs a package that is not install"),
        (RuntimeError("expected m1 and m2 to have the same dtype"), False, "compute in float32 ("),
        (RuntimeError("\"mm\" not implemented for 'Half'"), False, "compute in float32 ("),
    ],
)
def test_why_a_forward_fails(
    error: Exception, only_cached: bool, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The architecture is to blame only where a whole text is read without a cache."""
    model = model_of(OTHERS["gpt2"][0])
    whole = type(model).forward

    def fails(*arguments: Any, **options: Any) -> Any:
        if only_cached and not options.get("use_cache", True):
            return whole(*arguments, **options)
        raise error

    monkeypatch.setattr(type(model), "forward", fails)
    assert words in str(mismatch(model))


@pytest.mark.parametrize("error", [torch.OutOfMemoryError(), RuntimeError("CUDA error: lost")])
def test_memory_and_the_gpu_are_no_faults_of_a_model(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = model_of(OTHERS["gpt2"][0])
    monkeypatch.setattr(type(model), "forward", Mock(side_effect=error))
    with pytest.raises(type(error)):
        mismatch(model)


def test_a_model_without_a_known_cache_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any, **__: Any) -> None:
        raise AttributeError("num_hidden_layers")

    monkeypatch.setattr("specviz.models.checks.DynamicCache", fails)
    assert "cannot be rolled back" in str(cannot_roll_back(OTHERS["gpt2"][0]))
