"""Kernel launches: how many a pass of our lean model makes, and what each costs."""

from typing import NamedTuple

LAYER = 17  # of a step; `tests/decoding/test_kernels.py` counts all of these
NORMED_LAYER = 19  # with norms of queries and keys, as in Qwen3


class Kernels(NamedTuple):
    """Kernels that a pass launches.

    Attributes:
        layer: per layer, for one new token in each text.
        wide_layer: per layer, for several.
        rest: besides the layers (embedding, positions, mask, norm, head), for one new token.
        wide_rest: the same for several.
    """

    layer: int = 0
    wide_layer: int = 0
    rest: int = 0
    wide_rest: int = 0

    def total(self, layers: int, width: int) -> int:
        """Return the number of kernels of a pass over `width` tokens in each text."""
        if width > 1:
            return layers * self.wide_layer + self.wide_rest
        return layers * self.layer + self.rest


class Launch(NamedTuple):
    """The time that kernels cost besides memory and arithmetic, in seconds per kernel.

    Attributes:
        kernel: on the device, which starts kernels one after another.
        host: on the host, which launches kernels while the device works on earlier ones.
    """

    kernel: float = 0.0
    host: float = 0.0

    def seconds(self, work: float, kernels: int) -> float:
        """Return the time of a pass: that of the device or of the host, whichever is longer.

        Args:
            work: time for memory and arithmetic.
        """
        return max(work + kernels * self.kernel, kernels * self.host)


REACHED = 0.83
"""Assumed share of a data sheet's peaks: 1,700 of 2,039 GB/s on an A100, as reported by gpt-fast,
https://github.com/pytorch-labs/gpt-fast."""

KERNEL = 2e-6
"""Assumed time of a kernel besides its work: 0.5 µs between two kernels of a graph, as measured by
NVIDIA on a V100 (https://developer.nvidia.com/blog/cuda-graphs), and 1.5 µs to start and end it."""

HOST = 10e-6
"""Assumed time to launch a kernel from Python. Two reports for transformers, divided by the kernels
that we count there: 6 µs on an H100 (Llama-3.1-8B, 8.4 ms a step), 32 µs on a T4 (Qwen2.5-1.5B,
41 ms)."""

LAUNCHES = {"captured": Launch(KERNEL), "eager": Launch(KERNEL, HOST)}
"""What launches cost on a GPU: in a CUDA graph, and one by one."""

FREE = Launch()


def lean_kernels(layer: int, mode: str) -> Kernels:
    """Return the kernels of our lean model.

    Args:
        layer: per layer of a step; a pass over several tokens launches one more.
        mode: captured steps compute positions and mask from tensors; eager ones slice them.
    """
    rest = (9, 9) if mode == "captured" else (3, 5)
    return Kernels(layer, layer + 1, *rest)
