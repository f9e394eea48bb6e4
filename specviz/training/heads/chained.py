"""Heads that draft token by token: chained prediction (MTP) and EAGLE-3.

At each position the head reads a token and the state before it, and guesses the token after it.
Where the target has read, the state is the target's own; beyond, it is the head's output. Training
does the same: at depth d, the last d states are the head's outputs, all earlier ones the target's.
Source: DeepSeek-AI 2024, arXiv:2412.19437 (MTP); Li et al. 2025, EAGLE-3, arXiv:2503.01840.
"""

from __future__ import annotations

from collections.abc import Iterator

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from transformers import LlamaConfig

from specviz.training.heads.layer import Layer, Norm, TargetParts, final_norm, linear
from specviz.training.heads.lesson import Lesson, distance, drawn

DEPTHS = 3  # guesses in a row while training
LATER = 0.8  # weight of each depth relative to the one before


class Chained(nn.Module):
    """A head with one layer; subclasses define its input, its output and what is fed back."""

    reads: tuple[int, ...] = (-1,)
    target: TargetParts
    layers: nn.ModuleList

    def known(self, lesson: Lesson) -> Tensor:
        """The target's state at each token, as the head reads it, [n, length, width]."""
        return lesson.states[-1]

    def slots(self, lesson: Lesson) -> Lesson:
        """The lesson as `outputs` reads it: from its second token on."""
        return lesson

    def enter(self, embedded: Tensor, before: Tensor) -> tuple[Tensor, Tensor]:
        """The residual [n, length, width] and the input of attention, [n, length, …]."""
        raise NotImplementedError

    def leave(self, out: Tensor) -> tuple[Tensor, Tensor]:
        """The input of the output rows and the state that is fed back, [n, length, width] each."""
        raise NotImplementedError

    @property
    def body(self) -> Layer:
        """The head's layer."""
        body = self.layers[0]
        assert isinstance(body, Layer)
        return body

    def loss(self, lesson: Lesson) -> Tensor:
        """Weighted mean over the depths, at a random half of the positions."""
        lesson = self.slots(lesson)
        later = lesson.wanted[:, 1:]
        asked = drawn(later, DEPTHS - 1, later.shape[1])  # earlier ones read padding
        wanted = later[:, asked]
        total = wanted.new_zeros(())
        for depth, said in enumerate(self.outputs(lesson)):
            logits = F.linear(said[:, asked], self.target.rows)
            total = total + LATER**depth * distance(logits, wanted).mean()
        return total / sum(LATER**depth for depth in range(DEPTHS))

    def outputs(self, lesson: Lesson) -> Iterator[Tensor]:
        """Yield the input of the output rows at each depth, [n, length − 1, width].

        Args:
            lesson: as `slots` returns it.
        """
        attention = self.body.self_attn
        embedded = F.embedding(lesson.ids[:, 1:], self.target.embedding)
        before = self.known(lesson)[:, :-1]
        length = embedded.shape[1]
        at = self.target.rotations(length).at(slice(length))
        keys, values = list[Tensor](), list[Tensor]()
        for _ in range(DEPTHS):
            residual, x = self.enter(embedded, before)
            keys.append(attention.keys(x, at))
            values.append(attention.values(x))
            seen = chained_attention(attention.queries(x, at), keys, values)
            said, fed = self.leave(self.body.after(residual, seen))
            yield said
            before = F.pad(fed, (0, 0, 1, 0))[:, :-1]


def chained_attention(queries: Tensor, keys: list[Tensor], values: list[Tensor]) -> Tensor:
    """The result of attention at the last depth d, [n, heads, length, size].

    Position i sees positions up to i − d of depth 0 and, of each depth t from 1 to d, position
    i − d + t. Keys and values have one tensor for each depth.
    """
    depth, size = len(keys) - 1, queries.shape[-1]
    length = queries.shape[2]
    mask = queries.new_full((length, length), -torch.inf).triu(1 - depth)
    mask = mask.where(torch.arange(length, device=mask.device)[:, None] >= depth, 0.0)
    scores = [(queries @ keys[0].transpose(2, 3)).float() / size**0.5 + mask]
    for t in range(1, depth + 1):
        scores.append((queries * later(keys[t], depth - t)).sum(-1, keepdim=True) / size**0.5)
    shares = torch.cat(scores, -1).softmax(-1)
    seen = shares[..., :length].to(values[0].dtype) @ values[0]
    for t in range(1, depth + 1):
        seen = seen + shares[..., length + t - 1, None] * later(values[t], depth - t)
    return seen


def later(x: Tensor, slots: int) -> Tensor:
    """Move [n, heads, length, size] to later positions; zeros come first."""
    return F.pad(x, (0, 0, slots, 0))[:, :, : x.shape[2]]


class Mtp(Chained):
    """Chained prediction: one layer; its normed output is fed back."""

    def __init__(self, target: TargetParts) -> None:
        super().__init__()
        config = target.config
        width, eps = config.hidden_size, config.rms_norm_eps
        self.target = target
        self.pre_fc_norm_embedding = Norm(width, eps)
        self.pre_fc_norm_hidden = Norm(width, eps)
        self.fc = linear(2 * width, width)
        self.layers = nn.ModuleList([Layer(config)])
        self.norm = Norm(width, eps)
        with torch.no_grad():
            self.norm.weight.copy_(self.target.final)

    def enter(self, embedded: Tensor, before: Tensor) -> tuple[Tensor, Tensor]:
        normed = self.pre_fc_norm_embedding(embedded), self.pre_fc_norm_hidden(before)
        residual = self.fc(torch.cat(normed, -1))
        return residual, self.body.input_layernorm(residual)

    def leave(self, out: Tensor) -> tuple[Tensor, Tensor]:
        normed = self.norm(out)
        return normed, normed


class EagleLayer(Layer):
    """A layer whose attention reads the normed embedding and the normed state side by side."""

    def __init__(self, config: LlamaConfig) -> None:
        super().__init__(config, reads=2)
        self.hidden_norm = Norm(config.hidden_size, config.rms_norm_eps)


class Eagle3(Chained):
    """Three layers' states fused; the output before the norm is fed back."""

    def __init__(self, target: TargetParts) -> None:
        super().__init__()
        config = target.config
        width, depth = config.hidden_size, config.num_hidden_layers
        self.reads = (min(2, depth - 1), depth // 2, max(1, depth - 3))  # EAGLE's own choice
        self.target = target
        self.fc = linear(len(self.reads) * width, width)
        self.midlayer = EagleLayer(config)
        self.norm = final_norm(config)

    @property
    def body(self) -> Layer:
        return self.midlayer

    def known(self, lesson: Lesson) -> Tensor:
        return self.fc(torch.cat([lesson.states[number] for number in self.reads], -1))

    def enter(self, embedded: Tensor, before: Tensor) -> tuple[Tensor, Tensor]:
        normed = self.midlayer.input_layernorm(embedded), self.midlayer.hidden_norm(before)
        return before, torch.cat(normed, -1)

    def leave(self, out: Tensor) -> tuple[Tensor, Tensor]:
        return self.norm(out), out
