"""Turns a round's tensors into the frozen values of a trace.

This happens after the round's last split time, so that recording is in none of the times.
"""

from collections.abc import Sequence
from math import isnan, nan
from typing import Any

import torch
from torch import Tensor

from specviz.decoding.judging import at, distances
from specviz.decoding.rules import JUDGES
from specviz.decoding.speculation import Outcome
from specviz.decoding.upload import to_device
from specviz.sampling import entropy, overlap
from specviz.settings import MAX_GAMMA, RULES
from specviz.trace import (
    REST,
    Candidate,
    Draft,
    Final,
    Position,
    Round,
    RuleFigures,
    Times,
    Verdict,
)

DETAILS = ("chance", "weight", "excess")  # of a draft, in the order of `Test.details`
MOST_SHOWN = 30  # likeliest tokens per model; a trace allows 64 at a position, drawn ones included


@torch.inference_mode()
def trace_round(outcome: Outcome, ends: frozenset[int], top: int, *, greedy: bool = False) -> Round:
    """Record the outcome of a round.

    An accepted draft that ends the text is the last emitted token: drafts after it count as
    untested, and there is no final token.

    Args:
        ends: the ids that end a text.
        top: how many of the likeliest tokens of each model to record, at most MOST_SHOWN; 0 records
            no positions, nor figures of other rules, nor what an untested node would be judged
            with.
        greedy: the temperature is 0, where every rule accepts the target's own choice alone.
    """
    tokens, path, tests, proposal = outcome.tokens, outcome.path, outcome.tests, outcome.proposal
    parents = range(-1, len(tokens) - 1) if proposal.parents is None else proposal.parents
    last = path[-1] if path else -1
    refused = [node for node in tests if parents[node] == last]
    end = next((node for node in path if tokens[node] in ends), None)
    kept = path if end is None else path[: path.index(end) + 1]
    entered = {-1, *kept} - {end}  # drafts whose children were judged
    target = outcome.target
    if top:
        rows = outcome.rows()
        target = at(rows, proposal.tokens).tolist() if any(map(isnan, target)) else target
    by_rule = _chances(outcome, target, greedy=greedy) if top else []
    confidences = proposal.confidences()
    sure = [] if confidences is None else confidences.tolist()
    drafts = []
    for node, token in enumerate(tokens):
        verdict: Verdict = "untested"
        if node in kept:
            verdict = "accepted"
        elif node in tests and parents[node] in entered:
            verdict = "rejected"
        test = tests.get(node)
        jointly = test is not None and len(test.details) > 1  # block verification
        shown = test if jointly or verdict != "untested" else None
        drafts.append(
            Draft(
                token=token,
                verdict=verdict,
                target=short(target[node]),
                draft=short(outcome.draft[node]),
                draw=None if shown is None or shown.draw is None else short(shown.draw),
                confidence=short(sure[node]) if sure else None,
                source=proposal.source or None,
                parent=parents[node],
                chances=tuple(short(each) for each in by_rule[node]) if by_rule else (),
                **_details(shown.details if shown else ()),
            )
        )
    final = Final(outcome.final, "correction" if refused else "bonus")
    return Round(
        drafts=tuple(drafts),
        final=final if end is None else None,
        times=Times(*outcome.seconds),
        positions=_positions(outcome, rows, parents, refused, top) if top else (),
        rules=_rules(outcome, by_rule) if top and not greedy else (),
    )


def _details(details: Sequence[float | None]) -> dict[str, Any]:
    """The fields of a draft that only rules other than the token rule record."""
    named = zip(DETAILS, details, strict=False)
    return {name: short(value) for name, value in named if value is not None}


