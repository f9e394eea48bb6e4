"""Compares a recording with its command's new output, by the rules of its kind."""

from types import ModuleType

from specviz.lab.recheck import claim_results, measured_passes, reports, runs, sweeps
from specviz.lab.recheck.comparing import FULL_PRECISION, Comparison, same_kind
from specviz.lab.recordings import Kind

KINDS: dict[Kind, ModuleType] = {
    "traces": runs,
    "bench": reports,
    "sweeps": sweeps,
    "claims": claim_results,
    "pay": measured_passes,
}
"""Modules that all define read, machine, dtype, busy, lacks, asked, tokens and figures."""


def compare(kind: Kind, old: bytes, new: bytes) -> Comparison:
    """Compare an old and a new recording of one command.

    Raises:
        SpecVizError: one of the recordings is damaged.
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
    """Return why a recording's times are unreliable, or None.

    Raises:
        SpecVizError: it is damaged.
    """
    rules = KINDS[kind]
    why: str | None = rules.busy(rules.read(data))
    return why


def processor(kind: Kind, data: bytes) -> str:
    """Return the processor that a recording was made on.

    Raises:
        SpecVizError: it is damaged.
    """
    rules = KINDS[kind]
    return str(rules.machine(rules.read(data)).processor)
