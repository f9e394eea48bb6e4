"""What a round shows: its tensors turned into the frozen values of a trace.

All of it happens after the round's last split time, so that showing costs nothing.
"""

import torch
from torch import Tensor

from specviz.decoding.speculation import Outcome
from specviz.sampling import entropy, overlap
from specviz.trace import REST, Candidate, Draft, Final, Position, Round, Times, Verdict

MOST_SHOWN = 30  # of each model; with the drawn ones, a trace takes 64 at a position


def observe(outcome: Outcome, ends: frozenset[int], top: int) -> Round:
    """An outcome as a round.

    An accepted draft that ends the text (one of `ends`) is the last token emitted: what was
    drafted after it counts as untested, and there is no final token.

    Args:
        top: how many of the likeliest tokens of each model to keep, at most MOST_SHOWN; 0 keeps
            no positions.
    """
    accepted = outcome.accepted
    end = next((i for i, t in enumerate(outcome.tokens[:accepted]) if t in ends), None)
    if end is not None:
        accepted = end + 1
    rejected = accepted if end is None and accepted < len(outcome.tokens) else None
    drafts = []
    for i, token in enumerate(outcome.tokens):
        verdict: Verdict = "untested"
        if i < accepted:
            verdict = "accepted"
        elif i == rejected:
            verdict = "rejected"
        draw = None if verdict == "untested" else _short(outcome.draws[i])
        drafts.append(
            Draft(
                token=token,
                verdict=verdict,
                target=_short(outcome.target[i]),
                draft=_short(outcome.draft[i]),
                draw=draw,
            )
        )
    final = Final(outcome.final, "bonus" if rejected is None else "correction")
    return Round(
        drafts=tuple(drafts),
        final=final if end is None else None,
        times=Times(*outcome.seconds),
        positions=_positions(outcome, min(top, MOST_SHOWN)) if top else (),
    )


@torch.inference_mode()
def _positions(outcome: Outcome, top: int) -> tuple[Position, ...]:
    """Both distributions at every place of the round, the bonus place included."""
    proposal, target_raw = outcome.proposal, outcome.logits.float().softmax(-1)  # [g + 1, V]
    draft_raw = None if proposal.logits is None else proposal.logits.float().softmax(-1)  # [g, V]
    columns = [outcome.p, proposal.q, target_raw, draft_raw]  # in the order of a Candidate
    target_entropy = entropy(target_raw).tolist()
    draft_entropy = [] if draft_raw is None else entropy(draft_raw).tolist()
    overlaps = overlap(outcome.p[: len(proposal.q)], proposal.q).tolist()
    return tuple(
        _position(
            _listed(outcome, target_raw, draft_raw, top, i),
            [c[i] if c is not None and i < len(c) else None for c in columns],
            overlap=_short(overlaps[i]) if i < len(overlaps) else None,
            target_entropy=_short(target_entropy[i], 100),
            draft_entropy=_short(draft_entropy[i], 100) if i < len(draft_entropy) else None,
        )
        for i in range(len(target_raw))
    )


def _listed(outcome: Outcome, target: Tensor, draft: Tensor | None, top: int, i: int) -> Tensor:
    """The ids worth showing at place i, likeliest for the target first."""
    top = min(top, target.shape[-1])
    ids = target[i].topk(top).indices.tolist()
    if draft is not None and i < len(draft):
        ids += draft[i].topk(top).indices.tolist()
    ids += outcome.tokens[i : i + 1]
    if i == outcome.accepted:
        ids.append(outcome.final)
    unique = torch.tensor(sorted(set(ids)), device=target.device)
    return unique[target[i][unique].argsort(descending=True, stable=True)]


def _position(ids: Tensor, columns: list[Tensor | None], **more: float | None) -> Position:
    """Rows of the listed ids and of all others; columns: distributions [V], or None."""
    values = [[None] * len(ids) if c is None else c[ids].tolist() for c in columns]
    rest = [None if c is None else 1 - sum(v) for c, v in zip(columns, values, strict=True)]
    rows = zip(
        [*ids.tolist(), REST], *([*v, r] for v, r in zip(values, rest, strict=True)), strict=True
    )
    *candidates, others = (Candidate(t, *map(_short_or_none, row)) for t, *row in rows)
    return Position(candidates=tuple(candidates), rest=others, **more)


def _short(value: float, most: float = 1.0) -> float:
    """Seven digits: all that float32 holds; a rounding beyond the range is cut."""
    return min(max(float(f"{value:.7g}"), 0.0), most)


def _short_or_none(value: float | None) -> float | None:
    return None if value is None else _short(value)
