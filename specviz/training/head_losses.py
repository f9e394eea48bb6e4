"""The losses of heads, from a target's hidden states and distributions along texts.

A head that drafts token by token reads, at each position, a token and the state before it. Where
the target has read, the state is the target's own; beyond, it is the head's output. Training does
the same: at depth d, the last d states are the head's outputs, all earlier ones the target's.
A block is the last token and masks. It attends to the target's fused states along the text and, in
both directions, to itself.
Sources: Li et al. 2024, EAGLE, arXiv:2401.15077; Cai et al. 2024, Medusa, arXiv:2401.10774;
Elhoushi et al. 2024, LayerSkip, arXiv:2404.16710; DeepSeek-AI 2024, MTP, arXiv:2412.19437;
Li et al. 2025, EAGLE-3, arXiv:2503.01840; Chen et al. 2026, DFlash, arXiv:2602.06036;
DeepSeek-AI 2026, DSpark, arXiv:2607.05147.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

from specviz.decoding.lean.weights import Layer
from specviz.training.heads import FEATURE, GUESSES, MEDUSA_HEADS, Head

UNLIKELY = 1e-6  # the weight of a position with nothing to learn
DEPTHS = 3  # guesses in a row while training
LATER = 0.8  # weight of each depth, or Medusa head, relative to the one before
BLOCKS = 48  # blocks in each row of text
FADING = 0.85  # weight of each slot of a block relative to the one before
TEMPERATURES = torch.logspace(-2, 2, 81, base=2)  # tried while calibrating


class Batch(NamedTuple):
    """Texts, with the states and distributions of the target.

    Attributes:
        ids: [n, length].
        states: hidden states [n, length, width] by their numbers, as transformers counts them; -1:
            the last one, after the final norm.
        wanted: the target's probabilities of the next token among those that a head can guess,
            [n, length, k]; all 0 where there is nothing to learn.
    """

    ids: Tensor
    states: Mapping[int, Tensor]
    wanted: Tensor


def loss(head: Head, batch: Batch) -> Tensor:
    """The mean distance of a head's guesses from the target; later guesses weigh less."""
    if head.kind in ("dflash", "dspark"):
        return _block_loss(head, batch)
    if head.kind == "taught-exit":
        return distance(exit_logits(head, batch), batch.wanted).mean()
    if head.kind == "medusa":
        asked = drawn(batch.wanted, 0, batch.ids.shape[1] - MEDUSA_HEADS)
        said = medusa_logits(head, batch.states[-1][:, asked])
        wanted = [batch.wanted[:, asked + slot] for slot in range(1, MEDUSA_HEADS + 1)]
        return _faded(distance(torch.stack(said), torch.stack(wanted)).flatten(1), LATER)
    padded = slots(head, batch)
    later = padded.wanted[:, 1:]
    asked = drawn(later, DEPTHS - 1, later.shape[1])  # earlier ones read padding
    guesses = outputs(head, padded, lambda said: said[:, asked])
    far = [distance(logits, later[:, asked]) for logits in guesses]
    return _faded(torch.stack(far).flatten(1), LATER)


def _faded(far: Tensor, fading: float) -> Tensor:
    """The mean of losses [slots, n], each slot weighted less than the one before; a scalar."""
    weights = fading ** torch.arange(len(far), device=far.device)
    return (far.mean(1) * weights).sum() / weights.sum()


def _causal(queries: Tensor, keys: Tensor, values: Tensor, _: Layer) -> Tensor:
    return F.scaled_dot_product_attention(queries, keys, values, is_causal=True)


def exit_logits(head: Head, batch: Batch) -> Tensor:
    """The logits of a taught exit at each token, [n, length, k]."""
    weights, layers = head.parts()
    layers.see = _causal
    x = batch.states[head.reads[0]]
    x = layers.run(x, layers.over_positions(x.shape[1]))
    return weights.words.rows(layers.normed(x, weights.norm))


def medusa_logits(head: Head, state: Tensor) -> list[Tensor]:
    """The logits of each Medusa head from a hidden state […, width], […, k]."""
    (heads,) = head.parts()
    return [one.words.rows(one.said(state)) for one in heads]


def slots(head: Head, batch: Batch) -> Batch:
    """The batch as `outputs` reads it, from its second token on.

    A feature head also reads the first token, after a zero state.
    """
    if head.kind != FEATURE:
        return batch
    states = {number: F.pad(state, (0, 0, 1, 0)) for number, state in batch.states.items()}
    return Batch(F.pad(batch.ids, (1, 0)), states, F.pad(batch.wanted, (0, 0, 1, 0)))


