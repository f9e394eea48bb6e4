"""Writes a tiny Llama in GGUF, as llama.cpp would."""

import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import torch
from gguf import GGMLQuantizationType, GGUFWriter, quantize
from gguf.constants import TokenType
from torch import Tensor
from transformers import PreTrainedModel, PreTrainedTokenizerBase

NAMES = {
    "input_layernorm": "attn_norm",
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output",
    "post_attention_layernorm": "ffn_norm",
    "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
}


def write(
    path: Path,
    model: PreTrainedModel,
    tokenizer: PreTrainedTokenizerBase,
    *,
    architecture: str = "llama",
    splitting: str = "gpt-2",
    scaling: str = "",
    left_out: str = "",
    kind: GGMLQuantizationType = GGMLQuantizationType.F16,
) -> str:
    """Write a model with a byte-level tokenizer and return its path.

    Args:
        path: the file to write.
        model: the model.
        tokenizer: its tokenizer.
        architecture: the architecture's name in GGUF.
        splitting: name of the tokenizer's rule for splitting text into words; empty for none.
        scaling: type of RoPE scaling in the file; empty for none.
        left_out: name of a tensor to omit.
        kind: type of its matrices.
    """
    config, writer = model.config, GGUFWriter(path, architecture)
    writer.add_block_count(config.num_hidden_layers)
    writer.add_context_length(config.max_position_embeddings)
    writer.add_embedding_length(config.hidden_size)
    writer.add_feed_forward_length(config.intermediate_size)
    writer.add_head_count(config.num_attention_heads)
    writer.add_head_count_kv(config.num_key_value_heads)
    writer.add_layer_norm_rms_eps(config.rms_norm_eps)
    writer.add_rope_freq_base(config.rope_parameters["rope_theta"])
    writer.add_rope_dimension_count(config.head_dim)
    if scaling:
        writer.add_string(f"{architecture}.rope.scaling.type", scaling)
    writer.add_vocab_size(config.vocab_size)
    _add_tokenizer(writer, tokenizer, splitting)
    for name, weight in _tensors(model).items():
        if name != left_out:
            stored = GGMLQuantizationType.F32 if weight.dim() == 1 else kind
            numbers = quantize(weight.float().contiguous().numpy(), stored)
            writer.add_tensor(name, numbers, raw_dtype=stored)
    return _written(writer, path)


def bare(
    path: Path,
    fields: Mapping[str, int | str] | None = None,
    architecture: str = "llama",
    tokens: Sequence[str] = ("a",),
) -> str:
    """Write a file without tensors, with further fields."""
    writer = GGUFWriter(path, architecture)
    writer.add_block_count(1)
    writer.add_token_list([*tokens])
    for name, value in (fields or {}).items():
        if isinstance(value, int):
            writer.add_int32(name, value)
        else:
            writer.add_string(name, value)
    return _written(writer, path)


def _written(writer: GGUFWriter, path: Path) -> str:
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return str(path)


def _add_tokenizer(writer: GGUFWriter, tokenizer: PreTrainedTokenizerBase, splitting: str) -> None:
    names = sorted(tokenizer.get_vocab(), key=tokenizer.get_vocab().__getitem__)
    special = tokenizer.added_tokens_decoder
    kinds = [TokenType.CONTROL if i in special else TokenType.NORMAL for i in range(len(names))]
    writer.add_tokenizer_model("gpt2")
    if splitting:
        writer.add_tokenizer_pre(splitting)
    writer.add_token_list(names)
    writer.add_token_types(kinds)
    writer.add_token_merges(_merges(tokenizer) or ["t h"])
    writer.add_eos_token_id(tokenizer.eos_token_id)
    if tokenizer.bos_token_id is not None:
        writer.add_bos_token_id(tokenizer.bos_token_id)
        writer.add_add_bos_token(tokenizer("")["input_ids"] == [tokenizer.bos_token_id])
    if tokenizer.chat_template:
        writer.add_chat_template(tokenizer.chat_template)


def _merges(tokenizer: PreTrainedTokenizerBase) -> list[str]:
    model = json.loads(tokenizer.backend_tokenizer.to_str())["model"]
    return [" ".join(pair) for pair in model.get("merges", ())]


def _tensors(model: PreTrainedModel) -> dict[str, Tensor]:
    config, weights = model.config, model.state_dict()
    rope = config.rope_parameters
    found = {
        "token_embd.weight": weights["model.embed_tokens.weight"],
        "output_norm.weight": weights["model.norm.weight"],
    }
    if not config.tie_word_embeddings:
        found["output.weight"] = weights["lm_head.weight"]
    if rope["rope_type"] == "llama3":
        found["rope_freqs.weight"] = torch.tensor(_factors(rope, config.head_dim))
    heads = {"attn_q": config.num_attention_heads, "attn_k": config.num_key_value_heads}
    for layer in range(config.num_hidden_layers):
        for ours, theirs in NAMES.items():
            weight = weights[f"model.layers.{layer}.{ours}.weight"]
            if theirs in heads:  # RoPE rotates neighbours in llama.cpp, halves in transformers
                halves: Any = weight.view(heads[theirs], 2, -1, config.hidden_size)
                weight = halves.transpose(1, 2).reshape(weight.shape)
            found[f"blk.{layer}.{theirs}.weight"] = weight
    return found


def _factors(rope: dict[str, Any], size: int) -> list[float]:
    """Return the divisors of RoPE frequencies, as in llama.cpp's converter for Llama 3."""
    low, high = rope["low_freq_factor"], rope["high_freq_factor"]
    learnt, factor = rope["original_max_position_embeddings"], rope["factor"]
    factors = []
    for i in range(0, size, 2):
        wavelength = 2 * math.pi * rope["rope_theta"] ** (i / size)
        if wavelength < learnt / high:
            factors.append(1.0)
        elif wavelength > learnt / low:
            factors.append(factor)
        else:
            smooth = (learnt / wavelength - low) / (high - low)
            factors.append(1 / ((1 - smooth) / factor + smooth))
    return factors


def rounded(model: PreTrainedModel) -> PreTrainedModel:
    """Round the model's weights to float16 values in place."""
    with torch.no_grad():
        for weight in model.parameters():
            weight.copy_(weight.half())
    return model
