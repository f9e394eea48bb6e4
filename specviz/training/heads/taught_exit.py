"""A taught early exit: the target's first layers, one trained layer, and the target's head.

Source: Elhoushi et al. 2024, LayerSkip, arXiv:2404.16710, but without changing the target: only the
layer and norm after its first layers are trained.
"""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from specviz.training.heads.layer import Layer, Norm, TargetParts
from specviz.training.heads.lesson import Lesson, distance

KEPT = 2  # of the target's layers


class Exit(nn.Module):
    """A layer and a norm after the target's first layers."""

    def __init__(self, target: TargetParts) -> None:
        super().__init__()
        config = target.config
        self.kept = min(KEPT, config.num_hidden_layers - 1)
        self.reads = (self.kept,)
        self.target = target
        self.layer = Layer(config)
        self.norm = Norm(config.hidden_size, config.rms_norm_eps)
        with torch.no_grad():
            self.norm.weight.copy_(self.target.final)

    def loss(self, lesson: Lesson) -> Tensor:
        """Mean over all tokens."""
        return distance(F.linear(self.output(lesson), self.target.rows), lesson.wanted).mean()

    def output(self, lesson: Lesson) -> Tensor:
        """The input of the output rows, [n, length, width]."""
        x, attention = lesson.states[self.kept], self.layer.self_attn
        read, length = self.layer.input_layernorm(x), x.shape[1]
        at = self.target.rotations(length).at(slice(length))
        seen = F.scaled_dot_product_attention(
            attention.queries(read, at),
            attention.keys(read, at),
            attention.values(read).to(x.dtype),
            is_causal=True,
        )
        return self.norm(self.layer.after(x, seen))
