"""What a pass costs by its width and by its batch, measured on the machine at hand.

Only forward passes of a target: no drafts, no accept test. Widths go through the reader that
decodes; batches through the library's own forward, for the decoder reads one text at a time.
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
from specviz.decoding.language_model import LanguageModel
from specviz.decoding.static_model import prepare
from specviz.errors import TraceError
from specviz.lab import machine_limits
from specviz.metrics import jitter
from specviz.models.loading import load_models
from specviz.models.machine import describe
from specviz.models.pairs import DEFAULT, find
from specviz.trace import Machine, Name

CONTEXT = 128  # tokens that were read before the pass
WIDTHS = (1, 2, 3, 5, 7, 9, 13, 17)
BATCHES = (1, 2, 4, 8, 16, 32)
BATCH_GAMMA = 4  # the batched passes: of one token, and of γ+1
REPEATS = 15
LIKE = 48  # passes that tell whether the machine is busy
RECORDED = 100  # of a recording, for which nobody waits

Seconds = Annotated[float, Meta(gt=0, le=1e4)]
Number = Annotated[int, Meta(ge=1, le=4096)]


class Pass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Least seconds of a pass over `width` new tokens of each of `batch` texts."""

    batch: Number
    width: Number
    seconds: Seconds


class Passes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Passes of one target on one machine, after `context` tokens each.

    Attributes:
        bandwidth, arithmetic: of the machine, in bytes and operations per second.
        jitter: of passes over one token, before and after (`specviz.metrics.jitter`); None: that
            was not looked at.
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
    """Passes from JSON, validated.

    Raises:
        TraceError: it is something else.
    """
    try:
        return msgspec.json.decode(data, type=Passes)
    except msgspec.MsgspecError as error:
        raise TraceError(f"This is not a file of measured passes: {error}"[:200]) from None


def widths(model: LanguageModel, repeats: int = REPEATS) -> Iterator[tuple[Pass, ...]]:
    """Passes of a reader at each width, in turn so that drift hits all; more exact each time."""
    tokens = torch.arange(CONTEXT + max(WIDTHS), device=model.device) % model.vocabulary
    prepare(model, len(tokens))
    model.logits(tokens[:CONTEXT], last=1)

    def run(width: int) -> Callable[[], object]:
        def work() -> None:
            model.rollback(CONTEXT)
            model.logits(tokens[CONTEXT : CONTEXT + width], last=width)

        return work

    yield from _in_turn({(1, width): run(width) for width in WIDTHS}, model.device, repeats)


def batches(model: PreTrainedModel, repeats: int = REPEATS) -> Iterator[tuple[Pass, ...]]:
    """Passes of the library's forward over batches, at one token and at γ+1."""
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
    """The least times so far, after each turn: whatever else a machine does only adds to them."""
    least = dict.fromkeys(works, math.inf)
    for _ in range(repeats):
        for shape, work in works.items():
            least[shape] = min(least[shape], machine_limits.seconds(work, device))
        yield tuple(Pass(*shape, seconds) for shape, seconds in least.items())


def record(name: str, repeats: int) -> Passes:
    """All of it for one pair's target, on one thread of a CPU or on the GPU."""
    torch.set_num_threads(1)
    target = load_models(find(name)).target
    (*_, hardware) = machine_limits.measure(name, target.device, target.dtype, repeats=repeats)
    reader = pick_backend(target, target.config.vocab_size)()
    before = unlike(reader)
    (*_, by_width) = widths(reader, repeats)
    (*_, by_batch) = batches(target, repeats)
    return Passes(
        recorded=datetime.now(UTC).isoformat(timespec="seconds"),
        pair=name,
        parameters=target.num_parameters(),
        dtype=str(target.dtype).removeprefix("torch."),
        machine=describe(target.device),
        bandwidth=hardware.bandwidth,
        arithmetic=hardware.arithmetic,
        context=CONTEXT,
        repeats=repeats,
        widths=by_width,
        batches=by_batch,
        jitter=max(before, unlike(reader)),
    )


def unlike(model: LanguageModel) -> float:
    """The jitter of like passes by the clock on the wall, to which all that a machine does adds."""
    token, taken = torch.zeros(1, dtype=torch.long, device=model.device), list[float]()
    model.rollback(0)
    for _ in range(LIKE):
        start = time.perf_counter()
        model.logits(token, last=1)
        taken.append(time.perf_counter() - start)
        model.rollback(0)
    return jitter(taken) or 0.0


def main(arguments: Sequence[str]) -> None:
    """`python -m specviz.lab.passes FILE [PAIR]`: measures, and writes the file."""
    place, *pair = arguments
    passes = record(pair[0] if pair else DEFAULT, RECORDED)
    Path(place).write_bytes(msgspec.json.format(msgspec.json.encode(passes), indent=1) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
