"""Widths of a run's forward passes, in tokens: which steps to capture."""

from specviz.settings import HEADS, MAX_BUDGET, Settings

WIDTHS = (1, 2, 3, 5, 9, 17)  # tokens of a captured step: γ + 1 for γ = 0, 1, 2, 4, 8, 16
PLAIN = (1,)
TREES = (4, 9, 17, 33, 65)  # tokens of a captured pass over a tree
ROUND, STEP = 3, 1  # captured parts of a round and of a plain step
LARGEST_TREE = 2 * MAX_BUDGET  # most tokens that a draft reads to grow a tree

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


def target_trees(settings: Settings) -> Widths:
    """Width of the target's pass over a tree: its budget and the last token of the text."""
    return () if settings.tree == "chain" else (_fitting(settings.budget + 1),)


def draft_trees(settings: Settings) -> Widths:
    """Widths of a draft's passes over a tree's levels: the nodes of each level that have children.

    In most trees such nodes have at least two children, so that a pass reads at most half of the
    budget; a dynamic tree expands four nodes of each level.
    """
    if settings.tree == "chain":
        return ()
    widest = _fitting(1 + settings.budget // 2)
    return TREES[:1] if settings.tree == "dynamic" else TREES[: TREES.index(widest) + 1]


def steps_to_capture(settings: Settings, *, drafts: bool, plain: bool) -> int:
    """How many steps a run captures at most, on a GPU that has captured none yet.

    Args:
        drafts: whether a model or a head with a cache drafts.
        plain: whether plain decoding is measured, too.
    """
    ours = {*target_widths(settings)}, {*target_trees(settings)}
    heads = WIDTHS if settings.drafter in HEADS and settings.gamma else draft_widths(settings)
    theirs = ({*heads}, {*draft_trees(settings)}) if drafts else ()
    whole = settings.gamma > 0 and settings.tree == "chain" and settings.drafter != "lookup"
    rounds = ROUND if whole and settings.confidence == 0 else 0
    return sum(map(len, (*ours, *theirs))) + rounds + (len(PLAIN) + STEP if plain else 0)


def _fitting(width: int) -> int:
    return next(fitting for fitting in TREES if fitting >= width)
