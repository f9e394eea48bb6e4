"""Roofline model: predicts step times that only memory bandwidth and arithmetic limit.

A step reads the weights that its tokens use and every text's KV cache once, and computes 2
operations per used weight and token; its time is the longer of the two, and what its kernels cost
(`specviz.theory.launches`). The model ignores attention's arithmetic, activations, sampling and the
accept test, and computes in 16 bits whatever the weights' format. Communication is the time per
layer that `Hardware` gives. Source: Williams, Waterman & Patterson 2009, "Roofline",
doi:10.1145/1498765.1498785.
"""

from typing import Literal, NamedTuple

from specviz.theory.launches import FREE, REACHED, Kernels, Launch
from specviz.theory.speculation import RoundCosts


class Hardware(NamedTuple):
    """A machine's peak figures.

    Attributes:
        name: the machine's name.
        bandwidth: memory bandwidth, in bytes per second.
        arithmetic: dense operations per second.
        memory: memory size in bytes; None if unknown.
        source: source of the figures.
        link: URL of the source, if it has one.
        devices: number of devices, over which every layer of a model is spread.
        layer_seconds: time per layer of a pass for communication.
        reached: share of bandwidth and arithmetic that kernels reach.
        launch: what a kernel costs besides memory and arithmetic.
    """

    name: str
    bandwidth: float
    arithmetic: float
    memory: float | None
    source: str
    link: str = ""
    devices: int = 1
    layer_seconds: float = 0.0
    reached: float = 1.0
    launch: Launch = FREE

    def times(self, count: int) -> "Hardware":
        """Return `count` of these devices that share each layer (tensor parallelism).

        Bandwidth, arithmetic and memory add up; communication is part of `layer_seconds`. Source:
        Shoeybi et al. 2019, "Megatron-LM", arXiv:1909.08053.
        """
        return self._replace(
            name=self.name if count == 1 else f"{count} × {self.name}",
            bandwidth=count * self.bandwidth,
            arithmetic=count * self.arithmetic,
            memory=None if self.memory is None else count * self.memory,
            devices=count * self.devices,
        )


def _gpu(
    name: str, gigabytes_s: float, teraflops: float, gigabytes: float, source: str, link: str
) -> Hardware:
    peaks = (gigabytes_s * 1e9, teraflops * 1e12, gigabytes * 1e9)
    return Hardware(name, *peaks, source, link, reached=REACHED)


NVIDIA = "https://www.nvidia.com"
PRODUCTS = f"{NVIDIA}/en-us/data-center"
A100 = f"{NVIDIA}/content/dam/en-zz/Solutions/Data-Center/a100/pdf"

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
    # FP4 with sparsity is 8 times FP16 without it; ZeroGPU lends half of the card.
    _gpu(
        "ZeroGPU", 1597 / 2, 4000 / 8 / 2, 48, "½ NVIDIA RTX PRO 6000 Blackwell Server Edition",
        f"{PRODUCTS}/rtx-pro-6000-blackwell-server-edition/",
    ),
    _gpu("L40S", 864, 362.05, 48, "NVIDIA L40S", f"{PRODUCTS}/l40s/"),
    _gpu(
        "A100 80GB SXM", 2039, 312, 80, "NVIDIA A100, May 2022",
        f"{A100}/nvidia-a100-datasheet-nvidia-us-2188504-web.pdf",
    ),
    _gpu("H100 SXM", 3350, 989.5, 80, "NVIDIA H100, 1,979 / 2", f"{PRODUCTS}/h100/"),
    _gpu("H200 SXM", 4800, 989.5, 141, "NVIDIA H200, 1,979 / 2", f"{PRODUCTS}/h200/"),
)  # fmt: skip
"""Dense FP16 or BF16 peaks; memory in gigabytes of 10⁹ bytes, as sold."""

VARIANTS = (
    _gpu(
        "A100 40GB", 1555, 312, 40, "NVIDIA A100, SXM and PCIe",
        f"{A100}/nvidia-a100-datasheet-us-nvidia-1758950-r4-web.pdf",
    ),
    _gpu(
        "A100 80GB PCIe", 1935, 312, 80, "NVIDIA A100, May 2022",
        f"{A100}/nvidia-a100-datasheet-nvidia-us-2188504-web.pdf",
    ),
    _gpu("H100 PCIe", 2000, 756.5, 80, "NVIDIA H100 PCIe, 1,513 / 2", f"{PRODUCTS}/h100/"),
    _gpu("H100 NVL", 3900, 835.5, 94, "NVIDIA H100 NVL, 1,671 / 2", f"{PRODUCTS}/h100/"),
    _gpu("H200 NVL", 4800, 835.5, 141, "NVIDIA H200 NVL, 1,671 / 2", f"{PRODUCTS}/h200/"),
    _gpu(
        "RTX PRO 6000", 1597, 4000 / 8, 96, "NVIDIA RTX PRO 6000 Blackwell Server Edition",
        f"{PRODUCTS}/rtx-pro-6000-blackwell-server-edition/",
    ),
)  # fmt: skip
"""Other builds of these cards, which tables do not list."""


