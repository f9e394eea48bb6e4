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

from specviz.decoding.upload import upload

NARROW = 64  # tokens; more fill a GPU in the fused kernel, and their scores take much memory
HALVES = (torch.float16, torch.bfloat16)
WHOLE = 32  # keys are padded to a multiple, so that masked keys leave results bit-identical


class PerTokenMask(NamedTuple):
    """The keys that each of w tokens sees, for one product per token.

    Attributes:
        mask: added to the scores, float32 [w, 1, 1, positions].
        order: the cached position of each key, [w · positions]; None: in cache order.
    """

    mask: Tensor
    order: Tensor | None


class StaticMask(NamedTuple):
    """A mask over all positions of a fixed-size cache, as captured passes need it.

    Attributes:
        mask: added to the scores, [1, 1, w, positions].
    """

    mask: Tensor


class RowsMask(NamedTuple):
    """The keys that the tokens of several texts see, in a cache with a row for each text.

    Attributes:
        mask: added to the scores [rows, 1, groups · w, end]; texts with fewer than w tokens are
            padded.
        rows: which rows of the cache are read.
        width: w, tokens of the text that reads most.
        places: of each token among the padded ones [n]; None: no text is padded.
    """

    mask: Tensor
    rows: slice
    width: int
    places: Tensor | None


AttentionMask = Tensor | PerTokenMask | StaticMask | RowsMask | None
"""How a pass says which positions each token sees; see `attend`."""


def attend(queries: Tensor, keys: Tensor, values: Tensor, mask: AttentionMask) -> Tensor:
    """Attention of w tokens to cached keys and values, [w, heads · size].

    Several query heads share one head of keys and values, which is never repeated in memory.

    Args:
        queries: [w, heads, size].
        keys, values: [kv heads, groups, positions, size] each, the groups expanded from one.
        mask: added to the scores, [1, 1, w, positions]; None: every token sees all positions.
            With `PerTokenMask`, or on a GPU with `StaticMask`, products replace the fused kernel.
    """
    assert not isinstance(mask, RowsMask)  # see `attend_rows`
    if isinstance(mask, PerTokenMask):
        return _attend_apart(queries, keys, values, mask)
    width, _, size = queries.shape
    shared, groups = keys.shape[:2]
    rows = queries.view(width, shared, groups, size).permute(1, 2, 0, 3)
    on_gpu = not queries.is_cpu  # or meta, on which tests count a GPU's kernels
    if isinstance(mask, StaticMask) and on_gpu and width <= NARROW:
        seen = _by_products(rows, keys, values, mask.mask)
    else:
        added = mask.mask if isinstance(mask, StaticMask) else mask
        seen = F.scaled_dot_product_attention(rows, keys, values, added)
    return seen.permute(2, 0, 1, 3).reshape(width, -1)


def attend_rows(queries: Tensor, keys: Tensor, values: Tensor, at: RowsMask) -> Tensor:
    """Attention of tokens of several texts, each to its own cached keys, [n, heads · size].

    Args:
        queries: [n, heads, size].
        keys, values: [rows, kv heads, end, size].
    """
    mask, _, width, places = at
    (count, shared), (_, heads, size) = keys.shape[:2], queries.shape
    if places is not None:
        queries = queries.new_zeros(count * width, heads, size).index_copy_(0, places, queries)
    each = queries.view(count, width, shared, -1, size).permute(0, 2, 3, 1, 4)
    flat = each.reshape(count, shared, -1, size)  # query heads that share keys are further queries
    seen = F.scaled_dot_product_attention(flat, keys, values, mask)
    seen = seen.view(each.shape).permute(0, 3, 1, 2, 4).reshape(count * width, -1)
    return seen if places is None else seen[places]


def _by_products(rows: Tensor, keys: Tensor, values: Tensor, mask: Tensor) -> Tensor:
    """Attention by two matrix products, for a captured pass on a GPU.

    torch's fused kernel for masks divides its work by heads and queries only, so with few tokens
    most of a GPU waits. A whole pass of Llama-3.2-1B's size over one token became 9 % faster on an
    H100. Eager passes lose: they wait for launches, of which the products need more.

    Args:
        rows: queries [kv heads, groups, w, size].
        keys, values, mask: as in `attend`.

    Returns:
        [kv heads, groups, w, size].
    """
    shared, groups, width, size = rows.shape
    keys, values = keys[:, 0], values[:, 0]
    flat, turned = rows.reshape(shared, groups * width, size), keys.transpose(1, 2)
    half = rows.dtype in HALVES
    scores = torch.bmm(flat, turned, torch.float32) if half else torch.bmm(flat, turned)
    scores = torch.add(mask, scores.view(shared, groups, width, -1), alpha=size**-0.5)
    odds = scores.softmax(-1).to(values.dtype)
    return (odds.view(shared, groups * width, -1) @ values).view(rows.shape)


