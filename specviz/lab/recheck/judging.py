"""A recording against what the same command makes now, by the rules of its kind."""

from types import ModuleType

from specviz.lab.recheck import measured_passes, reports, runs, swept, tried
from specviz.lab.recheck.comparing import FULL_PRECISION, Comparison, same_kind
from specviz.lab.recordings import Kind

KINDS: dict[Kind, ModuleType] = {
    "traces": runs, "bench": reports, "sweeps": swept, "claims": tried, "paying": measured_passes,
}  # fmt: skip
"""Each with the same names: read, machine, dtype, busy, lacks, asked, tokens, figures."""


def compare(kind: Kind, old: bytes, new: bytes) -> Comparison:
    """What an old and a new recording of one command differ in.

    Raises:
        SpecVizError: one of them is damaged.
    """
    rules = KINDS[kind]
    then, now = rules.read(old), rules.read(new)
    alike = same_kind(rules.machine(then), rules.machine(now))
    differs = [f"it lacks {name}" for name in rules.lacks(then)]
    differs += rules.asked(then, now)
    left = []
    if alike or rules.dtype(then) == FULL_PRECISION:
        differs += rules.tokens(then, now)
    else:
        left.append(f"tokens not compared, {rules.dtype(then)} on another kind of machine")
    if why := rules.busy(now) if alike else "another kind of machine":
        left.append(f"times not compared, {why}")
    else:
        differs += rules.figures(then, now)
    return Comparison(differs, left)


def busy(kind: Kind, data: bytes) -> str | None:
    """Why the times of a recording are not to be relied on; None: they are.

    Raises:
        SpecVizError: it is damaged.
    """
    rules = KINDS[kind]
    why: str | None = rules.busy(rules.read(data))
    return why


def processor(kind: Kind, data: bytes) -> str:
    """What it was recorded on.

    Raises:
        SpecVizError: it is damaged.
    """
    rules = KINDS[kind]
    return str(rules.machine(rules.read(data)).processor)
