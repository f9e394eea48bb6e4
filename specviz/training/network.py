"""Builds, exports and reads the models, all of them stock ``LlamaForCausalLM``."""

from __future__ import annotations

from pathlib import Path

import torch
from transformers import GenerationConfig, LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

from specviz.models.taught_for import TAUGHT_FOR, fingerprint
from specviz.training.settings import CONTEXT, END_OF_TEXT, VOCABULARY, Shape


def build(shape: Shape, seed: int = 0) -> LlamaForCausalLM:
    """Build an initialised model; the same seed gives the same weights."""
    torch.manual_seed(seed)
    config = LlamaConfig(
        vocab_size=VOCABULARY,
        hidden_size=shape.width,
        intermediate_size=shape.feed_forward,
        num_hidden_layers=shape.layers,
        num_attention_heads=shape.heads,
        num_key_value_heads=shape.heads,
        max_position_embeddings=CONTEXT,
        tie_word_embeddings=True,
        bos_token_id=END_OF_TEXT,
        eos_token_id=END_OF_TEXT,
        use_cache=False,
    )
    return LlamaForCausalLM(config)


def export(
    model: LlamaForCausalLM,
    tokenizer: PreTrainedTokenizerFast,
    folder: Path,
    target: LlamaForCausalLM | None = None,
) -> None:
    """Write a folder that ``from_pretrained`` opens: float16, in files of less than 10 MB.

    Args:
        target: the model that a draft was taught for, whose fingerprint its config then holds.
    """
    copy = LlamaForCausalLM(model.config)
    copy.load_state_dict(model.state_dict())
    copy = copy.half()
    copy.config.use_cache = True
    if target is not None:
        setattr(copy.config, TAUGHT_FOR, fingerprint(target))
    copy.generation_config = GenerationConfig(
        bos_token_id=END_OF_TEXT, eos_token_id=END_OF_TEXT, pad_token_id=END_OF_TEXT
    )
    folder.mkdir(parents=True, exist_ok=True)
    for stale in folder.glob("*.safetensors*"):
        stale.unlink()
    copy.save_pretrained(folder, max_shard_size="9MB")
    tokenizer.save_pretrained(folder)


def read(folder: Path, device: torch.device | str = "cpu") -> LlamaForCausalLM:
    """Load an exported folder in float32."""
    return LlamaForCausalLM.from_pretrained(folder, dtype=torch.float32).to(device).eval()
