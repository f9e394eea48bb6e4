"""Compares plain decoding with a bare loop over the same weights, alternating steps.

    PYTHONPATH=.:tests python -m benchmarks.plain [PAIR …]

Speed-ups are relative to plain decoding, so plain decoding must be as fast as possible: the median
of the paired ratios must be at most 1.02. The bare loop is torch alone: the layers written out for
one token, without checks, settings or a cache that grows.
"""

import sys
import time
from collections.abc import Iterator
from itertools import islice
from statistics import median

import torch
import torch.nn.functional as F
from torch import Tensor

from specviz.decoding.lean.model import LeanModel
from specviz.decoding.lean.rotary import rotations
from specviz.decoding.lean.weights import head_size, weights_of
from specviz.decoding.pair import Pair
from specviz.decoding.plain import plain_steps
from specviz.decoding.prefill import prefill
from specviz.models.loading import load
from specviz.models.pairs import find
from specviz.settings import Settings

PROMPT = "def area(width, height):"
STEPS, REPEATS = 96, 8


class BareModel:
    """The steps of a lean model of the Llama family, with room for `length` tokens."""

    def __init__(self, target: LeanModel, length: int) -> None:
        self._model = target._model
        self._weights = weights_of(self._model)
        config = self._model.config
        self._heads, self._kv_heads = config.num_attention_heads, config.num_key_value_heads
        self._size, self._eps = head_size(config), config.rms_norm_eps
        shape = (len(self._weights.layers), 2, 1, self._kv_heads, length, self._size)
        self._cache = torch.zeros(shape, dtype=self._model.dtype)
        table = rotations(self._model.model.rotary_emb, length, self._cache)
        self._cos, self._sin = table.at(slice(length))
        self._read = 0

    def logits(self, token: Tensor) -> Tensor:
        """Read a token [1]; return the logits after it, [1, V]."""
        at, heads, both = self._read, self._heads, self._heads + self._kv_heads
        cos, sin = self._cos[at], self._sin[at]
        x = F.embedding(token, self._model.model.embed_tokens.weight)
        for layer, (keys, values) in zip(self._weights.layers, self._cache, strict=True):
            normed = F.rms_norm(x, x.shape[1:], layer.attention_norm, self._eps)
            qkv = F.linear(normed, layer.qkv.weight, layer.qkv.bias).view(-1, self._size)
            turned = qkv[:both] * cos + qkv[:both].roll(self._size // 2, -1) * sin
            keys[0, :, at], values[0, :, at] = turned[heads:], qkv[both:]
            seen = F.scaled_dot_product_attention(
                turned[None, :heads, None],
                keys[:, :, : at + 1],
                values[:, :, : at + 1],
                enable_gqa=heads != self._kv_heads,
            )
            x = x + F.linear(seen.view(1, -1), layer.output.weight)
            normed = F.rms_norm(x, x.shape[1:], layer.mlp_norm, self._eps)
            gate, up = F.linear(normed, layer.gate_up.weight).chunk(2, -1)
            x = x + F.linear(F.silu(gate) * up, layer.down.weight)
        self._read += 1
        x = F.rms_norm(x, x.shape[1:], self._model.model.norm.weight, self._eps)
        return F.linear(x, self._model.lm_head.weight)


@torch.inference_mode()
def bare_steps(target: LeanModel, prompt: list[int], temperature: float) -> Iterator[float]:
    """Yield the time of each step of the bare loop, in seconds."""
    bare = BareModel(target, len(prompt) + STEPS)
    for number in prompt[:-1]:
        bare.logits(torch.tensor([number]))
    token = torch.tensor(prompt[-1:])
    while True:
        start = time.perf_counter()
        logits = bare.logits(token)
        if temperature == 0:
            token = logits.max(-1).indices
        else:
            mass = (logits.float() / temperature).softmax(-1)[0].cumsum(-1, dtype=torch.float64)
            token = torch.searchsorted(mass, torch.rand(1, dtype=torch.float64) * mass[-1])
        int(token)
        yield time.perf_counter() - start


def ratios(pair: Pair, temperature: float, seed: int) -> Iterator[float]:
    """Yield the ratio of each of our steps to the neighbouring bare step."""
    prompt = pair.tokenizer.encode(PROMPT)
    ours = pair.target()
    assert isinstance(ours, LeanModel)
    prefill(ours, prompt[:-1])
    settings = Settings(temperature=temperature, seed=seed, max_new_tokens=STEPS)
    plain = plain_steps(ours, prompt, settings)
    others = islice(bare_steps(ours, prompt, temperature), STEPS)
    for number in range(STEPS):
        if number % 2:
            step, other = next(plain).seconds, next(others)
        else:
            other, step = next(others), next(plain).seconds
        if number:  # the first step reads the rest of the prompt
            yield step / other


if __name__ == "__main__":
    for name in sys.argv[1:] or ["bundled-medium"]:
        pair = load(find(name))
        for temperature in (0.0, 0.7):
            found = [r for seed in range(REPEATS) for r in ratios(pair, temperature, seed)]
            print(f"{name} T={temperature}: {median(found):.3f} x the bare loop")
