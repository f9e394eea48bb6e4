"""Heads in training: their weights by the hub's names, read by the decoder's own layers.

At each step, the readers in `specviz.models.heads` bind the weights to the target, as they do for a
checkpoint, and the layers in `specviz.decoding.heads` compute with them. Only attention differs:
here it runs over whole texts, without a cache.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from safetensors.torch import save_file
from torch import Tensor, nn
from transformers import LlamaForCausalLM, PreTrainedTokenizerBase

from specviz.decoding.heads.feature import FeatureLayers, HeadWeights
from specviz.decoding.heads.parts import LayerMaker
from specviz.decoding.lean.layers import LayerCache, LeanLayers, Pass
from specviz.decoding.lean.rotary import Rotation
from specviz.decoding.lean.weights import Layer
from specviz.decoding.linear import Linear
from specviz.models import feature_heads, int8
from specviz.models.heads.loader import READERS, config_of
from specviz.models.heads.tensors import NUMBERS, Tensors
from specviz.models.trained_for import TRAINED_FOR, fingerprint
from specviz.training.settings import END_OF_TEXT

WEIGHTS = "model.safetensors"
FEATURE = "head"  # our own kind, as in EAGLE, which has no format on the hub
HEADS = tuple(READERS)
GUESSES = 7  # of a block
MEDUSA_HEADS = 4
KEPT = 2  # of the target's layers, by a taught exit
INITIAL = 0.02  # standard deviation of new matrices
QUIET = 0.25  # weight of a new final norm: the target's own makes logits large, and learning slow

OPTIONAL = {  # what a reader finds only in some heads of a kind, and we train
    "medusa": r".*\.linear\.bias",
    "eagle3": r"midlayer\.input_layernorm\.weight",
    "dflash": r".*\.[qk]_norm\.weight",
    "dspark": r".*\.[qk]_norm\.weight|confidence_head\.proj\.bias",
}
ZERO = re.compile(r".*\.linear\.(weight|bias)|.*proj\.bias|markov_head\.markov_w2\.weight")


class HeadSize(NamedTuple):
    """The size of a head.

    Attributes:
        feed_forward: the width of its feed-forward parts; None: the target's.
        depth: layers of a block drafter; residual blocks of each Medusa head.
        rank: of a Markov head.
    """

    feed_forward: int | None = None
    depth: int = 2
    rank: int = 64


USUAL = HeadSize()


class WholeTexts(LeanLayers):
    """The decoder's layers over whole texts [n, length, width], in training.

    Attributes:
        see: attention from queries, keys and values [n, heads, length, size], for a layer.
    """

    see: Callable[[Tensor, Tensor, Tensor, Layer], Tensor]

    def over_positions(self, length: int, positions: slice | Tensor | None = None) -> Pass:
        """A pass over tokens at some of the first positions, or at all."""
        at = slice(length) if positions is None else positions
        return Pass(slice(0), self._rotations_for(length).at(at), None, 0)

    def run(self, x: Tensor, at: Pass) -> Tensor:
        """Run hidden states through all layers."""
        return self._run(x, at)

    def project(self, x: Tensor, layer: Layer, turn: Rotation) -> tuple[Tensor, Tensor, Tensor]:
        """Queries, keys and values of a layer, [n, heads, length, size] each."""
        both = self._heads + self._kv_heads
        qkv = layer.qkv(x).unflatten(-1, (-1, self._size))
        turned, values = qkv[..., :both, :], qkv[..., both:, :]
        if layer.qk_norm is not None:
            turned = F.rms_norm(turned.float(), (self._size,), None, self._eps) * layer.qk_norm
        queries, keys = turn(turned).split([self._heads, self._kv_heads], -2)
        groups = self._heads // self._kv_heads
        keys = keys.repeat_interleave(groups, -2)
        values = values.to(keys.dtype).repeat_interleave(groups, -2)
        return queries.transpose(1, 2), keys.transpose(1, 2), values.transpose(1, 2)

    def _attend(self, x: Tensor, layer: Layer, cache: LayerCache, at: Pass) -> Tensor:
        seen = self.see(*self.project(x, layer, at.rotation), layer)
        return seen.transpose(1, 2).flatten(2)

    def normed(self, x: Tensor, weight: Tensor) -> Tensor:
        """Root mean square normalisation."""
        return self._norm(x, weight)

    def _norm(self, x: Tensor, weight: Tensor) -> Tensor:
        return super()._norm(x.float(), weight)


class Head(nn.Module):
    """A head's weights, and what its decoder does with them.

    Args:
        kind: one of `HEADS`, or `FEATURE`.
        tokens: the ids of the tokens that it can guess, ascending [k]; None: all.

    Attributes:
        reads: the numbers of the hidden states that it reads; -1: the last, after the final norm.
        config: the entries of its config.json.
        weights: by the hub's names, with slashes in place of dots.
        scale: what a feature head's inputs are divided by [2 · width]. Embeddings are about a
            hundred times smaller than the largest features; unscaled, it learns slowly.
    """

    tokens: Tensor | None
    scale: Tensor

    def __init__(
        self,
        kind: str,
        target: LlamaForCausalLM,
        tokens: Tensor | None = None,
        size: HeadSize = USUAL,
    ) -> None:
        super().__init__()
        self.kind, self.size = kind, size
        self._target = (target,)  # in a tuple: it is not trained
        self.reads = states_read(kind, target.config.num_hidden_layers)
        self.register_buffer("tokens", tokens, persistent=False)
        if kind == FEATURE:
            scale = torch.ones(2 * target.config.hidden_size, device=target.device)
            self.register_buffer("scale", scale)
        self.config = self._sizes() | self._described()
        self.weights = nn.ParameterDict()
        self.parts()  # creates the weights

    @property
    def target(self) -> LlamaForCausalLM:
        """The model that it drafts for."""
        return self._target[0]

    def parts(self) -> tuple[Any, ...]:
        """What its reader binds to the target: the decoder's weights, and their layers if any."""
        live = Live(self)
        if self.kind == FEATURE:
            return (whole_texts(FeatureLayers, self._feature(live)),)
        made = READERS[self.kind].read(config_of(self.kind, self.config), live, self.target)
        assert isinstance(made, partial)
        *weights, last = made.args
        if not isinstance(last, LayerMaker):
            return made.args
        assert isinstance(last.new, partial)
        if self.kind == "taught-exit":  # the target's own layers have run
            weights[0] = weights[0]._replace(layers=weights[0].layers[-1:])
            return weights[0], whole_texts(last.new.func, weights[0], *last.new.args[1:])
        return *weights, whole_texts(last.new.func, *last.new.args)

    def initial(self, key: str, *shape: int) -> Tensor:
        """New weights."""
        if "norm" in key:
            final = "taught-exit" if key == "norm.weight" else "mtp"
            if key in ("norm.weight", "mtp.norm.weight") and self.kind == final:
                weight = self.target.model.norm.weight.detach().float().cpu().clone()
            else:
                weight = torch.full(shape, QUIET if key == "norm.weight" else 1.0)
            return weight - 1 if self.kind == "mtp" else weight  # stored as distances from 1
        return torch.zeros(shape) if ZERO.fullmatch(key) else INITIAL * torch.randn(shape)

    def _feature(self, live: Live) -> HeadWeights:
        assert self.tokens is not None
        found = feature_heads.bound(live, self.target, self.tokens)
        return found._replace(fusion=Linear(found.fusion.weight / self.scale))

    def _sizes(self) -> dict[str, Any]:
        """The sizes of its layers, most of them its target's."""
        names = (
            "hidden_size", "intermediate_size", "num_attention_heads", "num_key_value_heads",
            "head_dim", "hidden_act", "rms_norm_eps", "rope_parameters", "max_position_embeddings",
            "vocab_size",
        )  # fmt: skip
        sizes = {name: getattr(self.target.config, name) for name in names}
        return sizes | {
            "intermediate_size": self.size.feed_forward or sizes["intermediate_size"],
            "attention_bias": False,
            "dtype": "float16",
            "model_type": "llama",
            "num_hidden_layers": 1,
            "tie_word_embeddings": False,
        }

    def _described(self) -> dict[str, Any]:
        """The entries of config.json that are specific to the kind."""
        outputs = [number - 1 for number in self.reads]
        layers = self.target.config.num_hidden_layers
        block = {
            "model_type": "qwen3",
            "num_hidden_layers": self.size.depth,
            "num_target_layers": layers,
        }
        known = self.target.config.vocab_size if self.tokens is None else len(self.tokens)
        kinds: dict[str, dict[str, Any]] = {
            FEATURE: {"intermediate_size": self.target.config.intermediate_size},
            "medusa": {
                "architectures": ["MedusaModel"],
                "medusa_num_heads": MEDUSA_HEADS,
                "medusa_num_layers": self.size.depth,
            },
            "mtp": {"architectures": ["LlamaMTP"]},
            "eagle3": {
                "architectures": ["LlamaForCausalLMEagle3"],
                "draft_vocab_size": known,
                "eagle_config": {"eagle_aux_hidden_state_layer_ids": outputs},
            },
            "dflash": block
            | {
                "architectures": ["DFlashDraftModel"],
                "block_size": GUESSES + 1,
                "dflash_config": {"mask_token_id": END_OF_TEXT, "target_layer_ids": outputs},
            },
            "dspark": block
            | {
                "architectures": ["Qwen3DSparkModel"],
                "block_size": GUESSES,  # it also guesses from the last token
                "mask_token_id": END_OF_TEXT,  # never drafted from, and never inside a block
                "target_layer_ids": outputs,
                "markov_rank": self.size.rank,
                "markov_head_type": "vanilla",
                "enable_confidence_head": True,
                "confidence_head_with_markov": True,
                "confidence_temperatures": [1.0] * GUESSES,
            },
            "taught-exit": {"architectures": ["TaughtExit"], "exit_layer": self.reads[0]},
        }
        return kinds[self.kind]


