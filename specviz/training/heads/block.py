"""Heads that draft a block in one pass: DFlash, and DSpark with a Markov and a confidence head.

A block is the last token and masks. It attends to the target's fused hidden states along the text
and, in both directions, to itself. A mask guesses the token at its own position. DSpark also
guesses from the last token, so each of its guesses is for the next position.
Source: Chen et al. 2026, DFlash, arXiv:2602.06036; DeepSeek-AI 2026, DSpark, arXiv:2607.05147.
"""

from __future__ import annotations

from collections.abc import Iterable

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from specviz.training.heads.layer import INITIAL, Layer, Norm, TargetParts, final_norm, linear
from specviz.training.heads.lesson import Lesson, distance, drawn
from specviz.training.settings import END_OF_TEXT

MASK = END_OF_TEXT  # never drafted from, and never inside a block
BLOCKS = 48  # blocks in each row of text
FADING = 0.85  # weight of each slot of a block relative to the one before
TEMPERATURES = torch.logspace(-2, 2, 81, base=2)  # tried while calibrating


class DFlash(nn.Module):
    """Layers that read a block of masks beside the target's states."""

    ahead = 0  # positions from a guess's own to that of the token that it guesses
    guesses = 7

    def __init__(self, target: TargetParts) -> None:
        super().__init__()
        config = target.config
        width, eps, depth = config.hidden_size, config.rms_norm_eps, config.num_hidden_layers
        self.reads = chosen(depth)
        self.target = target
        self.fc = linear(len(self.reads) * width, width)
        self.hidden_norm = Norm(width, eps)
        self.layers = nn.ModuleList(Layer(config, normed=True) for _ in range(target.size.depth))
        self.norm = final_norm(config)

    @property
    def size(self) -> int:
        """The number of tokens and masks in a block."""
        return self.guesses + 1 - self.ahead

    def loss(self, lesson: Lesson) -> Tensor:
        """Weighted mean over the slots of a block."""
        hidden, starts = self.hidden(lesson)
        logits = F.linear(hidden, self.target.rows)
        return self._mean(distance(logits, self.wanted(lesson, starts)))

    def hidden(self, lesson: Lesson) -> tuple[Tensor, Tensor]:
        """The guessing states, [n, blocks, guesses, width], and the starts of blocks, [blocks]."""
        ids = lesson.ids
        length, size = ids.shape[1], self.size
        starts = drawn(lesson.wanted, 1, length - self.guesses, BLOCKS)
        count = len(starts)
        positions = starts[:, None] + torch.arange(size, device=ids.device)
        block = torch.full((len(ids), count, size), MASK, device=ids.device)
        block[:, :, 0] = ids[:, starts]
        x = F.embedding(block, self.target.embedding).flatten(1, 2)
        fused = torch.cat([lesson.states[number] for number in self.reads], -1)
        known = self.hidden_norm(self.fc(fused))
        rotations = self.target.rotations(length + size)
        text, own = rotations.at(slice(0, length)), rotations.at(positions.flatten())
        mask = sees(starts, size, length)
        for layer in self.layers:
            assert isinstance(layer, Layer)
            attention, read = layer.self_attn, layer.input_layernorm(x)
            keys = torch.cat([attention.keys(known, text), attention.keys(read, own)], 2)
            values = torch.cat([attention.values(known), attention.values(read)], 2)
            queries = attention.queries(read, own)
            seen = F.scaled_dot_product_attention(queries, keys, values.to(keys.dtype), mask)
            x = layer.after(x, seen)
        guessing = self.norm(x).unflatten(1, (count, size))[:, :, 1 - self.ahead :]
        return guessing, starts

    def wanted(self, lesson: Lesson, starts: Tensor) -> Tensor:
        """The target's distributions of the guessed tokens, [n, blocks, guesses, V]."""
        offsets = torch.arange(self.guesses, device=starts.device)
        return lesson.wanted[:, starts[:, None] + offsets]

    def _mean(self, far: Tensor) -> Tensor:
        """Mean of losses [n, blocks, guesses], weighted by slot; a scalar."""
        weights = FADING ** torch.arange(self.guesses, device=far.device)
        return (far.mean((0, 1)) * weights).sum() / weights.sum()


class MarkovHead(nn.Module):
    """The term that the token before a guess adds to its logits; starts at zero."""

    def __init__(self, vocabulary: int, guessed: int, rank: int) -> None:
        super().__init__()
        self.markov_w1 = nn.Embedding(vocabulary, rank)
        self.markov_w2 = linear(rank, guessed)
        nn.init.normal_(self.markov_w1.weight, std=INITIAL)
        nn.init.zeros_(self.markov_w2.weight)


