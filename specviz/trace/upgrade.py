"""Upgrades traces: of earlier versions, and of a SpecViz with other rules.

Version 1 knew only the token rule. Version 2 gave a draft its parent only in a tree, and knew a
draft's chance of acceptance only by the run's own rule. The upgraded trace has chances by other
rules where they follow exactly from what the file lists.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from specviz.settings import RULES, Settings
from specviz.trace.values import VERSION, Draft, Position, Round, Trace

LIKELIEST, ENOUGH = 3, 0.1  # of top-k relaxed acceptance and of the threshold: decoding/rules

Figure = TypeVar("Figure")


def upgraded(value: Any) -> Trace:
    """Convert a decoded file of version 1 or 2.

    Raises:
        msgspec.ValidationError: it is no such file.
    """
    for round in _list(value, "rounds"):
        for slot, draft in enumerate(_list(round, "drafts")):
            if isinstance(draft, dict) and draft.get("parent") is None:
                draft["parent"] = slot - 1
    trace = msgspec.convert({**value, "version": VERSION}, Trace, str_keys=True)
    rounds = tuple(with_chances(round, trace.settings) for round in trace.rounds)
    return replace(trace, rounds=rounds)


def in_order(trace: Trace) -> Trace:
    """Order figures by rule as `RULES` are now; those of unknown rules are dropped."""
    if trace.rules == tuple(RULES):
        return trace

    def ordered(figures: Sequence[Figure | None]) -> tuple[Figure | None, ...]:
        known = dict(zip(trace.rules, figures, strict=False))
        return tuple(known.get(rule) for rule in RULES) if figures else ()

    rounds = tuple(
        replace(
            round,
            rules=ordered(round.rules),
            drafts=tuple(replace(each, chances=ordered(each.chances)) for each in round.drafts),
        )
        for round in trace.rounds
    )
    return replace(trace, rounds=rounds, rules=tuple(RULES))


def _list(value: Any, name: str) -> list[Any]:
    found = value.get(name) if isinstance(value, dict) else None
    return found if isinstance(found, list) else []


def with_chances(round: Round, settings: Settings) -> Round:
    """Add the chances of acceptance that follow from what a round lists."""
    drafts = list(round.drafts)
    for slot, draft in enumerate(drafts):
        position = round.positions[slot] if slot < len(round.positions) else None
        known = _chances(draft, position, settings)
        chances = tuple(known.get(rule) for rule in RULES)
        drafts[slot] = replace(draft, chances=() if set(chances) == {None} else chances)
    return replace(round, drafts=tuple(drafts))


def _chances(
    draft: Draft, position: Position | None, settings: Settings
) -> dict[str, float | None]:
    """The chances of acceptance by rule that the file implies; in a tree, by the token rule."""
    target, ratio = draft.target, draft.ratio
    if target is None or ratio is None:
        return {}
    if settings.temperature == 0:  # every rule accepts the target's own choice alone
        return dict.fromkeys(RULES, target)
    known: dict[str, float | None] = {"token": ratio}
    if settings.tree != "chain":
        return known
    known |= {"match": target, "threshold": 1.0 if target >= ENOUGH else ratio}
    likely = _likeliest(position)
    if len(likely) >= LIKELIEST:
        passes = target > 0 and target >= likely[LIKELIEST - 1]
        known["top-k"] = 1.0 if passes else ratio
    return known | {settings.rule: draft.threshold}


def _likeliest(position: Position | None) -> list[float]:
    """The target's probabilities of the listed tokens, the likeliest first."""
    found = () if position is None else (row.target for row in position.candidates)
    return sorted((p for p in found if p is not None), reverse=True)