class Live(Tensors):
    """A head's weights in training, as its reader takes them; created when first taken."""

    def __init__(self, head: Head) -> None:
        self.name, self.parameters, self._head = head.kind, 0, head

    def __contains__(self, key: str) -> bool:
        if key == "d2t":
            return self._head.tokens is not None
        return re.fullmatch(OPTIONAL.get(self._head.kind, ""), key) is not None

    def shape(self, key: str) -> tuple[int, ...]:
        return tuple(self._d2t().shape) if key == "d2t" else ()

    def take(self, key: str, *shape: int, kinds: set[str] = NUMBERS) -> Tensor:
        if key == "d2t":
            return self._d2t()
        weights, name = self._head.weights, key.replace(".", "/")
        if name not in weights:
            new = self._head.initial(key, *shape).to(self._head.target.device)
            weights[name] = nn.Parameter(new)
        weight: Tensor = weights[name]
        return weight

    def _d2t(self) -> Tensor:
        return distances(self._head)


def build(
    kind: str,
    target: LlamaForCausalLM,
    seed: int = 0,
    *,
    tokens: Tensor | None = None,
    size: HeadSize = USUAL,
) -> Head:
    """Build an untaught head on its target's device; see `Head`."""
    torch.manual_seed(seed)
    return Head(kind, target, tokens, size)


