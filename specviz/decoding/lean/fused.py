"""Triton kernels for the parts of a captured pass between its products, which cuBLAS computes.

A layer then launches ten kernels: two norms, four products, and these four. All compute in
float32 and round once. A kernel is compiled at its first launch, for which Triton needs a C
compiler, or runs in Triton's interpreter where TRITON_INTERPRET=1.
Source: Dao et al. 2023, Flash-Decoding (splitting the keys among programs); triton-lang.org.
"""

import torch
import triton
import triton.language as tl
from torch import Tensor

KEYS = 128  # bytes of one number of all keys that a program reads at once: fits a T4's memory
MOST_PARTS = 64  # into which the keys are split
ROWS = (16, 32)  # queries of a program; a matrix unit takes 16
INNER = 1024  # numbers of a gate that a program computes


def attend(qkv: Tensor, norm: Tensor | None, turn: tuple[Tensor, Tensor], eps: float,
           slots: Tensor, cache: Tensor, mask: Tensor) -> Tensor:  # fmt: skip
    """Norm and turn queries and keys, write the cache, and attend to it, [w, heads · size].

    Args:
        qkv: [w, heads + 2 · kv heads, size], contiguous.
        norm: of every head of queries and keys [heads + kv heads, size]; None: not normed.
        turn: cosines and signed sines, [w, 1, size] each.
        slots: of the tokens [w].
        cache: of the layer [key or value, kv heads, 1, positions, size].
        mask: added to the scores, [1, 1, w, positions].
    """
    width, _, size = qkv.shape
    kinds, shared, _, positions, _ = cache.shape
    heads = qkv.shape[1] - kinds * shared
    queries = qkv.new_empty(width, heads, size)
    _turn[(width, qkv.shape[1])](
        qkv, norm, *turn, slots, queries, cache, eps, turn[0].stride(0), cache.stride(0),
        cache.stride(1), heads, shared, SIZE=size, NORMED=norm is not None,
    )  # fmt: skip
    keys = KEYS // qkv.element_size()  # read at once
    part = keys * triton.cdiv(positions, keys * MOST_PARTS)  # read by one program
    parts, rows = triton.cdiv(positions, part), width * heads // shared
    sums = qkv.new_empty(parts, width, heads, size, dtype=torch.float32)
    tops, totals = sums.new_empty(2, parts, width, heads)
    tile = ROWS[rows > ROWS[0]]
    _attend_to_part[(parts, shared, triton.cdiv(rows, tile))](
        queries, cache, mask, sums, tops, totals, size**-0.5, cache.stride(0), cache.stride(1),
        mask.stride(2), positions, part, rows, heads // shared, heads,
        SIZE=size, ROWS=tile, KEYS=keys, num_stages=1,
    )  # fmt: skip
    result = torch.empty_like(queries)
    _join_parts[(width * heads,)](
        sums, tops, totals, result, parts, width * heads,
        SIZE=size, PARTS=triton.next_power_of_2(parts),
    )  # fmt: skip
    return result.view(width, heads * size)


def gate(both: Tensor) -> Tensor:
    """silu(g) · u [w, inner], where g and u [w, inner] lie side by side [w, 2 · inner]."""
    width, inner = both.shape[0], both.shape[1] // 2
    result = both.new_empty(width, inner)
    _gate[(width, triton.cdiv(inner, INNER))](both, result, inner, INNER=INNER)
    return result


