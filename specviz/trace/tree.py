"""The drafts of a round as a tree; a chain is a tree with one branch."""

from collections.abc import Sequence

from specviz.trace.values import Round, Verdict


def depths(round: Round) -> list[int]:
    """The depth of each draft below the text, from 0."""
    found = list[int]()
    for draft in round.drafts:
        found.append(found[draft.parent] + 1 if draft.parent >= 0 else 0)
    return found


def line(round: Round, slot: int) -> list[int]:
    """The drafts between the text and a slot, which may be that of the bonus token."""
    drafts = round.drafts
    if slot == len(drafts):
        return path(round)
    found, node = list[int](), drafts[slot].parent
    while node >= 0:
        found.insert(0, node)
        node = drafts[node].parent
    return found


def path(round: Round) -> list[int]:
    """The accepted drafts."""
    return [slot for slot, draft in enumerate(round.drafts) if draft.verdict == "accepted"]


def final_slot(round: Round) -> int:
    """The number of the position that the round's final token is drawn at."""
    last = max(path(round), default=-1)
    after = [slot for slot, draft in enumerate(round.drafts) if draft.parent == last]
    return max(after, default=len(round.drafts))


def fault(round: Round, rule: str) -> str | None:
    """Return the first way in which a round contradicts the algorithm, or None.

    Typical acceptance follows its path at once, without tests of the siblings beside it.
    """
    parents = [draft.parent for draft in round.drafts]
    if any(parent >= node for node, parent in enumerate(parents)):
        return "a draft of its tree does not follow an earlier one"
    accepted = path(round)
    if [parents[node] for node in accepted] != [-1, *accepted][: len(accepted)]:
        return "its verdicts are not in order: the accepted drafts are not a path"
    last, found = max(accepted, default=-1), [draft.verdict for draft in round.drafts]
    kind = None if round.final is None else round.final.kind
    judged = last in parents and kind is not None
    if (kind == "correction") != ((last, "rejected") in zip(parents, found, strict=True)):
        return "a correction goes with a rejection"
    if kind == "bonus" and judged:
        return "a bonus token follows only when all drafts were accepted"
    if found != _verdicts(parents, accepted, judged=judged, at_once=rule == "typical"):
        return "its verdicts are not in order"
    if not round.emitted:
        return "it emits nothing"
    if len(round.positions) > len(round.drafts) + 1:
        return "it has more positions than tokens"
    return None


def _verdicts(
    parents: Sequence[int], accepted: list[int], *, judged: bool, at_once: bool
) -> list[Verdict]:
    """The verdicts that follow from an accepted path.

    Args:
        judged: whether the children of its last node were judged, and so all rejected.
        at_once: whether the siblings before a node of the path remain untested.
    """
    verdicts: list[Verdict] = ["untested"] * len(parents)
    for above, follows in zip([-1, *accepted], [*accepted, len(parents)], strict=True):
        for node, parent in enumerate(parents):
            before = node < follows and not at_once if follows < len(parents) else judged
            if parent == above and before:
                verdicts[node] = "rejected"
    for node in accepted:
        verdicts[node] = "accepted"
    return verdicts
