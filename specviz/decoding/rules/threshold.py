"""Lossy: accept a token that the target finds likely enough, and judge others by the token rule.

Like SGLang's --speculative-accept-threshold-single.
"""

import torch
from torch import Tensor

from specviz.decoding.judging import Lossy, ratio
from specviz.registry import Rule

RULE = Rule(order=6, title="Probability threshold (lossy)", lossless=False)
ENOUGH = 0.1


def accept(_: Tensor, own: Tensor, p_x: Tensor, q_x: Tensor) -> Tensor:
    """1 if p(x) reaches the threshold, else the token rule's chance."""
    return torch.where(own >= ENOUGH, 1.0, ratio(p_x, q_x))


JUDGE = Lossy(accept)
