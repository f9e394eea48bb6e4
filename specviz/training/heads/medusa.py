"""Parallel heads: each guesses a token further ahead from one hidden state of the target.

Head k reads the state at a token and guesses the k-th token after the next one, without knowing the
tokens between.
Source: Cai et al. 2024, Medusa, arXiv:2401.10774.
"""

from __future__ import annotations

import torch.nn.functional as F
from torch import Tensor, nn

from specviz.training.heads.layer import TargetParts
from specviz.training.heads.lesson import Lesson, distance, drawn

HEADS = 4
LATER = 0.8  # weight of each head's loss relative to the one before, as in the paper


class Block(nn.Module):
    """x + SiLU(Wx + b); starts as the identity."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.linear = nn.Linear(width, width)
        nn.init.zeros_(self.linear.weight)
        nn.init.zeros_(self.linear.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + F.silu(self.linear(x))


class Medusa(nn.Module):
    """Residual blocks for each head; the output rows are the target's."""

    reads = (-1,)

    def __init__(self, target: TargetParts) -> None:
        super().__init__()
        self.target = target
        width = target.config.hidden_size
        self.heads = nn.ModuleList(
            nn.Sequential(*(Block(width) for _ in range(target.size.depth))) for _ in range(HEADS)
        )

    def loss(self, lesson: Lesson) -> Tensor:
        """Weighted mean over the heads, at a random half of the tokens."""
        total = lesson.wanted.new_zeros(())
        asked = drawn(lesson.wanted, 0, lesson.ids.shape[1] - HEADS)
        states = lesson.states[-1][:, asked]
        for number, head in enumerate(self.heads, 1):
            logits = F.linear(head(states), self.target.rows)
            far = distance(logits, lesson.wanted[:, asked + number])
            total = total + LATER ** (number - 1) * far.mean()
        return total / sum(LATER**number for number in range(HEADS))
