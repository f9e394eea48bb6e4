"""Writes traces as JSON files, and reads and validates them."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from specviz.errors import TraceError, one_line
from specviz.settings import DRAFTERS, Settings
from specviz.trace.folds import counted
from specviz.trace.tree import depths, fault, path
from specviz.trace.upgrade import in_order, upgraded
from specviz.trace.values import VERSION, Round, Trace

MAX_BYTES = 32 * 2**20
ROUNDING = 1e-6  # recorders may shorten probabilities and draws to seven digits


def size(trace: Trace) -> int:
    """Return the bytes of a trace as JSON, or a few more, without making all of it at a time."""
    head = msgspec.json.encode(replace(trace, rounds=()))
    return len(head) + 16 + sum(len(msgspec.json.encode(round)) + 1 for round in trace.rounds)


def write(trace: Trace, *, figures: bool = False) -> bytes:
    """Encode a trace as JSON (UTF-8).

    Args:
        figures: include what the viewer shows and `read` derives, `Round.sums` and
            `Trace.comparisons`; a file does without.

    Raises:
        TraceError: it would be too large to be read again.
    """
    if not figures:
        rounds = tuple(replace(round, sums=None) for round in trace.rounds)
        trace = replace(trace, rounds=rounds, comparisons=())
    data = msgspec.json.encode(trace)
    if len(data) > MAX_BYTES:
        raise TraceError(
            "This run is too large to save: its trace would take {size} MiB, and a trace has at"
            " most {most} MiB. Generate fewer tokens, or verify fewer per round.",
            size=-(-len(data) >> 20),
            most=MAX_BYTES >> 20,
        )
    return data


def read(data: bytes) -> Trace:
    """Decode and validate a trace, which may come from a hostile file, and derive its figures.

    Raises:
        TraceError: the data is not a valid trace; the message says where.
    """
    if len(data) > MAX_BYTES:
        raise TraceError(
            "This file is too large: a trace has at most {most} MiB. Choose another file.",
            most=MAX_BYTES >> 20,
        )
    try:
        version = msgspec.json.decode(data, type=_Version).version
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise TraceError(
            "This is not a SpecViz trace, or it is incomplete. Choose a file written by `run"
            " --trace` or “Trace (JSON)”."
        ) from None
    if version not in range(1, VERSION + 1):
        raise TraceError(
            "This trace has version {version!r:.20}, but this SpecViz reads versions 1 to {ours}."
            " Update SpecViz.",
            version=version,
            ours=VERSION,
        )
    try:
        trace = (
            msgspec.json.decode(data, type=Trace)
            if version == VERSION
            else upgraded(msgspec.json.decode(data))
        )
        _check(trace)
    except TraceError:
        raise
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise TraceError(
            "This trace is damaged ({why}). Save it again from the run.",
            why=one_line(error).rstrip("."),
        ) from None
    return counted(in_order(trace))


class _Version(msgspec.Struct):
    version: int | str


def _check(trace: Trace) -> None:
    """Check the consistency of a trace's parts, which its types cannot express.

    Raises:
        ValueError: the parts contradict each other.
    """
    if len(trace.plain.tokens) != len(trace.plain.seconds):
        raise ValueError("plain decoding does not have one time per token")
    if len(trace.output) > trace.settings.max_new_tokens:
        raise ValueError("it has more tokens than its settings allow")
    for number, round in enumerate(trace.rounds, 1):
        why = (
            fault(round, trace.settings.rule)
            or _excess(round, trace.settings)
            or _contradiction(round, trace.settings.rule)
        )
        if why is not None:
            raise ValueError(f"round {number}: {why}")
    sources = {draft.source for round in trace.rounds for draft in round.drafts} - {None}
    if unknown := sources.difference(DRAFTERS):
        raise TraceError(
            "This trace names a drafter that this SpecViz does not know ({name}). Update SpecViz.",
            name=one_line(min(unknown, key=str), 40),
        )
    if missing := set(_tokens(trace)) - trace.pieces.keys():
        raise ValueError(f"token {min(missing)} has no text")


def _excess(round: Round, settings: Settings) -> str | None:
    """Return how a round drafts more than its settings allow, or None."""
    gamma, budget = settings.gamma, settings.budget
    if max(depths(round), default=-1) >= gamma:
        return f"it drafts more than γ = {gamma} tokens in a row"
    if round.is_tree and len(round.drafts) > budget:
        return f"its tree has more tokens than its budget of {budget}"
    return None


def _contradiction(round: Round, rule: str) -> str | None:
    """Return the first way in which a draw contradicts its verdict, or None."""
    last, kind = max(path(round), default=-1), round.final and round.final.kind
    for slot, draft in enumerate(round.drafts):
        if draft.draw is None:
            continue
        if rule == "block":
            # The last passing test of a chain decides; if the text ended, a later one may have
            # passed. A tree tests its leaves first.
            in_time = slot >= last or round.is_tree
            decides, passes = in_time and kind is not None, slot == last
        elif draft.verdict == "untested":
            return "a draft that was never tested has a random draw"
        else:
            decides, passes = True, draft.verdict == "accepted"
        margin = 0.0 if draft.threshold is None else draft.threshold - draft.draw
        if decides and abs(margin) > ROUNDING and (margin > 0) != passes:
            return "a random draw contradicts its verdict"
    return None


def _tokens(trace: Trace) -> Iterator[int]:
    """Yield every token id in a trace."""
    yield from trace.prompt
    yield from trace.plain.tokens
    for round in trace.rounds:
        yield from (draft.token for draft in round.drafts)
        yield from round.emitted
        for position in round.positions:
            yield from (candidate.token for candidate in position.candidates)
