"""Reading a prompt: a chunk at a time, so that whoever shares the machine goes on in between.

A text that is read in other chunks gives the same numbers up to rounding, so the chunks are the
same wherever a prompt is read.
"""

from collections.abc import Iterator, Sequence

import torch

from specviz.decoding.language_model import LanguageModel, to_device
from specviz.decoding.stopwatch import Stopwatch

ON_CPU = 64  # tokens of a chunk
ELSEWHERE = 512  # a GPU would wait for the weights with fewer


def prefill(model: LanguageModel, tokens: Sequence[int]) -> float:
    """Reads tokens into a model's cache, all of them; the seconds it took."""
    return sum(seconds for _, (seconds,) in prefill_chunks(tokens, model))


def prefill_chunks(
    tokens: Sequence[int], *models: LanguageModel | None
) -> Iterator[tuple[int, tuple[float, ...]]]:
    """Reads tokens into the caches of models, a chunk into each of them at every step.

    A model reads nothing if they are too many for it: a draft model that cannot read the prompt
    will not draft.

    Args:
        models: on one device; None takes no time.

    Yields:
        How many tokens are read, and the seconds that each model took for this chunk. There is
        one step even if there is nothing to read.
    """
    fitting = [None if model is None or len(tokens) > model.limit else model for model in models]
    size = chunk_size(next(model.device for model in models if model is not None))
    for start in range(0, max(len(tokens), 1), size):
        chunk = tokens[start : start + size]
        yield start + len(chunk), tuple(_read(model, chunk) for model in fitting)


def chunk_size(device: torch.device) -> int:
    """How many tokens are read at a time on a device."""
    return ON_CPU if device.type == "cpu" else ELSEWHERE


def _read(model: LanguageModel | None, tokens: Sequence[int]) -> float:
    if model is None or not tokens:
        return 0.0
    watch = Stopwatch(model.device)
    model.logits(to_device(tokens, model.device), last=1)
    watch.mark()
    return sum(watch.seconds())
