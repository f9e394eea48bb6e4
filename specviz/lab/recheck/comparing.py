"""Comparisons that the rules of all kinds of recording share."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from specviz.trace import Machine

FULL_PRECISION = "float32"
UNCHECKED = "a check whether the machine was busy"

Interval = tuple[float, float]


class Comparison(NamedTuple):
    """The result of comparing a recording.

    Attributes:
        differs: a phrase for each difference; empty if the recording holds.
        left: what was not compared, and why.
    """

    differs: list[str]
    left: list[str]


def same_kind(one: Machine, other: Machine) -> bool:
    """Return whether two machines have the same device and processor."""
    return (one.device, one.processor) == (other.device, other.processor)


def interval(low: float | None, high: float | None) -> Interval | None:
    """Return an interval, or None if a bound is missing, as with a single prompt."""
    return None if low is None or high is None else (low, high)


def changed(what: str, then: Interval | None, now: Interval | None) -> Iterator[str]:
    """Yield a phrase if both intervals exist and do not overlap."""
    if then and now and (then[0] > now[1] or now[0] > then[1]):
        yield f"{what} {then[0]:.3g} to {then[1]:.3g}, now {now[0]:.3g} to {now[1]:.3g}"


def first_difference(one: Sequence[Any], other: Sequence[Any]) -> int | None:
    """Return the index of the first difference of two sequences; None if they are equal."""
    pairs = enumerate(zip(one, other, strict=False))
    parted = next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))
    return None if len(one) == len(other) == parted else parted


def busy_in(found: Sequence[int]) -> str:
    """Return a phrase for (disturbed, known) runs."""
    return f"the machine was busy in {found[0]} of {found[1]} runs"
