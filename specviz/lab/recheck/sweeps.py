"""Rules for recorded sweeps."""

from collections.abc import Iterator
from typing import Any

from specviz.lab.recheck.comparing import UNCHECKED, busy_in, changed, interval
from specviz.metrics import disturbed_runs, is_busy
from specviz.sweep.estimates import cells
from specviz.sweep.file import read
from specviz.sweep.samples import Sample, Sweep
from specviz.trace import Machine

__all__ = ["asked", "busy", "dtype", "figures", "lacks", "machine", "read", "tokens"]


def machine(sweep: Sweep) -> Machine:
    """Return the machine of the sweep's first setup."""
    return sweep.setups[0].machine


def busy(sweep: Sweep) -> str | None:
    """Return why the times are unreliable, or None."""
    found = disturbed_runs(sample.disturbed for sample in sweep.samples)
    return busy_in(found) if found and is_busy(found) else None


def lacks(sweep: Sweep) -> list[str]:
    """Return the current checks that the sweep lacks."""
    found = disturbed_runs(sample.disturbed for sample in sweep.samples)
    return [UNCHECKED] if found is None else []


def dtype(sweep: Sweep) -> str:
    """Return the least precise dtype among the targets."""
    return min(setup.models.target.dtype for setup in sweep.setups)  # bfloat16 < float16 < float32


def asked(then: Sweep, now: Sweep) -> list[str]:
    """Return differences in plan and dtype."""
    found = [] if then.plan == now.plan else ["another plan"]
    return found + ([] if dtype(then) == dtype(now) else [f"{dtype(then)}, now {dtype(now)}"])


def tokens(then: Sweep, now: Sweep) -> list[str]:
    """Return differences in the runs, their texts and their counts."""
    old, new = ({each.run_of(one): one for one in each.samples} for each in (then, now))
    both = old.keys() & new.keys()
    found = [] if old.keys() == new.keys() else ["other runs"]
    for what, of in (("texts", _text), ("counts", _counts)):
        if other := sum(of(old[run]) != of(new[run]) for run in both):
            found.append(f"other {what} in {other} of {len(old)} runs")
    return found


def figures(then: Sweep, now: Sweep) -> Iterator[str]:
    """Yield differences in each setting's speed-up."""
    old, new = (
        {cell.setting: cell.speedup for cell in cells(each) if cell.kind is None}
        for each in (then, now)
    )
    for setting in old.keys() & new.keys():
        what = f"{setting.scheme.code} γ={setting.gamma} T={setting.temperature:g}"
        bounds = [interval(each.low, each.high) for each in (old[setting], new[setting])]
        yield from changed(what, *bounds)


def _text(sample: Sample) -> str:
    return sample.digest


def _counts(sample: Sample) -> tuple[Any, ...]:
    return sample.emitted, sample.rounds, sample.drafted, sample.slots