@triton.jit
def _turn(
    qkv, norm, cos, sin, slots, queries, cache, eps, turn_stride, kind_stride, head_stride,
    heads, shared, SIZE: tl.constexpr, NORMED: tl.constexpr,
):  # fmt: skip
    """Program (token, head): a query to `queries`, or a key or value to its slot."""
    token, head = tl.program_id(0), tl.program_id(1)
    at = tl.arange(0, SIZE)
    x = qkv + (token * tl.num_programs(1) + head) * SIZE
    here = tl.load(x + at).to(tl.float32)
    if head < heads + shared:
        opposite = (at + SIZE // 2) % SIZE
        there = tl.load(x + opposite).to(tl.float32)
        if NORMED:
            scale = tl.rsqrt(tl.sum(here * here) / SIZE + eps)
            here *= scale * tl.load(norm + head * SIZE + at).to(tl.float32)
            there *= scale * tl.load(norm + head * SIZE + opposite).to(tl.float32)
        here *= tl.load(cos + token * turn_stride + at).to(tl.float32)
        here += there * tl.load(sin + token * turn_stride + at).to(tl.float32)
    if head < heads:
        target = queries + (token * heads + head) * SIZE
    else:
        number = head - heads
        kind, slot = number // shared, tl.load(slots + token)
        target = cache + kind * kind_stride + (number % shared) * head_stride + slot * SIZE
    tl.store(target + at, here.to(queries.dtype.element_ty))


@triton.jit(do_not_specialize=["rows", "part"])
def _attend_to_part(
    queries, cache, mask, sums, tops, totals, scale, kind_stride, head_stride, mask_stride,
    positions, part, rows, groups, heads,
    SIZE: tl.constexpr, ROWS: tl.constexpr, KEYS: tl.constexpr,
):  # fmt: skip
    """Program (part of the keys, kv head, tile of queries): sums, their scale and their weight."""
    number, shared = tl.program_id(0), tl.program_id(1)
    row = tl.program_id(2) * ROWS + tl.arange(0, ROWS)  # queries that share keys, by token
    inside = row < rows
    token = row // groups
    query = token * heads + shared * groups + row % groups
    at = tl.arange(0, SIZE)
    q = tl.load(queries + query[:, None] * SIZE + at, inside[:, None], 0.0)
    top = tl.full([ROWS], float("-inf"), tl.float32)
    total = tl.zeros([ROWS], tl.float32)
    summed = tl.zeros([ROWS, SIZE], tl.float32)
    for start in range(number * part, min((number + 1) * part, positions), KEYS):
        key = start + tl.arange(0, KEYS)
        present = key < positions
        seen = inside[:, None] & present
        added = tl.load(mask + token[:, None] * mask_stride + key, seen, float("-inf"))
        added = added.to(tl.float32)
        if tl.max(tl.max(added, 1), 0) > float("-inf"):  # else none of these keys is read
            cached = cache + shared * head_stride + key * SIZE
            k = tl.load(cached[None, :] + at[:, None], present[None, :], 0.0)
            v = tl.load(cached[:, None] + kind_stride + at, present[:, None], 0.0)
            scores = tl.dot(q, k, input_precision="ieee") * scale + added
            higher = tl.maximum(top, tl.max(scores, 1))
            base = tl.where(higher > float("-inf"), higher, 0.0)
            odds, fade = tl.exp(scores - base[:, None]), tl.exp(top - base)
            total = total * fade + tl.sum(odds, 1)
            summed *= fade[:, None]
            summed += tl.dot(odds.to(v.dtype), v, input_precision="ieee")
            top = higher
    flat = number * tl.num_programs(1) * rows + query
    tl.store(sums + flat[:, None] * SIZE + at, summed, inside[:, None])
    tl.store(tops + flat, top, inside)
    tl.store(totals + flat, total, inside)


@triton.jit(do_not_specialize=["parts", "queries"])
def _join_parts(
    sums, tops, totals, result, parts, queries, SIZE: tl.constexpr, PARTS: tl.constexpr
):
    """Program (query): its result from those of all parts of the keys."""
    query = tl.program_id(0)
    part, at = tl.arange(0, PARTS), tl.arange(0, SIZE)
    flat = part * queries + query
    top = tl.load(tops + flat, part < parts, float("-inf"))
    fade = tl.exp(top - tl.max(top, 0))
    read = (top > float("-inf"))[:, None]
    summed = tl.load(sums + flat[:, None] * SIZE + at, read, 0.0)
    total = tl.sum(fade * tl.load(totals + flat, part < parts, 0.0), 0)
    x = tl.sum(fade[:, None] * summed, 0) / total
    tl.store(result + query * SIZE + at, x.to(result.dtype.element_ty))


@triton.jit
def _gate(both, result, inner, INNER: tl.constexpr):
    """Program (token, block of numbers)."""
    row = tl.program_id(0)
    at = tl.program_id(1) * INNER + tl.arange(0, INNER)
    inside = at < inner
    g = tl.load(both + row * 2 * inner + at, inside, 0.0).to(tl.float32)
    u = tl.load(both + row * 2 * inner + inner + at, inside, 0.0).to(tl.float32)
    tl.store(result + row * inner + at, (g * tl.sigmoid(g) * u).to(result.dtype.element_ty), inside)
