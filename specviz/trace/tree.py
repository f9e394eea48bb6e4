"""Rounds whose drafts form a tree."""

from specviz.trace.values import Round, Verdict


def depths(round: Round) -> list[int]:
    """The depth of each draft below the text, from 0."""
    found = list[int]()
    for slot, draft in enumerate(round.drafts):
        parent = slot - 1 if draft.parent is None else draft.parent
        found.append(0 if parent < 0 else found[parent] + 1)
    return found


def final_slot(round: Round) -> int:
    """The number of the position that the round's final token is drawn at."""
    if not round.is_tree:
        return round.accepted
    path = [slot for slot, draft in enumerate(round.drafts) if draft.verdict == "accepted"]
    last = path[-1] if path else -1
    siblings = [slot for slot, draft in enumerate(round.drafts) if draft.parent == last]
    return max(siblings, default=len(round.drafts))


def tree_fault(round: Round, rule: str) -> str | None:
    """Return the first way in which a tree contradicts the algorithm, or None.

    Typical acceptance follows its path at once, without tests of the siblings beside it.
    """
    parents = [draft.parent for draft in round.drafts]
    if any(parent is None or parent >= node for node, parent in enumerate(parents)):
        return "a draft of its tree does not follow an earlier one"
    path = [node for node, draft in enumerate(round.drafts) if draft.verdict == "accepted"]
    if [parents[node] for node in path] != [-1, *path][: len(path)]:
        return "its accepted drafts are not a path"
    last = path[-1] if path else -1
    judged = last in parents and round.final is not None
    at_once, found = rule == "typical", [draft.verdict for draft in round.drafts]
    if found != _verdicts(parents, path, judged=judged, at_once=at_once):
        return "its verdicts are not in order"
    if round.final is not None and (round.final.kind == "correction") != judged:
        return "a correction goes with a rejection"
    if not round.emitted:
        return "it emits nothing"
    if len(round.positions) > len(round.drafts) + 1:
        return "it has more positions than tokens"
    return None


def _verdicts(
    parents: list[int | None], path: list[int], *, judged: bool, at_once: bool
) -> list[Verdict]:
    """The verdicts that follow from an accepted path.

    Args:
        judged: whether the children of its last node were judged, and so all rejected.
        at_once: whether the siblings before a node of the path remain untested.
    """
    verdicts: list[Verdict] = ["untested"] * len(parents)
    for above, accepted in zip([-1, *path], [*path, len(parents)], strict=True):
        for node, parent in enumerate(parents):
            before = node < accepted and not at_once if accepted < len(parents) else judged
            if parent == above and before:
                verdicts[node] = "rejected"
    for node in path:
        verdicts[node] = "accepted"
    return verdicts
