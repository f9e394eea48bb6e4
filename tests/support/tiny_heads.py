"""Small random draft heads for small random targets, in exactly the formats of the hub."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import torch
from safetensors.torch import save_file
from torch import Tensor
from transformers import (
    LlamaConfig,
    LlamaForCausalLM,
    PreTrainedModel,
    Qwen3Config,
    Qwen3ForCausalLM,
)

from specviz.models.trained_for import fingerprint

VOCABULARY, WIDTH, LAYERS = 12, 16, 6
NARROW = 8  # the width of a head that is narrower than its target
SOME = [3, 0, 7, 11, 4, 5, 9]  # the target's tokens in a head's small vocabulary

Tensors = dict[str, Tensor]


def target(family: str = "llama", seed: int = 1, **more: Any) -> PreTrainedModel:
    """Return a model with a small vocabulary, so that guesses are sometimes right."""
    sizes: dict[str, Any] = {
        "vocab_size": VOCABULARY,
        "hidden_size": WIDTH,
        "intermediate_size": 32,
        "num_hidden_layers": LAYERS,
        "num_attention_heads": 4,
        "num_key_value_heads": 2,
        "head_dim": 4,
        "max_position_embeddings": 600,
        "initializer_range": 0.3,
        "bos_token_id": None,
        "eos_token_id": None,
    }
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        if family == "llama":
            return LlamaForCausalLM(LlamaConfig(**sizes | more)).eval()
        return Qwen3ForCausalLM(Qwen3Config(**sizes | more)).eval()


class Written(NamedTuple):
    """A head's folder, and the config and tensors written there."""

    folder: Path
    config: dict[str, Any]
    tensors: Tensors


class Dialect(NamedTuple):
    """A project's format for heads: the config and the tensors."""

    kind: str
    config: dict[str, Any]
    tensors: Callable[["Random"], Tensors]
    states: tuple[int, ...]  # of the target, numbered as in transformers' `hidden_states`


class Random:
    """Makes tensors of small random numbers."""

    def __init__(self, model: PreTrainedModel) -> None:
        self._generator = torch.Generator().manual_seed(7)
        self.vocabulary: int = model.config.vocab_size
        self.known = [token for token in SOME if token < self.vocabulary]

    def __call__(self, *shape: int, mean: float = 0.0) -> Tensor:
        return mean + 0.3 * torch.randn(*shape, generator=self._generator)

    def layer(
        self,
        prefix: str,
        *,
        reads: int = WIDTH,
        qk_norm: bool = False,
        bias: bool = False,
        mean: float = 1.0,
        width: int = WIDTH,
    ) -> Tensors:
        """Return a layer: 4 query heads and 2 key-value heads of size 4, an MLP of 24 units."""
        attention = f"{prefix}self_attn."
        made = {
            f"{attention}q_proj.weight": self(16, reads),
            f"{attention}k_proj.weight": self(8, reads),
            f"{attention}v_proj.weight": self(8, reads),
            f"{attention}o_proj.weight": self(width, 16),
            f"{prefix}mlp.gate_proj.weight": self(24, width),
            f"{prefix}mlp.up_proj.weight": self(24, width),
            f"{prefix}mlp.down_proj.weight": self(width, 24),
            f"{prefix}input_layernorm.weight": self(width, mean=mean),
            f"{prefix}post_attention_layernorm.weight": self(width, mean=mean),
        }
        if qk_norm:
            made[f"{attention}q_norm.weight"] = self(4, mean=mean)
            made[f"{attention}k_norm.weight"] = self(4, mean=mean)
        if bias:
            made |= {
                f"{attention}{n}_proj.bias": self(k) for n, k in (("q", 16), ("k", 8), ("v", 8))
            }
        return made

    def offsets(self) -> Tensors:
        """Return the tensors d2t and t2d of the small vocabulary."""
        known = self.known
        mask = torch.zeros(self.vocabulary, dtype=torch.bool)
        mask[known] = True
        return {"d2t": torch.tensor([token - i for i, token in enumerate(known)]), "t2d": mask}


