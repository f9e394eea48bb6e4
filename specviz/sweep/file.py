"""A sweep's file: JSON Lines, one header, then one line per run.

    {"version": 2, "recorded": …, "plan": {…}}
    {"models": {…}, "machine": {…}}              before the first run of each setup
    [0, 0, "model", 2, …]                        a run: the fields of `Sample`, in order

A process killed while it writes leaves a torn last line, which reading drops. Version 1 was one
JSON document; it still opens, as do files from before rules and trees, whose lines are shorter.
"""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from specviz.errors import SweepError, one_line
from specviz.shipped import ASSETS
from specviz.sweep.plan import MAX_RUNS, Plan, RunKey
from specviz.sweep.samples import (
    ENTROPY_EDGES,
    MAX_SETUPS,
    OVERLAP_EDGES,
    TOKEN_KINDS,
    Sample,
    Setup,
    Sweep,
)
from specviz.trace import Name, Value

MAX_BYTES = 16 * 2**20
SHIPPED = ASSETS / "sweeps"


class _Header(Value, frozen=True, kw_only=True):
    version: Literal[2] = 2
    recorded: Name = ""
    plan: Plan


class _Version1(Value, frozen=True, kw_only=True):
    version: Literal[1] = 1
    recorded: Name = ""
    plan: Plan
    setups: Annotated[tuple[Setup, ...], Meta(max_length=MAX_SETUPS)] = ()
    samples: Annotated[tuple[Sample, ...], Meta(max_length=MAX_RUNS)] = ()


class _Version(msgspec.Struct):
    version: int


_decode_setup = msgspec.json.Decoder(Setup).decode
_decode_sample = msgspec.json.Decoder(Sample).decode


def write(sweep: Sweep) -> bytes:
    """Encode a sweep as its file (UTF-8)."""
    header = _Header(recorded=sweep.recorded, plan=sweep.plan)
    return _line(header) + b"".join(lines(sweep))


def read(data: bytes) -> Sweep:
    """Read and validate a sweep's file; a torn last line is dropped.

    Raises:
        SweepError: the file is not a sweep; one line says what is wrong and where.
    """
    return read_or_drop(data)[0]


def _line(value: _Header | Setup | Sample) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def lines(sweep: Sweep, saved: Sweep | None = None) -> Iterator[bytes]:
    """The lines of all samples, or of those beyond `saved`; each setup before its first sample."""
    known = len(saved.setups) if saved else 0
    for sample in sweep.samples[len(saved.samples) if saved else 0 :]:
        for setup in sweep.setups[known : sample.setup + 1]:
            yield _line(setup)
        known = max(known, sample.setup + 1)
        yield _line(sample)
    for setup in sweep.setups[known:]:
        yield _line(setup)


def read_or_drop(data: bytes) -> tuple[Sweep, bool]:
    """Like `read`; also return whether a torn last line was dropped."""
    if len(data) > MAX_BYTES:
        raise SweepError(
            "A sweep file may have at most {most} MiB. Measure fewer prompts or settings.",
            most=MAX_BYTES >> 20,
        )
    try:
        sweep, is_torn = _read_lines(data) if _is_lines(data) else _read_version_1(data)
        _check(sweep)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        if b'"plan"' not in data:
            raise SweepError(
                "This is not a SpecViz sweep, or it is incomplete. Choose a file written"
                " by `explore --json` or “Sweep (JSON)”."
            ) from None
        why = one_line(error).rstrip(".")
        raise SweepError(
            "This version of SpecViz cannot read this sweep ({why}). Update SpecViz, or measure it"
            " again.",
            why=why,
        ) from None
    return sweep, is_torn


def _is_lines(data: bytes) -> bool:
    """Whether the first line is a header by itself."""
    try:
        header = msgspec.json.decode(data.partition(b"\n")[0], type=_Version)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return False
    return header.version > 1


def _read_lines(data: bytes) -> tuple[Sweep, bool]:
    first, *lines = data.splitlines(keepends=True)
    header = msgspec.json.decode(first, type=_Header)
    setups, samples, is_torn = list[Setup](), list[Sample](), False
    for number, line in enumerate(lines, 2):
        try:
            if line.startswith(b"{"):
                setups.append(_decode_setup(line))
            else:
                samples.append(_decode_sample(line))
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            if number - 1 < len(lines) or line.endswith(b"\n"):
                raise ValueError(f"line {number}: {error}") from None
            is_torn = True
    sweep = Sweep(
        recorded=header.recorded, plan=header.plan, setups=tuple(setups), samples=tuple(samples)
    )
    return sweep, is_torn


def _read_version_1(data: bytes) -> tuple[Sweep, bool]:
    """Read a file of version 1, one document with a run per line, perhaps torn."""
    is_torn = not data.rstrip().endswith(b"}") and b"\n" in data
    if is_torn:
        data = data[: data.rindex(b"\n")] + b"]}"
    old = msgspec.json.decode(data, type=_Version1)
    return Sweep(recorded=old.recorded, plan=old.plan, setups=old.setups, samples=old.samples), (
        is_torn
    )


def _check(sweep: Sweep) -> None:
    """Check what types cannot express: that the parts of a sweep fit together.

    Raises:
        ValueError: they do not fit.
    """
    plan, seen = sweep.plan, set[RunKey]()
    schemes = {(pair, scheme) for pair in plan.pairs for scheme in plan.schemes(pair)}
    if len(sweep.setups) > MAX_SETUPS or len(sweep.samples) > plan.runs:
        raise ValueError("it has more runs or setups than a sweep may have")
    if any(setup.models.pair not in plan.pairs for setup in sweep.setups):
        raise ValueError("it has models of an unplanned pair")
    for number, sample in enumerate(sweep.samples, 1):
        if sample.setup >= len(sweep.setups) or sample.prompt >= len(plan.prompts):
            raise ValueError(f"sample {number}: its setup or prompt is missing")
        run = sweep.run_of(sample)
        planned = (run.pair, run.scheme) in schemes and run.gamma in plan.lengths(run.scheme)
        if not planned or run.temperature not in plan.temperatures:
            raise ValueError(f"sample {number}: it is not in the plan")
        if run in seen:
            raise ValueError(f"sample {number}: it occurs twice")
        if fault := _fault(sample, plan):
            raise ValueError(f"sample {number}: {fault}")
        seen.add(run)


def _fault(sample: Sample, plan: Plan) -> str | None:
    """Why speculative decoding cannot have produced these counts; None if it can have."""
    limits = (
        (sample.slots, sample.gamma),
        (sample.words, len(TOKEN_KINDS)),
        (sample.entropies, len(ENTROPY_EDGES) + 1),
        (sample.overlaps, len(OVERLAP_EDGES) + 1),
    )
    if any(max(len(t.tested), len(t.accepted)) > most for t, most in limits):
        return "it has too many bins"
    if len({(sum(t.tested), sum(t.accepted)) for t, _ in limits}) > 1:
        return "its counts do not agree"
    if not sample.tested <= sample.drafted <= sample.gamma * sample.rounds:
        return "it tests more than it drafts, or drafts more than γ"
    if sample.rejected > sample.rounds:
        return "it has more rejections than rounds"
    most = sample.accepted + sample.rounds  # one less where an accepted draft ended the text
    if not most - 1 <= sample.emitted <= min(most, plan.tokens):
        return "its number of tokens is impossible"
    return None
