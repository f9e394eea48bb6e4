"""The sizes of known checkpoints, from the figures in their configurations."""

from typing import NamedTuple

from specviz import registry
from specviz.theory.launches import LAYER, MARKOV, NORMED_LAYER, Kernels, lean_kernels
from specviz.theory.roofline import Drafting, Weights

HEADS: dict[str, Drafting] = {
    name: "block" if head.at_once else "steps"
    for name, head in registry.HEADS.items()
    if head.layers
}
"""How the heads whose published sizes are known make their guesses, by name."""


class Architecture(NamedTuple):
    """A decoder-only transformer with gated feed-forward layers.

    Attributes:
        width: size of a hidden state.
        inner: size of a feed-forward layer, or of one expert.
        heads, kv_heads: attention heads for queries, and for keys and values.
        head: size of an attention head.
        tied: whether the output head is the embedding.
        biases: whether queries, keys and values have biases.
        norms: whether queries and keys are normalised.
        experts, used: experts per layer, and how many of them a token uses; 1 in a dense model.
        longest: the longest text in tokens (`max_position_embeddings`); None if unknown.
    """

    layers: int
    width: int
    inner: int
    heads: int
    kv_heads: int
    vocabulary: int
    head: int = 128
    tied: bool = False
    biases: bool = False
    norms: bool = False
    experts: int = 1
    used: int = 1
    longest: int | None = None

    @property
    def _attention(self) -> int:
        keys = 2 * self.kv_heads * self.head
        queries = self.heads * self.head
        extra = (queries + keys) * self.biases + 2 * self.head * self.norms
        return self.width * (2 * queries + keys) + extra

    @property
    def _expert(self) -> int:
        return 3 * self.width * self.inner

    @property
    def _layer(self) -> int:
        router = self.width * self.experts if self.experts > 1 else 0
        return self._attention + self.experts * self._expert + router + 2 * self.width

    @property
    def parameters(self) -> int:
        """Number of weights."""
        tables = self.vocabulary * self.width * (1 if self.tied else 2)
        return tables + self.layers * self._layer + self.width

    @property
    def active(self) -> int:
        """Number of weights that one token uses."""
        return self.parameters - self.layers * (self.experts - self.used) * self._expert

    @property
    def read(self) -> int:
        """Number of weights that a step reads; of an untied embedding, it reads one row."""
        return self.active - self.unread

    @property
    def unread(self) -> int:
        """Number of weights that no step reads: an untied embedding, but for a row."""
        return 0 if self.tied else (self.vocabulary - 1) * self.width

    @property
    def per_token(self) -> int:
        """Numbers (keys and values) in the cache per token."""
        return self.layers * self.layer_per_token

    @property
    def layer_per_token(self) -> int:
        """Numbers in the cache of one layer per token."""
        return 2 * self.kv_heads * self.head

    @property
    def layer_kernels(self) -> int:
        """Kernels that our lean model launches per layer of a step."""
        return NORMED_LAYER if self.norms else LAYER

    def weights(self, weight_bytes: float, mode: str) -> Weights:
        """Return the `Weights` of our lean model: what its passes read and launch.

        Args:
            mode: how kernels are launched, of `specviz.theory.launches.LAUNCHES`.
        """
        return Weights(
            self.parameters,
            weight_bytes,
            self.per_token,
            self.layers,
            self.read,
            self.experts,
            self.used,
            lean_kernels(self.layer_kernels, mode),
            unread=self.unread,
        )

    def drafter(self, kind: str, weight_bytes: float, mode: str) -> Weights:
        """Return the `Weights` of a head for this target, in the size that is published.

        Leaves out the pass that fuses the target's states of accepted tokens, the embedding, and
        a confidence head.

        Args:
            kind: one of `HEADS`.
            mode: how kernels are launched, of `specviz.theory.launches.LAUNCHES`.
        """
        read, layers, cached = self.drafter_sizes(kind)
        kernels = lean_kernels(self.layer_kernels, mode)
        head = Weights(read, weight_bytes, cached, layers, read, kernels=kernels)
        if not (rank := registry.HEADS[kind].rank):
            return head
        table = self.vocabulary * rank  # a guess reads all of it, and a row of another
        markov = Weights(table, weight_bytes, 0, kernels=Kernels(rest=MARKOV))
        return head._replace(parameters=read + 2 * table, guess=markov)

    def drafter_sizes(self, kind: str) -> tuple[int, int, int]:
        """Return the weights that a head reads, its layers, and its numbers cached per token.

        Dense layers with as much arithmetic as the target's, a projection of some of the target's
        states to one, norms, and output rows; the embedding is the target's.

        Args:
            kind: one of `HEADS`.
        """
        head = registry.HEADS[kind]
        queries, keys = self.heads * self.head, self.layer_per_token
        attention = self.width * (head.inputs * (queries + keys) + queries)
        layer = attention + self._expert * self.used + 2 * self.width
        rows = head.rows or self.vocabulary
        ends = (head.states * self.width + 2 + rows) * self.width
        return head.layers * layer + ends, head.layers, head.layers * self.layer_per_token


