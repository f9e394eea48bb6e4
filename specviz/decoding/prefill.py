"""Prefill: reads a prompt into KV caches in chunks, so that other runs get their turn in between.

Another chunk size would change results by rounding, so every prompt is read in the same chunks.
"""

from collections.abc import Iterator, Sequence
from functools import partial

import torch

from specviz.decoding.idle import without_idle
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.stopwatch import Stopwatch
from specviz.decoding.upload import to_device

ON_CPU = 64  # tokens per chunk
ELSEWHERE = 512  # smaller chunks would leave a GPU bound by memory


def prefill(model: LanguageModel, tokens: Sequence[int]) -> float:
    """Read all tokens into a model's cache; return the seconds it took."""
    return sum(seconds for _, (seconds,) in prefill_chunks(tokens, model))


def prefill_chunks(
    tokens: Sequence[int], *models: LanguageModel | None
) -> Iterator[tuple[int, tuple[float, ...]]]:
    """Read tokens into the caches of several models, one chunk per step.

    A model whose context limit is too small reads nothing; as a draft it will not draft.

    Args:
        models: on one device; None is skipped, with 0 seconds.

    Yields:
        How many tokens have been read, and the seconds of this chunk for each model. An empty
        prompt yields once.
    """
    fitting = [None if model is None or len(tokens) > model.limit else model for model in models]
    size = chunk_size(next(model.device for model in models if model is not None))
    for start in range(0, max(len(tokens), 1), size):
        chunk = tokens[start : start + size]
        yield start + len(chunk), tuple(_read(model, chunk) for model in fitting)


def chunk_size(device: torch.device) -> int:
    """Tokens per chunk on a device."""
    return ON_CPU if device.type == "cpu" else ELSEWHERE


def _read(model: LanguageModel | None, tokens: Sequence[int]) -> float:
    if model is None or not tokens:
        return 0.0

    def read() -> float:
        watch = Stopwatch(model.device)
        model.logits(to_device(tokens, model.device), last=1)
        watch.mark()
        return sum(watch.seconds())

    return without_idle(read, partial(model.rollback, model.length))
