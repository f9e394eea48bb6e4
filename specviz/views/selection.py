"""The displayed part of a sweep: one pair, scheme and temperature."""

from collections.abc import Callable
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from specviz.sweep.estimates import (
    Best,
    Cell,
    CellSettings,
    Estimate,
    best_gammas,
    cells,
)
from specviz.sweep.plan import Scheme
from specviz.sweep.samples import Sample, Sweep

Value = TypeVar("Value")


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
        return _indexed(_Same(self.cells))[1]

    def cell(self, kind: str | None, gamma: int) -> Cell | None:
        """Return the cell of a kind (None: all together) at a γ, if measured."""
        return _indexed(_Same(self.cells))[0].get((kind, gamma))

    def kinds(self, by: Callable[[Cell], Estimate] | None = None) -> list[Cell]:
        """Return the cells of single kinds at the setting's γ.

        Args:
            by: sorts them by an estimate, highest first and those without a value last.
        """
        found = [c for c in self.cells if c.kind is not None and c.setting == self.setting]
        return found if by is None else sorted(found, key=lambda cell: -(by(cell).value or -1))

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


class _Part(NamedTuple):
    """The figures of a pair, scheme and temperature, and their runs."""

    cells: tuple[Cell, ...]
    best: tuple[Best, ...]
    samples: tuple[Sample, ...]


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
    parts = _parts_of(_Same(sweep))
    if (part := parts.get((pair, scheme, temperature))) is None:
        return None
    found, best, samples = part
    together = [cell for cell in found if cell.kind is None]
    if gamma is not None:
        together = [cell for cell in together if cell.setting.gamma == gamma]
    if not together:
        return None
    setting = max(together, key=lambda cell: cell.speedup.value or 0).setting
    at_gamma = tuple(sample for sample in samples if sample.gamma == setting.gamma)
    return Selection(setting, found, best, at_gamma)


class _Same(Generic[Value]):
    """A value as a key that only the same object equals: comparing it would take long."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)


@lru_cache(maxsize=64)
def _indexed(
    same: _Same[tuple[Cell, ...]],
) -> tuple[dict[tuple[str | None, int], Cell], tuple[int, ...]]:
    """Return cells by kind and γ, and all γ."""
    found = {(cell.kind, cell.setting.gamma): cell for cell in same.value}
    return found, tuple(sorted({gamma for _, gamma in found}))


@lru_cache(maxsize=8)
def _parts_of(same: _Same[Sweep]) -> dict[tuple[str, Scheme, float], _Part]:
    """Return the figures of each pair, scheme and temperature: computed once for every view."""
    sweep = same.value
    grouped: dict[tuple[str, Scheme, float], list[Sample]] = {}
    for sample in sweep.samples:
        key = sweep.pair_of(sample), sample.scheme, sample.temperature
        grouped.setdefault(key, []).append(sample)
    parts = {}
    for key, samples in grouped.items():
        part = replace(sweep, samples=tuple(samples))
        parts[key] = _Part(tuple(cells(part)), tuple(best_gammas(part)), part.samples)
    return parts