def _attend_apart(queries: Tensor, keys: Tensor, values: Tensor, seen: PerTokenMask) -> Tensor:
    """`attend` by one product per token, whose result does not depend on the other tokens.

    For one row, torch's CPU kernel takes three to eight times as long in bfloat16 as in float32,
    conversion included (SmolLM2-135M, 128 to 1,024 keys, one thread of an AMD EPYC).
    """
    width, heads, size = queries.shape
    shared = len(keys)

    def of_each(cached: Tensor) -> Tensor:
        """What each token sees of keys or values, [w, kv heads, positions, size]."""
        once = cached[:, :1].float()
        if seen.order is None:
            spread = once.expand(-1, width, -1, -1)
        else:
            spread = once.index_select(2, seen.order).view(shared, width, -1, size)
        return spread.transpose(0, 1)

    rows = queries.float()[:, :, None]
    result = F.scaled_dot_product_attention(
        rows, of_each(keys), of_each(values), seen.mask, enable_gqa=heads != shared
    )
    return result.to(queries.dtype).reshape(width, -1)


def causal(start: int, end: int, like: Tensor) -> Tensor:
    """The mask of tokens `start` to `end`: each sees itself and all before it, [1, 1, w, end]."""
    mask = like.new_full((1, 1, end - start, end), -torch.inf)
    return mask.triu_(start + 1)


Parents = Sequence[int] | Tensor
"""The parent of each token of a tree, as a number of an earlier one; −1: it follows the text.

On the device [n] where the host does not know it: then all levels are equally wide, and each is
read in one pass.
"""


def branching(parents: Parents, start: int, like: Tensor, width: int) -> tuple[Tensor, Tensor]:
    """The mask of a tree: each token sees the text before `start`, its ancestors and itself.

    Args:
        width: only for the last w tokens.

    Returns:
        The mask [1, 1, w, start + tokens], and the depth of each token below the text [w], from 0.
    """
    if isinstance(parents, Tensor):
        seen, depths = _ancestors(parents, width)
    else:
        family = np.eye(len(parents), dtype=bool)  # a token and its ancestors
        for token, parent in enumerate(parents):
            if parent >= 0:
                family[token] |= family[parent]
        seen = upload(torch.from_numpy(family[-width:]), like.device)
        depths = seen.sum(1) - 1
    mask = like.new_zeros(1, 1, width, start + len(parents))
    mask[..., start:].masked_fill_(~seen, -torch.inf)
    return mask, depths


def _ancestors(parents: Tensor, width: int) -> tuple[Tensor, Tensor]:
    """Which tokens of a tree each of the last w sees [w, n], and their depths [w]."""
    count = len(parents)
    above = torch.where(parents < 0, count, parents)  # the text, beyond the last token
    above = F.pad(above, (0, 1), value=count)
    seen = parents.new_zeros(width, count + 1, dtype=torch.bool)
    at = torch.arange(count - width, count, device=parents.device)
    levels = count // width
    for _ in range(levels):
        seen.scatter_(1, at[:, None], True)
        at = above[at]
    return seen[:, :count], torch.full_like(at, levels - 1)


def apart(mask: Tensor) -> PerTokenMask:
    """Convert a mask [1, 1, w, end] for one product per token.

    The keys that a token sees come first, so that sums over them equal those of plain decoding,
    even if other branches of a tree lie between them in the cache.
    """
    each = F.pad(mask[0, 0].float(), (0, -mask.shape[-1] % WHOLE), value=-torch.inf)
    order = None
    if (each[:, :-1] < each[:, 1:]).any():  # a branch that the token does not see lies between
        each, order = each.sort(stable=True, dim=-1, descending=True)
        order = order.flatten()
    return PerTokenMask(each[:, None, None], order)
