"""Records a round with a tree of drafts."""

from math import nan

import torch

from specviz.decoding.speculation import Outcome
from specviz.decoding.trace_round import MOST_SHOWN, details_of, positions, short
from specviz.decoding.trees.round import TreeOutcome
from specviz.decoding.trees.rules import UNTESTED
from specviz.settings import MAX_GAMMA
from specviz.trace import Draft, Final, Round, Times, Verdict


def trace_tree(outcome: TreeOutcome, rule: str, ends: frozenset[int], top: int) -> Round:
    """Record the outcome of a round.

    An accepted node that ends the text is the last emitted token: nodes below it count as untested,
    and there is no final token.

    Args:
        rule: the name of the rule that judged the tree.
        ends: the ids that end a text.
        top: how many of the likeliest tokens of each model to record, at most MOST_SHOWN; 0
            records no positions, nor what an untested node would be judged with.
    """
    slots = in_slots(outcome, rule if top else None)
    parents, (path, tests, _) = outcome.proposal.parents or (), outcome.judged
    end = next((node for node in path if slots.tokens[node] in ends), None)
    kept = path if end is None else path[: path.index(end) + 1]
    entered = {-1, *kept} - {end}  # nodes whose children were judged
    drafts = []
    for node, token in enumerate(slots.tokens):
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
                target=short(slots.target[node]),
                draft=short(slots.draft[node]),
                draw=None if shown is None or shown.draw is None else short(shown.draw),
                parent=parents[node],
                source=outcome.proposal.source or None,
                **details_of(shown.details if shown else ()),
            )
        )
    final = Final(outcome.final, "bonus" if slots.accepted == len(drafts) else "correction")
    return Round(
        drafts=tuple(drafts),
        final=final if end is None else None,
        times=Times(*outcome.seconds),
        positions=positions(slots, _listed(top, len(drafts))) if top else (),
    )


def _listed(top: int, nodes: int) -> int:
    """How many tokens to record at each node: no more in all than for the longest chain."""
    return max(1, min(top, MOST_SHOWN, top * (MAX_GAMMA + 1) // (nodes + 1)))


@torch.inference_mode()
def in_slots(outcome: TreeOutcome, rule: str | None) -> Outcome:
    """Convert the outcome to one slot per node, each with the target distribution used to test it.

    An untested node gets the one that the rule would use. `accepted` is the slot of the final
    token: a correction takes that of the sibling rejected last, a bonus token an extra one.

    Args:
        rule: None: an untested node gets NaN, since some rules take as long to tell as to judge.
    """
    proposal = outcome.proposal
    parents, tokens = list(proposal.parents or ()), proposal.tokens
    path, tests, _ = outcome.judged
    last = path[-1] if path else -1
    rejected = [node for node in tests if parents[node] == last]
    if rule is None:
        rows = dict.fromkeys(range(len(parents)), torch.full_like(outcome.target_probs[0], nan))
    else:
        rows = UNTESTED[rule](outcome.target_probs, proposal)
    rows |= {node: test.p for node, test in tests.items()}
    nodes = parents if rejected else [*parents, last]
    judged = [rows[node] for node in range(len(parents))]
    target_probs = torch.stack(judged if rejected else [*judged, outcome.target_probs[last + 1]])
    own = tokens[:, None]
    return Outcome(
        accepted=max(rejected, default=len(parents)),
        tokens=tokens.tolist(),
        target=target_probs[: len(own)].gather(1, own)[:, 0].tolist(),
        draft=proposal.probs.gather(1, own)[:, 0].tolist(),
        draws=[],
        details=[],
        final=outcome.final,
        seconds=outcome.seconds,
        proposal=proposal,
        logits=outcome.logits[[node + 1 for node in nodes]],
        target_probs=target_probs,
    )
