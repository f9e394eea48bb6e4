"""Attention of a few tokens to cached ones, and the masks that it takes.

Masks are additive (0 or −∞): fused kernels use them directly, while a boolean mask would be
converted again in every layer.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

WHOLE = 32  # keys are padded to a multiple, so that masked keys leave results bit-identical


class Apart(NamedTuple):
    """What each of w tokens sees, for one product per token.

    Attributes:
        mask: added to the scores, float32 [w, 1, 1, positions].
        order: the cached position of each key, [w · positions]; None: all in their order.
    """

    mask: Tensor
    order: Tensor | None


def attend(queries: Tensor, cached: Tensor, mask: Tensor | Apart | None) -> Tensor:
    """What w tokens see, [w, heads · size].

    Several heads of queries share one of keys and values, which are never repeated in memory.

    Args:
        queries: [w, heads, size].
        cached: keys and values [2, kv heads, 1, positions, size].
        mask: added to the scores, [1, 1, w, positions]; None: every token sees all positions.
    """
    if isinstance(mask, Apart):
        return _attend_apart(queries, cached, mask)
    width, heads, size = queries.shape
    shared = cached.shape[1]
    groups = heads // shared
    keys, values = cached.expand(-1, -1, groups, -1, -1)
    seen = F.scaled_dot_product_attention(
        queries.view(width, shared, groups, size).permute(1, 2, 0, 3), keys, values, mask
    )
    return seen.permute(2, 0, 1, 3).reshape(width, -1)


def _attend_apart(queries: Tensor, cached: Tensor, seen: Apart) -> Tensor:
    """`attend` by one product per token, whose result does not depend on the other tokens.

    A product of one row takes torch's CPU kernel three to eight times as long in bfloat16 as in
    float32, conversion included (SmolLM2-135M, 128 to 1,024 keys, one thread of an AMD EPYC).
    """
    width, heads, size = queries.shape
    shared, whole = cached.shape[1], cached.float()
    each = (
        whole.expand(-1, -1, width, -1, -1)
        if seen.order is None
        else whole.index_select(3, seen.order).view(2, shared, width, -1, size)
    )
    keys, values = each.transpose(1, 2)  # [w, kv heads, positions, size] each
    rows = queries.float()[:, :, None]
    result = F.scaled_dot_product_attention(
        rows, keys, values, seen.mask, enable_gqa=heads != shared
    )
    return result.to(queries.dtype).reshape(width, -1)


def causal(start: int, end: int, like: Tensor) -> Tensor:
    """Each token from `start` to `end` sees itself and all before it, [1, 1, w, end]."""
    mask = like.new_full((1, 1, end - start, end), -torch.inf)
    return mask.triu_(start + 1)


def branching(
    parents: Sequence[int], start: int, like: Tensor, width: int
) -> tuple[Tensor, Tensor]:
    """Each token of a tree sees the text before `start`, its ancestors and itself.

    Args:
        parents: of each token, as a number of an earlier one; −1: it follows the text.
        width: only for the last w tokens.

    Returns:
        The mask [1, 1, w, start + tokens], and how far below the text each token stands [w], from
        0.
    """
    family = np.eye(len(parents), dtype=bool)  # a token and its ancestors
    for token, parent in enumerate(parents):
        if parent >= 0:
            family[token] |= family[parent]
    seen = torch.from_numpy(family[-width:])
    mask = torch.zeros(1, 1, width, start + len(parents))
    mask[..., start:].masked_fill_(~seen, -torch.inf)
    return mask.to(like.device, like.dtype), (seen.sum(1) - 1).to(like.device)


def apart(mask: Tensor) -> Apart:
    """What a mask [1, 1, w, end] says, for one product per token.

    The keys that a token sees come first: sums over them are then those of plain decoding, though
    other branches of a tree lie between them in the cache.
    """
    each = F.pad(mask[0, 0].float(), (0, -mask.shape[-1] % WHOLE), value=-torch.inf)
    order = None
    if (each[:, :-1] < each[:, 1:]).any():  # a branch that the token does not see lies between
        each, order = each.sort(stable=True, dim=-1, descending=True)
        order = order.flatten()
    return Apart(each[:, None, None], order)