QWEN3_8B = "Qwen/Qwen3-8B"
QWEN3_06B = "Qwen/Qwen3-0.6B"
QWEN3_MOE = "Qwen/Qwen3-30B-A3B"
LLAMA_70B = "meta-llama/Llama-3.1-70B-Instruct"
LLAMA_8B = "meta-llama/Llama-3.1-8B-Instruct"
LLAMA_1B = "meta-llama/Llama-3.2-1B-Instruct"

ARCHITECTURES = {
    "Qwen/Qwen3-14B": Architecture(40, 5120, 17_408, 40, 8, 151_936, norms=True, longest=40_960),
    QWEN3_8B: Architecture(36, 4096, 12_288, 32, 8, 151_936, norms=True, longest=40_960),
    "Qwen/Qwen3-4B": Architecture(
        36, 2560, 9728, 32, 8, 151_936, tied=True, norms=True, longest=40_960
    ),
    QWEN3_06B: Architecture(28, 1024, 3072, 16, 8, 151_936, tied=True, norms=True, longest=40_960),
    QWEN3_MOE: Architecture(
        48, 2048, 768, 32, 4, 151_936, norms=True, experts=128, used=8, longest=40_960
    ),
    "Qwen/Qwen2.5-14B-Instruct": Architecture(
        48, 5120, 13_824, 40, 8, 152_064, biases=True, longest=32_768
    ),
    "Qwen/Qwen2.5-1.5B-Instruct": Architecture(
        28, 1536, 8960, 12, 2, 151_936, tied=True, biases=True, longest=32_768
    ),
    "Qwen/Qwen2.5-0.5B-Instruct": Architecture(
        24, 896, 4864, 14, 2, 151_936, head=64, tied=True, biases=True, longest=32_768
    ),
    LLAMA_70B: Architecture(80, 8192, 28_672, 64, 8, 128_256, longest=131_072),
    LLAMA_8B: Architecture(32, 4096, 14_336, 32, 8, 128_256, longest=131_072),
    LLAMA_1B: Architecture(16, 2048, 8192, 32, 8, 128_256, head=64, tied=True, longest=131_072),
    "HuggingFaceTB/SmolLM2-1.7B-Instruct": Architecture(
        24, 2048, 8192, 32, 32, 49_152, head=64, tied=True, longest=8192
    ),
    "HuggingFaceTB/SmolLM2-360M-Instruct": Architecture(
        32, 960, 2560, 15, 5, 49_152, head=64, tied=True, longest=8192
    ),
    "HuggingFaceTB/SmolLM2-135M-Instruct": Architecture(
        30, 576, 1536, 9, 3, 49_152, head=64, tied=True, longest=8192
    ),
}
"""By checkpoint; a test compares their sizes with those of the models."""
