"""Writes heads in the hub's formats: safetensors and config.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import save_file
from torch import Tensor
from transformers import LlamaForCausalLM

from specviz.models import int8
from specviz.models.feature_heads import WEIGHTS
from specviz.models.taught_for import TAUGHT_FOR, fingerprint
from specviz.training.heads.block import MASK, DFlash, DSpark
from specviz.training.heads.chained import Eagle3, Mtp
from specviz.training.heads.kinds import Head
from specviz.training.heads.medusa import HEADS, Medusa


def write(folder: Path, head: Head, target: LlamaForCausalLM, *, quantized: bool = False) -> None:
    """Write a head's folder, with the fingerprint of the target it was taught for.

    Args:
        quantized: whether to store matrices as int8 instead of float16.
    """
    config = common(head) | described(head) | {TAUGHT_FOR: fingerprint(target)}
    own = int8.quantize(tensors(head)) if quantized else _halves(tensors(head))
    folder.mkdir(parents=True, exist_ok=True)
    save_file(own, folder / WEIGHTS, metadata={"format": "pt"})
    (folder / "config.json").write_text(json.dumps(config, indent=2, sort_keys=True) + "\n")


def _halves(weights: dict[str, Tensor]) -> dict[str, Tensor]:
    return {
        name: (part.half() if part.is_floating_point() else part).detach().cpu().contiguous()
        for name, part in weights.items()
    }


def common(head: Head) -> dict[str, Any]:
    """The sizes of a head, most of which it shares with its target."""
    config = head.target.config
    names = (
        "hidden_size", "intermediate_size", "num_attention_heads", "num_key_value_heads",
        "head_dim", "hidden_act", "rms_norm_eps", "rope_parameters", "max_position_embeddings",
        "vocab_size",
    )  # fmt: skip
    return {name: getattr(config, name) for name in names} | {
        "attention_bias": False,
        "dtype": "float16",
        "tie_word_embeddings": False,
    }


def described(head: Head) -> dict[str, Any]:
    """The entries of config.json that are specific to the kind of head."""
    layers = {"num_hidden_layers": 1, "model_type": "llama"}
    match head:
        case Medusa():
            return {
                "architectures": ["MedusaModel"],
                "model_type": "llama",
                "medusa_num_heads": HEADS,
                "medusa_num_layers": head.target.size.depth,
            }
        case Mtp():
            return layers | {"architectures": ["LlamaMTP"]}
        case Eagle3():
            ids = [number - 1 for number in head.reads]
            return layers | {
                "architectures": ["LlamaForCausalLMEagle3"],
                "draft_vocab_size": len(head.target.rows),
                "eagle_config": {"eagle_aux_hidden_state_layer_ids": ids},
            }
        case DFlash():
            return _block(head)
    return layers | {"architectures": ["TaughtExit"], "exit_layer": head.kept}


def _block(head: DFlash) -> dict[str, Any]:
    ids = [number - 1 for number in head.reads]
    shared = {
        "model_type": "qwen3",
        "num_hidden_layers": head.target.size.depth,
        "num_target_layers": head.target.config.num_hidden_layers,
        "block_size": head.size,
    }
    if not isinstance(head, DSpark):
        named = {"mask_token_id": MASK, "target_layer_ids": ids}
        return shared | {"architectures": ["DFlashDraftModel"], "dflash_config": named}
    return shared | {
        "architectures": ["Qwen3DSparkModel"],
        "mask_token_id": MASK,
        "target_layer_ids": ids,
        "markov_rank": head.target.size.rank,
        "markov_head_type": "vanilla",
        "enable_confidence_head": True,
        "confidence_head_with_markov": True,
        "confidence_temperatures": head.temperatures,
    }


def tensors(head: Head) -> dict[str, Tensor]:
    """The tensors of a head to write, by the hub's names.

    For a head that guesses only some tokens, d2t says which: their ids minus their indices.
    """
    own = {name: part for name, part in head.state_dict().items() if not name.startswith("target.")}
    written = {
        _hub_name(head, name): part - 1 if _is_delta(head, name) else part
        for name, part in own.items()
    }
    tokens = head.target.tokens
    if tokens is not None:
        written["d2t"] = tokens - torch.arange(len(tokens), device=tokens.device)
    return written


def load(folder: Path, head: Head) -> None:
    """Load the weights of a head written earlier, possibly for another target."""
    written = int8.read([folder / WEIGHTS])
    own = {
        name: written[_hub_name(head, name)]
        for name in head.state_dict()
        if not name.startswith("target.")
    }
    head.load_state_dict(
        {name: part.float() + 1 if _is_delta(head, name) else part for name, part in own.items()}
    )


def _hub_name(head: Head, name: str) -> str:
    if isinstance(head, Medusa):
        return name.removeprefix("heads.")
    return f"mtp.{name}" if isinstance(head, Mtp) else name


def _is_delta(head: Head, name: str) -> bool:
    """Whether a weight is stored minus 1, as the norms of MTP are."""
    return isinstance(head, Mtp) and "norm" in name
