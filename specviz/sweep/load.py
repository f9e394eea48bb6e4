"""A measurement under load: rounds of plain and speculative decoding by batch size."""

from collections.abc import Iterable
from typing import Annotated, NamedTuple

import msgspec
import numpy as np
from msgspec import Meta

from specviz.errors import Line, SweepError
from specviz.settings import MAX_GAMMA, MAX_NEW_TOKENS, SETTINGS, Settings, check_number
from specviz.sweep.estimates import Estimate, ratios
from specviz.trace import Count, Machine, Models, Name, Seconds, Value

LARGEST = 512  # texts in a batch
MOST_ROUNDS = 8  # times as many rounds in a turn of a small batch as in one of the largest
MAX_BYTES = 4_000_000
SIZE, TURNS, ROUNDS = Line("the batch size"), Line("the number of turns"), Line("rounds per turn")
Size = Annotated[int, Meta(ge=1, le=LARGEST)]


class Method(Value, frozen=True, array_like=True, order=True):
    """How a batch is decoded.

    Attributes:
        gamma: draft length; 0: plain decoding.
        adaptive: whether a scheduler chooses how many guesses to verify, at most γ of each text.
    """

    gamma: Annotated[int, Meta(ge=0, le=MAX_GAMMA)]
    adaptive: bool = False


PLAIN = Method(0)


class LoadSample(Value, frozen=True, kw_only=True):
    """Rounds of one method at one batch size, measured in turn with those of the other methods.

    Attributes:
        size: texts in the batch.
        block: number of the turn, from 0.
        tokens: emitted by all texts.
        texts: rounds of single texts: the batch size times its rounds, without ended texts.
        read: tokens that the target read.
        drafted: guesses that it verified.
        accepted: guesses in the texts.
        draft, verify, accept: seconds.
    """

    size: Size
    method: Method
    block: Annotated[int, Meta(ge=0, le=10_000)]
    rounds: Count
    tokens: Count
    texts: Count
    read: Count
    drafted: Count
    accepted: Count
    draft: Seconds
    verify: Seconds
    accept: Seconds

    @property
    def seconds(self) -> float:
        return self.draft + self.verify + self.accept


