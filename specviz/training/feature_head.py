"""A head for SmolLM2 that drafts from the target's features with one layer, as in EAGLE.

A feature is the input of the target's head. At each position, the drafter reads a token and the
feature *before* it, and predicts the next feature; the target's head, reduced to the most frequent
tokens, converts it to logits. While drafting, it continues from its own predictions. Only the
fusion and the layer are trained.

Source: EAGLE, Li et al. 2024, arXiv:2401.15077; training on its own predictions is a simple form
of HASS, Zhang et al. 2024, arXiv:2408.15766.
"""

from __future__ import annotations

import copy

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from transformers import LlamaForCausalLM, LlamaModel

from specviz.training.chat_draft import QUIET, Lesson, Lessons, compare

FEATURES = 0.5  # weight of the feature loss relative to the token loss
DEPTHS = (0, 1, 0, 2)  # number of passes on its own predictions, cyclically by step
TRUE = 0.3  # share of positions that keep the true feature


class FeatureHead(nn.Module):
    """(token, preceding feature) → feature, with the target's embedding and head.

    Embeddings are about a hundred times smaller than the largest features. Both are scaled to about
    1 before the fusion; otherwise training is several times slower.
    """

    fusion: nn.Linear
    embedding: Tensor
    head: Tensor
    scale: Tensor
    loudness: Tensor
    unknown: Tensor

    def __init__(self, target: LlamaForCausalLM, kept: list[int | None], seed: int = 0) -> None:
        super().__init__()
        torch.manual_seed(seed)
        width = target.config.hidden_size
        config = copy.deepcopy(target.config)
        config.num_hidden_layers = 1
        config.vocab_size = 1  # the body's own embedding is unused
        config.layer_types = config.pad_token_id = config.bos_token_id = config.eos_token_id = None
        config.use_cache = False
        config.initializer_range = 0.02
        self.fusion = nn.Linear(2 * width, width, bias=False)
        self.body = LlamaModel(config).float()
        with torch.no_grad():
            self.fusion.weight.normal_(std=0.02)
            self.body.norm.weight.fill_(QUIET)
            embedding = target.get_input_embeddings().weight.detach().float()
            rows = target.get_output_embeddings().weight.detach().float()
            rows = rows[[token or 0 for token in kept]]
        self.register_buffer("embedding", embedding, persistent=False)
        self.register_buffer("head", rows, persistent=False)
        self.register_buffer("scale", torch.ones(width))  # of the features, see measure_scale
        self.register_buffer("loudness", embedding.std(), persistent=False)
        self.register_buffer("unknown", torch.tensor(kept.index(None)), persistent=False)

    def forward(self, ids: Tensor, before: Tensor) -> Tensor:
        """Predict the features after each token, [n, length, width], from those before it."""
        embedded = F.embedding(ids, self.embedding) / self.loudness
        fused = self.fusion(torch.cat([embedded, before / self.scale], -1))
        return self.body(inputs_embeds=fused).last_hidden_state

    def folded(self) -> nn.Linear:
        """Return the fusion with the scales folded in, for unscaled embeddings and features."""
        width = len(self.scale)
        fusion = nn.Linear(2 * width, width, bias=False)
        with torch.no_grad():
            fusion.weight[:, :width] = self.fusion.weight[:, :width] / self.loudness
            fusion.weight[:, width:] = self.fusion.weight[:, width:] / self.scale
        return fusion

    def logits(self, features: Tensor) -> Tensor:
        """Return logits over the draft's tokens."""
        logits = F.linear(features, self.head).float()
        logits[..., self.unknown] = -1e4  # not -inf: 0 · inf would be NaN
        return logits


def measure_scale(head: FeatureHead, lessons: Lessons) -> None:
    """Set the features' scale from held-out answers."""
    seen = [lesson.features[lesson.answers].float() for lesson in lessons.held_out()]
    head.scale.copy_(torch.cat(seen).std(0).clamp(min=1e-3))


def shifted(features: Tensor) -> Tensor:
    """Return the features before each token; zeros before the first."""
    return F.pad(features, (0, 0, 1, 0))[:, :-1]


def head_loss(head: nn.Module, lesson: Lesson) -> Tensor:
    """Return the cross-entropy to the target's distributions plus the weighted feature loss."""
    assert isinstance(head, FeatureHead)
    mask, truth = lesson.answers, lesson.features.float()
    with torch.autocast(truth.device.type, torch.bfloat16):
        before = truth
        for _ in range(DEPTHS[lesson.step % len(DEPTHS)]):
            with torch.no_grad():
                predicted = head(lesson.target_ids, shifted(before)).float()
            kept = torch.rand(mask.shape, device=mask.device) < TRUE
            before = torch.where(kept[..., None], truth, predicted)
        said = head(lesson.target_ids, shifted(before))[mask]
        logs = F.log_softmax(head.logits(said), -1)
        tokens = -(lesson.odds[mask] * logs.gather(1, lesson.top[mask])).sum(-1).mean()
        away = F.smooth_l1_loss(said.float() / head.scale, truth[mask] / head.scale)
    return tokens + FEATURES * away


@torch.no_grad()
def measure_head(head: FeatureHead, lessons: Lessons, deep: int = 4) -> list[dict[str, float]]:
    """Measure overlap and agreement on held-out answers, at each of ``deep`` drafted positions.

    Position k reads features that were predicted k - 1 times in a row, at every position of the
    text. In decoding, the features of verified tokens are the target's own.
    """
    sums, count = np.zeros((deep, 2)), 0
    for lesson in lessons.held_out():
        features = lesson.features.float()
        for place in range(deep):
            with torch.autocast(features.device.type, torch.bfloat16):
                features = head(lesson.target_ids, shifted(features.float()))
                logits = head.logits(features[lesson.answers])
            sums[place] += compare(logits, lesson)
        count += lesson.tokens
    return [{"overlap": overlap / count, "agree": agree / count} for overlap, agree in sums]
