"""Compares plain decoding with a bare loop over the same model, alternating steps.

    PYTHONPATH=.:tests python -m benchmarks.plain [PAIR …]

Speed-ups are relative to plain decoding, so plain decoding must be as fast as possible: the median
of the paired ratios must be at most 1.02. The bare loop has no checks and no settings; it reads a
token, scales the logits and draws with torch alone.
"""

import sys
import time
from collections.abc import Iterator
from itertools import islice
from statistics import median

import torch

from specviz.decoding.language_model import LanguageModel, unread
from specviz.decoding.pair import Pair
from specviz.decoding.plain import plain_steps
from specviz.decoding.prefill import prefill
from specviz.models.loading import load
from specviz.models.pairs import find
from specviz.settings import Settings

PROMPT = "def area(width, height):"
STEPS, REPEATS = 96, 8


@torch.inference_mode()
def bare_steps(target: LanguageModel, prompt: list[int], temperature: float) -> Iterator[float]:
    """Yield the time of each step of the bare loop, in seconds."""
    token = unread(target, prompt)
    while True:
        start = time.perf_counter()
        logits = target.logits(token, last=1)
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
    ours, bare = pair.target(), pair.target()
    for model in (ours, bare):
        prefill(model, prompt[:-1])
    settings = Settings(temperature=temperature, seed=seed, max_new_tokens=STEPS)
    plain = plain_steps(ours, prompt, settings)
    others = islice(bare_steps(bare, prompt, temperature), STEPS)
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
