"""Records a round with a tree of drafts."""

from collections.abc import Sequence
from math import nan

import torch
from msgspec.structs import replace
from torch import Tensor

from specviz.decoding.speculation import Outcome
from specviz.decoding.trace_round import MOST_SHOWN, details_of, positions, short
from specviz.decoding.trees.round import TreeOutcome
from specviz.decoding.upload import to_device
from specviz.settings import MAX_GAMMA
from specviz.trace import Draft, Final, Round, Times, Verdict


def trace_tree(outcome: TreeOutcome, ends: frozenset[int], top: int) -> Round:
    """Record the outcome of a round.

    An accepted node that ends the text is the last emitted token: nodes below it count as untested,
    and there is no final token.

    Args:
        ends: the ids that end a text.
        top: how many of the likeliest tokens of each model to record, at most MOST_SHOWN; 0
            records no positions, nor what an untested node would be judged with.
    """
    judged, parents = outcome.judged, outcome.proposal.parents or ()
    path, tests = judged.path, judged.tests
    rows = torch.stack([outcome.target_probs[0], *judged.rows()])[1:] if top else None
    tokens, target, draft = _of_nodes(outcome, rows)
    last = path[-1] if path else -1
    refused = [node for node in tests if parents[node] == last]
    end = next((node for node in path if tokens[node] in ends), None)
    kept = path if end is None else path[: path.index(end) + 1]
    entered = {-1, *kept} - {end}  # nodes whose children were judged
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
                draft=short(draft[node]),
                draw=None if shown is None or shown.draw is None else short(shown.draw),
                parent=parents[node],
                source=outcome.proposal.source or None,
                **details_of(shown.details if shown else ()),
            )
        )
    final = Final(outcome.final, "correction" if refused else "bonus")
    found = Round(
        drafts=tuple(drafts),
        final=final if end is None else None,
        times=Times(*outcome.seconds),
    )
    if rows is None:
        return found
    slots = in_slots(outcome, rows, tokens, refused)
    return replace(found, positions=positions(slots, _listed(top, len(drafts))))


@torch.inference_mode()
def _of_nodes(
    outcome: TreeOutcome, rows: Tensor | None
) -> tuple[list[int], Sequence[float], Sequence[float]]:
    """Token, p(x) and q(x) of each node; p(x) is NaN for untested nodes without their rows.

    Args:
        rows: see `Judged` [n, V].
    """
    x, tests = outcome.proposal.tokens, outcome.judged.tests
    dtype, columns = outcome.target_probs.dtype, [outcome.proposal.probs]
    columns += [] if rows is None else [rows]
    chosen = (column.gather(1, x[:, None])[:, 0].to(dtype) for column in columns)
    copied = torch.stack([x.to(dtype), *chosen]).tolist()
    tokens, draft, *target = copied
    tested = [tests[node].p_x if node in tests else nan for node in range(len(tokens))]
    return [int(token) for token in tokens], target[0] if target else tested, draft


def _listed(top: int, nodes: int) -> int:
    """How many tokens to record at each node: no more in all than for the longest chain."""
    return max(1, min(top, MOST_SHOWN, top * (MAX_GAMMA + 1) // (nodes + 1)))


@torch.inference_mode()
def in_slots(
    outcome: TreeOutcome, rows: Tensor, tokens: list[int], refused: Sequence[int]
) -> Outcome:
    """Convert the outcome to one slot per node, each with the target distribution used to test it.

    `accepted` is the slot of the final token: a correction takes that of the sibling rejected last,
    a bonus token an extra one.

    Args:
        rows: see `Judged` [n, V].
        refused: the children of the last accepted node, if they were judged.
    """
    path, nodes = outcome.judged.path, [*(outcome.proposal.parents or ())]
    if not refused:
        last = path[-1] if path else -1
        nodes.append(last)
        rows = torch.cat([rows, outcome.target_probs[last + 1 :][:1]])
    return Outcome(
        accepted=max(refused, default=len(tokens)),
        tokens=tokens,
        target=[],
        draft=[],
        draws=[],
        details=[],
        final=outcome.final,
        seconds=outcome.seconds,
        proposal=outcome.proposal,
        logits=outcome.logits[to_device([node + 1 for node in nodes], rows.device)],
        target_probs=rows,
    )
