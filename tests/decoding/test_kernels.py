"""Kernels that a GPU launches per layer, counted on the meta device, which computes nothing."""

import itertools
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor
from transformers import (
    AutoModelForCausalLM,
    LlamaConfig,
    MistralConfig,
    PreTrainedModel,
    Qwen2Config,
    Qwen3Config,
)

from specviz.decoding.language_model import CachedModel
from specviz.decoding.lean.model import LeanModel
from specviz.decoding.static_runner import StaticRunner
from specviz.models.heads import loader
from specviz.theory.architectures import Architecture
from support import tiny_heads, triton_stand_in
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
    "llama": (LlamaConfig, 13),
    "mistral": (MistralConfig, 13),
    "qwen2": (Qwen2Config, 13),
    "qwen3": (Qwen3Config, 15),
}
EVERY = pytest.mark.parametrize(("config", "budget"), FAMILIES.values(), ids=FAMILIES)


def counted(make: Make, config: type, width: int, layers: int) -> int:
    """The number of kernels of a pass over `width` tokens."""
    with META:
        sizes = config(**SIZES, num_hidden_layers=layers)
        model = AutoModelForCausalLM.from_config(sizes, dtype=torch.bfloat16)
    tokens = torch.zeros(width, dtype=torch.long, device=META)
    return len(kernels(partial(make(model), tokens, width)))


def per_layer(make: Make, config: type, width: int) -> int:
    """The number of kernels that one more layer adds to a pass over `width` tokens."""
    two, three = (counted(make, config, width, layers) for layers in (2, 3))
    return three - two


def after_a_prompt(kind: type, model: PreTrainedModel) -> Work:
    read = kind(model)
    read.logits(torch.zeros(9, dtype=torch.long, device=META), 1)
    logits: Work = read.logits
    return logits


def captured(model: PreTrainedModel) -> Work:
    runner = StaticRunner(LeanModel(model), room=512)
    return lambda tokens, last: runner._forward((tokens,), last)[0]


def fused(model: PreTrainedModel) -> Work:
    layers = LeanModel(model)
    with pytest.MonkeyPatch.context() as patch:
        layers._fused = triton_stand_in.fused(patch)
    runner = StaticRunner(layers, room=512)
    return lambda tokens, last: runner._forward((tokens,), last)[0]


lean = partial(after_a_prompt, LeanModel)
LEAN = pytest.mark.parametrize(("make", "products"), [(lean, 0), (captured, 4)])


@LEAN
@EVERY
def test_a_step_stays_within_its_budget(
    make: Make, products: int, config: type, budget: int
) -> None:
    assert per_layer(make, config, 1) <= budget + products


@LEAN
@EVERY
def test_a_verification_adds_two_copies_at_most(
    make: Make, products: int, config: type, budget: int
) -> None:
    assert per_layer(make, config, 5) <= budget + products + 2


@pytest.mark.parametrize("config", [LlamaConfig, Qwen3Config])
def test_triton_leaves_ten_kernels_a_layer(config: type) -> None:
    assert {per_layer(fused, config, width) for width in (1, 5, 17)} == {10}


MODES = {"captured": captured, "fused": fused, "eager": lean}


@pytest.mark.parametrize(("mode", "make"), MODES.items(), ids=MODES)
@pytest.mark.parametrize("config", [config for config, _ in FAMILIES.values()], ids=FAMILIES)
def test_predictions_count_what_is_launched(mode: str, make: Make, config: type) -> None:
    """A change of the lean model must change the predictions, too."""
    known = Architecture(2, 1, 1, 1, 1, 1, norms=config is Qwen3Config).weights(2, mode)
    for width, layers in itertools.product((1, 2, 5), (2, 3)):
        launched = counted(make, config, width, layers)
        assert known.kernels.total(layers, width) == launched, (width, layers)


@EVERY
def test_transformers_launches_more_than_twice_as_many(config: type, budget: int) -> None:
    """This shows that the count sees launches."""
    assert per_layer(partial(after_a_prompt, CachedModel), config, 1) > 2 * budget


@pytest.mark.parametrize("dialect", ["eagle3 of DeepSpec", "mtp of Qwen3-Next"])
def test_a_draft_of_a_head_adds_at_most_eight_kernels_to_its_layer(
    dialect: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The eight: embedding, norms, their fusion, and the output rows."""
    model = tiny_heads.target()
    written = tiny_heads.write(tmp_path, dialect, model).folder
    monkeypatch.setattr(loader, "is_lean", lambda _: True)  # is_lean refuses this device
    head, target = loader.read(str(written), model.to(META)), LeanModel(model)
    _, draft = head.make(target, 0.0)
    assert draft is not None
    for read in (target.logits, draft.logits):
        read(torch.zeros(9, dtype=torch.long, device=META), 1)
    one = torch.zeros(1, dtype=torch.long, device=META)
    draft.logits(one, 1)  # beyond the target's tokens, as all drafts but the first
    assert len(kernels(partial(draft.logits, one, 1))) <= 18 + 8
