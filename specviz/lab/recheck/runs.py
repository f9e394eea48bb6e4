"""Rules for recorded runs, each a trace."""

from collections.abc import Iterator
from typing import Any

from specviz.lab.diagnosis import measure_run
from specviz.lab.recheck.comparing import changed, first_difference
from specviz.metrics import agreement, disturbance, is_disturbed, jitter
from specviz.trace import Machine, Trace, read

__all__ = ["asked", "busy", "dtype", "figures", "lacks", "machine", "read", "tokens"]


def machine(trace: Trace) -> Machine:
    """Return the machine that the run was recorded on."""
    return trace.machine


def busy(trace: Trace) -> str | None:
    """Return why the times are unreliable, or None."""
    if not disturbance(trace):
        return None
    found = jitter(trace.plain.seconds)
    if is_disturbed(found):
        return f"plain steps varied by {found:.0%}"
    return "a round took less than a plain step"


def lacks(trace: Trace) -> list[str]:
    """Return no missing checks: a trace's times are enough for all of them."""
    del trace
    return []


def dtype(trace: Trace) -> str:
    """Return the target's dtype."""
    return trace.models.target.dtype


def asked(then: Trace, now: Trace) -> list[str]:
    """Return differences in prompt, settings and dtype."""
    found = [] if then.prompt == now.prompt else ["another prompt"]
    found += [] if then.settings == now.settings else ["other settings"]
    return found + ([] if dtype(then) == dtype(now) else [f"{dtype(then)}, now {dtype(now)}"])


def tokens(then: Trace, now: Trace) -> list[str]:
    """Return differences in the texts, in the rounds, and in agreement with plain decoding."""
    found = list[str]()
    for what, old, new in (
        ("writes", then.output, now.output),
        ("plain decoding writes", then.plain.tokens, now.plain.tokens),
    ):
        if (position := first_difference(old, new)) is not None:
            found.append(f"{what} another text from token {position + 1} on")
    if not found and _verdicts(then) != _verdicts(now):
        found.append("the same text in other rounds")
    if _agrees(then) != _agrees(now):
        found.append(f"{'no longer' if _agrees(then) else 'now'} the same as plain decoding")
    return found


def figures(then: Trace, now: Trace) -> Iterator[str]:
    """Yield a difference in the speed-up."""
    old, new = measure_run(then), measure_run(now)
    if old is not None and new is not None:
        yield from changed("speed-up", old.interval, new.interval)


def _verdicts(trace: Trace) -> list[Any]:
    return [[(draft.token, draft.verdict) for draft in round.drafts] for round in trace.rounds]


def _agrees(trace: Trace) -> bool | None:
    same = agreement(trace)
    return None if same is None else same.first_difference is None