def short_name(gpu: Hardware) -> str:
    """Return a GPU's name without memory size and form factor, in lower case: "h100"."""
    return gpu.name.removesuffix(" SXM").removesuffix(" 80GB").replace(" ", "-").lower()


def find_gpu(name: str) -> Hardware | None:
    """Return the GPU with this name or short name, in any case; None if there is none."""
    known = (*GPUS, *VARIANTS)
    return next((g for g in known if name.lower() in {g.name.lower(), short_name(g)}), None)


class Weights(NamedTuple):
    """A model's memory needs.

    Attributes:
        parameters: number of weights.
        weight_bytes: bytes per weight; a cached number takes as many, but at least 2.
        per_token: numbers (keys and values) in the cache per token.
        layers: number of layers.
        active: number of weights that a step reads and computes with; None: all.
        experts: experts per layer of a mixture of experts; 1 in a dense model.
        used: experts per layer that one token uses.
        kernels: kernels that a pass launches.
        guess: what each guess of a block reads and launches after the block's pass, one guess after
            another; None: nothing.
        unread: number of weights that no pass reads as a whole: an untied embedding.
    """

    parameters: float
    weight_bytes: float
    per_token: float
    layers: int = 0
    active: float | None = None
    experts: int = 1
    used: int = 1
    kernels: Kernels = Kernels()
    guess: "Weights | None" = None
    unread: float = 0.0

    @property
    def size(self) -> float:
        """Size of all weights, in bytes."""
        return self.parameters * self.weight_bytes

    @property
    def computed(self) -> float:
        """Number of weights that one token uses."""
        if self.active is None:
            return self.parameters
        if self.experts == 1:
            return min(self.parameters, self.active)
        least = self.parameters * self.used / self.experts  # if all weights belonged to experts
        return min(self.parameters, max(self.active, least))

    def read(self, tokens: int) -> float:
        """Return the expected number of weights that a pass over `tokens` tokens reads.

        A mixture of experts reads those experts that any token uses. Assumes that tokens choose
        experts evenly and independently: the chance that none uses a given expert is then
        (1 - used / experts)^tokens. Huang et al. 2025, "MoESD", arXiv:2505.19645. Real routing is
        less even, and reads less.
        """
        if self.experts == 1:
            return self.computed
        missed = (1 - self.used / self.experts) ** (tokens - 1)
        everything = max(self.computed, self.parameters - self.unread)
        return everything - (everything - self.computed) * missed

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
    moving, computing = limits(on, model, batch, width, context)
    kernels = model.kernels.total(model.layers, width)
    communication = model.layers * on.layer_seconds
    return on.launch.seconds(max(moving, computing) / on.reached, kernels) + communication


def waits_for_memory(on: Hardware, model: Weights, batch: int, width: int, context: int) -> bool:
    """Return whether memory bandwidth limits this pass, rather than arithmetic."""
    moving, computing = limits(on, model, batch, width, context)
    return moving >= computing


def limits(
    on: Hardware, model: Weights, batch: int, width: int, context: int
) -> tuple[float, float]:
    """Return the least times of a pass for memory and for arithmetic, in seconds."""
    moved, computed = moved_bytes(model, batch, width, context), operations(model, batch * width)
    return moved / on.bandwidth, computed / on.arithmetic


def moved_bytes(model: Weights, batch: int, width: int, context: int) -> float:
    """Return the bytes of weights and caches that a pass reads."""
    return model.read(batch * width) * model.weight_bytes + model.cache(batch * context)


def operations(model: Weights, tokens: int) -> float:
    """Return the arithmetic of a pass over `tokens` tokens."""
    return 2 * model.computed * tokens


def bandwidth_share(on: Hardware, moved: float, seconds: float) -> float:
    """Return the share of the memory bandwidth that a pass uses (MBU), from its bytes and time."""
    return moved / seconds / on.bandwidth


Drafting = Literal["steps", "block", "none"]
"""How guesses are made: one pass each, one pass for all, or without a model.

A block's guesses may cost something each as well: `Weights.guess`."""


def in_batch(
    on: Hardware,
    target: Weights,
    draft: Weights,
    batch: int,
    context: int,
    drafting: Drafting = "steps",
) -> RoundCosts:
    """Predict the costs of speculative rounds for a batch of texts of `context` tokens each.

    Each text advances by its own accepted tokens, independently of the others, so the single-text
    formulas apply with these costs.
    """
    step = step_seconds(on, target, batch, 1, context)

    def cost(gamma: int) -> float:
        if drafting == "none":
            return 0.0
        if drafting == "block":
            each = step_seconds(on, draft.guess, batch, 1, 0) if draft.guess else 0.0
            return (step_seconds(on, draft, batch, gamma + 1, context) + gamma * each) / step
        return gamma * step_seconds(on, draft, batch, 1, context) / step

    return RoundCosts(cost, lambda width: step_seconds(on, target, batch, width, context) / step)


def memory(target: Weights, draft: Weights, batch: int, context: int) -> dict[str, float]:
    """Return the bytes that a pair needs, by part, without activations and the runtime's own."""
    return {
        "target_weights": target.size,
        "draft_weights": draft.size,
        "target_cache": target.cache(batch * context),
        "draft_cache": draft.cache(batch * context),
    }
