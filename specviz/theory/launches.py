"""Kernel launches: how many a pass of our lean model and a round make, and what each costs."""

from collections.abc import Mapping
from typing import NamedTuple

from specviz.registry import HEADS

LAYER = 13  # of a step; `tests/decoding/test_kernels.py` counts all of these
NORMED_LAYER = 15  # with norms of queries and keys, as in Qwen3
MARKOV = 3  # of a guess by a Markov head: a row of its table, a product, a sum
FUSED_LAYER = 10  # of a pass with Triton kernels (SPECVIZ_FUSED), with norms or without
PRODUCTS = 4  # more if it is captured: it then attends by products in place of one fused kernel


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
        between: the same for kernels between passes, and for captured graphs.
    """

    kernel: float = 0.0
    host: float = 0.0
    between: float = 0.0

    def seconds(self, work: float, kernels: int) -> float:
        """Return the time of a pass: that of the device or of the host, whichever is longer.

        Args:
            work: time for memory and arithmetic.
        """
        return max(work + kernels * self.kernel, kernels * self.host)


REACHED = 0.78
"""Share of a data sheet's peaks that kernels reach. This and `KERNEL` were fitted to the captured
steps of four models on an H100, in `assets/bench/README.md`, and are assumed for other GPUs."""

KERNEL = 2.3e-6
"""Time of a kernel besides its work."""

HOST = 16e-6
"""Time to launch a kernel from Python: that of our eager steps on the same H100's host."""

LAUNCHES = {
    "captured": Launch(KERNEL, between=HOST),
    "fused": Launch(KERNEL, between=HOST),
    "eager": Launch(KERNEL, HOST, HOST),
}
"""What launches cost on a GPU: in a CUDA graph, in one with Triton kernels, and one by one."""

FREE = Launch()


class Round(NamedTuple):
    """What the host does in a round, by a drafter at temperature 0.

    Attributes:
        launches: of a round with γ drafts, besides `each`; a captured graph is one.
        each: more for each draft.
        waits: how often the host waits for the device, not counting for the trace.
    """

    launches: float = 0
    each: float = 0
    waits: int = 1

    def total(self, gamma: int) -> float:
        """Return the launches of a round with γ drafts."""
        return self.launches + self.each * gamma

    def exposed(self, launch: Launch, gamma: int, drafting: float, verification: float) -> float:
        """Return the time that the device waits for the host in a round, in seconds.

        The host launches drafting while the device drafts, and the rest while it verifies.

        Args:
            launch: what a launch costs.
            drafting: time for γ drafts in which the host has no kernels of passes to launch.
            verification: the same for the target's pass.
        """
        drafts, rest = launch.between * self.each * gamma, launch.between * self.launches
        return max(0.0, drafts - drafting) + max(0.0, rest - verification)


GRAPH_PER_PASS: Mapping[str, Round] = {
    "model": Round(38, 8.5),
    **{name: Round(head.launches, head.each) for name, head in HEADS.items()},
}
"""By drafter, where every pass is a CUDA graph and everything between the passes runs eagerly."""

GRAPH_PER_ROUND: Mapping[str, Round] = dict.fromkeys(GRAPH_PER_PASS, Round(5))
"""By drafter, where drafting, verification and the accept test are a CUDA graph each, between a
copy of the round's inputs to the device and one of its results to the host."""

ROUNDS = {
    "round": GRAPH_PER_ROUND,
    "fused": GRAPH_PER_ROUND,
    "captured": GRAPH_PER_PASS,
    "eager": GRAPH_PER_PASS,
}
"""What the host does in a round, by how kernels are launched: in graphs for a round, the same with
Triton kernels, a graph for each pass, or one by one."""


def lean_kernels(layer: int, mode: str) -> Kernels:
    """Return the kernels of our lean model.

    Args:
        layer: per layer of an eager step.
        mode: captured steps compute positions and mask from tensors; eager ones slice them.
    """
    if mode == "fused":
        return Kernels(FUSED_LAYER, FUSED_LAYER, 7, 7)
    if mode == "captured":
        return Kernels(layer + PRODUCTS, layer + PRODUCTS + 2, 7, 7)
    return Kernels(layer, layer + 1, 3, 5)
