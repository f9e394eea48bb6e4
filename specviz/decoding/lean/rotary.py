"""Rotary positions, from tables computed once for each position.

Source: Su et al. 2021, RoFormer, arXiv:2104.09864.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn

ROPES = {"default", "linear", "llama3", "yarn"}  # rotations that ignore the text's length


class Rotation(NamedTuple):
    """Turns queries and keys of tokens by their positions.

    Attributes:
        cos: [tokens, 1, size].
        sin: [tokens, 1, size], negative in the first half, whose rotation is subtracted.
    """

    cos: Tensor
    sin: Tensor

    def __call__(self, x: Tensor, result: Tensor | None = None) -> Tensor:
        """Turn x [tokens, heads, size].

        Args:
            result: where the result goes, may be x itself; None: a new tensor.
        """
        turned, other = x * self.cos, x.roll(x.shape[-1] // 2, -1)
        if x.is_cpu:  # in the bits of transformers
            return torch.add(turned, other * self.sin, out=result)
        return torch.addcmul(turned, other, self.sin, out=result)


class Rotations(NamedTuple):
    """The rotations of the first positions.

    Attributes:
        both: cosines and sines, so that one kernel gathers them [positions, 2, 1, size].
    """

    both: Tensor

    def at(self, positions: slice | Tensor) -> Rotation:
        """The rotation of tokens at these positions."""
        return Rotation(*self.both[positions].unbind(1))


def rotations(rotary: nn.Module, length: int, like: Tensor) -> Rotations:
    """The rotations of the first `length` positions, in the dtype and on the device of a tensor.

    Args:
        rotary: the model's own module, which holds the kind of rotation and its parameters.
    """
    cos, sin = rotary(like, torch.arange(length, device=like.device)[None])
    half = sin.shape[-1] // 2
    signed = torch.cat([-sin[0, :, :half], sin[0, :, half:]], -1)
    return Rotations(torch.stack([cos[0], signed], 1)[:, :, None])