def outputs(
    head: Head, batch: Batch, select: Callable[[Tensor], Tensor] = lambda said: said
) -> Iterator[Tensor]:
    """Yield the logits at each depth, […, k].

    Args:
        batch: as `slots` returns it.
        select: chooses among the inputs of the output rows, [n, length - 1, width].
    """
    layers = head.parts()[-1]
    layers.see = ChainedAttention()
    embedded = layers.words.embed(batch.ids[:, 1:])
    before = layers.fused([batch.states[number] for number in head.reads])[:, :-1]
    at = layers.over_positions(embedded.shape[1])
    for _ in range(DEPTHS):
        said, fed = layers.step(embedded, before, at)
        yield layers.words.rows(select(said))
        before = F.pad(fed, (0, 0, 1, 0))[:, :-1]


class ChainedAttention:
    """Attention at one depth after the other.

    At depth d, position i sees positions up to i - d of depth 0 and, of each depth t from 1 to d,
    position i - d + t.
    """

    def __init__(self) -> None:
        self._keys, self._values = list[Tensor](), list[Tensor]()

    def __call__(self, queries: Tensor, keys: Tensor, values: Tensor, _: Layer) -> Tensor:
        self._keys.append(keys)
        self._values.append(values)
        depth, (length, size) = len(self._keys) - 1, queries.shape[2:]
        mask = queries.new_full((length, length), -torch.inf).triu(1 - depth)
        mask = mask.where(torch.arange(length, device=mask.device)[:, None] >= depth, 0.0)
        scores = [(queries @ self._keys[0].transpose(2, 3)).float() / size**0.5 + mask]
        for t in range(1, depth + 1):
            key = _later(self._keys[t], depth - t)
            scores.append((queries * key).sum(-1, keepdim=True) / size**0.5)
        shares = torch.cat(scores, -1).softmax(-1)
        seen = shares[..., :length].to(values.dtype) @ self._values[0]
        for t in range(1, depth + 1):
            value = _later(self._values[t], depth - t)
            seen = seen + shares[..., length + t - 1, None] * value
        return seen


def _later(x: Tensor, slots: int) -> Tensor:
    """Move [n, heads, length, size] to later positions; zeros come first."""
    return F.pad(x, (0, 0, slots, 0))[:, :, : x.shape[2]]


class Blocks(NamedTuple):
    """Blocks at random positions of texts.

    Attributes:
        starts: the position of each block's last token, [blocks].
        logits: of its guesses, [n, blocks, GUESSES, k].
        sure: the logits of their confidence, [n, blocks, GUESSES]; None without a confidence head.
        wanted: the target's distributions of the guessed tokens, [n, blocks, GUESSES, k].
    """

    starts: Tensor
    logits: Tensor
    sure: Tensor | None
    wanted: Tensor

    def overlap(self) -> Tensor:
        """The chance of acceptance of each guess, [n, blocks, GUESSES]."""
        odds = self.logits.detach().float().softmax(-1)
        return torch.minimum(odds, self.wanted).sum(-1).clamp(0, 1)


def blocks(head: Head, batch: Batch) -> Blocks:
    """Guess blocks; see `Blocks`."""
    spark, layers = head.parts()
    weights, ids = layers.weights, batch.ids
    length, size = ids.shape[1], weights.size
    starts = drawn(batch.wanted, 1, length - GUESSES, BLOCKS)
    positions = starts[:, None] + torch.arange(size, device=ids.device)
    tokens = torch.full((len(ids), *positions.shape), weights.mask, device=ids.device)
    tokens[:, :, 0] = ids[:, starts]
    fused = weights.fusion(torch.cat([batch.states[number] for number in head.reads], -1))
    known = layers.normed(fused, weights.hidden_norm)
    text = layers.over_positions(length).rotation
    mask = block_mask(starts, size, length)

    def see(queries: Tensor, keys: Tensor, values: Tensor, layer: Layer) -> Tensor:
        _, before, its = layers.project(known, layer, text)
        keys, values = torch.cat([before, keys], 2), torch.cat([its, values], 2)
        return F.scaled_dot_product_attention(queries, keys, values, mask)

    layers.see = see
    at = layers.over_positions(length + size, positions.flatten())
    x = layers.normed(layers.run(weights.words.embed(tokens.flatten(1)), at), weights.norm)
    hidden = x.unflatten(1, positions.shape)[:, :, weights.first :]
    logits, sure = weights.words.rows(hidden), None
    at_slots = starts[:, None] + torch.arange(GUESSES, device=ids.device)
    if head.kind == "dspark":
        markov = F.embedding(ids[:, at_slots], spark.markov.before)
        logits = logits + spark.markov.rows(markov)
        sure = spark.confidence.rows(torch.cat([hidden.detach(), markov.detach()], -1))[..., 0]
    return Blocks(starts, logits, sure, batch.wanted[:, at_slots])


