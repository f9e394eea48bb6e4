"""A trace as CSV: one row for each drafted or emitted token."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from specviz.trace import Hex, Position, Round, Trace, piece_bytes
from specviz.trace.tree import depths, final_slot

COLUMNS = (
    "round",  # from 1, as on the page
    "slot",  # in the round, from 1; in a tree, the level; the final token takes a rejected draft's
    "index",  # position in the text, from 1; empty for tokens not in the text
    "token",  # its id
    "text",
    "bytes",  # in hex, for a token that is not valid text by itself
    "verdict",
    "target_probability",  # of this token, after temperature, top-k and top-p
    "draft_probability",
    "draw",
    "threshold",
    "overlap",
    "target_entropy_nats",
    "draft_entropy_nats",
    "round_draft_seconds",  # of the whole round, repeated in each of its rows
    "round_verify_seconds",
    "round_accept_seconds",
    "plain_seconds",  # of the plain step for this index
    "node",  # of a tree, from 1
    "parent",  # the node that it follows; 0: the text
    "drafter",  # which of several guessed
    "predicted_acceptance",  # by a confidence head, before it drew the token
)
"""The columns; values that the trace lacks are empty."""

FIRST = frozenset("=+-@\t\r\n\uff1d\uff0b\uff0d\uff20'")  # wide forms count in East Asia
"""Unsafe first characters of a cell (OWASP, CSV injection), and "'" itself."""

ROW = 400  # bytes of a row's numbers at most

Cell = str | int | float | None


def table(trace: Trace) -> str:
    """Return CSV with a header (RFC 4180) and unrounded numbers."""
    written = io.StringIO(newline="")
    writer = csv.writer(written)
    writer.writerow(COLUMNS)
    index = 0
    for number, round in enumerate(trace.rounds, 1):
        for row in _rows(trace, round):
            if row["verdict"] not in {"rejected", "untested"}:
                index += 1
                row |= {"index": index, "plain_seconds": _plain_seconds(trace, index)}
            row["round"] = number
            writer.writerow(safe(row.get(column) for column in COLUMNS))
    return written.getvalue()


def _rows(trace: Trace, round: Round) -> Iterator[dict[str, Cell]]:
    """Yield the rows of a round's drafts, then that of its final token."""
    times: dict[str, Cell] = {
        "round_draft_seconds": round.times.draft,
        "round_verify_seconds": round.times.verify,
        "round_accept_seconds": round.times.accept,
    }
    levels, has_nodes = depths(round), trace.settings.tree != "chain"
    for i, draft in enumerate(round.drafts):
        node = {"node": i + 1, "parent": draft.parent + 1} if has_nodes else {}
        yield {
            **_token(trace, draft.token),
            **_position(round, i),
            **times,
            **node,
            "slot": levels[i] + 1,
            "verdict": draft.verdict,
            "target_probability": draft.target,
            "draft_probability": draft.draft,
            "draw": draft.draw,
            "threshold": draft.threshold,
            "drafter": draft.source,
            "predicted_acceptance": draft.confidence,
        }
    if round.final is not None:
        slot = final_slot(round)
        yield {
            **_token(trace, round.final.token),
            **_position(round, slot),
            **_probabilities(round, slot, round.final.token),
            **times,
            "slot": round.accepted + 1,
            "verdict": round.final.kind,
        }


def _token(trace: Trace, token: int) -> dict[str, Cell]:
    piece = trace.pieces[token]
    if isinstance(piece, Hex):
        return {"token": token, "bytes": piece.hex}
    return {"token": token, "text": piece}


def safe(cells: Iterable[Cell]) -> list[Cell]:
    """Return the cells of a row, so that no text can be a formula; all tables pass through here."""
    return [defused(cell) if isinstance(cell, str) else cell for cell in cells]


def size(trace: Trace) -> int:
    """Return the most bytes that `table` makes, without making it."""
    rows = ((*round.emitted, *_left(round)) for round in trace.rounds)
    counts = Counter(chain.from_iterable(rows))
    text = sum(count * len(piece_bytes(trace.pieces[token])) for token, count in counts.items())
    return 2 * text + ROW * counts.total()  # quotes are doubled


def _left(round: Round) -> Iterator[int]:
    return (draft.token for draft in round.drafts if draft.verdict != "accepted")


def defused(text: str) -> str:
    """Prefix text with "'" if a spreadsheet could take it for a formula.

    Also prefixes text that begins with "'", so removing one "'" always restores the text.
    """
    risky = text[:1] in FIRST or text.lstrip()[:1] in FIRST
    return f"'{text}" if text and risky else text


def _position(round: Round, slot: int) -> dict[str, Cell]:
    at = _at(round, slot)
    if at is None:
        return {}
    return {
        "overlap": at.overlap,
        "target_entropy_nats": at.target_entropy,
        "draft_entropy_nats": at.draft_entropy,
    }


def _probabilities(round: Round, slot: int, token: int) -> dict[str, Cell]:
    at = _at(round, slot)
    for candidate in () if at is None else at.candidates:
        if candidate.token == token:
            return {"target_probability": candidate.target, "draft_probability": candidate.draft}
    return {}


def _at(round: Round, slot: int) -> Position | None:
    return round.positions[slot] if slot < len(round.positions) else None


def _plain_seconds(trace: Trace, index: int) -> float | None:
    seconds = trace.plain.seconds
    return seconds[index - 1] if index <= len(seconds) else None