def sizes(kind: str, layers: int) -> dict[str, Any]:
    return {
        "model_type": kind,
        "hidden_size": WIDTH,
        "intermediate_size": 24,
        "num_hidden_layers": layers,
        "num_attention_heads": 4,
        "num_key_value_heads": 2,
        "head_dim": 4,
        "rms_norm_eps": 1e-5,
        "max_position_embeddings": 500,
        "vocab_size": VOCABULARY,
        "hidden_act": "silu",
        "rope_theta": 5000.0,
    }


def _eagle(
    prefix: str, states: int, small: bool = True, width: int = WIDTH, **more: Any
) -> Callable[[Random], Tensors]:
    def make(random: Random) -> Tensors:
        made = random.layer(prefix, reads=2 * width, width=width, **more)
        made |= {
            f"{prefix}hidden_norm.weight": random(width, mean=1),
            "fc.weight": random(width, states * WIDTH),
            "norm.weight": random(width, mean=1),
            "lm_head.weight": random(len(random.known) if small else random.vocabulary, width),
        }
        return made | (random.offsets() if small else {})

    return make


def _specforge(random: Random) -> Tensors:
    return _eagle("midlayer.", 3)(random)


def _narrow(random: Random) -> Tensors:
    each = {f"fc_norm.{i}.weight": random(WIDTH, mean=1) for i in range(3)}
    own = {"embed_tokens.weight": random(random.vocabulary, NARROW)}
    return _eagle("midlayer.", 3, width=NARROW)(random) | each | own


def _speculators(random: Random) -> Tensors:
    more = {
        "input_norm.weight": random(3 * WIDTH, mean=1),
        "embed_tokens.weight": random(random.vocabulary, WIDTH),
        "verifier_lm_head.weight": random(len(random.known), WIDTH),
        "verifier_norm.weight": random(WIDTH),
    }
    return _eagle("layers.0.", 3, qk_norm=True, bias=True)(random) | more


def _speculators_31(random: Random) -> Tensors:
    each = {f"fc_norm.{i}.weight": random(WIDTH, mean=1) for i in range(2)}
    return _eagle("layers.0.", 2)(random) | each


def _deepspec_eagle3(random: Random) -> Tensors:
    own = {"embed_tokens.weight": random(random.vocabulary, WIDTH)}
    return _eagle("layers.0.", 5, small=False, qk_norm=True)(random) | own


def _blocks(states: int, own: bool = False, small: bool = False) -> Callable[[Random], Tensors]:
    def make(random: Random) -> Tensors:
        made = {
            "fc.weight": random(WIDTH, states * WIDTH),
            "hidden_norm.weight": random(WIDTH, mean=1),
            "norm.weight": random(WIDTH, mean=1),
        }
        for number in range(2):
            made |= random.layer(f"layers.{number}.", qk_norm=True)
        if own:
            made["embed_tokens.weight"] = random(random.vocabulary, WIDTH)
            rows = len(random.known) if small else random.vocabulary
            made["lm_head.weight"] = random(rows, WIDTH)
        return made | (random.offsets() if small else {})

    return make


def _sparks(states: int, small: bool = False) -> Callable[[Random], Tensors]:
    def make(random: Random) -> Tensors:
        rows = len(random.known) if small else random.vocabulary
        return _blocks(states, own=True, small=small)(random) | {
            "markov_head.markov_w1.weight": random(random.vocabulary, 3),
            "markov_head.markov_w2.weight": random(rows, 3),
            "confidence_head.proj.weight": random(1, WIDTH + 3),
            "confidence_head.proj.bias": random(1),
        }

    return make


def _mtp(mean: int = 0, own: bool = False) -> Callable[[Random], Tensors]:
    def make(random: Random) -> Tensors:
        made = random.layer("mtp.layers.0.", qk_norm=True, mean=mean) | {
            "mtp.fc.weight": random(WIDTH, 2 * WIDTH),
            "mtp.norm.weight": random(WIDTH, mean=mean),
            "mtp.pre_fc_norm_embedding.weight": random(WIDTH, mean=mean),
            "mtp.pre_fc_norm_hidden.weight": random(WIDTH, mean=mean),
        }
        if own:
            made["mtp.lm_head.weight"] = random(random.vocabulary, WIDTH)
        return made

    return make


