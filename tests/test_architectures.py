"""Architectures: which can be rolled back, and that they are, exactly."""

import random
from collections.abc import Callable

import pytest
import torch
from transformers import (
    Gemma3ForCausalLM,
    Gemma3TextConfig,
    MistralConfig,
    MistralForCausalLM,
    PreTrainedModel,
)

from scripted import CPU, whole
from specviz.decoding.decode import decode
from specviz.decoding.drafters import Drafter, LookupDrafter, ModelDrafter
from specviz.decoding.language_model import CachedModel
from specviz.settings import Settings

WINDOW = 8
SIZES = {
    "vocab_size": 40,
    "hidden_size": 16,
    "intermediate_size": 32,
    "num_attention_heads": 2,
    "num_key_value_heads": 1,
    "head_dim": 8,
    "max_position_embeddings": 64,
    "initializer_range": 0.3,
    "sliding_window": WINDOW,
    "bos_token_id": None,
    "eos_token_id": None,
    "pad_token_id": None,
}


def mistral(seed: int) -> PreTrainedModel:
    """Every layer attends through a window."""
    torch.manual_seed(seed)
    model: PreTrainedModel = MistralForCausalLM(MistralConfig(**SIZES, num_hidden_layers=2)).eval()
    return model


def gemma(seed: int) -> PreTrainedModel:
    """Layers with a window and layers without."""
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
    """After random reading and rolling back, once or twice in a row, near and far."""
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
