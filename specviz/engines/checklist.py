"""Why is acceptance low? The causes that can be tested from outside, and those that cannot.

Every item is (name, finding, figures); the words name the cause and the remedy.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from specviz.engines.engine import Reply, Server, counted
from specviz.engines.record import Acceptance, Window, drift

Finding = Literal["found", "fine", "untested"]

UNTESTABLE = ("vocabulary", "trained_for", "template")
"""Causes that no endpoint reports."""
FIRST_GUESS = 0.1
"""Below this share of accepted first drafts, chance would do almost as well as the drafter."""


class Item(NamedTuple):
    """A cause of low acceptance, and what the tests say of it."""

    name: str
    finding: Finding
    figures: Mapping[str, float | str] = MappingProxyType({})


def checklist(
    server: Server, greedy: Sequence[Reply] = (), sampled: Sequence[Reply] = ()
) -> list[Item]:
    """Return all causes; `greedy` and `sampled` are the same prompts at temperatures 0 and 1."""
    at_0, at_1 = together(greedy), together(sampled)
    items = [_off(server, at_0)]
    if items[0].finding != "found":
        items += [
            _useless(at_0),
            _change("greedy_draft", at_0, at_1),
            _change("length", *_halves(greedy)),
            *([Item("quantised", "found", {"kind": server.quantised})] if server.quantised else []),
        ]
        items += [Item(name, "untested") for name in UNTESTABLE]
    return items


def together(replies: Sequence[Reply]) -> Acceptance | None:
    """Count the acceptance of several replies; None if the engine reports no steps."""
    return counted("", [step for reply in replies for step in reply.steps])


def _off(server: Server, found: Acceptance | None) -> Item:
    """Whether the server drafts at all, as `llama-server -md` without --spec-type does not."""
    if server.speculates is False:
        return Item("off", "found")
    return Item("off", "untested" if found is None else "fine")


def _useless(found: Acceptance | None) -> Item:
    """Whether hardly any first guess is right: another model's head, or layers off by one."""
    survived = found and found.by_position
    if found is None or not survived or not found.drafts:
        return Item("first_guess", "untested")
    share = survived[0] / found.drafts
    return Item("first_guess", "found" if share < FIRST_GUESS else "fine", {"share": share})


def _change(name: str, before: Acceptance | None, after: Acceptance | None) -> Item:
    """Whether acceptance falls from one to the other by more than chance explains."""
    if before is None or after is None:
        return Item(name, "untested")
    change = drift([Window(0, before), Window(0, after)])
    shares = {
        name: found.draft_efficiency or 0.0
        for name, found in (("before", before), ("after", after))
    }
    falls = change is not None and change.after < change.before
    return Item(name, "found" if falls else "fine", shares)


def _halves(replies: Sequence[Reply]) -> tuple[Acceptance | None, Acceptance | None]:
    """Count the first and the second half of each reply's rounds."""
    first = [step for reply in replies for step in reply.steps[: len(reply.steps) // 2]]
    second = [step for reply in replies for step in reply.steps[len(reply.steps) // 2 :]]
    return counted("", first), counted("", second)
