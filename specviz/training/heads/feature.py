"""A head for SmolLM2 that drafts from the target's features with one layer, as in EAGLE.

A feature is the input of the target's head. At every position, the drafter reads a token and the
feature *before* it, and predicts the next feature; the target's head, reduced to the most frequent
tokens, converts it to logits.
Source: EAGLE, Li et al. 2024, arXiv:2401.15077.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from transformers import LlamaForCausalLM, LlamaModel, PreTrainedTokenizerBase

from specviz.models import feature_heads, int8
from specviz.training.heads.chained import Chained
from specviz.training.heads.layer import Layer, TargetParts, final_norm, linear
from specviz.training.heads.lesson import Lesson


class FeatureHead(Chained):
    """(token, preceding feature) → feature, with the target's embedding and head.

    Embeddings are about a hundred times smaller than the largest features. Both are scaled to about
    1 before the fusion; otherwise training is several times slower.
    """

    scale: Tensor

    def __init__(self, target: TargetParts) -> None:
        super().__init__()
        config = target.config
        self.target = target
        self.fusion = linear(2 * config.hidden_size, config.hidden_size)
        self.layers = nn.ModuleList([Layer(config)])
        self.norm = final_norm(config)
        self.register_buffer("scale", torch.ones(2 * config.hidden_size))

    def slots(self, lesson: Lesson) -> Lesson:
        """Pad the lesson in front, so that its first token is read, too, after a zero state."""
        ids, states, wanted = lesson
        return Lesson(
            F.pad(ids, (1, 0)),
            {number: F.pad(state, (0, 0, 1, 0)) for number, state in states.items()},
            F.pad(wanted, (0, 0, 1, 0)),
        )

    def enter(self, embedded: Tensor, before: Tensor) -> tuple[Tensor, Tensor]:
        residual = self.fusion(torch.cat([embedded, before], -1) / self.scale)
        return residual, self.body.input_layernorm(residual)

    def leave(self, out: Tensor) -> tuple[Tensor, Tensor]:
        feature = self.norm(out)
        return feature, feature


@torch.no_grad()
def measure_scale(head: FeatureHead, lessons: Iterable[Lesson]) -> None:
    """Set the scale from the target's embedding and from some lessons' features."""
    seen = [lesson.states[-1][lesson.wanted.any(-1)] for lesson in lessons]
    embedding = head.target.embedding
    features = torch.cat(seen).std(0).clamp(min=1e-3)
    head.scale.copy_(torch.cat([embedding.std().expand(embedding.shape[1]), features]))


def write(
    folder: Path, head: FeatureHead, target: LlamaForCausalLM, tokenizer: PreTrainedTokenizerBase
) -> None:
    """Write a head's folder; the scale is folded into the fusion."""
    config = copy.deepcopy(head.target.config)
    config.num_hidden_layers = 1
    config.layer_types, config.use_cache = None, False
    with torch.device("meta"):
        body = LlamaModel(config)
    own = {
        name: part
        for name, part in head.state_dict().items()
        if name.startswith(("layers.", "norm."))
    }
    body.load_state_dict(own, strict=False, assign=True)
    fusion = nn.Linear(len(head.scale), len(head.norm.weight), bias=False)
    fusion.weight.data = head.fusion.weight.data / head.scale
    tokens = head.target.tokens
    assert tokens is not None
    feature_heads.write(folder, fusion, body, [None, *tokens.tolist()], tokenizer, target)


def load(folder: Path, head: FeatureHead) -> None:
    """Load the weights of a head written earlier into one whose scale is set."""
    weights = int8.read([folder / feature_heads.WEIGHTS])
    written = {name: part.float() for name, part in weights.items()}
    written["fusion.weight"] *= head.scale.cpu()
    head.load_state_dict(written, strict=False)
