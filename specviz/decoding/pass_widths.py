"""How many tokens each pass of a run reads: the steps that are worth capturing."""

from specviz.settings import Settings

WIDTHS = (1, 2, 3, 5, 9, 17)  # tokens of a captured step: γ + 1 for γ = 0, 1, 2, 4, 8, 16
PLAIN = (1,)

Widths = tuple[int, ...]


def target_widths(settings: Settings) -> Widths:
    """Widths of the target's verifications; a shorter pass is padded to the next width.

    A draft model at a constant γ always proposes γ tokens, but for the last round; every other
    drafter may propose fewer.
    """
    if settings.gamma == 0:
        return PLAIN
    up_to = tuple(width for width in WIDTHS if width < settings.gamma + 1)
    widest = WIDTHS[len(up_to)]
    constant = settings.drafter in ("model", "early-exit") and not settings.confidence
    return (widest,) if constant else (*up_to, widest)


def draft_widths(settings: Settings) -> Widths:
    """Widths of a draft model's steps: one token, or two after a round that was all accepted.

    After lookup has drafted in its place, it first reads what lookup wrote, of any length.
    """
    if settings.gamma == 0:
        return ()
    return WIDTHS if settings.drafter == "lookup+model" else (1, 2)
