"""Measures the cost of a forward pass by width and by batch size on this machine.

Only the target runs: no drafting, no accept test. Widths use the decoder's own model; batches use
transformers' forward, because the decoder has no batch dimension.
"""

import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import torch
from msgspec import Meta
from transformers import DynamicCache, PreTrainedModel

from specviz.decoding.backends import pick_backend
from specviz.decoding.language_model import LanguageModel, dtype_name
from specviz.decoding.static_model import prepare
from specviz.errors import TraceError
from specviz.lab import machine_limits
from specviz.metrics import jitter
from specviz.models.loading import load_models
from specviz.models.machine import describe, processor
from specviz.models.pairs import DEFAULT, find
from specviz.trace import Machine, Name

CONTEXT = 128  # tokens already in the cache
WIDTHS = (1, 2, 3, 5, 7, 9, 13, 17)
BATCHES = (1, 2, 4, 8, 16, 32)
BATCH_GAMMA = 4  # batched passes read one token or γ+1
REPEATS = 15
EQUAL_PASSES = 48  # equal passes that show whether the machine is busy
RECORDED = 100  # repeats for a recording, where nobody waits

Seconds = Annotated[float, Meta(gt=0, le=1e4)]
Number = Annotated[int, Meta(ge=1, le=4096)]


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shortest time of a pass over `width` new tokens in each of `batch` texts, in seconds."""

    batch: Number
    width: Number
    seconds: Seconds


class Passes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Timed passes of one target on one machine, with `context` tokens in the cache.

    Attributes:
        bandwidth: the machine's memory bandwidth, in bytes per second.
        arithmetic: the machine's throughput, in operations per second.
        jitter: of passes over one token, before and after the measurement
            (`specviz.metrics.jitter`); None if this was not measured.
    """

    recorded: Name
    pair: Name
    parameters: Annotated[int, Meta(ge=1)]
    dtype: Name
    machine: Machine
    bandwidth: Annotated[float, Meta(gt=0)]
    arithmetic: Annotated[float, Meta(gt=0)]
    context: Number
    repeats: Number
    widths: Annotated[tuple[Pass, ...], Meta(min_length=1, max_length=64)]
    batches: Annotated[tuple[Pass, ...], Meta(max_length=64)] = ()
    jitter: Annotated[float, Meta(ge=0)] | None = None


def read_passes(data: bytes) -> Passes:
    """Decode and validate passes from JSON.

    Raises:
        TraceError: the data is not a valid file of passes.
    """
    try:
        return msgspec.json.decode(data, type=Passes)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TraceError(f"This is not a file of measured passes: {error}"[:200]) from None


def widths(
    model: LanguageModel, repeats: int = REPEATS, of: Sequence[int] = WIDTHS
) -> Iterator[tuple[Pass, ...]]:
    """Time passes at each width in rotation, so that drift affects all; yield the best so far."""
    tokens = torch.arange(CONTEXT + max(WIDTHS), device=model.device) % model.vocabulary
    prepare(model, len(tokens))
    model.logits(tokens[:CONTEXT], last=1)

    def run(width: int) -> Callable[[], object]:
        def work() -> None:
            model.rollback(CONTEXT)
            model.logits(tokens[CONTEXT : CONTEXT + width], last=width)

        return work

    yield from _in_turn({(1, width): run(width) for width in of}, model.device, repeats)


def batches(model: PreTrainedModel, repeats: int = REPEATS) -> Iterator[tuple[Pass, ...]]:
    """Time transformers' forward over batches, at widths 1 and γ+1; yield the best so far."""
    vocabulary = model.config.vocab_size

    def run(batch: int, width: int) -> Callable[[], object]:
        length = CONTEXT + width
        tokens = torch.arange(batch * length, device=model.device).view(batch, -1) % vocabulary
        cache = DynamicCache(config=model.config)
        with torch.inference_mode():
            model(tokens[:, :CONTEXT], past_key_values=cache, logits_to_keep=1)

        @torch.inference_mode()
        def work() -> None:
            model(tokens[:, CONTEXT:], past_key_values=cache)
            cache.crop(-width)

        return work

    shapes = [(batch, width) for batch in BATCHES for width in (1, BATCH_GAMMA + 1)]
    yield from _in_turn({shape: run(*shape) for shape in shapes}, model.device, repeats)


def _in_turn(
    works: dict[tuple[int, int], Callable[[], object]], device: torch.device, repeats: int
) -> Iterator[tuple[Pass, ...]]:
    """Yield the shortest times after each turn; other work on the machine only adds time."""
    least = dict.fromkeys(works, math.inf)
    for _ in range(repeats):
        for shape, work in works.items():
            work()  # not timed: brings back the weights that another shape drove out of the caches
            least[shape] = min(least[shape], machine_limits.seconds(work, device))
        yield tuple(Pass(*shape, seconds) for shape, seconds in least.items())


def record(name: str, repeats: int) -> Passes:
    """Measure one pair's target on one CPU thread or on the GPU."""
    torch.set_num_threads(1)
    target = load_models(find(name)).target
    device, dtype = target.device, target.dtype
    (*_, hardware) = machine_limits.measure(processor(device), device, dtype, repeats=repeats)
    model = pick_backend(target, target.config.vocab_size)()
    before = pass_jitter(model)
    (*_, by_width) = widths(model, repeats)
    (*_, by_batch) = batches(target, repeats)
    return Passes(
        recorded=datetime.now(UTC).isoformat(timespec="seconds"),
        pair=name,
        parameters=target.num_parameters(),
        dtype=dtype_name(dtype),
        machine=describe(device),
        bandwidth=hardware.bandwidth,
        arithmetic=hardware.arithmetic,
        context=CONTEXT,
        repeats=repeats,
        widths=by_width,
        batches=by_batch,
        jitter=max(before, pass_jitter(model)),
    )


def pass_jitter(model: LanguageModel) -> float:
    """Return the jitter of equal passes in wall time, which includes other work on the machine."""
    token, taken = torch.zeros(1, dtype=torch.long, device=model.device), list[float]()
    for _ in range(EQUAL_PASSES):
        model.rollback(0)
        machine_limits.wait(model.device)
        start = time.perf_counter()
        model.logits(token, last=1)
        machine_limits.wait(model.device)
        taken.append(time.perf_counter() - start)
    return jitter(taken) or 0.0


def main(arguments: Sequence[str]) -> None:
    """`python -m specviz.lab.passes FILE [PAIR]`: measure passes and write them to FILE."""
    if not 1 <= len(arguments) <= 2:
        raise SystemExit(
            "passes: give FILE and, if you like, PAIR, such as passes.json smollm2-135m."
        )
    file, *pair = arguments
    passes = record(pair[0] if pair else DEFAULT, RECORDED)
    Path(file).write_bytes(msgspec.json.format(msgspec.json.encode(passes), indent=1) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
