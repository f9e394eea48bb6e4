"""Attention of a few tokens to cached ones, and the masks that it takes.

Masks are additive (0 or −∞): fused kernels use them directly, while a boolean mask would be
converted again in every layer.
"""

from collections.abc import Sequence

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

WHOLE = 32  # keys are padded to a multiple, so that masked keys leave results bit-identical


def attend(queries: Tensor, cached: Tensor, mask: Tensor | None) -> Tensor:
    """What w tokens see, [w, heads · size].

    Several heads of queries share one of keys and values, which are never repeated in memory.

    Args:
        queries: [w, heads, size].
        cached: keys and values [2, kv heads, 1, positions, size].
        mask: added to the scores: [1, 1, w, positions] in one product, [w, 1, 1, positions] in one
            product per token; None: every token sees all positions.
    """
    width, heads, size = queries.shape
    shared = cached.shape[1]
    if mask is not None and len(mask) > 1:
        keys, values = cached.transpose(1, 2).expand(-1, width, -1, -1, -1)
        seen = F.scaled_dot_product_attention(
            queries[:, :, None], keys, values, mask, enable_gqa=heads != shared
        )
        return seen.reshape(width, -1)
    groups = heads // shared
    keys, values = cached.expand(-1, -1, groups, -1, -1)
    seen = F.scaled_dot_product_attention(
        queries.view(width, shared, groups, size).permute(1, 2, 0, 3), keys, values, mask
    )
    return seen.permute(2, 0, 1, 3).reshape(width, -1)


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


def apart(mask: Tensor) -> Tensor:
    """The mask of one product per token, [1, 1, w, end] → [w, 1, 1, positions]."""
    return F.pad(mask, (0, -mask.shape[-1] % WHOLE), value=-torch.inf).permute(2, 0, 1, 3)
