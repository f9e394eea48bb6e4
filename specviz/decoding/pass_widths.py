"""Widths of a run's forward passes, in tokens: which steps to capture."""

from specviz.settings import MAX_BUDGET, Settings

WIDTHS = (1, 2, 3, 5, 9, 17)  # tokens of a captured step: γ + 1 for γ = 0, 1, 2, 4, 8, 16
PLAIN = (1,)
LARGEST_TREE = 2 * MAX_BUDGET  # tokens that a draft reads to make one

Widths = tuple[int, ...]


def target_widths(settings: Settings) -> Widths:
    """Widths of the target's verifications; shorter passes are padded to the next width.

    A draft model at constant γ proposes γ tokens in every round but the last; all other drafters
    may propose fewer.
    """
    if settings.gamma == 0 or settings.tree != "chain":
        return PLAIN
    up_to = tuple(width for width in WIDTHS if width < settings.gamma + 1)
    widest = WIDTHS[len(up_to)]
    constant = settings.drafter in ("model", "early-exit") and not settings.confidence
    return (widest,) if constant else (*up_to, widest)


def draft_widths(settings: Settings) -> Widths:
    """Widths of a draft model's steps: one token, or two after a bonus token.

    With `lookup+model` a step first reads accepted lookup tokens, in any number.
    """
    if settings.gamma == 0:
        return ()
    return WIDTHS if settings.drafter == "lookup+model" else (1, 2)


def tree_room(settings: Settings) -> int:
    """The most tokens of a tree that a cache holds after the text."""
    return 0 if settings.tree == "chain" else LARGEST_TREE
