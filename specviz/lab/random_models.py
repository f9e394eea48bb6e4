"""Models with random weights in the sizes of real ones, to time passes without a download."""

from typing import Any

import torch
from torch import Tensor
from transformers import (
    AutoModelForCausalLM,
    LlamaConfig,
    PreTrainedModel,
    Qwen2Config,
    Qwen3Config,
)

from specviz.models.checkpoints import pack_where_it_pays
from specviz.theory.architectures import Architecture

NOISE = 2**20 - 1  # numbers, repeated to fill each matrix: drawing all would take minutes on a CPU


def random_model(known: Architecture, device: torch.device, dtype: torch.dtype) -> PreTrainedModel:
    """Return a model of these sizes, with random weights."""
    sizes: dict[str, Any] = {
        "num_hidden_layers": known.layers,
        "hidden_size": known.width,
        "intermediate_size": known.inner,
        "num_attention_heads": known.heads,
        "num_key_value_heads": known.kv_heads,
        "head_dim": known.head,
        "vocab_size": known.vocabulary,
        "tie_word_embeddings": known.tied,
    }
    config = (Qwen3Config if known.norms else Qwen2Config if known.biases else LlamaConfig)(**sizes)
    with torch.device("meta"):  # allocates and initialises nothing
        model: PreTrainedModel = AutoModelForCausalLM.from_config(config, dtype=dtype).eval()
    model.requires_grad_(requires_grad=False).to_empty(device=device)
    model.tie_weights()
    model.model.rotary_emb = type(model.model.rotary_emb)(config).to(device)
    noise = torch.randn(NOISE, device=device, dtype=dtype) / known.width**0.5
    for weight in model.parameters():
        _fill(weight.view(-1), noise)
    pack_where_it_pays(model)
    return model


def _fill(numbers: Tensor, noise: Tensor) -> None:
    """Fill a tensor with repeated noise."""
    whole = len(numbers) // NOISE * NOISE
    numbers[:whole].view(-1, NOISE).copy_(noise)
    numbers[whole:].copy_(noise[: len(numbers) - whole])