class LoadPlan(Value, frozen=True, kw_only=True):
    """What a measurement under load runs.

    Attributes:
        suite: the name of the prompts' source.
        sizes: batch sizes.
        methods: besides plain decoding.
        blocks: turns of all methods at each size.
        rounds: of each method in a turn, at the largest size.

    Raises:
        SettingsError: a number is out of range.
    """

    suite: Name
    sizes: Annotated[tuple[Size, ...], Meta(min_length=1, max_length=20)]
    methods: Annotated[tuple[Method, ...], Meta(min_length=1, max_length=20)]
    settings: Settings
    blocks: Annotated[int, Meta(ge=1, le=1000)]
    rounds: Annotated[int, Meta(ge=1, le=MAX_NEW_TOKENS)]

    def __post_init__(self) -> None:
        check_number(TURNS, self.blocks, 1, 1000, is_whole=True)
        check_number(ROUNDS, self.rounds, 1, MAX_NEW_TOKENS, is_whole=True)
        for size in self.sizes:
            check_number(SIZE, size, 1, LARGEST, is_whole=True)
        for method in self.methods:
            check_number(SETTINGS["gamma"].title, method.gamma, 1, MAX_GAMMA, is_whole=True)

    def rounds_at(self, size: int) -> int:
        """Rounds of each method in a turn: more of small batches, whose texts vary more."""
        return self.rounds * min(MOST_ROUNDS, max(self.sizes) // size)

    @property
    def steps(self) -> list[tuple[int, int]]:
        """Every size with every block, in the order in which they are measured."""
        return [(size, block) for size in self.sizes for block in range(self.blocks)]


class LoadReport(Value, frozen=True, kw_only=True):
    """A measurement under load, finished or not."""

    version: Annotated[int, Meta(ge=1, le=1)] = 1
    recorded: Name
    models: Models
    machine: Machine
    plan: LoadPlan
    samples: Annotated[tuple[LoadSample, ...], Meta(max_length=100_000)] = ()

    @property
    def left(self) -> list[tuple[int, int]]:
        """The sizes and blocks that are still to be measured."""
        done = {(sample.size, sample.block) for sample in self.samples}
        return [step for step in self.plan.steps if step not in done]


class LoadPoint(NamedTuple):
    """One method at one batch size, over all blocks; intervals are over blocks.

    Attributes:
        throughput: tokens per second of all texts together.
        latency: seconds per token of one text.
        speedup: throughput over that of plain decoding at the same size.
        tau: tokens per round of one text.
        verified: guesses that the target verifies, per text and round.
        draft, verify: seconds of a round.
        c, v: a draft step, and the verification, in plain rounds of the same size.
    """

    size: int
    method: Method
    throughput: Estimate
    latency: Estimate
    speedup: Estimate
    tau: float
    verified: float
    draft: float
    verify: float
    c: float
    v: float


def read_load(data: bytes) -> LoadReport:
    """Decode and validate a report.

    Raises:
        SweepError: the data is not a valid report.
    """
    if len(data) > MAX_BYTES:
        raise SweepError("This file is too large for a measurement under load.")
    try:
        return msgspec.json.decode(data, type=LoadReport)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SweepError(f"This is not a measurement under load: {error}"[:200]) from None


def write_load(report: LoadReport) -> bytes:
    """Encode a report as JSON."""
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


def points(samples: Iterable[LoadSample]) -> list[LoadPoint]:
    """Estimate every method at every size, by size, then by γ; plain decoding is γ = 0."""
    found: dict[tuple[int, Method], dict[int, LoadSample]] = {}
    for sample in samples:
        found.setdefault((sample.size, sample.method), {})[sample.block] = sample
    return [
        _point(size, method, blocks, found[size, PLAIN])
        for (size, method), blocks in sorted(found.items())
        if (size, PLAIN) in found
    ]


def crossover(found: Iterable[LoadPoint], method: Method) -> tuple[int, int] | None:
    """Between which sizes a method's measured speed-up falls below 1; None: it does not.

    The last size at which it is faster, and the first one from which it stays slower.
    """
    speed = {
        point.size: point.speedup.value
        for point in found
        if point.method == method and point.speedup.value is not None
    }
    faster = [size for size, value in speed.items() if value >= 1]
    slower = [size for size in speed if size > max(faster, default=0)]
    return (max(faster, default=0), min(slower)) if slower else None


def _point(
    size: int, method: Method, blocks: dict[int, LoadSample], plain: dict[int, LoadSample]
) -> LoadPoint:
    both = [(blocks[block], plain[block]) for block in sorted(blocks.keys() & plain.keys())]
    table = np.array(
        [
            [
                (one.tokens, one.seconds),
                (one.seconds * size, one.tokens),
                (one.tokens * base.seconds, one.seconds * base.tokens),
            ]
            for one, base in both
        ]
    )  # [blocks, 3, 2]
    throughput, latency, speedup = ratios(table[..., 0], table[..., 1])
    mine, theirs = [one for one, _ in both], [base for _, base in both]
    rounds = sum(one.rounds for one in mine)
    step = sum(one.seconds for one in theirs) / sum(one.rounds for one in theirs)
    draft = sum(one.draft for one in mine) / rounds
    verify = sum(one.verify for one in mine) / rounds
    texts = sum(one.texts for one in mine)
    return LoadPoint(
        size,
        method,
        throughput,
        latency,
        speedup,
        tau=sum(one.tokens for one in mine) / texts,
        verified=sum(one.drafted for one in mine) / texts,
        draft=draft,
        verify=verify,
        c=draft / step / method.gamma if method.gamma else 0.0,
        v=verify / step,
    )
