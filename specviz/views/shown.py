"""What is on the screen of a sweep, and how its numbers are written."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from specviz.sweep.estimates import Best, Cell, CellSettings, Estimate, best_gammas, cells
from specviz.sweep.samples import Sample, Sweep


class Shown(NamedTuple):
    """The part of a sweep that is on the screen.

    Attributes:
        setting: of all pictures except the map, which shows every γ.
        cells: of its pair, drafter and temperature: every γ, each kind and all together (None).
        best: the best draft lengths, of each kind and of all together.
        samples: the runs at its γ.
    """

    setting: CellSettings
    cells: tuple[Cell, ...]
    best: tuple[Best, ...]
    samples: tuple[Sample, ...]

    @property
    def gammas(self) -> tuple[int, ...]:
        """Those of which something has been measured."""
        return tuple(sorted({cell.setting.gamma for cell in self.cells}))

    def cell(self, kind: str | None, gamma: int) -> Cell | None:
        """The cell of a kind, or of all together, at a γ."""
        found = (c for c in self.cells if c.kind == kind and c.setting.gamma == gamma)
        return next(found, None)

    def kinds(self) -> list[Cell]:
        """The cells of all kinds at the γ of the setting."""
        return [c for c in self.cells if c.kind is not None and c.setting == self.setting]

    def best_of(self, kind: str | None) -> Best | None:
        """The best draft length of a kind, or of all together."""
        return next((best for best in self.best if best.kind == kind), None)


def show(
    sweep: Sweep, pair: str, drafter: str, temperature: float, gamma: int | None = None
) -> Shown | None:
    """The part of a sweep to show; None if nothing of it has been measured.

    Args:
        gamma: None: the one with the highest speed-up over all kinds.
    """
    samples = tuple(
        sample
        for sample in sweep.samples
        if sample.drafter == drafter
        and sample.temperature == temperature
        and sweep.pair_of(sample) == pair
    )
    part = replace(sweep, samples=samples)
    found = tuple(cells(part))
    together = [cell for cell in found if cell.kind is None]
    if gamma is not None:
        together = [cell for cell in together if cell.setting.gamma == gamma]
    if not together:
        return None
    setting = max(together, key=lambda cell: cell.speedup.value or 0).setting
    at_gamma = tuple(sample for sample in samples if sample.gamma == setting.gamma)
    return Shown(setting, found, tuple(best_gammas(part)), at_gamma)


def percent(share: float | None) -> str:
    """A share as the viewer writes it: 0.625 → 62%, 0.0312 → 3.1%."""
    if share is None:
        return "–"
    value = 100 * share
    precise = value < 9.95 or 99 < value < 100
    return (f"{value:.1f}".removesuffix(".0") if precise else f"{value:.0f}") + "%"


def times(factor: float | None) -> str:
    """A factor as the viewer writes it: 1.617 → 1.62×."""
    if factor is None:
        return "–"
    return f"{factor:.2f}×" if factor < 9.995 else f"{factor:.1f}×"


def spread(estimate: Estimate, write: Callable[[float], str], brackets: str) -> str:
    """The interval of a number in `brackets` with {low} and {high}; nothing if it has none."""
    if estimate.low is None or estimate.high is None:
        return ""
    return brackets.format(low=write(estimate.low), high=write(estimate.high))


def duration(seconds: float, words: Mapping[str, Any]) -> str:
    """A length of time as one says it: 48 seconds, 12 minutes, 2.5 hours."""
    if seconds < 90:
        return _counted(max(1, round(seconds)), words["seconds"])
    if seconds < 90 * 60:
        return _counted(round(seconds / 60), words["minutes"])
    return str(words["hours"].format(n=f"{seconds / 3600:.1f}".removesuffix(".0")))


def _counted(n: int, words: Mapping[str, str]) -> str:
    return words["one" if n == 1 else "many"].format(n=n)
