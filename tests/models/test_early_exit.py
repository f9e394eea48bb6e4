"""A target's first layers draft for it: shared weights, a separate cache, its norm and head."""

import random
from collections.abc import Callable

import pytest
import torch
from msgspec.structs import replace
from torch import Tensor, nn
from transformers import (
    Gemma3ForCausalLM,
    Gemma3nForCausalLM,
    Gemma3nTextConfig,
    Gemma3TextConfig,
    GPT2Config,
    GPT2LMHeadModel,
    OPTConfig,
    OPTForCausalLM,
    PreTrainedModel,
    Qwen3Config,
    Qwen3ForCausalLM,
)

from specviz import trace as traces
from specviz.decoding.decode import decode
from specviz.decoding.drafters import ModelDrafter
from specviz.decoding.language_model import CachedModel, LanguageModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.pair import EarlyExit, Pair
from specviz.decoding.race import finish, race
from specviz.models.early_exit import early_exit, first_layers
from specviz.settings import Settings
from specviz.trace import Model
from support.scripted import TINY, tiny_llama, whole

CARD = Model(name="big", parameters=1, layers=4, dtype="float32")
PROMPT = [1, 2, 3, 4, 5]
SIZES = TINY | {"num_hidden_layers": 4}


def llama() -> PreTrainedModel:
    return tiny_llama(1, layers=4)


def qwen() -> PreTrainedModel:
    model: PreTrainedModel = Qwen3ForCausalLM(Qwen3Config(**SIZES))
    return model


def gemma() -> PreTrainedModel:
    """A model with two kinds of layers, and a kind of cache for each."""
    kinds = ["sliding_attention", "full_attention"] * 2
    config = Gemma3TextConfig(**SIZES, sliding_window=8, layer_types=kinds)
    model: PreTrainedModel = Gemma3ForCausalLM(config)
    return model


def gpt2() -> PreTrainedModel:
    """A model with other names for its modules."""
    config = GPT2Config(
        vocab_size=40, n_embd=16, n_layer=4, n_head=2, n_positions=64, initializer_range=0.3
    )
    model: PreTrainedModel = GPT2LMHeadModel(config)
    return model


def nested() -> PreTrainedModel:
    """A model whose layers are not at the usual path."""
    config = OPTConfig(
        vocab_size=40,
        hidden_size=16,
        word_embed_proj_dim=16,
        ffn_dim=32,
        num_hidden_layers=4,
        num_attention_heads=2,
    )
    model: PreTrainedModel = OPTForCausalLM(config)
    return model


def sliced() -> PreTrainedModel:
    """A model with one embedding for all layers, which each cuts its part from."""
    config = Gemma3nTextConfig(
        **SIZES,
        layer_types=["full_attention"] * 4,
        vocab_size_per_layer_input=40,
        hidden_size_per_layer_input=4,
        laurel_rank=4,
        num_kv_shared_layers=0,
        altup_num_inputs=2,
        activation_sparsity_pattern=None,
    )
    model: PreTrainedModel = Gemma3nForCausalLM(config)
    return model


Make = Callable[[], PreTrainedModel]
LEAN: list[Make] = [llama, qwen]
MODELS: list[Make] = [*LEAN, gemma, gpt2]


def made(make: Make) -> PreTrainedModel:
    torch.manual_seed(1)
    return make().eval()


@torch.no_grad()
def after(model: PreTrainedModel, layers: int, tokens: list[int]) -> Tensor:
    """Reference logits [w, V]: all layers run; norm and head read the state after `layers`."""
    hidden = model(torch.tensor([tokens]), output_hidden_states=True).hidden_states[layers]
    norm: nn.Module = (
        model.transformer.ln_f if isinstance(model, GPT2LMHeadModel) else model.model.norm
    )
    logits: Tensor = model.lm_head(norm(hidden))[0]
    return logits


