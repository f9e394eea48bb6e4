"""Turns a round's tensors into the frozen values of a trace.

This happens after the round's last split time, so that recording is in none of the times.
"""

from collections.abc import Sequence
from math import isnan
from typing import Any

import torch
from torch import Tensor

from specviz.decoding.speculation import Outcome
from specviz.sampling import entropy, overlap
from specviz.trace import REST, Candidate, Draft, Final, Position, Round, Times, Verdict

DETAILS = ("chance", "weight", "excess")  # of a draft, in the order of `Acceptance.details`
MOST_SHOWN = 30  # likeliest tokens per model; a trace allows 64 at a position, drawn ones included


def trace_round(outcome: Outcome, ends: frozenset[int], top: int) -> Round:
    """Record the outcome of a round.

    An accepted draft that ends the text is the last emitted token: drafts after it count as
    untested, and there is no final token.

    Args:
        ends: the ids that end a text.
        top: how many of the likeliest tokens of each model to record, at most MOST_SHOWN; 0
            records no positions.
    """
    accepted = outcome.accepted
    end = next((i for i, t in enumerate(outcome.tokens[:accepted]) if t in ends), None)
    if end is not None:
        accepted = end + 1
    rejected = accepted if end is None and accepted < len(outcome.tokens) else None
    jointly = len(outcome.details) > 1  # block verification compares every draw
    confidences = outcome.proposal.confidences()
    sure = [] if confidences is None else confidences.tolist()
    drafts = []
    for i, token in enumerate(outcome.tokens):
        verdict: Verdict = "untested"
        if i < accepted:
            verdict = "accepted"
        elif i == rejected:
            verdict = "rejected"
        drafts.append(
            Draft(
                token=token,
                verdict=verdict,
                target=short(outcome.target[i]),
                draft=short(outcome.draft[i]),
                draw=short(outcome.draws[i]) if jointly or verdict != "untested" else None,
                confidence=short(sure[i]) if sure else None,
                parent=i - 1,
                source=outcome.proposal.source or None,
                **details_of([row[i] for row in outcome.details]),
            )
        )
    final = Final(outcome.final, "bonus" if rejected is None else "correction")
    return Round(
        drafts=tuple(drafts),
        final=final if end is None else None,
        times=Times(*outcome.seconds),
        positions=positions(outcome, min(top, MOST_SHOWN)) if top else (),
    )


def details_of(details: Sequence[float | None]) -> dict[str, Any]:
    """The fields of a draft that only rules other than the token rule record."""
    return {
        name: short(value)
        for name, value in zip(DETAILS, details, strict=False)
        if value is not None
    }


@torch.inference_mode()
def positions(outcome: Outcome, top: int) -> tuple[Position, ...]:
    """Both distributions at every slot of the round, the final token's included.

    Everything is copied at once: each copy makes the host wait for the GPU.
    """
    proposal, target_raw = outcome.proposal, outcome.logits.float().softmax(-1)  # [g + 1, V]
    rows = proposal.logits
    draft_raw = torch.stack([*rows]).float().softmax(-1) if rows else None  # [g, V]
    listed = _listed(outcome, target_raw, draft_raw, top)
    most = max(map(len, listed))
    filled = [[*ids, *ids[:1] * (most - len(ids))] for ids in listed]
    ids = torch.tensor(filled, device=target_raw.device)  # [g + 1, most]
    columns = [  # in the order of a Candidate
        [] if column is None else column.gather(1, ids[: len(column)]).tolist()
        for column in (outcome.target_probs, proposal.probs, target_raw, draft_raw)
    ]
    target_entropy = entropy(target_raw).tolist()
    draft_entropy = [] if draft_raw is None else entropy(draft_raw).tolist()
    overlaps = overlap(outcome.target_probs[: len(proposal.probs)], proposal.probs).tolist()
    return tuple(
        _position(
            listed[i],
            [column[i] if i < len(column) else None for column in columns],
            overlap=short(overlaps[i]) if i < len(overlaps) else None,
            target_entropy=short(target_entropy[i], 100),
            draft_entropy=short(draft_entropy[i], 100) if i < len(draft_entropy) else None,
        )
        for i in range(len(listed))
    )


def _listed(outcome: Outcome, target: Tensor, draft: Tensor | None, top: int) -> list[list[int]]:
    """The ids to record at every slot."""
    top = min(top, target.shape[-1])
    listed: list[list[int]] = target.topk(top).indices.tolist()
    drafted = [] if draft is None else draft.topk(top).indices.tolist()
    for ids, more in zip(listed, drafted, strict=False):  # nothing is drafted in the last slot
        ids.extend(more)
    for ids, token in zip(listed, outcome.tokens, strict=False):
        ids.append(token)
    listed[outcome.accepted].append(outcome.final)
    return [sorted(set(ids)) for ids in listed]


def _position(ids: list[int], columns: list[list[float] | None], **more: float | None) -> Position:
    """A position with the listed ids, likeliest for the target first, and the rest.

    Args:
        columns: a number for each id, then numbers for padding.
    """
    absent = [None] * len(ids)
    rows = sorted(  # the third column is the target's own distribution
        zip(ids, *(c or absent for c in columns), strict=False), key=lambda row: -row[3]
    )
    rest = [
        None if c is None else 1 - sum(row[i] for row in rows) for i, c in enumerate(columns, 1)
    ]
    *candidates, others = (
        Candidate(t, *map(_short_or_none, row)) for t, *row in [*rows, (REST, *rest)]
    )
    return Position(candidates=tuple(candidates), rest=others, **more)


def short(value: float, most: float = 1.0) -> float | None:
    """Round to seven digits, the precision of float32, and clip to the valid range.

    NaN, from a model that overflowed, becomes None: unknown.
    """
    return None if isnan(value) else min(max(float(f"{value:.7g}"), 0.0), most)


def _short_or_none(value: float | None) -> float | None:
    return None if value is None else short(value)