class ConfidenceHead(nn.Module):
    """The logit of the chance that a guess is accepted."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.proj = nn.Linear(width, 1)


class DSpark(DFlash):
    """A block whose guesses also depend on the token before each, and have a confidence."""

    ahead = 1

    def __init__(self, target: TargetParts) -> None:
        super().__init__(target)
        rank = target.size.rank
        self.markov_head = MarkovHead(len(target.embedding), len(target.rows), rank)
        self.confidence_head = ConfidenceHead(target.config.hidden_size + rank)
        self.temperatures = [1.0] * self.guesses  # of the confidence in each slot

    def loss(self, lesson: Lesson) -> Tensor:
        """Loss of the guesses, and of the confidence against their overlap with the target."""
        hidden, starts = self.hidden(lesson)
        logits, sure = self.guess(hidden, self.before(lesson, starts))
        wanted = self.wanted(lesson, starts)
        with torch.no_grad():
            overlap = torch.minimum(logits.float().softmax(-1), wanted).sum(-1)
        unsure = F.binary_cross_entropy_with_logits(
            sure.float(), overlap.clamp(0, 1), reduction="none"
        )
        return self._mean(distance(logits, wanted)) + self._mean(unsure * wanted.any(-1))

    def before(self, lesson: Lesson, starts: Tensor) -> Tensor:
        """The token before each guess, [n, blocks, guesses]."""
        offsets = torch.arange(self.guesses, device=starts.device)
        return lesson.ids[:, starts[:, None] + offsets]

    def guess(self, hidden: Tensor, before: Tensor) -> tuple[Tensor, Tensor]:
        """Logits […, V], and the logit of the confidence […]."""
        markov = self.markov_head.markov_w1(before)
        logits = F.linear(hidden, self.target.rows) + self.markov_head.markov_w2(markov)
        sure = self.confidence_head.proj(torch.cat([hidden.detach(), markov.detach()], -1))
        return logits, sure[..., 0]

    @torch.no_grad()
    def confidence(self, lessons: Iterable[Lesson]) -> tuple[Tensor, Tensor]:
        """The logits of the confidence and the overlaps that they predict, [blocks, guesses].

        Only of blocks with a distribution to learn in every slot.
        """
        both = []
        for lesson in lessons:
            hidden, starts = self.hidden(lesson)
            logits, sure = self.guess(hidden, self.before(lesson, starts))
            wanted = self.wanted(lesson, starts)
            overlap = torch.minimum(logits.float().softmax(-1), wanted).sum(-1)
            whole = wanted.any(-1).all(-1)
            both.append(torch.stack([sure.float()[whole], overlap[whole]]))
        sure, overlap = torch.cat(both, 1)
        return sure, overlap.clamp(0, 1)

    def calibrate(self, lessons: Iterable[Lesson]) -> None:
        """Fit the temperature of the confidence in each slot, in order.

        The product of confidences up to a slot then predicts that all guesses so far are accepted.
        """
        sure, overlap = self.confidence(lessons)
        if not len(sure):
            return
        temperatures = TEMPERATURES.to(sure.device)
        survival, predicted = overlap.cumprod(-1), torch.ones(len(sure), device=sure.device)
        for slot in range(self.guesses):
            tried = predicted[:, None] * (sure[:, slot, None] / temperatures).sigmoid()
            labels = survival[:, slot, None].expand_as(tried)
            losses = F.binary_cross_entropy(tried.clamp(1e-6, 1 - 1e-6), labels, reduction="none")
            best = int(losses.mean(0).argmin())
            self.temperatures[slot] = round(float(TEMPERATURES[best]), 3)
            predicted = tried[:, best]


def chosen(depth: int) -> tuple[int, ...]:
    """The states to fuse, numbered as in transformers: spread, and all before the last."""
    last = depth - 1
    return min(2, last), min((depth + 2) // 2, last), last


def sees(starts: Tensor, size: int, length: int) -> Tensor:
    """The mask by which blocks see the text before them and themselves.

    Bool, [blocks · size, length + blocks · size].

    Args:
        starts: [blocks].
        size: of each block.
        length: of the text.
    """
    text = torch.arange(length, device=starts.device) < starts[:, None]
    own = torch.eye(len(starts), dtype=torch.bool, device=starts.device)
    mask = torch.cat([text, own.repeat_interleave(size, 1)], 1)
    return mask.repeat_interleave(size, 0)
