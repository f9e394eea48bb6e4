"""Arithmetic of figures, which have seven digits."""

from bisect import insort
from collections.abc import Iterable
from math import sqrt

from specviz.trace.figures import Gap

Z = 1.96  # standard deviations around the mean that contain 95 % of a normal distribution


def short(value: float) -> float:
    """Round to seven digits."""
    return float(f"{value:.7g}")


def ratio(part: float, whole: float) -> float | None:
    """Divide; None by 0."""
    return short(part / whole) if whole else None


def share(part: int, whole: int) -> tuple[float | None, float | None, float | None]:
    """Return a share with its 95 % interval (Wilson's) in four digits; None of nothing."""
    if not whole:
        return None, None, None
    found, more = part / whole, Z**2 / whole
    middle = (found + more / 2) / (1 + more)
    half = sqrt((found * (1 - found) + more / 4) * more) / (1 + more)
    return short(found), max(0.0, round(middle - half, 4)), min(1.0, round(middle + half, 4))


class Ordered:
    """Numbers in order, for percentiles while more arrive."""

    def __init__(self, values: Iterable[float] = ()) -> None:
        self._values = sorted(values)

    def __len__(self) -> int:
        return len(self._values)

    def add(self, *values: float) -> None:
        """Add some numbers."""
        for value in values:
            insort(self._values, value)

    def percentile(self, percent: int) -> float:
        """Return a percentile by nearest rank."""
        return self._values[-(-percent * len(self._values) // 100) - 1]

    def gap(self) -> Gap:
        """Return the median and the 95th percentile of waiting times; of none, 0."""
        if not self._values:
            return Gap()
        return Gap(short(self.percentile(50)), short(self.percentile(95)))