def whole_texts(layers: Callable[..., LeanLayers], *arguments: Any) -> Any:
    """Make layers of one of the decoder's classes, with attention over whole texts."""
    assert isinstance(layers, type)
    return type("Taught", (WholeTexts, layers), {})(*arguments)


def states_read(kind: str, depth: int) -> tuple[int, ...]:
    """The hidden states that a head of some kind reads from a target with so many layers.

    They are numbered as in transformers; -1: the last one, after the final norm.
    """
    last = depth - 1
    if kind == "eagle3":  # EAGLE's own choice
        return min(2, last), depth // 2, max(1, depth - 3)
    if kind in ("dflash", "dspark"):
        return min(2, last), min((depth + 2) // 2, last), last
    return (min(KEPT, last) if kind == "taught-exit" else -1,)


def recorded(target: LlamaForCausalLM) -> list[int]:
    """The numbers of the hidden states that heads of some kind read from a target."""
    depth = target.config.num_hidden_layers
    return sorted(set().union(*(states_read(kind, depth) for kind in HEADS)))


def distances(head: Head) -> Tensor:
    """The distance of each token that a head can guess from its row, d2t [k]."""
    assert head.tokens is not None
    return head.tokens - torch.arange(len(head.tokens), device=head.tokens.device)


def write(
    folder: Path,
    head: Head,
    tokenizer: PreTrainedTokenizerBase | None = None,
    *,
    quantized: bool = False,
) -> None:
    """Write a head's folder in the hub's format, with the fingerprint of its target.

    Args:
        tokenizer: the target's, which the folder of a feature head names.
        quantized: whether to store matrices as int8 instead of float16.
    """
    own = {name.replace("/", "."): weight.detach() for name, weight in head.weights.items()}
    if head.kind == FEATURE:
        assert tokenizer is not None
        assert head.tokens is not None
        own["fusion.weight"] = own["fusion.weight"] / head.scale
        ids = [None, *head.tokens.tolist()]
        return feature_heads.write(folder, own, head.config, ids, tokenizer, head.target)
    if head.tokens is not None:
        own["d2t"] = distances(head)
    halves = {
        name: (part.half() if part.is_floating_point() else part).cpu().contiguous()
        for name, part in own.items()
    }
    folder.mkdir(parents=True, exist_ok=True)
    stored = int8.quantize(own) if quantized else halves
    save_file(stored, folder / WEIGHTS, metadata={"format": "pt"})
    config = head.config | {TRAINED_FOR: fingerprint(head.target)}
    (folder / "config.json").write_text(json.dumps(config, indent=2, sort_keys=True) + "\n")
    return None


@torch.no_grad()
def load(folder: Path, head: Head) -> None:
    """Load the weights of a head written earlier, possibly for another target.

    The scale of a feature head must be set before.
    """
    written = int8.read([folder / WEIGHTS])
    if head.kind == FEATURE:
        written["fusion.weight"] = written["fusion.weight"].float() * head.scale.cpu()
    for name, weight in head.weights.items():
        weight.copy_(written[name.replace("/", ".")])
