"""Roofline model: predicts step times that only memory bandwidth and arithmetic limit.

A step reads all weights and every text's KV cache once, and computes 2 operations per weight and
token; its time is the longer of the two. The model ignores attention's arithmetic, activations,
kernel launches, sampling and multiple devices. Source: Williams, Waterman & Patterson 2009,
"Roofline", doi:10.1145/1498765.1498785.
"""

from typing import NamedTuple

from specviz.theory.speculation import Verify, best_gamma, predicted_speedup


class Hardware(NamedTuple):
    """A machine's peak figures.

    Attributes:
        name: the machine's name.
        bandwidth: memory bandwidth, in bytes per second.
        arithmetic: dense operations per second.
        memory: memory size in bytes; None if unknown.
        source: source of the figures.
        link: URL of the source, if it has one.
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

# From NVIDIA's data sheets: memory bandwidth and size, and the tensor cores' peak for FP16 or BF16
# with FP32 accumulation and without sparsity. Where a sheet gives only the peak with sparsity, we
# halve it, and `source` says so. We checked the figures against public transcripts of the sheets,
# not against the sheets themselves.
GPUS = (
    # "320+ GB/s", which is 256 bits at 10 Gbit/s; the older PDF (951643) has 300.
    _gpu("T4", 320, 65, 16, "NVIDIA T4", f"{PRODUCTS}/tesla-t4/"),
    _gpu("L4", 300, 121, 24, "NVIDIA L4, 242 / 2", f"{PRODUCTS}/l4/"),
    # Not the A10's 125: AWS has a different card. A BF16 product of 8,192² matrices reached 66.6
    # on it, by one report.
    _gpu(
        "A10G", 600, 70, 24, "NVIDIA A10G for AWS, February 2022",
        "https://d1.awsstatic.com/product-marketing/ec2/NVIDIA_AWS_A10G_DataSheet_FINAL_02_17_2022.pdf",
    ),
    # Half of its peak with FP16 accumulation, 330.3.
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
"""Dense FP16 or BF16 peaks; memory in gigabytes of 10⁹ bytes, as sold."""


class Weights(NamedTuple):
    """A model's memory needs.

    Attributes:
        parameters: number of weights that a step reads.
        weight_bytes: bytes per weight; a cached number takes as many, but at least 2.
        per_token: numbers (keys and values) in the cache per token.
    """

    parameters: float
    weight_bytes: float
    per_token: float

    @property
    def size(self) -> float:
        """Size of all weights, in bytes."""
        return self.parameters * self.weight_bytes

    def cache(self, tokens: float) -> float:
        """Return the size of the KV cache for `tokens` tokens, in bytes."""
        return tokens * self.per_token * max(2.0, self.weight_bytes)


def step_seconds(on: Hardware, model: Weights, batch: int, width: int, context: int) -> float:
    """Predict the time of a pass over `width` new tokens in each of `batch` texts, in seconds.

    Args:
        on: the hardware.
        model: the model that runs.
        batch: number of texts.
        width: new tokens per text.
        context: tokens per text already in the cache.
    """
    return max(_moving(on, model, batch, context), _computing(on, model, batch * width))


def waits_for_memory(on: Hardware, model: Weights, batch: int, width: int, context: int) -> bool:
    """Return whether memory bandwidth limits this pass."""
    return _moving(on, model, batch, context) >= _computing(on, model, batch * width)


def _moving(on: Hardware, model: Weights, batch: int, context: int) -> float:
    return (model.size + model.cache(batch * context)) / on.bandwidth


def _computing(on: Hardware, model: Weights, tokens: int) -> float:
    return 2 * model.parameters * tokens / on.arithmetic


class Batch(NamedTuple):
    """Costs of a round in a batch, in plain steps of the same batch."""

    c: float
    verify: Verify

    def speedup(self, alpha: float, gamma: int) -> float:
        return predicted_speedup(alpha, gamma, self.c, self.verify)

    def best_gamma(self, alpha: float) -> int:
        return best_gamma(alpha, self.c, self.verify)


def in_batch(on: Hardware, target: Weights, draft: Weights, batch: int, context: int) -> Batch:
    """Predict the costs of speculative rounds for a batch of texts of `context` tokens each.

    Each text advances by its own accepted tokens, independently of the others, so the single-text
    formulas apply with these costs.
    """
    step = step_seconds(on, target, batch, 1, context)
    return Batch(
        step_seconds(on, draft, batch, 1, context) / step,
        lambda width: step_seconds(on, target, batch, width, context) / step,
    )


def memory(target: Weights, draft: Weights, batch: int, context: int) -> dict[str, float]:
    """Return the bytes that a pair needs, by part, without activations and the runtime's own."""
    return {
        "target_weights": target.size,
        "draft_weights": draft.size,
        "target_cache": target.cache(batch * context),
        "draft_cache": draft.cache(batch * context),
    }
