"""How long a step takes if only memory and arithmetic limit it: a model, not a measurement.

A step moves all weights and the cache of every text once, and computes 2 operations for each
weight and token; it takes the longer of the two. Williams, Waterman & Patterson 2009, "Roofline",
doi:10.1145/1498765.1498785. Not counted: attention's own arithmetic, activations, launches,
sampling, several devices.
"""

from typing import NamedTuple

from specviz.theory.speculation import Verify, best_gamma, predicted_speedup


class Hardware(NamedTuple):
    """What a machine can do at best.

    Attributes:
        bandwidth: bytes per second between its memory and its cores.
        arithmetic: operations per second, dense.
        memory: bytes; None where it is not known.
        source: where the numbers are from.
        link: to that, if it can be opened.
    """

    name: str
    bandwidth: float
    arithmetic: float
    memory: float | None
    source: str
    link: str = ""


def _gpu(
    name: str, gigabytes_s: float, teraflops: float, gigabytes: float, source: str, link: str
) -> Hardware:
    return Hardware(name, gigabytes_s * 1e9, teraflops * 1e12, gigabytes * 1e9, source, link)


NVIDIA = "https://www.nvidia.com"
PRODUCTS = f"{NVIDIA}/en-us/data-center"

# From NVIDIA's sheets: memory bandwidth and size, and the peak of the tensor cores for FP16 or
# BF16 with FP32 accumulation and without sparsity. Where a sheet has only the figure with
# sparsity, which is twice as high, it is halved, and `source` says so. The sheets themselves
# could not be opened where this was written: the figures were compared with public transcripts
# of them.
GPUS = (
    # "320+ GB/s", which is 256 bits at 10 Gbit/s; the older PDF (951643) has 300.
    _gpu("T4", 320, 65, 16, "NVIDIA T4", f"{PRODUCTS}/tesla-t4/"),
    _gpu("L4", 300, 121, 24, "NVIDIA L4, 242 / 2", f"{PRODUCTS}/l4/"),
    # Not the A10's 125: the card that AWS has is another one. A product of 8,192² matrices in
    # BF16 was reported to reach 66.6 on it.
    _gpu(
        "A10G", 600, 70, 24, "NVIDIA A10G for AWS, February 2022",
        "https://d1.awsstatic.com/product-marketing/ec2/NVIDIA_AWS_A10G_DataSheet_FINAL_02_17_2022.pdf",
    ),
    # Half of what it reaches with FP16 accumulation, 330.3.
    _gpu(
        "RTX 4090", 1008, 165.2, 24, "NVIDIA Ada white paper",
        "https://images.nvidia.com/aem-dam/Solutions/geforce/ada/nvidia-ada-gpu-architecture.pdf",
    ),
    _gpu("L40S", 864, 362.05, 48, "NVIDIA L40S", f"{PRODUCTS}/l40s/"),
    _gpu(
        "A100 80GB SXM", 2039, 312, 80, "NVIDIA A100, May 2022",
        f"{NVIDIA}/content/dam/en-zz/Solutions/Data-Center/a100/pdf/nvidia-a100-datasheet-nvidia-us-2188504-web.pdf",
    ),
    _gpu("H100 SXM", 3350, 989.5, 80, "NVIDIA H100, 1,979 / 2", f"{PRODUCTS}/h100/"),
    _gpu("H200 SXM", 4800, 989.5, 141, "NVIDIA H200, 1,979 / 2", f"{PRODUCTS}/h200/"),
)  # fmt: skip
"""Peak numbers in fp16 or bf16 without sparsity; memory in gigabytes of 10⁹ bytes as sold."""


class Weights(NamedTuple):
    """A model as memory sees it.

    Attributes:
        parameters: weights that a step reads.
        weight_bytes: of each of them; caches hold 2 bytes for each number, or 4 for 4.
        per_token: keys and values that its cache holds for one token.
    """

    parameters: float
    weight_bytes: float
    per_token: float

    @property
    def size(self) -> float:
        """Bytes of all weights."""
        return self.parameters * self.weight_bytes

    def cache(self, tokens: float) -> float:
        """Bytes of keys and values of so many tokens."""
        return tokens * self.per_token * max(2.0, self.weight_bytes)


def step_seconds(on: Hardware, model: Weights, batch: int, width: int, context: int) -> float:
    """Seconds of one pass over `width` new tokens of each of `batch` texts of `context` tokens."""
    return max(_moving(on, model, batch, context), _computing(on, model, batch * width))


def waits_for_memory(on: Hardware, model: Weights, batch: int, width: int, context: int) -> bool:
    """Whether memory is what that pass waits for."""
    return _moving(on, model, batch, context) >= _computing(on, model, batch * width)


def _moving(on: Hardware, model: Weights, batch: int, context: int) -> float:
    return (model.size + model.cache(batch * context)) / on.bandwidth


def _computing(on: Hardware, model: Weights, tokens: int) -> float:
    return 2 * model.parameters * tokens / on.arithmetic


class Batch(NamedTuple):
    """What a round costs in a batch, in plain steps of the same batch."""

    c: float
    verify: Verify

    def speedup(self, alpha: float, gamma: int) -> float:
        return predicted_speedup(alpha, gamma, self.c, self.verify)

    def best_gamma(self, alpha: float) -> int:
        return best_gamma(alpha, self.c, self.verify)


def in_batch(on: Hardware, target: Weights, draft: Weights, batch: int, context: int) -> Batch:
    """A batch of texts of `context` tokens each, in rounds of one γ.

    Each text keeps what it accepts, however far the others get: what it gains is what it would gain
    by itself at these costs.
    """
    step = step_seconds(on, target, batch, 1, context)
    return Batch(
        step_seconds(on, draft, batch, 1, context) / step,
        lambda width: step_seconds(on, target, batch, width, context) / step,
    )


def memory(target: Weights, draft: Weights, batch: int, context: int) -> dict[str, float]:
    """Bytes that a pair needs, by part; activations and the runtime's own are not counted."""
    return {
        "target_weights": target.size,
        "draft_weights": draft.size,
        "target_cache": target.cache(batch * context),
        "draft_cache": draft.cache(batch * context),
    }
