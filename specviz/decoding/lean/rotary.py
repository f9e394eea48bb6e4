"""Rotary positions, from tables computed once for each position.

Source: Su et al. 2021, RoFormer, arXiv:2104.09864.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn

ROPES = {"default", "linear", "llama3", "yarn"}  # rotations that ignore the text's length


class Rotation(NamedTuple):
    """Turns queries and keys by their positions.

    Attributes:
        cos: [positions, 1, size].
        sin: [positions, 1, size], negative in the first half, whose rotation is subtracted.
    """

    cos: Tensor
    sin: Tensor

    def at(self, positions: slice | Tensor) -> "Rotation":
        """The rotation of tokens at these positions."""
        return Rotation(self.cos[positions], self.sin[positions])

    def __call__(self, x: Tensor, result: Tensor | None = None) -> Tensor:
        """Turn x [positions, heads, size].

        Args:
            result: where the result goes, may be x itself; None: a new tensor.
        """
        half = x.shape[-1] // 2
        return torch.add(x * self.cos, x.roll(half, -1) * self.sin, out=result)


def rotation(rotary: nn.Module, length: int, like: Tensor) -> Rotation:
    """The rotation of the first `length` positions, in the dtype and on the device of a tensor.

    Args:
        rotary: the model's own module, which holds the kind of rotation and its parameters.
    """
    cos, sin = rotary(like, torch.arange(length, device=like.device)[None])
    half = sin.shape[-1] // 2
    signed = torch.cat([-sin[0, :, :half], sin[0, :, half:]], -1)
    return Rotation(cos[0, :, None], signed[:, None])