@pytest.mark.parametrize("layers", [1, 2, 3])
@pytest.mark.parametrize("make", MODELS)
def test_first_layers_then_norm_and_head(make: Make, layers: int) -> None:
    """Logits match after any reads and rollbacks."""
    model, numbers = made(make), random.Random(layers)
    exit = early_exit(model, CARD, 33, layers)
    assert exit is not None
    draft, context = exit.make(), list[int]()
    assert isinstance(draft, LeanModel if make in LEAN else CachedModel)
    for _ in range(30):
        if draft.length > 40 or numbers.random() < 0.4:
            draft.rollback(numbers.randrange(draft.length // 2, draft.length + 1))
            context = context[: draft.length]
        fresh = [numbers.randrange(33) for _ in range(numbers.randint(1, 5))]
        context += fresh
        logits = draft.logits(torch.tensor(fresh), last=len(fresh))
        expected = after(model, layers, context)[-len(fresh) :, :33]
        torch.testing.assert_close(logits, expected, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("make", MODELS)
def test_weights_are_shared_and_the_target_stays_whole(make: Make) -> None:
    model = made(make)
    tokens = torch.tensor([PROMPT])
    with torch.no_grad():
        before = model(tokens).logits
        short = first_layers(model, 2)
        assert short is not None
        short(tokens)
        torch.testing.assert_close(model(tokens).logits, before, rtol=0, atol=0)
    assert (model.config.num_hidden_layers, short.config.num_hidden_layers) == (4, 2)
    theirs = {id(weight) for weight in model.parameters()}
    assert {id(weight) for weight in short.parameters()} < theirs


def test_a_quarter_of_the_layers_and_at_least_one() -> None:
    for layers, kept in ((2, 1), (4, 1), (6, 2), (8, 2), (12, 3)):
        exit = early_exit(tiny_llama(1, layers=layers), replace(CARD, layers=layers), 40)
        assert exit is not None
        assert (exit.card.name, exit.card.layers) == ("big", kept)


def test_parameters_count_only_the_layers_that_run() -> None:
    exit = early_exit(llama(), CARD, 40, layers=1)
    assert exit is not None
    assert exit.card.parameters == tiny_llama(1, layers=1).num_parameters()


def test_models_without_an_early_exit() -> None:
    assert early_exit(tiny_llama(1, layers=1), replace(CARD, layers=1), 40) is None
    assert early_exit(made(nested), CARD, 40) is None
    assert early_exit(made(sliced), CARD, 40) is None
    spread = llama()
    spread.hf_device_map = {"": 0}
    assert early_exit(spread, CARD, 40) is None


def test_target_and_draft_do_not_share_a_cache() -> None:
    model = llama()
    exit = early_exit(model, CARD, 40)
    assert exit is not None
    target, one, two = LeanModel(model), exit.make(), exit.make()
    one.logits(torch.tensor(PROMPT), 1)
    assert (target.length, one.length, two.length) == (0, 5, 0)
    expected = after(model, 4, [7])
    torch.testing.assert_close(target.logits(torch.tensor([7]), 1), expected, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("make", MODELS)
@pytest.mark.parametrize("confidence", [0, 0.3])
def test_greedy_is_generate(make: Make, confidence: float) -> None:
    model = made(make)
    exit = early_exit(model, CARD, 40, layers=3)
    assert exit is not None
    target: LanguageModel = LeanModel(model) if make in LEAN else CachedModel(model)
    ids = torch.tensor([PROMPT])
    output: Tensor = model.generate(
        ids,
        attention_mask=torch.ones_like(ids),
        max_new_tokens=30,
        do_sample=False,
        eos_token_id=None,
        pad_token_id=0,
    )
    how = Settings(gamma=4, temperature=0, max_new_tokens=30)
    tokens, rounds, _ = whole(decode(target, ModelDrafter(exit.make(), confidence), PROMPT, how))
    assert tokens == output[0, len(PROMPT) :].tolist()
    drafted = sum(len(round.drafts) for round in rounds)
    assert 0 < sum(round.accepted for round in rounds) < drafted  # some rolled back


def test_race_of_the_bundled_target_against_its_first_layers(
    bundled: Callable[[str], Pair],
) -> None:
    pair = bundled("bundled-medium")
    assert isinstance(pair.early_exit, EarlyExit)
    how = Settings(drafter="early-exit", max_new_tokens=20, gamma=3, confidence=0.2)
    trace = finish(race(pair, pair.tokenizer.encode("Once upon a time"), how))
    assert trace.models.draft == pair.early_exit.card
    assert trace.models.draft.layers == round(pair.models.target.layers / 4)
    assert trace.models.draft.parameters < pair.models.target.parameters
    assert trace.prefill.draft > 0
    assert traces.read(traces.write(trace)) == trace