def _medusa(blocks: int, own: bool) -> Callable[[Random], Tensors]:
    def make(random: Random) -> Tensors:
        made: Tensors = {}
        for head in range(3):
            for block in range(blocks):
                made[f"{head}.{block}.linear.weight"] = random(WIDTH, WIDTH)
                made[f"{head}.{block}.linear.bias"] = random(WIDTH)
            if own:
                made[f"{head}.{blocks}.weight"] = random(random.vocabulary, WIDTH)
        return made if own else made | random.offsets()

    return make


MASK = VOCABULARY - 1
VERIFIER = {"verifier": {"name_or_path": "somebody/big", "architectures": ["LlamaForCausalLM"]}}

SPECFORGE = sizes("llama", 1) | {
    "architectures": ["LlamaForCausalLMEagle3"],
    "draft_vocab_size": len(SOME),
}
SPARK = {  # config of the parts that DSpark adds to a block
    "markov_rank": 3,
    "markov_head_type": "vanilla",
    "enable_confidence_head": True,
    "confidence_head_with_markov": True,
}

DIALECTS: Mapping[str, Dialect] = {
    "eagle3 of SpecForge": Dialect("eagle3", SPECFORGE, _specforge, (2, 3, 3)),
    "eagle3 of SpecForge with layers": Dialect(
        "eagle3",
        SPECFORGE | {"eagle_config": {"eagle_aux_hidden_state_layer_ids": [0, 2, 4]}},
        _specforge,
        (1, 3, 5),
    ),
    "eagle3 of SpecForge with EAGLE's layers": Dialect(
        "eagle3",
        SPECFORGE | {"eagle_config": {"eagle_aux_hidden_state_layer_ids": [2, 3, 3]}},
        _specforge,
        (2, 3, 3),
    ),
    "eagle3 of SpecForge, narrower": Dialect(
        "eagle3",
        SPECFORGE | {"hidden_size": NARROW, "target_hidden_size": WIDTH, "fc_norm": True},
        _narrow,
        (2, 3, 3),
    ),
    "eagle3 of speculators": Dialect(
        "eagle3",
        {
            "architectures": ["Eagle3DraftModel"],
            "speculators_model_type": "eagle3",
            "transformer_layer_config": sizes("qwen3", 1),
            "draft_vocab_size": len(SOME),
            "norm_before_residual": True,
            "norm_before_fc": True,
            "eagle_aux_hidden_state_layer_ids": [1, 3, 5],
            "speculators_config": VERIFIER,
        },
        _speculators,
        (1, 3, 5),
    ),
    "eagle3.1 of speculators": Dialect(
        "eagle3",
        {
            "speculators_model_type": "eagle3",
            "transformer_layer_config": sizes("llama", 1),
            "draft_vocab_size": len(SOME),
            "fc_norm": True,
            "norm_output": True,
            "eagle_aux_hidden_state_layer_ids": [0, 5],
        },
        _speculators_31,
        (0, 5),
    ),
    "eagle3 of DeepSpec": Dialect(
        "eagle3",
        sizes("qwen3", 1)
        | {
            "architectures": ["Qwen3Eagle3Model"],
            "num_target_layers": LAYERS,
            "target_layer_ids": [0, 1, 2, 3, 4],
            "ttt_length": 7,
        },
        _deepspec_eagle3,
        (1, 2, 3, 4, 5),
    ),
    "dflash of z-lab": Dialect(
        "dflash",
        sizes("qwen3", 2)
        | {
            "architectures": ["DFlashDraftModel"],
            "block_size": 4,
            "num_target_layers": LAYERS,
            "dflash_config": {"mask_token_id": MASK, "target_layer_ids": [1, 3]},
        },
        _blocks(2),
        (2, 4),
    ),
    "dflash of DeepSpec": Dialect(
        "dflash",
        sizes("qwen3", 2)
        | {
            "architectures": ["Qwen3DSparkModel"],
            "block_size": 3,
            "num_target_layers": LAYERS,
            "mask_token_id": MASK,
            "target_layer_ids": [-1, 2, 4],
            "markov_rank": 0,
            "enable_confidence_head": False,
        },
        _blocks(3, own=True),
        (0, 3, 5),
    ),
    "dflash of speculators": Dialect(
        "dflash",
        {
            "speculators_model_type": "dflash",
            "transformer_layer_config": sizes("qwen3", 2),
            "draft_vocab_size": len(SOME),
            "block_size": 4,
            "mask_token_id": MASK,
            "aux_hidden_state_layer_ids": [2, 4],
        },
        _blocks(2, own=True, small=True),
        (2, 4),
    ),
    "dspark of DeepSpec": Dialect(
        "dspark",
        sizes("qwen3", 2)
        | {
            "architectures": ["Qwen3DSparkModel"],
            "block_size": 3,
            "num_target_layers": LAYERS,
            "mask_token_id": MASK,
            "target_layer_ids": [1, 4],
            "confidence_temperatures": [1.5, 0.7],
        }
        | SPARK,
        _sparks(2),
        (2, 5),
    ),
    "dspark of speculators": Dialect(
        "dspark",
        {
            "speculators_model_type": "dspark",
            "transformer_layer_config": sizes("qwen3", 2),
            "draft_vocab_size": len(SOME),
            "block_size": 4,
            "mask_token_id": MASK,
            "aux_hidden_state_layer_ids": [1, 4],
            "sample_from_anchor": False,
            "markov_rank": 3,
            "enable_confidence_head": True,
            "confidence_head_with_markov": True,
        },
        _sparks(2, small=True),
        (1, 4),
    ),
    "dspark of SpecForge": Dialect(
        "dspark",
        sizes("qwen3", 2)
        | {
            "architectures": ["DSparkDraftModel"],
            "block_size": 3,
            "num_target_layers": LAYERS,
            "dflash_config": SPARK
            | {"projector_type": "dspark", "mask_token_id": MASK, "target_layer_ids": [1, 4]},
        },
        _sparks(2),
        (2, 5),
    ),
    "mtp of Qwen3-Next": Dialect(
        "mtp",
        sizes("qwen3", 1) | {"architectures": ["Qwen3NextMTP"], "num_nextn_predict_layers": 1},
        _mtp(),
        (LAYERS,),
    ),
    "mtp of SpecForge": Dialect(
        "mtp",
        sizes("qwen3", 1) | {"architectures": ["Qwen3MTPDraftModel"]},
        _mtp(mean=1, own=True),
        (LAYERS,),
    ),
    "medusa": Dialect(
        "medusa",
        {"medusa_num_heads": 3, "medusa_num_layers": 1, "base_model_name_or_path": "big"},
        _medusa(1, own=True),
        (LAYERS,),
    ),
    "medusa with the target's rows": Dialect(
        "medusa",
        {"medusa_num_heads": 3, "medusa_num_layers": 2},
        _medusa(2, own=False),
        (LAYERS,),
    ),
}


def write(
    folder: Path, dialect: str, model: PreTrainedModel, *, taught: bool = False, **more: Any
) -> Written:
    """Write a head for a target.

    Args:
        taught: whether to declare that the head was trained for this target.
        more: additional fields of the config.
    """
    _, fields, tensors, _ = DIALECTS[dialect]
    vocabulary = model.config.vocab_size
    config = json.loads(json.dumps(fields).replace(f": {MASK}", f": {vocabulary - 1}")) | more
    if taught:
        config["taught_for"] = fingerprint(model)
    made = tensors(Random(model))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "config.json").write_text(json.dumps(config), encoding="utf-8")
    name = "medusa_lm_head" if config.get("medusa_num_heads") else "model"
    save_file(made, folder / f"{name}.safetensors")
    return Written(folder, config, made)
