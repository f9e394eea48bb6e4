"""Exports the cells of a sweep as CSV."""

import csv
import io
from typing import Any

from specviz.sweep.estimates import Cell, Estimate, cells
from specviz.sweep.samples import Sweep
from specviz.views.csv import defused

RATIOS = ("acceptance", "efficiency", "tau", "speedup")
COLUMNS = (
    "pair",
    "drafter",
    "rule",
    "tree",
    "gamma",  # for a tree, its budget
    "temperature",
    "kind",  # empty for all kinds together
    "prompts",
    *(f"{name}{part}" for name in RATIOS for part in ("", "_low", "_high")),
)
"""The columns; each ratio has the bounds of its 95 % bootstrap interval, empty if it has none."""


def cells_csv(sweep: Sweep) -> str:
    """Return CSV with a header (RFC 4180) and unrounded numbers, one row per cell."""
    written = io.StringIO(newline="")
    writer = csv.writer(written)
    writer.writerow(COLUMNS)
    writer.writerows(_row(cell) for cell in cells(sweep))
    return written.getvalue()


def _row(cell: Cell) -> list[Any]:
    estimates: list[Estimate] = [getattr(cell, name) for name in RATIOS]
    numbers = [number for estimate in estimates for number in estimate]
    kind = defused(cell.kind or "")
    pair, scheme, *setting = cell.setting
    return [defused(pair), *scheme, *setting, kind, cell.prompts, *numbers]
