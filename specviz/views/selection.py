"""The part of a sweep that is on the screen: one pair, drafter and temperature."""

from typing import NamedTuple

from msgspec.structs import replace

from specviz.sweep.estimates import Best, Cell, CellSettings, best_gammas, cells
from specviz.sweep.samples import Sample, Sweep


class Selection(NamedTuple):
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


def select(
    sweep: Sweep, pair: str, drafter: str, temperature: float, gamma: int | None = None
) -> Selection | None:
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
    return Selection(setting, found, tuple(best_gammas(part)), at_gamma)
