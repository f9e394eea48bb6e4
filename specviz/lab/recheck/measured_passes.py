"""Recorded passes: the figures of “Will it pay?”."""

from collections.abc import Iterator

from specviz.lab.passes import Pass, Passes, read_passes
from specviz.lab.recheck.comparing import UNCHECKED
from specviz.metrics import is_disturbed
from specviz.trace import Machine

__all__ = ["asked", "busy", "dtype", "figures", "lacks", "machine", "read", "tokens"]

WITHIN = 0.1  # of a width's cost in plain steps

read = read_passes


def machine(passes: Passes) -> Machine:
    """Where they were made."""
    return passes.machine


def busy(passes: Passes) -> str | None:
    """Why their times are not to be relied on; None: they are."""
    found = passes.jitter
    return f"like passes varied by {found:.0%}" if found and is_disturbed(found) else None


def lacks(passes: Passes) -> list[str]:
    """The checks of today that they were made without."""
    return [UNCHECKED] if passes.jitter is None else []


def dtype(passes: Passes) -> str:
    """Its target's number format."""
    return passes.dtype


def tokens(then: Passes, now: Passes) -> list[str]:
    """Nothing: passes write nothing."""
    del then, now
    return []


def asked(then: Passes, now: Passes) -> list[str]:
    """What was asked for otherwise."""
    about = [(each.pair, each.parameters, each.dtype, each.context) for each in (then, now)]
    return [] if about[0] == about[1] else ["another target or context"]


def figures(then: Passes, now: Passes) -> Iterator[str]:
    """What is measured otherwise."""
    for what in ("widths", "batches"):
        before, after = (_costs(getattr(each, what)) for each in (then, now))
        for shape in before.keys() & after.keys():
            if abs(after[shape] / before[shape] - 1) > WITHIN:
                batch, width = shape
                yield (
                    f"{width} tokens of {batch} cost {before[shape]:.2f} plain steps,"
                    f" now {after[shape]:.2f}"
                )


def _costs(passes: tuple[Pass, ...]) -> dict[tuple[int, int], float]:
    """By batch and width, over a pass for one token of as many texts."""
    seconds = {(each.batch, each.width): each.seconds for each in passes}
    return {shape: cost / seconds[shape[0], 1] for shape, cost in seconds.items()}
