"""The displayed part of a sweep: one pair, scheme and temperature."""

from typing import NamedTuple

from msgspec.structs import replace

from specviz.sweep.estimates import Best, Cell, CellSettings, best_gammas, cells
from specviz.sweep.plan import Scheme
from specviz.sweep.samples import Sample, Sweep


class Selection(NamedTuple):
    """The displayed part of a sweep.

    Attributes:
        setting: the setting of all charts except the map, which shows every γ.
        cells: the cells of its pair, scheme and temperature, for every γ and kind, and for all
            kinds together (None).
        best: the best γ for each kind and for all together.
        samples: the runs at the setting's γ.
    """

    setting: CellSettings
    cells: tuple[Cell, ...]
    best: tuple[Best, ...]
    samples: tuple[Sample, ...]

    @property
    def gammas(self) -> tuple[int, ...]:
        """The draft lengths with measurements."""
        return tuple(sorted({cell.setting.gamma for cell in self.cells}))

    def cell(self, kind: str | None, gamma: int) -> Cell | None:
        """Return the cell of a kind (None: all together) at a γ, if measured."""
        found = (c for c in self.cells if c.kind == kind and c.setting.gamma == gamma)
        return next(found, None)

    def kinds(self) -> list[Cell]:
        """Return the cells of single kinds at the setting's γ."""
        return [c for c in self.cells if c.kind is not None and c.setting == self.setting]

    def best_of(self, kind: str | None) -> Best | None:
        """Return the best draft length of a kind (None: all together), if known."""
        return next((best for best in self.best if best.kind == kind), None)


class Comparison(NamedTuple):
    """The methods of a sweep side by side, for one pair and temperature.

    Attributes:
        parts: the selection of each scheme with runs, in the plan's order.
        gamma: the γ or budget of all of them; None: each at its fastest.
        kinds: the kinds of prompt, after None for all together if there are several.
    """

    parts: tuple[Selection, ...]
    gamma: int | None
    kinds: tuple[str | None, ...]


def compare(
    sweep: Sweep, pair: str, temperature: float, gamma: int | None = None
) -> Comparison | None:
    """Compare the schemes of a sweep; None if there are fewer than two to compare.

    Args:
        sweep: the sweep.
        pair, temperature: the part to show.
        gamma: the γ or budget to compare at; by default each scheme's own fastest.
    """
    found = (select(sweep, pair, scheme, temperature, gamma) for scheme in sweep.plan.schemes(pair))
    parts = tuple(part for part in found if part is not None)
    if len(parts) < 2:
        return None
    kinds = sweep.plan.kinds
    return Comparison(parts, gamma, (None, *kinds) if len(kinds) > 1 else kinds)


def select(
    sweep: Sweep, pair: str, scheme: Scheme, temperature: float, gamma: int | None = None
) -> Selection | None:
    """Select the part of a sweep to show; None if it has no measurements.

    Args:
        sweep: the sweep.
        pair, scheme, temperature: the part to show.
        gamma: the γ to show; by default the one with the highest speed-up over all kinds.
    """
    samples = tuple(
        sample
        for sample in sweep.samples
        if sample.scheme == scheme
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