def _chances(outcome: Outcome, target: Sequence[float], *, greedy: bool) -> list[list[float]]:
    """The chance of acceptance of each draft by each rule; in a tree, only by the token rule."""
    if greedy:
        return [[p] * len(RULES) for p in target]
    if outcome.proposal.parents is not None:
        ratios = (min(1.0, p / q) if q else nan for p, q in zip(target, outcome.draft, strict=True))
        return [[ratio if rule == "token" else nan for rule in RULES] for ratio in ratios]
    if not outcome.tokens:
        return []
    each = (JUDGES[rule].chances(outcome.target_probs, outcome.proposal) for rule in RULES)
    found: list[list[float]] = torch.stack([*each], 1).tolist()
    return found


def _rules(outcome: Outcome, by_rule: Sequence[Sequence[float]]) -> tuple[RuleFigures | None, ...]:
    """Figures of each rule on these drafts of a chain; None if the draft's logits overflowed."""
    proposal = outcome.proposal
    if proposal.parents is not None:
        return ()
    if not by_rule:
        return (RuleFigures(1.0),) * len(RULES)
    far = distances(
        JUDGES, outcome.target_probs[0], proposal.probs[0].to(outcome.target_probs.dtype)
    )
    tokens = (
        JUDGES[rule].expected_tokens(own)
        for rule, own in zip(RULES, zip(*by_rule, strict=True), strict=True)
    )
    return tuple(
        None if isnan(expected) else RuleFigures(float(f"{expected:.7g}"), short(far[rule]))
        for rule, expected in zip(RULES, tokens, strict=True)
    )


def _positions(
    outcome: Outcome, rows: Tensor, parents: Sequence[int], refused: Sequence[int], top: int
) -> tuple[Position, ...]:
    """Both distributions at each draft, and at the bonus token's slot if there is one.

    Everything is copied at once: each copy makes the host wait for the GPU.

    Args:
        rows: the p that each draft is judged with [n, V].
        refused: the drafts judged after the path: the correction was drawn at the last one's slot.
    """
    proposal, nodes = outcome.proposal, [*parents]
    if not refused:
        nodes.append(outcome.path[-1] if outcome.path else -1)
        rows = torch.cat([rows, outcome.target_probs[nodes[-1] + 1 :][:1]])
    logits = outcome.logits[to_device([node + 1 for node in nodes], rows.device)]
    if proposal.parents is not None:  # no more in all than for the longest chain
        top = max(1, min(top, MOST_SHOWN, top * (MAX_GAMMA + 1) // (len(parents) + 1)))
    target_raw = logits.float().softmax(-1)
    drafted = proposal.logits
    draft_raw = torch.stack([*drafted]).float().softmax(-1) if drafted else None  # [n, V]
    listed = _listed(target_raw, draft_raw, min(top, MOST_SHOWN))
    for ids, token in zip(listed, outcome.tokens, strict=False):
        ids.append(token)
    listed[max(refused, default=len(parents))].append(outcome.final)
    listed = [sorted(set(ids)) for ids in listed]
    most = max(map(len, listed))
    filled = [[*ids, *ids[:1] * (most - len(ids))] for ids in listed]
    chosen = torch.tensor(filled, device=target_raw.device)  # [slots, most]
    columns = [  # in the order of a Candidate
        [] if column is None else column.gather(1, chosen[: len(column)]).tolist()
        for column in (rows, proposal.probs, target_raw, draft_raw)
    ]
    target_entropy = entropy(target_raw).tolist()
    draft_entropy = [] if draft_raw is None else entropy(draft_raw).tolist()
    overlaps = overlap(rows[: len(proposal.probs)], proposal.probs).tolist()
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


def _listed(target: Tensor, draft: Tensor | None, top: int) -> list[list[int]]:
    """The likeliest ids of both models at every slot."""
    top = min(top, target.shape[-1])
    listed: list[list[int]] = target.topk(top).indices.tolist()
    drafted = [] if draft is None else draft.topk(top).indices.tolist()
    for ids, more in zip(listed, drafted, strict=False):  # nothing is drafted in the last slot
        ids.extend(more)
    return listed


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
    if 0.0 < value < most:
        return float(f"{value:.7g}")
    return None if isnan(value) else 0.0 if value <= 0.0 else most


def _short_or_none(value: float | None) -> float | None:
    return None if value is None else short(value)