def block_mask(starts: Tensor, size: int, length: int) -> Tensor:
    """The mask by which blocks [blocks] see the text before them and themselves.

    Bool, [blocks · size, length + blocks · size].
    """
    text = torch.arange(length, device=starts.device) < starts[:, None]
    own = torch.eye(len(starts), dtype=torch.bool, device=starts.device)
    mask = torch.cat([text, own.repeat_interleave(size, 1)], 1)
    return mask.repeat_interleave(size, 0)


def _block_loss(head: Head, batch: Batch) -> Tensor:
    """Loss of the guesses and, with a confidence head, of the confidence against their overlap."""
    found = blocks(head, batch)
    far = distance(found.logits, found.wanted)
    if found.sure is not None:
        unsure = F.binary_cross_entropy_with_logits(
            found.sure.float(), found.overlap(), reduction="none"
        )
        far = far + unsure * found.wanted.any(-1)
    return _faded(far.flatten(0, 1).T, FADING)


@torch.no_grad()
def confidence(head: Head, batches: Iterable[Batch]) -> tuple[Tensor, Tensor]:
    """The logits of the confidence and the overlaps that they predict, [blocks, GUESSES].

    Only of blocks with a distribution to learn in every slot.
    """
    both = []
    for found in (blocks(head, batch) for batch in batches):
        assert found.sure is not None
        whole = found.wanted.any(-1).all(-1)
        both.append(torch.stack([found.sure.float()[whole], found.overlap()[whole]]))
    sure, overlap = torch.cat(both, 1)
    return sure, overlap


def calibrate(head: Head, sure: Tensor, overlap: Tensor) -> None:
    """Fit the temperature of the confidence in each slot, in order, from `confidence`'s results.

    The product of confidences up to a slot then predicts that all guesses so far are accepted.
    """
    if not len(sure):
        return
    temperatures, found = TEMPERATURES.to(sure.device), list[float]()
    survival, predicted = overlap.cumprod(-1), torch.ones(len(sure), device=sure.device)
    for slot in range(GUESSES):
        tried = predicted[:, None] * (sure[:, slot, None] / temperatures).sigmoid()
        labels = survival[:, slot, None].expand_as(tried)
        losses = F.binary_cross_entropy(tried.clamp(1e-6, 1 - 1e-6), labels, reduction="none")
        best = int(losses.mean(0).argmin())
        found.append(round(float(TEMPERATURES[best]), 3))
        predicted = tried[:, best]
    head.config["confidence_temperatures"] = found


def drawn(wanted: Tensor, first: int, last: int, count: int | None = None) -> Tensor:
    """Draw positions at random, more often those at which more texts have something to learn.

    Args:
        wanted: the target's probabilities [n, length, k], all 0 where there is nothing to learn.
        first, last: the range of the positions; `last` is not in it.
        count: how many positions; None: half of those with something to learn.
    """
    shares = wanted[:, first:last].any(-1).float().mean(0)
    asked = max(1, int(shares.sum()) // 2) if count is None else min(count, len(shares))
    return first + torch.multinomial(shares + UNLIKELY, asked)


def distance(logits: Tensor, wanted: Tensor) -> Tensor:
    """Cross-entropy plus total variation of the draft from the target, at each position [...].

    Cross-entropy learns fast; total variation is the share of drafts that are rejected. Tokens that
    the draft lacks may be missing from both.

    Args:
        logits: the draft's, [..., k].
        wanted: the target's probabilities of the same tokens, [..., k].
    """
    far: Tensor = _Distance.apply(logits, wanted)  # type: ignore[no-untyped-call]
    return far


class _Distance(torch.autograd.Function):
    """Computes the gradient in forward; autograd would keep and read six times as many numbers."""

    @staticmethod
    def forward(ctx: Any, logits: Tensor, wanted: Tensor) -> Tensor:
        logits = logits.float()
        draft = logits.softmax(-1)
        less = torch.where(draft < wanted, draft, 0.0)
        shared, known = less.sum(-1, keepdim=True), wanted.sum(-1, keepdim=True)
        ctx.save_for_backward(draft * (known + shared) - wanted - less)
        overlap = torch.minimum(draft, wanted).sum(-1)
        entropy = logits.logsumexp(-1) * known[..., 0] - (wanted * logits).sum(-1)
        return entropy + 1 - overlap

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor, None]:
        (slope,) = ctx.saved_tensors
        return slope * gradient[..., None], None
