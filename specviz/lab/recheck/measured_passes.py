"""Rules for recorded passes, which “Will it pay?” uses."""

from collections.abc import Iterator

from specviz.lab.passes import Pass, Passes, read_passes
from specviz.lab.recheck.comparing import UNCHECKED
from specviz.metrics import is_disturbed
from specviz.trace import Machine

__all__ = ["asked", "busy", "dtype", "figures", "lacks", "machine", "read", "tokens"]

WITHIN = 0.1  # allowed relative change of a width's cost in plain steps

read = read_passes


def machine(passes: Passes) -> Machine:
    """Return the machine that the passes were timed on."""
    return passes.machine


def busy(passes: Passes) -> str | None:
    """Return why the times are unreliable, or None."""
    found = passes.jitter
    return f"like passes varied by {found:.0%}" if found and is_disturbed(found) else None


def lacks(passes: Passes) -> list[str]:
    """Return the current checks that the recording lacks."""
    return [UNCHECKED] if passes.jitter is None else []


def dtype(passes: Passes) -> str:
    """Return the target's dtype."""
    return passes.dtype


def tokens(then: Passes, now: Passes) -> list[str]:
    """Return no differences: passes generate no tokens."""
    del then, now
    return []


def asked(then: Passes, now: Passes) -> list[str]:
    """Return differences in what was measured."""
    about = [(each.pair, each.parameters, each.dtype, each.context) for each in (then, now)]
    return [] if about[0] == about[1] else ["another target or context"]


def figures(then: Passes, now: Passes) -> Iterator[str]:
    """Yield differences in the figures."""
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
    """Return costs by (batch, width), relative to the same batch at width 1."""
    seconds = {(each.batch, each.width): each.seconds for each in passes}
    return {shape: cost / seconds[shape[0], 1] for shape, cost in seconds.items()}
