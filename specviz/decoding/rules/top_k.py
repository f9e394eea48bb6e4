"""Lossy: accept the target's likeliest tokens, and judge others by the token rule."""

import torch
from torch import Tensor

from specviz.decoding.judging import Lossy, ratio
from specviz.registry import Rule

RULE = Rule(order=5, title="Top-3 acceptance (lossy)", lossless=False)
LIKELIEST = 3


def accept(p: Tensor, own: Tensor, p_x: Tensor, q_x: Tensor) -> Tensor:
    """1 for one of the likeliest tokens, else the token rule's chance."""
    last = p.topk(min(LIKELIEST, p.shape[-1])).values[..., -1]
    return torch.where((own >= last) & (own > 0), 1.0, ratio(p_x, q_x))


JUDGE = Lossy(accept)
